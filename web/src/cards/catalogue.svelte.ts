/** All cards of a game with their texts in the reader's language, read once from the server. */
import { get, inLanguage } from "../server/http";
import { language } from "../words/words.svelte";

export interface CardPart {
  id: string;
  text: string;
  lead?: string; // the word before it: Play, Attack
}

export interface PrintedCard {
  name: string;
  title: string;
  set: string;
  number: string;
  kind: string;
  power?: string;
  cost?: string;
  keywords: string[];
  triggers: string[];
  line?: string; // its figures in words
  text: string;
  parts?: CardPart[];
  facts?: Record<string, unknown>;
  rules?: string[]; // ids of those that concern it
}

export interface Named {
  id: string;
  name: string;
  text?: string;
}

export interface Catalogue {
  game: string;
  title: string;
  sets: { id: string; name: string; cards: string[] }[];
  kinds: Named[];
  keywords: Named[];
  triggers: Named[];
  facts: Record<string, Named[]>; // names of facts that are words
  cards: PrintedCard[];
}

export class Cards {
  private readonly byName: Map<string, PrintedCard>;
  private readonly keywordsById: Map<string, Named>;

  constructor(readonly all: Catalogue) {
    this.byName = new Map(all.cards.map((card) => [card.name, card]));
    this.keywordsById = new Map(all.keywords.map((keyword) => [keyword.id, keyword]));
  }

  card(name: string): PrintedCard | undefined {
    return this.byName.get(name);
  }

  keyword(id: string): Named {
    const found = this.keywordsById.get(id) ?? { id, name: id };
    return { ...found, name: found.name.charAt(0).toUpperCase() + found.name.slice(1).toLowerCase() };
  }

  /** What a kind of card is called. */
  kind(id: string): string {
    return this.all.kinds.find((each) => each.id === id)?.name ?? id;
  }

  /** What a fact that is a word is called. */
  fact(name: string, id: string): string {
    return this.all.facts[name]?.find((each) => each.id === id)?.name ?? id;
  }

  setName(id: string): string {
    return this.all.sets.find((set) => set.id === id)?.name ?? id;
  }
}

let known = $state.raw<Record<string, Cards>>({});
const asked = new Set<string>();

const AGAIN = 2_000; // milliseconds before the next try

export const catalogueOf = (game: string): string => inLanguage(`/api/catalogue/${game}`);

/** The cards of a game, or null until they are here. */
export function cardsOf(game: string): Cards | null {
  const key = `${game}/${language()}`;
  if (!asked.has(key)) {
    asked.add(key);
    ask(key, catalogueOf(game));
  }
  return known[key] ?? null;
}

function ask(key: string, address: string): void {
  get<Catalogue>(address).then(
    (all) => (known = { ...known, [key]: new Cards(all) }),
    () => setTimeout(() => ask(key, address), AGAIN),
  );
}

/** The file name of a card's picture. */
export function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
