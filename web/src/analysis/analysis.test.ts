import { expect, test } from "vitest";

import { choiceAt, gradeOf, mistakeFrom, percents, points, signsOf, type Choice, type Told } from "./analysis";

const choice = (number: number, rest: Partial<Choice> = {}): Choice => ({
  choice: number,
  turn: 1,
  seat: 0,
  played: "Play Gorillion.",
  value: 0.5,
  loss: 0,
  mark: "",
  better: "",
  line: "",
  ...rest,
});

const TOLD: Told = {
  language: "en",
  bot: "search",
  marks: { blunder: 0.2, mistake: 0.1, inaccuracy: 0.05 },
  players: [],
  curves: [],
  choices: [
    choice(1),
    choice(3, { mark: "mistake", better: "Attack.", loss: 0.12 }),
    choice(4, { better: "Attack.", loss: 0.01 }),
    choice(8, { mark: "blunder", better: "Attack.", loss: 0.4 }),
  ],
};

test("a choice belongs to the moment at which it was made", () => {
  expect(choiceAt(TOLD, 2)?.choice).toBe(3);
  expect(choiceAt(TOLD, 1)).toBeNull();
});

test("what has no mark is good, and best if nothing better is known", () => {
  expect(TOLD.choices.map(gradeOf)).toEqual(["best", "mistake", "good", "blunder"]);
});

test("from any moment the next and the last mistake are found", () => {
  expect([0, 2, 5, 7].map((ply) => mistakeFrom(TOLD, ply, 1))).toEqual([2, 7, 7, null]);
  expect([0, 2, 5, 7, 9].map((ply) => mistakeFrom(TOLD, ply, -1))).toEqual([null, null, 2, 2, 7]);
});

test("the log has signs where it tells of a mistake: at the ply after it", () => {
  expect([...signsOf(TOLD)]).toEqual([
    [3, "mistake"],
    [8, "blunder"],
  ]);
});

test("a loss never looks like more than it was", () => {
  expect(percents(0.556)).toBe(56);
  expect(points(0.0999)).toBe(9);
  expect(points(0.29)).toBe(29); // 28.999 as a computer counts
});
