/** A card in words, for those who hear the table instead of seeing it. */
import type { Card, CardFacts } from "../../../server/messages";
import { say } from "../../../words/words.svelte";
import type { Cards } from "../../../cards/catalogue.svelte";
import type { Look } from "../../../cards/look";

export function nameOf(card: Card, cards: Cards | null, look: Look): string {
  const printed = cards?.card(card.card);
  const facts = (card.facts ?? {}) as CardFacts;
  const parts = [printed?.title ?? card.card];
  if (card.power) {
    parts.push(say("card-power", { power: card.power }));
    if (printed?.power && printed.power !== card.power) {
      parts.push(say("card-printed", { power: printed.power }));
    }
  }
  parts.push(...(card.keywords ?? []).map((keyword) => cards?.keyword(keyword).name ?? keyword));
  if (facts.base) {
    parts.push(say("card-base", { card: cards?.card(facts.base)?.title ?? facts.base }));
  }
  if (facts.face) {
    parts.push(say("card-face", { number: facts.face + 1 }));
  }
  if (facts.octonite) {
    parts.push(say("card-octonite", { count: facts.octonite }));
  }
  if (facts.boosts?.length) {
    parts.push(say("card-boosts", { cards: facts.boosts.map((name) => cards?.card(name)?.title ?? name).join(", ") }));
  }
  if (facts.price !== undefined) {
    parts.push(say("card-price", { count: facts.price }));
  }
  if (card.marks?.includes("exhausted")) {
    parts.push(say("exhausted"));
  }
  if (look.isTaken) {
    parts.push(say("card-taken"));
  }
  if (look.flag) {
    parts.push(look.flag.text);
  }
  if (look.ring) {
    parts.push(say("card-state", { state: look.ring }));
  }
  if (look.key !== undefined && (look.ring === "attacking" || look.ring === "blocking")) {
    parts.push(say("card-state", { state: "selectable" })); // its ring shows only the stronger of the two
  }
  if (look.key) {
    parts.push(say("card-key", { key: look.key }));
  }
  return parts.join(", ");
}
