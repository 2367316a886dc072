import { expect, test } from "vitest";

import { move, question, view } from "../../../tests/views";
import { choicesOf } from "./choices";
import { digitOf, spotsOf } from "./spots";

test("keys count the hand first, then my creatures, my teammate's, and the others'", () => {
  const table = view([
    { hand: ["Bee", "Ant"], play: ["Fly"], team: 0 },
    { play: ["Wasp"], team: 1 },
    { play: ["Moth"], team: 0 },
  ]);
  const moves = [1, 2, 3].map((piece) => move("choose-creature", { piece }));
  const asked = question("choose", [...moves, move("play", { card: "Ant" })]);
  expect(spotsOf(choicesOf(asked, table), table).map((spot) => spot.id)).toEqual([
    "hand-1",
    "piece-1",
    "piece-3",
    "piece-2",
  ]);
});

test("two of the same card in hand are two places with the same move", () => {
  const table = view([{ hand: ["Bee", "Bee"] }, {}]);
  const spots = spotsOf(choicesOf(question("turn", [move("play", { card: "Bee" })]), table), table);
  expect(spots.map((spot) => spot.id)).toEqual(["hand-0", "hand-1"]);
});

test("the tenth place has the key 0, and those after it none", () => {
  expect([0, 8, 9, 10].map(digitOf)).toEqual(["1", "9", "0", ""]);
});
