import { expect, test } from "vitest";

import type { Card, Change, Forecast, View } from "../../../server/messages";
import { AGAIN, LEAVE, NEXT, SHOW } from "../../../study/exercise";
import { move, question } from "../../../../tests/views";
import { movesTo } from "./drops";
import { actionsLike, alike, attackers, isNone, lastMove, nextOf, OWN, stacked } from "./marks";
import { leftOver, makersOf, payersIn, pointedAt, type Makers } from "./payers";
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

test("without any mark, what ends a question says that nothing is done", () => {
  const asked = (choice: string, chosen: object[] = []) =>
    isNone(question(choice, [move("done")]), { decision: { chosen } } as unknown as View);
  expect(["attack", "block", "look", "search", "recover"].map((choice) => asked(choice))).toEqual(Array(5).fill(true));
  expect([asked("attack", [{ piece: 1 }]), asked("look", [{ card: "Bee" }]), asked("mulligan")]).toEqual(
    Array(3).fill(false),
  );
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

test("moves of equal permanents are one line of a menu, whatever number their texts give them", () => {
  const attack = (piece: number, whom: number) => move("attack", { piece, whom, card: "Ant", text: `Ant ${piece}` });
  const moves = [attack(1, 1), attack(1, 2), attack(2, 1), attack(2, 2)];
  expect(alike(moves)).toEqual([moves[0], moves[1]]);
  expect(actionsLike(moves, moves[1]!)).toEqual([moves[1]?.action, moves[3]?.action]);
});

test("all of a stack are marked at once, then one fewer each time", () => {
  const all = stacked([{ spot: "piece-9", action: 1 }], "piece-1", [5, 6]);
  expect(all.map((mark) => mark.action)).toEqual([1, 5, 6]);
  const fewer = stacked(all, "piece-1", [5, 6]);
  expect(fewer.map((mark) => mark.action)).toEqual([1, 5]);
  expect(stacked(fewer, "piece-1", [5, 6]).map((mark) => mark.action)).toEqual([1]);
});

test("answers go one after another, and the last is kept back if one was not possible", () => {
  const [one, two, done] = [move("attack"), move("attack"), move("done")];
  const asked = question("attack", [two, done]);
  expect(lastMove(asked)).toBe(done);
  const queue = { choice: "attack", actions: [one.action, two.action, done.action] };
  const next = nextOf(queue, asked);
  expect([next.move, next.left?.actions, next.dropped]).toEqual([two, [], true]);
  expect(nextOf({ choice: "attack", actions: [one.action, done.action] }, asked).move).toBeNull();
  expect(nextOf({ choice: "attack", actions: [done.action] }, asked).move).toBe(done);
});

test("another question is not answered with what was meant for the one before", () => {
  const done = move("done");
  expect(nextOf({ choice: "attack", actions: [done.action] }, question("block", [done])).move).toBeNull();
});

test("where a card is let go says which of its moves is meant", () => {
  const view = table({ field: [ant(1)], hand: [{ card: "Bee" }] }, [ant(5), ant(6, { marks: ["attacking"] })]);
  const moves = [move("play", { card: "Bee" }), move("place", { card: "Bee" })];
  const names = (drop: Parameters<typeof movesTo>[1], some = moves) =>
    movesTo(some, drop, view).map((each) => each.move);
  expect(names({ part: "field", seat: 0 })).toEqual(["play"]);
  expect(names({ part: "field", seat: 0, spot: "piece-1" })).toEqual(["play"]);
  expect(names({ part: "hive", seat: 0 })).toEqual(["place"]);
  expect(names({ part: "field", seat: 1 })).toEqual([]);
  expect(names({})).toEqual([]);
});

test("a bug is dragged at a player to attack, to the throne to Devote, and at an attacker to block", () => {
  const view = table({ field: [ant(1)] }, [ant(5), ant(6, { marks: ["attacking"] })]);
  const own = [move("devote", { piece: 1 }), move("retreat", { piece: 1 }), move("attack", { piece: 1, whom: 1 })];
  expect(movesTo(own, { part: "seat", seat: 0 }, view)).toEqual([own[0]]);
  expect(movesTo(own, { part: "hive", seat: 0 }, view)).toEqual([own[1]]);
  expect(movesTo(own, { part: "field", seat: 1, spot: "piece-5" }, view)).toEqual([own[2]]);
  const blocks = [move("block", { piece: 1, "with-piece": 6 }), move("block", { piece: 1, "with-piece": 7 })];
  expect(movesTo(blocks, { part: "field", seat: 1, spot: "piece-6" }, view)).toEqual([blocks[0]]);
  expect(movesTo(blocks, { part: "field", seat: 1 }, view)).toEqual([]);
});

test("equal cells pay in their order, a stack one by one, and where one of them is asked for, none is a maker", () => {
  const bounty = (piece: number): Card => ({ card: "Bounty", piece });
  const view = table({ hive: [ant(1), ant(2), { ...ant(3), card: "Bee" }], field: [bounty(4), bounty(5)] });
  const generate = move("generate", { piece: 1, card: "Ant", dust: "neutral", also: [77] });
  const bee = move("generate", { piece: 3, card: "Bee", dust: "solar" });
  const bounties = [4, 5].map((piece) => move("activate", { piece, card: "Bounty", dust: "neutral" }));
  const makers = makersOf(question("main", [generate, bee, ...bounties, move("end-main")]), view);
  expect(makers.map((each) => [each.dust, each.spots, each.actions])).toEqual([
    ["neutral", ["piece-1", "piece-2"], [generate.action, 77]],
    ["solar", ["piece-3"], [bee.action]],
    ["neutral", ["piece-4", "piece-4"], bounties.map((each) => each.action)],
  ]);
  const [ants, , stack] = makers as [Makers, Makers, Makers];
  expect(pointedAt(ants, 0, "piece-2")).toBe(1);
  expect(pointedAt(ants, 1, "piece-1")).toBe(0);
  expect(pointedAt(ants, 1, "piece-2")).toBe(2);
  expect([0, 1, 2].map((count) => pointedAt(stack, count, "piece-4"))).toEqual([1, 2, 0]);
  expect(makersOf(question("price", bounties), view)).toEqual([]);
});

test("a forecast tells who pays with what, and what is left over once it is paid", () => {
  const view = table({ hive: [ant(1), ant(2)], field: [{ card: "Prism", piece: 4 }, ant(5)] });
  const cell = move("generate", { piece: 2, card: "Ant", dust: "neutral" });
  const prism = move("activate", { piece: 4, card: "Prism", dust: "solar" });
  const makers = makersOf(question("main", [cell, prism, move("end-main")]), view);
  const changes: Change[] = [
    { what: "mark", name: "exhausted", piece: 2 },
    { what: "leaves", piece: 4 },
    { what: "leaves", piece: 5 },
    { what: "counter", name: "dust-neutral", seat: 0, before: 1, after: 2 },
  ];
  const at = (spot: string) => makers.find((each) => each.spots.includes(spot));
  expect(payersIn(changes, at, view).map(({ card, dust }) => [card.piece, dust])).toEqual([
    [2, "neutral"],
    [4, "solar"],
  ]);
  const forecast: Forecast = { action: 1, text: "", stops: { why: "done", seat: 0 }, changes };
  expect(leftOver(forecast, 0)).toBe(1);
  expect(leftOver(forecast, 1)).toBe(0);
  expect(leftOver({ ...forecast, stops: { why: "choice", seat: 0 } }, 0)).toBe(0);
});

test("what was to be paid for is not played if one of those who pay cannot any more", () => {
  const [one, play] = [move("generate"), move("play")];
  const queue = { choice: "main", actions: [5_000, one.action, play.action], end: play.action };
  const next = nextOf(queue, question("main", [one, play]));
  expect(next).toMatchObject({ move: one, left: { actions: [] }, dropped: true });
  const rest = { ...queue, actions: [5_000, play.action] };
  expect(nextOf(rest, question("main", [one, play])).move).toBeNull();
});

test("answers of the page's own are not taken for those of an exercise", () => {
  expect(Object.values(OWN).filter((action) => [AGAIN, SHOW, NEXT, LEAVE].includes(action))).toEqual([]);
});

test("all attack at once, but not where each of them could attack somebody else", () => {
  const one = move("attack", { piece: 1, whom: 1 });
  const other = move("attack", { piece: 2, whom: 1 });
  const spots = [
    { id: "piece-1", moves: [one] },
    { id: "piece-2", moves: [other] },
  ];
  const asked = question("attack", [one, other, move("done")]);
  expect(attackers(asked, spots)).toEqual([
    { spot: "piece-1", action: one.action },
    { spot: "piece-2", action: other.action },
  ]);
  expect(attackers(question("attack", [one, move("attack", { piece: 2, whom: 2 })]), spots)).toEqual([]);
  expect(attackers(question("block", [move("block", { piece: 1 })]), spots)).toEqual([]);
});
