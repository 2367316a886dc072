/** Which cards are shown to build with: what is searched for, costs, and whether they are in the deck. */
import type { Cards, Named, PrintedCard } from "../cards/catalogue.svelte";
import { costOf, EVERYTHING, find, type Search } from "../cards/search";
import { copiesOf, type Deck } from "./deck";
import { buildable } from "./layout";

export const COSTS = [1, 2, 3, 4, 5, 6]; // the last one and more

export interface Wanted {
  search: Search;
  costs: number[];
  isIn: boolean; // only what is in the deck
  terms: Record<string, Set<string>>; // values of facts that some card has, by the name of the fact
}

export const NOTHING_WANTED: Wanted = { search: { ...EVERYTHING, sort: "cost" }, costs: [], isIn: false, terms: {} };

/** Everything, with the values that cards of this game have. */
export function wantedOf(cards: Cards): Wanted {
  const terms: Record<string, Set<string>> = {};
  for (const card of buildable(cards)) {
    for (const [name, value] of Object.entries(card.facts ?? {})) {
      [value].flat().forEach((each) => (terms[name] ??= new Set()).add(String(each)));
    }
  }
  return { ...NOTHING_WANTED, terms };
}

/** Kinds that decks are built of. */
export function kindsIn(cards: Cards): Named[] {
  const kinds = new Set(buildable(cards).map((card) => card.kind));
  return cards.all.kinds.filter((kind) => kinds.has(kind.id));
}

export function findToBuild(all: PrintedCard[], wanted: Wanted): PrintedCard[] {
  const dearest = COSTS.at(-1) as number;
  const costs = (card: PrintedCard) => wanted.costs.includes(Math.min(costOf(card), dearest));
  return find(all, wanted.search).filter((card) => !wanted.costs.length || costs(card));
}

/** Those of them that are in the deck, if only these are wanted. Apart, as a deck changes with every click. */
export const asWanted = (found: PrintedCard[], wanted: Wanted, deck: Deck): PrintedCard[] =>
  wanted.isIn ? found.filter((card) => copiesOf(deck, card.name) > 0) : found;
