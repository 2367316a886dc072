import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LEAVE, NEXT } from "../../study/exercise";
import { lessonCourse, lessonToTake } from "./course";

const done: string[] = [];
const courseTo = (next: string | undefined) =>
  lessonCourse({
    next,
    study: "puzzles",
    go: (address) => done.push(address),
    play: async () => void done.push("a game"),
    done: () => done.push("done"),
  });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // no words are read here
  done.length = 0;
});
afterEach(() => void vi.restoreAllMocks());

test("what a lesson says is what the server says", () => {
  expect(courseTo("/learn/block").coach("right", "Now attack.")).toBe("Now attack.");
});

test("a lesson leads to the next one and to nothing else", async () => {
  const course = courseTo("/learn/block");
  expect(course.asks("done").other).toBeUndefined();
  await course.does(course.asks("done").go.action);
  expect(done).toEqual(["/learn/block"]);
});

test("the last one leads to the first game, or to what else there is", async () => {
  const course = courseTo(undefined);
  expect([course.asks("done").go.action, course.asks("done").other?.action]).toEqual([NEXT, LEAVE]);
  await course.does(NEXT);
  await course.does(LEAVE);
  expect(done).toEqual(["a game", "/puzzles"]);
});

test("a lesson is done at its goal and not before", () => {
  const course = courseTo(undefined);
  course.reached?.("wrong");
  course.reached?.("right");
  expect(done).toEqual([]);
  course.reached?.("done");
  expect(done).toEqual(["done"]);
});

test("one goes on with the first lesson that is not done, and begins anew when all are", () => {
  const lessons = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(lessonToTake(lessons, [])).toBe(0);
  expect(lessonToTake(lessons, ["a", "c"])).toBe(1);
  expect(lessonToTake(lessons, ["a", "b", "c"])).toBe(0);
});
