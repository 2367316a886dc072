import { expect, test } from "vitest";

import { packed, unpacked } from "./link";

const SHARED = {
  game: "any",
  name: "Swarm & Söhne",
  deck: { avatar: "Sol", cards: { "Bee-nevolent Treasurer": 2, Ant: 5 } },
};

test("a deck comes out of a link as it went in", async () => {
  const text = await packed(SHARED);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toEqual(SHARED);
});

test("a link that was cut off, or never was one, has no deck", async () => {
  const text = await packed(SHARED);
  expect(await unpacked(text.slice(0, -8))).toBeNull();
  expect(await unpacked("")).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
});
