import { expect, test } from "vitest";

import { leaving, placeBeside } from "./place";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const at = (left: number, top: number) => ({ left, top, width: 60, height: 80 });

test("a card is held up at the right, its middle beside the middle", () => {
  expect(placeBeside(at(500, 400), 232, 340, DESK)).toEqual({ left: 570, top: 270 });
});

test("at the left where the right has no room", () => {
  expect(placeBeside(at(1300, 400), 232, 340, DESK)).toEqual({ left: 1058, top: 270 });
});

test("near the upper and the lower edge all of it is seen", () => {
  expect(placeBeside(at(500, 0), 232, 340, DESK).top).toBe(8);
  expect(placeBeside(at(500, 820), 232, 340, DESK).top).toBe(552);
});

test("on a phone it is above or below, wherever there is more room, and never covers the thing", () => {
  expect(placeBeside(at(160, 100), 232, 340, PHONE)).toEqual({ left: 74, top: 190 });
  expect(placeBeside(at(160, 600), 232, 340, PHONE)).toEqual({ left: 74, top: 250 });
  expect(placeBeside(at(90, 600), 232, 340, PHONE).left).toBe(8);
  expect(placeBeside(at(240, 600), 232, 340, PHONE).left).toBe(150);
});

test("a card that is held up leaves the question in sight: it moves up, and gets smaller where that is not enough", () => {
  const bar = { left: 4, top: 520, width: 382, height: 120 };
  expect(leaving(bar, { left: 74, top: 190 }, 252, 460)).toEqual({ left: 74, top: 50, scale: 1 });
  expect(leaving(bar, { left: 74, top: 20 }, 252, 460)).toEqual({ left: 74, top: 20, scale: 1 });
  expect(leaving(undefined, { left: 74, top: 190 }, 252, 460)).toEqual({ left: 74, top: 190, scale: 1 });
  const low = leaving({ ...bar, top: 386 }, { left: 74, top: 190 }, 252, 460);
  expect([low.left, low.top, low.scale].map((each) => Math.round(each * 10))).toEqual([992, 80, 8]);
});
