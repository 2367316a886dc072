/** Somebody at a browser of their own: a page, what it heard, and what they do with it. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

import type { Move, Question } from "../../src/server/messages";
import { answer, untilAsked, type Hand } from "./answering";
import { differences, hear, type Titles } from "./board";
import { Line } from "./line";
import type { Server } from "./server";
import { Watch } from "./watch";

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export interface Person {
  screen?: BrowserContextOptions;
  settings?: Record<string, unknown>;
  hand?: Hand;
  clock?: number; // milliseconds by which this device's clock is wrong
}

export interface Seat {
  kind: "me" | "bot" | "open";
  bot?: string;
  name?: string;
}

/** Chooses a move: the story's player, or chance. */
export type Chooser = (moves: Move[]) => Move;

const WAIT = 30_000; // milliseconds for the others to choose
const titles = new Map<string, Promise<Titles>>(); // by language: the same cards from every server

export class Player {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly watch: Watch,
    private readonly line: Line,
    private readonly hand: Hand,
    private readonly language: string,
  ) {}

  static async arrive(browser: Browser, server: Server, person: Person = {}): Promise<Player> {
    const line = await Line.open(server.port);
    const baseURL = `http://127.0.0.1:${line.port}`;
    const context = await browser.newContext({ baseURL, locale: "en-GB", ...DESK, ...person.screen });
    const settings = { speed: "off", ...person.settings };
    // Only once, so that what is changed later is kept as it would be.
    await context.addInitScript(([place, text]) => localStorage.getItem(place) ?? localStorage.setItem(place, text), [
      "bugduel-settings",
      JSON.stringify(settings),
    ] as const);
    if (person.clock) {
      await context.addInitScript((wrong) => {
        const right = Date.now;
        Date.now = () => right() + wrong;
      }, person.clock);
    }
    const page = await context.newPage();
    const language = "language" in settings ? String(settings.language) : "en";
    return new Player(context, page, new Watch(page), line, person.hand ?? "mouse", language);
  }

  /** Where the server is for this browser. */
  get url(): string {
    return `http://127.0.0.1:${this.line.port}`;
  }

  async leave(): Promise<void> {
    await this.context.close();
    this.line.close();
  }

  /** Open a table; against bots, and with several of one's own seats, it is a game at once. Its id. */
  async opens(seats: Seat[], options: object = {}, game = "mindbug"): Promise<string> {
    return (await this.posts<{ id: string }>("/api/games", { game, seats, options })).id;
  }

  async joins(game: string): Promise<void> {
    await this.posts(`/api/games/${game}/join`, {});
  }

  async goesTo(game: string): Promise<void> {
    await this.page.goto(`/game/${game}`);
    await this.watch.until(() => this.watch.moment !== null, WAIT, "the table");
    await this.page.locator(".table").waitFor();
  }

  /** A game against a bot, at the table. */
  async playsAgainst(bot: string, options: object = {}): Promise<string> {
    const game = await this.opens([{ kind: "me" }, { kind: "bot", bot }], options);
    await this.goesTo(game);
    return game;
  }

  /** Whether something is asked of this player; waits until it is, or the game is over. */
  async isAsked(): Promise<boolean> {
    await this.watch.until(() => this.watch.question !== null || this.watch.isOver, WAIT, "a question");
    return !this.watch.isOver;
  }

  /** The question stands on the table, and takes answers. */
  seesTheQuestion(): Promise<void> {
    return untilAsked(this.page, this.watch);
  }

  async titleOf(move: Move): Promise<string> {
    return (await this.titles())[move.card ?? ""] ?? move.card ?? "";
  }

  /** Answer what is asked with one of its moves. */
  async chooses(choose: Chooser, hand: Hand = this.hand): Promise<Move> {
    const question = this.watch.question;
    const ply = this.watch.moment?.ply;
    if (!question?.moves) {
      throw new Error("nothing is asked");
    }
    const move = choose(question.moves);
    await answer(this.page, this.watch, move, await this.titleOf(move), hand);
    await this.watch.until(() => this.watch.moment?.ply !== ply || this.watch.isOver, WAIT, "the choice to be told");
    return move;
  }

  /** Play until the game is over, or until a question comes that somebody waits for. Whether it came. */
  async playsOn(choose: Chooser, isWaitedFor: (question: Question) => boolean = () => false): Promise<boolean> {
    while (await this.isAsked()) {
      await this.seesWhatTheServerSays();
      if (this.watch.question && isWaitedFor(this.watch.question)) {
        return true;
      }
      await this.chooses(choose);
    }
    return false;
  }

  /** The table must say in words what the server said last, after a moment for drawing it. */
  async seesWhatTheServerSays(): Promise<void> {
    const names = await this.titles();
    const end = Date.now() + 15_000;
    let found: string[] = [];
    do {
      const moment = this.watch.moment;
      if (!moment) {
        throw new Error("the server has said nothing");
      }
      found = differences(await hear(this.page), moment, names);
      if (found.length) {
        await new Promise((wake) => setTimeout(wake, 50));
      }
    } while (found.length && Date.now() < end);
    if (found.length) {
      throw new Error(`the table does not say what the server said:\n${found.join("\n")}`);
    }
  }

  async reloads(): Promise<void> {
    this.watch.moment = null;
    await this.page.reload();
    await this.watch.until(() => this.watch.moment !== null, WAIT, "the table after a reload");
  }

  /** The network goes. */
  async losesNetwork(): Promise<void> {
    this.watch.isCutAllowed = true;
    this.line.cut();
    // Chromium that believes itself offline may keep the end of a WebSocket to itself, so it learns of it afterwards.
    await this.watch.until(() => this.watch.links === 0, WAIT, "the line to be cut");
    await this.context.setOffline(true);
  }

  async findsNetwork(): Promise<void> {
    this.line.mend();
    await this.context.setOffline(false);
  }

  /** The machine sleeps: the tab is out of sight for a minute, and no line that was open carries anything any more. */
  async fallsAsleep(): Promise<void> {
    await this.page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    this.line.numb();
  }

  async wakesUp(): Promise<void> {
    await this.page.evaluate(() => {
      const before = Date.now;
      Date.now = () => before() + 60_000;
      Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  }

  /** What the pages around the table do when a button is pressed. Whoever is nobody yet becomes a guest. */
  async posts<Answer>(address: string, data: object): Promise<Answer> {
    const answer = await this.context.request.post(address, { data, headers: { Origin: this.url } });
    if (!answer.ok()) {
      throw new Error(`${address}: ${await answer.text()}`);
    }
    return (await answer.json()) as Answer;
  }

  /** In the page's language. */
  titles(): Promise<Titles> {
    const address = `${this.url}/api/catalogue/mindbug?language=${this.language}`;
    const read = async () => {
      const all = (await (await fetch(address)).json()) as { cards: { name: string; title: string }[] };
      return Object.fromEntries(all.cards.map((card) => [card.name, card.title]));
    };
    const known = titles.get(this.language) ?? read();
    titles.set(this.language, known);
    return known;
  }
}
