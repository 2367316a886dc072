import { expect, test } from "vitest";

import { handFit } from "./spread";

const desk = { width: 948, height: 244 };

test("cards of a hand get narrower, and then they overlap", () => {
  expect(handFit(0, 5, desk)).toMatchObject({ size: "m", card: 152, overlap: 0, isTight: false });
  expect(handFit(0, 7, desk)).toMatchObject({ card: 126, overlap: 0 });
  const many = handFit(0, 11, desk);
  expect([many.card, many.isTight]).toEqual([116, true]);
  expect(11 * (116 + 6) + 10 * many.overlap, "all of them are in sight").toBeLessThanOrEqual(924);
});

test("a deck that is searched lies in rows, with the own hand beside it if there is room", () => {
  expect(handFit(2, 7, desk)).toMatchObject({ size: "m", hasOwn: true });
  expect(handFit(9, 8, desk)).toMatchObject({ size: "s", overlap: 0, hasOwn: true });
  expect(handFit(15, 11, desk)).toMatchObject({ size: "s", hasOwn: false });
  expect(handFit(20, 0, { width: 390, height: 190 }), "a phone has one row").toMatchObject({ size: "m" });
});
