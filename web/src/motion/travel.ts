/** Cards that change their place: they come from where they were and go where they will be. Only transform and opacity move. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { settings, type Speed } from "../settings.svelte";

/** How something gets to its new place. */
export type Way = "move" | "arc" | "turn" | "none";

export interface Trip {
  way: Way;
  place?: string | undefined; // a selector: where it comes from, or goes to
}

export interface Shift {
  x: number;
  y: number;
  scale: number;
}

const MOVE = 260; // milliseconds, as in the tokens of the design
const FLY = 480;
const FACTORS: Record<Speed, number> = { off: 0, fast: 0.6, normal: 1, slow: 1.6 };
const SMALLEST = 0.3; // of its size: a card that comes out of a small pile
const HEIGHT = 0.3; // of an arc, for its length

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a trip takes; nothing for those who want no motion. */
export function durationOf(way: Way, speed: Speed, calm: boolean): number {
  if (calm || way === "none") {
    return 0;
  }
  return (way === "arc" ? FLY : MOVE) * FACTORS[speed];
}

/** What brings something from its own place to another. `zoom` is how much larger the page draws than it measures. */
export function shiftTo(own: DOMRect, other: DOMRect, zoom: number): Shift {
  const middle = (place: DOMRect) => ({ x: place.left + place.width / 2, y: place.top + place.height / 2 });
  const [a, b] = [middle(own), middle(other)];
  const scale = own.height ? Math.min(1, Math.max(SMALLEST, other.height / own.height)) : 1;
  return { x: (b.x - a.x) / zoom, y: (b.y - a.y) / zoom, scale };
}

/** The style of a trip of which `left` is still to go: 1 at the other place, 0 at its own. */
export function styleOf(way: Way, shift: Shift, left: number): string {
  if (way === "turn") {
    return `transform: perspective(600px) rotateY(${-90 * left}deg); opacity: ${left < 1 ? 1 : 0}`;
  }
  const length = Math.hypot(shift.x, shift.y);
  const rise = way === "arc" ? Math.sin(Math.PI * left) * length * HEIGHT : 0;
  const scale = 1 + (shift.scale - 1) * left;
  const seen = way === "arc" ? 1 : 1 - 0.8 * left;
  return `transform: translate(${shift.x * left}px, ${shift.y * left - rise}px) scale(${scale}); opacity: ${seen}`;
}

/** A transition of Svelte, both for coming and for going. */
export function travel(node: HTMLElement, trip: () => Trip): TransitionConfig {
  const { way, place } = trip();
  const own = node.getBoundingClientRect();
  const other = place ? document.querySelector(place)?.getBoundingClientRect() : undefined;
  const isSomewhere = (box: DOMRect | undefined) => !!box && box.width > 0;
  if (way !== "turn" && !(isSomewhere(own) && isSomewhere(other))) {
    return { duration: 0 };
  }
  const zoom = node.offsetWidth ? own.width / node.offsetWidth : 1;
  const shift = other ? shiftTo(own, other, zoom) : { x: 0, y: 0, scale: 1 };
  return {
    duration: durationOf(way, settings.speed, isCalm()),
    easing: cubicOut,
    css: (_, left) => `${styleOf(way, shift, left)}; z-index: 3; pointer-events: none`,
  };
}
