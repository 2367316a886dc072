import { beforeEach, expect, test, vi } from "vitest";

import { fromAccount, toAccount } from "./kept_settings";

test("what goes to an account comes back from it", () => {
  const set = {
    language: "es",
    theme: "contrast",
    sound: true,
    speed: "slow",
    confirm: true,
    keys: { undo: "u" },
  } as const;
  const { own, ...rest } = toAccount(set, {});
  expect(fromAccount({ ...rest, own: own! } as Parameters<typeof fromAccount>[0])).toEqual(set);
});

test("only what was changed is sent, and keys that are as usual again are taken away", () => {
  expect(toAccount({ theme: "auto" }, {})).toEqual({ theme: "system" });
  expect(toAccount({ keys: { log: "k" } }, { own: { "key.undo": "u" } })).toEqual({
    own: { "key.undo": null, "key.log": "k" },
  });
});

test("what an account has not set, or what we do not know, changes nothing here", () => {
  expect(fromAccount({})).toEqual({});
  expect(fromAccount({ own: { speed: "warp", colour: "red" } })).toEqual({ keys: {} });
});

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

const person = (settings: object) => ({ id: "anna", is_guest: false, settings });

/** The module anew, and a server that notes what it is told, or does not answer. */
async function arrive(answers: () => boolean = () => true) {
  const told: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, wish: { body: string }) => {
    if (!answers()) {
      return Promise.reject(new TypeError("no network"));
    }
    told.push(JSON.parse(wish.body));
    return Promise.resolve(new Response("{}", { headers: { "Content-Type": "application/json" } }));
  });
  const { followAccount } = await import("./kept_settings");
  const { change, settings } = await import("../settings.svelte");
  return { followAccount, change, settings, told };
}

test("what an account has set holds here, and is not sent back", async () => {
  const { followAccount, settings, told } = await arrive();
  await followAccount(person({ theme: "dark", own: { speed: "fast" } }));
  expect(settings).toMatchObject({ theme: "dark", speed: "fast" });
  expect(told).toEqual([]);
});

test("a new account gets what was set before", async () => {
  const { followAccount, change, told } = await arrive();
  await change({ theme: "dark" });
  await followAccount(person({}));
  expect(told).toMatchObject([{ theme: "dark", own: { speed: "normal" } }]);
});

test("what is set before the account is known is kept, and the rest comes from the account", async () => {
  const { followAccount, change, settings, told } = await arrive();
  await change({ theme: "dark" });
  await followAccount(person({ theme: "light", own: { speed: "fast" } }));
  expect(settings).toMatchObject({ theme: "dark", speed: "fast" });
  expect(told).toEqual([{ theme: "dark" }]);
});

test("a guest's settings stay in the browser", async () => {
  const { followAccount, change, told } = await arrive();
  await followAccount({ ...person({}), is_guest: true });
  await change({ theme: "dark" });
  expect(told).toEqual([]);
});

test("what could not be saved is saved when the server is there again", async () => {
  let isThere = false;
  const { followAccount, change, settings, told } = await arrive(() => isThere);
  await followAccount(person({ theme: "light" }));
  await change({ theme: "dark" });
  isThere = true;
  await vi.waitFor(async () => {
    await followAccount(person({ theme: "light" }));
    expect(told).toEqual([{ theme: "dark" }]);
  });
  expect(settings.theme).toBe("dark");
});
