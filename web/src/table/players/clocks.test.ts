import { expect, test } from "vitest";

import { moment, view } from "../../../tests/views";
import { clockOf } from "./clocks";

const at = (more: object) => ({ ...moment(3, view([{}, {}])), time: 5_000, ...more });

test("a clock counts from when the server told of it, by this device's time", () => {
  const shown = at({ clocks: { left: [60_000, 30_000], running: 1 } });
  expect(clockOf({ shown, skew: 1_000, isOver: false }, 1)).toEqual({ left: 30_000, isRunning: true, at: 4_000 });
  expect(clockOf({ shown, skew: 0, isOver: false }, 0)?.isRunning).toBe(false);
  expect(clockOf({ shown, skew: 0, isOver: true }, 1)?.isRunning).toBe(false);
});

test("without clocks there is none", () => {
  expect(clockOf({ shown: at({}), skew: 0, isOver: false }, 0)).toBeNull();
});
