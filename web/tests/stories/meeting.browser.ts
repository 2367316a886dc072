/** People who play with and against each other, and one who looks on. */
import { expect, test } from "vitest";

import { Chance } from "../world/chance";
import type { Player } from "../world/player";
import { world } from "../world/story";
import { eager, meet, playTogether, rather, whoIsAsked } from "../world/together";

const here = world();

test("Anna opens a table and sends the link, Ben sits down, and they play to the end", async () => {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }]);
  await anna.page.goto(`/wait/${game}`);
  await ben.page.goto(`/join/${game}`);
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([anna, ben].map((player) => player.page.locator(".table").waitFor()));
  await playTogether([anna, ben], eager(new Chance(11)));
  const results = await Promise.all([anna, ben].map((player) => player.page.getByRole("dialog").textContent()));
  expect(results.filter((result) => result?.includes("You have won"))).toHaveLength(1);
  expect(results.filter((result) => result?.includes("You have lost"))).toHaveLength(1);
});

test("four browsers play two against two", async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => here.arrives()));
  const [anna, ...others] = players as [(typeof players)[0], ...typeof players];
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }] as const;
  const game = await anna.opens([...seats], { mode: "2v2", sets: ["first-contact", "new-servants"] });
  for (const other of others) {
    await other.joins(game);
  }
  await Promise.all(players.map((player) => player.goesTo(game)));
  await playTogether(players, eager(new Chance(12)));
  const results = await Promise.all(players.map((player) => player.page.getByRole("dialog").textContent()));
  expect(results.map((result) => result?.includes("You have won"))).toEqual(
    results.map((_, seat) => results[seat % 2]?.includes("You have won")),
  );
});

test("two against two, seat by seat: a friend with me, a bot of its own level at each other seat", async () => {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  const { page } = anna;
  await page.goto("/new?with=bot");
  await page.getByRole("radio", { name: /^2 vs 2/ }).check();
  await page.getByRole("radio", { name: /^Larva/ }).check();
  await page.getByLabel("Seat 3: your teammate").selectOption({ label: "Open for a friend" });
  await page.getByLabel("Seat 4: an opponent").selectOption({ label: "Beetle" });
  await page.getByText("Seats 2 to 4: Larva, Open for a friend, Beetle.").waitFor();
  await page.getByRole("button", { name: "Open the table" }).click();
  await ben.page.goto(new URL(await page.getByLabel("Link to this table").inputValue()).pathname);
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([anna, ben].map((player) => player.page.locator(".table").waitFor()));
  await anna.watch.until(() => anna.watch.table !== null, 10_000, "the table");
  expect(anna.watch.table?.seats.map((chair) => chair.bot || chair.kind)).toEqual([
    "person",
    "larva",
    "person",
    "beetle",
  ]);
  expect([anna, ben].map((player) => player.watch.table?.seat)).toEqual([0, 2]);
});

test("a spectator sees the table, hears what happens, and can do nothing", async () => {
  const { anna, ben } = await meet(here, {});
  const carl = await here.arrives();
  await carl.goesTo(gameOf(anna));
  for (let choices = 0; choices < 6; choices += 1) {
    const asked = await whoIsAsked([anna, ben]);
    await asked?.chooses(new Chance(choices).any);
    await carl.watch.until(() => carl.watch.moment?.ply === asked?.watch.moment?.ply, 10_000, "what happened");
    await carl.seesWhatTheServerSays();
    expect(await carl.page.locator("[data-selectable], .bar button, [data-asked]").count()).toBe(0);
  }
  for (const key of ["1", "Space", "m", "n", "z", "Enter"]) {
    await carl.page.keyboard.press(key);
  }
  expect(carl.watch.acts).toEqual([]);
  expect(await carl.page.getByRole("button", { name: "Concede" }).count()).toBe(0);
  const shown = await carl.page.locator("[data-spot^=hand-]").count();
  expect(shown, "cards of a hand that a spectator sees").toBe(0);
});

test("who concedes has lost, after being asked once more", async () => {
  const { anna, ben } = await meet(here, {});
  await anna.page.getByRole("button", { name: "Concede" }).click();
  expect(anna.watch.acts).toEqual([]);
  await anna.page.getByRole("button", { name: "Really concede" }).click();
  await expect.poll(() => ben.page.getByRole("dialog").textContent()).toContain("You have won");
  await expect.poll(() => anna.page.getByRole("dialog").textContent()).toContain("You have lost");
});

test("a rematch that both want is the next game for both", async () => {
  const { anna, ben } = await meet(here, {}, { game: "mindbug", seed: "r", players: [PLAIN, { ...PLAIN, life: 1 }] });
  await playTogether([anna, ben], rather("attack"));
  await anna.page.getByRole("button", { name: "Rematch" }).click();
  await ben.page.getByRole("button", { name: "Rematch" }).click();
  await Promise.all([anna, ben].map((player) => player.page.getByRole("link", { name: "To the next game" }).click()));
  await expect.poll(() => gameOf(anna)).toBe(gameOf(ben));
  await expect.poll(() => anna.watch.isOver || ben.watch.isOver).toBe(false);
  expect(await whoIsAsked([anna, ben])).not.toBeNull();
});

const gameOf = (player: Player) => player.page.url().split("/").at(-1) ?? "";
const PLAIN = { mindbugs: 0, hand: ["Gorillion"], play: ["Bee Bear"], draw: [] };
