import { expect, test } from "vitest";

import { exchanged, firstHand, withNext } from "./hand";

const DECK = { avatar: "Sol", cards: { Ant: 3, Bee: 2 } };
const last = (below: number) => below - 1; // leaves the order as it is

test("a hand and the rest are the whole deck", () => {
  const { hand, rest } = firstHand(DECK, 3);
  expect([...hand, ...rest].sort()).toEqual(["Ant", "Ant", "Ant", "Bee", "Bee"]);
  expect(hand).toHaveLength(3);
});

test("what is exchanged goes to the bottom, and as many come from the top", () => {
  const first = firstHand(DECK, 3, last);
  expect(first).toEqual({ hand: ["Ant", "Ant", "Ant"], rest: ["Bee", "Bee"] });
  expect(exchanged(first, [0, 2])).toEqual({ hand: ["Ant", "Bee", "Bee"], rest: ["Ant", "Ant"] });
});

test("a card is drawn while there are any", () => {
  const one = withNext({ hand: ["Ant"], rest: ["Bee"] });
  expect(one).toEqual({ hand: ["Ant", "Bee"], rest: [] });
  expect(withNext(one)).toEqual(one);
});
