/** One game as this browser knows it: what the server said last, what of it is drawn, and what was chosen. */
import { cardsOf, catalogueOf } from "../../cards/catalogue.svelte";
import { Connection, type Link, type Listener, type Wire } from "../../server/connection";
import type {
  Chair,
  Forecast,
  GameEvent,
  Line,
  Moment,
  Move,
  Offer,
  PassingRules,
  Question,
  Refused,
  Saying,
  TableMessage,
  ToReader,
} from "../../server/messages";
import { settings } from "../../settings.svelte";
import { now } from "../../server/time";
import { checkVersion, noteProtocol } from "../../server/version.svelte";
import { has, language, say } from "../../words/words.svelte";
import { isLong, lingerOf, pauseOf, stepsOf, summary, type Step, type Summary } from "./queue";
import { SharedScreen } from "./screen.svelte";

const MOST_TOGETHER = 41; // answers that the server foresees: one after 40 others
const UNSEEN = 250; // milliseconds for which a new question takes no answer

/** Whether a question waits for a seat's answer. One that the server answers by itself waits for nobody. */
const isFor = (question: Question | null | undefined, seat: number): boolean =>
  question?.seat === seat && !question.automatic && (question.moves?.length ?? 0) > 0;

export interface LogLine extends Line {
  ply: number;
}

/** Several answers that were asked about together. */
export interface Together {
  re: number; // the message that asked
  forecast: Forecast | null; // once it is here
  isPossible: boolean; // as far as is known
}

export class Game {
  link = $state<Link>("connecting");
  table = $state.raw<TableMessage | null>(null);
  shown = $state.raw<Moment | null>(null); // what is drawn
  latest = $state.raw<Moment | null>(null); // what is known
  log = $state.raw<LogLine[]>([]);
  events = $state.raw<GameEvent[]>([]); // all that happened, as far as it was told
  seats = $state.raw<Chair[]>([]);
  offers = $state.raw<Offer[]>([]);
  passing = $state.raw<PassingRules>({}); // what the server passes for us without asking
  next = $state("");
  happening = $state.raw<Step | null>(null);
  sumUp = $state("");
  refusal = $state("");
  isSent = $state(false); // an answer is under way
  hasLostSeat = $state(false); // the server does not know us any more as who sat here
  skew = 0; // milliseconds by which the server's clock is ahead
  readonly screen = new SharedScreen();
  /** Of several answers together, as they were last asked about. */
  together = $state.raw<Together | null>(null);
  private forecasts = $state.raw<Map<number, Forecast>>(new Map());
  private reasons = $state.raw<Record<string, string>>({});
  private readonly asked = new Set<string>();
  private readonly curious = new Set<number>(); // messages that ask why
  private readonly wondering = new Set<number>(); // messages that ask about several answers together
  private waiting: Moment[] = [];
  private askedAt = 0;
  private isTelling = $state(false);
  private isSkipping = false; // what is left is shown at once
  private answering = 0; // the number of the message with an answer
  private wake: () => void = () => {}; // ends the pause of a step
  private round = 0; // counts how often everything was told anew
  private readonly connection: Wire;

