import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { view } from "../../../tests/views";
import Aside from "./Aside.svelte";
import { asideOf } from "./aside";

const zone = (...names: string[]) => ({ size: names.length, cards: names.map((card) => ({ card })) });
const name = (seat: number) => `player ${seat}`;

test("nothing lies beside a plain duel", () => {
  expect(asideOf(view([{}, {}], { zones: { revealed: zone(), market: zone("Sword") } }), name)).toEqual([]);
});

test("cards that are set aside or revealed are named", () => {
  const found = asideOf(view([{}, {}], { zones: { "set-aside": zone("Bee"), revealed: zone("Ant") } }), name);
  expect(found.map((group) => [group.kind, group.cards])).toEqual([
    ["revealed", ["Ant"]],
    ["set-aside", ["Bee"]],
  ]);
});

test("what is known of a hidden hand is named, and so is what others know of mine", () => {
  const table = view([{ hand: ["Bee", "Ant"] }, {}]);
  table.players[0]!.zones["known"] = zone("Bee");
  table.players[1]!.zones["hand"] = { size: 3, cards: [{ card: "Fly" }] };
  table.players[1]!.zones["known"] = zone("Fly");
  expect(asideOf(table, name).map((group) => group.cards)).toEqual([["Bee"], ["Fly"]]);
});

test("an open hand needs no list of its own", () => {
  const table = view([{}, { hand: ["Fly"] }]);
  table.players[1]!.zones["known"] = zone("Fly");
  expect(asideOf(table, name)).toEqual([]);
});

test("two players of one name, of whose hands something is known, are two groups", () => {
  const table = view([{}, {}, {}]);
  for (const seat of [1, 2]) {
    table.players[seat]!.zones["hand"] = { size: 3, cards: [] };
    table.players[seat]!.zones["known"] = zone(seat === 1 ? "Bee" : "Ant");
  }
  const props = { view: table, cards: null, title: () => "Beetle", inspect: () => {} };
  const shown = mount(Aside, { target: document.body, props });
  flushSync();
  expect([...document.querySelectorAll("li")].map((item) => item.textContent?.trim())).toEqual(["Bee", "Ant"]);
  void unmount(shown);
});
