/** What a player's dust comes to: what was made already, and what the ready cells of the Hive can still make. */
import type { Cards } from "../../../cards/catalogue.svelte";
import type { Player, View } from "../../../server/messages";
import { dustOf, type Dust } from "../card/facts";
import { cardsIn } from "../choosing/stacks";

const DUSTS: Dust[] = ["solar", "lunar", "meteor", "draft", "neutral"];

export interface Amount {
  dust: Dust;
  count: number;
}

/** Made, and gone when the phase ends. */
export function madeDust(player: Player): Amount[] {
  return DUSTS.map((dust) => ({ dust, count: player.counters[`dust-${dust}`] ?? 0 })).filter(({ count }) => count);
}

/** By kind, all that can be paid with: made already or not. */
export function dustAtHand(player: Player, view: View, cards: Cards | null): Amount[] {
  const isDraft = (view.facts as { draft?: boolean } | undefined)?.draft ?? false;
  const ready = cardsIn(player, "hive").filter((card) => !card.marks?.includes("exhausted"));
  const cells = ready.map((card) => dustOf(cards?.card(card.card), isDraft));
  return DUSTS.map((dust) => ({
    dust,
    count: (player.counters[`dust-${dust}`] ?? 0) + cells.filter((each) => each === dust).length,
  })).filter(({ count }) => count);
}

/** What is allowed once a turn, in the order in which a turn goes; whether it was done already. */
export function onceATurn(view: View): { move: string; isDone: boolean }[] {
  const still = (view.facts as { still?: string[] } | undefined)?.still ?? [];
  return ["place", "play-from-hive", "retreat"].map((move) => ({ move, isDone: !still.includes(move) }));
}
