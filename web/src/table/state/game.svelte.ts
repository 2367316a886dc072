/** One game as this browser knows it: what the server said last, what of it is drawn, and what was chosen. */
import { cardsOf } from "../../cards/catalogue.svelte";
import { Connection, type Link, type Listener, type Wire } from "../../server/connection";
import type { Chair, Forecast, Line, Moment, Move, Offer, TableMessage, ToReader } from "../../server/messages";
import { settings } from "../../settings.svelte";
import { language, say } from "../../words/words.svelte";
import { isLong, pauseOf, stepsOf, summary, type Step, type Summary } from "./queue";

const UNSEEN = 250; // milliseconds for which a new question takes no answer

export interface LogLine extends Line {
  ply: number;
}

export class Game {
  link = $state<Link>("connecting");
  table = $state.raw<TableMessage | null>(null);
  shown = $state.raw<Moment | null>(null); // what is drawn
  latest = $state.raw<Moment | null>(null); // what is known
  log = $state.raw<LogLine[]>([]);
  seats = $state.raw<Chair[]>([]);
  offers = $state.raw<Offer[]>([]);
  next = $state("");
  happening = $state.raw<Step | null>(null);
  sumUp = $state("");
  refusal = $state("");
  isSent = $state(false); // an answer is under way
  skew = 0; // milliseconds by which the server's clock is ahead
  private forecasts = $state.raw<Map<number, Forecast>>(new Map());
  private reasons = $state.raw<Record<string, string>>({});
  private readonly asked = new Set<string>();
  private readonly curious = new Set<number>(); // messages that ask why
  private waiting: Moment[] = [];
  private askedAt = 0;
  private isTelling = false;
  private isSkipping = false; // what is left is shown at once
  private wake: () => void = () => {}; // ends the pause of a step
  private round = 0; // counts how often everything was told anew
  private readonly connection: Wire;

  constructor(
    readonly id: string,
    private readonly seat: number | null = null,
    connect: (listener: Listener) => Wire = (listener) => new Connection(listener),
  ) {
    this.connection = connect({
      heard: (message) => this.hear(message),
      link: (state) => (this.link = state),
      address: () => this.address(),
    });
  }

  get isOver(): boolean {
    return (this.shown?.status ?? "running") !== "running";
  }

  get me(): number {
    return this.shown?.view.seat ?? -1;
  }

  /** The question, once it may be answered by whoever looks: everything before it has been told. */
  get question() {
    return this.isTelling ? null : (this.shown?.question ?? null);
  }

  get isAsked(): boolean {
    return this.question?.seat === this.me && (this.question?.moves?.length ?? 0) > 0;
  }

  leave(): void {
    this.connection.leave();
  }

  /** Answer with a move. One that was meant for what was there before is not sent. */
  act(move: Move, at = performance.now()): boolean {
    const isAnytime = this.shown?.anytime?.some((each) => each.action === move.action) ?? false;
    const isOffered = this.question?.moves?.some((each) => each.action === move.action) ?? false;
    if (this.isSent || !this.shown || !(isAnytime || (isOffered && at - this.askedAt >= UNSEEN))) {
      return false;
    }
    this.isSent = this.connection.say({ type: "act", ply: this.shown.ply, action: move.action }) > 0;
    return this.isSent;
  }

  /** What a move will surely do; nothing where something hidden, random or another's choice decides. */
  foreseen(move: Move): Forecast | null {
    return this.forecasts.get(move.action) ?? null;
  }

  /** Why the power of a creature is what it is, in words, once the server has said it. */
  why(piece: number): string {
    const ply = this.latest?.ply ?? 0;
    const key = `${ply} ${piece}`;
    const isInPlay = this.latest?.view.players.some((player) =>
      player.zones["play"]?.cards.some((card) => card.piece === piece),
    );
    if (isInPlay && !this.asked.has(key)) {
      this.asked.add(key);
      this.curious.add(this.connection.say({ type: "explain", piece }));
    }
    return this.reasons[key] ?? "";
  }

  undo(): void {
    this.connection.say({ type: "undo", ply: this.latest?.ply ?? 0 });
  }

  answer(offer: Offer, agrees: boolean): void {
    this.connection.say({ type: "answer", offer: offer.kind as "undo", seat: offer.seat, yes: agrees });
  }

