/** A Field that scrolls: what can be chosen on it, or is in a fight, comes into sight. */

import type { Attachment } from "svelte/attachments";

interface Edges {
  left: number;
  right: number;
}

const BESIDE = 14; // what sticks out of a card: chips, a badge

/** How far to scroll, so that as much of what is wanted as possible lies inside; 0 if all of it does. */
export function scrollFor(inside: Edges, wanted: Edges[]): number {
  const left = Math.min(...wanted.map((each) => each.left)) - BESIDE;
  const right = Math.max(...wanted.map((each) => each.right)) + BESIDE;
  if (!wanted.length || (left >= inside.left && right <= inside.right)) {
    return 0;
  }
  const isWide = right - left > inside.right - inside.left; // then the first ones are shown
  return isWide || left < inside.left ? left - inside.left : right - inside.right;
}

const WANTED = "[data-selectable], .place:has(.attacking, .blocking) > .spot";

/** To be attached to what scrolls. Whenever `what` changes, that is done once cards have taken their places. */
export const inSight =
  (what: () => unknown, moving: number): Attachment<HTMLElement> =>
  (place) => {
    $effect(() => {
      void what();
      const soon = setTimeout(() => bringIntoSight(place), moving + 50);
      return () => clearTimeout(soon);
    });
  };

function bringIntoSight(field: HTMLElement): void {
  const wanted = [...field.querySelectorAll(WANTED)].map((each) => each.getBoundingClientRect());
  const by = scrollFor(field.getBoundingClientRect(), wanted);
  if (by) {
    field.scrollBy({ left: by });
  }
}
