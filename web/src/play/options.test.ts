import { expect, test } from "vitest";

import { optionsToSend, seatsIn, toggled, valueOf, type Option } from "./options";

const option = (name: string, rest: Partial<Option>): Option => ({
  name,
  kind: "one-of",
  label: name,
  text: "",
  values: [],
  default: null,
  least: 0,
  most: null,
  instead_of: [],
  players: {},
  ...rest,
});
const terms = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

const MODE = option("mode", { values: terms("duel", "2v2"), default: "duel", players: { duel: 2, "2v2": 4 } });
const SETS = option("sets", { kind: "some-of", values: terms("first", "second"), default: ["first"] });
const POOL = option("format", { values: terms("event"), instead_of: ["sets"] });
const HANDS = option("open-hands", { kind: "yes-no", default: false });
const ALL = [MODE, SETS, POOL, HANDS];

test("what was chosen counts as long as it exists", () => {
  expect(valueOf(SETS, { sets: ["second"] })).toEqual(["second"]);
  expect(valueOf(SETS, { sets: ["gone"] })).toEqual(["first"]);
  expect(valueOf(MODE, { mode: "3v3" })).toBe("duel");
  expect(valueOf(HANDS, { "open-hands": true })).toBe(true);
});

test("only what is not as usual is sent", () => {
  expect(optionsToSend(ALL, {})).toEqual({});
  expect(optionsToSend(ALL, { mode: "2v2", sets: ["first", "second"] })).toEqual({
    mode: "2v2",
    sets: ["first", "second"],
  });
});

test("what stands instead of sets leaves them out", () => {
  expect(optionsToSend(ALL, { sets: ["second"], format: "event" })).toEqual({ format: "event" });
});

test("the last set stays chosen", () => {
  expect(toggled(["first"], "first")).toEqual(["first"]);
  expect(toggled(["first"], "second")).toEqual(["first", "second"]);
  expect(toggled(["first", "second"], "first")).toEqual(["second"]);
});

test("a mode says how many sit at the table", () => {
  expect(seatsIn(ALL, {})).toBe(2);
  expect(seatsIn(ALL, { mode: "2v2" })).toBe(4);
  expect(seatsIn([], {})).toBe(2);
});
