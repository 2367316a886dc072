/** Two people at one screen: it goes from hand to hand, and never shows a hand to the wrong one. */
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { Chance } from "../world/chance";
import { glances, watchClosely, type Glance } from "../world/eyes";
import { PHONE, type Player } from "../world/player";
import { world } from "../world/story";
import { eager, rather } from "../world/together";

const here = world();
const NAMES = ["Ana", "Ben"];

const cover = (page: Player["page"]) => page.locator("[data-cover]");
const lift = (page: Player["page"]) => page.getByRole("button", { name: "Show my cards" });

/** Whether the page shows a cover, or the question to the one who looks. */
async function stands(both: Player): Promise<"cover" | "question" | ""> {
  const isCovered = (await cover(both.page).count()) > 0;
  const isAsked = (await both.page.locator(`[data-asked="${both.watch.moment?.ply}"]`).count()) > 0;
  return isCovered ? "cover" : isAsked ? "question" : "";
}

/** Who has to decide sits at the screen: it is handed over if it is another one's turn. False if the game is over. */
async function takesTheScreen(both: Player, key = ""): Promise<boolean> {
  const { page, watch } = both;
  await expect.poll(async () => watch.isOver || (await stands(both)), { timeout: 30_000 }).not.toBe("");
  if (watch.isOver) {
    return false;
  }
  if ((await stands(both)) === "cover") {
    await page.evaluate(() => new Promise((wake) => setTimeout(wake, 260))); // the cover's own rule
    await (key ? page.keyboard.press(key) : lift(page).click());
    await expect.poll(() => cover(page).count()).toBe(0);
    await watch.until(() => watch.question !== null, 30_000, "one's own question");
  }
  return true;
}

/** All hands that the server has told a seat, each as one text. */
async function handsOf(both: Player, seat: number): Promise<Set<string>> {
  const titles = await both.titles();
  const mine = both.watch.moments.filter((moment) => moment.view.seat === seat);
  return new Set(
    mine.map((moment) =>
      joined((moment.view.players[seat]?.zones["hand"]?.cards ?? []).map((card) => titles[card.card]!)),
    ),
  );
}

const joined = (cards: string[]) =>
  [...cards]
    .map((card) => card.split(",")[0]!)
    .sort()
    .join(" | ");

