/** The analysis of a finished game: asked for, waited for, and then here. */
import type { components } from "../server/generated/routes";
import { asSomebody, get, inLanguage, post, Problem } from "../server/http";
import type { Told } from "./analysis";

type Info = components["schemas"]["AnalysisInfo"];

/** `none`: nobody has asked for it. `refused`: `problem` says why. */
export type Status = "unknown" | "none" | "asking" | "waiting" | "running" | "done" | "failed" | "refused";

const AGAIN = 1_000; // milliseconds between two looks at how far it is
const AWAY = 3_000; // while the server does not answer

export class Analysed {
  status = $state<Status>("unknown");
  progress = $state(0); // from 0 to 1
  told = $state.raw<Told | null>(null);
  problem = $state.raw<Problem | null>(null);
  private side = "all";
  private timer = 0;
  private turn = 0;
  private isAsking = false;

  constructor(readonly id: string) {}

  get isUnderWay(): boolean {
    return this.status === "asking" || this.status === "waiting" || this.status === "running";
  }

  /** Have it made. To ask for one that is there, or under way, does no harm. */
  async ask(): Promise<void> {
    this.stop();
    this.isAsking = true;
    this.status = "asking";
    this.progress = 0;
    try {
      await asSomebody(() => post<Info>(`/api/games/${this.id}/analysis`));
      this.isAsking = false;
      this.look(this.side);
    } catch (problem) {
      this.isAsking = false;
      this.refused(problem);
    }
  }

  /** See how far it is, until it is here, told as one says it to this side. */
  look(side: string): void {
    this.stop();
    this.side = side;
    if (this.isAsking) {
      return; // it is looked for when it was asked for
    }
    const turn = this.turn;
    get<Info>(inLanguage(`/api/games/${this.id}/analysis?seat=${side}`)).then(
      (info) => turn === this.turn && this.found(info),
      (problem: unknown) => turn === this.turn && this.missed(problem),
    );
  }

  stop(): void {
    this.turn += 1;
    clearTimeout(this.timer);
  }

  private found(info: Info): void {
    this.problem = null;
    this.status = info.status as Status;
    this.progress = info.progress;
    this.told = info.told ?? null;
    if (this.isUnderWay) {
      this.plan(AGAIN);
    }
  }

  private missed(problem: unknown): void {
    const status = problem instanceof Problem ? problem.status : -1;
    if (status === 404) {
      this.status = "none";
    } else if (status === 0 || status >= 500 || status === 429) {
      this.plan(AWAY);
    } else {
      this.refused(problem);
    }
  }

  private refused(problem: unknown): void {
    if (!(problem instanceof Problem)) {
      throw problem;
    }
    this.status = "refused";
    this.problem = problem;
  }

  private plan(pause: number): void {
    this.timer = window.setTimeout(() => this.look(this.side), pause);
  }
}
