import { flushSync } from "svelte";
import { expect, test } from "vitest";

import type { Makers } from "./payers";
import { Paying } from "./paying.svelte";

const SOLAR: Makers = { key: 1, dust: "solar", amount: 1, spots: ["piece-4"], actions: [1] };
const LUNAR: Makers = { key: 2, dust: "lunar", amount: 1, spots: ["piece-4"], actions: [2] };
const ANTS: Makers = { key: 5, dust: "neutral", amount: 1, spots: ["piece-1", "piece-2"], actions: [5, 6] };
const METEORITE: Makers = { key: 9, dust: "meteor", amount: 2, spots: ["piece-9"], actions: [9] };

const move = (action: number) => ({ action, move: "activate", text: "" });

test("a relic of several dusts pays with the one that was chosen, and pointed at again with none", () => {
  const paying = new Paying(() => [SOLAR, LUNAR]);
  paying.point("piece-4", move(2));
  expect([paying.actions, paying.makersAt("piece-4")?.dust]).toEqual([[2], "lunar"]);
  paying.point("piece-4");
  flushSync();
  expect([paying.actions, paying.isPaying("piece-4")]).toEqual([[], false]);
});

test("the one that was pointed at last is taken back first", () => {
  const paying = new Paying(() => [ANTS, METEORITE]);
  paying.point("piece-2");
  paying.point("piece-9");
  paying.point("piece-2");
  expect([paying.actions, paying.amount]).toEqual([[5, 6, 9], 4]);
  paying.takeBack();
  expect(paying.actions).toEqual([5, 9]);
  paying.clear();
  expect(paying.actions).toEqual([]);
});
