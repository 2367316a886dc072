import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Analysed } from "./analysed.svelte";

type Answer = [status: number, body: object] | "away";

let asked: string[] = [];
let answers: Answer[] = [];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (address: string, wish: RequestInit) => {
    asked.push(`${wish.method} ${address.replace("/api/games/g1/analysis", "")}`.trim());
    const answer = answers.shift();
    if (!answer || answer === "away") {
      return Promise.reject(new TypeError("away"));
    }
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** After so many seconds. */
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const LOOK = "GET ?seat=0&language=en";
const TOLD = { language: "en", bot: "search", marks: {}, players: [], curves: [], choices: [] };

test("it is asked for, waited for, and then here", async () => {
  answers = [
    [200, { status: "waiting", progress: 0 }],
    [200, { status: "waiting", progress: 0 }],
    [200, { status: "running", progress: 0.4 }],
    [200, { status: "done", progress: 1, told: TOLD }],
  ];
  const analysed = new Analysed("g1");
  const asking = analysed.ask();
  analysed.look("0"); // the page looks as soon as it is open: that must not come before the question
  await asking;
  await later(0);
  expect(analysed.status).toBe("waiting");
  await later(1);
  expect([analysed.status, analysed.progress]).toEqual(["running", 0.4]);
  await later(1);
  expect([analysed.status, analysed.told]).toEqual(["done", TOLD]);
  await later(60);
  expect(asked).toEqual(["POST", LOOK, LOOK, LOOK]);
});

test("one that nobody has asked for is not there, and is not asked for by looking", async () => {
  answers = [[404, { error: "not-found", reason: "There is no such analysis." }]];
  const analysed = new Analysed("g1");
  analysed.look("0");
  await later(60);
  expect([analysed.status, asked]).toEqual(["none", [LOOK]]);
});

test("what is refused says why", async () => {
  answers = [[409, { error: "too-many-analyses", reason: "You wait for 3 analyses." }]];
  const analysed = new Analysed("g1");
  await analysed.ask();
  expect([analysed.status, analysed.problem?.code]).toEqual(["refused", "too-many-analyses"]);
});

test("a server that is away for a while is asked again", async () => {
  answers = [[200, { status: "running", progress: 0.1 }], "away", [200, { status: "failed", progress: 0.1 }]];
  const analysed = new Analysed("g1");
  analysed.look("0");
  await later(1);
  expect([analysed.status, analysed.progress]).toEqual(["running", 0.1]);
  await later(3);
  expect(analysed.status).toBe("failed");
});

test("who leaves hears no more of it", async () => {
  answers = [[200, { status: "running", progress: 0.1 }]];
  const analysed = new Analysed("g1");
  analysed.look("0");
  analysed.stop();
  await later(60);
  expect([analysed.status, asked]).toEqual(["unknown", [LOOK]]);
});
