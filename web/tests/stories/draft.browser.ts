/** Drafts: packs go round, decks come of them, and games are played with those. */
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { isJudged } from "../world/deck_builder";
import { CARDS, hasPicked, opens, picks } from "../world/drafting";
import { PHONE } from "../world/player";
import { world } from "../world/story";

const here = world();

test("a draft of eight, seven of them bots, to its deck and the beginning of its game", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await page.goto("/draft");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("heading", { name: "Pack 1 of 4" }).waitFor();
  for (let count = 0; count < CARDS; count += 1) {
    await picks(page, count);
  }
  await page.getByText("The draft is over.").waitFor();
  await isJudged(page, true);
  await page
    .locator(".list")
    .getByRole("button", { name: /^Remove / })
    .first()
    .click({ force: true });
  await page.getByText("34 cards, and a deck has at least 35: add one.").waitFor();
  await page.getByRole("button", { name: "Automatic deck" }).click();
  await isJudged(page, true);
  await page.reload();
  await isJudged(page, true);
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByLabel("How well it plays").selectOption({ label: "Larva" });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/game\//);
  await anna.watch.until(() => anna.watch.moment !== null, 30_000, "the game");
  expect(anna.watch.table?.options).toMatchObject({ draft: true });
});

test("two browsers draft together, through a reload and a lost connection, and play each other", async () => {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  await anna.page.goto("/draft");
  await anna.page.getByRole("radio", { name: /^People/ }).check({ force: true });
  await anna.page.getByRole("button", { name: "3", exact: true }).first().click();
  await anna.page.getByRole("button", { name: "Open the draft" }).click();
  const link = new URL(await anna.page.getByLabel("Link to this table").inputValue());
  await ben.page.goto(link.pathname);
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([picks(anna.page, 0), hasPicked(ben.page, 0)]);
  await anna.page.getByText(/^Waiting for/).waitFor();
  await anna.page.reload();
  await anna.page.getByText(/^Waiting for/).waitFor();
  await hasPicked(anna.page, 1);
  await picks(ben.page, 0);
  await Promise.all([picks(anna.page, 1), picks(ben.page, 1)]);
  await hasPicked(ben.page, 2);
  await ben.losesNetwork();
  await ben.page
    .getByText(/server/i)
    .first()
    .waitFor();
  await picks(anna.page, 2);
  await anna.page.getByText(/^Waiting for/).waitFor();
  await ben.findsNetwork();
  await picks(ben.page, 2);
  for (let count = 3; count < CARDS; count += 1) {
    await Promise.all([picks(anna.page, count), picks(ben.page, count)]);
  }
  await Promise.all([isJudged(anna.page, true), isJudged(ben.page, true)]);
  await anna.page.getByRole("button", { name: "Play it" }).click();
  await anna.page.getByRole("button", { name: "Challenge" }).click();
  await anna.page.waitForURL(/\/wait\//);
  await ben.page.getByText("wants to play against your deck").waitFor();
  await ben.page.getByRole("link", { name: "Sit down" }).click();
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([anna, ben].map((player) => player.page.waitForURL(/\/game\//)));
});

test("who lets the time pass is given what they planned", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await opens(anna, { seats: 2, bots: 1, seconds: 15 });
  await hasPicked(page, 0);
  const chosen = page.locator(".main [data-card]").nth(4);
  const name = (await chosen.getAttribute("data-card")) ?? "";
  await chosen.click();
  await page.getByRole("timer").waitFor();
  await hasPicked(page, 1);
  const draft = await anna.context.request.get(`/api${new URL(page.url()).pathname.replace("draft", "drafts")}`);
  expect(((await draft.json()) as { view: { pool: string[] } }).view.pool[0]).toBe(name);
});

test("the second choice waits for the pack to come round again", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await opens(anna, { seats: 2, bots: 1 });
  const cards = page.locator(".main [data-card]");
  await cards.first().waitFor();
  const all = await cards.evaluateAll((found) => found.map((card) => card.getAttribute("data-card")));
  for (const name of [all[1], all[0]]) {
    await page.locator(`.main [data-card="${name}"]`).click();
  }
  await page.getByRole("button", { name: /2nd choice/ }).waitFor();
  await page.getByRole("button", { name: /Take it/ }).click();
  await picks(page, 1);
  await hasPicked(page, 2);
  await cards.first().waitFor();
  const left = await cards.evaluateAll((found) => found.map((card) => card.getAttribute("data-card")));
  expect(await page.locator(`.main [data-card="${all[1]}"][aria-pressed=true]`).count()).toBe(
    left.includes(all[1]!) ? 1 : 0,
  );
});

test("a draft goes by keys alone", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await opens(anna, { seats: 4, bots: 3 });
  const first = page.locator(".main [data-card]").first();
  await first.waitFor();
  for (let count = 0; count < 3; count += 1) {
    await hasPicked(page, count);
    while (!(await first.evaluate((card) => card === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByText(" is your pick").waitFor();
    await page.keyboard.press("Space");
  }
  await hasPicked(page, 3);
});

test("a draft fits on a phone", async () => {
  const anna = await here.arrives({ screen: PHONE });
  const { page } = anna;
  await opens(anna, { seats: 8, bots: 7, seconds: 300 });
  await hasPicked(page, 0);
  await page.locator(".main [data-card]").nth(3).tap();
  await page.getByRole("button", { name: /Take it/ }).tap();
  await hasPicked(page, 1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "nothing is wider than the screen").toBeLessThanOrEqual(390);
});

test.each(["light", "dark"])("nothing is in the way of those who use a reader: %s", async (theme) => {
  const anna = await here.arrives({ settings: { theme } });
  const { page } = anna;
  await page.goto("/draft");
  await page.getByRole("button", { name: "Begin" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await opens(anna, { seats: 8, bots: 7, seconds: 300 });
  await picks(page, 0);
  await hasPicked(page, 1);
  await page.locator(".main [data-card]").first().click();
  expect(await violations(page)).toEqual([]);
});

test("in Spanish", async () => {
  const anna = await here.arrives({ settings: { language: "es" } });
  await opens(anna, { seats: 8, bots: 7 });
  await anna.page.getByRole("heading", { name: "Sobre 1 de 4" }).waitFor();
  await anna.page.locator(".main [data-card]").first().click();
  await anna.page.getByText("es tu elección").waitFor();
  await anna.page.getByRole("button", { name: /Tomarla/ }).click();
  await anna.page.getByText("1 de 48 cartas").waitFor();
});
