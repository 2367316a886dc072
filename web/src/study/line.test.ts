import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Listener } from "../server/connection";
import type { Moment, ToReader } from "../server/messages";
import { AGAIN, NEXT, SHOW, type Course, type Told } from "./exercise";
import { ExerciseLine } from "./line";

const moment = (ply: number, text = ""): Moment => ({
  time: 0,
  ply,
  view: {
    game: "mindbug",
    seat: 1,
    ply,
    turn: 1,
    active: 1,
    actor: 1,
    players: [],
    zones: {},
    resolving: [],
    decision: null,
    outcome: null,
  },
  events: [],
  lines: text ? [{ text, events: 0 }] : [],
  question: {
    seat: 1,
    choice: "turn-action",
    text: "What do you do?",
    moves: [{ action: 7, move: "play", text: "Play" }],
  },
});
const ply = (number: number, text: string) => ({ ...moment(number, text), type: "ply", kind: "move", by: 1 });

const done: number[] = [];
const course: Course = {
  coach: (stage, text) => `${stage} ${text}`.trim(),
  asks: (stage) => ({ text: `${stage}?`, go: { action: NEXT, text: "On" }, other: { action: AGAIN, text: "Again" } }),
  anytime: () => [{ action: SHOW, text: "Show" }],
  does: (action) => void done.push(action),
};

let heard: ToReader[] = [];
let asked: { address: string; body: unknown }[] = [];
let answers: unknown[] = [];
let links: string[] = [];
let line: ExerciseLine;
const listener: Listener = {
  heard: (message) => heard.push(message),
  ply: () => -1,
  link: (state) => links.push(state),
  address: () => "",
};
const told = () => heard as unknown as (Told & { type: string })[];
const last = () => told().at(-1) as Told & { type: string };
const texts = () => last().lines.map((each) => each.text);

/** What the server will answer, what makes the line ask, and time to hear it. */
async function hears(answer: unknown, ask: () => void): Promise<void> {
  answers = [answer];
  ask();
  await vi.waitFor(() => expect(answers).toEqual([]));
  await new Promise((wake) => setTimeout(wake, 5));
}

const chooses = (action: number, answer: unknown) => hears(answer, () => line.say({ type: "act", ply: 0, action }));

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // no words are read here
  [heard, asked, links] = [[], [], []];
  done.length = 0;
  vi.stubGlobal("fetch", async (address: string, wish: RequestInit) => {
    asked.push({ address, body: wish.body ? JSON.parse(wish.body as string) : undefined });
    const answer = answers.shift();
    return answer instanceof Error
      ? Promise.reject(answer)
      : new Response(JSON.stringify(answer), { status: (answer as { status?: number }).status ?? 200 });
  });
  await hears({ moment: moment(0, "They attack."), text: "" }, () => {
    line = new ExerciseLine(listener, "/api/puzzles/p", course, () => "Opponent");
  });
});
afterEach(() => {
  line.leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an exercise begins like a game, with its moment and what is said beside it", () => {
  expect(last()).toMatchObject({ type: "game", game: "mindbug", seat: 1, ply: 0, stage: "open", coach: "open" });
  expect(last().anytime).toEqual([{ action: SHOW, text: "Show", move: "exercise" }]);
  expect(asked[0]?.address).toBe("/api/puzzles/p?language=en");
});

test("a right choice is told ply by ply, and stands when the next one is made", async () => {
  await chooses(7, {
    is_right: true,
    is_done: false,
    actions: [7],
    plies: [ply(1, "You play."), ply(2, "They play.")],
  });
  expect(
    told()
      .slice(1)
      .map((each) => [each.type, each.ply, each.stage]),
  ).toEqual([
    ["ply", 1, "open"],
    ["ply", 2, "right"],
  ]);
  expect(last().question?.text).toBe("What do you do?");
  await chooses(9, { is_right: true, is_done: true, actions: [7, 9], plies: [ply(3, "You win.")] });
  expect(asked[2]?.body).toEqual({ actions: [7], action: 9 });
  expect(last()).toMatchObject({ stage: "done", question: { text: "done?", seat: 1 } });
  line.say({ type: "act", ply: 3, action: NEXT });
  await vi.waitFor(() => expect(done).toEqual([NEXT]));
});

