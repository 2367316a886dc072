/** Whole games against a bot, with whatever somebody points with. */
import { expect, test } from "vitest";

import { Chance } from "../world/chance";
import { PHONE } from "../world/player";
import { world } from "../world/story";

const here = world();

test("a game by mouse", async () => {
  const anna = await here.arrives({ hand: "mouse" });
  await anna.playsAgainst("beetle");
  await anna.playsOn(new Chance(1).any);
  await expect.poll(() => anna.page.getByRole("dialog").textContent()).toMatch(/You have (won|lost)/);
});

test("a game by touch on a phone", async () => {
  const anna = await here.arrives({ screen: PHONE, hand: "touch" });
  await anna.playsAgainst("beetle");
  await anna.playsOn(new Chance(2).any);
  await expect.poll(() => anna.page.getByRole("dialog").textContent()).toMatch(/You have (won|lost)/);
});

test("on a phone nobody is asked about a card whose text they were not shown, and a touch shows any other", async () => {
  const anna = await here.arrives({ screen: PHONE, hand: "touch" });
  await anna.playsAgainst("beetle");
  expect(await anna.playsOn(new Chance(9).any, (question) => question.choice === "mindbug")).toBe(true);
  await anna.seesTheQuestion();
  const reader = anna.page.locator(".reader");
  const played = anna.watch.moment?.view.zones["shown"]?.cards[0]?.card ?? "";
  await expect.poll(() => reader.getAttribute("data-reads")).toBe(played);
  const [first] = anna.watch.moment?.view.players[anna.watch.moment.view.seat]?.zones["hand"]?.cards ?? [];
  await anna.page.locator(".hand [data-spot]").first().tap();
  await expect.poll(() => reader.getAttribute("data-reads")).toBe(first?.card);
  await anna.chooses(new Chance(9).any);
  await expect.poll(() => reader.getAttribute("data-reads")).not.toBe(first?.card);
});

test("a game by digits and Space", async () => {
  const anna = await here.arrives({ hand: "keyboard" });
  await anna.playsAgainst("beetle");
  await anna.playsOn(new Chance(3).any);
  await expect.poll(() => anna.page.getByRole("dialog").textContent()).toMatch(/You have (won|lost)/);
});

test("a game by Tab, arrows and Enter", async () => {
  const anna = await here.arrives({ hand: "arrows" });
  await anna.playsAgainst("beetle");
  await anna.playsOn(new Chance(4).any);
  await expect.poll(() => anna.page.getByRole("dialog").textContent()).toMatch(/You have (won|lost)/);
});

test("Escape backs out of what is picked, and Space confirms it", async () => {
  const anna = await here.arrives({ settings: { confirm: true } });
  await anna.playsAgainst("beetle");
  await anna.playsOn(new Chance(5).any, (question) => question.choice === "turn-action");
  await anna.seesTheQuestion();
  const card = anna.page.locator("[data-selectable]").first();
  await card.click();
  await expect.poll(() => card.getAttribute("aria-pressed")).toBe("true");
  await anna.page.keyboard.press("Escape");
  await expect.poll(() => card.getAttribute("aria-pressed")).toBeNull();
  const acts = anna.watch.acts.length;
  await card.click();
  await expect.poll(() => card.getAttribute("aria-pressed")).toBe("true");
  await anna.page.keyboard.press("Space");
  await expect.poll(() => anna.watch.acts.length).toBe(acts + 1);
});
