/** How the cards of Shard Bugs are drawn and named. */
import type { GameCards } from "../../../cards/drawing";
import type { PrintedCard } from "../../../cards/catalogue.svelte";
import type { Card } from "../../../server/messages";
import CardFace from "./CardFace.svelte";
import Cost from "./Cost.svelte";
import { factsOf, type Alliance } from "./facts";
import { iconOf } from "./icons";
import Mark from "./Mark.svelte";
import { nameOf } from "./naming";
import Said from "./Said.svelte";

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

const TINTS: Record<Alliance, string> = {
  solar: "#f0a92b",
  lunar: "#5d74ea",
  meteor: "#e8674f",
  unaligned: "#9aa981",
};

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
  hasReminders: true,
  Cost,
  Said,
  Mark,
  tint: (card) => TINTS[factsOf(card).alliance ?? "unaligned"],
};
