import { expect, test } from "vitest";

import { scrollFor } from "./sight.svelte";

const field = { left: 0, right: 300 };

test("a Field scrolls to what is wanted, and not if it is in sight", () => {
  expect(scrollFor(field, [])).toBe(0);
  expect(scrollFor(field, [{ left: 20, right: 90 }])).toBe(0);
  expect(scrollFor(field, [{ left: 320, right: 390 }])).toBe(104);
  expect(scrollFor(field, [{ left: -80, right: -10 }])).toBe(-94);
});

test("where not all of it has room, the first ones are shown", () => {
  const wanted = [
    { left: 414, right: 484 },
    { left: 114, right: 184 },
  ];
  expect(scrollFor(field, wanted)).toBe(100);
});
