import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Moment, TableMessage } from "../../server/messages";
import { SharedScreen } from "./screen.svelte";

/** What the server says to one seat, with a question for another or the same. */
const told = (seat: number, asked: number, more: object = {}) =>
  ({
    view: { seat },
    question: { seat: asked, choice: "", text: "" },
    seat,
    my_seats: [0, 1],
    ...more,
  }) as unknown as TableMessage & Moment;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a page that was just opened is covered until the one who is asked lifts the cover", () => {
  const screen = new SharedScreen();
  screen.begin(told(0, 1), true);
  expect(screen.cover).toBe(1);
  expect(screen.lift()).toBe(1);
  expect(screen.cover, "until the server has shown the other seat").toBe(1);
  screen.begin(told(1, 1), false);
  expect(screen.cover).toBeNull();
});

test("whoever sits alone at a screen never sees a cover", () => {
  const screen = new SharedScreen();
  screen.begin(told(0, 1, { my_seats: [0] }), true);
  screen.look(told(0, 1), 0);
  expect(screen.cover).toBeNull();
});

test("one sees what came of one's choice for a moment, and then the cover comes", () => {
  const screen = open();
  screen.look(told(0, 1), 500);
  expect(screen.cover).toBeNull();
  vi.advanceTimersByTime(500);
  expect(screen.cover).toBe(1);
});

test("a question that comes back in time needs no cover", () => {
  const screen = open();
  screen.look(told(0, 1), 500);
  screen.look(told(0, 0), 500);
  vi.advanceTimersByTime(1_000);
  expect(screen.cover).toBeNull();
});

test("a cover that lies there stays, whoever is asked next", () => {
  const screen = open();
  screen.look(told(0, 1), 0);
  screen.look(told(0, 0), 0);
  expect(screen.cover).toBe(0);
  screen.begin(told(0, 0), false); // the line broke and came back
  expect(screen.cover).toBe(0);
});

test("a question that has gone on while somebody lifted the cover covers again at once", () => {
  const screen = open();
  screen.look(told(0, 1), 0);
  screen.lift();
  screen.begin(told(1, 0), false);
  expect(screen.cover).toBe(0);
});

test("if the line breaks while the cover is lifted, the seat that was wanted is asked for", () => {
  const screen = open();
  screen.look(told(0, 1), 0);
  screen.lift();
  expect(screen.seatFor(0)).toBe(1);
});

test("after the game nothing is covered", () => {
  const screen = open();
  screen.look(told(0, 1), 0);
  screen.look(told(0, -1, { status: "over", question: null }), 0);
  expect(screen.cover).toBeNull();
});

test("each seat is told from the ply that it saw last, or from when the page was opened", () => {
  const screen = new SharedScreen();
  screen.begin(told(0, 0, { ply: 4 }), true);
  screen.note(told(0, 0, { ply: 4 }));
  expect(screen.sinceOf(0), "under the cover nothing was seen").toBe(4);
  screen.lift();
  screen.begin(told(0, 0, { ply: 4 }), false);
  screen.note(told(0, 1, { ply: 5 }));
  screen.look(told(0, 1, { ply: 5 }), 0);
  screen.note(told(0, 1, { ply: 6 })); // drawn under the cover, for nobody
  expect(screen.sinceOf(0)).toBe(5);
  expect(screen.sinceOf(1)).toBe(4);
});

/** The player at seat 0 looks at the table. */
function open(): SharedScreen {
  const screen = new SharedScreen();
  screen.begin(told(0, 0), true);
  screen.lift();
  screen.begin(told(0, 0), false);
  expect(screen.cover).toBeNull();
  return screen;
}
