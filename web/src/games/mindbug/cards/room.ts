/** How much of a card its picture gets. The text wins, in steps, so that the cards of a row look alike. */
import type { Size } from "../../../cards/look";

export type Room = "wide" | "tight" | "full" | "least";

const STEPS: [Room, number][] = [
  ["wide", 66],
  ["tight", 118],
  ["full", 165],
];
const WIDTH = 156; // for which the steps were found
const HEIGHTS: Partial<Record<Size, number>> = { m: 200, l: 244 };
const KEYWORD = 12; // letters of text that a keyword takes the room of
const NAME = 15; // letters of a name that go into a line, at that width
const LINE = 24; // letters of text that a line of the name takes the room of

export interface Printed {
  name: string;
  text: string;
  keywords: number;
}

/** `width` and `height` are those of the card; without a height it has its usual one. */
export function roomOf(card: Printed, size: Size, width: number, height: number | null): Room {
  const usual = HEIGHTS[size];
  const lower = usual && height ? Math.max(usual / height, 0.8) ** 2 : 1;
  const further = Math.max(0, Math.ceil(card.name.length / ((NAME * width) / WIDTH)) - 1);
  const letters = card.text.length + KEYWORD * card.keywords + LINE * further;
  const felt = letters * (WIDTH / width) ** 1.5 * lower;
  return STEPS.find(([, most]) => felt <= most)?.[0] ?? "least";
}

const EDGES = 12; // of a narrow card, left and right of its name
const LETTER = 5.5; // the width of a letter on it

/** Whether a word of the name is too long for a narrow card, so that its letters have to be narrower. */
export const isLongName = (name: string, width: number): boolean =>
  Math.max(...name.split(/[ -]/).map((word) => word.length)) * LETTER > width - EDGES;
