/** How the cards of a game are drawn and named: every game has its own way, and shared parts ask here. */
import type { Component } from "svelte";

import type { IconName } from "../design/icons";
import { CARDS } from "../games/cards";
import type { Card } from "../server/messages";
import type { Cards, PrintedCard } from "./catalogue.svelte";
import type { Look, Size } from "./look";

export interface CardProps {
  card: Card;
  cards: Cards | null;
  size: Size;
  look?: Look;
  width?: number; // of the card, where a row has less room than usual
  height?: number | null;
}

/** What a game says about its cards. */
export interface GameCards {
  View: Component<CardProps>;
  pictures: string; // the folder with their creatures and scenes
  nameOf: (card: Card, cards: Cards | null, look: Look) => string; // for those who hear the table instead of seeing it
  asDrawn: (card: PrintedCard) => Card; // a printed card as something that can be drawn like one on the table
  iconOf: (keyword: string) => IconName;
  filters: string[]; // facts that cards can be looked for by
  sorts: string[]; // orders of a list of cards besides by set, by name and by wins
  heroes: [string, string]; // two of them that the start page shows
  height: number; // of a card in such a list
  hasReminders?: boolean; // says on a large card what its keywords mean
  Cost?: Component<{ cost: string; size?: number }>; // what a card costs
  Said?: Component<{ text: string; isSentence?: boolean }>; // a text, with the costs in it drawn as they are on cards
  Mark?: Component<{ fact: string; id: string; size?: number }>; // a value of a fact, as a small picture
  tint?: (card: PrintedCard) => string; // the colour of its frame
}

/** Until the catalogue is here nobody knows of which game a card is: then as the first one does. */
export const drawingOf = (cards: Cards | null): GameCards =>
  CARDS[cards?.all.game ?? ""] ?? (Object.values(CARDS)[0] as GameCards);

export const nameOf = (card: Card, cards: Cards | null, look: Look): string =>
  drawingOf(cards).nameOf(card, cards, look);

export const asDrawn = (card: PrintedCard, cards: Cards | null): Card => drawingOf(cards).asDrawn(card);