  constructor(
    readonly id: string,
    private seat: number | null = null,
    connect: (listener: Listener) => Wire = (listener) => new Connection(listener),
  ) {
    this.connection = connect({
      heard: (message) => this.hear(message),
      link: (state) => this.linked(state),
      address: () => this.address(),
      ply: () => this.latest?.ply ?? -1,
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
    return isFor(this.question, this.me);
  }

  leave(): void {
    this.screen.leave();
    this.connection.leave();
  }

  /** Somebody has signed in or out: come to the table again as whoever we are now. */
  comeAgain(): void {
    this.connection.renew();
  }

  /** Answer with a move. One that was meant for what was there before is not sent. */
  act(move: Move, at = performance.now()): boolean {
    const isAnytime = this.shown?.anytime?.some((each) => each.action === move.action) ?? false;
    const isOffered = this.isAsked && (this.question?.moves?.some((each) => each.action === move.action) ?? false);
    if (this.isSent || !this.shown || !(isAnytime || (isOffered && at - this.askedAt >= UNSEEN))) {
      return false;
    }
    this.answering = this.connection.say({ type: "act", ply: this.shown.ply, action: move.action });
    this.isSent = this.answering > 0;
    return this.isSent;
  }

  /** What a move will surely do; nothing where something hidden, random or another's choice decides. */
  foreseen(move: Move): Forecast | null {
    return this.forecasts.get(move.action) ?? null;
  }

  /** Ask what several answers to this question do together, one after another. Of very many nothing is known. */
  foreseeTogether(actions: number[]): void {
    const action = actions.at(-1);
    if (actions.length > MOST_TOGETHER) {
      this.together = null;
    } else if (this.shown && action !== undefined) {
      const saying = { type: "foresee", ply: this.shown.ply, action, after: actions.slice(0, -1) };
      const re = this.connection.say(saying as Saying);
      this.together = re > 0 ? { re, forecast: null, isPossible: true } : null;
      if (re > 0) {
        this.wondering.add(re);
      }
    }
  }

  /** A busy server leaves out the end of a long list, and there is what ends the question: passing. It is asked for by itself. */
  private foreseeLast(leftOut: number): void {
    const last = leftOut ? this.latest?.question?.moves?.at(-1) : undefined;
    if (last && this.latest) {
      this.connection.say({ type: "foresee", ply: this.latest.ply, action: last.action });
    }
  }

  /** Why the power of a creature is what it is, in words, once the server has said it. */
  why(piece: number): string {
    const ply = this.latest?.ply ?? 0;
    const key = `${ply} ${piece}`;
    const isInPlay = this.latest?.view.players.some((player) =>
      Object.values(player.zones).some((zone) => zone.cards.some((card) => card.piece === piece)),
    );
    if (isInPlay && !this.asked.has(key)) {
      this.asked.add(key);
      this.curious.add(this.connection.say({ type: "explain", piece }));
    }
    return this.reasons[key] ?? "";
  }

  /** From now on pass otherwise; what is left out stays. */
  pass(wish: PassingRules): void {
    this.connection.say({ type: "passing", ...wish } as Saying);
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

  /** Whoever shares this screen and is asked lifts the cover from their cards, and is told what happened since. */
  uncover(): void {
    const seat = this.screen.lift();
    this.connection.say({ type: "sit", seat, since: this.screen.sinceOf(seat) });
  }

  /** Show at once what there is. */
  finish(): void {
    this.isSkipping = true;
    this.wake();
  }

  private address(): string {
    const seat = this.screen.seatFor(this.seat);
    // What another seat knows is no beginning for this one.
    const since = this.latest && seat === this.latest.view.seat ? this.latest.ply : -1;
    const wish = new URLSearchParams({ language: language(), since: String(since) });
    if (seat !== null) {
      wish.set("seat", String(seat));
    }
    return `/api/games/${this.id}/socket?${wish}`;
  }

  private hear(message: ToReader): void {
    this.skew = message.time - now();
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
      case "passing":
        this.passing = message.passing;
        return;
      case "foreseen":
        if (this.together && message.re === this.together.re) {
          const [forecast] = message.moves;
          this.together = forecast ? { ...this.together, forecast } : null; // nothing is known of it
          return;
        }
        if (message.ply === this.latest?.ply && !this.wondering.has(message.re)) {
          const told = message.moves.map((each) => [each.action, each] as const);
          this.forecasts = new Map([...this.forecasts, ...told]);
          this.foreseeLast(message.left_out ?? 0);
        }
        return;
      case "explained":
        this.reasons = { ...this.reasons, [`${this.latest?.ply ?? 0} ${message.piece}`]: message.text };
        return;
      case "refused":
        if (this.curious.has(message.re ?? 0)) {
          return; // the creature was gone before the question about it arrived
        }
        if (this.together && message.re === this.together.re) {
          this.together = { ...this.together, isPossible: false };
          return;
        }
        if (this.wondering.has(message.re ?? 0)) {
          return; // something else was marked in the meantime
        }
        return this.refused(message);
    }
  }

  /** Say why not, in the reader's language. What was answered in another tab already is no error: its ply tells. */
  private refused({ re, code, reason, ply }: Refused): void {
    this.isSent &&= re !== this.answering;
    if (code !== "stale") {
      this.refusal = has(`refused-${code}`) ? say(`refused-${code}`) : reason;
    } else if (ply !== this.latest?.ply) {
      this.connection.say({ type: "resync", ply: this.latest?.ply ?? -1 });
    }
  }

  private linked(state: Link): void {
    if (state === "open" && this.link === "connecting" && this.table) {
      void checkVersion(catalogueOf(this.table.game)); // the server was away: perhaps it was renewed
    }
    this.link = state;
  }

  private begin(message: TableMessage): void {
    const isSameReader = message.seat === this.table?.seat;
    const isMore = isSameReader && (message.since ?? -1) >= 0;
    noteProtocol(message.protocol ?? 1);
    this.hasLostSeat = message.seat < 0 && (this.hasLostSeat || (this.table?.seat ?? -1) >= 0);
    this.screen.begin(message, this.table === null);
    this.seat = message.seat >= 0 ? message.seat : this.seat;
    this.table = message;
    this.sumUp = isSameReader ? this.sumUp : "";
    this.seats = message.seats;
    this.offers = message.offers ?? [];
    this.passing = message.passing ?? {};
    this.next = message.next ?? "";
    this.log = [...(isMore ? this.log : []), ...message.lines.map((line) => ({ ...line, ply: message.ply }))];
    this.events = [...(isMore ? this.events : []), ...message.events];
    this.waiting = [];
    this.latest = message;
    this.together = null; // what was asked over the line that broke is not answered any more
    this.round += 1;
    this.isTelling = false;
    this.wake();
    this.draw(message);
    if (!isSameReader && (message.since ?? -1) >= 0) {
      this.connection.say({ type: "resync", ply: -1 }); // the seat was not given to us: from the beginning, then
    }
  }

  private draw(moment: Moment): void {
    const { ply, question, view } = this.shown ?? {};
    const isNew = moment.ply !== ply || moment.view.seat !== view?.seat || !question;
    this.shown = moment;
    this.screen.note(moment);
    this.happening = null;
    this.isSent = false;
    this.refusal = "";
    if (isNew) {
      this.askedAt = performance.now();
      this.forecasts = new Map();
      this.together = null;
      if (moment === this.latest && isFor(moment.question, moment.view.seat)) {
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
      const known = this.events;
      for (const step of stepsOf(moment)) {
        const pause = this.isSkipping ? 0 : pauseOf(step, settings.speed, isMine);
        this.log = [...this.log, { ...step.line, ply: moment.ply }];
        this.events = [...known, ...moment.events.slice(0, step.until)];
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
      this.events = [...known, ...moment.events];
      this.draw(moment);
    }
    this.isTelling = false;
    this.askedAt = performance.now();
    this.sumUp = before && this.shown && isLong(total) ? this.sentence(summary(told, before, this.shown)) : "";
    if (this.shown) {
      this.screen.look(this.shown, this.isSkipping ? 0 : lingerOf(settings.speed));
    }
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
      const cards = cardsOf(this.shown?.view.game ?? "");
      const titles = found.defeated.map((name) => cards?.card(name)?.title ?? name);
      parts.push(say("sum-defeated", { cards: titles.join(", "), count: found.defeated.length }));
    }
    for (const { seat, from, to } of found.lives) {
      parts.push(say("sum-life", { who: seat === this.me ? "me" : "other", from, to }));
    }
    return parts.join(" ");
  }
}
