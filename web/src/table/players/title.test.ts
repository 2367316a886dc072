import { expect, test, vi } from "vitest";

import type { Chair } from "../../server/messages";
import type { SharedScreen } from "../state/screen.svelte";
import { nameOf, titleOf } from "./title";

vi.mock("../../words/words.svelte", () => ({
  language: () => "en",
  say: (id: string, values: { number?: number } = {}) => `${id}${values.number ? ` ${values.number}` : ""}`,
}));

const table = (names: string[], sharing: number[] = []) => ({
  me: 0,
  shown: null,
  seats: names.map((name, seat): Chair => ({ seat, team: seat, kind: "person", name })),
  screen: { seats: sharing, isShared: sharing.length > 1 } as SharedScreen,
});

test("I am you, and others have names or numbers", () => {
  expect([0, 1, 2].map((seat) => titleOf(table(["Ana", "Ben", ""]), seat))).toEqual(["you", "Ben", "player 3"]);
});

test("at a shared screen everybody has a name", () => {
  expect([0, 1].map((seat) => titleOf(table(["Ana", "Ben"], [0, 1]), seat))).toEqual(["Ana", "Ben"]);
});

test("two at one screen who are called the same are told apart by number", () => {
  const guests = ["Guest", "Guest", "Guest"];
  expect([0, 1].map((seat) => nameOf(table(guests, [0, 1]), seat))).toEqual(["player 1", "player 2"]);
  expect(nameOf(table(guests), 1), "at two screens both are called as they wish").toBe("Guest");
});
