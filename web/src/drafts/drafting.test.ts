import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Drafting } from "./drafting.svelte";

/** The server's end of the line. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.last = this;
  }

  send(): void {}
  close(): void {}

  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const draft = (version: number, pool: string[], pack: string[]) => ({
  type: "draft",
  version,
  seat: 0,
  number: pool.length,
  status: "running",
  seats: [],
  view: { pool, pack },
});

let drafting: Drafting;
const asked = vi.fn<(address: string) => Promise<Response>>();
const answers = (body: object) => asked.mockResolvedValueOnce(new Response(JSON.stringify(body)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", asked);
  drafting = new Drafting("d1");
  Line.last.onopen?.();
  Line.last.tells(draft(3, [], ["Ant", "Bee"]));
});
afterEach(() => {
  drafting.end();
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer that comes after what the socket has told since is old", async () => {
  answers(draft(4, ["Ant"], []));
  const picking = drafting.pick("Ant");
  Line.last.tells(draft(5, ["Ant"], ["Moth"]));
  await picking;
  expect(drafting.told?.view?.pack).toEqual(["Moth"]);
});

test("a pick that did not reach the server is sent again", async () => {
  asked.mockRejectedValueOnce(new TypeError("no line"));
  answers(draft(4, ["Ant"], []));
  const picking = drafting.pick("Ant");
  await vi.advanceTimersByTimeAsync(900);
  expect(drafting.isBusy).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await picking;
  expect(asked).toHaveBeenCalledTimes(2);
  expect(drafting.told?.number).toBe(1);
  expect(drafting.problem).toBeNull();
});

test("a pick that somebody made for us meanwhile is not sent again", async () => {
  asked.mockRejectedValue(new TypeError("no line"));
  const picking = drafting.pick("Ant");
  await vi.advanceTimersByTimeAsync(10);
  Line.last.tells(draft(6, ["Bee"], ["Moth"]));
  await vi.advanceTimersByTimeAsync(5_000);
  await picking;
  expect(asked).toHaveBeenCalledTimes(1);
  expect(drafting.given).toEqual(["Bee"]);
  expect(drafting.isBusy).toBe(false);
});

test("what we picked ourselves was not given to us", async () => {
  answers(draft(4, ["Ant"], []));
  await drafting.pick("Ant");
  expect(drafting.given).toEqual([]);
  Line.last.tells(draft(7, ["Ant", "Moth", "Wasp"], ["Tick"]));
  expect(drafting.given).toEqual(["Moth", "Wasp"]);
});

test("who signs in in another tab sits here as that person, too", async () => {
  const before = Line.last;
  asked.mockImplementation(async () => new Response("null")); // who that is does not matter here
  dispatchEvent(new StorageEvent("storage", { key: "bugduel-account", storageArea: localStorage }));
  await vi.advanceTimersByTimeAsync(10);
  expect(Line.last).not.toBe(before);
  const renewed = Line.last;
  drafting.end();
  dispatchEvent(new StorageEvent("storage", { key: "bugduel-account", storageArea: localStorage }));
  await vi.advanceTimersByTimeAsync(10);
  expect(Line.last).toBe(renewed);
});
