/** How a game ended for whoever looks, and what could come next. */
import type { Moment } from "../server/messages";
import type { Level } from "../play/opponents";
import type { Tabled } from "./state/tabled";

export type Result = "won" | "lost" | "drawn" | "watched" | "void";

export function resultOf({ view }: Moment, me: number): Result {
  if (!view.outcome) {
    return "void";
  }
  const mine = view.outcome[me] ?? 0;
  return me < 0 ? "watched" : mine > 0.5 ? "won" : mine < 0.5 ? "lost" : "drawn";
}

/** Why it ended: the last sentence of the log says it, where it is about the end. */
export function reasonOf(game: Pick<Tabled, "shown" | "log" | "events">): string {
  const isTold = game.events.at(-1)?.event === "end";
  return (isTold && game.log.at(-1)?.text) || (game.shown?.result ?? "");
}

/** The only opponent, if it is one of our own levels that was beaten and there is a harder one. */
export function harder(game: Pick<Tabled, "seats" | "me">, result: Result, levels: Level[]): Level | null {
  const others = game.seats.filter((chair) => chair.seat !== game.me);
  const at = levels.findIndex((level) => level.bot === others[0]?.bot);
  return (result === "won" && others.length === 1 && at >= 0 && levels[at + 1]) || null;
}
