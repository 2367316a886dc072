import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { Messages } from "./messages";
import { LANGUAGES } from "./words.svelte";

const FILE = `# Two messages and a comment
web-one = One
web-two =
    { $count ->
        [one] A card
       *[other] { $count } cards: { web-one }
    }
`;

test("a message is said with its values, and quotes another", () => {
  const messages = new Messages("en", [FILE]);
  expect(messages.say("web-two", { count: 1 })).toBe("A card");
  expect(messages.say("web-two", { count: 3 })).toBe("3 cards: One");
  expect(messages.say("web-one", {})).toBe("One");
});

test.each(LANGUAGES)("numbers are written as everywhere in that language: %s", (language) => {
  const messages = new Messages(language, [FILE]);
  const written = new Intl.NumberFormat(language);
  for (const count of [-999, -3, 0, 2, 7, 999, 1000, 12345, 1234567, 2.5]) {
    expect(messages.say("web-two", { count })).toBe(`${written.format(count)} cards: One`);
  }
});

test("what is missing is known to be", () => {
  const messages = new Messages("en", [FILE]);
  expect([messages.has("web-one"), messages.has("web-three")]).toEqual([true, false]);
  expect(messages.say("web-three", {})).toBeNull();
});

test.each(LANGUAGES)("taken apart, the files say the same as in one piece: %s", (language) => {
  const folder = `../src/bugduel/words/${language}`;
  const names = readdirSync(folder).filter((name) => /^web.*\.ftl$/.test(name));
  const files = names.map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const messages = new Messages(language, files);
  const values = Object.fromEntries(
    files.flatMap((file) => [...file.matchAll(/\$([\w-]+)/g)].map(([, name]) => [name, 1])),
  );
  const ids = files.flatMap((file) => new FluentResource(file).body.map((message) => message.id));
  expect(ids.filter((id) => messages.say(id, values) === null)).toEqual([]);
  expect(ids.length).toBeGreaterThan(300);
});
