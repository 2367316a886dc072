import { expect, test } from "vitest";

import { fit } from "./fit";

const DESK = { width: 844, height: 200, gap: 12, most: 156 };
const PHONE = { width: 370, height: 118, gap: 6, most: 156 };

test("five creatures on a desk are as large as cards get, and show their text", () => {
  expect(fit(5, DESK, "m")).toEqual({ size: "m", width: 156, height: 200, rows: 1 });
});

test("more creatures are narrower, then lose their text, then stand in two rows", () => {
  expect([6, 7, 8, 20].map((count) => fit(count, DESK, "m").size)).toEqual(["m", "m", "n", "s"]);
});

test("a phone shows names, as long as there is room for them", () => {
  expect([2, 4, 5, 9].map((count) => fit(count, PHONE, "l").size)).toEqual(["n", "n", "n", "s"]);
});

test("no row is ever wider than its room", () => {
  for (const room of [DESK, PHONE]) {
    for (let count = 1; count <= 24; count += 1) {
      const { width, rows } = fit(count, room, "m");
      const each = Math.ceil(count / rows);
      expect(each * width + (each - 1) * room.gap, `${count} cards`).toBeLessThanOrEqual(room.width);
    }
  }
});
