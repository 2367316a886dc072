import { expect, test } from "vitest";

import { backFrom, match, withQuery } from "./addresses";

test("an address fits the pattern that it is made of", () => {
  expect(match("/cards/:name", "/cards/shark-dog")).toEqual({ name: "shark-dog" });
  expect(match("/cards/:name", "/cards/shark-dog/")).toEqual({ name: "shark-dog" });
  expect(match("/", "/")).toEqual({});
});

test("an address of another length or another name does not", () => {
  expect(match("/cards/:name", "/cards")).toBeNull();
  expect(match("/cards", "/rules")).toBeNull();
  expect(match("/", "/cards")).toBeNull();
});

test("what is encoded is read, and a lone percent sign does no harm", () => {
  expect(match("/cards/:name", "/cards/Pandaka%C3%AF")).toEqual({ name: "Pandakaï" });
  expect(match("/cards/:name", "/cards/100%")).toEqual({ name: "100%" });
});

test("a query has only what is said, and commas stay readable", () => {
  expect(withQuery("/cards", { q: "", set: "a,b" })).toBe("/cards?set=a,b");
  expect(withQuery("/cards", { q: "" })).toBe("/cards");
  expect(withQuery("/cards", { q: "two words & more" })).toBe("/cards?q=two+words+%26+more");
});

test("the way back leads nowhere but to our own pages", () => {
  expect(backFrom("?back=/game/abc")).toBe("/game/abc");
  expect(["?back=//evil.example", "?back=/%5Cevil.example", "?back=https://evil.example", ""].map(backFrom)).toEqual([
    "",
    "",
    "",
    "",
  ]);
});
