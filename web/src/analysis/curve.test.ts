import { expect, test } from "vitest";

import type { Told } from "./analysis";
import { curveFor, Frame, valueAt } from "./curve";

const told = (...curves: { seat: number; points: { choice: number; value: number }[] }[]): Told => ({
  language: "en",
  bot: "search",
  marks: {},
  players: [],
  curves,
  choices: [],
});
const DUEL = told({
  seat: 0,
  points: [
    { choice: 1, value: 0.5 },
    { choice: 5, value: 0.75 },
    { choice: 9, value: 0 },
  ],
});

test("a point stands at the moment of its choice", () => {
  expect(curveFor(DUEL, 0, [0, 1]).map((point) => point.ply)).toEqual([0, 4, 8]);
});

test("the other side has the rest, and a teammate the same", () => {
  const values = (seat: number, teams: number[]) => curveFor(DUEL, seat, teams).map((point) => point.value);
  expect(values(1, [0, 1])).toEqual([0.5, 0.25, 1]);
  expect(values(2, [0, 1, 0, 1])).toEqual([0.5, 0.75, 0]);
  expect(values(3, [0, 1, 0, 1])).toEqual([0.5, 0.25, 1]);
});

test("with more sides each has a curve of its own", () => {
  const three = told(
    { seat: 0, points: [{ choice: 1, value: 0.5 }] },
    { seat: 1, points: [{ choice: 2, value: 0.3 }] },
    { seat: 2, points: [{ choice: 3, value: 0.2 }] },
  );
  expect(curveFor(three, 2, [0, 1, 2])).toEqual([{ ply: 2, value: 0.2 }]);
});

test("between two choices the chance is on the line between them", () => {
  const curve = curveFor(DUEL, 0, [0, 1]);
  expect(valueAt(curve, 2)).toBeCloseTo(0.625);
  expect(valueAt(curve, 4)).toBe(0.75);
  expect(valueAt(curve, 99)).toBe(0);
  expect(valueAt([], 3)).toBeNull();
});

test("the line goes from edge to edge of its box", () => {
  const frame = new Frame(220, 100, 10, 10, 0);
  expect(frame.line([{ ply: 5, value: 0.5 }])).toBe("M10.0 50.0L110.0 50.0L210.0 50.0");
  expect(frame.area([{ ply: 5, value: 1 }])).toBe("M10.0 0.0L110.0 0.0L210.0 0.0V100H10.0Z");
  expect(frame.area([])).toBe("");
});

test("the line has one value for each moment: it never goes back, and straight up only at the edges", () => {
  const frame = new Frame(220, 100, 8, 10, 0);
  const across = [...frame.line(curveFor(DUEL, 0, [0, 1])).matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
  expect(across).toEqual([10, 10, 110, 210, 210]);
});

test("a chance and that of the other side make one at every moment", () => {
  const [mine, theirs] = [curveFor(DUEL, 0, [0, 1]), curveFor(DUEL, 1, [0, 1])];
  for (let ply = 0; ply <= 8; ply += 0.5) {
    expect((valueAt(mine, ply) ?? 0) + (valueAt(theirs, ply) ?? 0)).toBeCloseTo(1);
  }
});
