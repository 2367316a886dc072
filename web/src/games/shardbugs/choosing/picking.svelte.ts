/** Choosing at the table of Shard Bugs: as at every table, and several answers at once where the game asks one by one. */
import { untrack } from "svelte";

import type { Move, Question } from "../../../server/messages";
import type { Choices, Slots } from "../../../table/choosing/choices";
import { Picking, type Pointing } from "../../../table/choosing/picking.svelte";
import type { Spot } from "../../../table/choosing/spots";
import type { Tabled } from "../../../table/state/tabled";
import { say } from "../../../words/words.svelte";
import { lastMove, nextOf, stacked, toggled, type Mark, type Queue } from "./marks";
import { NOWHERE, placesOf, type Places } from "./places";
import { spotOf } from "./stacks";

/** Answers of the page's own: they stand for several of the game's. */
const OWN = { confirm: -1, devoteAll: -2 };
const EMPTY = { pieces: new Map(), hand: new Map(), market: new Map(), seats: new Map(), dice: [] };

export class ShardPicking extends Picking {
  marks = $state.raw<Mark[]>([]);
  armed = $state<string | null>(null); // the bug or the attacker whose partner is looked for
  wasDropped = $state(false); // something of what was marked could not be done
  private queue = $state.raw<Queue | null>(null);
  private readonly places: Places = $derived.by(() => (this.open ? placesOf(this.open, this.view) : NOWHERE));
  private marksOf = ""; // the question that the marks are of

  constructor(game: Tabled) {
    super(game);
    $effect(() => this.follow());
    $effect(() => this.lookAhead());
    $effect(() => this.giveWay());
  }

  /** The question, if it can be answered and nothing is under way. */
  private get open(): Question | null {
    return this.isAsked && !this.queue ? this.game.question : null;
  }

  /** Whether several answers are marked first and sent together. */
  get isCollecting(): boolean {
    return lastMove(this.open) !== null;
  }

  get isSending(): boolean {
    return this.queue !== null;
  }

  /** What was marked, as moves. */
  get marked(): Move[] {
    return this.marks.flatMap((mark) => this.open?.moves?.find((move) => move.action === mark.action) ?? []);
  }

  marksAt(id: string): Mark[] {
    return this.marks.filter((mark) => mark.spot === id);
  }

  protected override readChoices(): Choices {
    return { ...EMPTY, cards: this.places.shelf, buttons: this.places.buttons };
  }

  protected override readSpots(): Spot[] {
    return this.places.spots;
  }

  override get slots(): Slots {
    const question = this.open;
    const last = lastMove(question);
    if (!question) {
      return { go: null, other: null, more: [] };
    }
    if (last) {
      return { go: this.confirming(question, last), other: null, more: [] };
    }
    const picked = this.picked ? this.movesAt(this.picked) : [];
    if (picked.length === 1) {
      return { go: picked[0] as Move, other: null, more: [] };
    }
    const go = this.places.buttons.find((move) => ["go-on", "pass", "accept", "end-main"].includes(move.move)) ?? null;
    const rest = this.places.buttons.filter((move) => move !== go);
    const devoting = this.devotes.length > 1 ? [this.devoteAll()] : [];
    const only = !go && rest.length === 1 && !this.spots.length ? (rest[0] as Move) : null;
    return only ? { go: only, other: null, more: [] } : { go, other: null, more: [...devoting, ...rest] };
  }

  /** The play of a card tells most, whatever else can be done with it. */
  override get considered(): Move | null {
    const moves = this.movesAt(this.picked ?? this.looked ?? "");
    return moves.find((move) => move.move.startsWith("play")) ?? (moves.length === 1 ? (moves[0] as Move) : null);
  }

  override choose(id: string, by: Pointing): void {
    if (!this.isCollecting) {
      const moves = this.movesAt(id);
      const isAlike = moves.length > 1 && new Set(moves.map((move) => move.text)).size === 1;
      if (isAlike && by !== "touch") {
        this.act(moves[0] as Move); // equal ones on a stack: whichever
      } else {
        super.choose(id, by);
      }
      return;
    }
    const moves = this.movesAt(id);
    if (!moves.length) {
      this.menu = null;
      this.armed = null;
    } else if (this.open?.choice === "block") {
      this.pair(id, moves);
    } else {
      this.mark(id, moves);
    }
  }

  private mark(id: string, moves: Move[]): void {
    const isMarked = this.marksAt(id).length > 0;
    const pieces = new Set(moves.map((move) => move.piece ?? 0));
    if (pieces.size > 1 && new Set(moves.map((move) => move.whom)).size <= 1) {
      this.marks = stacked(
        this.marks,
        id,
        moves.map((move) => move.action),
      );
    } else if (moves.length > 1 && !isMarked) {
      this.menu = this.menu === id ? null : id;
    } else {
      const action = isMarked ? this.marksAt(id)[0]!.action : moves[0]!.action;
      this.marks = toggled(this.marks, { spot: id, action });
    }
  }

