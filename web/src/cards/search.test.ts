import { expect, test } from "vitest";

import type { PrintedCard } from "./catalogue.svelte";
import { EVERYTHING, find, fromQuery, powersIn, switched, toQuery } from "./search";

const card = (title: string, power: string, rest: Partial<PrintedCard> = {}): PrintedCard => ({
  name: title,
  title,
  set: "first",
  number: "1",
  kind: "creature",
  power,
  keywords: [],
  triggers: [],
  text: "",
  ...rest,
});

const CARDS = [
  card("Shark Dog", "4", { keywords: ["HUNTER"], triggers: ["attack"], text: "Defeat an enemy creature." }),
  card("Pandakaï", "7", { set: "tokyo", text: "Gain 1 life." }),
  card("Axolotl", "4", { keywords: ["POISONOUS"], triggers: ["play"], text: "Gain 2 life." }),
  card("Camouflage", "", { set: "tokyo", kind: "power-card", triggers: ["bought"] }),
];
const names = (search: Partial<typeof EVERYTHING>) =>
  find(CARDS, { ...EVERYTHING, ...search }).map((found) => found.title);

test("without a wish all cards are there, in the order of their sets", () => {
  expect(names({})).toEqual(["Shark Dog", "Pandakaï", "Axolotl", "Camouflage"]);
});

test("all words must be somewhere in the name or the text, whatever their accents and capitals", () => {
  expect(names({ words: "pandakai" })).toEqual(["Pandakaï"]);
  expect(names({ words: "GAIN life" })).toEqual(["Pandakaï", "Axolotl"]);
  expect(names({ words: "gain shark" })).toEqual([]);
});

test("any of the sets will do, but every keyword and trigger is wanted", () => {
  expect(names({ sets: ["tokyo"] })).toEqual(["Pandakaï", "Camouflage"]);
  expect(names({ sets: ["tokyo", "first"] })).toHaveLength(4);
  expect(names({ keywords: ["HUNTER"], triggers: ["attack"] })).toEqual(["Shark Dog"]);
  expect(names({ keywords: ["HUNTER", "POISONOUS"] })).toEqual([]);
});

test("a range of power leaves out what has none", () => {
  expect(names({ power: [1, 5] })).toEqual(["Shark Dog", "Axolotl"]);
  expect(names({ power: [0, 99] })).not.toContain("Camouflage");
});

test("sorted by power, cards without it are last", () => {
  expect(names({ sort: "power" })).toEqual(["Axolotl", "Shark Dog", "Pandakaï", "Camouflage"]);
  expect(names({ sort: "name" })).toEqual(["Axolotl", "Camouflage", "Pandakaï", "Shark Dog"]);
});

test("sorted by wins, the best are first and those that nobody counted last", () => {
  const wins: Record<string, number> = { Axolotl: 0.61, "Shark Dog": 0.64 };
  const found = find(CARDS, { ...EVERYTHING, sort: "wins" }, (each) => wins[each.name] ?? null);
  expect(found.map((each) => each.title)).toEqual(["Shark Dog", "Axolotl", "Camouflage", "Pandakaï"]);
});

test("an address says the same as the search it was made of", () => {
  const search = {
    ...EVERYTHING,
    words: "gain",
    sets: ["a", "b"],
    power: [1, 5] as [number, number],
    sort: "power" as const,
  };
  expect(fromQuery(`?${new URLSearchParams(toQuery(search))}`)).toEqual(search);
});

test("what an address cannot mean is left out", () => {
  expect(fromQuery("?power=lots&sort=colour")).toEqual(EVERYTHING);
});

test("the powers there are bound the slider", () => {
  expect(powersIn(CARDS)).toEqual([4, 7]);
  expect(powersIn([])).toEqual([0, 0]);
});

test("choosing again takes away", () => {
  expect(switched(switched([], "a"), "a")).toEqual([]);
});

test("facts and kinds are looked for as a game names them, and costs sort by their sum", () => {
  const card = (name: string, cost: string, alliance: string) =>
    ({
      name,
      title: name,
      set: "x",
      kind: "bug",
      keywords: [],
      triggers: [],
      text: "",
      cost,
      facts: { alliance },
    }) as never;
  const cards = [card("Big", "3SS", "solar"), card("Moon", "L", "lunar"), card("Small", "1", "solar")];
  const search = fromQuery("?alliance=solar&sort=cost", ["alliance"]);
  expect(find(cards, search).map((each) => each.name)).toEqual(["Small", "Big"]);
  expect(toQuery(search)).toMatchObject({ alliance: "solar", sort: "cost" });
  expect(find(cards, { ...EVERYTHING, kinds: ["item"] })).toEqual([]);
});
