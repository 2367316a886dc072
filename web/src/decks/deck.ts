/** A deck: a card that leads it, and how many copies of which others. What makes one legal is for the server to say. */

export interface Deck {
  avatar: string;
  cards: Record<string, number>; // copies by name
}

export const EMPTY: Deck = { avatar: "", cards: {} };

/** Data that should be a deck, as far as they are one. */
export function asDeck(data: unknown): Deck {
  const { avatar, cards } = (data ?? {}) as { avatar?: unknown; cards?: unknown };
  const counts = Object.entries((cards ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) > 0,
  );
  return { avatar: typeof avatar === "string" ? avatar : "", cards: Object.fromEntries(counts) };
}

export const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, count) => sum + count, 0);

export const copiesOf = (deck: Deck, name: string): number => deck.cards[name] ?? 0;

/** The deck with so many copies of a card; a card that was not in it comes last. */
export function withCopies(deck: Deck, name: string, count: number): Deck {
  const { [name]: before = 0, ...others } = deck.cards;
  if (count <= 0) {
    return { ...deck, cards: others };
  }
  return { ...deck, cards: before ? { ...deck.cards, [name]: count } : { ...others, [name]: count } };
}

export const ledBy = (deck: Deck, avatar: string): Deck => ({ ...deck, avatar });

/** Whether two decks are the same, in whatever order their cards are written. */
export function isSame(one: Deck, other: Deck): boolean {
  const names = new Set([...Object.keys(one.cards), ...Object.keys(other.cards)]);
  return one.avatar === other.avatar && [...names].every((name) => copiesOf(one, name) === copiesOf(other, name));
}
