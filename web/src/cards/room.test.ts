import { expect, test } from "vitest";

import { roomOf } from "./room";

test("a long text takes room from the picture", () => {
  expect([20, 90, 160].map((length) => roomOf(length, 0, "m", 156, 200))).toEqual(["wide", "tight", "full"]);
});

test("so do keywords, and a narrow card", () => {
  expect(roomOf(60, 0, "m", 156, 200)).toBe("wide");
  expect(roomOf(60, 1, "m", 156, 200)).toBe("tight");
  expect(roomOf(60, 0, "m", 112, 200)).toBe("tight");
});

test("a card that is lower than usual shows less of its picture", () => {
  expect(roomOf(60, 0, "l", 156, 244)).toBe("wide");
  expect(roomOf(60, 0, "l", 156, 180)).toBe("tight");
  expect(roomOf(160, 0, "l", 156, 180)).toBe("least");
});

test("on a card of the usual height half of the picture is always left", () => {
  expect(roomOf(900, 5, "m", 156, 200)).toBe("full");
});
