import { expect, test } from "vitest";

import { moreOf, studyOf } from "./games";

test("puzzles are of Mindbug, and decks and drafts of Shard Bugs", () => {
  expect([moreOf("mindbug"), studyOf("mindbug")]).toEqual(["puzzles", "puzzles"]);
  expect([moreOf("shardbugs"), studyOf("shardbugs")]).toEqual(["draft", "decks"]);
});
