/** Permanents that are equal in everything lie on one stack; items lie with the bug that bears them. */
import type { Card, Player, View } from "../../../server/messages";
import { pieceSpot } from "../../../table/choosing/spots";
import { factsOf } from "../card/facts";

export interface Stack {
  id: string; // the spot of the first of them
  card: Card;
  pieces: number[];
  items: Card[]; // on the first of them; the others bear the same
}

const FIGHTING = ["attacking", "blocked", "blocking"];

const likeness = (card: Card, items: Card[]): string =>
  JSON.stringify([card.card, card.power, card.keywords, card.marks, { ...factsOf(card), "on-piece": 0 }, items.length]);

/** Those in a fight lie alone: each of them strikes, or is struck, by itself. */
const isAlone = (card: Card): boolean => FIGHTING.some((mark) => card.marks?.includes(mark) ?? false);

export const cardsIn = (player: Player | undefined, zone: string): Card[] => player?.zones[zone]?.cards ?? [];

export function stacksOf(player: Player, view: View): Stack[] {
  const everywhere = view.players.flatMap((each) => cardsIn(each, "field"));
  const inPlay = new Set(everywhere.map((card) => card.piece));
  const isBorne = (card: Card) => inPlay.has(factsOf(card)["on-piece"]);
  const stacks = new Map<string, Stack>();
  for (const card of cardsIn(player, "field").filter((each) => !isBorne(each))) {
    const piece = card.piece ?? 0;
    const items = everywhere.filter((each) => factsOf(each)["on-piece"] === piece);
    const key = isAlone(card) ? String(piece) : likeness(card, items);
    const found = stacks.get(key);
    if (found) {
      found.pieces.push(piece);
    } else {
      stacks.set(key, { id: pieceSpot(piece), card, pieces: [piece], items });
    }
  }
  return [...stacks.values()];
}

/** Cells of a Hive that are equal: whichever of them is pointed at, the same is meant. */
export function alikeInHive(player: Player | undefined): Map<number, number[]> {
  const groups = new Map<string, number[]>();
  const found = new Map<number, number[]>();
  for (const card of cardsIn(player, "hive")) {
    const key = likeness(card, []);
    const group = groups.get(key) ?? [];
    group.push(card.piece ?? 0);
    groups.set(key, group);
    found.set(card.piece ?? 0, group);
  }
  return found;
}

/** A permanent on a stack is where the stack is. */
export function spotOf(view: View, piece: number): string {
  const stack = view.players.flatMap((player) => stacksOf(player, view)).find((each) => each.pieces.includes(piece));
  return stack?.id ?? pieceSpot(piece);
}
