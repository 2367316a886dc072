import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Dragging } from "./dragging.svelte";
import type { Drop } from "./drops";
import type { ShardPicking } from "./picking.svelte";

const dropped: [string, Drop][] = [];
const picking = {
  meantBy: () => [],
  drop: (from: string, drop: Drop) => void dropped.push([from, drop]),
} as unknown as ShardPicking;

let table: HTMLElement;
let dragging: Dragging;
let stop: () => void;
let clicks = 0;

function points(kind: string, x: number, buttons: number, at: Element = table): void {
  at.dispatchEvent(
    new PointerEvent(kind, { bubbles: true, clientX: x, clientY: 0, button: 0, buttons, pointerType: "mouse" }),
  );
}

const card = () => table.querySelector("[data-spot]")!;

beforeEach(() => {
  [dropped.length, clicks] = [0, 0];
  document.body.innerHTML = `<div><button data-spot="hand-0" data-selectable></button><p data-mat="0"></p></div>`;
  table = document.body.firstElementChild as HTMLElement;
  document.elementFromPoint = () => table.querySelector("[data-mat]");
  card().addEventListener("click", () => (clicks += 1));
  dragging = new Dragging(picking);
  stop = dragging.watch(table) as () => void;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test("a card is dropped where it is let go, and the click that comes of it means nothing", () => {
  points("pointerdown", 0, 1, card());
  points("pointermove", 50, 1);
  expect(dragging.line?.to).toEqual({ x: 50, y: 0 });
  points("pointerup", 50, 0);
  expect(dropped).toEqual([["hand-0", { part: "field", seat: 0 }]]);
  table.querySelector<HTMLElement>("[data-spot]")!.click();
  expect([clicks, dragging.line]).toEqual([0, null]);
});

test("a card that was let go where nobody could see it is dropped nowhere", () => {
  points("pointerdown", 0, 1, card());
  points("pointermove", 50, 1);
  points("pointermove", 60, 0); // back again, without a button
  expect(dragging.line).toBeNull();
  points("pointerdown", 60, 1);
  points("pointerup", 60, 0);
  expect(dropped).toEqual([]);
});

test("after a card was let go beside the table a key still chooses", () => {
  points("pointerdown", 0, 1, card());
  points("pointermove", 50, 1);
  points("pointerup", 50, 0, document.body);
  card().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  (card() as HTMLElement).click(); // what a browser makes of Enter
  expect(clicks).toBe(1);
});
