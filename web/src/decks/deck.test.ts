import { expect, test } from "vitest";

import { asDeck, copiesOf, EMPTY, isSame, ledBy, sizeOf, withCopies } from "./deck";

const DECK = { avatar: "Sol", cards: { Ant: 3, Bee: 2 } };

test("copies are added, taken away, and a card without any is gone", () => {
  expect(withCopies(DECK, "Ant", 4).cards).toEqual({ Ant: 4, Bee: 2 });
  expect(withCopies(DECK, "Moth", 1).cards).toEqual({ Ant: 3, Bee: 2, Moth: 1 });
  expect(withCopies(DECK, "Bee", 0).cards).toEqual({ Ant: 3 });
  expect(copiesOf(DECK, "Moth")).toBe(0);
  expect(sizeOf(DECK)).toBe(5);
});

test("decks are the same in whatever order their cards are written", () => {
  expect(isSame(DECK, { avatar: "Sol", cards: { Bee: 2, Ant: 3 } })).toBe(true);
  expect(isSame(DECK, ledBy(DECK, "Luna"))).toBe(false);
  expect(isSame(DECK, withCopies(DECK, "Moth", 1))).toBe(false);
});

test("of what is no deck nothing is left", () => {
  expect(asDeck(null)).toEqual(EMPTY);
  expect(asDeck({ avatar: 3, cards: { Ant: "2", Bee: 1, Moth: -1, Wasp: 1.5 } })).toEqual({
    avatar: "",
    cards: { Bee: 1 },
  });
});
