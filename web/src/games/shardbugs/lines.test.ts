import { expect, test } from "vitest";

import type { Card, View } from "../../server/messages";
import { move } from "../../../tests/views";
import { linesOf } from "./lines";

function table(mine: Card[], theirs: Card[]): View {
  const player = (seat: number, cards: Card[]) => ({
    seat,
    team: seat,
    counters: {},
    zones: { field: { size: 2, cards } },
  });
  return { seat: 0, resolving: [], players: [player(0, mine), player(1, theirs)] } as unknown as View;
}

test("who blocks whom is drawn while it is marked, and after it was confirmed", () => {
  const theirs = [
    { card: "Bee", piece: 8, marks: ["blocked"] },
    { card: "Bee", piece: 9, marks: ["attacking"] },
  ];
  const mine = [
    { card: "Ant", piece: 1, marks: ["blocking"], facts: { blocks: [8] } },
    { card: "Ant", piece: 2 },
  ];
  const marked = [move("block", { piece: 2, "with-piece": 9 })];
  const lines = (marks: typeof marked) => linesOf(table(mine, theirs), { marked: marks }, true);
  const block = (from: number, to: number) => ({
    from: `[data-spot="piece-${from}"]`,
    to: `[data-spot="piece-${to}"]`,
    kind: "block",
  });
  expect(lines([])).toEqual([block(1, 8)]);
  expect(lines(marked)).toEqual([block(1, 8), block(2, 9)]);
});
