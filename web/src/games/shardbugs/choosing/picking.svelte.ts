/** Choosing at the table of Shard Bugs: as at every table, and several answers at once where the game asks one by one. */
import { untrack } from "svelte";

import type { Move, Question } from "../../../server/messages";
import type { Choices, Slots } from "../../../table/choosing/choices";
import { Picking, type Pointing } from "../../../table/choosing/picking.svelte";
import type { Spot } from "../../../table/choosing/spots";
import type { Tabled } from "../../../table/state/tabled";
import { say } from "../../../words/words.svelte";
import { movesTo, type Drop } from "./drops";
import { actionsLike, alike, attackers, isNone, lastMove, nextOf, OWN, stacked, type Mark, type Queue } from "./marks";
import { makersOf, makesDust, mayCost } from "./payers";
import { Paying } from "./paying.svelte";
import { NOWHERE, placesOf, type Places } from "./places";
import { spotOf } from "./stacks";

const GLANCE = 150; // milliseconds: what is only passed over is not asked about
const EMPTY = { pieces: new Map(), hand: new Map(), market: new Map(), seats: new Map(), dice: [] };

export class ShardPicking extends Picking {
  marks = $state.raw<Mark[]>([]);
  armed = $state<string | null>(null); // the bug or the attacker whose partner is looked for
  wasDropped = $state(false); // something of what was marked could not be done
  private queue = $state.raw<Queue | null>(null);
  private asked = $state.raw<Queue | null>(null); // to be sent as soon as the game says that it goes together
  private readonly places: Places = $derived.by(() => (this.open ? placesOf(this.open, this.view) : NOWHERE));
  private readonly makers = $derived.by(() => (this.open ? makersOf(this.open, this.view) : []));
  readonly paying = new Paying(() => this.makers);
  private marksOf = ""; // the question that the marks are of

  constructor(game: Tabled) {
    super(game);
    $effect(() => this.follow());
    $effect(() => this.lookAhead());
    $effect(() => this.giveWay());
    $effect(() => this.sendAsked());
  }

  /** The question, if it can be answered and nothing is under way. */
  private get open(): Question | null {
    return this.isAsked && !this.queue && !this.asked ? this.game.question : null;
  }

  /** Whether several answers are marked first and sent together. */
  get isCollecting(): boolean {
    return lastMove(this.open) !== null;
  }

