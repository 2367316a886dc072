/** How the cards of a hand, and what is laid out beside it, share the room. */
import type { ShardSize } from "../card/look";

export interface HandFit {
  size: Extract<ShardSize, "m" | "s">;
  card: number; // how wide a card of middle size is
  overlap: number; // how much of each the next one covers, as a negative number
  isTight: boolean; // so much that what is said of a card has to stand elsewhere
  hasOwn: boolean; // whether the own hand is shown beside what is laid out
}

interface Room {
  width: number;
  height: number;
}

const GAP = 6;
const APART = 24; // between what is laid out and my own
const EDGES = 24; // of the hand
const [WIDEST, NARROWEST] = [152, 116];
const TIGHT = 8;
const LEAST = 64; // of a card that has to be seen to be chosen: its cost and the beginning of its name
const SMALL = { width: 94, height: 112 }; // a small card with its gap

/** Cards get narrower, then they overlap; a great many of them to look through lie in rows, as small as those on a Field. */
export function handFit(looked: number, own: number, { width, height }: Room): HandFit {
  const all = looked + own;
  const room = width - EDGES - (looked && own ? APART : 0);
  const card = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(room / Math.max(1, all)) - GAP));
  const overlap = Math.min(0, Math.floor((room - all * (card + GAP)) / Math.max(1, all - 1)));
  const isTight = overlap < -TIGHT;
  const rows = Math.floor((height - 8) / SMALL.height);
  if (looked && card + GAP + overlap < LEAST && rows > 1) {
    const places = rows * Math.floor((width - EDGES) / SMALL.width);
    return { size: "s", card, overlap: 0, isTight: false, hasOwn: all < places };
  }
  return { size: "m", card, overlap, isTight, hasOwn: true };
}
