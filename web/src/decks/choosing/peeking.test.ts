import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Peeking } from "./peeking.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = document.createElement("button");
const pointer = (pointerType: string) => ({ pointerType, currentTarget: button }) as unknown as PointerEvent;
const click = { currentTarget: button } as unknown as MouseEvent;
const shown = (peeking: Peeking) => peeking.peeked?.card ?? "";

function tap(peeking: Peeking, card: string): void {
  peeking.press(card, pointer("touch"));
  peeking.tap(card, click);
}

test("a mouse that rests on a card holds it up, one that passes by does not", () => {
  const peeking = new Peeking();
  peeking.hover("Antonio", pointer("mouse"));
  peeking.leave();
  vi.advanceTimersByTime(1000);
  expect(shown(peeking)).toBe("");
  peeking.hover("Antonio", pointer("mouse"));
  expect(shown(peeking)).toBe("");
  vi.advanceTimersByTime(1000);
  expect(shown(peeking)).toBe("Antonio");
});

test("a card is put away when its place moves on, and only then", () => {
  const peeking = new Peeking();
  peeking.hover("Antonio", pointer("mouse"));
  peeking.scroll(); // the page that came to rest under the mouse
  vi.advanceTimersByTime(1000);
  expect(shown(peeking)).toBe("Antonio");
  peeking.scroll();
  expect(shown(peeking)).toBe("Antonio");
  vi.spyOn(button, "getBoundingClientRect").mockReturnValueOnce(new DOMRect(0, 40, 60, 80));
  peeking.scroll();
  expect(shown(peeking)).toBe("");
});

test("a finger holds a card up by a tap and puts it away by another, and goes from card to card", () => {
  const peeking = new Peeking();
  tap(peeking, "Antonio");
  expect(shown(peeking)).toBe("Antonio");
  tap(peeking, "Antonio");
  expect(shown(peeking)).toBe("");
  tap(peeking, "Antonio");
  tap(peeking, "Bookworm");
  expect(shown(peeking)).toBe("Bookworm");
});

test("a mouse that clicks does not lose the card it rests on", () => {
  const peeking = new Peeking();
  peeking.hover("Antonio", pointer("mouse"));
  vi.advanceTimersByTime(1000);
  peeking.press("Antonio", pointer("mouse"));
  peeking.tap("Antonio", click);
  expect(shown(peeking)).toBe("Antonio");
});

test("whoever points elsewhere has read enough", () => {
  const peeking = new Peeking();
  tap(peeking, "Antonio");
  peeking.away({ target: button } as unknown as Event);
  expect(shown(peeking)).toBe("Antonio");
  peeking.away({ target: document.body } as unknown as Event);
  expect(shown(peeking)).toBe("");
});

test("Escape is taken only while a card is held up", () => {
  const peeking = new Peeking();
  const pressed = () => {
    const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    peeking.key(event);
    return event.defaultPrevented;
  };
  expect(pressed()).toBe(false);
  tap(peeking, "Antonio");
  expect(pressed()).toBe(true);
  expect(shown(peeking)).toBe("");
  expect(pressed()).toBe(false);
});
