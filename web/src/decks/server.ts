/** What the server says about decks: which games have them, what comes along, and why one cannot be played. */
import type { components } from "../server/generated/routes";
import { get, inLanguage, post } from "../server/http";
import type { Deck } from "./deck";

export type DeckGame = components["schemas"]["DeckGame"];
export type Shelf = components["schemas"]["DeckShelf"];
export type BuiltDeck = components["schemas"]["BuiltDeck"];
export type Judgement = components["schemas"]["Judgement"];
export type Reason = components["schemas"]["DeckReason"];

export const deckGames = () => get<DeckGame[]>(inLanguage("/api/decks"));
export const shelfOf = (game: string) => get<Shelf>(inLanguage(`/api/decks/${game}`));

/** A deck as data, or as somebody wrote it. */
export const judge = (game: string, deck: Deck | string) => post<Judgement>(inLanguage(`/api/decks/${game}`), { deck });
