import { expect, test } from "vitest";

import { rulesAbout, type Rulebook } from "./rulebook";

const BOOK: Rulebook = {
  game: "mindbug",
  rules: 3,
  language: "en",
  text: "",
  chapters: [
    {
      id: "MB-K",
      title: "Keywords",
      text: "",
      notes: "",
      rules: [
        { id: "MB-K1", text: "FRENZY: two attacks." },
        { id: "MB-K5", text: "TOUGH: exhausted instead." },
      ],
    },
    {
      id: "MB-X",
      title: "Rulings",
      text: "",
      notes: "",
      rules: [
        { id: "MB-X5", text: "Turbo Bug's effect is one loss." },
        { id: "MB-X7", text: "Mindbug Bugs are others." },
      ],
    },
  ],
};
const ids = (name: string, needed: string[]) => rulesAbout(BOOK, name, needed).map((rule) => rule.id);

test("rules that name a card come before those that its effects need", () => {
  expect(ids("Turbo Bug", ["MB-K5", "MB-K1"])).toEqual(["MB-X5", "MB-K5", "MB-K1"]);
});

test("no rule comes twice, and none that there is not", () => {
  expect(ids("Turbo Bug", ["MB-X5", "MB-K1", "MB-K1", "MB-Z9"])).toEqual(["MB-X5", "MB-K1"]);
  expect(ids("Mindbug Bug", [])).toEqual([]);
});
