/** The table in Spanish, and what somebody has set for themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

import { Chance } from "../world/chance";
import { world } from "../world/story";

const here = world();
const WORDS = resolve(import.meta.dirname, "../../../src/bugduel/words");

/** Whole sentences of the client in a language, those without anything to fill in. */
function plainWords(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(join(WORDS, language)).filter((name) => name.startsWith("web"))) {
    for (const [, id, text] of readFileSync(join(WORDS, language, file), "utf8").matchAll(/^(web-[\w-]+) = (.+)$/gm)) {
      if (id && text && !text.includes("{")) {
        found.set(id, text);
      }
    }
  }
  return found;
}

/** Texts and names of everything on the page. */
function said(page: import("playwright-core").Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      found.add((node.textContent ?? "").trim());
    }
    for (const each of document.querySelectorAll("[aria-label], [title], [alt]")) {
      for (const name of ["aria-label", "title", "alt"]) {
        found.add(each.getAttribute(name)?.trim() ?? "");
      }
    }
    return [...found].filter(Boolean);
  });
}

test("a game in Spanish has no English left on the table", async () => {
  const anna = await here.arrives({ settings: { language: "es" } });
  const [english, spanish] = [plainWords("en"), plainWords("es")];
  const onlyEnglish = new Set([...english].filter(([id, text]) => spanish.get(id) !== text).map(([, text]) => text));
  [...spanish.values()].forEach((text) => onlyEnglish.delete(text));
  const titles = await Promise.all(["en", "es"].map((language) => cardsIn(language)));
  const translated = titles[0]!.filter((title) => !titles[1]!.includes(title) && title.includes(" "));
  await anna.playsAgainst("beetle");
  const chance = new Chance(31);
  const found = new Set<string>();
  while (await anna.isAsked()) {
    await anna.page.locator("[data-asked]").waitFor();
    for (const text of await said(anna.page)) {
      if (onlyEnglish.has(text) || translated.some((title) => text.includes(title))) {
        found.add(text);
      }
    }
    await anna.chooses(chance.any);
  }
  await anna.page.getByRole("dialog").waitFor();
  (await said(anna.page)).filter((text) => onlyEnglish.has(text)).forEach((text) => found.add(text));
  expect([...found]).toEqual([]);
  expect(await anna.page.locator("html").getAttribute("lang")).toBe("es");
});

async function cardsIn(language: string): Promise<string[]> {
  const answer = await fetch(`${here.server.url}/api/catalogue/mindbug?language=${language}`);
  return ((await answer.json()) as { cards: { title: string }[] }).cards.map((card) => card.title);
}

test("settings are kept after a reload: speed, theme and language", async () => {
  const anna = await here.arrives({ settings: { speed: "normal" } });
  await anna.playsAgainst("beetle");
  await anna.isAsked();
  await anna.page.getByRole("button", { name: "Speed: normal" }).click();
  await anna.page.getByRole("button", { name: "Speed: slow" }).waitFor();
  await anna.reloads();
  await anna.page.getByRole("button", { name: "Speed: slow" }).waitFor();
  await anna.page.goto("/settings");
  await anna.page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect.poll(() => anna.page.locator("html").getAttribute("data-theme")).toBe("dark");
  await anna.page.getByRole("radio", { name: "Español" }).check({ force: true });
  await expect.poll(() => anna.page.locator("html").getAttribute("lang")).toBe("es");
  await anna.page.reload();
  await expect.poll(() => anna.page.locator("html").getAttribute("lang")).toBe("es");
  expect(await anna.page.locator("html").getAttribute("data-theme")).toBe("dark");
});
