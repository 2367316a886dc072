/** How large the permanents of a Field can be: as large as all of them fit, in one row or two. */
import type { View } from "../../../server/messages";
import type { ShardSize } from "../card/look";
import { stacksOf } from "../choosing/stacks";

export interface FieldFit {
  size: Extract<ShardSize, "t" | "s" | "xs">;
  rows: number;
  scale: number; // of the smallest, where a little is missing
}

interface Measure {
  size: FieldFit["size"];
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
}

/** With the chips at the left edge, and the badge above. */
const MEASURES: Measure[] = [
  { size: "t", width: 134, height: 150 },
  { size: "s", width: 102, height: 120 },
  { size: "xs", width: 87, height: 98 },
];
const TIGHT = 92; // the height of the smallest without what sticks out
const BARE = 82; // in one row, where the edge of the Field is what it may stick out over
const LEAST = 0.7; // below this not even the figures can be read
const ONE_ROW = 10;
const TAB = 20; // an item below its bug
const DIVIDER = 20; // between bugs and the rest

/** `groups`: how many stand on each side of the dashed line. `tabs`: how many items hang below one bug at most. */
export function fieldFit(groups: number[], tabs: number, { width: whole, height: room }: Room): FieldFit {
  const width = whole - (groups.every((count) => count) ? DIVIDER : 0);
  const columns = (rows: number) => groups.reduce((sum, count) => sum + Math.ceil(count / rows), 0);
  for (const { size, width: each, height } of MEASURES) {
    const rows = [1, 2, 3].find((some) => columns(some) * each <= width) ?? 4;
    if (rows * (height + Math.min(tabs, 2) * TAB) <= room || (rows === 1 && height <= room)) {
      return { size, rows, scale: 1 };
    }
  }
  return smallest(columns, tabs, width, room);
}

/** The smallest ones, a little smaller if all are in sight then. What does not fit even so scrolls sideways. */
function smallest(columns: (rows: number) => number, tabs: number, width: number, room: number): FieldFit {
  const each = MEASURES.at(-1)!.width;
  const high = (rows: number) => room / (rows * (rows > 1 ? TIGHT : BARE) + Math.min(tabs, 1) * TAB);
  const scaled = [1, 2]
    .map((rows) => ({ rows, scale: Math.min(1, width / (columns(rows) * each), high(rows)) }))
    .reduce((best, other) => (other.scale > best.scale ? other : best));
  if (scaled.scale >= LEAST) {
    return { size: "xs", ...scaled };
  }
  return { size: "xs", rows: room >= 2 * TIGHT ? 2 : 1, scale: 1 };
}

/** Whether somebody has more on the Field than one row of a wide table holds. */
export const isCrowded = (view: View): boolean =>
  view.players.some((player) => stacksOf(player, view).length > ONE_ROW);

const PHONE_ROW = 4; // that a phone shows beside each other

/** How the sides of two players share the height of a phone, theirs with their seat above it: the Field that needs two rows gets more. */
export function sharesOf(view: View): string {
  const me = Math.max(view.seat, 0);
  const rows = view.players.map((player) => (stacksOf(player, view).length > PHONE_ROW ? 2 : 1));
  const mine = rows[me] ?? 1;
  const theirs = Math.max(...rows.filter((_, seat) => seat !== me));
  return `--theirs: ${theirs > mine ? 2.3 : mine > theirs ? 1.05 : 1.5}fr`;
}
