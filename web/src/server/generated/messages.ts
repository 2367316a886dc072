// Made by `npm run types` from the server's schemas. Do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ToReader".
 */
export type ToReader = Table | Ply | Presence | Offers | Passing | Accepted | Refused | Foreseen | Explained | Pong;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FromReader".
 */
export type FromReader = Act | Undo | Answer | Claim | Rematch | SetPassing | Sit | Resync | Foresee | Explain | Ping;

export interface Messages {}
/**
 * Everything: on opening, and whenever there is a doubt. `seat` is the reader's, -1 for one who watches.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  type: "game";
  time: number;
  ply: number;
  view: View;
  events: {}[];
  lines: Line[];
  question?: Question | null;
  anytime?: {}[];
  clocks?: Clocks | null;
  can_undo?: boolean;
  status?: string;
  reason?: string;
  result?: string;
  seed?: string;
  protocol?: number;
  id: string;
  game: string;
  rules: number;
  options: {};
  terms: Terms;
  seat: number;
  seats: Chair[];
  my_seats?: number[];
  since?: number;
  offers?: Offer[];
  passing?: {};
  seed_hash?: string;
  next?: string;
  wins?: number[];
  best_of?: number;
}
/**
 * All that one seat, or a spectator (-1), may know. `ply` is how many actions were taken; `active` whose turn it
 *     is, `actor` who must decide.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  game: string;
  seat: number;
  ply: number;
  turn: number;
  active: number;
  actor: number;
  players: Player[];
  zones: {
    [k: string]: Zone;
  };
  resolving: Pending[];
  decision: Decision | null;
  outcome: number[] | null;
  phase?: string;
  facts?: {};
}
/**
 * `is_out` if the game goes on without them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  seat: number;
  team: number;
  counters: {
    [k: string]: number;
  };
  zones: {
    [k: string]: Zone;
  };
  out?: boolean;
}
/**
 * A place for cards: how many there are, and those of them that this seat knows. On a board they lie side by side
 *     in the open.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Zone".
 */
export interface Zone {
  size: number;
  cards: Card[];
  board?: boolean;
}
/**
 * A card that can be seen. `piece` is the number that tells it from others in play, 0 elsewhere.
 *
 *     `power` and `cost` are written as on the card (`7`, `3/4`, `2SS`); `facts` are what else there is to say of it:
 *     counters on it, cards under it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  card: string;
  piece?: number;
  power?: string;
  cost?: string;
  keywords?: string[];
  marks?: string[];
  facts?: {};
}
/**
 * Something that is under way or waits: what it is, whose, and of which card and ability.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pending".
 */
export interface Pending {
  what: string;
  seat?: number;
  card?: string;
  piece?: number;
  part?: string;
  number?: number;
  targets?: Thing[];
  inner?: Pending[];
  facts?: {};
}
/**
 * What something is aimed at, or what was chosen for it: a card in play, another card, a player, or something that
 *     is under way (`number`). `whom` is the player against whom it was chosen.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Thing".
 */
export interface Thing {
  seat?: number;
  card?: string;
  piece?: number;
  part?: string;
  number?: number;
  whom?: number;
}
/**
 * The question that is asked, the same for all who look but for `chosen`: what of the picks a seat may see.
 *
 *     `least`, `most` and `picked` tell of picks that are made one at a time; `moment` is where in the game a player can
 *     wish to be asked (`Game.moments`).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  seat: number;
  choice: string;
  card?: string;
  part?: string;
  purpose?: string;
  moment?: string;
  least?: number | null;
  most?: number | null;
  picked?: number;
  chosen?: Thing[];
  facts?: {};
}
/**
 * A line of the log, about so many events.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  text: string;
  events: number;
  turn?: boolean;
  first?: boolean;
}
/**
 * What is asked of whom. The `moves`, each with its facts and its `text`, go to the one who is asked. If it is
 *     `automatic`, the server passes for that player in a moment.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  seat: number;
  choice: string;
  text: string;
  moves?: {}[];
  automatic?: boolean;
}
/**
 * What is left to each seat, in milliseconds, at the time of the message; `running` is whose clock runs.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Clocks".
 */
export interface Clocks {
  left: number[];
  running?: number;
}
/**
 * What the players agreed on before the game. Without `undo` nothing is taken back; with it one's own last choice
 *     while nobody has learnt anything from it, and more if the others agree.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  clock?: Clock;
  visibility?: "private" | "public";
  rated?: boolean;
  undo?: boolean | null;
  watch_delay?: number;
}
/**
 * The time that players have: `seconds` for each choice (`move`) or for the whole game with an `increment` for each
 *     choice (`total`), or `days` for each choice. `away` is how long each of them may be disconnected in all.
 */
export interface Clock {
  kind?: "days" | "move" | "none" | "total";
  seconds?: number;
  increment?: number;
  days?: number;
  away?: number;
}
/**
 * Who sits at a seat. `away_left` are the milliseconds that this player may still be disconnected.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Chair".
 */
export interface Chair {
  seat: number;
  team: number;
  kind: string;
  name: string;
  bot?: string;
  is_connected?: boolean;
  away_left?: number;
  is_claimable?: boolean;
}
/**
 * What a seat asks of the others, and which seats have agreed: `undo`, `claim`, `rematch`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  kind: string;
  seat: number;
  agreed: number[];
  against?: number;
}
/**
 * The time that players have: `seconds` for each choice (`move`) or for the whole game with an `increment` for each
 *     choice (`total`), or `days` for each choice. `away` is how long each of them may be disconnected in all.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock1 {
  kind?: "days" | "move" | "none" | "total";
  seconds?: number;
  increment?: number;
  days?: number;
  away?: number;
}
/**
 * Something has happened. `kind` is move, time, left or void; `by` the seat that did it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ply".
 */
