import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { AGAIN, LEAVE, NEXT, SHOW } from "../../study/exercise";
import { puzzleCourse } from "./course";

let next: string | undefined;
const gone: string[] = [];
const course = puzzleCourse("win", { next: () => next, go: (address) => gone.push(address), reached: () => undefined });
const actions = (stage: "wrong" | "done" | "shown") => {
  const { go, other } = course.asks(stage);
  return [go.action, other?.action];
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // no words are read here
  next = "/puzzle/other";
  gone.length = 0;
});
afterEach(() => void vi.restoreAllMocks());

test("after a wrong move one may try again, and sees the answer only if one asks for it", () => {
  expect(actions("wrong")).toEqual([AGAIN, SHOW]);
});

test("a solved puzzle leads to the next one, and to all of them", async () => {
  expect(actions("done")).toEqual([NEXT, LEAVE]);
  await course.does(NEXT);
  await course.does(LEAVE);
  expect(gone).toEqual(["/puzzle/other", "/puzzles"]);
});

test("who has seen the answer may find it again", () => {
  expect(actions("shown")).toEqual([NEXT, AGAIN]);
});

test("when all are solved, the list is all that is left", async () => {
  next = undefined;
  expect(actions("done")).toEqual([NEXT, undefined]);
  await course.does(NEXT);
  expect(gone).toEqual(["/puzzles"]);
});
