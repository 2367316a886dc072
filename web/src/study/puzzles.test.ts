import { expect, test } from "vitest";

import type { PuzzleInfo } from "./exercise";
import { goalValues, levelsOf, nextUnsolved } from "./puzzles";

const puzzle = (id: string, level: number): PuzzleInfo => ({
  id,
  game: "mindbug",
  level,
  goal: "win",
  turns: 0,
  is_my_turn: true,
  sets: [],
});
const ALL = [puzzle("b", 2), puzzle("a", 1), puzzle("c", 2), puzzle("d", 1)];

test("puzzles are numbered through all levels, in the order in which they came", () => {
  const found = levelsOf(ALL).map(({ level, puzzles }) => [
    level,
    puzzles.map(({ puzzle: { id }, number }) => id + number),
  ]);
  expect(found).toEqual([
    [1, ["a1", "d2"]],
    [2, ["b3", "c4"]],
  ]);
});

test("the next unsolved one comes after this one, and then from the beginning", () => {
  expect(nextUnsolved(ALL, [])?.id).toBe("a");
  expect(nextUnsolved(ALL, ["d"], "a")?.id).toBe("b");
  expect(nextUnsolved(ALL, ["c"], "b")?.id).toBe("a");
});

test("nothing comes next when all others are solved", () => {
  expect(nextUnsolved(ALL, ["b", "c", "d"], "a")).toBeUndefined();
  expect(nextUnsolved(ALL, ["a", "b", "c", "d"])).toBeUndefined();
});

test("a goal says what to do, whose turn it is, and how many turns may follow", () => {
  expect(goalValues(puzzle("a", 1))).toEqual({ goal: "win-mine-0" });
  expect(goalValues({ ...puzzle("a", 1), goal: "save", is_my_turn: false, turns: 2 })).toEqual({
    goal: "save-theirs-2",
  });
});
