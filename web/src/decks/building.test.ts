import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../server/http";
import { Building } from "./building.svelte";
import type { Deck } from "./deck";
import type { Judgement } from "./server";

const judgement = (deck: Deck, ...texts: string[]): Judgement => ({
  deck: deck as unknown as Judgement["deck"],
  text: "",
  reasons: texts.map((text) => ({ text, card: "Ant", line: 0 })),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("of many changes only the last is judged, a moment later", async () => {
  const asked: Deck[] = [];
  const building = new Building(async (deck) => {
    asked.push(deck);
    return judgement(deck);
  });
  building.add("Ant", 1);
  building.add("Ant", 1);
  building.lead("Sol");
  expect([building.isJudged, building.isLegal]).toEqual([false, false]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([{ avatar: "Sol", cards: { Ant: 2 } }]);
  expect([building.isJudged, building.isLegal]).toEqual([true, true]);
  building.leave();
});

test("a deck is legal only when it was judged as it is now", async () => {
  const building = new Building(async (deck) => judgement(deck, ...(deck.cards["Ant"] === 6 ? ["too many"] : [])));
  await vi.runAllTimersAsync();
  expect(building.isLegal).toBe(true);
  building.add("Ant", 6);
  expect(building.isLegal).toBe(false);
  await vi.runAllTimersAsync();
  expect(building.about("Ant").map((reason) => reason.text)).toEqual(["too many"]);
  expect(building.isLegal).toBe(false);
  building.undo();
  await vi.runAllTimersAsync();
  expect([building.isLegal, building.canUndo]).toEqual([true, false]);
});

test("the text of a deck is there once it is that of the deck as it is now", async () => {
  const building = new Building(async (deck) => ({ ...judgement(deck), text: Object.keys(deck.cards).join() }));
  await vi.runAllTimersAsync();
  building.add("Ant", 1);
  expect(building.text).toBe(null);
  await vi.runAllTimersAsync();
  expect(building.text).toBe("Ant");
});

test("a server that is away is asked again", async () => {
  let tries = 0;
  const building = new Building(async (deck) => {
    tries += 1;
    if (tries < 3) {
      throw new Problem(0, "unreachable", "");
    }
    return judgement(deck);
  });
  await vi.runAllTimersAsync();
  expect([tries, building.isLegal]).toEqual([3, true]);
});
