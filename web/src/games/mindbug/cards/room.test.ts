import { expect, test } from "vitest";

import { isLongName, roomOf, type Printed } from "./room";

const card = (letters: number, more: Partial<Printed> = {}): Printed => ({
  name: "Bee Bear",
  text: "x".repeat(letters),
  keywords: 0,
  ...more,
});

test("a long text takes room from the picture", () => {
  const found = [20, 90, 150, 220].map((letters) => roomOf(card(letters), "m", 156, 200));
  expect(found).toEqual(["wide", "tight", "full", "least"]);
});

test("so do keywords, a long name, and a narrow card", () => {
  expect(roomOf(card(60), "m", 156, 200)).toBe("wide");
  expect(roomOf(card(60, { keywords: 1 }), "m", 156, 200)).toBe("tight");
  expect(roomOf(card(60, { name: "Majestic Manticore" }), "m", 156, 200)).toBe("tight");
  expect(roomOf(card(60), "m", 112, 200)).toBe("tight");
});

test("a card that is lower than usual shows less of its picture, a higher one more", () => {
  expect(roomOf(card(60), "l", 156, 244)).toBe("wide");
  expect(roomOf(card(60), "l", 156, 180)).toBe("tight");
  expect(roomOf(card(75), "l", 156, 300)).toBe("wide");
});

test("a word that does not fit on a narrow card has narrower letters there, and only there", () => {
  expect(isLongName("Kangasaurus Rex", 66)).toBe(true);
  expect(isLongName("Kangasaurus Rex", 84)).toBe(false);
  expect(isLongName("Brain Fly", 66)).toBe(false);
  expect(isLongName("Sharky Crab-Dog-Mummypus", 66)).toBe(false);
});
