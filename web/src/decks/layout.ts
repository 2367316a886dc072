/** How a deck is laid out: by kind and cost, as a curve, and by what its cards have in common. */
import type { Cards, PrintedCard } from "../cards/catalogue.svelte";
import { costOf } from "../cards/search";
import { copiesOf, type Deck } from "./deck";

export const DEAREST = 7; // cards that cost so much or more stand together

export interface Row {
  name: string;
  count: number;
  card: PrintedCard | undefined; // none for a name that no card has
}

export interface Group {
  kind: string;
  count: number;
  rows: Row[];
}

export const UNKNOWN = ""; // the kind of names that no card has

const cost = (row: Row): number => (row.card ? costOf(row.card) : 0);
const title = (row: Row): string => row.card?.title ?? row.name;
const sum = (rows: Row[]): number => rows.reduce((all, row) => all + row.count, 0);

export function rowsOf(deck: Deck, cards: Cards): Row[] {
  return Object.entries(deck.cards).map(([name, count]) => ({ name, count, card: cards.card(name) }));
}

/** The cards by kind, in the order of the game's kinds, each by cost and name. What is no card comes first. */
export function groupsOf(deck: Deck, cards: Cards): Group[] {
  const rows = rowsOf(deck, cards).sort(
    (one, other) => cost(one) - cost(other) || title(one).localeCompare(title(other)),
  );
  return [UNKNOWN, ...cards.all.kinds.map((kind) => kind.id)].flatMap((kind) => {
    const own = rows.filter((row) => (row.card?.kind ?? UNKNOWN) === kind);
    return own.length ? [{ kind, count: sum(own), rows: own }] : [];
  });
}

export interface Column {
  cost: number;
  count: number;
  kinds: { kind: string; count: number }[];
}

/** How many cards of each cost, by kind: always from 1 on, and from 0 where something costs nothing. */
export function curveOf(deck: Deck, cards: Cards): Column[] {
  const rows = rowsOf(deck, cards).filter((row) => row.card?.cost);
  const at = (row: Row) => Math.min(cost(row), DEAREST);
  const first = rows.some((row) => cost(row) === 0) ? 0 : 1;
  return Array.from({ length: DEAREST + 1 - first }, (_, place) => {
    const own = rows.filter((row) => at(row) === first + place);
    const kinds = cards.all.kinds.flatMap(({ id }) => {
      const count = sum(own.filter((row) => row.card?.kind === id));
      return count ? [{ kind: id, count }] : [];
    });
    return { cost: first + place, count: sum(own), kinds };
  });
}

/** How many cards have which value of a fact, such as each alliance, in the game's order. */
export function countsBy(fact: string, deck: Deck, cards: Cards): { id: string; name: string; count: number }[] {
  const rows = rowsOf(deck, cards);
  return (cards.all.facts[fact] ?? []).map(({ id, name }) => ({
    id,
    name,
    count: sum(rows.filter((row) => row.card?.facts?.[fact] === id)),
  }));
}

/** What can be built with: cards that may have copies in a deck at all. */
export const buildable = (cards: Cards): PrintedCard[] =>
  cards.all.cards.filter((card) => typeof card.facts?.["most-copies"] === "number");

export const mostOf = (card: PrintedCard): number => Number(card.facts?.["most-copies"] ?? 0);

/** The cards that a deck is about: those of which the fewest may be had, then those of which it has the most. */
export function keyCards(deck: Deck, cards: Cards, most: number): PrintedCard[] {
  return rowsOf(deck, cards)
    .flatMap((row) => (row.card && mostOf(row.card) ? [row.card] : []))
    .sort(
      (one, other) =>
        mostOf(one) - mostOf(other) ||
        copiesOf(deck, other.name) - copiesOf(deck, one.name) ||
        costOf(other) - costOf(one),
    )
    .slice(0, most);
}