test("after a wrong choice one is back where one was, with nothing more in the log", async () => {
  await chooses(8, { is_right: false, is_done: false, actions: [], plies: [ply(1, "You play."), ply(2, "They win.")] });
  expect(last()).toMatchObject({ stage: "wrong", coach: "wrong", question: { text: "wrong?" }, anytime: [] });
  line.say({ type: "act", ply: 2, action: AGAIN });
  await vi.waitFor(() => expect(last()).toMatchObject({ type: "game", ply: 0, stage: "open" }));
  expect(texts()).toEqual(["They attack."]);
});

test("nothing is answered before it was said", async () => {
  const before = heard.length;
  expect(line.say({ type: "act", ply: 0, action: AGAIN })).toBe(1);
  expect(heard.length).toBe(before);
  await vi.waitFor(() => expect(heard.length).toBe(before + 1));
});

test("a lesson answers a wrong choice by saying what to look for", async () => {
  await chooses(8, { is_right: false, is_done: false, actions: [], plies: [], text: "Look again." });
  expect(last()).toMatchObject({ type: "game", ply: 0, stage: "wrong", coach: "wrong Look again." });
});

test("who has seen the solution begins anew", async () => {
  await chooses(7, { is_right: true, is_done: false, actions: [7], plies: [ply(1, "You play.")] });
  await chooses(SHOW, { is_right: true, is_done: true, actions: [7], plies: [ply(2, "You win.")] });
  expect(asked.at(-1)).toEqual({ address: "/api/puzzles/p/solution?language=en", body: { actions: [7] } });
  expect(last().stage).toBe("shown");
  line.say({ type: "act", ply: 2, action: AGAIN });
  await vi.waitFor(() => expect(last()).toMatchObject({ type: "game", ply: 0, stage: "open" }));
});

test("a server that does not answer is no end: the choice can be made again", async () => {
  await chooses(7, new Error("gone"));
  expect(heard.at(-1)).toMatchObject({ type: "refused", re: 1 });
  expect(links.at(-1)).toBe("broken");
  await chooses(7, { is_right: true, is_done: true, actions: [7], plies: [ply(1, "You win.")] });
  expect(last().stage).toBe("done");
  expect(links.at(-1)).toBe("open");
});

test("what the choices will surely do is asked for with those that stand", async () => {
  await chooses(7, { is_right: true, is_done: false, actions: [7], plies: [ply(1, "You play.")] });
  const forecast = { action: 7, text: "You win.", stops: { why: "over" } };
  await hears({ moves: [forecast] }, () => line.say({ type: "foresee", ply: 1 }));
  expect(asked.at(-1)).toEqual({ address: "/api/puzzles/p/foresee?language=en", body: { actions: [7] } });
  expect(heard.at(-1)).toMatchObject({ type: "foreseen", re: 2, ply: 1, moves: [forecast] });
});

test("of one choice, or of one after others, it is asked alone", async () => {
  const forecast = { action: 8, text: "You win.", stops: { why: "over" } };
  await hears({ moves: [forecast] }, () => line.say({ type: "foresee", ply: 0, action: 8, after: [7] }));
  expect(asked.at(-1)?.body).toEqual({ actions: [], action: 8, after: [7] });
  expect(heard.at(-1)).toMatchObject({ type: "foreseen", re: 1, moves: [forecast] });
  await hears({ status: 400, error: "illegal", reason: "No." }, () => line.say({ type: "foresee", ply: 0, action: 8 }));
  expect(heard.at(-1)).toMatchObject({ type: "refused", re: 2, code: "illegal" });
  await hears(new Error("gone"), () => line.say({ type: "foresee", ply: 0, action: 8 }));
  expect(heard.at(-1)).toMatchObject({ type: "foreseen", re: 3, moves: [] });
});

test("a forecast that does not come is no trouble, and what to do next needs none", async () => {
  const before = heard.length;
  await hears(new Error("gone"), () => line.say({ type: "foresee", ply: 0 }));
  line.say({ type: "foresee", ply: 3 }); // the end of a line of play
  await new Promise((wake) => setTimeout(wake, 5));
  expect(asked).toHaveLength(2);
  expect(heard).toHaveLength(before);
  expect(links.at(-1)).toBe("open");
});

test("an exercise that there is not says so", async () => {
  line.leave();
  await hears({ status: 404, error: "not-found", reason: "There is no such puzzle." }, () => {
    line = new ExerciseLine(listener, "/api/puzzles/none", course, () => "Opponent");
  });
  expect(links.at(-1)).toBe("no-game");
});
