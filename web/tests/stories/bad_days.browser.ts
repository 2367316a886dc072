/** What else goes wrong around a game: each with a plain sentence, nothing lost, and going on by itself where it can. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { registers, signsIn } from "../world/accounts";
import type { Player } from "../world/player";
import { world } from "../world/story";
import { meet, the } from "../world/together";

const here = world();

/** Anna can play either card; Ben waits. */
const TURN = {
  game: "mindbug",
  active: 0,
  turn: 9,
  seed: "bad day",
  players: [
    { mindbugs: 0, hand: ["Gorillion", "Bee Bear"], draw: ["Killer Bee"], play: ["Rhino Turtle"] },
    { mindbugs: 0, hand: ["Spider Owl"], draw: ["Killer Bee"], play: ["Luchataur"] },
  ],
};

const question = (page: Page) => page.locator(".bar h2").textContent();
const gameOf = (player: Player) => player.page.url().split("/").at(-1) ?? "";

test("two tabs of one player: both tell the same, and an answer that comes second does no harm", async () => {
  const { anna, ben } = await meet(here, {}, TURN);
  await anna.isAsked();
  const tab = await anna.context.newPage();
  const errors: string[] = [];
  tab.on("pageerror", (error) => errors.push(error.message));
  let isHeld = false;
  const held: (() => void)[] = [];
  await tab.routeWebSocket(/\/socket/, (page) => {
    page.connectToServer().onMessage((message) => (isHeld ? held.push(() => page.send(message)) : page.send(message)));
  });
  await tab.goto(`/game/${gameOf(anna)}`);
  await expect.poll(() => question(tab)).toBe(await question(anna.page));
  await tab.evaluate(() => new Promise((wake) => setTimeout(wake, 260))); // a new question takes no answer at once
  isHeld = true; // the other tab has not heard of it yet
  await anna.chooses(the("play", "Gorillion"));
  await tab.getByRole("button", { name: /^Bee Bear,/ }).click();
  await expect.poll(() => held.length).toBeGreaterThan(1); // what happened, and that the second answer came too late
  isHeld = false;
  held.forEach((send) => send());
  await ben.isAsked();
  await expect.poll(() => question(tab)).toBe(await question(anna.page));
  const creatures = (page: Page) =>
    page.locator('[data-spot^="piece-"]').evaluateAll((all) => all.map((each) => each.ariaLabel));
  await expect.poll(() => creatures(tab)).toEqual(await creatures(anna.page));
  expect(await tab.locator(".bar").textContent()).not.toMatch(/ply|not possible/);
  await ben.chooses(the("attack", "Luchataur"));
  await anna.isAsked();
  await expect.poll(() => question(tab)).toBe(await question(anna.page));
  expect(errors).toEqual([]);
});

test("somebody signs out in another tab: the table says so, and is theirs again when they have signed in", async () => {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  await registers(anna, "Annabel");
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }]);
  here.server.setUp(game, TURN);
  await ben.joins(game);
  await anna.goesTo(game);
  await anna.isAsked();
  const text = await question(anna.page);
  const tab = await anna.context.newPage();
  await tab.goto("/me?part=account");
  await tab.getByRole("button", { name: "Sign out" }).click();
  await anna.page.getByText("no longer signed in as the player who sits here").waitFor();
  expect(await anna.page.locator('[data-spot^="hand-"]').count(), "cards of a hand").toBe(0);
  await anna.page.getByRole("link", { name: "Sign in" }).click();
  await signsIn(anna, "Annabel");
  await expect.poll(() => anna.page.url()).toContain(`/game/${game}`);
  await expect.poll(() => question(anna.page)).toBe(text);
  expect(await anna.page.getByText("no longer signed in").count()).toBe(0);
  await anna.chooses(the("play", "Gorillion"));
});

test("a guest whose cookie is gone is told why they can only watch", async () => {
  const { anna } = await meet(here, {}, TURN);
  await anna.isAsked();
  await anna.context.clearCookies();
  await anna.losesNetwork();
  await anna.findsNetwork();
  await anna.page.getByText("no longer signed in as the player who sits here").waitFor();
  expect(await anna.page.locator('[data-spot^="hand-"], .bar button').count()).toBe(0);
});

test.each([
  ["by other rules", "update games set rules = 0 where id = ?", "The game ended without a result"],
  ["without the game", "delete from games where id = ?", "No such game"],
])("a server that comes back %s says what has become of the game", async (_, statement, title) => {
  const { anna, ben } = await meet(here, {}, TURN);
  await anna.isAsked();
  anna.watch.isCutAllowed = ben.watch.isCutAllowed = true;
  anna.watch.isMissingAllowed = ben.watch.isMissingAllowed = true;
  await here.server.kill();
  here.server.write(statement, gameOf(anna));
  await here.server.run();
  for (const { page } of [anna, ben]) {
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("link", { name: "To the start page" }).waitFor();
  }
});

