import { expect, test } from "vitest";

import { seatsOf, tableOf, wish } from "./wish.svelte";

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

test("a friend's table is private, an open one is listed", () => {
  expect(tableOf({ ...wish, against: "friend" }, []).terms.visibility).toBe("private");
  expect(tableOf({ ...wish, against: "open", hidden: true }, []).terms.visibility).toBe("public");
});

test("games against bots are never rated, whatever was chosen before", () => {
  expect(tableOf({ ...wish, against: "bot", rated: true }, []).terms.rated).toBe(false);
  expect(tableOf({ ...wish, against: "open", rated: true }, []).terms).toMatchObject({ rated: true, undo: null });
});
