import { expect, test } from "vitest";

import { counted, pieces } from "./log";

test("names of cards in a sentence can be pointed at", () => {
  expect(pieces("Bee Bear attacks.", ["Bee Bear"])).toEqual([
    { text: "Bee Bear", isCard: true },
    { text: " attacks.", isCard: false },
  ]);
});

test("of two names that fit, the longer one is meant", () => {
  const found = pieces("Bee Bear falls.", ["Bee", "Bee Bear"]);
  expect(found[0]).toEqual({ text: "Bee Bear", isCard: true });
});

test("signs in a name are no pattern", () => {
  expect(pieces("Who? (Ant)", ["Who? (Ant)"])).toEqual([{ text: "Who? (Ant)", isCard: true }]);
});

test("without names a sentence stays whole", () => {
  expect(pieces("A turn.", [])).toEqual([{ text: "A turn.", isCard: false }]);
});

test("equal lines in a row are counted, turns and others are not", () => {
  const lines = [
    { text: "Ben puts back a card." },
    { text: "Ben puts back a card." },
    { text: "Ben draws 2 cards." },
    { text: "Ben puts back a card." },
    { text: "Turn 1", turn: true },
    { text: "Turn 1", turn: true },
  ];
  expect(counted(lines).map(({ line, times }) => `${line.text} ${times}`)).toEqual([
    "Ben puts back a card. 2",
    "Ben draws 2 cards. 1",
    "Ben puts back a card. 1",
    "Turn 1 1",
    "Turn 1 1",
  ]);
});
