import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { move, moment, question, view } from "../../../tests/views";
import type { Moment, ToReader } from "../../server/messages";
import { Game } from "./game.svelte";

/** The server's end of the line. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get answers() {
    return this.sent.filter((each) => each.type === "act");
  }
}

const TABLE = view([{ hand: ["Bee"] }, {}]);
const PLAY = move("play", { card: "Bee" });
const TURN = question("turn", [PLAY]);
const opening = (at: Moment, since = -1) =>
  ({ type: "game", seats: [], offers: [], since, ...at }) as unknown as ToReader;
const ply = (at: Moment, by = 1) => ({ type: "ply", kind: "move", by, ...at });

let game: Game;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  game = new Game("g1");
  Line.last.onopen?.();
});
afterEach(() => {
  game.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a new question takes no answer for a quarter of a second", () => {
  Line.last.tells(opening(moment(4, TABLE, [], { question: TURN })));
  expect(game.isAsked).toBe(true);
  vi.advanceTimersByTime(249);
  expect(game.act(PLAY)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(game.act(PLAY)).toBe(true);
  expect(Line.last.answers).toMatchObject([{ ply: 4, action: PLAY.action }]);
});

test("what the server passes for somebody is not asked, nor is it foreseen", () => {
  Line.last.tells(opening(moment(4, TABLE, [], { question: { ...TURN, automatic: true } })));
  vi.advanceTimersByTime(300);
  expect(game.isAsked).toBe(false);
  expect(game.act(PLAY)).toBe(false);
  expect(Line.last.sent.filter((each) => each.type === "foresee")).toEqual([]);
  Line.last.tells(ply(moment(5, TABLE, [], { question: TURN })));
  expect(game.isAsked).toBe(true);
  expect(Line.last.sent.filter((each) => each.type === "foresee")).toHaveLength(1);
});

test("what a busy server had no time to foresee at the end of the list is asked for by itself, once", () => {
  const pass = move("pass");
  Line.last.tells(opening(moment(4, TABLE, [], { question: question("turn", [PLAY, pass]) })));
  const tells = (action: number, left_out: number) =>
    Line.last.tells({ type: "foreseen", re: 0, ply: 4, moves: [{ action, text: `${action}` }], left_out });
  tells(PLAY.action, 1);
  const asked = () => Line.last.sent.filter((each) => each.type === "foresee");
  expect(asked()).toMatchObject([{ ply: 4 }, { ply: 4, action: pass.action }]);
  tells(pass.action, 0);
  expect([game.foreseen(PLAY)?.text, game.foreseen(pass)?.text]).toEqual([`${PLAY.action}`, `${pass.action}`]);
  expect(asked()).toHaveLength(2);
});

test("what was asked about several answers says nothing of the last one alone, nor that it is not possible", () => {
  Line.last.tells(opening(moment(4, TABLE, [], { question: TURN })));
  const asks = () => {
    game.foreseeTogether([99, PLAY.action]);
    return (Line.last.sent.at(-1) as unknown as { id: number }).id;
  };
  const [first, second, third] = [asks(), asks(), asks()];
  const forecast = (text: string) => ({ ply: 4, moves: [{ action: PLAY.action, text }] });
  Line.last.tells({ type: "foreseen", re: first, ...forecast("after that") });
  Line.last.tells({ type: "refused", time: 0, re: second, code: "illegal", reason: "No.", ply: 4 });
  expect([game.foreseen(PLAY), game.refusal, game.together?.forecast]).toEqual([null, "", null]);
  Line.last.tells({ type: "foreseen", re: third, ...forecast("after that") });
  expect(game.together?.forecast?.text).toBe("after that");
});

test("more answers than the server takes together are not asked about, and so none of them is impossible", () => {
  Line.last.tells(opening(moment(4, TABLE, [], { question: TURN })));
  const asked = () => Line.last.sent.filter((each) => "after" in each).length;
  game.foreseeTogether([...Array.from({ length: 40 }, (_, place) => place), PLAY.action]);
  expect([asked(), game.together?.isPossible]).toEqual([1, true]);
  game.foreseeTogether([...Array.from({ length: 41 }, (_, place) => place), PLAY.action]);
  expect([asked(), game.together]).toEqual([1, null]);
});

test("an answer is sent once, and a move that is not offered never", () => {
  Line.last.tells(opening(moment(4, TABLE, [], { question: TURN })));
  vi.advanceTimersByTime(300);
  expect(game.act(move("attack"))).toBe(false);
  game.act(PLAY);
  expect(game.act(PLAY)).toBe(false);
  expect(Line.last.answers).toHaveLength(1);
});

test("what the others did is told before the question can be answered", async () => {
  Line.last.tells(opening(moment(4, TABLE)));
  Line.last.tells(ply(moment(5, TABLE, [{ event: "attack", piece: 1 }], { question: TURN })));
  expect(game.happening?.line.text).toBe("attack");
  expect(game.question).toBeNull();
  expect(game.shown?.ply).toBe(4);
  await vi.advanceTimersByTimeAsync(701);
  expect(game.shown?.ply).toBe(5);
  expect(game.isAsked).toBe(true);
});

test("whoever skips sees the end of all that waits", async () => {
  Line.last.tells(opening(moment(4, TABLE)));
  Line.last.tells(ply(moment(5, TABLE, [{ event: "attack" }, { event: "defeat" }])));
  Line.last.tells(ply(moment(6, TABLE, [{ event: "attack" }])));
  game.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(game.shown?.ply).toBe(6);
  expect(game.events.map((each) => each.event)).toEqual(["attack", "defeat", "attack"]);
});

test("a game that is told anew in the middle of a sequence stays as it was told", async () => {
  Line.last.tells(opening(moment(4, TABLE)));
  Line.last.tells(ply(moment(5, TABLE, [{ event: "attack" }, { event: "defeat" }])));
  Line.last.tells(opening(moment(8, TABLE, [{ event: "turn" }], { question: TURN }), 5));
  expect(game.shown?.ply).toBe(8);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(game.shown?.ply).toBe(8);
  expect(game.isAsked).toBe(true);
});

test("after an undo the log and the events begin anew", () => {
  Line.last.tells(opening(moment(4, TABLE, [{ event: "attack" }])));
  Line.last.tells(opening(moment(5, TABLE, [{ event: "turn" }])));
  expect(game.log.map((line) => line.text)).toEqual(["turn"]);
  expect(game.events).toEqual([{ event: "turn" }]);
});

test("a refusal is shown, and the question can be answered again", () => {
  Line.last.tells(opening(moment(4, TABLE, [], { question: TURN })));
  vi.advanceTimersByTime(300);
  game.act(PLAY);
  Line.last.tells({ type: "refused", time: 0, re: 2, code: "not-stored", reason: "The disk is full.", ply: 4 });
  expect(game.refusal).toBe("The disk is full.");
  expect(game.act(PLAY)).toBe(true);
});

const shared = (at: Moment, seat: number) => ({
  ...(opening({ ...at, view: { ...at.view, seat } }) as object),
  seat,
  my_seats: [0, 1],
});

test("whoever takes over a shared screen is told what happened since they last had it", async () => {
  const theirs = question("turn", [PLAY], 1);
  Line.last.tells(shared(moment(4, TABLE, [], { question: TURN }), 0));
  game.uncover();
  expect(Line.last.sent.at(-1)).toMatchObject({ type: "sit", seat: 0, since: 4 });
  Line.last.tells(shared(moment(4, TABLE, [], { question: TURN }), 0));
  expect(game.screen.cover).toBeNull();
  Line.last.tells(ply(moment(5, TABLE, [{ event: "attack" }], { question: theirs }), 0));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(game.screen.cover).toBe(1);

  game.uncover();
  expect(Line.last.sent.at(-1)).toMatchObject({ type: "sit", seat: 1, since: 4 });
  Line.last.tells(shared(moment(4, TABLE), 1)); // as it stood when the page was opened
  const now = moment(5, { ...TABLE, seat: 1 }, [{ event: "attack" }], { question: theirs });
  Line.last.tells(ply(now, 0));
  expect(game.screen.cover).toBeNull();
  expect(game.happening?.line.text).toBe("attack");
  expect(game.isAsked).toBe(false);
  game.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(game.isAsked).toBe(true);
  expect(game.screen.sinceOf(0)).toBe(5);
});
