/** The lessons of Shard Bugs: from an empty Hive to a game that is won, and on to the first one of one's own. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { world } from "../world/story";

const here = world();

const coach = (page: Page) => page.locator(".coach");
const place = async (page: Page) => `${page.url()} ${(await coach(page).textContent()) ?? ""}`;

/** Do what is asked: Devote with all who can, or press what glows, and then what confirms it, until something else is said. */
async function obeys(page: Page): Promise<void> {
  const before = await place(page);
  const isNew = async () => page.url().includes("/game/") || (await place(page).catch(() => before)) !== before;
  for (let tries = 0; tries < 20 && !(await isNew()); tries += 1) {
    await page.locator("[data-asked]").waitFor({ state: "attached" });
    const glowing = page.locator("[data-spot][data-selectable]");
    const button = page.locator(".shard-bar .answer.go");
    const all = page.getByRole("button", { name: "Devote all" });
    if (await all.count()) {
      await all.click();
      continue;
    }
    const wanted = (await glowing.count()) && (tries % 2 === 0 || !(await button.count())) ? glowing.first() : button;
    if (await wanted.count()) {
      await wanted.click();
    }
    await expect
      .poll(isNew, { timeout: 1_000 })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(await isNew(), `nothing came of it: ${before}`).toBe(true);
}

test("a newcomer learns Shard Bugs by doing, from the Hive to the first game", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await page.goto("/learn?game=shardbugs");
  await page.locator(".table").waitFor();
  const seen = new Set<string>();
  for (let steps = 0; steps < 60 && !page.url().includes("/game/"); steps += 1) {
    seen.add((await page.locator(".coach .where").textContent()) ?? "");
    await obeys(page);
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
