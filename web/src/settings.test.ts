import { beforeEach, expect, test, vi } from "vitest";

const PLACE = "bugduel-settings";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("what is set is there again on the next visit", async () => {
  await (await import("./settings.svelte")).change({ theme: "dark", confirm: true });
  vi.resetModules();
  expect((await import("./settings.svelte")).settings).toMatchObject({ theme: "dark", confirm: true, speed: "normal" });
});

test("spoilt storage is no reason to fail", async () => {
  localStorage.setItem(PLACE, "{broken");
  expect((await import("./settings.svelte")).settings.theme).toBe("auto");
});

test("a theme is put on the page at once", async () => {
  await (await import("./settings.svelte")).change({ theme: "contrast" });
  expect(document.documentElement.dataset["theme"]).toBe("contrast");
});
