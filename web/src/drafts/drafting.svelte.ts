/** A draft as one sits at it: told by its socket, which comes back by itself; picks and plans are requests. */
import { onAccount } from "../people/me.svelte";
import { Connection, type Link } from "../server/connection";
import { ask, asSomebody, post, Problem } from "../server/http";
import { reaching } from "../server/reaching";
import { now } from "../server/time";
import { givenSince, untilTaken, type DraftSeat, type DraftView } from "./draft";

const STALE = new Set(["already-picked", "stale", "not-running", "illegal"]);

export class Drafting {
  told = $state.raw<DraftView | null>(null);
  link = $state<Link>("connecting");
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);
  plan = $state.raw<string[]>([]); // ours is ahead of what was told while it is on its way
  given = $state.raw<string[]>([]); // what was taken for us since our last pick, as far as this page knows
  private heardAt = 0;
  private unsent = 0; // plans on their way
  private own: { number: number; card: string } | null = null; // our last pick
  private sending: Promise<void> = Promise.resolve();
  private isEnded = false;
  private readonly connection: Connection;
  private readonly forget = onAccount(() => this.connection.renew()); // as whoever we are then

  constructor(readonly id: string) {
    this.connection = new Connection({
      heard: (message) => this.listen(message as unknown as DraftView | { type: "pong" }),
      link: (state) => (this.link = state),
      address: () => `/api/drafts/${id}/socket`,
      ply: () => 0,
    });
  }

  /** Milliseconds that are left for this pick; null where time does not matter. */
  left(): number | null {
    const { left } = this.told ?? {};
    return left === null || left === undefined ? null : this.fromNow(left);
  }

  /** Milliseconds until cards are taken for those who are away. */
  untilTaken(seats: readonly DraftSeat[]): number {
    return this.fromNow(untilTaken(seats, this.told?.left ?? null));
  }

  private fromNow(milliseconds: number): number {
    return Math.max(0, milliseconds - (now() - this.heardAt));
  }

  async join(): Promise<void> {
    await this.act(() => asSomebody(() => post<DraftView>(`/api/drafts/${this.id}/join`)));
    this.connection.renew(); // as whoever we are now
  }

  async leave(): Promise<void> {
    await ask("DELETE", `/api/drafts/${this.id}/seat`);
  }

  async pick(card: string): Promise<void> {
    const number = this.told?.number ?? 0;
    this.own = { number, card };
    await this.sending; // so that the plan does not come after what it was for
    const isWanted = () => !this.isEnded && (this.told?.number ?? 0) <= number; // else somebody picked for us
    await this.act(() => reaching(() => post<DraftView>(`/api/drafts/${this.id}/pick`, { number, card }), isWanted));
  }

  planFor(cards: string[]): void {
    this.plan = cards;
    this.unsent += 1;
    const isWanted = () => !this.isEnded && this.plan === cards;
    this.sending = this.sending
      .then(() => reaching(() => post<DraftView>(`/api/drafts/${this.id}/plan`, { cards }), isWanted))
      .then(
        () => {},
        (problem: unknown) => this.note(problem),
      )
      .finally(() => (this.unsent -= 1));
  }

  /** A deck of one's own, the automatic one, or that with another leader. */
  async choose(body: { deck?: object; leader?: string }): Promise<void> {
    await this.act(() => post<DraftView>(`/api/drafts/${this.id}/deck`, body));
  }

  end(): void {
    this.isEnded = true;
    this.forget();
    this.connection.leave();
  }

  private listen(message: DraftView | { type: "pong" }): void {
    if (message.type === "draft") {
      this.hear(message);
    }
  }

  private hear(told: DraftView): void {
    // An answer may come after what the socket has told since.
    if ((told.version ?? 0) >= (this.told?.version ?? 0)) {
      const known = this.told?.view?.pool.length ?? 0;
      const pool = told.view?.pool ?? [];
      if (this.told?.seat === told.seat && pool.length > known) {
        this.given = givenSince(pool, known, this.own);
      }
      this.told = told;
      this.heardAt = now();
      if (!this.unsent) {
        this.plan = told.plan ?? [];
      }
    }
  }

  private async act(request: () => Promise<DraftView | null>): Promise<void> {
    if (this.isBusy) {
      return;
    }
    this.isBusy = true;
    this.problem = null;
    try {
      const told = await request();
      if (told) {
        this.hear(told);
      }
    } catch (problem) {
      this.note(problem);
    }
    this.isBusy = false;
  }

  /** What came too late is no error: the draft has gone on, and says where it is. */
  private note(problem: unknown): void {
    if (!(problem instanceof Problem)) {
      throw problem;
    }
    if (!STALE.has(problem.code)) {
      this.problem = problem;
    }
  }
}
