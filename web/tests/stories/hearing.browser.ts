/** Playing without seeing, and what a checker of accessibility says. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { Chance } from "../world/chance";
import { PHONE, type Chooser, type Player } from "../world/player";
import { world } from "../world/story";
import { rather, whoIsAsked } from "../world/together";

const here = world();

/** Everything that says of itself, in a role and a name, that it answers the question. */
async function answers(anna: Player): Promise<Locator[]> {
  const { page } = anna;
  const question = page.getByRole("region", { name: "Question" });
  const all = [
    page.getByRole("button", { name: /can be chosen|selected/ }),
    question.getByRole("button"),
    page.getByRole("button", { name: /^Die: / }),
  ];
  return (await Promise.all(all.map((each) => each.all()))).flat();
}

test("a whole game by roles and names alone", async () => {
  const anna = await here.arrives();
  await anna.playsAgainst("larva");
  const chance = new Chance(21);
  while (await anna.isAsked()) {
    const [acts, question] = [anna.watch.acts.length, anna.watch.question?.text ?? ""];
    const ply = anna.watch.moment?.ply;
    const text = anna.page.getByRole("region", { name: "Question" }).getByRole("heading");
    await expect.poll(() => text.textContent()).toBe(question);
    await expect.poll(async () => (await answers(anna)).length).toBeGreaterThan(0);
    // A new question takes no answer at once, so whoever is too fast tries again.
    while (anna.watch.acts.length === acts) {
      await chance.any(await answers(anna)).press("Enter");
      const menu = anna.page.getByRole("menu").getByRole("menuitem");
      if (await menu.count()) {
        await menu.first().press("Enter");
      }
      await anna.watch.until(() => anna.watch.acts.length > acts, 300, "an answer").catch(() => undefined);
    }
    await anna.watch.until(() => anna.watch.isOver || anna.watch.moment?.ply !== ply, 10_000, "what happened");
  }
  await anna.page.getByRole("dialog", { name: /You have (won|lost)/ }).waitFor();
});

const PAGES = [
  "/",
  "/new",
  "/tables",
  "/learn",
  "/puzzles",
  "/puzzle/win-1027341b",
  "/cards",
  "/cards/gorillion",
  "/rules",
  "/settings",
  "/login",
  "/me",
  "/me/data",
  "/nothing-here",
];

test("every page passes axe, light and dark", async () => {
  const anna = await here.arrives({ settings: { theme: "light" } });
  const found: Record<string, string[]> = {};
  for (const page of PAGES) {
    await anna.page.goto(page);
    await anna.page.getByRole("heading", { level: 1 }).waitFor();
    await anna.page.waitForLoadState("networkidle");
    await look(anna, page, found);
  }
  expect(found).toEqual({});
});

/** Note what is wrong, in both themes. */
async function look(anna: Player, what: string, found: Record<string, string[]>): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await anna.page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    const wrong = await violations(anna.page);
    if (wrong.length) {
      found[`${what}, ${theme}`] = wrong;
    }
  }
}

/** Moments of a game, each with the question at which it is looked at. */
const MOMENTS = ["turn-action", "mindbug", "block", "choose-discarded"];

test.each([
  ["a desk", {}],
  ["a phone", { screen: PHONE, hand: "touch" }],
] as const)("the table on %s passes axe at every kind of moment, light and dark", async (_, person) => {
  const anna = await here.arrives({ settings: { theme: "light" }, ...person });
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], {});
  here.server.setUp(game, POSITION);
  const ben = await here.arrives();
  await ben.joins(game);
  await Promise.all([anna.goesTo(game), ben.goesTo(game)]);
  const found: Record<string, string[]> = {};
  const left = new Set(MOMENTS);
  const annas: Chooser = (moves) =>
    moves.find((move) => move.move === "play" && move.card === "Grave Robber") ??
    rather("attack", "do-not-block", "keep-mindbug")(moves);
  const bens: Chooser = (moves) => rather(left.has("mindbug") ? "play" : "attack")(moves);
  for (let asked = await whoIsAsked([anna, ben]); asked; asked = await whoIsAsked([anna, ben])) {
    const choice = asked.watch.question?.choice ?? "";
    if (asked === anna && left.delete(choice)) {
      await anna.seesWhatTheServerSays();
      await look(anna, choice, found);
    }
    await asked.chooses(asked === anna ? annas : bens);
  }
  await anna.page.getByRole("dialog").waitFor();
  await look(anna, "over", found);
  await anna.page.getByRole("button", { name: "Look at the table" }).click();
  await anna.page.keyboard.press("d");
  await anna.page.getByRole("region", { name: /^Discard pile/ }).waitFor();
  await look(anna, "pile", found);
  expect(found).toEqual({});
  expect([...left], "moments that did not come").toEqual([]);
});

/** Anna has a card that asks for discarded ones; Ben attacks and plays. */
const POSITION = {
  game: "mindbug",
  active: 0,
  turn: 9,
  seed: "axe",
  players: [
    {
      life: 2,
      hand: ["Grave Robber", "Bee Bear"],
      draw: ["Gorillion"],
      discard: ["Killer Bee"],
      play: ["Rhino Turtle"],
    },
    {
      life: 2,
      mindbugs: 0,
      hand: ["Gorillion", "Bee Bear"],
      draw: [],
      discard: ["Killer Bee", "Spider Owl"],
      play: ["Luchataur", { card: "Rhino Turtle", exhausted: true }],
    },
  ],
};
