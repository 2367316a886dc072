/** What lies beside the board, and what is known of hidden hands. */
import type { View } from "../../server/messages";
import { say } from "../../words/words.svelte";

export interface Group {
  kind: "revealed" | "set-aside" | "power-discard" | "known";
  title: string;
  cards: string[];
}

const ZONES = ["revealed", "set-aside", "power-discard"] as const;

export function asideOf(view: View, name: (seat: number) => string): Group[] {
  const lying = ZONES.map((kind) => ({
    kind,
    title: say("aside", { kind }),
    cards: (view.zones[kind]?.cards ?? []).map((card) => card.card),
  }));
  const known = view.players.map((player) => {
    const isOpen = player.zones["hand"]?.cards.length === player.zones["hand"]?.size;
    const isMine = player.seat === view.seat;
    return {
      kind: "known" as const,
      // Of one's own hand it is what others know; of an open hand there is nothing more to know.
      title: say(isMine ? "aside-known-mine" : "aside-known", { who: name(player.seat) }),
      cards: isOpen && !isMine ? [] : (player.zones["known"]?.cards ?? []).map((card) => card.card),
    };
  });
  return [...lying, ...known].filter((group) => group.cards.length);
}
