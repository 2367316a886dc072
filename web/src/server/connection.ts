/** The WebSocket of a game: it comes back by itself, and says when it is gone. */
import type { Saying, ToReader } from "./messages";

const QUIET = 15_000; // milliseconds without a word after which the server is asked whether it is there
const PATIENCE = 5_000; // for the answer
const ASLEEP = 20_000; // out of sight for longer, a tab may have missed anything
const WAKING = 2_000; // patience of somebody who has just come back
const PAUSES = [300, 1_000, 2_000, 4_000, 8_000]; // before the next try

/** Codes with which the server closes for good; every other end is an accident. */
const FINAL: Record<number, "no-game" | "not-allowed"> = { 4404: "no-game", 4403: "not-allowed" };

export type Link = "connecting" | "open" | "broken" | "no-game" | "not-allowed" | "left";

export interface Listener {
  heard(message: ToReader): void;
  link(state: Link): void;
  /** The address to connect to, with the last ply that is known. */
  address(): string;
  /** The last ply that is known. */
  ply(): number;
}

/** What a game is played over: a socket, or whatever answers like one. */
export interface Wire {
  /** Send a message; its number comes back in the answer. 0 if there is no connection. */
  say(saying: Saying): number;
  leave(): void;
  /** Connect anew, now. */
  renew(): void;
}

export class Connection implements Wire {
  private socket: WebSocket | null = null;
  private tries = 0;
  private numbers = 0;
  private timer = 0;
  private isLeft = false;
  private hiddenAt = 0;
  private readonly wake = () => this.check();

  constructor(private readonly listener: Listener) {
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.wake); // a line that is gone does not always say so
    this.open();
  }

  say(saying: Saying): number {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return 0;
    }
    this.numbers += 1;
    this.socket.send(JSON.stringify({ ...saying, id: this.numbers }));
    return this.numbers;
  }

  leave(): void {
    this.isLeft = true;
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.wake);
    clearTimeout(this.timer);
    this.socket?.close();
    this.listener.link("left");
  }

  renew(): void {
    const old = this.socket;
    this.socket = null; // whatever it still says is not for us
    old?.close();
    this.open();
  }

  /** A tab that slept, or a network that came back: ask now instead of waiting for the next time. */
  private check(): void {
    if (document.visibilityState === "hidden") {
      this.hiddenAt = Date.now();
      return;
    }
    const hasSlept = this.hiddenAt > 0 && Date.now() - this.hiddenAt > ASLEEP;
    this.hiddenAt = 0;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ping(hasSlept);
    } else if (this.socket === null && !this.isLeft) {
      this.open();
    }
  }

  private open(): void {
    clearTimeout(this.timer);
    this.listener.link("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.listener.address()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.link("open");
      this.await(QUIET, () => this.ping());
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) {
        return;
      }
      this.await(QUIET, () => this.ping());
      this.listener.heard(JSON.parse(message.data) as ToReader);
    };
    socket.onclose = (end) => this.ended(socket, end.code);
  }

  private ended(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.isLeft) {
      return;
    }
    this.socket = null;
    const final = FINAL[code];
    if (final) {
      clearTimeout(this.timer);
      this.listener.link(final);
      return;
    }
    this.listener.link("broken");
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] as number;
    this.tries += 1;
    this.await(pause * (0.75 + Math.random() / 2), () => this.open());
  }

  /** Is anybody there? After a sleep, everything that was missed is asked for as well. */
  private ping(hasSlept = false): void {
    const socket = this.socket;
    if (socket && this.say(hasSlept ? { type: "resync", ply: this.listener.ply() } : { type: "ping" })) {
      this.await(hasSlept ? WAKING : PATIENCE, () => {
        socket.close();
        this.ended(socket, 0);
      });
    }
  }

  private await(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(then, milliseconds);
  }
}
