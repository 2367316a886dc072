/** The chance to win over a game as a line, for either side. */
import type { Told } from "./analysis";

export interface Point {
  ply: number;
  value: number;
}

/** The curve of a seat. With two sides there may be only one: then the other side has the rest. */
export function curveFor(told: Told, seat: number, teams: readonly number[]): Point[] {
  const team = (of: number) => teams[of] ?? of;
  const found = told.curves.find((curve) => team(curve.seat) === team(seat)) ?? told.curves[0];
  if (!found) {
    return [];
  }
  const isTheirs = team(found.seat) !== team(seat);
  return found.points.map(({ choice, value }) => ({ ply: choice - 1, value: isTheirs ? 1 - value : value }));
}

/** The chance at any moment: between two that were judged, on the line from one to the other. */
export function valueAt(curve: readonly Point[], ply: number): number | null {
  const after = curve.find((point) => point.ply >= ply);
  const before = curve.findLast((point) => point.ply <= ply);
  if (!before || !after) {
    return (before ?? after)?.value ?? null;
  }
  const way = after.ply > before.ply ? (ply - before.ply) / (after.ply - before.ply) : 0;
  return before.value + (after.value - before.value) * way;
}

/** Where things are in a box: moments from left to right, chances from the bottom up, with room at the edges. */
export class Frame {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly last: number,
    readonly edge: number, // left and right
    readonly rim: number, // above and below
  ) {}

  x = (ply: number): number => this.edge + (ply / Math.max(this.last, 1)) * (this.width - 2 * this.edge);

  y = (value: number): number => this.rim + (1 - value) * (this.height - 2 * this.rim);

  /** From the first moment to the last, even if nobody had a choice at these. */
  line(curve: readonly Point[]): string {
    const [first, last] = [curve[0], curve.at(-1)];
    if (!first || !last) {
      return "";
    }
    const all = [{ ...first, ply: 0 }, ...curve, { ...last, ply: this.last }];
    return all
      .map(({ ply, value }, place) => `${place ? "L" : "M"}${this.x(ply).toFixed(1)} ${this.y(value).toFixed(1)}`)
      .join("");
  }

  /** What is below the line. */
  area(curve: readonly Point[]): string {
    const line = this.line(curve);
    return line && `${line}V${this.height}H${this.x(0).toFixed(1)}Z`;
  }
}
