/** Dragging a card somewhere: which of its moves is meant depends on where it is let go. */
import type { Move, View } from "../../../server/messages";
import { stacksOf } from "./stacks";

/** Where something was let go: on a card, or on a part of somebody's side of the table. */
export interface Drop {
  spot?: string;
  part?: "field" | "hive" | "seat";
  seat?: number;
}

const TO_FIELD = ["play", "play-from-hive"];
const TO_HIVE = ["place", "retreat"];

/** The pieces that lie at a spot: one, or those of a stack. */
export function piecesAt(spot: string, view: View): number[] {
  const stacks = view.players.flatMap((player) => stacksOf(player, view));
  return stacks.find((stack) => stack.id === spot)?.pieces ?? [];
}

/** The moves of a card that end where it was let go. Of equal ones on a stack there may be several. */
export function movesTo(moves: Move[], drop: Drop, view: View): Move[] {
  const met = drop.spot ? piecesAt(drop.spot, view) : [];
  const blocks = moves.filter(
    (move) => move.move === "block" && [move.piece ?? 0, move["with-piece"] ?? 0].some((piece) => met.includes(piece)),
  );
  if (blocks.length) {
    return blocks;
  }
  const isOwn = drop.seat === view.seat;
  const isMeant = (move: Move): boolean =>
    isOwn
      ? (drop.part === "field" && TO_FIELD.includes(move.move)) ||
        (drop.part === "hive" && TO_HIVE.includes(move.move)) ||
        (drop.part === "seat" && move.move === "devote")
      : move.move === "attack" && move.whom === drop.seat;
  return moves.filter(isMeant);
}

/** What lies under the pointer. A card on somebody's Field is on that Field, too. */
export function dropAt(x: number, y: number): Drop {
  const element = document.elementFromPoint(x, y);
  const spot = element?.closest<HTMLElement>("[data-spot]")?.dataset["spot"];
  const drop: Drop = spot ? { spot } : {};
  for (const [part, name] of [
    ["field", "mat"],
    ["hive", "hive"],
    ["seat", "seat"],
  ] as const) {
    const found = element?.closest<HTMLElement>(`[data-${name}]`);
    if (found) {
      return { ...drop, part, seat: Number(found.dataset[name]) };
    }
  }
  return drop;
}
