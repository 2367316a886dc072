/** The cards and players on the table that can be chosen now, in the order in which keys count them. */
import type { Move, View } from "../../server/messages";
import type { Choices } from "./choices";

/** Something on the table that moves belong to. */
export interface Spot {
  id: string; // `piece-4`, `hand-2`, `shelf-0`, `market-0`, `seat-1`
  moves: Move[];
}

export const pieceSpot = (piece: number): string => `piece-${piece}`;
export const handSpot = (place: number): string => `hand-${place}`;
export const shelfSpot = (place: number): string => `shelf-${place}`;
export const marketSpot = (place: number): string => `market-${place}`;
export const seatSpot = (seat: number): string => `seat-${seat}`;

/** What is laid out to choose from and the hand first, then my creatures, my teammate's, the others', the market and players, each from left to right. */
export function spotsOf(choices: Choices, view: View): Spot[] {
  const found: Spot[] = [];
  const add = (id: string, moves: Move[] | undefined) => {
    if (moves?.length) {
      found.push({ id, moves });
    }
  };
  const mine = view.players[view.seat];
  choices.cards.forEach((move, place) => add(shelfSpot(place), [move]));
  mine?.zones["hand"]?.cards.forEach((card, place) => add(handSpot(place), choices.hand.get(card.card)));
  const nearness = (seat: number) => (seat === view.seat ? 0 : view.players[seat]?.team === mine?.team ? 1 : 2);
  const players = [...view.players].sort((a, b) => nearness(a.seat) - nearness(b.seat) || a.seat - b.seat);
  for (const player of players) {
    player.zones["play"]?.cards.forEach((card) => add(pieceSpot(card.piece ?? 0), choices.pieces.get(card.piece ?? 0)));
  }
  view.zones["market"]?.cards.forEach((card, place) => add(marketSpot(place), choices.market.get(card.card)));
  players.forEach((player) => add(seatSpot(player.seat), choices.seats.get(player.seat)));
  return found;
}

/** The key of a place in a list: 1 to 9, then 0, then none. */
export const digitOf = (place: number): string => (place < 9 ? String(place + 1) : place === 9 ? "0" : "");
