/** The rules of a game by their ids, as the server tells them. */
import { plain } from "../../cards/search";
import { get, inLanguage } from "../../server/http";

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  text: string;
  rules: Rule[];
  notes: string;
}

export interface Rulebook {
  game: string;
  rules: number;
  language: string;
  text: string;
  chapters: Chapter[];
}

const known = new Map<string, Promise<Rulebook>>();

/** They do not change while a page is open, so they are asked for once. */
export function rulesOf(game: string): Promise<Rulebook> {
  const address = inLanguage(`/api/catalogue/${game}/rules`);
  const found = known.get(address) ?? get<Rulebook>(address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found;
}

/** Rules about a card: those in which it is named, and then those that its keywords and effects need. */
export function rulesAbout(book: Rulebook, name: string, needed: readonly string[] = []): Rule[] {
  const rules = new Map(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));
  const others = needed.flatMap((id) => rules.get(id) ?? []);
  return [...new Set([...rulesNaming(book, name), ...others])];
}

function rulesNaming(book: Rulebook, name: string): Rule[] {
  const named = new RegExp(`(?<![\\p{L}-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}-])`, "u");
  return book.chapters.flatMap((chapter) => chapter.rules.filter((rule) => named.test(rule.text)));
}

/** The chapters with the rules in which all words are; everything if there are none. */
export function searched(book: Rulebook, words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) {
    return book.chapters;
  }
  const has = (text: string) => wanted.every((word) => plain(text).includes(word));
  return book.chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => has(`${rule.id} ${rule.text} ${chapter.title}`));
    return rules.length ? [{ ...chapter, rules, text: "", notes: "" }] : [];
  });
}
