/** Decks: built, judged, kept, sent to others, and played. */
import { expect, test } from "vitest";

import { registers } from "../world/accounts";
import { violations } from "../world/axe";
import { fills, isJudged, leads, saves } from "../world/deck_builder";
import { PHONE } from "../world/player";
import { world } from "../world/story";

const here = world();

test("who points at the words that ask for an avatar chooses one", async () => {
  const anna = await here.arrives();
  await anna.page.goto("/decks/build?game=shardbugs");
  await anna.page.getByText("Choose an avatar", { exact: true }).click();
  await anna.page.getByRole("dialog").getByRole("radio", { name: "Luna" }).waitFor();
});

test("a deck is built from nothing, made legal, saved, found again, sent to a friend, and played", async () => {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  const { page } = anna;
  await page.goto("/decks");
  await page.getByRole("link", { name: "Build a deck" }).click();
  await isJudged(page, false);
  await page.getByText("0 cards, and a deck has at least 60: add 60.").waitFor();
  await page.getByText("It has no avatar: choose one of Sol, Luna, Mars.").waitFor();
  await leads(page, "Sol");
  await page.getByRole("button", { name: "solar", exact: true }).click();
  await fills(page, 59);
  await page.getByText("59 cards, and a deck has at least 60: add one.").waitFor();
  await page.getByRole("button", { name: "solar", exact: true }).click();
  await page.getByRole("button", { name: "lunar", exact: true }).click();
  await page.locator(".cards [data-card]").first().click();
  await page
    .getByText(/ is lunar; Sol leads solar and unaligned cards only/)
    .last()
    .waitFor();
  expect(await page.locator(".list li.wrong").count()).toBe(1);
  expect(await page.getByRole("button", { name: "Play it" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "lunar", exact: true }).click();
  await page.getByRole("button", { name: "unaligned", exact: true }).click();
  await page.locator(".cards [data-card]").first().click();
  await isJudged(page, true);
  await saves(page, "Sunny side");
  await page.reload();
  await isJudged(page, true);
  expect(await page.getByLabel("Name of the deck").inputValue()).toBe("Sunny side");
  await page.goto("/decks");
  await page.getByRole("link", { name: "Sunny side" }).click();
  await isJudged(page, true);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = new URL(await page.getByLabel("Link to this table").inputValue());
  await page.keyboard.press("Escape");

  await ben.page.goto(link.pathname + link.hash);
  await ben.page.getByRole("heading", { level: 1, name: "Sunny side" }).waitFor();
  await ben.page.getByRole("button", { name: "Copy and edit" }).click();
  await isJudged(ben.page, true);
  await saves(ben.page, "From Anna");

  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("radio", { name: "Larva" }).check({ force: true });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/game\//);
  await anna.watch.until(() => anna.watch.moment !== null, 30_000, "the game");
  expect(anna.watch.table?.game).toBe("shardbugs");
});

test("an import with an error says which line it is in and why", async () => {
  const { page } = await here.arrives();
  await page.goto("/decks/build");
  await page.getByRole("button", { name: "Import" }).click();
  const text = "avatar: Sol\n4 Gold Field Ants\nthree bees\n2 Antonia\n";
  await page.getByLabel("Deck as text or JSON").fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/Line 3:.*“three bees”, must be like “4 Card Name”/);
  expect(await alert.textContent()).toMatch(/Line 4:.*no card “Antonia”. Did you mean “Antonio”/);
  await page.getByLabel("Deck as text or JSON").fill(text.replace("three bees\n", "").replace("Antonia", "Antonio"));
  await page.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("6 cards of at least 60").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Export" }).click();
  const written = page.getByRole("dialog").getByRole("textbox");
  await expect.poll(() => written.inputValue()).toBe("avatar: Sol\n4 Gold Field Ants\n2 Antonio\n");
  await page.getByRole("tab", { name: "JSON" }).click();
  expect(JSON.parse(await written.inputValue())).toEqual({
    avatar: "Sol",
    cards: { "Gold Field Ants": 4, Antonio: 2 },
  });
});

