import { flushSync } from "svelte";
import { expect, test } from "vitest";

import type { Card, View } from "../../../server/messages";
import { Sides, sidesToChoose, sideToShow } from "./sides.svelte";

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

test("who looks at another side meanwhile is left there until something else is asked", () => {
  const row = document.createElement("div");
  row.innerHTML = [1, 2].map((seat) => `<div data-side="${seat}"></div>`).join("");
  const sides = new Sides();
  const stop = sides.watch(row);
  let choosable = $state.raw([1]);
  const end = $effect.root(() =>
    sides.follow(
      () => table(0),
      () => choosable,
    ),
  );
  flushSync();
  expect(sides.shown).toBe(1);
  sides.show(2);
  flushSync();
  expect(sides.shown).toBe(2);
  choosable = [0, 1];
  flushSync();
  expect(sides.shown).toBe(1);
  end();
  stop();
});
