/** Which card of a list is looked at closely. A mouse or a key shows one by being there, a finger by a tap. */

const HOVERED = 180; // milliseconds, so that a mouse on its way to elsewhere shows nothing

export interface Peeked {
  card: string;
  at: Element;
  box: DOMRect; // where that was
}

export class Peeking {
  peeked = $state.raw<Peeked | null>(null);
  private timer = 0;
  private touched = ""; // the card that a finger is on: its tap comes after the focus

  readonly hover = (card: string, event: PointerEvent): void => {
    if (event.pointerType === "mouse") {
      const at = event.currentTarget as Element;
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.hold(card, at), HOVERED);
    }
  };

  readonly press = (card: string, event: PointerEvent): void => {
    this.touched = event.pointerType !== "mouse" && this.peeked?.card === card ? card : "";
  };

  /** A second tap puts it away. */
  readonly tap = (card: string, event: MouseEvent): void => {
    const isAgain = this.touched === card;
    this.leave();
    if (!isAgain) {
      this.hold(card, event.currentTarget as Element);
    }
  };

  readonly focus = (card: string, event: FocusEvent): void => {
    const at = event.currentTarget as Element;
    if (at.matches(":focus-visible")) {
      this.hold(card, at);
    }
  };

  readonly leave = (): void => {
    clearTimeout(this.timer);
    this.touched = "";
    this.peeked = null;
  };

  /** Held up beside what has moved on, it would hang beside nothing. */
  readonly scroll = (): void => {
    if (this.peeked && this.peeked.at.getBoundingClientRect().top !== this.peeked.box.top) {
      this.peeked = null;
    }
  };

  /** A finger that goes down somewhere else has read enough. */
  readonly away = (event: Event): void => {
    if (this.peeked && !this.peeked.at.contains(event.target as Node)) {
      this.leave();
    }
  };

  private hold(card: string, at: Element): void {
    this.peeked = { card, at, box: at.getBoundingClientRect() };
  }

  /** Escape puts the card away, and nothing else: not the dialog around it. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.peeked) {
      event.preventDefault();
      event.stopPropagation();
      this.leave();
    }
  };
}