  claim(seat: number): void {
    this.connection.say({ type: "claim", seat });
  }

  rematch(): void {
    this.connection.say({ type: "rematch" });
  }

  sit(seat: number): void {
    this.connection.say({ type: "sit", seat });
  }

  /** Show at once what there is. */
  finish(): void {
    this.isSkipping = true;
    this.wake();
  }

  private address(): string {
    const wish = new URLSearchParams({ language: language(), since: String(this.latest?.ply ?? -1) });
    if (this.seat !== null) {
      wish.set("seat", String(this.seat));
    }
    return `/api/games/${this.id}/socket?${wish}`;
  }

  private hear(message: ToReader): void {
    this.skew = message.time - Date.now();
    switch (message.type) {
      case "game":
        return this.begin(message);
      case "ply":
        this.latest = message;
        this.waiting.push(message);
        void this.tell();
        return;
      case "seats":
        this.seats = message.seats;
        return;
      case "offers":
        this.offers = message.offers;
        this.next = message.next ?? "";
        return;
      case "foreseen":
        if (message.ply === this.latest?.ply) {
          this.forecasts = new Map(message.moves.map((each) => [each.action, each]));
        }
        return;
      case "explained":
        this.reasons = { ...this.reasons, [`${this.latest?.ply ?? 0} ${message.piece}`]: message.text };
        return;
      case "refused":
        if (this.curious.has(message.re ?? 0)) {
          return; // the creature was gone before the question about it arrived
        }
        this.isSent = false;
        this.refusal = message.reason;
        return;
    }
  }

  private begin(message: TableMessage): void {
    const known = (message.since ?? -1) >= 0 ? this.log : [];
    this.table = message;
    this.seats = message.seats;
    this.offers = message.offers ?? [];
    this.next = message.next ?? "";
    this.log = [...known, ...message.lines.map((line) => ({ ...line, ply: message.ply }))];
    this.waiting = [];
    this.latest = message;
    this.round += 1;
    this.isTelling = false;
    this.wake();
    this.draw(message);
  }

  private draw(moment: Moment): void {
    const isNew = moment.ply !== this.shown?.ply || !this.shown.question;
    this.shown = moment;
    this.happening = null;
    this.isSent = false;
    this.refusal = "";
    if (isNew) {
      this.askedAt = performance.now();
      this.forecasts = new Map();
      if (moment === this.latest && moment.question?.seat === moment.view.seat && moment.question.moves?.length) {
        this.connection.say({ type: "foresee", ply: moment.ply });
      }
    }
  }

  /** Tell what waits, step by step. A tab that nobody sees needs no telling. */
  private async tell(): Promise<void> {
    if (this.isTelling) {
      return;
    }
    this.isTelling = true;
    this.isSkipping = document.visibilityState === "hidden";
    const round = this.round;
    const before = this.shown;
    const told: Step[] = [];
    let total = 0;
    for (let moment = this.waiting.shift(); moment; moment = this.waiting.shift()) {
      const isMine = "by" in moment && moment.by === this.me;
      for (const step of stepsOf(moment)) {
        const pause = this.isSkipping ? 0 : pauseOf(step, settings.speed, isMine);
        this.log = [...this.log, { ...step.line, ply: moment.ply }];
        told.push(step);
        total += pause;
        if (pause) {
          this.happening = step;
          await this.pause(pause);
          if (round !== this.round) {
            return; // everything was told anew in the meantime
          }
        }
      }
      this.draw(moment);
    }
    this.isTelling = false;
    this.askedAt = performance.now();
    this.sumUp = before && this.shown && isLong(total) ? this.sentence(summary(told, before, this.shown)) : "";
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private sentence(found: Summary): string {
    const parts = [];
    if (found.defeated.length) {
      const cards = cardsOf(this.table?.game ?? "");
      const titles = found.defeated.map((name) => cards?.card(name)?.title ?? name);
      parts.push(say("sum-defeated", { cards: titles.join(", "), count: found.defeated.length }));
    }
    for (const { seat, from, to } of found.lives) {
      parts.push(say("sum-life", { who: seat === this.me ? "me" : "other", from, to }));
    }
    return parts.join(" ");
  }
}
