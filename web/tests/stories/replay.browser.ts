/** A finished game is seen again, step by step and from any side, and goes on from any moment. */
import { expect, test } from "vitest";

import type { Player } from "../world/player";
import { world } from "../world/story";
import { meet, playTogether, rather, the } from "../world/together";

const here = world();

const SNIPER = "Chameleon Sniper";
const ONE_LIFE = { life: 1, mindbugs: 0, hand: ["Gorillion", "Bee Bear"], draw: [], play: [SNIPER] };

/** Anna and Ben play a creature each, and then Anna wins by an attack. */
async function aShortGame(): Promise<{ anna: Player; ben: Player }> {
  const position = { game: "mindbug", active: 0, turn: 8, seed: "replay", players: [ONE_LIFE, ONE_LIFE] };
  const { anna, ben } = await meet(here, {}, position);
  for (const player of [anna, ben]) {
    await player.isAsked();
    await player.chooses(the("play", "Gorillion"));
  }
  await playTogether([anna, ben], rather("attack"));
  await anna.page.getByRole("dialog", { name: "You have won" }).waitFor();
  return { anna, ben };
}

const button = (player: Player, name: string) => player.page.getByRole("button", { name, exact: true });
const ply = (player: Player) => Number(new URL(player.page.url()).searchParams.get("ply"));
const log = (player: Player) => player.page.getByRole("log").textContent();

async function opensReplay(player: Player): Promise<void> {
  await player.page.getByRole("link", { name: "Replay" }).click();
  await button(player, "One step on").waitFor();
}

test("step by step, turn by turn and by itself, forth and back", async () => {
  const { anna } = await aShortGame();
  await opensReplay(anna);
  expect(ply(anna)).toBe(0);
  await button(anna, "One step on").click();
  await expect.poll(() => ply(anna)).toBe(1);
  expect(await log(anna)).toContain("Gorillion");

  await button(anna, "One turn on").click();
  await expect.poll(() => ply(anna)).toBeGreaterThan(1);
  await button(anna, "One step back").click();
  await button(anna, "One turn back").click();
  await expect.poll(() => ply(anna)).toBe(0);

  await button(anna, "Play").click();
  await expect.poll(() => log(anna), { timeout: 30_000 }).toContain("wins");
  expect(await button(anna, "One step on").isDisabled()).toBe(true);
});

test("a moment has an address: whoever opens it sees the same, from the side that was chosen", async () => {
  const { anna } = await aShortGame();
  await opensReplay(anna);
  await anna.page.getByLabel("Whose side").selectOption("1");
  await anna.page.getByRole("list").filter({ hasText: "Bee Bear" }).first().waitFor();
  await button(anna, "One step on").click();
  await expect.poll(() => anna.page.url()).toContain("ply=1&seat=1");

  const carl = await here.arrives();
  await carl.page.goto(new URL(anna.page.url()).pathname + new URL(anna.page.url()).search);
  await button(carl, "One step on").waitFor();
  expect(await carl.page.getByLabel("Whose side").inputValue()).toBe("1");
  await expect.poll(() => log(carl)).toBe(await log(anna));
});

test("a game goes on from a moment of another one, against a bot", async () => {
  const { anna } = await aShortGame();
  const old = anna.page.url();
  await opensReplay(anna);
  await anna.page.getByLabel("Whose side").selectOption("0");
  anna.watch.moment = null;
  await button(anna, "Go on from here").click();
  await expect.poll(() => anna.page.url()).toMatch(/\/game\//);
  expect(anna.page.url()).not.toBe(old);
  await anna.isAsked();
  await anna.seesWhatTheServerSays();
  await anna.chooses(the("attack", SNIPER));
  await anna.playsOn(rather("attack"));
  await anna.page.getByRole("dialog").waitFor();
});
