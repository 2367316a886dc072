import { expect, test } from "vitest";

import { curveOf, seatsAt, type RatingStep } from "./curve";
import { resultOf } from "./results";

const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: "", bot: "", is_me: seat === 0 }));
const ended = (outcome: number[] | null, status = "over") => resultOf({ status, outcome, seats });

test("whoever has the most has won", () => {
  expect(ended([1, 0])).toBe("won");
  expect(ended([0, 1])).toBe("lost");
  expect(ended([0.5, 0.5])).toBe("drawn");
});

test("a game without a result says so", () => {
  expect(ended(null, "void")).toBe("void");
  expect(ended(null, "running")).toBe("running");
});

const step = (before: number, after: number): RatingStep => ({
  table: "t",
  game: "g",
  seats: 2,
  ended: 1,
  before,
  after,
});

test("a curve goes up with the rating, from the first to the last game", () => {
  const curve = curveOf([step(1500, 1600), step(1600, 1700)], 100, 50);
  expect(curve).toMatchObject({ low: 1500, high: 1700, path: "M0.0 50.0L50.0 25.0L100.0 0.0", last: { x: 100, y: 0 } });
  expect(curveOf([], 100, 50)).toBeNull();
});

test("a small change looks small", () => {
  const curve = curveOf([step(1500, 1510)], 100, 100);
  expect(curve?.path).toBe("M0.0 55.0L100.0 45.0");
});

test("a format says how many play", () => {
  expect(["1v1", "2v2", "3"].map(seatsAt)).toEqual([2, 4, 3]);
});
