/** What the server says about a game, with the facts of moves and events as the client reads them. */
import type * as made from "./generated/messages";

export type {
  Card,
  Chair,
  Clocks,
  Decision,
  Line,
  Offer,
  Pending,
  Player,
  Refused,
  Terms,
  Thing,
  View,
  Zone,
} from "./generated/messages";

/** What an action means: its kind is `move`, and the facts depend on it. */
export interface Move {
  action: number;
  move: string;
  text: string;
  seat?: number;
  card?: string;
  piece?: number;
  purpose?: string;
  keyword?: string;
  keywords?: string[];
  option?: number;
  does?: string;
  power?: number;
  trigger?: string;
  die?: number;
  amount?: number;
  dust?: string;
  also?: number[];
  part?: string;
  thread?: number;
  whom?: number;
  with?: string;
  "with-piece"?: number;
}

/** Something that happened: its kind is `event`, and the facts depend on it. */
export interface GameEvent {
  event: string;
  seat?: number;
  card?: string;
  piece?: number;
  amount?: number;
  life?: number;
  rolled?: number[];
  number?: number;
  winners?: number[];
  reason?: string;
  turn?: number;
  with?: string;
  whom?: number;
}

/** A fact about what a move will surely change. */
export interface Change {
  what: string;
  name?: string;
  seat?: number;
  piece?: number;
  card?: string;
  before?: number | string;
  after?: number | string;
}

/** What a move will surely do, and what more if nobody steps in. */
export interface Forecast {
  action: number;
  text: string;
  stops?: { why: string; seat?: number };
  if_allowed?: string;
  changes?: Change[];
  allowed_changes?: Change[];
}

/** What a player does not want to be asked. */
export interface PassingRules {
  stops?: string[];
  yields?: string[];
  until_turn?: boolean;
  is_fast?: boolean;
}

export interface ForeseenMessage {
  type: "foreseen";
  time: number;
  re: number;
  ply: number;
  moves: Forecast[];
  left_out?: number; // moves for which a busy server had no time
}

export interface ExplainedMessage {
  type: "explained";
  time: number;
  re: number;
  piece: number;
  text: string;
}

/** What is known of a card besides its name, by kind. */
export interface CardFacts {
  arrived?: number;
  base?: string;
  boosts?: string[];
  dice?: number;
  face?: number;
  octonite?: number;
  price?: number;
  "keywords-off"?: boolean;
}

export interface Question extends Omit<made.Question, "moves"> {
  moves?: Move[];
}

/** What every message about the state of a game has. */
export interface Moment {
  time: number;
  ply: number;
  view: made.View;
  events: GameEvent[];
  lines: made.Line[];
  question?: Question | null;
  anytime?: Move[];
  clocks?: made.Clocks | null;
  can_undo?: boolean;
  status?: string;
  reason?: string;
  result?: string;
  seed?: string;
}

export type TableMessage = Omit<made.Table, keyof Moment> & Moment & { type: "game" };
export type PlyMessage = Omit<made.Ply, keyof Moment> & Moment & { type: "ply" };
export type ToReader =
  | TableMessage
  | PlyMessage
  | made.Presence
  | made.Offers
  | made.Passing
  | made.Accepted
  | made.Refused
  | made.Pong
  | ForeseenMessage
  | ExplainedMessage;
export type FromReader = made.FromReader;

/** A message as it is sent: without the number, which the connection gives it. */
export type Saying = FromReader extends infer Each ? (Each extends FromReader ? Omit<Each, "id"> : never) : never;
