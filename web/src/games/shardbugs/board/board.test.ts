import { expect, test } from "vitest";

import type { View } from "../../../server/messages";
import { threadsOf, aimedAt } from "../rail/web";
import { fieldFit, sharesOf } from "./fit";
import { switchedStop } from "./phases";
import { coloursOf, lanesOf } from "./race";

test("permanents are as large as they fit, and the smallest lie in two rows", () => {
  const room = { width: 900, height: 170 };
  expect(fieldFit([5, 0], 0, room)).toEqual({ size: "t", rows: 1, scale: 1 });
  expect(fieldFit([5, 1], 1, room), "the dashed line takes less than a permanent").toEqual({
    size: "t",
    rows: 1,
    scale: 1,
  });
  expect(fieldFit([8, 0], 0, room)).toEqual({ size: "s", rows: 1, scale: 1 });
  expect(fieldFit([18, 0], 0, { width: 900, height: 220 })).toEqual({ size: "xs", rows: 2, scale: 1 });
});

test("what is a little too much is drawn a little smaller, and what is far too much scrolls", () => {
  const phone = { width: 356, height: 110 };
  expect(fieldFit([4, 0], 0, phone)).toEqual({ size: "xs", rows: 1, scale: 1 });
  const five = fieldFit([4, 1], 0, phone);
  expect([five.size, five.rows]).toEqual(["xs", 1]);
  expect(five.scale).toBeGreaterThan(0.75);
  expect(five.scale).toBeLessThan(0.85);
  expect(fieldFit([60, 0], 0, { width: 300, height: 120 })).toEqual({ size: "xs", rows: 1, scale: 1 });
  const items = fieldFit([5, 1], 1, { width: 356, height: 186 });
  expect(items.rows, "two rows with what hangs below a bug").toBe(2);
  expect(items.scale).toBeLessThan(1);
});

test("on a phone the Field that needs two rows gets more of the height", () => {
  const player = (seat: number, count: number) => ({
    seat,
    zones: {
      field: { size: count, cards: Array.from({ length: count }, (_, piece) => ({ card: `Bug ${piece}`, piece })) },
    },
  });
  const shares = (mine: number, theirs: number) =>
    sharesOf({ seat: 1, players: [player(0, theirs), player(1, mine)] } as unknown as View);
  expect(shares(2, 3)).toBe("--theirs: 1.5fr");
  expect(shares(3, 6)).toBe("--theirs: 2.3fr");
  expect(shares(6, 3)).toBe("--theirs: 1.05fr");
  expect(shares(9, 9)).toBe("--theirs: 1.5fr");
});

const bug = (power: string, dev: number, marks: string[] = [], attacks: number[] = []) => ({
  card: "Ant",
  piece: 1,
  power,
  marks,
  facts: { dev, ...(attacks.length ? { attacks } : {}) },
});

function race(phase: string, devotion = 4): View {
  const player = (seat: number, devotion: number, cards: object[]) => ({
    seat,
    team: seat,
    counters: { devotion },
    zones: { field: { size: cards.length, cards } },
  });
  return {
    phase,
    active: 0,
    seat: 0,
    players: [
      player(0, 7, [bug("2/1", 2), bug("3/1", 1, ["attacking"], [1])]),
      player(1, devotion, [bug("1/1", 5, ["dizzy"])]),
    ],
  } as unknown as View;
}

test("the race shows what is ready, and what an attack would take", () => {
  const [mine, theirs] = lanesOf(race("main"), [0, 1]);
  expect([mine?.devotion, mine?.ready, theirs?.ready, theirs?.loss]).toEqual([7, 3, 0, 3]);
  expect(lanesOf(race("block", 2), [1])[0]?.loss, "devotion never falls below 0").toBe(2);
  expect(lanesOf(race("block"), [0])[0]?.ready, "Devoting is over in one's own combat").toBe(0);
});

test("among several players each loses by those that attack them", () => {
  const view = race("block");
  view.players.push({ ...view.players[1]!, seat: 2, counters: { devotion: 9 } });
  view.players[0]!.zones["field"]!.cards.push(bug("2/2", 0, ["attacking"], [2]), bug("4/4", 0, ["blocked"], [2]));
  expect(lanesOf(view, [1, 2]).map((lane) => lane.loss)).toEqual([3, 2]);
});

test("two lanes of one alliance differ", () => {
  expect(coloursOf(["solar", "lunar", "solar", "unaligned"])).toEqual(["unaligned", "lunar", "solar", "unaligned"]);
});

test("a stop is set and taken away, and others stay", () => {
  expect(switchedStop(["web"], "end")).toEqual(["web", "end"]);
  expect(switchedStop(["web", "end"], "end")).toEqual(["web"]);
});

test("the newest thread resolves first, and says what it aims at", () => {
  const resolving = [
    { what: "waiting", seat: 0, card: "Bee", number: 1, targets: [{ piece: 7 }] },
    { what: "waiting", seat: 1, card: "Moth", number: 2, targets: [{ piece: 8 }] },
  ];
  const view = { resolving } as unknown as View;
  expect(threadsOf(view).map((thread) => [thread.card, thread.order])).toEqual([
    ["Moth", 1],
    ["Bee", 2],
  ]);
  expect([aimedAt(view, [7]), aimedAt(view, [8]), aimedAt(view, [9])]).toEqual([2, 1, 0]);
});
