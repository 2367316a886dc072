/** Small tables for tests of the client's logic: only what a test is about has to be said. */
import type { Card, GameEvent, Line, Moment, Move, Player, Question, View } from "../src/server/messages";

export interface Side {
  hand?: string[];
  play?: (string | Partial<Card>)[];
  discard?: string[];
  life?: number;
  team?: number;
}

const zone = (cards: Card[]) => ({ size: cards.length, cards });

/** Two players or more, the first of them the reader. Creatures are numbered from 1, in order. */
export function view(sides: Side[], more: Partial<View> = {}): View {
  let piece = 0;
  const inPlay = (card: string | Partial<Card>): Card => {
    piece += 1;
    return typeof card === "string" ? { card, piece, power: "5" } : { card: "Bee", piece, power: "5", ...card };
  };
  const players: Player[] = sides.map((side, seat) => ({
    seat,
    team: side.team ?? seat,
    counters: { life: side.life ?? 3, mindbugs: 2 },
    zones: {
      hand: zone((side.hand ?? []).map((card) => ({ card }))),
      play: zone((side.play ?? []).map(inPlay)),
      discard: zone((side.discard ?? []).map((card) => ({ card }))),
    },
  }));
  const rest = { game: "mindbug", seat: 0, ply: 0, turn: 1, active: 0, actor: 0, zones: {}, resolving: [] };
  return { ...rest, decision: null, outcome: null, players, ...more };
}

let actions = 0;

export function move(kind: string, facts: Partial<Move> = {}): Move {
  actions += 1;
  return { action: actions, move: kind, text: kind, ...facts };
}

export const question = (choice: string, moves: Move[], seat = 0): Question => ({
  seat,
  choice,
  text: `${choice}?`,
  automatic: false,
  moves,
});

export const line = (text: string, events = 1): Line => ({ text, events, turn: false, first: false });

/** A moment in which these events happened, each told in a line of its own. */
export function moment(ply: number, now: View, events: GameEvent[] = [], more: Partial<Moment> = {}): Moment {
  return { time: 0, ply, view: now, events, lines: events.map((event) => line(event.event)), ...more };
}