test("a deck that comes along is tried out: its hand is exchanged and drawn to", async () => {
  const { page } = await here.arrives();
  await page.goto("/decks");
  await page.getByRole("link", { name: "Lunar Tide" }).click();
  await page.getByRole("button", { name: "Test hand" }).click();
  const hand = page.getByRole("dialog").getByRole("listitem");
  await expect.poll(() => hand.count()).toBe(7);
  await hand.first().getByRole("button").click();
  await hand.last().getByRole("button").click();
  await page.getByRole("button", { name: "Exchange 2" }).click();
  expect(await hand.count()).toBe(7);
  await page.getByRole("button", { name: "Draw a card" }).click();
  await expect.poll(() => hand.count()).toBe(8);
  await page.getByText("52 cards are left to draw from.").waitFor();
});

test("a guest's deck goes along to the account, and an unfinished one stays in the browser", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await page.goto("/decks/build?built=solar-swarm");
  await isJudged(page, true);
  await saves(page, "Mine");
  await page.goto("/decks/build");
  await page.locator(".cards [data-card]").first().click();
  await isJudged(page, false);
  await saves(page, "Half of one");
  await registers(anna, "Deckbuilder");
  await page.goto("/decks");
  await page.getByText("Not finished: only in this browser").waitFor();
  const kept = async () => {
    const answer = await anna.context.request.get("/api/me/decks/shardbugs");
    return ((await answer.json()) as { name: string }[]).map((deck) => deck.name);
  };
  await expect.poll(kept).toEqual(["Mine"]);
  await page.getByRole("button", { name: "Delete Mine" }).click();
  await page.getByRole("button", { name: "Really delete Mine" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Mine" }).count()).toBe(0);
});

test("a deck is built by keys alone", async () => {
  const { page } = await here.arrives();
  await page.goto("/decks/build");
  await isJudged(page, false);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("ant soldier");
  const first = page.locator(".cards [data-card]").first();
  await first.waitFor();
  while (!(await first.evaluate((card) => card === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("+");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.getByText("3 cards of at least 60").waitFor({ state: "attached" });
  await page.keyboard.press("-");
  await page.getByText("2 cards of at least 60").waitFor({ state: "attached" });
});

test("on a phone the deck is a tray", async () => {
  const { page } = await here.arrives({ screen: PHONE });
  await page.goto("/decks/build?built=lunar-wings");
  await isJudged(page, true);
  const row = page.getByRole("button", { name: "Remove Dusk Courier" }).last();
  expect(await page.locator(".list").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Deck list" }).tap();
  await row.tap();
  await page.getByText("59 cards, and a deck has at least 60: add one.").waitFor();
  await page.getByRole("button", { name: /Back to the cards/ }).tap();
  await expect.poll(() => page.locator(".list").isVisible()).toBe(false);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "nothing is wider than the screen").toBeLessThanOrEqual(390);
});

test.each(["light", "dark"])("nothing is in the way of those who use a reader: %s", async (theme) => {
  const { page } = await here.arrives({ settings: { theme } });
  await page.goto("/decks");
  await page.getByText("Ready to play").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto("/decks/build?built=solar-swarm");
  await isJudged(page, true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "lunar", exact: true }).click();
  await page.locator(".cards [data-card]").first().click();
  await isJudged(page, false);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Test hand" }).click();
  expect(await violations(page)).toEqual([]);
  await page.goto("/decks/built/meteor-venom");
  await page.getByRole("button", { name: "Copy and edit" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("in Spanish everything is, reasons and all", async () => {
  const { page } = await here.arrives({ settings: { language: "es" } });
  await page.goto("/decks/build?built=solar-swarm");
  await isJudged(page, true);
  await page.getByRole("button", { name: "Deshacer" }).waitFor();
  await page
    .locator(".list")
    .getByRole("button", { name: /^Quitar / })
    .first()
    .click({ force: true });
  await page.getByText("59 cartas, y un mazo tiene al menos 60: añade una.").waitFor();
  await page.getByText("Todavía no es legal").waitFor();
});
