import { expect, test } from "vitest";

import type { Card, View } from "../../../server/messages";
import { move, question } from "../../../../tests/views";
import { lastMove, nextOf, stacked, toggled } from "./marks";
import { placesOf } from "./places";
import { alikeInHive, spotOf, stacksOf } from "./stacks";

const zone = (cards: Card[]) => ({ size: cards.length, cards });

/** Two players; permanents have the numbers that they are given. */
function table(mine: Partial<Record<"field" | "hive" | "hand", Card[]>>, theirs: Card[] = []): View {
  const player = (seat: number, zones: Record<string, Card[]>) => ({
    seat,
    team: seat,
    counters: {},
    zones: Object.fromEntries(Object.entries(zones).map(([name, cards]) => [name, zone(cards)])),
  });
  const players = [player(0, { field: [], hive: [], hand: [], ...mine }), player(1, { field: theirs, hive: [] })];
  return { game: "shardbugs", seat: 0, turn: 1, active: 0, zones: {}, resolving: [], players } as unknown as View;
}

const ant = (piece: number, more: Partial<Card> = {}): Card => ({ card: "Ant", piece, power: "1/1", ...more });

test("what is equal in everything lies on one stack, what differs or fights does not", () => {
  const view = table({
    field: [
      ant(1),
      ant(2),
      ant(3, { marks: ["exhausted"] }),
      ant(4, { marks: ["attacking"] }),
      ant(5, { marks: ["attacking"] }),
    ],
  });
  expect(stacksOf(view.players[0]!, view).map((stack) => stack.pieces)).toEqual([[1, 2], [3], [4], [5]]);
  expect(spotOf(view, 2)).toBe("piece-1");
});

test("an item lies with the bug that bears it", () => {
  const view = table({ field: [ant(1), { card: "Spear", piece: 2, facts: { on: "Ant", "on-piece": 1 } }, ant(3)] });
  const [first, second] = stacksOf(view.players[0]!, view);
  expect(first?.items.map((item) => item.card)).toEqual(["Spear"]);
  expect(second?.pieces).toEqual([3]);
});

test("whichever of equal cells is pointed at, the one that the game offers is meant", () => {
  const view = table({ hive: [ant(1), ant(2), ant(3, { marks: ["exhausted"] })] });
  expect(alikeInHive(view.players[0])).toEqual(
    new Map([
      [1, [1, 2]],
      [2, [1, 2]],
      [3, [3]],
    ]),
  );
  const generate = move("generate", { piece: 1, card: "Ant" });
  const { spots } = placesOf(question("main", [generate]), view);
  expect(spots.map((spot) => [spot.id, spot.moves[0]?.action])).toEqual([
    ["piece-1", generate.action],
    ["piece-2", generate.action],
  ]);
});

test("cards of the hand, the table and laid out; answers are buttons", () => {
  const view = table({ hand: [{ card: "Bee" }], field: [ant(1)] }, [ant(9)]);
  const moves = [
    move("play", { card: "Bee" }),
    move("place", { card: "Bee" }),
    move("target", { piece: 9, card: "Ant" }),
    move("choose-card", { card: "Moth", seat: 0 }),
    move("target-player", { seat: 1 }),
    move("pass"),
  ];
  const places = placesOf(question("priority", moves), view);
  expect(places.spots.map((spot) => spot.id)).toEqual(["shelf-0", "hand-0", "piece-9", "seat-1"]);
  expect(places.shelf).toEqual([moves[3]]);
  expect(places.buttons).toEqual([moves[4], moves[5]]);
});

test("a discarded card is chosen in the hand", () => {
  const view = table({ hand: [{ card: "Bee" }] });
  expect(placesOf(question("discard", [move("choose-card", { card: "Bee", seat: 0 })]), view).spots[0]?.id).toBe(
    "hand-0",
  );
});

test("a block lies at the bug and at the attacker", () => {
  const view = table({ field: [ant(1)] }, [ant(9, { marks: ["attacking"] })]);
  const block = move("block", { piece: 1, "with-piece": 9 });
  expect(placesOf(question("block", [block, move("done")]), view).spots.map((spot) => spot.id)).toEqual([
    "piece-1",
    "piece-9",
  ]);
});

test("marks: again takes back, and a stack is marked one by one until all are", () => {
  const first = toggled([], { spot: "piece-1", action: 5 });
  expect(toggled(first, { spot: "piece-1", action: 6 })).toEqual([{ spot: "piece-1", action: 6 }]);
  expect(toggled(first, { spot: "piece-1", action: 5 })).toEqual([]);
  const two = stacked(stacked([], "piece-1", [5, 6]), "piece-1", [5, 6]);
  expect(two.map((mark) => mark.action)).toEqual([5, 6]);
  expect(stacked(two, "piece-1", [5, 6])).toEqual([]);
});

test("answers go one after another, and the last is kept back if one was not possible", () => {
  const [one, two, done] = [move("attack"), move("attack"), move("done")];
  const asked = question("attack", [two, done]);
  expect(lastMove(asked)).toBe(done);
  const queue = { choice: "attack", actions: [one.action, two.action, done.action] };
  const next = nextOf(queue, asked);
  expect([next.move, next.left?.actions, next.dropped]).toEqual([two, [done.action], true]);
  expect(nextOf({ choice: "attack", actions: [one.action, done.action] }, asked).move).toBeNull();
  expect(nextOf({ choice: "attack", actions: [done.action] }, asked).move).toBe(done);
});

test("another question is not answered with what was meant for the one before", () => {
  const done = move("done");
  expect(nextOf({ choice: "attack", actions: [done.action] }, question("block", [done])).move).toBeNull();
});
