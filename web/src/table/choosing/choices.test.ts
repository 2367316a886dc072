import { expect, test } from "vitest";

import { move, question, view } from "../../../tests/views";
import { choicesOf, slotsOf } from "./choices";

test("a card of the hand is played at the card, a creature attacks at the creature", () => {
  const [play, attack] = [move("play", { card: "Bee" }), move("attack", { piece: 1 })];
  const found = choicesOf(question("turn", [play, attack]), view([{ hand: ["Bee"], play: ["Ant"] }, {}]));
  expect(found.hand.get("Bee")).toEqual([play]);
  expect(found.pieces.get(1)).toEqual([attack]);
  expect(found.buttons).toEqual([]);
});

test("two meanings of one creature lie at the same place", () => {
  const moves = [move("attack", { piece: 1 }), move("evolve", { piece: 1 })];
  expect(choicesOf(question("turn", moves), view([{ play: ["Ant"] }, {}])).pieces.get(1)).toEqual(moves);
});

test("answers are buttons, even those about a creature", () => {
  const moves = [move("block", { piece: 2 }), move("do-not-block", { piece: 1 })];
  const found = choicesOf(question("block", moves), view([{ play: ["Ant"] }, { play: ["Bee"] }]));
  expect(found.pieces.get(2)).toEqual([moves[0]]);
  expect(found.buttons).toEqual([moves[1]]);
});

test("a card of a pile is laid out to choose from, though the same card is in the hand", () => {
  const card = move("choose-card", { card: "Bee" });
  const found = choicesOf(question("choose-discarded", [card]), view([{ hand: ["Bee"], discard: ["Bee"] }, {}]));
  expect(found.cards).toEqual([card]);
  expect(found.hand.size).toBe(0);
});

test("effects that wait for an order are buttons, not creatures", () => {
  const moves = [move("order", { piece: 1 }), move("order", { piece: 2 })];
  expect(choicesOf(question("order", moves), view([{ play: ["Ant", "Bee"] }, {}])).buttons).toEqual(moves);
});

test("where there is no stage, dice are buttons, and without a market Power cards are laid out", () => {
  const [die, buy] = [move("reroll", { die: 2 }), move("choose-card", { card: "Sword" })];
  const table = view([{}, {}], { zones: { market: { size: 1, cards: [{ card: "Sword" }] } } });
  const small = { hasStage: false, hasMarket: false };
  expect(choicesOf(question("reroll", [die]), table).buttons).toEqual([]);
  expect(choicesOf(question("reroll", [die]), table, small).buttons).toEqual([die]);
  expect(choicesOf(question("buy", [buy]), table).market.get("Sword")).toEqual([buy]);
  expect(choicesOf(question("buy", [buy]), table, small).cards).toEqual([buy]);
});

test("nothing is asked, so nothing can be chosen", () => {
  const found = choicesOf(null, view([{ hand: ["Bee"] }, {}]));
  expect([found.hand.size, found.pieces.size, found.buttons.length]).toEqual([0, 0, 0]);
});

test("Space keeps the Mindbug, and the other slot uses it", () => {
  const [use, keep] = [move("use-mindbug"), move("keep-mindbug")];
  expect(slotsOf([use, keep])).toEqual({ go: keep, other: use, more: [] });
});

test("more than two answers are a list", () => {
  const options = [move("option"), move("option"), move("option")];
  expect(slotsOf(options)).toEqual({ go: null, other: null, more: options });
});
