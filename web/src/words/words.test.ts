import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { firstLanguage, LANGUAGES } from "./words.svelte";

const WORDS = "../src/bugduel/words";

/** The ids of all messages in a language, in all files of the client. */
function idsIn(language: string): string[] {
  const files = readdirSync(`${WORDS}/${language}`).filter((name) => /^web.*\.ftl$/.test(name));
  return files.flatMap((name) =>
    new FluentResource(readFileSync(`${WORDS}/${language}/${name}`, "utf8")).body.map((message) => message.id),
  );
}

/** The ids that the client says literally. */
function idsSaid(): Set<string> {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
  const said = sources.flatMap((name) => [
    ...readFileSync(`src/${name}`, "utf8").matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g),
  ]);
  return new Set(said.map((found) => `web-${found[1]}`));
}

test.each(LANGUAGES)("no message is there twice in %s", (language) => {
  const ids = idsIn(language);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test("every message is there in every language", () => {
  const [first, ...others] = LANGUAGES.map((language) => idsIn(language).sort());
  others.forEach((ids) => expect(ids).toEqual(first));
});

test("whatever is said has words", () => {
  const known = new Set(idsIn("en"));
  expect([...idsSaid()].filter((id) => !known.has(id))).toEqual([]);
});

test("the language chosen before comes first, then the browser's, then English", () => {
  expect(firstLanguage("es", ["en-GB"])).toBe("es");
  expect(firstLanguage(null, ["de-DE", "es-MX"])).toBe("es");
  expect(firstLanguage(null, ["de-DE"])).toBe("en");
  expect(firstLanguage("xx", [])).toBe("en");
});
