import { expect, test } from "vitest";

import { nameFit } from "./room";

test("a name that is too long is written smaller, as far as it can be read", () => {
  expect(nameFit(100, 80)).toBe(1);
  expect(nameFit(100, 100)).toBe(1);
  expect(nameFit(100, 112)).toBe(0.89);
  expect(nameFit(100, 400)).toBe(0.74);
});
