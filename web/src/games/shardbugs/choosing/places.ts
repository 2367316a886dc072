/** Where on the table each possible move lies: at a permanent, a card of the hand, a player, a thread, or at a button. */
import type { Move, Player, Question, View } from "../../../server/messages";
import { handSpot, pieceSpot, seatSpot, shelfSpot, type Spot } from "../../../table/choosing/spots";
import { alikeInHive, cardsIn, stacksOf } from "./stacks";

export const throneSpot = (seat: number): string => `throne-${seat}`;
export const threadSpot = (thread: number): string => `thread-${thread}`;

/** Moves with a card that are made with one's own hand. */
const WITH_HAND = new Set(["play", "place", "put-back"]);
/** Questions whose cards to choose from are those of one's own hand. */
const FROM_HAND = new Set(["discard", "price", "put-from-hand"]);

export interface Places {
  spots: Spot[]; // in the order in which keys count them
  shelf: Move[]; // cards that are laid out to choose from
  buttons: Move[];
}

export const NOWHERE: Places = { spots: [], shelf: [], buttons: [] };

class Sorted {
  readonly pieces = new Map<number, Move[]>();
  readonly hand = new Map<string, Move[]>();
  readonly seats = new Map<number, Move[]>();
  readonly threads = new Map<number, Move[]>();
  readonly throne: Move[] = [];
  readonly shelf: Move[] = [];
  readonly buttons: Move[] = [];

  constructor(question: Question, view: View) {
    const hand = new Set(cardsIn(view.players[view.seat], "hand").map((card) => card.card));
    for (const move of question.moves ?? []) {
      this.sort(move, question.choice, hand);
    }
  }

  private sort(move: Move, choice: string, hand: Set<string>): void {
    if (move.move === "target-player") {
      add(this.seats, move.seat ?? 0, move);
      this.buttons.push(move);
    } else if (move.move === "target-thread") {
      add(this.threads, move.thread ?? 0, move);
      this.buttons.push(move);
    } else if (move.move === "use-avatar") {
      this.throne.push(move);
    } else if (move.piece && choice !== "order-triggers") {
      add(this.pieces, move.piece, move);
      if (move.move === "block") {
        add(this.pieces, move["with-piece"] ?? 0, move);
      }
    } else if (move.card && (WITH_HAND.has(move.move) || isFromHand(move, choice)) && hand.has(move.card)) {
      add(this.hand, move.card, move);
    } else if (move.move === "choose-card") {
      this.shelf.push(move);
    } else {
      this.buttons.push(move);
    }
  }
}

const isFromHand = (move: Move, choice: string): boolean => move.move === "choose-card" && FROM_HAND.has(choice);

function add<Key>(places: Map<Key, Move[]>, key: Key, move: Move): void {
  places.set(key, [...(places.get(key) ?? []), move]);
}

/** What is laid out and the hand first, then my Field, Hive and throne, then those of the others, players, threads. */
export function placesOf(question: Question, view: View): Places {
  const sorted = new Sorted(question, view);
  const spots: Spot[] = [];
  const put = (id: string, moves: Move[] | undefined) => {
    if (moves?.length) {
      spots.push({ id, moves });
    }
  };
  sorted.shelf.forEach((move, place) => put(shelfSpot(place), [move]));
  cardsIn(view.players[view.seat], "hand").forEach((card, place) => put(handSpot(place), sorted.hand.get(card.card)));
  const players = inTurn(view);
  for (const player of players) {
    for (const stack of stacksOf(player, view)) {
      put(
        stack.id,
        stack.pieces.flatMap((piece) => sorted.pieces.get(piece) ?? []),
      );
      stack.items.forEach((item) => put(pieceSpot(item.piece ?? 0), sorted.pieces.get(item.piece ?? 0)));
    }
    if (player.seat === view.seat) {
      put(throneSpot(player.seat), sorted.throne);
    }
    const alike = alikeInHive(player);
    for (const cell of cardsIn(player, "hive")) {
      const group = alike.get(cell.piece ?? 0) ?? [];
      put(
        pieceSpot(cell.piece ?? 0),
        sorted.pieces.get(cell.piece ?? 0) ?? group.map((piece) => sorted.pieces.get(piece)).find((each) => each),
      );
    }
  }
  players.forEach((player) => put(seatSpot(player.seat), sorted.seats.get(player.seat)));
  sorted.threads.forEach((moves, thread) => put(threadSpot(thread), moves));
  return { spots, shelf: sorted.shelf, buttons: sorted.buttons };
}

/** I first, then the others as they follow in turn. */
export function inTurn(view: View): Player[] {
  const first = Math.max(view.seat, 0);
  return [...view.players.slice(first), ...view.players.slice(0, first)];
}
