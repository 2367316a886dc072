/** Where the others' sides lie one beside the other on a phone: whose is in sight. */
import { untrack } from "svelte";

import type { View } from "../../../server/messages";
import { pieceSpot, seatSpot } from "../../../table/choosing/spots";
import { cardsIn, spotOf } from "../choosing/stacks";

export class Sides {
  shown = $state(-1); // the seat; -1 until one was looked for
  private row: HTMLElement | null = null;

  /** To be attached to the row that holds them. */
  readonly watch = (row: HTMLElement): (() => void) => {
    const follow = () => {
      const middle = row.scrollLeft + row.clientWidth / 2;
      const side = [...row.children].findLast((each) => leftOf(each as HTMLElement, row) <= middle) as HTMLElement;
      this.shown = Number(side.dataset["side"]);
    };
    this.row = row;
    row.addEventListener("scroll", follow, { passive: true });
    return () => row.removeEventListener("scroll", follow);
  };

  /** Whenever another side ought to be in sight, it comes. Who looks elsewhere then is left in peace. To be called while a
   * component is made. */
  follow(seen: () => View, toChoose: () => number[]): void {
    const active = $derived(seen().active);
    const choosable = $derived(toChoose().join(" "));
    $effect(() => {
      void [active, choosable];
      const wanted = untrack(() => sideToShow(seen(), toChoose(), this.shown));
      if (wanted !== null) {
        this.show(wanted);
      }
    });
  }

  show(seat: number): void {
    const side = this.row?.querySelector<HTMLElement>(`[data-side="${seat}"]`);
    if (this.row && side) {
      this.shown = seat;
      this.row.scrollTo({ left: leftOf(side, this.row) });
    }
  }
}

const leftOf = (side: HTMLElement, row: HTMLElement): number => side.offsetLeft - row.offsetLeft;

/** On whose sides something can be chosen now. */
export function sidesToChoose(view: View, canChoose: (spot: string) => boolean): number[] {
  return view.players
    .filter((player) => {
      const permanents = ["field", "hive"].flatMap((zone) => cardsIn(player, zone));
      const spots = permanents.flatMap(({ piece = 0 }) => [pieceSpot(piece), spotOf(view, piece)]);
      return [seatSpot(player.seat), ...spots].some(canChoose);
    })
    .map((player) => player.seat);
}

/** Whose side ought to be in sight: where one can choose, else whose turn it is; nobody's if it is one's own. */
export function sideToShow(view: View, choosable: number[], shown: number): number | null {
  const others = choosable.filter((seat) => seat !== view.seat);
  if (others.length) {
    return others.includes(shown) ? null : (others[0] as number);
  }
  return view.active === view.seat ? null : view.active;
}
