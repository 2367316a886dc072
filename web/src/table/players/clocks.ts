/** What the clock of a seat showed when the server told of it. */
import type { Tabled } from "../state/tabled";

export interface Shown {
  left: number; // milliseconds
  isRunning: boolean;
  at: number; // of this device's time
}

export function clockOf(game: Pick<Tabled, "shown" | "skew" | "isOver">, seat: number): Shown | null {
  const { clocks, time = 0 } = game.shown ?? {};
  const isRunning = clocks?.running === seat && !game.isOver;
  return clocks ? { left: clocks.left[seat] ?? 0, isRunning, at: time - game.skew } : null;
}
