/** What goes wrong: pages are loaded again, networks and servers go and come back, somebody clicked wrongly. */
import { expect, test } from "vitest";

import { world } from "../world/story";
import type { Player } from "../world/player";
import { meet, playTogether, the } from "../world/together";

const here = world();

/** Anna's Goat Dragon attacks: its effect asks what to do, and then to whom. */
const DRAGON = {
  game: "mindbug",
  sets: ["eternity"],
  active: 0,
  turn: 9,
  seed: "dragon",
  players: [
    { mindbugs: 0, hand: ["Cave Lizard"], draw: ["Catalisk", "Duckdra"], discard: ["Catalisk"], play: ["Goat Dragon"] },
    { mindbugs: 0, hand: ["Fire Antler"], draw: ["Cave Lizard"], play: ["Agile Rooster", "Duckdra"] },
  ],
};

/** In the middle of the effect, with the question of what to do. */
async function inMidEffect() {
  const { anna, ben } = await meet(here, { sets: ["eternity"] }, DRAGON);
  await anna.chooses(the("attack", "Goat Dragon"));
  expect(await anna.isAsked()).toBe(true);
  expect(anna.watch.question?.choice).toBe("option");
  return { anna, ben };
}

const shown = (player: Player) => player.page.locator(".bar h2").textContent();

test("a reload in mid-effect brings the same question back", async () => {
  const { anna } = await inMidEffect();
  const [asked, text] = [anna.watch.question, await shown(anna)];
  await anna.reloads();
  await expect.poll(() => shown(anna)).toBe(text);
  expect(anna.watch.question).toEqual(asked);
  await anna.seesWhatTheServerSays();
  await anna.chooses(the("option"));
});

test("a lost network in mid-effect: the page says so, comes back by itself, and asks the same", async () => {
  const { anna } = await inMidEffect();
  const text = await shown(anna);
  await anna.losesNetwork();
  await expect.poll(() => anna.page.getByText("The connection is gone").count()).toBe(1);
  await anna.findsNetwork();
  await expect.poll(() => anna.page.getByText("The connection is gone").count()).toBe(0);
  await expect.poll(() => shown(anna)).toBe(text);
  await anna.chooses(the("option"));
  await anna.isAsked();
  await anna.seesWhatTheServerSays();
});

test("a server that is killed in mid-effect and started again: the game goes on by itself", async () => {
  const { anna, ben } = await inMidEffect();
  const text = await shown(anna);
  anna.watch.isCutAllowed = ben.watch.isCutAllowed = true;
  await here.server.kill();
  await Promise.all([anna, ben].map((player) => player.page.getByText("The connection is gone").waitFor()));
  await here.server.run();
  await expect.poll(() => anna.page.getByText("The connection is gone").count()).toBe(0);
  await expect.poll(() => ben.page.getByText("The connection is gone").count()).toBe(0);
  await expect.poll(() => shown(anna)).toBe(text);
  await anna.chooses(the("option"));
  await playTogether(
    [anna, ben],
    (moves) => moves[0]!,
    (_, player) => player === ben,
  );
  expect(await ben.isAsked()).toBe(true);
  await ben.seesWhatTheServerSays();
});

test("undo gives the choice back", async () => {
  const { anna } = await inMidEffect();
  const before = anna.watch.question;
  await anna.chooses(the("option"));
  await anna.isAsked();
  expect(anna.watch.question).not.toEqual(before);
  await anna.page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => anna.watch.question).toEqual(before);
  await anna.seesWhatTheServerSays();
  await anna.chooses(the("option"));
});

test("what was shown to others is taken back only if they agree", async () => {
  const { anna, ben } = await meet(
    here,
    {},
    {
      game: "mindbug",
      seed: "undo",
      players: [
        { mindbugs: 0, hand: ["Gorillion", "Bee Bear"], draw: [] },
        { hand: ["Killer Bee"], draw: [] },
      ],
    },
  );
  const before = anna.watch.question;
  await anna.chooses(the("play", "Gorillion"));
  await ben.isAsked();
  await anna.page.keyboard.press("z");
  await ben.page.getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => anna.watch.question?.moves).toEqual(before?.moves);
  await anna.seesWhatTheServerSays();
});
