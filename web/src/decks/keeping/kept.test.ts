import { expect, test } from "vitest";

import { nameFor, readKept, together, withDeck, withoutDeck, withUnfinished, type OwnDeck } from "./kept";

const deck = (name: string, ants = 1, changed = 0): OwnDeck => ({
  game: "any",
  name,
  deck: { avatar: "Sol", cards: { Ant: ants } },
  changed,
});

test("what is stored is read again, and what is spoilt is left out", () => {
  const kept = withDeck([], deck("Swarm"));
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
  expect(readKept('[{"game": 3}, null, {"game": "any", "name": "x"}]')).toEqual([
    { game: "any", name: "x", deck: { avatar: "", cards: {} }, changed: 0, isHere: true },
  ]);
  expect(readKept("spoilt")).toEqual([]);
  expect(readKept(null)).toEqual([]);
});

test("a deck takes the place of one of the same name", () => {
  const kept = withDeck(withDeck([], deck("Swarm")), deck("Swarm", 3));
  expect(kept.map((each) => each.deck.cards["Ant"])).toEqual([3]);
  expect(withoutDeck(kept, "any", "Swarm")).toEqual([]);
});

test("a deck that the account could not take says so until it is changed", () => {
  const kept = withUnfinished(withDeck(withDeck([], deck("Swarm")), deck("Tide")), deck("Tide"));
  expect(readKept(JSON.stringify(kept)).map((each) => each.isUnfinished)).toEqual([undefined, true]);
  expect(withDeck(kept, deck("Tide", 2)).at(-1)?.isUnfinished).toBeUndefined();
  expect(withUnfinished(withDeck([], deck("Tide", 1, 2)), deck("Tide"))[0]?.isUnfinished).toBeUndefined();
});

test("what is in the browser is newer than what the account has under that name", () => {
  const all = together([deck("Swarm", 3, 5)], [deck("Swarm", 1, 1), deck("Tide", 1, 9)]);
  expect(all.map((each) => [each.name, each.deck.cards["Ant"]])).toEqual([
    ["Tide", 1],
    ["Swarm", 3],
  ]);
});

test("a guest's deck takes no other deck's place when it goes to the account", () => {
  expect(nameFor(deck("Swarm"), [])).toBe("Swarm");
  expect(nameFor(deck("Swarm"), [deck("Swarm")])).toBe("Swarm");
  expect(nameFor(deck("Swarm", 2), [deck("Swarm"), deck("Swarm (2)", 7)])).toBe("Swarm (3)");
});
