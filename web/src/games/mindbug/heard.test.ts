import { expect, test } from "vitest";

import { soundOf } from "./heard";

const step = (...kinds: string[]) => ({ events: kinds.map((event) => ({ event })) }) as Parameters<typeof soundOf>[0];

test("what matters most is heard: a Mindbug before the card it takes, a lost life before the attack", () => {
  expect(soundOf(step("play", "mindbug", "enter"))).toBe("mindbug");
  expect(soundOf(step("attack", "lose-life"))).toBe("life");
  expect(soundOf(step("attack", "defeat"))).toBe("defeat");
});

test("dice rattle, whatever they are for", () => {
  expect(soundOf(step("roll"))).toBe("dice");
  expect(soundOf(step("roll-number"))).toBe("dice");
});

test("what has no sound is silent", () => {
  expect(soundOf(step("turn"))).toBeNull();
  expect(soundOf(step())).toBeNull();
});
