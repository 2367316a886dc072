/** Dragging with a mouse or a pen: a finger scrolls. */
import type { Attachment } from "svelte/attachments";

import { dropAt } from "./drops";
import type { ShardPicking } from "./picking.svelte";

const FAR = 10; // pixels: less is a click with an unsteady hand

interface Point {
  x: number;
  y: number;
}

export class Dragging {
  line = $state.raw<{ from: Point; to: Point; isMeant: boolean } | null>(null);
  private wasDragged = false;
  private start: (Point & { spot: string; centre: Point }) | null = null;

  constructor(private readonly picking: ShardPicking) {}

  readonly watch: Attachment<HTMLElement> = (table) => {
    const stop = new AbortController();
    const { signal } = stop;
    table.addEventListener("pointerdown", (event) => this.begin(event), { signal });
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("pointerup", (event) => this.end(event), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
    table.addEventListener("click", (event) => this.swallow(event), { signal, capture: true });
    addEventListener("keydown", (event) => this.press(event), { signal });
    return () => stop.abort();
  };

  /** Whoever drags something and lets it go where it was, or gives up, does not mean to click. */
  private swallow(event: MouseEvent): void {
    if (this.wasDragged) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.wasDragged = false;
  }

  private begin(event: PointerEvent): void {
    this.wasDragged = false;
    const spot = (event.target as Element).closest<HTMLElement>("[data-spot][data-selectable]");
    if (spot && event.button === 0 && event.pointerType !== "touch") {
      const { left, top, width, height } = spot.getBoundingClientRect();
      const centre = { x: left + width / 2, y: top + height / 2 };
      this.start = { x: event.clientX, y: event.clientY, spot: spot.dataset["spot"] ?? "", centre };
    }
  }

  private move({ clientX: x, clientY: y, buttons }: PointerEvent): void {
    if (!buttons) {
      this.cancel(); // it was let go where nobody could see it: over another window
    }
    if (this.start && (this.line || Math.hypot(x - this.start.x, y - this.start.y) > FAR)) {
      const isMeant = this.picking.meantBy(this.start.spot, dropAt(x, y)).length > 0;
      this.line = { from: this.start.centre, to: { x, y }, isMeant };
      this.wasDragged = true;
    }
  }

  private end({ clientX: x, clientY: y }: PointerEvent): void {
    if (this.start && this.line) {
      this.picking.drop(this.start.spot, dropAt(x, y));
    }
    this.cancel();
  }

  /** Keys make clicks of their own. */
  private press({ key }: KeyboardEvent): void {
    if (key === "Escape") {
      this.cancel();
    } else {
      this.wasDragged = false;
    }
  }

  private cancel(): void {
    this.start = null;
    this.line = null;
  }
}
