import { expect, test } from "vitest";

import type { Cards } from "../../../cards/catalogue.svelte";
import type { Card, View } from "../../../server/messages";
import { dustAtHand, madeDust, onceATurn } from "./dust";

const zone = (cards: Card[]) => ({ size: cards.length, cards });
const CARDS = {
  card: (name: string) => ({ name, facts: { alliance: name === "Bee" ? "solar" : "unaligned" } }),
} as unknown as Cards;

function table(facts: object = {}, active = 0): View {
  const player = (seat: number, hive: Card[], field: Card[] = []) => ({
    seat,
    team: seat,
    counters: seat ? {} : { "dust-solar": 1, "dust-neutral": 2 },
    zones: { hive: zone(hive), field: zone(field) },
  });
  const players = [
    player(0, [
      { card: "Bee", piece: 1 },
      { card: "Bee", piece: 2, marks: ["exhausted"] },
      { card: "Fly", piece: 3 },
    ]),
    player(1, [], [{ card: "Ant", piece: 4, power: "1/1" }]),
    player(2, [], [{ card: "Ant", piece: 5, power: "1/1" }]),
  ];
  return { game: "shardbugs", seat: 0, turn: 1, active, zones: {}, resolving: [], players, facts } as unknown as View;
}

test("the dust at hand is what was made and what ready cells can make, by kind", () => {
  const view = table();
  expect(dustAtHand(view.players[0]!, view, CARDS)).toEqual([
    { dust: "solar", count: 2 },
    { dust: "neutral", count: 3 },
  ]);
  expect(madeDust(view.players[0]!)).toEqual([
    { dust: "solar", count: 1 },
    { dust: "neutral", count: 2 },
  ]);
  expect(dustAtHand(view.players[1]!, view, CARDS)).toEqual([]);
});

test("in a game of drafted decks every cell of an alliance makes draft dust", () => {
  const view = table({ draft: true });
  expect(dustAtHand(view.players[0]!, view, CARDS)).toContainEqual({ dust: "draft", count: 1 });
});

test("what is allowed once a turn is done when the game does not say any more that it may be done", () => {
  expect(onceATurn(table({ still: ["place", "retreat"] }))).toEqual([
    { move: "place", isDone: false },
    { move: "play-from-hive", isDone: true },
    { move: "retreat", isDone: false },
  ]);
});
