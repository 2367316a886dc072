import { beforeEach, expect, test, vi } from "vitest";

// The script is only looked at.
const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
happyDOM.settings["disableJavaScriptFileLoading"] = true;
happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true;

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
});

/** The module anew, before a server whose page names a script. */
async function before(script: string, isThere = true) {
  const page = `<html><head><script type="module" crossorigin src="${script}"></script></head></html>`;
  vi.stubGlobal("fetch", () => (isThere ? Promise.resolve(new Response(page)) : Promise.reject(new TypeError("gone"))));
  return import("./version.svelte");
}

test("a server whose page is the same is no newer", async () => {
  const { checkVersion, version } = await before("/assets/index-old.js");
  await checkVersion();
  expect(version.isOld).toBe(false);
});

test("a server whose page has another script is", async () => {
  const { checkVersion, version } = await before("/assets/index-new.js");
  await checkVersion();
  expect(version.isOld).toBe(true);
});

test("a server that is away says nothing about its version", async () => {
  const { checkVersion, version } = await before("", false);
  await checkVersion();
  expect(version.isOld).toBe(false);
});

test("a newer protocol asks for a newer page", async () => {
  const { noteProtocol, version } = await before("");
  noteProtocol(1);
  expect(version.isOld).toBe(false);
  noteProtocol(2);
  expect(version.isOld).toBe(true);
});

test.each([
  ["the same", '"a"', false],
  ["changed", '"b"', true],
])("cards and rules that are %s", async (_, mark, isOld) => {
  const { checkVersion, version } = await before("/assets/index-old.js");
  const page = fetch;
  vi.stubGlobal("fetch", (address: string, wish: RequestInit) => {
    const kept = wish.cache === "only-if-cached" ? '"a"' : mark;
    return address === "/" ? page(address) : Promise.resolve(new Response("{}", { headers: { ETag: kept } }));
  });
  await checkVersion("/api/catalogue/mindbug");
  expect(version.isOld).toBe(isOld);
});
