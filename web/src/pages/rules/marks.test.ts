import { expect, test } from "vitest";

import { blocks, pieces } from "./marks";
import { rulesAbout, searched, type Rulebook } from "./rulebook";

test("bold, code and rules are told apart from the text around them", () => {
  expect(pieces("**Ours**: `x` as in MB-P3.")).toEqual([
    { kind: "bold", text: "Ours" },
    { kind: "plain", text: ": " },
    { kind: "code", text: "x" },
    { kind: "plain", text: " as in " },
    { kind: "rule", text: "MB-P3" },
    { kind: "plain", text: "." },
  ]);
});

test("paragraphs, lists that go on in the next line, and tables", () => {
  const text = "One\ntwo.\n\n- a\n  more\n- b\n\n| h | k |\n| --- | --- |\n| 1 | 2 |";
  expect(blocks(text)).toEqual([
    { kind: "paragraph", text: "One two." },
    { kind: "list", items: ["a more", "b"] },
    { kind: "table", head: ["h", "k"], rows: [["1", "2"]] },
  ]);
});

const BOOK: Rulebook = {
  game: "mindbug",
  rules: 3,
  language: "en",
  text: "",
  chapters: [
    { id: "MB-X", title: "Rulings", text: "t", notes: "n", rules: [{ id: "MB-X1", text: "Sawn turns it around." }] },
    { id: "MB-K", title: "Keywords", text: "", notes: "", rules: [{ id: "MB-K1", text: "Sawnish is no card." }] },
  ],
};

test("a card is named by its whole name only", () => {
  expect(rulesAbout(BOOK, "Sawn").map((rule) => rule.id)).toEqual(["MB-X1"]);
});

test("a search leaves the chapters that have something, and nothing beside the rules", () => {
  expect(searched(BOOK, "around")).toEqual([{ ...BOOK.chapters[0], text: "", notes: "" }]);
  expect(searched(BOOK, "mb-k1").map((chapter) => chapter.id)).toEqual(["MB-K"]);
  expect(searched(BOOK, " ")).toBe(BOOK.chapters);
});
