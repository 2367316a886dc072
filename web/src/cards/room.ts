/** How much of a card its picture gets. The text wins, in steps, so that the cards of a row look alike. */
import type { Size } from "./look";

export type Room = "wide" | "tight" | "full" | "least";

const STEPS: [Room, number][] = [
  ["wide", 66],
  ["tight", 118],
  ["full", 170],
];
const WIDTH = 156; // for which the steps were found
const HEIGHTS: Partial<Record<Size, number>> = { m: 200, l: 244 };
const KEYWORD = 12; // letters that a keyword takes

/** `length` of the text in letters; `width` and `height` of the card. */
export function roomOf(length: number, keywords: number, size: Size, width: number, height: number | null): Room {
  const usual = HEIGHTS[size];
  const lower = usual && height ? Math.max(usual / height, 0.8) ** 2 : 1;
  const felt = (length + KEYWORD * keywords) * (WIDTH / width) ** 1.5 * lower;
  return STEPS.find(([, most]) => felt <= most)?.[0] ?? (height && usual && height < usual ? "least" : "full");
}
