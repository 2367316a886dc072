/** The lessons of Shard Bugs: from an empty Hive to a game that is won, and on to the first one of one's own. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { world } from "../world/story";

const here = world();

const UNSEEN = 260; // milliseconds for which the table takes no answer to a new question: a rule of the table

const isPlaying = (page: Page) => page.url().includes("/game/");

/** All that an answer can change: where one is, what the coach says, what is marked, and which buttons there are. */
const sight = (page: Page) =>
  page.evaluate(() => {
    const marked = document.querySelectorAll("[data-spot][aria-pressed=true]").length;
    const said = [...document.querySelectorAll(".coach, .shard-bar .answer")].map((element) => element.textContent);
    return [location.pathname, marked, ...said].join(" ");
  });

/** Wait until something is asked that can be answered, in a lesson or in the first game. */
async function untilAsked(page: Page): Promise<void> {
  const asks = page.locator("body:not(:has(.coach .late)) [data-asked]");
  await expect.poll(async () => isPlaying(page) || (await asks.count()) > 0).toBe(true);
  await page.evaluate((pause) => new Promise((wake) => setTimeout(wake, pause)), UNSEEN);
}

/** Do one thing that is asked: Devote with all who can, press what glows, or confirm what is marked. */
async function obeys(page: Page): Promise<void> {
  const before = await sight(page);
  const all = page.getByRole("button", { name: "Devote all" });
  const glowing = page.locator("[data-spot][data-selectable]:not([aria-pressed=true])").first();
  const go = page.locator(".shard-bar .answer.go");
  const wanted = (await all.count()) ? all : (await glowing.count()) ? glowing : go;
  await wanted.click();
  await expect.poll(() => sight(page), { message: `nothing came of it: ${before}` }).not.toBe(before);
}

test("a newcomer learns Shard Bugs by doing, from the Hive to the first game", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await page.goto("/learn?game=shardbugs");
  await untilAsked(page);
  const seen = new Set<string>();
  for (let steps = 0; steps < 60 && !isPlaying(page); steps += 1) {
    seen.add((await page.locator(".coach .where span").first().textContent()) ?? "");
    await obeys(page);
    await untilAsked(page);
  }
  expect(seen.size).toBe(9);
  await anna.isAsked();
  expect(anna.watch.table?.seats.map((seat) => seat.bot).filter(Boolean)).toEqual(["larva"]);
});

test("a lesson of Shard Bugs breaks no rule of accessibility", async () => {
  const anna = await here.arrives();
  await anna.page.goto("/learn/web?game=shardbugs");
  await anna.page.locator("[data-asked]").waitFor({ state: "attached" });
  expect(await violations(anna.page)).toEqual([]);
});
