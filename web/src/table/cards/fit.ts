/** How large the cards of a row can be: rows narrow, they never overlap and never scroll. */
import type { Size } from "../../cards/look";

export interface Fit {
  size: Size;
  width: number;
  height: number;
  rows: number;
}

export interface Room {
  width: number;
  height: number;
  gap: number;
  most: number; // the widest a card gets
}

const TEXT = 110; // the narrowest card that still shows its text
const NAME = 66; // and its name
const SHAPE = 1.34; // height of a small card for its width

export function fit(count: number, room: Room, large: "m" | "l"): Fit {
  const share = (each: number) => Math.floor((room.width - (each - 1) * room.gap) / Math.max(each, 1));
  const width = Math.min(share(count), room.most);
  if (width >= TEXT && room.height >= 170) {
    return { size: large, width, height: room.height, rows: 1 };
  }
  if (width >= NAME && room.height >= 100) {
    return { size: "n", width: Math.min(width, 108), height: Math.min(room.height, 144), rows: 1 };
  }
  // Two rows of pictures; if one is high enough for a card, so much the better.
  const one = Math.min(width, room.height / SHAPE, 72);
  const two = Math.min(share(Math.ceil(count / 2)), (room.height - room.gap) / 2 / SHAPE, 72);
  const best = Math.floor(Math.max(one, two));
  return { size: "s", width: best, height: Math.floor(best * SHAPE), rows: two > one ? 2 : 1 };
}
