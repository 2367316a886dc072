/** What a page hears, says and complains about: every test looks at the page through this, and none may have errors. */
import type { Page } from "playwright-core";

import type { FromReader, Moment, Move, Question, TableMessage, ToReader } from "../../src/server/messages";

/** What the browser itself says when a connection is cut on purpose. */
const CUT =
  /ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|NETWORK_CHANGED|SOCKET_NOT_CONNECTED)|WebSocket connection to .* failed/;
/** And when something is asked for that is not there. */
const MISSING = /status of 404/;

export class Watch {
  readonly errors: string[] = [];
  readonly sent: FromReader[] = [];
  table: TableMessage | null = null;
  moment: Moment | null = null; // the newest that the server told
  readonly moments: Moment[] = []; // all of them
  links = 0; // open WebSockets
  refusals: string[] = [];
  isCutAllowed = false;
  isMissingAllowed = false;
  private waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on("console", (message) => {
      const isAllowed =
        (this.isCutAllowed && CUT.test(message.text())) || (this.isMissingAllowed && MISSING.test(message.text()));
      if (message.type() === "error" && !isAllowed) {
        this.errors.push(`${message.text()} (${message.location().url})`);
      }
    });
    page.on("pageerror", (error) => this.errors.push(error.stack ?? error.message));
    page.on("websocket", (socket) => {
      this.links += 1;
      socket.on("close", () => {
        this.links -= 1;
        this.wake();
      });
      socket.on("framereceived", ({ payload }) => this.hear(JSON.parse(payload.toString()) as ToReader));
      socket.on("framesent", ({ payload }) => {
        this.sent.push(JSON.parse(payload.toString()) as FromReader);
        this.wake();
      });
    });
  }

  /** The question that is asked of this page's reader. One that the server answers by itself is none. */
  get question(): Question | null {
    const question = this.moment?.question;
    const isMine = question?.seat === this.moment?.view.seat && (question?.moves?.length ?? 0) > 0;
    return question && isMine && !question.automatic ? question : null;
  }

  get isOver(): boolean {
    return this.moment !== null && (this.moment.status ?? "running") !== "running";
  }

  get acts(): number[] {
    return this.sent.flatMap((message) => (message.type === "act" ? [message.action] : []));
  }

  moveOf(action: number): Move | undefined {
    return this.question?.moves?.find((move) => move.action === action);
  }

  /** Wait for the server or for a click to bring something about. */
  async until(isSo: () => boolean, milliseconds: number, what: string): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!isSo()) {
      const left = end - Date.now();
      if (left <= 0) {
        throw new Error(`waited ${milliseconds / 1000} s for ${what}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  private hear(message: ToReader): void {
    if (message.type === "game") {
      this.table = message;
    }
    if (message.type === "game" || message.type === "ply") {
      this.moment = message;
      this.moments.push(message);
    }
    // Why a power is what it is may be asked about a creature that has just gone, what a question would bring when it is
    // answered already, and whether answers go together is a question as good as any.
    const isLate = message.type === "refused" && message.code === "stale";
    const isAsking = (each: FromReader) =>
      each.type === "explain" || (each.type === "foresee" && (isLate || !!each.after?.length));
    const isCurious = "re" in message && this.sent.some((each) => each.id === message.re && isAsking(each));
    if (message.type === "refused" && !isCurious) {
      this.refusals.push(`${message.code}: ${message.reason}`);
    }
    this.wake();
  }

  private wake(): void {
    const woken = this.waiting;
    this.waiting = [];
    woken.forEach((each) => each());
  }
}
