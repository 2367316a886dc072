/** Which cards are looked for: words, sets, kinds, keywords, triggers, power, facts. The query of the address holds it all. */
import type { Catalogue, PrintedCard } from "./catalogue.svelte";

export const SORTS = ["set", "name", "power", "cost", "wins"] as const;
export type Sort = (typeof SORTS)[number];

export interface Search {
  words: string;
  sets: string[];
  kinds: string[];
  facts: Record<string, string[]>; // values that are wanted, by the name of the fact
  keywords: string[];
  triggers: string[];
  power: [number, number] | null; // from and to
  sort: Sort;
}

export const EVERYTHING: Search = {
  words: "",
  sets: [],
  kinds: [],
  facts: {},
  keywords: [],
  triggers: [],
  power: null,
  sort: "set",
};

const list = (text: string | null) => (text ?? "").split(",").filter(Boolean);

/** What an address asks for, with the facts that a game lets one look for. What it cannot mean is left out. */
export function fromQuery(query: string, facts: readonly string[] = []): Search {
  const asked = new URLSearchParams(query);
  const range = /^(\d{1,2})-(\d{1,2})$/.exec(asked.get("power") ?? "");
  const sort = SORTS.find((each) => each === asked.get("sort")) ?? "set";
  return {
    words: asked.get("q") ?? "",
    sets: list(asked.get("set")),
    kinds: list(asked.get("kind")),
    facts: Object.fromEntries(facts.map((name) => [name, list(asked.get(name))])),
    keywords: list(asked.get("keyword")),
    triggers: list(asked.get("trigger")),
    power: range ? [Number(range[1]), Number(range[2])] : null,
    sort,
  };
}

/** The same as the values of a query; what is as usual is empty. */
export function toQuery(search: Search): Record<string, string> {
  return {
    q: search.words,
    set: search.sets.join(","),
    kind: search.kinds.join(","),
    ...Object.fromEntries(Object.entries(search.facts).map(([name, values]) => [name, values.join(",")])),
    keyword: search.keywords.join(","),
    trigger: search.triggers.join(","),
    power: search.power?.join("-") ?? "",
    sort: search.sort === "set" ? "" : search.sort,
  };
}

/** Without accents and capitals, as people type. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** How often the side wins that has a card, or null if nobody knows. */
export type WinsOf = (card: PrintedCard) => number | null;

/** Cards that have every word somewhere, and everything else that is asked for. */
export function find(cards: PrintedCard[], search: Search, winsOf: WinsOf = () => null): PrintedCard[] {
  const words = plain(search.words).split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => fits(card, search) && hasWords(card, words));
  if (search.sort === "name") {
    return found.sort((one, other) => one.title.localeCompare(other.title));
  }
  if (search.sort === "power") {
    return found.sort((one, other) => powerOf(one) - powerOf(other) || one.title.localeCompare(other.title));
  }
  if (search.sort === "cost") {
    return found.sort((one, other) => costOf(one) - costOf(other) || one.title.localeCompare(other.title));
  }
  if (search.sort === "wins") {
    const wins = (card: PrintedCard) => winsOf(card) ?? -1;
    return found.sort((one, other) => wins(other) - wins(one) || one.title.localeCompare(other.title));
  }
  return found;
}

function hasWords(card: PrintedCard, words: string[]): boolean {
  if (!words.length) {
    return true;
  }
  const text = plain([card.title, card.name, card.line ?? "", card.text, ...card.keywords].join(" "));
  return words.every((word) => text.includes(word));
}

function fits(card: PrintedCard, search: Search): boolean {
  const [from, to] = search.power ?? [0, Infinity];
  return (
    (!search.sets.length || search.sets.includes(card.set)) &&
    (!search.kinds.length || search.kinds.includes(card.kind)) &&
    Object.entries(search.facts).every(([name, wanted]) => hasFact(card, name, wanted)) &&
    search.keywords.every((keyword) => card.keywords.includes(keyword)) &&
    search.triggers.every((trigger) => card.triggers.includes(trigger)) &&
    (!search.power || (card.power !== "" && powerOf(card) >= from && powerOf(card) <= to))
  );
}

const hasFact = (card: PrintedCard, name: string, wanted: string[]): boolean =>
  !wanted.length || [card.facts?.[name]].flat().some((value) => wanted.includes(String(value)));

/** What a card costs in all: a number, and a letter for each that is of one kind. Cards without a cost come last. */
export function costOf(card: PrintedCard): number {
  const [, number = "", letters = ""] = /^(\d*)(\D*)$/.exec(card.cost ?? "") ?? [];
  return card.cost ? Number(number) + letters.length : 99;
}

/** Cards without power come last. */
export const powerOf = (card: PrintedCard): number => (card.power ? Number.parseInt(card.power, 10) : 99);

export function powersIn(cards: PrintedCard[]): [number, number] {
  const powers = cards.filter((card) => card.power).map(powerOf);
  return powers.length ? [Math.min(...powers), Math.max(...powers)] : [0, 0];
}

/** Triggers that some card has, those of most cards first. */
export function triggersIn(all: Catalogue): { id: string; name: string; cards: number }[] {
  return all.triggers
    .map((trigger) => ({
      ...trigger,
      cards: all.cards.filter((card) => card.triggers.includes(trigger.id)).length,
    }))
    .filter((trigger) => trigger.cards)
    .sort((one, other) => other.cards - one.cards);
}

/** One more, or one less. */
export const switched = (ids: string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
