/**
 * Whole games of Shard Bugs against bots, through the page's own controls. A game takes more than a minute, so `make browser` plays
 * one by mouse and one by touch; BUGDUEL_ALL_DECKS=1 plays one with each deck, with three and four players, and by keys.
 */
import { expect, test, vi } from "vitest";

import { Chance } from "../world/chance";
import { PHONE } from "../world/player";
import { playsShards, sitsDown } from "../world/shard_playing";
import { world } from "../world/story";

const here = world();
vi.setConfig({ testTimeout: 900_000 }); // a whole game has hundreds of questions

const ALL = Boolean(process.env["BUGDUEL_ALL_DECKS"]);
const PAIRS = [
  ["lunar-tide", "solar-radiance"],
  ["solar-swarm", "meteor-venom"],
  ["lunar-wings", "meteor-impact"],
  ["meteor-impact", "solar-swarm"],
  ["meteor-venom", "lunar-tide"],
  ["solar-radiance", "lunar-wings"],
];

test.each(ALL ? PAIRS : PAIRS.slice(0, 1))("a game with %s against %s", async (mine, theirs) => {
  const anna = await here.arrives();
  await sitsDown(anna, [mine as string, theirs as string]);
  const played = await playsShards(anna, new Chance(mine!.length + theirs!.length));
  await anna.page.getByRole("dialog").waitFor();
  expect(played.questions).toBeGreaterThan(5);
});

if (ALL) {
  test("three players", async () => {
    const anna = await here.arrives();
    await sitsDown(anna, ["solar-swarm", "meteor-venom", "lunar-wings"]);
    await playsShards(anna, new Chance(3));
    await anna.page.getByRole("dialog").waitFor();
  });

  test("four players", async () => {
    const anna = await here.arrives({ settings: { theme: "light" } });
    await sitsDown(anna, ["lunar-tide", "meteor-venom", "lunar-wings", "solar-radiance"]);
    await playsShards(anna, new Chance(4));
    await anna.page.getByRole("dialog").waitFor();
  });

  test("by keys alone", async () => {
    const anna = await here.arrives();
    await sitsDown(anna, ["solar-swarm", "lunar-tide"]);
    await playsShards(anna, new Chance(5), "keyboard");
    await anna.page.getByRole("dialog").waitFor();
  });
}

test("on a phone, by touch, in Spanish", async () => {
  const anna = await here.arrives({ screen: PHONE, settings: { language: "es" } });
  await sitsDown(anna, ["meteor-impact", "solar-radiance"]);
  await playsShards(anna, new Chance(6), "touch");
  await anna.page.getByRole("dialog").waitFor();
});
