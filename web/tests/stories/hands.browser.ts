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
