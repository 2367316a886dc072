import { expect, test } from "vitest";

import {
  absent,
  chosenIn,
  givenSince,
  isForward,
  planned,
  poolDeck,
  progressOf,
  untilTaken,
  type DraftSeat,
  type SeatView,
} from "./draft";

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

const seat = (place: number, more: Partial<DraftSeat>): DraftSeat =>
  ({ seat: place, name: "", is_away: false, away_left: 0, ...more }) as DraftSeat;
const seats = [
  seat(0, { is_me: true }),
  seat(1, { name: "Ben", is_away: true, away_left: 80_000 }),
  seat(2, { name: "Cleo", is_away: true, away_left: 20_000 }),
  seat(3, { name: "Dora" }),
];

test("those who are away are named when nobody else is waited for", () => {
  expect(absent(seats, [1, 2]).map((seat) => seat.name)).toEqual(["Ben", "Cleo"]);
  expect(absent(seats, [1, 3]), "somebody still chooses").toEqual([]);
  expect(absent(seats, [0, 1]), "I still choose").toEqual([]);
});

test("cards are taken for all who are away when nobody waits for any of them, or when the time is up", () => {
  expect(untilTaken(absent(seats, [1, 2]), null)).toBe(80_000);
  expect(untilTaken(absent(seats, [1, 2]), 30_000)).toBe(30_000);
  expect(untilTaken([], null)).toBe(0);
});

test("what was taken for one is what one did not take", () => {
  expect(givenSince(["Ant", "Bee", "Moth"], 1, { number: 1, card: "Bee" })).toEqual(["Moth"]);
  expect(givenSince(["Ant", "Bee"], 1, { number: 1, card: "Bee" })).toEqual([]);
  expect(givenSince(["Ant", "Bee"], 1, { number: 0, card: "Bee" }), "the same card earlier").toEqual(["Bee"]);
  expect(givenSince(["Ant", "Wasp"], 1, { number: 1, card: "Bee" }), "our pick came too late").toEqual(["Wasp"]);
  expect(givenSince(["Ant"], 0, null)).toEqual(["Ant"]);
});
