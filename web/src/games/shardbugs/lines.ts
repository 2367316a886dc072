/** Lines over the table: who blocks whom, and what threads of the web aim at. */
import type { Move, View } from "../../server/messages";
import { factsOf } from "./card/facts";
import type { ShardPicking } from "./choosing/picking.svelte";
import { cardsIn, spotOf } from "./choosing/stacks";
import { threadsOf } from "./rail/web";

export interface TableLine {
  from: string; // selectors
  to: string;
  kind: "block" | "next" | "later";
}

const at = (spot: string) => `[data-spot="${spot}"]`;

/** Who blocks whom, as it was marked or as it is; what was confirmed stays in sight until the fights are over. */
function blocksOf(view: View, marked: Move[]): { blocker: number; attacker: number }[] {
  const standing = view.players
    .flatMap((player) => cardsIn(player, "field"))
    .flatMap((card) => (factsOf(card).blocks ?? []).map((attacker) => ({ blocker: card.piece ?? 0, attacker })));
  const ours = marked
    .filter((move) => move.move === "block")
    .map((move) => ({ blocker: move.piece ?? 0, attacker: move["with-piece"] ?? 0 }));
  return [...standing, ...ours];
}

/** What threads aim at is drawn from the rail; where there is none, the targets' numbers tell it. */
export function linesOf(view: View, picking: Pick<ShardPicking, "marked">, hasRail: boolean): TableLine[] {
  const blocks = blocksOf(view, picking.marked).map(({ blocker, attacker }) => ({
    from: at(spotOf(view, blocker)),
    to: at(spotOf(view, attacker)),
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
