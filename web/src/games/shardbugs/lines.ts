/** Lines over the table: who blocks whom, and what threads of the web aim at. */
import type { View } from "../../server/messages";
import type { ShardPicking } from "./choosing/picking.svelte";
import { spotOf } from "./choosing/stacks";
import { threadsOf } from "./rail/web";

export interface TableLine {
  from: string; // selectors
  to: string;
  kind: "block" | "next" | "later";
}

const at = (spot: string) => `[data-spot="${spot}"]`;

/** What threads aim at is drawn from the rail; where there is none, the targets' numbers tell it. */
export function linesOf(view: View, picking: Pick<ShardPicking, "marked">, hasRail: boolean): TableLine[] {
  const blocks = picking.marked
    .filter((move) => move.move === "block")
    .map((move) => ({
      from: at(spotOf(view, move.piece ?? 0)),
      to: at(spotOf(view, move["with-piece"] ?? 0)),
      kind: "block" as const,
    }));
  const aims = (hasRail ? threadsOf(view) : []).flatMap((thread) =>
    thread.targets
      .filter((target) => target.piece || (!target.card && !target.number))
      .map((target) => ({
        from: `[data-order="${thread.order}"]`,
        to: target.piece ? at(spotOf(view, target.piece)) : `[data-seat="${target.seat ?? 0}"] .throne`,
        kind: thread.order === 1 ? ("next" as const) : ("later" as const),
      })),
  );
  return [...blocks, ...aims];
}
