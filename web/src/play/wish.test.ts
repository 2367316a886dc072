import { expect, test } from "vitest";

import type { Option } from "./options";
import { seatsOf, tableOf, wish, type Sitter } from "./wish.svelte";

test("against a bot all other seats are bots of that level", () => {
  const seats = seatsOf({ ...wish, against: "bot", level: "mantis" }, 4);
  expect(seats).toEqual([{ kind: "me" }, ...Array(3).fill({ kind: "bot", bot: "mantis" })]);
});

test("at one screen everybody is me, each with a name", () => {
  const seats = seatsOf({ ...wish, against: "screen", names: ["Ana ", "Bob"] }, 2);
  expect(seats).toEqual([
    { kind: "me", name: "Ana" },
    { kind: "me", name: "Bob" },
  ]);
});

test("seat by seat: a friend with me, against one level each", () => {
  const wanted = { ...wish, level: "larva", seats: ["", "bot:mantis", "open", ""] as Sitter[] };
  expect(seatsOf(wanted, 4)).toEqual([
    { kind: "me" },
    { kind: "bot", bot: "mantis" },
    { kind: "open" },
    { kind: "bot", bot: "larva" },
  ]);
  expect(seatsOf(wanted, 2), "what was chosen for four is nothing to two").toEqual([
    { kind: "me" },
    { kind: "bot", bot: "larva" },
  ]);
});

test("a table with bots and a seat for a friend is private and not rated", () => {
  const four: Option[] = [MODE];
  const wanted = { ...wish, options: { mode: "2v2" }, rated: true, seats: ["", "bot:larva", "open"] as Sitter[] };
  expect(tableOf({ ...wanted, against: "friend" }, four).terms).toMatchObject({ visibility: "private", rated: false });
  expect(tableOf({ ...wanted, against: "bot" }, four).terms.visibility).toBe("private");
  expect(tableOf({ ...wanted, against: "open" }, four).terms.visibility).toBe("public");
});

const MODE = {
  name: "mode",
  kind: "one-of",
  label: "",
  text: "",
  values: ["duel", "2v2"].map((id) => ({ id, name: id })),
  default: "duel",
  least: 0,
  most: null,
  instead_of: [],
  players: { duel: 2, "2v2": 4 },
} satisfies Option;

test("a friend's table is private, an open one is listed", () => {
  expect(tableOf({ ...wish, against: "friend" }, []).terms.visibility).toBe("private");
  expect(tableOf({ ...wish, against: "open", hidden: true }, []).terms.visibility).toBe("public");
});

test("games against bots are never rated, whatever was chosen before", () => {
  expect(tableOf({ ...wish, against: "bot", rated: true }, []).terms.rated).toBe(false);
  expect(tableOf({ ...wish, against: "open", rated: true }, []).terms).toMatchObject({ rated: true, undo: null });
});
