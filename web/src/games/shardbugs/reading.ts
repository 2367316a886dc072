/** What the bar says, read from what is asked and from what would come of it. */
import type { Change, Move } from "../../server/messages";
import { winnerHere } from "../../table/players/title";
import type { Tabled } from "../../table/state/tabled";
import { say } from "../../words/words.svelte";
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
  const considered = game.isAsked ? picking.considered : null;
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

/** What would change on the table by what is considered. */
export function changesOf(game: Tabled, picking: ShardPicking): Change[] {
  const considered = game.isAsked ? picking.considered : null;
  return (considered && game.foreseen(considered)?.changes) ?? [];
}
