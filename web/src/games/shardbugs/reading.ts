/** What the bar says, read from what is asked and from what would come of it. */
import type { Change, Forecast, Move } from "../../server/messages";
import { winnerHere } from "../../table/players/title";
import type { Tabled } from "../../table/state/tabled";
import { language, say } from "../../words/words.svelte";
import { lastMove } from "./choosing/marks";
import { makesDust } from "./choosing/payers";
import type { ShardPicking } from "./choosing/picking.svelte";
import { threadsOf } from "./rail/web";

const asList = (all: string[]) => new Intl.ListFormat(language(), { type: "disjunction" }).format(all);

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
  if (!game.isAsked) {
    return "";
  }
  const considered = picking.isCollecting ? null : picking.considered;
  const isPayer = considered !== null && makesDust(considered); // what is chosen to pay is not exhausted by that
  return (considered && !isPayer && consequence(game, picking, considered)) || hint(game, picking, isPayer);
}

/** How to answer, where it takes more than one click; where one may respond, what has just happened. */
function hint(game: Tabled, picking: ShardPicking, isPayer: boolean): string {
  const choice = game.question?.choice ?? "";
  if (picking.paying.actions.length) {
    return say("shard-hint", { choice: "paying" });
  }
  if (isPayer) {
    return say("shard-hint", { choice: "dust" });
  }
  if (choice === "priority") {
    if (game.shown && threadsOf(game.shown.view).length) {
      return ""; // the web says it
    }
    return game.log.findLast((line) => !line.turn)?.text ?? "";
  }
  const moves = game.question?.moves ?? [];
  if (choice === "main") {
    return whatCanBeDone(moves);
  }
  if (choice === "order-damage") {
    return say("shard-hint", { choice, card: moves[0]?.with ?? "" });
  }
  return picking.isCollecting ? say("shard-hint", { choice }) : "";
}

/** What may be done in a Main Phase, in the order in which a turn goes; dust is made for something, and is none of it. */
const DOING = ["place", "play", "play-from-hive", "equip", "devote", "ability", "retreat", "end-main"];
const ABILITIES = ["activate", "use-avatar"];
const MOST_TOLD = 5; // with more there is no room to repeat what the button says

export function doable(moves: Move[]): string[] {
  const kinds = new Set(
    moves.filter((move) => !makesDust(move)).map(({ move }) => (ABILITIES.includes(move) ? "ability" : move)),
  );
  const found = DOING.filter((each) => kinds.has(each));
  return found.length > MOST_TOLD ? found.filter((each) => each !== "end-main") : found;
}

function whatCanBeDone(moves: Move[]): string {
  const found = doable(moves).map((what) => say("shard-can", { what }));
  return found.length ? say("shard-you-can", { list: asList(found) }) : "";
}

/** What surely happens, or what happens if nobody steps in. */
export function foretold(game: Tabled, move: Move): string {
  const found = game.foreseen(move);
  return found?.text || found?.if_allowed || "";
}

/** What comes of a move, paid by those who were chosen to. */
export function consequence(game: Tabled, picking: ShardPicking, move: Move): string {
  const isPaid = picking.paid?.action === move.action;
  return isPaid ? (game.together?.forecast?.text ?? "") : move.move === "pass" ? "" : foretold(game, move);
}

/** What comes of it if everybody passes now. */
export function passForecast(game: Tabled): Forecast | null {
  const pass = game.isAsked ? game.question?.moves?.find((move) => move.move === "pass") : undefined;
  return pass ? game.foreseen(pass) : null;
}

/** What would change on the table by what is considered, or by all that was marked if nobody steps in. */
export function changesOf(game: Tabled, picking: ShardPicking): Change[] {
  const considered = game.isAsked && !picking.isCollecting ? picking.considered : null;
  const found = considered ? forecastOf(game, picking, considered) : fightsOf(game, picking);
  return [...(found?.changes ?? []), ...(considered ? [] : (found?.allowed_changes ?? []))];
}

/** The forecast of what is considered, paid by those who were chosen to. */
export const forecastOf = (game: Tabled, picking: ShardPicking, considered: Move): Forecast | null =>
  picking.paid ? (game.together?.forecast ?? null) : game.foreseen(considered);

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
