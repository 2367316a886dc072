/** Shard Bugs on a phone: what is asked and what is read do not cover each other, and four players have room on one screen. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";

import { PHONE, type Player } from "../world/player";
import { SHARD_FOUR, SHARD_TABLE } from "../world/shard_positions";
import { world } from "../world/story";

const here = world();
const DECKS = ["solar-swarm", "lunar-tide", "meteor-impact", "stray-armory"];

async function atTheTable(players: number, position: object, language = "en"): Promise<Player> {
  const others = Array.from({ length: players - 1 }, () => ({ kind: "open" as const }));
  const [anna, ...rest] = await Promise.all([
    here.arrives({ screen: PHONE, hand: "touch", settings: { language } }),
    ...others.map(() => here.arrives()),
  ]);
  const game = await anna.opens([{ kind: "me" }, ...others], { decks: DECKS.slice(0, players) }, "shardbugs");
  here.server.setUp(game, position);
  for (const other of rest) {
    await other.joins(game);
  }
  await anna.goesTo(game);
  await anna.isAsked();
  await anna.seesTheQuestion();
  return anna;
}

/** Whether all of it lies on the screen, and a finger on it meets it and nothing else. */
const isInReach = (of: Locator): Promise<boolean> =>
  of.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

test("a card that is touched is read above the question, and the question can be read and answered", async () => {
  const anna = await atTheTable(2, SHARD_TABLE);
  const { page } = anna;
  await page.locator(".shard-hand [data-selectable]").first().tap();
  const held = page.locator(".held-up");
  await held.waitFor();
  const bar = (await page.locator(".shard-bar").boundingBox())!;
  const card = (await held.boundingBox())!;
  expect(card.y).toBeGreaterThanOrEqual(0);
  expect(card.y + card.height).toBeLessThanOrEqual(bar.y);
});

test("a menu of what can be done with a card is not laid over the card in large", async () => {
  const anna = await atTheTable(2, SHARD_TABLE);
  const { page } = anna;
  await page.locator(".my-field [data-selectable]").first().tap();
  await page.getByRole("menu").waitFor();
  await page.waitForTimeout(400); // as long as a card takes to be held up
  expect(await page.locator(".held-up").count()).toBe(0);
});

test.each(["en", "es"])(
  "four players (%s): one screen, my Hive on it, and a button for each of the others",
  async (language) => {
    const anna = await atTheTable(4, SHARD_FOUR, language);
    const { page } = anna;
    const width = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(width, "nothing wider than the screen").toEqual([390, 390]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844);
    await expect.poll(() => isInReach(page.locator(".my-hive .ready"))).toBe(true);
    const buttons = page.locator("nav.others button");
    expect(await buttons.count()).toBe(3);
    for (const place of [2, 0, 1]) {
      await buttons.nth(place).tap();
      await expect.poll(() => isInReach(page.locator(".side .seat h2").nth(place))).toBe(true);
      await expect.poll(() => buttons.nth(place).getAttribute("aria-pressed")).toBe("true");
    }
  },
);