  get isSending(): boolean {
    return this.queue !== null || this.asked !== null;
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
      const all = this.marks.length ? [] : attackers(question, this.spots);
      const more = all.length > 1 ? [{ action: OWN.attackAll, move: "attack-all", text: say("shard-attack-all") }] : [];
      return { go: this.confirming(question, last), other: null, more };
    }
    const picked = this.picked ? this.movesAt(this.picked) : [];
    if (picked.length === 1) {
      return { go: picked[0] as Move, other: null, more: [] };
    }
    const isPaying = this.paying.actions.length > 0;
    const dust = isPaying ? [this.makeDust()] : [];
    const go = this.places.buttons.find((move) => ["go-on", "pass", "accept", "end-main"].includes(move.move)) ?? null;
    const rest = this.places.buttons.filter((move) => move !== go);
    const devoting = this.devotes.length > 1 ? [this.devoteAll()] : [];
    const only = !go && rest.length === 1 && !this.spots.length ? (rest[0] as Move) : null;
    if (only) {
      return { go: only, other: null, more: [] };
    }
    // Nobody who chooses who pays wants Space to end the phase.
    return isPaying
      ? { go: null, other: null, more: [...dust, ...devoting, ...rest, ...(go ? [go] : [])] }
      : { go, other: null, more: [...devoting, ...rest] };
  }

  /** The play of a card tells most, whatever else can be done with it. */
  override get considered(): Move | null {
    const moves = this.movesAt(this.picked ?? this.looked ?? "");
    return moves.find((move) => move.move.startsWith("play")) ?? (moves.length === 1 ? (moves[0] as Move) : null);
  }

  /** What the open menu offers: of equal ones on a stack, whichever. */
  get menuMoves(): Move[] {
    return this.menu ? alike(this.movesAt(this.menu)) : [];
  }

  override choose(id: string, by: Pointing): void {
    if (!this.isCollecting) {
      const moves = this.movesAt(id);
      const dust = moves.filter(makesDust);
      if (dust.length && this.paying.canPay(id) && (dust.length === moves.length || this.isWaiting)) {
        this.pay(id, dust);
        return;
      }
      if (moves.length > 1 && alike(moves).length === 1 && by !== "touch") {
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

  /** Whether something was picked that has to be paid for: what makes dust is pointed at to pay then, whatever else it can do. */
  private get isWaiting(): boolean {
    return this.picked !== null && this.isCosting;
  }

  /** Something that makes dust: it is to pay, or not any more. Of a relic with several kinds of dust one is chosen. */
  private pay(id: string, moves: Move[]): void {
    const kinds = new Set(moves.map((move) => move.dust));
    if (kinds.size > 1 && !this.paying.isPaying(id)) {
      this.menu = this.menu === id ? null : id;
    } else {
      this.menu = null;
      this.paying.point(id);
    }
  }

  /** Of a stack all are marked at once, each time one fewer. Where it matters whom they attack, that is asked first. */
  private mark(id: string, moves: Move[]): void {
    if (alike(moves).length > 1 && !this.marksAt(id).length) {
      this.menu = this.menu === id ? null : id;
    } else {
      this.menu = null;
      this.marks = stacked(this.marks, id, actionsLike(moves, moves[0] as Move));
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

  /** What it means to drag something somewhere. */
  meantBy(from: string, drop: Drop): Move[] {
    return drop.spot === from ? [] : movesTo(this.movesAt(from), drop, this.view);
  }

  /** Dragged and let go: as if it had been chosen, and then what is meant. Of a stack it is the next one. */
  drop(from: string, drop: Drop): void {
    const meant = this.meantBy(from, drop);
    const busy = new Set(this.marked.map((move) => move.piece));
    const move = meant.find((each) => !busy.has(each.piece)) ?? meant[0];
    if (!move) {
      return;
    }
    if (!this.isCollecting) {
      this.act(move);
      return;
    }
    const earlier = new Set(this.marked.filter((each) => each.piece === move.piece).map((each) => each.action));
    const rest = this.marks.filter((mark) => !earlier.has(mark.action));
    this.clear();
    this.marks = [...rest, { spot: spotOf(this.view, move.piece ?? 0), action: move.action }];
  }

  override act(move: Move): void {
    const question = this.open;
    const last = lastMove(question);
    if (move.action === OWN.devoteAll && question) {
      this.send({ choice: question.choice, actions: this.devotes.map((each) => each.action) });
    } else if (move.action === OWN.attackAll && question) {
      this.marks = attackers(question, this.spots);
    } else if (move.action === OWN.confirm && question && last) {
      this.send({ choice: question.choice, actions: [...this.marks.map((mark) => mark.action), last.action] });
    } else if (move.action === OWN.makeDust && question) {
      this.send({ choice: question.choice, actions: this.paying.actions });
    } else if (makesDust(move) && this.menu && this.paying.canPay(this.menu)) {
      this.paying.point(this.menu, move);
      this.menu = null;
    } else if (question && mayCost(move) && this.paying.actions.length) {
      const actions = [...this.paying.actions, move.action];
      this.asked = { choice: question.choice, actions, end: move.action };
      this.menu = null;
      this.game.foreseeTogether(actions); // dust must not be made for what cannot be paid with it
    } else if (last && this.menu) {
      this.marks = stacked(this.marks, this.menu, actionsLike(this.movesAt(this.menu), move));
      this.menu = null;
    } else {
      super.act(move);
    }
  }

  override clear(): boolean {
    const had = this.marks.length > 0 || this.armed !== null || this.paying.actions.length > 0;
    this.paying.clear();
    this.marks = [];
    this.armed = null;
    return super.clear() || had;
  }

  private get devotes(): Move[] {
    return (this.open?.moves ?? []).filter((move) => move.move === "devote");
  }

  private makeDust(): Move {
    const amount = this.paying.amount;
    return { action: OWN.makeDust, move: "make-dust", text: say("shard-make-dust", { amount }) };
  }

  private devoteAll(): Move {
    const amount = this.devotes.reduce((sum, move) => sum + (move.amount ?? 0), 0);
    return { action: OWN.devoteAll, move: "devote-all", text: say("shard-devote-all", { amount }) };
  }

  private confirming(question: Question, last: Move): Move {
    const count = this.marks.length;
    return count
      ? { action: OWN.confirm, move: "confirm", text: say("shard-confirm", { choice: question.choice, count }) }
      : isNone(question, this.view)
        ? { ...last, text: say("shard-none", { choice: question.choice }) }
        : last;
  }

  /** What was marked on the board is asked about together: what comes of it, and whether it goes together. */
  private lookAhead(): (() => void) | undefined {
    const last = lastMove(this.open);
    if (last && this.marked.some((move) => move.piece)) {
      const actions = [...this.marks.map((mark) => mark.action), last.action];
      untrack(() => this.game.foreseeTogether(actions));
      return undefined;
    }
    const considered = this.paid;
    if (!considered) {
      return undefined;
    }
    const actions = [...this.paying.actions, considered.action];
    const soon = setTimeout(() => this.game.foreseeTogether(actions), GLANCE);
    return () => clearTimeout(soon);
  }

  /** What waited for the game's word is sent, or given back to its player. */
  private sendAsked(): void {
    const { together, isSent } = this.game;
    const { asked } = this;
    if (!asked || isSent) {
      return;
    }
    untrack(() => {
      if (!this.isAsked || !together?.isPossible) {
        this.asked = null;
        this.wasDropped = true;
      } else if (together?.forecast) {
        this.asked = null;
        this.send(asked);
      }
    });
  }

  /** Whether what is considered has to be paid for, as far as one can tell. */
  get isCosting(): boolean {
    return !this.isCollecting && this.considered !== null && mayCost(this.considered);
  }

  /** What is considered, if those who were chosen are to pay for it. */
  get paid(): Move | null {
    const considered = this.isCollecting ? null : this.considered;
    return considered && mayCost(considered) && this.paying.actions.length ? considered : null;
  }

  /** Where the game says that marks do not go together, the last one stands and what the same bug did before gives way. */
  private giveWay(): void {
    if (this.game.together?.isPossible !== false) {
      return;
    }
    untrack(() => {
      if (!this.isCollecting) {
        if (this.picked) {
          this.paying.takeBack(); // what is only looked at takes nothing away
        }
        return;
      }
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
      this.paying.clear();
      this.wasDropped = false;
    }
    if (!this.queue || isSent || !shown) {
      return;
    }
    if (question && isAsked) {
      if (this.queue.sentAt === shown.ply) {
        this.queue = null; // the last one was refused, or lost with the line: the rest was not meant without it
        this.wasDropped = true;
        return;
      }
      const { move, left, dropped } = nextOf(this.queue, question);
      this.wasDropped ||= dropped;
      this.queue = left?.actions.length ? { ...left, sentAt: shown.ply } : null;
      if (!move || !this.game.act(move, Infinity)) {
        this.queue = null;
      }
    } else if ((question && !question.automatic) || this.game.isOver) {
      this.queue = null; // somebody else is asked: what was left to answer is another matter then
    }
  }
}
