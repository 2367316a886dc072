import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

const person = (solved: string[], is_guest = false) => ({ id: "anna", is_guest, settings: { solved } });

/** The module anew, and a server that adds what it is told to what it knows, or does not answer. */
async function arrive(known: string[] = [], answers: () => boolean = () => true) {
  const told: string[][] = [];
  vi.stubGlobal("fetch", (_: string, wish: { body: string }) => {
    if (!answers()) {
      return Promise.reject(new TypeError("no network"));
    }
    const { solved } = JSON.parse(wish.body) as { solved: string[] };
    told.push(solved);
    known.push(...solved);
    return Promise.resolve(Response.json({ solved: known }));
  });
  return { ...(await import("./progress.svelte")), told };
}

test("a guest's puzzles stay in the browser, and are there at the next visit", async () => {
  const { noteSolved, followSolved, told } = await arrive();
  await followSolved(null);
  noteSolved("a");
  await followSolved(person([], true));
  expect(told).toEqual([]);
  vi.resetModules();
  expect((await arrive()).progress.solved).toEqual(["a"]);
});

test("whoever signs in has both what was solved here and what the account knows", async () => {
  const { noteSolved, followSolved, progress, told } = await arrive(["b"]);
  noteSolved("a");
  await followSolved(person(["b"]));
  expect(told).toEqual([["a"]]);
  expect(new Set(progress.solved)).toEqual(new Set(["a", "b"]));
  await followSolved(person(["b", "a"]));
  expect(told, "nothing is sent twice").toHaveLength(1);
});

test("what is solved with an account is saved at once, or when the server is there again", async () => {
  let isThere = false;
  const { noteSolved, followSolved, told } = await arrive([], () => isThere);
  await followSolved(person([]));
  noteSolved("a");
  isThere = true;
  await vi.waitFor(async () => {
    await followSolved(person([]));
    expect(told).toEqual([["a"]]);
  });
  noteSolved("b");
  await vi.waitFor(() => expect(told).toEqual([["a"], ["b"]]));
});

test("what another tab has solved in the meantime is not lost", async () => {
  const { noteSolved, progress } = await arrive();
  noteSolved("a");
  localStorage.setItem("bugduel-puzzles", JSON.stringify({ who: "", solved: ["a", "x"], unsaved: { "": ["a", "x"] } }));
  noteSolved("b");
  expect(progress.solved).toEqual(["a", "x", "b"]);
});
