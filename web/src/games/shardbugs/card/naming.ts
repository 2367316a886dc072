/** A card in words, for those who hear the table instead of seeing it. */
import type { Cards } from "../../../cards/catalogue.svelte";
import type { Card } from "../../../server/messages";
import { say } from "../../../words/words.svelte";
import { amountOf, costOf, countersOf, factsOf, figuresOf, typeLine } from "./facts";

export interface Heard {
  state?: string; // what may be done with it, or was
  note?: string; // what will happen to it
  key?: string;
  count?: number;
}

/** "2 and 2 solar", as a cost is read out. */
export function costSaid(text: string, cards: Cards | null): string {
  const cost = costOf(text);
  if (!cost) {
    return "";
  }
  const [dust] = cost.shards;
  const shards = dust ? [`${cost.shards.length} ${cards?.fact("alliance", dust) ?? dust}`] : [];
  return say("shard-said-cost", { cost: [...(cost.neutral === null ? [] : [cost.neutral]), ...shards].join(" + ") });
}

export function nameOf(card: Card, cards: Cards | null, heard: Heard): string {
  const printed = cards?.card(card.card);
  const facts = factsOf(card);
  const figures = figuresOf(card, printed);
  const counters = countersOf(card);
  const parts = [printed?.title ?? card.card];
  if (heard.count && heard.count > 1) {
    parts.push(say("shard-said-count", { count: heard.count }));
  }
  if (card.cost) {
    parts.push(costSaid(card.cost, cards));
  }
  if (printed && cards) {
    parts.push(typeLine(printed, cards));
  }
  if (figures) {
    parts.push(
      say("shard-said-figures", { atk: figures.atk.value, def: figures.def.value, dev: figures.dev?.value ?? 0 }),
    );
    if (facts.damage) {
      parts.push(say("shard-said-damage", { damage: facts.damage }));
    }
  }
  for (const id of card.keywords ?? []) {
    parts.push([cards?.keyword(id).name ?? id, amountOf(id, printed) ?? ""].join(" ").trim());
  }
  if (counters) {
    parts.push(counters.text);
  }
  if (facts.items?.length) {
    parts.push(
      say("shard-said-items", { items: facts.items.map((name) => cards?.card(name)?.title ?? name).join(", ") }),
    );
  }
  if (facts.on) {
    parts.push(say("shard-said-on", { card: cards?.card(facts.on)?.title ?? facts.on }));
  }
  for (const mark of ["exhausted", "used", "dizzy", "attacking", "blocked", "blocking"]) {
    if (card.marks?.includes(mark)) {
      parts.push(say(`shard-${mark}`));
    }
  }
  if (heard.note) {
    parts.push(heard.note);
  }
  if (heard.state) {
    parts.push(say("card-state", { state: heard.state }));
  }
  if (heard.key) {
    parts.push(say("card-key", { key: heard.key }));
  }
  return parts.filter(Boolean).join(", ");
}
