import { expect, test } from "vitest";

import { GUEST, readSolved, signedIn, signedOut, withSaved, withSolved } from "./solved";

const NOBODY = readSolved(null);
const guest = (...ids: string[]) => ids.reduce(withSolved, NOBODY);

test("what was kept before accounts kept it is a guest's", () => {
  expect(readSolved('{"solved":["a","b"]}')).toEqual({ who: GUEST, solved: ["a", "b"], unsaved: { "": ["a", "b"] } });
});

test("what is spoilt is nothing", () => {
  for (const text of ["", "null", "[]", "{", '{"solved":5}', '{"solved":[1,{}],"who":3,"unsaved":null}']) {
    expect(readSolved(text).solved, text).toEqual([]);
  }
  const kept = { who: "anna", solved: ["a"], unsaved: { anna: ["a"] } };
  expect(readSolved(JSON.stringify(kept))).toEqual(kept);
});

test("an exercise is noted once", () => {
  expect(guest("a", "a").solved).toEqual(["a"]);
});

test("a guest who signs in brings what they have solved, and the account has what it had", () => {
  const anna = signedIn(guest("a", "b"), "anna", ["b", "c"]);
  expect(anna).toEqual({ who: "anna", solved: ["b", "c", "a"], unsaved: { anna: ["a"] } });
  expect(withSaved(anna, "anna", ["a"], ["b", "c", "a"]).unsaved).toEqual({});
});

test("what another device solved in the meantime comes with the answer", () => {
  const anna = withSolved(signedIn(NOBODY, "anna", []), "a");
  expect(withSaved(anna, "anna", ["a"], ["x", "a"]).solved).toEqual(["a", "x"]);
});

test("what is solved while something is being saved is saved next", () => {
  const anna = withSolved(withSolved(signedIn(NOBODY, "anna", []), "a"), "b");
  expect(withSaved(anna, "anna", ["a"], ["a"])).toEqual({ who: "anna", solved: ["a", "b"], unsaved: { anna: ["b"] } });
});

test("accounts at one browser do not mix, and what was not saved waits for its own", () => {
  const anna = withSolved(signedIn(NOBODY, "anna", ["x"]), "a"); // and the line is gone
  const nobody = signedOut(anna);
  expect(nobody.solved).toEqual([]);
  const ben = signedIn(nobody, "ben", ["y"]);
  expect(ben.solved).toEqual(["y"]);
  expect(signedIn(signedOut(ben), "anna", ["x"])).toMatchObject({ solved: ["x", "a"], unsaved: { anna: ["a"] } });
});
