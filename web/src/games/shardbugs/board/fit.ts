/** How large the permanents of a Field can be: as large as all of them fit, in one row or two. */
import type { ShardSize } from "../card/look";

export interface FieldFit {
  size: Extract<ShardSize, "t" | "s" | "xs">;
  rows: number;
}

interface Measure {
  size: FieldFit["size"];
  width: number;
  height: number;
}

/** With the chips at the left edge, and the badge above. */
const MEASURES: Measure[] = [
  { size: "t", width: 134, height: 150 },
  { size: "s", width: 100, height: 120 },
  { size: "xs", width: 82, height: 98 },
];
const TAB = 20; // an item below its bug

/** `tabs` is how many items hang below one bug at most. What does not fit even so scrolls sideways. */
export function fieldFit(count: number, tabs: number, room: { width: number; height: number }): FieldFit {
  for (const { size, width, height } of MEASURES) {
    const most = Math.max(1, Math.floor(room.width / width));
    const rows = Math.max(1, Math.ceil(count / most));
    if (rows * (height + Math.min(tabs, 2) * TAB) <= room.height || (rows === 1 && height <= room.height)) {
      return { size, rows };
    }
  }
  return { size: "xs", rows: room.height >= 2 * 98 ? 2 : 1 };
}
