/** A rating over the games that made it, as a line. */

export interface RatingStep {
  table: string;
  game: string;
  seats: number;
  ended: number | null;
  before: number;
  after: number;
}

export interface Curve {
  path: string;
  low: number;
  high: number;
  last: { x: number; y: number };
}

/** How many sit at a format: 1v1 is two, 4 is four who play for themselves. */
export const seatsAt = (format: string): number => format.split("v").reduce((sum, side) => sum + Number(side), 0);

const LEAST = 100; // points from bottom to top, so that small changes look small

/** The line through all ratings, from left to right in a box of this size. */
export function curveOf(steps: RatingStep[], width: number, height: number): Curve | null {
  const first = steps[0];
  if (!first) {
    return null;
  }
  const ratings = [first.before, ...steps.map((step) => step.after)];
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const half = Math.max(Math.max(...ratings) - middle, LEAST / 2);
  const points = ratings.map((rating, place) => ({
    x: (place / (ratings.length - 1)) * width,
    y: height - ((rating - (middle - half)) / (2 * half)) * height,
  }));
  const path = points.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return { path, low: Math.min(...ratings), high: Math.max(...ratings), last: points.at(-1)! };
}