test("a machine that has slept: the table is up to date a moment after it wakes", async () => {
  const { anna, ben } = await meet(here, {}, TURN);
  await anna.chooses(the("play", "Gorillion"));
  await ben.isAsked();
  const before = anna.watch.moment?.ply ?? 0;
  await anna.fallsAsleep();
  await ben.chooses(the("attack", "Luchataur"));
  await ben.watch.until(() => (ben.watch.moment?.ply ?? 0) > before, 10_000, "the attack");
  expect(anna.watch.moment?.ply, "what a sleeping machine knows").toBe(before);
  await anna.wakesUp();
  expect(await anna.isAsked()).toBe(true);
  await anna.seesWhatTheServerSays();
  await expect.poll(() => anna.page.getByText("The connection is gone").count()).toBe(0);
  await anna.chooses(the("do-not-block"));
});

test("a device whose clock is an hour ahead shows the time that is left, even if the clock is then set right", async () => {
  const [anna, ben] = await Promise.all([here.arrives({ clock: 3_600_000 }), here.arrives()]);
  const { id } = await anna.posts<{ id: string }>("/api/games", {
    game: "mindbug",
    seats: [{ kind: "me" }, { kind: "open" }],
    terms: { clock: { kind: "total", seconds: 480, increment: 5 } },
  });
  await ben.joins(id);
  await Promise.all([anna.goesTo(id), ben.goesTo(id)]);
  const left = async (page: Page, seat: number) => {
    const text = (await page.locator(`[data-seat="${seat}"] [role=timer]`).textContent()) ?? "";
    const [minutes = NaN, seconds = NaN] = text.split(":").map(Number);
    return minutes * 60 + seconds;
  };
  const differs = async () => {
    const all = await Promise.all([0, 1].map((seat) => Promise.all([anna, ben].map(({ page }) => left(page, seat)))));
    return Math.max(...all.map(([one = NaN, other = NaN]) => Math.abs(one - other)));
  };
  await expect.poll(differs).toBeLessThanOrEqual(2);
  expect(await left(anna.page, 0)).toBeGreaterThan(400);
  await anna.page.evaluate(() => {
    const wrong = Date.now;
    Date.now = () => wrong() - 7_200_000;
  });
  const shown = () => Promise.all([0, 1].map((seat) => left(anna.page, seat)));
  const at = await shown();
  await expect.poll(shown, { message: "a clock that runs" }).not.toEqual(at);
  expect(await differs()).toBeLessThanOrEqual(2);
});

test("without JavaScript the page says what it needs, in both languages", async () => {
  const context = await here.browser.newContext({ javaScriptEnabled: false, baseURL: here.server.url });
  const page = await context.newPage();
  await page.goto("/");
  for (const [language, sentence] of [
    ["en", "needs JavaScript"],
    ["es", "necesita JavaScript"],
  ] as const) {
    const text = page.locator(`noscript [lang=${language}]`);
    expect(await text.isVisible()).toBe(true);
    expect(await text.textContent()).toContain(sentence);
  }
  await context.close();
});

test("a server that was renewed asks to load the page again, and nothing is lost", async () => {
  const { anna, ben } = await meet(here, {}, TURN);
  await anna.isAsked();
  const text = await question(anna.page);
  anna.watch.isCutAllowed = ben.watch.isCutAllowed = true;
  await here.server.kill();
  await here.server.run(here.server.newerSite());
  await anna.page.getByText("Bugduel has been renewed").waitFor();
  await expect.poll(() => question(anna.page)).toBe(text);
  await anna.page.getByRole("button", { name: "Load again" }).click();
  await expect.poll(() => anna.page.getByText("Bugduel has been renewed").count()).toBe(0);
  await expect.poll(() => question(anna.page)).toBe(text);
  await anna.seesWhatTheServerSays();
  await here.server.kill();
  await here.server.run();
});

test("a page that is wanted while the server is away comes by itself when it is back", async () => {
  const anna = await here.arrives();
  anna.watch.isCutAllowed = true;
  await anna.page.goto("/");
  await anna.page.getByRole("heading", { level: 1 }).waitFor();
  await anna.page.waitForLoadState("networkidle");
  await here.server.kill();
  await anna.page.getByRole("navigation").getByRole("link", { name: "Rules" }).click();
  await anna.page.getByText("The server cannot be reached").waitFor();
  await here.server.run();
  await anna.page.getByRole("heading", { level: 1, name: "Rules" }).waitFor();
});