/** Every hand in the page was of the one for whom the cover was lifted, and no cover let anything through. */
async function nobodySawTooMuch(both: Player, least: number): Promise<void> {
  const seen = await glances(both.page);
  const own = await Promise.all(NAMES.map((_, seat) => handsOf(both, seat)));
  const titles = Object.values(await both.titles());
  let looks = -1;
  const wrong: string[] = [];
  for (const glance of seen) {
    if (glance.cover) {
      looks = NAMES.findIndex((name) => glance.cover.includes(name));
      wrong.push(...titles.filter((title) => glance.text.includes(title)).map((title) => `${title} on a cover`));
      wrong.push(...glance.hand.map((card) => `${card} in a hand under a cover`));
    } else if (glance.hand.length && !own[looks]?.has(joined(glance.hand))) {
      wrong.push(`${NAMES[looks] ?? "nobody"} saw ${joined(glance.hand)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.filter((glance: Glance) => glance.cover).length, "covers").toBeGreaterThanOrEqual(least);
}

test("a whole game at one screen by mouse, from choosing it to the end", async () => {
  const both = await here.arrives();
  const { page, watch } = both;
  await watchClosely(page);
  await page.goto("/new");
  await page.getByRole("radio", { name: /^Two at this screen/ }).check({ force: true });
  for (const [place, name] of NAMES.entries()) {
    await page.getByLabel(`Name of player ${place + 1}`).fill(name);
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await watch.until(() => watch.moment !== null, 30_000, "the table");
  const choose = eager(new Chance(41));
  const asked = new Set<string>();
  const sat: (number | undefined)[] = []; // each time that the screen was handed over
  while (await takesTheScreen(both)) {
    await both.seesWhatTheServerSays();
    if (sat.at(-1) !== watch.question?.seat) {
      sat.push(watch.question?.seat);
    }
    asked.add(`${watch.question?.choice} of ${watch.question?.seat}`);
    await both.chooses(choose);
  }
  await expect.poll(() => page.getByRole("dialog").textContent()).toMatch(/(Ana|Ben) has won/);
  await nobodySawTooMuch(both, sat.length);
  for (const choice of ["mindbug", "turn-action"]) {
    expect([...asked], choice).toEqual(expect.arrayContaining([`${choice} of 0`, `${choice} of 1`]));
  }
});

test("whoever takes over the screen is told what happened, at the set speed, until they skip it", async () => {
  const both = await here.arrives({ settings: { speed: "slow" } });
  const { page, watch } = both;
  await watchClosely(page);
  const game = await both.opens(NAMES.map((name) => ({ kind: "me", name })));
  await page.goto(`/game/${game}`);
  await watch.until(() => watch.moment !== null, 30_000, "the table");
  await takesTheScreen(both);
  await both.seesTheQuestion();
  const first = watch.moment!.view.seat;
  const played = await both.titleOf(await both.chooses(rather("play")));
  await expect.poll(() => stands(both), { timeout: 30_000 }).toBe("cover");
  await page.evaluate(() => new Promise((wake) => setTimeout(wake, 260))); // the cover's own rule
  await lift(page).click();
  await expect.poll(() => page.locator(".stage .line").textContent()).toContain(played);
  expect(await page.locator("[data-asked]").count(), "the question while it is told").toBe(0);
  await watch.until(() => watch.question !== null, 30_000, "one's own question");
  expect(watch.moment?.view.seat).toBe(1 - first);
  await page.keyboard.press("Space");
  await expect.poll(() => page.locator("[data-asked]").count()).toBe(1);
  await both.seesWhatTheServerSays();
  await nobodySawTooMuch(both, 2);
});

test("on a phone, with a reload and a lost line on the way, by keys and touch", async () => {
  const both = await here.arrives({ screen: PHONE, hand: "touch", settings: { speed: "fast" } });
  const { page, watch } = both;
  await watchClosely(page);
  const game = await both.opens(NAMES.map((name) => ({ kind: "me", name })));
  await page.goto(`/game/${game}`);
  await watch.until(() => watch.moment !== null, 30_000, "the table");
  const choose = rather("play", "keep-mindbug"); // nobody attacks: a game that is over has no covers
  for (let choices = 0; choices < 8 && (await takesTheScreen(both, "Enter")); choices += 1) {
    await both.chooses(choose);
  }
  expect(watch.isOver, "over before the line is lost").toBe(false);
  await both.losesNetwork();
  await expect.poll(() => page.getByText("The connection is gone").count()).toBe(1);
  await both.findsNetwork();
  await expect.poll(() => page.getByText("The connection is gone").count()).toBe(0);
  await nobodySawTooMuch(both, 3);
  await both.reloads();
  await cover(page).waitFor();
  expect(await page.locator("[data-spot]").count(), "cards under a cover after a reload").toBe(0);
  for (let choices = 0; choices < 8 && (await takesTheScreen(both, "Space")); choices += 1) {
    await both.seesWhatTheServerSays();
    await both.chooses(choose);
  }
  await nobodySawTooMuch(both, 3);
});

test("a key that was meant for the table does not lift the cover, and the cover passes axe", async () => {
  const both = await here.arrives({ settings: { theme: "light" } });
  const { page, watch } = both;
  const game = await both.opens(NAMES.map((name) => ({ kind: "me", name })));
  await page.goto(`/game/${game}`);
  await watch.until(() => watch.moment !== null, 30_000, "the table");
  await takesTheScreen(both);
  await both.seesTheQuestion();
  const first = watch.moment?.view.seat;
  // Whoever hammers on a key plays a card, and sees nothing of the other's when the cover comes.
  await page.evaluate(() => {
    const hammer = () => {
      const isHere = document.querySelector("[data-cover]") !== null;
      dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      (document.querySelector("[data-cover] button") as HTMLElement | null)?.click();
      return isHere;
    };
    new MutationObserver((_, observer) => hammer() && observer.disconnect()).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await both.chooses(rather("play"));
  await cover(page).waitFor();
  await page.evaluate(() => new Promise((wake) => setTimeout(wake, 300)));
  expect(await cover(page).count(), "a cover after a key that came too early").toBe(1);
  expect(watch.moment?.view.seat).toBe(first);
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await violations(page), theme).toEqual([]);
  }
});
