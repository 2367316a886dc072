import { expect, test } from "vitest";

import type { Cards } from "../../../cards/catalogue.svelte";
import { textOf, type Thread } from "./web";

const CARDS = {
  card: () => ({ text: "", facts: { plink: 2 }, parts: [{ id: "splat", text: "make an Ant token." }] }),
  keyword: (id: string) => ({ name: id.toUpperCase() }),
} as unknown as Cards;

const thread = (part: string): Thread => ({
  number: 1,
  order: 1,
  seat: 0,
  card: "Gold Field Ants",
  part,
  what: "waiting",
  targets: [],
});

test("a thread says what it does, also where no card says it", () => {
  expect(textOf(thread("splat"), CARDS)).toBe("Make an Ant token.");
  expect(textOf(thread("*plink"), CARDS)).toBe("PLINK 2");
  expect(textOf(thread("*focus"), CARDS)).toBe("FOCUS");
  expect(textOf(thread("*retreat"), CARDS)).not.toBe("");
});
