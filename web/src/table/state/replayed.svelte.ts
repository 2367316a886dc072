/** A finished game, seen again ply by ply from any side. Nothing can be done at its table but look. */
import type { GameEvent, Line, Moment } from "../../server/messages";
import type { View } from "../../server/generated/messages";
import type { components } from "../../server/generated/routes";
import { get, inLanguage } from "../../server/http";
import type { Link } from "../../server/connection";
import { reasonOf } from "../../server/problems";
import type { LogLine } from "./game.svelte";
import { SharedScreen } from "./screen.svelte";
import type { Step } from "./queue";
import { stepsOf } from "./queue";
import type { Tabled } from "./tabled";

interface ReplayPly {
  ply: number;
  by?: number;
  events: GameEvent[];
  lines: Line[];
  view?: View;
}

interface ReplayPage {
  last: number;
  next: number;
  has_views: boolean;
  result: string;
  plies: ReplayPly[];
}

export class Replayed implements Tabled {
  plies = $state.raw<ReplayPly[]>([]);
  at = $state(0);
  last = $state(0);
  result = $state("");
  hasViews = $state(true);
  failure = $state("");
  link = $state<Link>("open");
  seats = $state.raw<Tabled["seats"]>([]);
  offers = $state.raw<Tabled["offers"]>([]);
  passing = {};
  together = null;
  table = null;
  latest = null;
  next = $state("");
  sumUp = $state("");
  refusal = $state("");
  isSent = $state(false);
  skew = 0;
  hasLostSeat = $state(false);
  readonly screen = new SharedScreen(); // of a game that is over, so it covers nothing
  readonly log: LogLine[] = $derived(
    this.plies.slice(0, this.at + 1).flatMap((each) => each.lines.map((line) => ({ ...line, ply: each.ply }))),
  );
  readonly events: GameEvent[] = $derived(this.plies.slice(0, this.at + 1).flatMap((each) => each.events));

  constructor(
    readonly id: string,
    readonly side: string, // a seat, -1 for a spectator, or `all`
    at: number,
  ) {
    void this.read(at);
    void this.meet();
  }

  get shown(): Moment | null {
    const found = this.plies[this.at];
    if (!found?.view) {
      return null;
    }
    const { events, lines, ply } = found;
    const view = this.side === "all" ? { ...found.view, seat: -1 } : found.view; // with all hands open nobody is "you"
    return { time: 0, ply, view, events, lines, status: this.at < this.last ? "running" : "over", result: this.result };
  }

  get happening(): Step | null {
    return this.shown ? (stepsOf(this.shown).findLast((step) => !step.line.turn) ?? null) : null;
  }

  get me(): number {
    return this.shown?.view.seat ?? -1;
  }

  readonly isOver = false;
  readonly isAsked = false;
  readonly question = null;

  to(ply: number): void {
    this.at = Math.max(0, Math.min(ply, this.last, this.plies.length - 1));
  }

  /** To the first ply of the turn before or after. */
  toTurn(step: 1 | -1): void {
    const turn = (at: number) => this.plies[at]?.view?.turn ?? 0;
    const now = turn(this.at);
    let at = this.at;
    while (at + step >= 0 && at + step < this.plies.length && turn(at) === now) {
      at += step;
    }
    this.to(at);
  }

  /** Who sat where. Without it they are called by their number. */
  private async meet(): Promise<void> {
    const table = await get<components["schemas"]["TableInfo"]>(`/api/games/${this.id}`).catch(() => null);
    this.seats = (table?.seats ?? []).map(({ seat, kind, name, bot }) => ({ seat, team: seat, kind, name, bot }));
  }

  private async read(at: number): Promise<void> {
    try {
      let first = 0;
      while (first >= 0) {
        const page = await get<ReplayPage>(inLanguage(`/api/games/${this.id}/replay?seat=${this.side}&from=${first}`));
        this.plies = [...this.plies, ...page.plies];
        this.last = page.last;
        this.result = page.result;
        this.hasViews = page.has_views;
        first = page.next;
        this.to(at);
      }
    } catch (problem) {
      this.failure = reasonOf(problem).text;
    }
  }

  // What can be done at a table where a game is played, and here does nothing.
  act = () => false;
  pass = () => {};
  foreseeTogether = () => {};
  undo = () => {};
  answer = () => {};
  claim = () => {};
  rematch = () => {};
  uncover = () => {};
  comeAgain = () => {};
  finish = () => {};
  leave = () => {};
  why = () => "";
  foreseen = () => null;
}
