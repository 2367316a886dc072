/** Lessons, puzzles and analyses on small phones: everything that is asked, answered or read is there to be seen and touched. */
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import type { Player } from "../world/player";
import { world } from "../world/story";
import { meet, playTogether, rather, the } from "../world/together";

const here = world();

const phone = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const PHONES: [string, BrowserContextOptions][] = [
  ["640 x 360", phone(640, 360)],
  ["844 x 390", phone(844, 390)],
  ["360 x 640", phone(360, 640)],
];

/** Whether all of it lies on the screen, and a finger on it meets it and nothing else. */
const isInReach = (of: Locator): Promise<boolean> =>
  of.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const places = [0.2, 0.5, 0.8].map((part) => [left + (right - left) * part, top + (bottom - top) * part] as const);
    return isInside && places.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

/** Cards that are too small, or not wholly on the screen. */
const lostCards = (page: Page): Promise<string[]> =>
  page.locator("[data-spot^=piece-], [data-spot^=hand-]").evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
        return width < 32 || height < 44 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((card) => card.getAttribute("aria-label") ?? ""),
  );

const question = (page: Page) => page.locator(".bar h2");

test.each(PHONES)("a lesson on a phone of %s: read, asked and answered without scrolling", async (_, screen) => {
  for (const language of ["en", "es"]) {
    const anna = await here.arrives({ screen, hand: "touch", settings: { language } });
    const { page } = anna;
    await page.goto("/learn/block");
    await page.locator("[data-asked]").waitFor({ state: "attached" });
    await expect.poll(() => isInReach(question(page))).toBe(true);
    expect(await lostCards(page)).toEqual([]);
    await page.locator("[data-selectable]").tap();
    await page.locator(".reader.touched").waitFor();
    await expect.poll(() => isInReach(page.locator(".slot.go"))).toBe(true);
    expect(await isInReach(page.locator(".reader strong"))).toBe(true);
    expect(await lostCards(page)).toEqual([]);
    await page.locator(".slot.go").tap();
    await expect.poll(() => isInReach(page.locator(".slot.go"))).toBe(true);
    await anna.leave();
  }
});

test.each(PHONES)("a puzzle with many creatures on a phone of %s", async (_, screen) => {
  const anna = await here.arrives({ screen, hand: "touch" });
  const { page } = anna;
  await page.goto("/puzzle/win-40b89138");
  await page.locator("[data-asked]").waitFor({ state: "attached" });
  expect(await lostCards(page)).toEqual([]);
  await expect.poll(() => isInReach(question(page))).toBe(true);
  await expect.poll(() => isInReach(page.locator(".slot.go"))).toBe(true);
  expect(await isInReach(page.getByRole("button", { name: "Show the answer" }))).toBe(true);
  expect(await isInReach(page.getByRole("link", { name: "All puzzles" }))).toBe(true);
  await page.getByRole("button", { name: "Open the log" }).tap();
  await page.locator(".side-panel.open").waitFor();
});

const ONE_LIFE = { life: 1, mindbugs: 0, hand: ["Gorillion", "Bee Bear"], draw: [], play: ["Chameleon Sniper"] };

async function anAnalysis(): Promise<{ anna: Player; address: string }> {
  const position = { game: "mindbug", active: 1, turn: 8, seed: "analysis", players: [ONE_LIFE, ONE_LIFE] };
  const { anna, ben } = await meet(here, {}, position);
  for (const player of [ben, anna]) {
    await player.isAsked();
    await player.chooses(the("play", "Gorillion"));
  }
  await playTogether([anna, ben], rather("attack"));
  await anna.page.getByRole("button", { name: "Analyse" }).click();
  await anna.page.getByRole("slider").waitFor({ timeout: 60_000 });
  return { anna, address: new URL(anna.page.url()).pathname };
}

test("an analysis on small phones: table, chart and the way to the mistakes at once", async () => {
  const { address } = await anAnalysis();
  for (const [name, screen] of PHONES) {
    const carl = await here.arrives({ screen, hand: "touch" });
    const { page } = carl;
    await page.goto(`${address}?analysis=1&ply=0`);
    await page.getByRole("slider").waitFor();
    expect(await lostCards(page), name).toEqual([]);
    const next = page.getByRole("button", { name: "Next mistake" });
    const controls = {
      chart: page.getByRole("slider"),
      next,
      last: page.getByRole("button", { name: "Go on from here" }),
    };
    for (const [what, control] of Object.entries(controls)) {
      await expect.poll(() => isInReach(control), { message: `${what} at ${name}` }).toBe(true);
    }
    await next.tap();
    await expect.poll(() => page.locator(".verdict").textContent()).toContain("Better");
    await page.locator("[data-spot^=piece-]").first().tap();
    await expect.poll(() => page.locator(".reader.touched strong").textContent()).toBe("Chameleon Sniper");
  }
});
