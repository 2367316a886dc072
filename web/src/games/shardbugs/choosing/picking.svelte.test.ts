import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Card, Moment, Question, View } from "../../../server/messages";
import { Game } from "../../../table/state/game.svelte";
import { moment, move, question } from "../../../../tests/views";
import { OWN } from "./marks";
import { ShardPicking } from "./picking.svelte";

/** The server's end of the line. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly sent: { type: string; id: number; action?: number; after?: number[] }[] = [];
  readyState = Line.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line["sent"][number]);
  }

  close(): void {}

  breaks(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }

  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  get answers(): (number | undefined)[] {
    return this.sent.filter((each) => each.type === "act").map((each) => each.action);
  }
}

const zone = (cards: Card[]) => ({ size: cards.length, cards });
const ant = (piece: number): Card => ({ card: "Ant", piece, power: `${piece}/1` });

function table(): View {
  const mine = { field: [ant(1), ant(2)], hive: [ant(5)], hand: [{ card: "Bee" }] };
  const players = [mine, { field: [], hive: [], hand: [] }].map((zones, seat) => ({
    seat,
    team: seat,
    counters: {},
    zones: Object.fromEntries(Object.entries(zones).map(([name, cards]) => [name, zone(cards)])),
  }));
  return { game: "shardbugs", seat: 0, turn: 1, active: 0, zones: {}, resolving: [], players } as unknown as View;
}

const [PLAY, PASS] = [move("play", { card: "Bee" }), move("pass")];
const MAIN = question("main", [move("generate", { piece: 5, card: "Ant", dust: "neutral" }), PLAY, PASS]);
const ATTACKS = [1, 2].map((piece) => move("attack", { piece, card: "Ant", whom: 1 }));
const ATTACK = question("attack", [...ATTACKS, move("done")]);

const opening = (at: Moment) => ({ type: "game", seats: [], offers: [], since: -1, ...at });

let game: Game;
let picking: ShardPicking;
let end: () => void;

function asks(asked: Question, ply = 4): void {
  Line.last.tells(opening(moment(ply, table(), [], { question: asked })));
  vi.advanceTimersByTime(300);
  flushSync();
}

function comesBack(asked: Question): void {
  vi.advanceTimersByTime(1_000);
  Line.last.onopen?.();
  asks(asked);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(console, "error").mockImplementation(() => undefined); // no words are read here
  game = new Game("g1");
  Line.last.onopen?.();
  asks(MAIN);
  end = $effect.root(() => {
    picking = new ShardPicking(game);
  });
  flushSync();
});
afterEach(() => {
  end();
  game.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function playsPaidBy(spot: string): void {
  picking.choose(spot, "mouse");
  picking.act(PLAY);
  flushSync();
}

test("a play that is paid by hand waits for the game's word", () => {
  playsPaidBy("piece-5");
  const { id, action, after } = Line.last.sent.at(-1)!;
  expect([action, after, picking.isSending]).toEqual([PLAY.action, [MAIN.moves![0]!.action], true]);
  Line.last.tells({ type: "foreseen", re: id, ply: 4, moves: [{ action: PLAY.action, text: "" }] });
  expect(Line.last.answers).toEqual([MAIN.moves![0]!.action]);
});

test("where the line breaks before the game's word, the question can be answered again", () => {
  playsPaidBy("piece-5");
  Line.last.breaks();
  comesBack(MAIN);
  expect([picking.isSending, picking.wasDropped, picking.movesAt("hand-0").length]).toEqual([false, true, 1]);
});

test("where the game has no word to say, the question can be answered again", () => {
  playsPaidBy("piece-5");
  Line.last.tells({ type: "foreseen", re: Line.last.sent.at(-1)!.id, ply: 4, moves: [] });
  expect([picking.isSending, picking.wasDropped]).toEqual([false, true]);
});

test("without a line nothing waits for the game's word", () => {
  Line.last.breaks();
  playsPaidBy("piece-5");
  expect(picking.isSending).toBe(false);
});

function attacksWithAll(): void {
  asks(ATTACK, 5);
  ATTACKS.forEach((_, place) => picking.choose(`piece-${place + 1}`, "mouse"));
  flushSync();
  expect(picking.marks).toHaveLength(2);
  picking.act({ action: OWN.confirm, move: "confirm", text: "" });
  flushSync();
  expect(Line.last.answers).toEqual([ATTACKS[0]!.action]);
}

test("an answer that was lost with the line is not left out of all that were confirmed together", () => {
  attacksWithAll();
  Line.last.breaks();
  vi.advanceTimersByTime(1_000);
  Line.last.onopen?.();
  asks(ATTACK, 5);
  expect(Line.last.answers).toEqual([]);
  expect([picking.isSending, picking.wasDropped]).toEqual([false, true]);
});

test("after an answer that was refused the others are not sent", () => {
  attacksWithAll();
  const re = Line.last.sent.findLast((each) => each.type === "act")?.id;
  Line.last.tells({ type: "refused", time: 0, re, code: "not-stored", reason: "The disk is full.", ply: 5 });
  expect(Line.last.answers).toEqual([ATTACKS[0]!.action]);
  expect([picking.isSending, game.refusal]).toEqual([false, "The disk is full."]);
});
