/** How the cards of Shard Bugs are drawn and named. */
import type { GameCards } from "../../../cards/drawing";
import type { PrintedCard } from "../../../cards/catalogue.svelte";
import type { Card } from "../../../server/messages";
import CardFace from "./CardFace.svelte";
import { factsOf } from "./facts";
import { iconOf } from "./icons";
import { nameOf } from "./naming";

export function asDrawn(card: PrintedCard): Card {
  const { dev } = factsOf(card);
  return {
    card: card.name,
    piece: 0,
    power: card.power ?? "",
    cost: card.cost ?? "",
    keywords: card.keywords,
    marks: [],
    facts: dev ? { dev } : {},
  };
}

export const SHARDBUGS_CARDS: GameCards = {
  View: CardFace,
  pictures: "/pictures/shardbugs",
  nameOf: (card, cards, look) => nameOf(card, cards, look.ring ? { state: look.ring, key: look.key ?? "" } : {}),
  asDrawn,
  iconOf,
  filters: ["alliance", "rarity"],
  sorts: ["cost"],
  heroes: ["Captain Buzzworthy", "Toll Spider"],
  height: 236,
};
