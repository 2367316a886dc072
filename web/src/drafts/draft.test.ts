import { expect, test } from "vitest";

import { chosenIn, isForward, planned, poolDeck, progressOf, type SeatView } from "./draft";

const view = (more: Partial<SeatView>): SeatView => ({
  seat: 0,
  seats: 4,
  round: 1,
  "packs-left": 3,
  "pack-size": 12,
  "passes-to": 1,
  pack: ["Ant", "Bee"],
  pool: [],
  waiting: [0],
  over: false,
  ...more,
});

test("a draft tells which pick of which pack this is", () => {
  expect(progressOf(view({}))).toEqual({ pack: 1, packs: 4, pick: 1, picks: 12, cards: 48 });
  const later = view({ round: 2, "packs-left": 2, pool: Array<string>(14).fill("Ant") });
  expect(progressOf(later)).toMatchObject({ pack: 2, packs: 4, pick: 3 });
  expect(progressOf({ ...later, pack: [] }).pick, "while others choose").toBe(2);
});

test("packs go to the next seat or to the one before", () => {
  expect(isForward(view({}))).toBe(true);
  expect(isForward(view({ "passes-to": 3 }))).toBe(false);
  expect(isForward(view({ seat: 3, "passes-to": 0 }))).toBe(true);
});

test("what was chosen first is the second choice when another is chosen", () => {
  const pack = ["Ant", "Bee", "Moth"];
  const one = planned([], pack, "Ant");
  expect(one).toEqual(["Ant"]);
  const two = planned(one, pack, "Bee");
  expect(two).toEqual(["Bee", "Ant"]);
  expect(planned(two, pack, "Moth")).toEqual(["Moth", "Bee"]);
  expect(planned(two, pack, "Ant")).toEqual(["Ant", "Bee"]);
  expect(planned(two, pack, "Bee"), "the first choice itself is taken back").toEqual(["Ant"]);
});

test("a plan for a pack that comes round again stays", () => {
  const plan = planned(["Wasp"], ["Ant", "Bee"], "Ant");
  expect(plan).toEqual(["Ant", "Wasp"]);
  expect(chosenIn(["Wasp", "Bee"], ["Wasp"])).toEqual(["Wasp"]);
  expect(chosenIn(["Bee"], ["Wasp"])).toEqual([]);
});

test("a pool is laid out like a deck", () => {
  expect(poolDeck(["Ant", "Bee", "Ant"])).toEqual({ Ant: 2, Bee: 1 });
});
