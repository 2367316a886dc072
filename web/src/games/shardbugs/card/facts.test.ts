import { expect, test } from "vitest";

import type { Cards, PrintedCard } from "../../../cards/catalogue.svelte";
import { costOf, costsSaid, countersOf, figuresOf, shortType, withCosts } from "./facts";

const printed = (facts: Record<string, unknown>): PrintedCard =>
  ({ name: "Ant", title: "Ant", kind: "bug", keywords: [], triggers: [], text: "", facts }) as unknown as PrintedCard;

test("a cost is a number and shards of one kind", () => {
  expect(costOf("2SS")).toEqual({ neutral: 2, shards: ["solar", "solar"] });
  expect(costOf("L")).toEqual({ neutral: null, shards: ["lunar"] });
  expect(costOf("0")).toEqual({ neutral: 0, shards: [] });
  expect(costOf(""), "a token has none").toBeNull();
});

test("figures tell what differs from the print, and what damage leaves", () => {
  const card = { card: "Ant", power: "5/3", facts: { dev: 1, damage: 2 } };
  expect(figuresOf(card, printed({ atk: 2, def: 3, dev: 1 }))).toEqual({
    atk: { value: 5, change: 3 },
    def: { value: 3, change: 0, left: 1 },
    dev: { value: 1, change: 0 },
  });
});

test("a bug that lost its devotion still shows the star, a token without has none", () => {
  expect(figuresOf({ card: "Ant", power: "1/1" }, printed({ atk: 1, def: 1, dev: 2 }))?.dev).toEqual({
    value: 0,
    change: -2,
  });
  expect(figuresOf({ card: "Ant", power: "1/1" }, printed({ atk: 1, def: 1, dev: 0 }))?.dev).toBeNull();
});

test("a support that became a bug has figures of its own, and nothing to compare them with", () => {
  expect(figuresOf({ card: "Mound", power: "3/3" }, printed({}))?.atk).toEqual({ value: 3, change: 0 });
  expect(figuresOf({ card: "Mound" }, printed({}))).toBeNull();
});

test("on a small card an item is its subtype alone: what it costs to equip has no room", () => {
  const cards = { fact: (_: string, id: string) => id, kind: (id: string) => id } as unknown as Cards;
  const pike = { ...printed({ subtype: "weapon", equip: "1" }), kind: "item" };
  expect(shortType(pike, cards)).toBe("weapon");
  expect(shortType({ ...printed({}), kind: "support" }, cards)).toBe("support");
});

test("counters of both kinds are one sum", () => {
  expect(countersOf({ card: "Ant", facts: { plus: 2 } })).toEqual({ text: "+2/+2", isGain: true });
  expect(countersOf({ card: "Ant", facts: { plus: 1, minus: 2 } })).toEqual({ text: "−1/−1", isGain: false });
  expect(countersOf({ card: "Ant" })).toBeNull();
});

test("costs with shards are found in texts, and nothing else is", () => {
  expect(withCosts("Exhaust, 2S: make an Ant")).toEqual([
    { text: "Exhaust, ", isCost: false },
    { text: "2S", isCost: true },
    { text: ": make an Ant", isCost: false },
  ]);
  expect(withCosts("+1/+1 to a Slug, some ants")[0]?.isCost).toBe(false);
  expect(withCosts("Splat 2 ants")).toEqual([{ text: "Splat 2 ants", isCost: false }]);
});

test("in a sentence a player's initial is no cost, but what an ability asks for is", () => {
  const costs = (text: string) => costsSaid(text).flatMap((piece) => (piece.isCost ? [piece.text] : []));
  expect(costs("Ana M. uses Mars: Exhaust, 2M: deal 1 damage to target bug.")).toEqual(["2M"]);
  expect(costs("S draws a card.")).toEqual([]);
  expect(costs("Luna: LL: draw a card.")).toEqual(["LL"]);
});
