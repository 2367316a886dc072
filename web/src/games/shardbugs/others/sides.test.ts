import { expect, test } from "vitest";

import type { Card, View } from "../../../server/messages";
import { sidesToChoose, sideToShow } from "./sides.svelte";

const zone = (cards: Card[]) => ({ size: cards.length, cards });

function table(active: number): View {
  const players = [1, 2, 3].map((piece, seat) => ({
    seat,
    team: seat,
    counters: {},
    zones: { hive: zone([]), field: zone([{ card: "Ant", piece, power: "1/1" }]) },
  }));
  return { game: "shardbugs", seat: 0, turn: 1, active, zones: {}, resolving: [], players } as unknown as View;
}

test("on a phone the side comes into sight where something can be chosen, else that of whose turn it is", () => {
  const view = table(2);
  expect(sidesToChoose(view, (spot) => spot === "piece-2")).toEqual([1]);
  expect(sideToShow(view, [1], 2)).toBe(1);
  expect(sideToShow(view, [1, 2], 2)).toBeNull();
  expect(sideToShow(view, [0], 1)).toBe(2);
  expect(sideToShow(table(0), [], 1)).toBeNull();
});
