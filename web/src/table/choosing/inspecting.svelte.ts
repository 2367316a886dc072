/** Which card somebody looks at, to read it. */
import type { Card } from "../../server/messages";
import { hasSide } from "../screen";
import type { Tabled } from "../state/tabled";

const HOVERED = 250; // milliseconds of hovering before a card is shown
const LEFT = 60; // leaving takes a moment too, so that nothing flickers

export class Inspecting {
  card = $state.raw<Card | null>(null);
  at = $state.raw<HTMLElement | null>(null); // where it lies
  isHeld = $state(false); // by a finger that wants to read, not to choose
  private timer = 0;

  /** To be made while a component is. A finger does not say when it has read enough: the next moment does. */
  constructor(game: () => Tabled) {
    $effect(() => {
      if (game().shown?.ply !== undefined && !hasSide()) {
        clearTimeout(this.timer);
        this.card = null;
      }
    });
  }

  /** After a moment of hovering; at once by keyboard. */
  readonly look = (card: Card | null, at: HTMLElement | null, isHeld = false): void => {
    clearTimeout(this.timer);
    const isByKey = at?.matches(":focus-visible") ?? false;
    this.timer = window.setTimeout(
      () => {
        this.card = card;
        this.at = at;
        this.isHeld = isHeld;
      },
      card && !isByKey ? HOVERED : LEFT,
    );
  };

  readonly lookUp = (name: string | null): void => this.look(name ? { card: name } : null, null);
}
