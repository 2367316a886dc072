import { expect, test } from "vitest";

import { durationOf, shiftTo, styleOf } from "./travel";

const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

test("a card comes from the middle of the pile, as small as the pile but never tiny", () => {
  expect(shiftTo(box(100, 100, 100, 200), box(0, 0, 50, 100), 1)).toEqual({ x: -125, y: -150, scale: 0.5 });
  expect(shiftTo(box(0, 0, 100, 200), box(0, 0, 10, 10), 1).scale).toBe(0.3);
});

test("on a page that is drawn larger, lengths are those of the page", () => {
  expect(shiftTo(box(0, 0, 100, 100), box(115, 0, 100, 100), 1.15).x).toBeCloseTo(100);
});

test("it ends where it belongs, in full sight", () => {
  const shift = { x: 40, y: 30, scale: 0.5 };
  for (const way of ["move", "arc"] as const) {
    expect(styleOf(way, shift, 0)).toBe("transform: translate(0px, 0px) scale(1); opacity: 1");
  }
  expect(styleOf("turn", shift, 0)).toContain("rotateY(0deg)");
});

test("an arc rises above the straight line", () => {
  const height = (style: string) => Number(/, (-?[\d.]+)px/.exec(style)?.[1]);
  const shift = { x: 100, y: 0, scale: 1 };
  expect(height(styleOf("arc", shift, 0.5))).toBeLessThan(-20);
  expect(height(styleOf("move", shift, 0.5))).toBe(0);
});

test("whoever wants no motion gets none", () => {
  expect(durationOf("arc", "normal", true)).toBe(0);
  expect(durationOf("arc", "off", false)).toBe(0);
  expect(durationOf("arc", "slow", false)).toBeGreaterThan(durationOf("arc", "fast", false));
});
