/** What a draft tells, and what follows from it for the page. */
import type { components } from "../server/generated/routes";

type Told = components["schemas"]["DraftView"];

/** What the one who sits there may know. */
export interface SeatView {
  seat: number;
  seats: number;
  round: number;
  "packs-left": number;
  "pack-size": number;
  "passes-to": number;
  pack: string[];
  pool: string[];
  waiting: number[];
  over: boolean;
}

export type DraftView = Omit<Told, "view"> & { view?: SeatView | null };
export type DraftSeat = components["schemas"]["DraftSeatView"];

export interface Progress {
  pack: number;
  packs: number;
  pick: number;
  picks: number;
  cards: number; // in the end
}

/** Where in the draft one is. The pick is the one to come, or the last that was made. */
export function progressOf(view: SeatView): Progress {
  const packs = view.round + view["packs-left"];
  const done = view.pool.length - (view.round - 1) * view["pack-size"];
  return {
    pack: view.round,
    packs,
    pick: Math.min(done + (view.pack.length ? 1 : 0), view["pack-size"]),
    picks: view["pack-size"],
    cards: packs * view["pack-size"],
  };
}

/** Whether packs go to the seat after this one, or to the one before it. */
export const isForward = (view: SeatView): boolean => view["passes-to"] === (view.seat + 1) % view.seats;

/** The others who are waited for and are away, if they are all that is waited for. */
export function absent(seats: readonly DraftSeat[], waiting: readonly number[]): DraftSeat[] {
  const awaited = seats.filter((seat) => waiting.includes(seat.seat));
  return awaited.every((seat) => seat.is_away && !seat.is_me) ? awaited : [];
}

/** Milliseconds until cards are taken for those who are away: the others wait so long, or until the time is up. */
export function untilTaken(seats: readonly DraftSeat[], left: number | null): number {
  const patience = Math.max(0, ...seats.map((seat) => seat.away_left ?? 0));
  return left === null ? patience : Math.min(patience, left);
}

/** Cards of a pool that came without one's own doing, since so many were known. */
export function givenSince(
  pool: readonly string[],
  known: number,
  own: { number: number; card: string } | null,
): string[] {
  return pool.slice(known).filter((card, place) => known + place !== own?.number || card !== own.card);
}

const LONGEST = 12; // plan

/** First and second choice of the pack before one: what was planned, as far as it is there. */
export function chosenIn(pack: readonly string[], plan: readonly string[]): string[] {
  return plan.filter((card) => pack.includes(card)).slice(0, 2);
}

/** A plan with a card of this pack as the first choice; what was the first is the second then. The first choice itself is
 * taken back. What was planned for other packs stays behind. */
export function planned(plan: readonly string[], pack: readonly string[], card: string): string[] {
  const here = chosenIn(pack, plan);
  const others = plan.filter((each) => !pack.includes(each));
  const [first] = here;
  const chosen = card === first ? here.slice(1) : [card, ...(first ? [first] : [])];
  return [...chosen, ...others].slice(0, LONGEST);
}

/** The pool as a deck, to be laid out like one. */
export function poolDeck(pool: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  pool.forEach((card) => (counts[card] = (counts[card] ?? 0) + 1));
  return counts;
}
