/** Whose splat pile lies open, in place of the hand. */
import type { Card, View } from "../../../server/messages";
import { say } from "../../../words/words.svelte";
import { cardsIn } from "../choosing/stacks";

export class OpenPile {
  private seat = $state<number | null>(null);

  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }

  /** False if there was nothing to close. */
  close(): boolean {
    const had = this.seat !== null;
    this.seat = null;
    return had;
  }

  /** What lies there, the newest first. */
  in(view: View, name: (seat: number) => string): { title: string; cards: Card[] } | null {
    return this.seat === null
      ? null
      : {
          title: say("shard-splat-of", { name: name(this.seat) }),
          cards: cardsIn(view.players[this.seat], "splat").toReversed(),
        };
  }
}
