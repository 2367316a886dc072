/** What the builder begins with, by its address. What was on the bench under the same address is still there. */
import { readBench } from "../../decks/keeping/bench";
import { asDeck, EMPTY, type Deck } from "../../decks/deck";
import type { OwnDeck } from "../../decks/keeping/kept";
import type { DeckGame, Shelf } from "../../decks/server";

export interface Beginning {
  from: string; // the address's own words
  savedAs: string; // the name of one's own deck that this is
  name: string;
  deck: Deck;
}

/** The game whose decks are shown: the one that is looked at if it has decks, else the first that has. */
export const gameOf = (games: DeckGame[], wanted: string): string =>
  games.find((each) => each.game === wanted)?.game ?? games[0]?.game ?? "";

export function beginning(query: string, shelf: Shelf, own: OwnDeck[]): Beginning {
  const asked = new URLSearchParams(query);
  const mine = own.find((each) => each.name === asked.get("deck"));
  const built = shelf.built.find((each) => each.id === asked.get("built"));
  const from = mine ? `deck ${mine.name}` : built ? `built ${built.id}` : "new";
  const bench = readBench(`${shelf.game} ${from}`);
  const first = mine ?? (built ? { name: built.name, deck: asDeck(built.deck) } : { name: "", deck: EMPTY });
  const { name, deck } = bench ?? first;
  return { from: `${shelf.game} ${from}`, savedAs: mine?.name ?? "", name, deck };
}
