/** In place of a socket: an exercise is fetched and answered by requests, and told to its table like a game. */
import type { Listener, Wire } from "../server/connection";
import { get, inLanguage, post, Problem } from "../server/http";
import type { Chair, Line, Moment, PlyMessage, Saying, TableMessage } from "../server/messages";
import { reasonOf } from "../server/problems";
import { AGAIN, questionOf, SHOW } from "./exercise";
import type { Answer, Course, Forecasts, Opening, Stage, Told } from "./exercise";

type Wondering = Extract<Saying, { type: "foresee" }>;

const PAUSE = 2_000; // milliseconds before the server is asked again when it did not answer

export class ExerciseLine implements Wire {
  private numbers = 0;
  private timer = 0;
  private isLeft = false;
  private actions: number[] = []; // my choices that stand
  private start: Told | null = null;
  private now: Told | null = null; // where one is to choose
  private told: Line[] = []; // all that happened until now

  constructor(
    private readonly listener: Listener,
    private readonly address: string,
    private readonly course: Course,
    private readonly opponent: () => string,
  ) {
    queueMicrotask(() => void this.begin()); // who listens has to be made first
  }

  say(saying: Saying): number {
    this.numbers += 1;
    if (saying.type === "act") {
      void this.act(saying.action, this.numbers);
    } else if (saying.type === "foresee") {
      void this.foresee(saying, this.numbers);
    }
    return this.numbers;
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
    this.listener.link("left");
  }

  /** Nobody has to be known for an exercise, so there is nothing to renew. */
  renew(): void {}

  private async begin(): Promise<void> {
    try {
      const { moment, text } = await get<Opening>(inLanguage(this.address));
      this.listener.link("open");
      this.start = this.dressed(moment, "open", text ?? "");
      this.restart();
      this.draw();
    } catch (problem) {
      this.failed(problem, () => void this.begin());
    }
  }

  private async act(action: number, number: number): Promise<void> {
    await Promise.resolve(); // no answer is there before the question was sent
    try {
      if (action === AGAIN) {
        this.draw();
      } else if (action === SHOW) {
        const answer = await post<Answer>(inLanguage(`${this.address}/solution`), { actions: this.actions });
        this.tell(answer.plies, "shown", answer.text);
      } else if (action < 0) {
        await this.course.does(action);
      } else {
        const choice = { actions: this.actions, action };
        this.judged(await post<Answer>(inLanguage(this.address), choice));
      }
      this.listener.link(this.isLeft ? "left" : "open");
    } catch (problem) {
      this.failed(problem);
      const reason = reasonOf(problem).text;
      this.listener.heard({ type: "refused", time: Date.now(), re: number, code: "exercise", reason });
    }
  }

  /** Ask what the choices will surely do. Nothing is lost without it, so nobody is told when it does not come; only who
   * asks about one choice hears that nothing is known of it, or that it is not possible. */
  private async foresee({ ply, action, after }: Wondering, re: number): Promise<void> {
    const { actions } = this;
    if (ply !== this.now?.ply) {
      return; // not a question of the game, but what to do at the end of a line of play
    }
    const asked = action === undefined ? { actions } : { actions, action, after: after ?? [] };
    let found: Forecasts | null = action === undefined ? null : { moves: [] };
    let problem: unknown;
    try {
      found = (await post<Forecasts | null>(inLanguage(`${this.address}/foresee`), asked)) ?? found;
    } catch (error) {
      problem = error;
    }
    if (ply !== this.now.ply || this.isLeft) {
      return;
    }
    const time = Date.now();
    if (found && problem instanceof Problem && problem.code === "illegal") {
      this.listener.heard({ type: "refused", time, re, code: problem.code, reason: reasonOf(problem).text });
    } else if (found) {
      this.listener.heard({ type: "foreseen", time, re, ply, ...found });
    }
  }

  private judged(answer: Answer): void {
    this.actions = answer.actions;
    if (answer.plies.length) {
      this.tell(answer.plies, answer.is_done ? "done" : answer.is_right ? "right" : "wrong", answer.text);
    } else if (this.now) {
      this.now = this.dressed(this.now, "wrong", answer.text); // a lesson says what to look for
      this.draw();
    }
  }

  /** Tell what happened, and then ask: the game's next question, or what to do now. */
  private tell(plies: PlyMessage[], stage: Stage, text = ""): void {
    const [before, last] = [this.now, plies.at(-1)];
    if (!before || !last || this.isLeft) {
      return;
    }
    const end = this.dressed(last, stage, text);
    if (stage === "right") {
      this.now = end;
      this.told = [...this.told, ...plies.flatMap((ply) => ply.lines)];
    } else {
      end.question = questionOf(this.course.asks(stage), last.view.seat);
      end.anytime = [];
      end.view = { ...end.view, resolving: [] }; // nothing is under way any more: no arrow over what is asked
    }
    if (stage === "shown") {
      this.restart(); // whoever tries again has seen all of it
    }
    this.course.reached?.(stage);
    for (const ply of plies) {
      const { coach, stage: until } = ply === last ? end : before;
      this.listener.heard({ ...ply, ...(ply === last ? end : {}), coach, stage: until, type: "ply" } as PlyMessage);
    }
  }

  private dressed(moment: Moment, stage: Stage, text = ""): Told {
    const anytime = (this.course.anytime?.() ?? []).map((asked) => ({ ...asked, move: "exercise" }));
    return { ...moment, anytime, stage, coach: this.course.coach(stage, text) };
  }

  private restart(): void {
    this.actions = [];
    this.now = this.start;
    this.told = this.start?.lines ?? [];
  }

  private draw(): void {
    if (this.now && !this.isLeft) {
      this.listener.heard(tableOf({ ...this.now, lines: this.told }, this.opponent()));
    }
  }

  private failed(problem: unknown, again: () => void = () => {}): void {
    if (!(problem instanceof Problem)) {
      throw problem;
    }
    if (this.isLeft) {
      return;
    }
    if (problem.status === 404) {
      this.listener.link("no-game");
    } else if (problem.status === 0 || problem.status >= 500 || problem.status === 429) {
      this.listener.link("broken");
      this.timer = window.setTimeout(again, PAUSE);
    }
  }
}

/** A moment as the message that a table begins with. */
export function tableOf(moment: Moment, opponent: string): TableMessage {
  const { view } = moment;
  const seats = view.players.map(({ seat, team }): Chair => {
    const name = seat === view.seat ? "" : opponent;
    return { seat, team: team ?? seat, kind: "bot", name, is_connected: true };
  });
  // Of the rest an exercise has nothing, and its table asks for nothing.
  const rest = { protocol: 1, id: "", rules: 0, options: {}, terms: {} };
  return { ...rest, ...moment, type: "game", game: view.game, seat: view.seat, seats, since: -1 } as TableMessage;
}
