import { expect, test } from "vitest";

import { actionOf, isFixed, keyFor, keyOf, KEYS, rebound } from "./keys";

test("no two actions have the same key", () => {
  expect(new Set(KEYS.map((each) => each.key)).size).toBe(KEYS.length);
});

test("Shift counts with letters only", () => {
  expect(keyOf({ key: "D", shiftKey: true })).toBe("Shift+d");
  expect(keyOf({ key: "D", shiftKey: false })).toBe("d"); // caps lock
  expect(keyOf({ key: "?", shiftKey: true })).toBe("?");
});

test("an action that takes another's key gives its own away", () => {
  const changed = rebound("mindbug", "l", {});
  expect(keyFor("mindbug", changed)).toBe("l");
  expect(keyFor("log", changed)).toBe("m");
  expect(actionOf("l", changed)).toBe("mindbug");
});

test("what is as it was is not kept as a change", () => {
  expect(rebound("mindbug", "m", rebound("mindbug", "x", {}))).toEqual({});
});

test("keys that everybody needs cannot be taken", () => {
  expect(["ArrowLeft", "Tab", "Enter", "7"].every(isFixed)).toBe(true);
  expect(isFixed("m")).toBe(false);
});