  /** A bug and the attacker that it blocks: whichever of them is pointed at first. Of a stack the next one blocks. */
  private pair(id: string, moves: Move[]): void {
    const partners = this.armed && this.armed !== id ? this.movesAt(this.armed) : null;
    const options = partners ? moves.filter((move) => partners.some((each) => each.action === move.action)) : moves;
    const isMarked = (move: Move) => this.marks.some((mark) => mark.action === move.action);
    if (!partners && this.isOpen(moves)) {
      this.armed = this.armed === id || moves.some(isMarked) ? null : id;
      this.marks = this.marks.filter((mark) => !moves.some((move) => move.action === mark.action));
      return;
    }
    const busy = new Set(this.marked.map((move) => move.piece));
    const next = options.find((move) => !busy.has(move.piece)) ?? options.find((move) => !isMarked(move));
    this.armed = null;
    if (next) {
      this.marks = [...this.marks, { spot: spotOf(this.view, next.piece ?? 0), action: next.action }];
    } else {
      this.marks = this.marks.filter((mark) => !options.some((move) => move.action === mark.action));
    }
  }

  /** Whether it takes a second look to say which block is meant. */
  private isOpen(moves: Move[]): boolean {
    const spots = (piece: (move: Move) => number | undefined) =>
      new Set(moves.map((move) => spotOf(this.view, piece(move) ?? 0))).size;
    return spots((move) => move.piece) > 1 || spots((move) => move["with-piece"]) > 1;
  }

  override act(move: Move): void {
    const question = this.open;
    const last = lastMove(question);
    if (move.action === OWN.devoteAll && question) {
      this.send({ choice: question.choice, actions: this.devotes.map((each) => each.action) });
    } else if (move.action === OWN.confirm && question && last) {
      this.send({ choice: question.choice, actions: [...this.marks.map((mark) => mark.action), last.action] });
    } else if (last && this.menu) {
      this.marks = toggled(this.marks, { spot: this.menu, action: move.action });
      this.menu = null;
    } else {
      super.act(move);
    }
  }

  override clear(): boolean {
    const had = this.marks.length > 0 || this.armed !== null;
    this.marks = [];
    this.armed = null;
    return super.clear() || had;
  }

  private get devotes(): Move[] {
    return (this.open?.moves ?? []).filter((move) => move.move === "devote");
  }

  private devoteAll(): Move {
    const amount = this.devotes.reduce((sum, move) => sum + (move.amount ?? 0), 0);
    return { action: OWN.devoteAll, move: "devote-all", text: say("shard-devote-all", { amount }) };
  }

  private confirming(question: Question, last: Move): Move {
    const count = this.marks.length;
    return count
      ? { action: OWN.confirm, move: "confirm", text: say("shard-confirm", { choice: question.choice, count }) }
      : last;
  }

  /** What was marked on the board is asked about together: what comes of it, and whether it goes together. */
  private lookAhead(): void {
    const last = lastMove(this.open);
    if (last && this.marked.some((move) => move.piece)) {
      const actions = [...this.marks.map((mark) => mark.action), last.action];
      untrack(() => this.game.foreseeTogether(actions));
    }
  }

  /** Where the game says that marks do not go together, the last one stands and what the same bug did before gives way. */
  private giveWay(): void {
    if (this.game.together?.isPossible !== false) {
      return;
    }
    untrack(() => {
      const last = this.marked.at(-1);
      const before = this.marked.slice(0, -1).filter((move) => move.piece === last?.piece);
      const dropped = (before.length ? before : this.marked.slice(-1)).map((move) => move.action);
      this.marks = this.marks.filter((mark) => !dropped.includes(mark.action));
    });
  }

  private send(queue: Queue): void {
    this.clear();
    this.wasDropped = false;
    this.queue = queue;
  }

  /** The next answer, as soon as the game asks for it. What was marked for another question is forgotten. */
  private follow(): void {
    const { question, isAsked, isSent, shown } = this.game;
    const asked = question && isAsked ? question.choice : "";
    if (asked !== this.marksOf) {
      this.marksOf = asked;
      this.marks = [];
      this.armed = null;
      this.wasDropped = false;
    }
    if (!this.queue || isSent || !shown) {
      return;
    }
    if (question && isAsked) {
      const { move, left, dropped } = nextOf(this.queue, question);
      this.wasDropped ||= dropped;
      this.queue = left?.actions.length ? left : null;
      if (!move || !this.game.act(move, Infinity)) {
        this.queue = null;
      }
    } else if (question || this.game.isOver) {
      this.queue = null; // somebody else is asked: what was left to answer is another matter then
    }
  }
}
