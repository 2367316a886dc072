/** What a checker of accessibility says of every page and of every kind of moment at the table, light and dark. */
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { PHONE, type Chooser, type Player } from "../world/player";
import { world } from "../world/story";
import { meet, rather, whoIsAsked } from "../world/together";

const here = world();

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
  "/design",
  "/nothing-here",
  "/game/nothing-here",
];

test("every page passes axe, light and dark", async () => {
  const anna = await here.arrives({ settings: { theme: "light" } });
  anna.watch.isMissingAllowed = true; // one of the pages is about a game that is not there
  const found: Record<string, string[]> = {};
  for (const page of PAGES) {
    await anna.page.goto(page);
    await anna.page.getByRole("heading", { level: 1 }).waitFor();
    await anna.page.waitForLoadState("networkidle");
    await look(anna, page, found);
  }
  expect(found).toEqual({});
});

test("pages about one game pass axe, light and dark: waiting, invited, replay, report", async () => {
  const { anna, ben } = await meet(here, {});
  const over = anna.page.url().split("/").at(-1) ?? "";
  await anna.page.getByRole("button", { name: "Concede" }).click();
  await anna.page.getByRole("button", { name: "Really concede" }).click();
  await anna.page.getByRole("dialog").waitFor();
  const open = await anna.opens([{ kind: "me" }, { kind: "open" }], {});
  const found: Record<string, string[]> = {};
  for (const [player, page, sign] of [
    [anna, `/wait/${open}`, "QR code of the link"],
    [ben, `/join/${open}`, "Sit down"],
    [anna, `/replay/${over}`, "One step on"],
    [anna, `/report/${over}`, "What was wrong?"],
  ] as const) {
    await player.page.goto(page);
    const words = player.page.getByText(sign).or(player.page.getByLabel(sign)).or(player.page.getByAltText(sign));
    await words.first().waitFor();
    await look(player, page.split("/")[1] ?? "", found);
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
