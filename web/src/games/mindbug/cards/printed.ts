/** A printed card as something that can be drawn like one on the table. */
import type { Card } from "../../../server/messages";
import type { PrintedCard } from "../../../cards/catalogue.svelte";

export function asDrawn(card: PrintedCard): Card {
  const { octonite, dice } = (card.facts ?? {}) as { octonite?: number; dice?: number };
  return {
    card: card.name,
    piece: 0,
    power: card.power ?? "",
    cost: card.cost ?? "",
    keywords: card.keywords,
    marks: [],
    facts: {
      ...(octonite ? { octonite } : {}),
      ...(dice ? { dice } : {}),
      ...(card.cost ? { price: card.cost } : {}),
    },
  };
}
