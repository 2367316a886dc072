/** What the bar says, read from what is asked and from what would come of it. */
import type { Change, Forecast, Move } from "../../server/messages";
import { winnerHere } from "../../table/players/title";
import type { Tabled } from "../../table/state/tabled";
import { say } from "../../words/words.svelte";
import { lastMove } from "./choosing/marks";
import type { ShardPicking } from "./choosing/picking.svelte";

/** What is asked of somebody else is theirs to know. */
export function askedText(game: Tabled, name: (seat: number) => string): string {
  const question = game.question;
  if (game.isOver) {
    return winnerHere(game) || (game.shown?.result ?? "");
  }
  if (question && !game.isAsked && question.seat !== game.me) {
    return say("thinks", { name: name(question.seat) });
  }
  return question?.text ?? game.happening?.line.text ?? say("somebody-thinks");
}

export function detailText(game: Tabled, picking: ShardPicking): string {
  if (game.refusal) {
    return game.refusal;
  }
  if (picking.wasDropped) {
    return say("shard-dropped");
  }
  const considered = game.isAsked && !picking.isCollecting ? picking.considered : null;
  return (considered && foretold(game, considered)) || (game.isAsked ? hint(game, picking) : "");
}

/** How to answer, where it takes more than one click. */
function hint(game: Tabled, picking: ShardPicking): string {
  const choice = game.question?.choice ?? "";
  return picking.isCollecting ? say("shard-hint", { choice }) : choice === "main" ? say("shard-hint", { choice }) : "";
}

/** What surely happens, or what happens if nobody steps in. */
export function foretold(game: Tabled, move: Move): string {
  const found = game.foreseen(move);
  return found?.text || found?.if_allowed || "";
}

/** What would change on the table by what is considered, or by all that was marked if nobody steps in. */
export function changesOf(game: Tabled, picking: ShardPicking): Change[] {
  const considered = game.isAsked && !picking.isCollecting ? picking.considered : null;
  const found = considered ? game.foreseen(considered) : fightsOf(game, picking);
  return [...(found?.changes ?? []), ...(considered ? [] : (found?.allowed_changes ?? []))];
}

/** The forecast of attackers and blocks, as they are marked now. */
export function fightsOf(game: Tabled, picking: ShardPicking): Forecast | null {
  const question = game.isAsked ? game.question : null;
  if (!question || !["attack", "block"].includes(question.choice)) {
    return null;
  }
  if (picking.marks.length) {
    return game.together?.forecast ?? null;
  }
  const last = lastMove(question);
  return question.choice === "block" && last ? game.foreseen(last) : null;
}

/** A forecast sentence by sentence. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡])/u).filter(Boolean);
