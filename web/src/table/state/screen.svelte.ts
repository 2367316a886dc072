/** A screen that several people share: whose cards it shows, and the cover that lies over them while it changes hands. */
import type { Moment, TableMessage } from "../../server/messages";

const NOBODY = -1;

export class SharedScreen {
  cover = $state<number | null>(null); // the seat that may lift the cover; null while the table lies open
  seats = $state.raw<number[]>([]); // of those who sit at this screen
  private readonly seen = new Map<number, number>(); // the ply that each seat saw last: a number, and nothing of its cards
  private opened = -1; // the ply at which the page was opened: what was before it is in the log
  private wanted = NOBODY; // the seat that somebody lifted the cover for, until the server shows it
  private timer = 0;

  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** The seat to ask the server for: not the one that is drawn if somebody else is about to look. */
  seatFor(drawn: number | null): number | null {
    return this.wanted === NOBODY ? drawn : this.wanted;
  }

  /** Everything was told anew. Nobody knows who sits before a page that was just opened. */
  begin(table: TableMessage, isFirst: boolean): void {
    this.seats = table.my_seats ?? [];
    this.opened = isFirst ? table.ply : this.opened;
    if (table.seat === this.wanted) {
      this.cover = null;
    } else if (isFirst && this.isShared) {
      this.cover = table.seat;
    }
    this.wanted = NOBODY;
    this.look(table, 0);
  }

  /** Cover the table if the question is for somebody else at this screen: after a moment for whoever looks to see what
   * came of their own choice, which is theirs to see. */
  look(moment: Moment, linger: number): void {
    clearTimeout(this.timer);
    if (!this.isShared || (moment.status ?? "running") !== "running") {
      this.cover = null; // after the game nothing is hidden any more
      return;
    }
    const asked = moment.question?.seat ?? NOBODY;
    if (!this.seats.includes(asked) || (this.cover === null && asked === moment.view.seat)) {
      return;
    }
    if (this.cover !== null || !linger) {
      this.cover = asked;
    } else {
      this.timer = window.setTimeout(() => (this.cover = asked), linger);
    }
  }

  /** A moment was drawn: its seat has seen it, unless it was drawn under the cover. */
  note({ ply, view }: Moment): void {
    if (this.cover === null) {
      this.seen.set(view.seat, ply);
    }
  }

  /** The ply after which a seat has to be told what happened. */
  sinceOf(seat: number): number {
    return this.seen.get(seat) ?? this.opened;
  }

  /** Somebody lifts the cover; it stays until the server shows what this seat may see. The seat to ask for. */
  lift(): number {
    this.wanted = this.cover ?? NOBODY;
    return this.wanted;
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
