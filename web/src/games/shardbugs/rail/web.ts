/** The web: what waits to be resolved, what is next, and what is aimed at. */
import type { Cards } from "../../../cards/catalogue.svelte";
import type { Pending, Thing, View } from "../../../server/messages";
import { say } from "../../../words/words.svelte";
import { amountOf } from "../card/facts";

export interface Thread {
  number: number; // the thread's own
  order: number; // 1 is resolved next
  seat: number;
  card: string;
  part: string;
  what: string;
  targets: Thing[];
}

/** Newest on top: that is the order in which they resolve. */
export function threadsOf(view: View): Thread[] {
  const waiting = view.resolving.filter((pending) => pending.card && pending.what !== "triggered");
  return waiting
    .map((pending: Pending, place) => ({
      number: pending.number ?? 0,
      order: waiting.length - place,
      seat: pending.seat ?? 0,
      card: pending.card ?? "",
      part: pending.part ?? "",
      what: pending.what,
      targets: pending.targets ?? [],
    }))
    .reverse();
}

/** Which thread aims at one of these permanents first; 0 if none does. */
export function aimedAt(view: View, pieces: number[]): number {
  const found = threadsOf(view).find((thread) => thread.targets.some((target) => pieces.includes(target.piece || -1)));
  return found?.order ?? 0;
}

const SPECIAL = ["devote", "retreat", "equip"]; // what every bug and item can do, and no card says
const KEYWORDS = ["focus", "plink", "hardshell", "bounty"];

/** What a thread does: as its card says it, or the name of what needs no words on a card. */
export function textOf(thread: Thread, cards: Cards | null): string {
  const printed = cards?.card(thread.card);
  const [ability = ""] = thread.part.replace(/^\*\/?/, "").split("/");
  if (thread.part.startsWith("*") && SPECIAL.includes(ability)) {
    return say("shard-thread", { part: ability });
  }
  if (thread.part.startsWith("*") && KEYWORDS.includes(ability)) {
    return [cards?.keyword(ability).name ?? ability, amountOf(ability, printed) ?? ""].join(" ").trim();
  }
  const part = printed?.parts?.find((each) => each.id === ability);
  const text = part?.text ?? printed?.text ?? "";
  return text.charAt(0).toUpperCase() + text.slice(1);
}
