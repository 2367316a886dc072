import { expect, test } from "vitest";

import { Cards, type PrintedCard } from "../cards/catalogue.svelte";
import { asWanted, findToBuild, kindsIn, wantedOf } from "./finding";
import { buildable, countsBy, curveOf, groupsOf, keyCards } from "./layout";

const card = (name: string, kind: string, cost: string, most: number, alliance = "solar"): PrintedCard => ({
  name,
  title: name,
  set: "one",
  number: "1",
  kind,
  cost,
  keywords: [],
  triggers: [],
  text: "",
  line: "ant worker",
  facts: { alliance, ...(most ? { "most-copies": most } : {}) },
});

const CARDS = new Cards({
  game: "any",
  title: "Any",
  sets: [],
  kinds: ["bug", "action", "avatar"].map((id) => ({ id, name: id })),
  keywords: [],
  triggers: [],
  facts: { alliance: ["solar", "lunar"].map((id) => ({ id, name: id })) },
  cards: [
    card("Wasp", "bug", "2S", 5),
    card("Ant", "bug", "S", 5),
    card("Queen", "bug", "6SS", 2, "lunar"),
    card("Sting", "action", "1", 3),
    card("Sol", "avatar", "", 0),
  ],
});
const DECK = { avatar: "Sol", cards: { Wasp: 2, Sting: 1, Queen: 2, Ant: 4, Nonsense: 1 } };

test("a deck is listed by kind and cost, and what is no card comes first", () => {
  expect(groupsOf(DECK, CARDS).map((group) => [group.kind, group.count, group.rows.map((row) => row.name)])).toEqual([
    ["", 1, ["Nonsense"]],
    ["bug", 8, ["Ant", "Wasp", "Queen"]],
    ["action", 1, ["Sting"]],
  ]);
});

test("the curve counts by cost and kind, and puts the dearest together", () => {
  const columns = curveOf(DECK, CARDS);
  expect(columns.map((column) => column.count)).toEqual([5, 0, 2, 0, 0, 0, 2]);
  expect(columns[0]).toEqual({
    cost: 1,
    count: 5,
    kinds: [
      { kind: "bug", count: 4 },
      { kind: "action", count: 1 },
    ],
  });
});

test("alliances are counted in the game's order", () => {
  expect(countsBy("alliance", DECK, CARDS).map(({ id, count }) => [id, count])).toEqual([
    ["solar", 7],
    ["lunar", 2],
  ]);
});

test("only cards that may have copies are built with", () => {
  expect(buildable(CARDS).map((each) => each.name)).toEqual(["Wasp", "Ant", "Queen", "Sting"]);
  expect(kindsIn(CARDS).map((kind) => kind.id)).toEqual(["bug", "action"]);
});

test("what may be had least often is what a deck is about", () => {
  expect(keyCards(DECK, CARDS, 2).map((each) => each.name)).toEqual(["Queen", "Sting"]);
});

test("cards to build with are found by words, species, cost, and whether they are in the deck", () => {
  const all = buildable(CARDS);
  const wanted = wantedOf(CARDS);
  const names = (more: Partial<typeof wanted>) => findToBuild(all, { ...wanted, ...more }).map((each) => each.name);
  expect(names({})).toEqual(["Ant", "Sting", "Wasp", "Queen"]);
  expect(names({ search: { ...wanted.search, words: "worker que" } })).toEqual(["Queen"]);
  expect(names({ costs: [1, 6] })).toEqual(["Ant", "Sting", "Queen"]);
  const deck = { avatar: "", cards: { Wasp: 1 } };
  expect(asWanted(all, wanted, deck)).toHaveLength(4);
  expect(asWanted(all, { ...wanted, isIn: true }, deck).map((each) => each.name)).toEqual(["Wasp"]);
  expect([...(wanted.terms["alliance"] ?? [])]).toEqual(["solar", "lunar"]);
});
