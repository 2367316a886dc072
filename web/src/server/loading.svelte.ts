/** Something that a page shows from the server: asked for until it is here, and again every so often where it changes. */
import { onAway, Problem } from "./http";
import { checkVersion } from "./version.svelte";

const PAUSES = [1_000, 2_000, 4_000, 8_000]; // milliseconds before the next try

/** Whether the server answers, for the line at the top of every page. */
export const server = $state({ isAway: false });
onAway((isAway) => {
  server.isAway = isAway;
  if (!isAway) {
    void checkVersion(); // it may have come back as another one
  }
});

export class Loading<Value> {
  value = $state.raw<Value | null>(null);
  problem = $state.raw<Problem | null>(null);
  private timer = 0;
  private tries = 0;
  private turn = 0;

  constructor(
    private readonly ask: () => Promise<Value>,
    private readonly every: number,
  ) {}

  /** Ask now, whatever was planned. */
  start(): void {
    this.stop();
    const turn = this.turn;
    this.ask().then(
      (value) => turn === this.turn && this.found(value),
      (problem: unknown) => turn === this.turn && this.failed(problem),
    );
  }

  stop(): void {
    this.turn += 1;
    clearTimeout(this.timer);
  }

  private found(value: Value): void {
    this.value = value;
    this.problem = null;
    this.tries = 0;
    this.plan(this.every);
  }

  private failed(problem: unknown): void {
    if (!(problem instanceof Problem)) {
      throw problem;
    }
    this.problem = problem;
    if (problem.status === 0 || problem.status >= 500 || problem.status === 429) {
      this.plan(PAUSES[Math.min(this.tries, PAUSES.length - 1)] as number);
      this.tries += 1;
    }
  }

  private plan(pause: number): void {
    if (pause) {
      this.timer = window.setTimeout(() => this.start(), pause);
    }
  }
}

/** For a component: asked when it is shown, again when what the question depends on changes (such as the language), and
 * every so many milliseconds while the tab is looked at. */
export function loading<Value>(ask: () => Promise<Value>, every = 0): Loading<Value> {
  const made = new Loading(ask, every);
  $effect(() => {
    made.start();
    const wake = () => document.visibilityState === "visible" && every && made.start();
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      made.stop();
    };
  });
  return made;
}
