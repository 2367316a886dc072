/** Paying: what makes dust, and what of it would pay for something. */
import type { Card, Change, Forecast, Move, Question, View } from "../../../server/messages";
import { pieceSpot } from "../../../table/choosing/spots";
import type { Dust } from "../card/facts";
import { alikeInHive, cardsIn, spotOf } from "./stacks";

/** Equal makers of dust: which of them pays makes no difference, so they pay in their order. */
export interface Makers {
  key: number; // the action of the first
  dust: Dust;
  amount: number; // that one of them makes
  spots: string[]; // where each of them lies
  actions: number[];
}

/** Somebody who pays, and with what. */
export interface Payer {
  card: Card;
  dust: Dust;
}

/** Moves that may cost something. */
const COSTING = new Set(["play", "play-from-hive", "equip", "activate", "use-avatar"]);

export const makesDust = (move: Move): boolean =>
  move.dust !== undefined && (move.move === "generate" || move.move === "activate");

export const mayCost = (move: Move): boolean => COSTING.has(move.move) && !makesDust(move);

/** What a player may do besides is what asks for it: a question which of them pays is answered at once. */
const FREE = new Set(["pass", "end-main"]);

/** All that makes dust: cells of the own Hive, and cards of the own Field. */
export function makersOf(question: Question | null, view: View): Makers[] {
  const moves = question?.moves ?? [];
  if (!moves.some((move) => FREE.has(move.move))) {
    return [];
  }
  const alike = alikeInHive(view.players[view.seat]);
  const makers: Makers[] = [];
  for (const move of moves.filter(makesDust)) {
    const dust = move.dust as Dust;
    const piece = move.piece ?? 0;
    if (move.move === "generate") {
      const others = (alike.get(piece) ?? []).filter((each) => each !== piece);
      const actions = [move.action, ...(move.also ?? [])];
      const spots = [piece, ...others].map(pieceSpot).slice(0, actions.length);
      makers.push({ key: move.action, dust, amount: 1, spots, actions: actions.slice(0, spots.length) });
      continue;
    }
    const spot = spotOf(view, piece);
    const same = makers.find((each) => each.spots[0] === spot && each.dust === dust);
    if (same) {
      same.spots.push(spot);
      same.actions.push(move.action);
    } else {
      makers.push({ key: move.action, dust, amount: move.amount ?? 1, spots: [spot], actions: [move.action] });
    }
  }
  return makers;
}

/** How many of equal ones pay after one of them was pointed at: one more; one less if it pays already; of a stack all, then none. */
export function pointedAt(makers: Makers, count: number, spot: string): number {
  const isStack = makers.spots.every((each) => each === spot);
  if (isStack) {
    return (count + 1) % (makers.actions.length + 1);
  }
  return makers.spots.slice(0, count).includes(spot) ? count - 1 : count + 1;
}

/** Who would pay, by a forecast: own makers of dust that it exhausts or uses up. `at` tells which of them a spot stands for. */
export function payersIn(changes: Change[], at: (spot: string) => Makers | undefined, view: View): Payer[] {
  const me = view.players[view.seat];
  const isSpent = (card: Card) =>
    changes.some(
      (each) =>
        each.piece === card.piece && (each.what === "leaves" || (each.what === "mark" && each.name === "exhausted")),
    );
  return [...cardsIn(me, "hive"), ...cardsIn(me, "field")].filter(isSpent).flatMap((card) => {
    const makers = at(spotOf(view, card.piece ?? 0));
    return makers ? [{ card, dust: makers.dust }] : [];
  });
}

/** Dust that would be made and not used. Before its targets are chosen nothing is paid yet, so nothing can be said. */
export function leftOver(forecast: Forecast | null, seat: number): number {
  const { stops, changes } = forecast ?? {};
  if (stops?.why === "choice" && stops.seat === seat) {
    return 0;
  }
  return (changes ?? [])
    .filter((each) => each.what === "counter" && each.seat === seat && each.name?.startsWith("dust-"))
    .reduce((sum, each) => sum + Math.max(0, Number(each.after ?? 0) - Number(each.before ?? 0)), 0);
}
