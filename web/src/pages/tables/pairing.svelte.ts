/** Quick pairing: asked for, and asked after, until somebody is found. Who stops asking is no longer there. */
import type { components } from "../../server/generated/routes";
import { ask, asSomebody, get, post } from "../../server/http";

type Found = components["schemas"]["Found"];

const EVERY = 2_000; // milliseconds; the server forgets who is silent for 15 seconds

export class Search {
  since = $state<number | null>(null); // by this browser's clock
  problem = $state.raw<unknown>(null);
  private timer = 0;

  constructor(private readonly found: (table: string) => void) {}

  get isOn(): boolean {
    return this.since !== null;
  }

  async begin(wish: object): Promise<void> {
    this.since = Date.now();
    this.problem = null;
    try {
      this.hear(await asSomebody(() => post<Found>("/api/pairing", wish)));
    } catch (problem) {
      this.since = null;
      this.problem = problem;
    }
  }

  async end(): Promise<void> {
    this.rest();
    await ask("DELETE", "/api/pairing").catch(() => {
      // It forgets us by itself.
    });
  }

  /** Ask no more, without a word: the page is left. */
  rest(): void {
    clearTimeout(this.timer);
    this.since = null;
  }

  private hear(answer: Found): void {
    if (!this.isOn) {
      return;
    }
    if (answer.table) {
      this.rest();
      this.found(answer.table);
    } else if (answer.is_waiting) {
      this.timer = window.setTimeout(() => this.askAgain(), EVERY);
    } else {
      this.since = null; // forgotten, because we slept
    }
  }

  private askAgain(): void {
    get<Found>("/api/pairing").then(
      (answer) => this.hear(answer),
      () => (this.timer = window.setTimeout(() => this.askAgain(), EVERY)),
    );
  }
}
