import { afterEach, expect, test, vi } from "vitest";

import { copy, share } from "./sharing";

afterEach(() => vi.unstubAllGlobals());

function device(pointer: "coarse" | "fine", more: object): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(pointer) }));
  vi.stubGlobal("navigator", { clipboard: { writeText: vi.fn() }, ...more });
}

test("a phone hands the address on", async () => {
  const handed = vi.fn(() => Promise.resolve());
  device("coarse", { share: handed });
  expect(await share("/game/1")).toBe("shared");
  expect(handed).toHaveBeenCalledWith({ url: "/game/1" });
});

test("whoever changes their mind on a phone gets no error", async () => {
  device("coarse", { share: () => Promise.reject(new Error("never mind")) });
  expect(await share("/game/1")).toBe("shared");
});

test("with a mouse the address is copied, even where the browser could hand it on", async () => {
  const handed = vi.fn();
  device("fine", { share: handed });
  expect(await share("/game/1")).toBe("copied");
  expect(handed).not.toHaveBeenCalled();
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith("/game/1");
});

test("where there is no clipboard the old way is taken, and leaves nothing behind", async () => {
  device("fine", { clipboard: undefined });
  let copied = "";
  document.execCommand = () => {
    copied = document.querySelector("textarea")?.value ?? "";
    return true;
  };
  await copy("/game/1");
  expect(copied).toBe("/game/1");
  expect(document.querySelector("textarea")).toBeNull();
});
