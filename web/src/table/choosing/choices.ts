/** Where on the table each possible move is: at a creature, at a card of a hand or a pile, or at a button. */
import type { Move, Question, View } from "../../server/messages";

/** Moves that are about a card but are answers to a question, so they are buttons. */
const ANSWERS = new Set([
  "accept",
  "attack-again",
  "do-not-block",
  "done",
  "hunt-nobody",
  "keep-mindbug",
  "option",
  "refuse",
  "stop-attacking",
  "turn-face",
  "use-mindbug",
  "name-keyword",
  "concede",
]);

/** The piles in which each kind of question looks for cards. */
const PILES: Record<string, string> = {
  buy: "market",
  "choose-power-card": "market",
  "choose-discarded": "discard",
};

export interface Choices {
  /** By the number of a creature in play. */
  pieces: Map<number, Move[]>;
  /** By the name of a card in one's own hand. */
  hand: Map<string, Move[]>;
  /** By the name of a card on offer. */
  market: Map<string, Move[]>;
  /** Players who can be chosen, by seat. */
  seats: Map<number, Move[]>;
  /** Dice that can be rolled again. */
  dice: Move[];
  /** Cards of piles, under creatures, or looked at: shown side by side to choose from. */
  cards: Move[];
  /** The answers with words. */
  buttons: Move[];
}

/** What of the table is in sight besides cards and bar: a small screen has no room for the rest. */
export interface Room {
  hasStage: boolean; // where dice lie
  hasMarket: boolean;
}

const ALL: Room = { hasStage: true, hasMarket: true };

const add = <Key>(places: Map<Key, Move[]>, key: Key, move: Move) =>
  places.set(key, [...(places.get(key) ?? []), move]);

export function choicesOf(question: Question | null | undefined, view: View, room: Room = ALL): Choices {
  const found: Choices = {
    pieces: new Map(),
    hand: new Map(),
    market: new Map(),
    seats: new Map(),
    dice: [],
    cards: [],
    buttons: [],
  };
  const hand = new Set(view.players[view.seat]?.zones["hand"]?.cards.map((card) => card.card));
  for (const move of question?.moves ?? []) {
    if (ANSWERS.has(move.move)) {
      found.buttons.push(move);
    } else if (move.move === "reroll") {
      found.dice.push(move);
      if (!room.hasStage) {
        found.buttons.push(move);
      }
    } else if (move.piece && question?.choice !== "order") {
      add(found.pieces, move.piece, move);
    } else if (move.move === "choose-player") {
      add(found.seats, move.seat ?? 0, move);
      found.buttons.push(move); // a strip among four has little room for one
    } else if (move.card && PILES[question?.choice ?? ""] === "market") {
      if (room.hasMarket && isOnOffer(move, view)) {
        add(found.market, move.card, move);
      } else {
        found.cards.push(move);
      }
    } else if (move.card && isInHand(move, question, view) && hand.has(move.card)) {
      add(found.hand, move.card, move);
    } else if (move.move === "choose-card") {
      found.cards.push(move);
    } else {
      found.buttons.push(move);
    }
  }
  return found;
}

const isOnOffer = (move: Move, view: View): boolean =>
  view.zones["market"]?.cards.some((card) => card.card === move.card) ?? false;

function isInHand(move: Move, question: Question | null | undefined, view: View): boolean {
  if (move.move === "play") {
    return true;
  }
  return (
    move.move === "choose-card" && question?.choice === "choose-from-hand" && (move.seat ?? view.seat) === view.seat
  );
}

/** The two slots of the question bar, and what does not fit into them. */
export interface Slots {
  go: Move | null; // right, by Space
  other: Move | null; // left
  more: Move[];
}

/** Answers that cost nothing, or that one mostly means: the default. */
const DEFAULTS = ["go-on", "keep-mindbug", "done", "accept", "attack-again", "do-not-block", "hunt-nobody"];

export function slotsOf(buttons: Move[]): Slots {
  const go = DEFAULTS.map((kind) => buttons.find((move) => move.move === kind)).find((move) => move) ?? null;
  const rest = buttons.filter((move) => move !== go);
  return rest.length === 1 ? { go, other: rest[0] as Move, more: [] } : { go, other: null, more: rest };
}
