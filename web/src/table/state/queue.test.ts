import { expect, test } from "vitest";

import { line, moment, view } from "../../../tests/views";
import { isLong, pauseOf, stepsOf, summary } from "./queue";

const EMPTY = view([{}, {}]);

test("every line is told with the events it is about", () => {
  const events = [{ event: "attack" }, { event: "defeat" }, { event: "lose-life" }];
  const steps = stepsOf(moment(1, EMPTY, events, { lines: [line("a fight", 2), line("it hurts", 1)] }));
  expect(steps.map((step) => step.events.length)).toEqual([2, 1]);
  expect(steps.map((step) => step.until)).toEqual([2, 3]);
});

test("drawing a card holds nobody up, and one's own choice is told in half the time", () => {
  const [attack] = stepsOf(moment(1, EMPTY, [{ event: "attack" }]));
  const [draw] = stepsOf(moment(1, EMPTY, [{ event: "draw" }]));
  expect(pauseOf(draw!, "slow", false)).toBe(0);
  expect(pauseOf(attack!, "off", false)).toBe(0);
  expect(pauseOf(attack!, "normal", true)).toBe(pauseOf(attack!, "normal", false) / 2);
  expect(pauseOf(attack!, "slow", false)).toBeGreaterThan(pauseOf(attack!, "fast", false));
});

test("only what took more than three seconds is summed up", () => {
  expect(isLong(3_000)).toBe(false);
  expect(isLong(3_001)).toBe(true);
});

test("the sum of a sequence is who fell and whose life changed", () => {
  const steps = stepsOf(
    moment(2, EMPTY, [
      { event: "defeat", card: "Bee" },
      { event: "lose-life", seat: 1 },
    ]),
  );
  const found = summary(steps, moment(1, view([{}, { life: 3 }])), moment(2, view([{}, { life: 1 }])));
  expect(found).toEqual({ defeated: ["Bee"], lives: [{ seat: 1, from: 3, to: 1 }] });
});
