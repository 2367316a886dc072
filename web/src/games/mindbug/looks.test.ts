import { expect, test } from "vitest";

import type { View } from "../../server/messages";
import type { Picking } from "../../table/choosing/picking.svelte";
import { pieceSpot } from "../../table/choosing/spots";
import { creatureItems } from "./looks";

const CARDS = [
  { card: "Bee", piece: 4 },
  { card: "Fox", piece: 5 },
];
const ATTACK = { resolving: [{ what: "attack", piece: 4, targets: [{ piece: 5 }] }] } as unknown as View;

/** All creatures can be chosen, and perhaps one is picked. */
function rings(picked: number | null): (string | undefined)[] {
  const picking = {
    movesAt: () => [{}],
    keyOf: () => "1",
    menu: null,
    picked: picked && pieceSpot(picked),
  } as unknown as Picking;
  return creatureItems(CARDS, ATTACK, picking, null, [], new Map()).map((item) => item.look.ring);
}

test("who attacks and who blocks is marked", () => {
  expect(rings(null)).toEqual(["attacking", "blocking"]);
});

test("what is picked is marked as picked, even if it attacks or blocks", () => {
  expect(rings(4)).toEqual(["selected", "blocking"]);
  expect(rings(5)).toEqual(["attacking", "selected"]);
});
