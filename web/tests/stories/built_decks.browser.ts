/** The decks that come along: told apart by plan, difficulty and key cards wherever one is chosen. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { isJudged, takes } from "../world/deck_builder";
import { PHONE } from "../world/player";
import { world } from "../world/story";

const here = world();

interface Built {
  id: string;
  name: string;
  plan: string;
  difficulty_name: string;
  key_cards: string[];
}

async function builtDecks(page: Page, language = "en"): Promise<Built[]> {
  const answer = await page.request.get(`/api/decks/shardbugs?language=${language}`);
  return ((await answer.json()) as { built: Built[] }).built;
}

const tileOf = (page: Page, deck: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: deck }) });
const keysOf = (page: Page, deck: string) =>
  tileOf(page, deck).getByRole("list", { name: "Key cards" }).getByRole("button");
const held = (page: Page) => page.locator(".peek");

test("at the start page all that is known of each deck is told, and a game begins with the one that was taken", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await page.goto("/?game=shardbugs");
  await page.getByRole("button", { name: "Your deck" }).click();
  const decks = await builtDecks(page);
  for (const deck of decks) {
    const tile = tileOf(page, deck.name);
    await tile.getByText(deck.plan).waitFor();
    expect(await tile.getByRole("heading").locator("xpath=..").textContent()).toContain(deck.difficulty_name);
    expect(await keysOf(page, deck.name).count(), deck.name).toBe(deck.key_cards.length);
  }
  const swarm = decks.find((deck) => deck.id === "solar-swarm") as Built;
  await keysOf(page, swarm.name).first().hover();
  await held(page)
    .getByText(swarm.key_cards[0] as string, { exact: true })
    .waitFor();
  await page.getByRole("heading", { level: 2, name: "Your deck" }).hover();
  await held(page).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await takes(page, "Your deck", swarm.name);
  await takes(page, "Their deck", "Meteor Impact");
  await page.getByRole("button", { name: /^Play.*Larva/ }).click();
  await anna.isAsked();
  const avatars = anna.watch.table?.lines?.map((line) => line.text) ?? [];
  expect(avatars).toContain("Your avatar is Sol.");
  expect(avatars).toContain("Your opponent's avatar is Mars.");
});

test("by keys a card is held up while it has the focus, and Escape puts away one thing after the other", async () => {
  const { page } = await here.arrives();
  await page.goto("/?game=shardbugs");
  await page.getByRole("button", { name: "Your deck" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog [aria-current]:focus").waitFor();
  await page.keyboard.press("Tab");
  await held(page).waitFor();
  const first = await held(page).textContent();
  await page.keyboard.press("Tab");
  await expect.poll(() => held(page).textContent()).not.toBe(first);
  await page.keyboard.press("Escape");
  await held(page).waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Your deck" }).and(page.locator(":focus")).waitFor();
});

test("on a phone a tap holds a card up and another puts it away; each seat of a new game shows its deck", async () => {
  const { page } = await here.arrives({ screen: PHONE });
  await page.goto("/new?game=shardbugs");
  await page.getByLabel("Players").selectOption("3");
  await takes(page, "Deck of seat 3", "Stray Giants");
  const keys = keysOf(page, "Stray Giants");
  // A card is put away when the page moves, so it must not have to.
  await keys.first().evaluate((key) => key.scrollIntoView({ block: "center" }));
  await keys.first().tap();
  await held(page).waitFor();
  const place = (await held(page).boundingBox())!;
  expect(place.x, "all of it is on the screen").toBeGreaterThanOrEqual(0);
  expect(place.x + place.width).toBeLessThanOrEqual(390);
  await keys.first().tap();
  await held(page).waitFor({ state: "detached" });
  await keys.first().tap();
  await keys.last().tap();
  await expect.poll(() => held(page).count()).toBe(1);
  await page.getByRole("heading", { level: 2, name: "Decks" }).tap();
  await held(page).waitFor({ state: "detached" });
  await page.getByText("and Stray Giants").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a deck that comes along is copied to the bench", async () => {
  const { page } = await here.arrives();
  await page.goto("/decks/build?game=shardbugs");
  await isJudged(page, false);
  await page.getByRole("button", { name: "Copy a built deck" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stray Armory", exact: true }).click();
  await isJudged(page, true);
  await page.getByText("60 cards of at least 60").waitFor({ state: "attached" });
});

test.each(["light", "dark"])("nothing is in the way of those who use a reader: %s", async (theme) => {
  const { page } = await here.arrives({ settings: { theme } });
  await page.goto("/new?game=shardbugs");
  await page.getByRole("list", { name: "Key cards" }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Your deck" }).click();
  await page.getByRole("dialog").getByRole("list", { name: "Key cards" }).last().getByRole("button").first().hover();
  await held(page).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("in Spanish, too", async () => {
  const { page } = await here.arrives({ settings: { language: "es" } });
  await page.goto("/?game=shardbugs");
  await page.getByRole("button", { name: "Tu mazo" }).click();
  for (const deck of await builtDecks(page, "es")) {
    await page.getByRole("dialog").getByRole("heading", { name: deck.name }).waitFor();
    await page.getByRole("dialog").getByText(deck.plan).waitFor();
  }
});
