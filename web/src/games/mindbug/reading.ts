/** What the bar says and where the arrow points, read from what is under way. */
import type { Move, View } from "../../server/messages";
import type { Slots } from "../../table/choosing/choices";
import type { Tabled } from "../../table/state/tabled";
import type { Picking } from "../../table/choosing/picking.svelte";
import type { Step } from "../../table/state/queue";
import { winnerHere } from "../../table/players/title";
import { say } from "../../words/words.svelte";

export interface Bar {
  text: string;
  detail: string;
  isMine: boolean;
  slots: Slots;
  consequence: (move: Move) => string;
}

/** `name` tells who sits at a seat: what is asked of somebody else is theirs to know. */
export function barOf(game: Tabled, picking: Picking, name: (seat: number) => string): Bar {
  const question = game.question;
  const isMine = game.isAsked;
  const considered = picking.considered;
  const thinker = question && !isMine && game.me !== question.seat ? name(question.seat) : "";
  const text = game.isOver
    ? winnerHere(game) || (game.shown?.result ?? "")
    : thinker
      ? say("thinks", { name: thinker })
      : (question?.text ?? game.happening?.line.text ?? say("somebody-thinks"));
  const detail = isMine && considered ? foretold(game, considered) : game.refusal;
  return {
    text,
    detail,
    isMine,
    slots: isMine ? picking.slots : { go: null, other: null, more: [] },
    consequence: (move) => foretold(game, move),
  };
}

/** What surely happens, or, marked as such, what happens if nobody steps in. */
export function foretold(game: Tabled, move: Move): string {
  const found = game.foreseen(move);
  return found?.text || found?.if_allowed || "";
}

/** From the attacker to the creature that blocks, or would, else to the player who is attacked. */
export function arrowOf(view: View, step: Step | null, blocker: number): { from: string; to: string } | null {
  const told = step?.events.find((event) => event.event === "attack");
  const attack = view.resolving.findLast((pending) => pending.what === "attack");
  const attacker = told?.piece ?? attack?.piece;
  if (!attacker) {
    return null;
  }
  const by = told?.seat ?? attack?.seat ?? view.active;
  const target = blocker || attack?.targets?.[0]?.piece;
  const victim = view.players.find((player) => player.team !== view.players[by]?.team);
  return {
    from: `[data-spot="piece-${attacker}"]`,
    to: target ? `[data-spot="piece-${target}"]` : `[data-seat="${victim?.seat ?? 0}"] .heart`,
  };
}

/** How much life a player loses in what is being told. */
export function lifeLost(step: Step | null, seat: number): number {
  const losses = step?.events.filter((event) => event.event === "lose-life" && event.seat === seat) ?? [];
  return losses.reduce((sum, event) => sum + (event.amount ?? 0), 0);
}

/** The faces of a die, in words. */
export const dieFaces = (): Record<number, string> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [face, say(`die-${face}`)]));