export interface Ply {
  type: "ply";
  time: number;
  ply: number;
  view: View;
  events: {}[];
  lines: Line[];
  question?: Question | null;
  anytime?: {}[];
  clocks?: Clocks | null;
  can_undo?: boolean;
  status?: string;
  reason?: string;
  result?: string;
  seed?: string;
  kind: string;
  by: number;
}
/**
 * Somebody came, went, or sat down.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "seats";
  time: number;
  seats: Chair[];
}
/**
 * What is being asked for now; it replaces what was said before.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Offers".
 */
export interface Offers {
  type: "offers";
  time: number;
  offers: Offer[];
  next?: string;
}
/**
 * What is passed without asking the reader from now on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Passing".
 */
export interface Passing {
  type: "passing";
  time: number;
  passing: {};
}
/**
 * A message was accepted, and what came of it is written down. `re` is the id of that message.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  type: "accepted";
  time: number;
  re: number;
  ply: number;
}
/**
 * A message was refused, and nothing has changed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  time: number;
  re: number;
  code: string;
  reason: string;
  ply?: number;
}
/**
 * Answers `foresee`. `left_out` moves would have taken too long.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Foreseen".
 */
export interface Foreseen {
  type: "foreseen";
  time: number;
  re: number;
  ply: number;
  moves: Forecast[];
  left_out?: number;
}
/**
 * What an action surely does, as far as its player can know: in words (`text`) and as `changes`, and why the
 *     forecast `stops` there. `if_allowed` is what follows if nobody else steps in, and is not sure; so are its
 *     `allowed_changes`, which count from now, too.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Forecast".
 */
export interface Forecast {
  action: number;
  stops: Stop;
  text?: string;
  if_allowed?: string;
  changes?: Change[];
  allowed_changes?: Change[];
}
/**
 * Why a forecast ends: all is `done` that the choice brought about and `seat` goes on, the game is `over`, `seat`
 *     has a `choice`, or `chance` or something `hidden` decides.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Stop".
 */
export interface Stop {
  why: "chance" | "choice" | "done" | "hidden" | "over";
  seat?: number;
}
/**
 * One thing that is otherwise afterwards.
 *
 *     `name` is which counter, mark or fact, or the zone where a card is afterwards: out of play if it `leaves`, in play
 *     if it `enters` or `moves` there. `seat` is whose counter, hand or zone it is, who controls the card afterwards, or
 *     who wins. Counters, powers and facts go from `before` to `after`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  what:
    "controller" | "counter" | "enters" | "fact" | "hand" | "leaves" | "mark" | "moves" | "power" | "unmark" | "wins";
  name?: string;
  seat?: number;
  card?: string;
  piece?: number;
  before?: number | string;
  after?: number | string;
}
/**
 * Answers `explain`: the `parts` of a power, and a sentence. Both are empty for a card without one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Explained".
 */
export interface Explained {
  type: "explained";
  time: number;
  re: number;
  piece: number;
  text: string;
  parts: Part[];
}
/**
 * `amount` is written as on cards: `8` of what is printed, `+1` or `-2/+0` of what changes it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Part".
 */
export interface Part {
  why: string;
  amount: string;
  card?: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  time: number;
  re: number;
}
/**
 * A choice, and the ply of the question that it answers.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  ply: number;
  action: number;
  id?: number;
}
/**
 * I want to take back my last choice. At once if nobody has learnt anything since, else if the others agree.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  ply: number;
  id?: number;
}
/**
 * I agree to what a seat has offered, or I do not. A seat may withdraw what it has offered itself.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: "answer";
  offer: "claim" | "rematch" | "undo";
  seat: number;
  yes: boolean;
  id?: number;
}
/**
 * A player has been away for too long: end the game for them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  type: "claim";
  seat: number;
  id?: number;
}
/**
 * Another game with the same players.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: "rematch";
  id?: number;
}
/**
 * What to pass for me without asking; what is left out stays as it is. `stops` are the moments at which I want to
 *     be asked in any case, with `full_control` all of them; `yields` are the cards to which I have no answer in this
 *     game. With `until_turn` everything is passed until my next turn, unless I am attacked. With `is_fast` no time is
 *     spent to hide that I had no answer.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SetPassing".
 */
export interface SetPassing {
  type: "passing";
  stops?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | null;
  full_control?: boolean | null;
  yields?: string[] | null;
  until_turn?: boolean | null;
  is_fast?: boolean | null;
  id?: number;
}
/**
 * Show the game from another seat of mine: two people share this screen. With `since`, the ply that this seat saw
 *     last, it is shown as it stood then, and what happened after that is told.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: "sit";
  seat: number;
  since?: number;
  id?: number;
}
/**
 * Send everything again, with the events after a ply that I have.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  type: "resync";
  ply?: number;
  id?: number;
}
/**
 * What would my answers to the question of this ply surely do? Of all of them, or of one `action`; where a question
 *     takes several answers, of that one `after` others.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Foresee".
 */
export interface Foresee {
  type: "foresee";
  ply: number;
  action?: number | null;
  /**
   * @maxItems 40
   */
  after?: number[];
  id?: number;
}
/**
 * Why is the power of a card in play what it is?
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Explain".
 */
export interface Explain {
  type: "explain";
  piece: number;
  id?: number;
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  id?: number;
}
