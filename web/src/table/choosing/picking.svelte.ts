/** Choosing: what can be chosen, what is picked but not yet confirmed, and which card is being looked at. */
import { settings } from "../../settings.svelte";
import type { Move, Question } from "../../server/messages";
import { choicesOf, slotsOf, type Choices, type Slots } from "./choices";
import { hasSide, hasStage } from "../screen";
import type { Tabled } from "../state/tabled";
import { digitOf, spotsOf, type Spot } from "./spots";

/** How somebody points: a finger covers what it touches, so its first tap only picks. */
export type Pointing = "mouse" | "touch" | "keyboard";

export class Picking {
  picked = $state<string | null>(null); // a spot whose move waits for its confirmation
  menu = $state<string | null>(null); // a spot whose moves are shown to choose from
  looked = $state<string | null>(null); // a spot that is hovered or focused

  readonly choices: Choices = $derived.by(() => this.readChoices(this.isAsked ? this.game.question : null));
  readonly spots: Spot[] = $derived.by(() => this.readSpots());
  private readonly byId = $derived(new Map(this.spots.map((spot, place) => [spot.id, { spot, place }])));

  constructor(protected readonly game: Tabled) {}

  protected get view() {
    return this.game.shown!.view;
  }

  protected get isAsked(): boolean {
    return this.game.isAsked && !this.game.isSent;
  }

  /** Where the moves of a question lie. Games whose tables have other places replace these two. */
  protected readChoices(question: Question | null): Choices {
    return choicesOf(question, this.view, { hasStage: hasStage(), hasMarket: hasSide() });
  }

  protected readSpots(): Spot[] {
    return spotsOf(this.choices, this.view);
  }

  movesAt(id: string): Move[] {
    return this.byId.get(id)?.spot.moves ?? [];
  }

  keyOf(id: string): string {
    const found = this.byId.get(id);
    return found ? digitOf(found.place) : "";
  }

  /** What Space and its neighbour do now: confirm what is picked, or the answers of the question. */
  get slots(): Slots {
    const picked = this.picked ? this.movesAt(this.picked) : [];
    if (picked.length === 1) {
      return { go: picked[0] as Move, other: null, more: [] };
    }
    const { buttons, cards } = this.choices;
    if (buttons.length === 1 && !this.spots.length && !cards.length) {
      return { go: buttons[0] as Move, other: null, more: [] }; // there is nothing else to do
    }
    return slotsOf(buttons);
  }

  /** The move whose outcome is shown: of what is picked, else of what is looked at. */
  get considered(): Move | null {
    const moves = this.movesAt(this.picked ?? this.looked ?? "");
    return moves.length === 1 ? (moves[0] as Move) : null;
  }

  /** Somebody clicked, tapped or pressed Enter on something. */
  choose(id: string, by: Pointing): void {
    const moves = this.movesAt(id);
    if (!moves.length) {
      this.clear();
    } else if (moves.length > 1) {
      this.picked = null;
      this.menu = this.menu === id ? null : id;
    } else if (this.picked === id || (by !== "touch" && !settings.confirm)) {
      this.act(moves[0] as Move);
    } else {
      this.menu = null;
      this.picked = id;
    }
  }

  act(move: Move): void {
    if (this.game.act(move)) {
      this.clear();
    }
  }

  /** Back out of what is not confirmed. False if there was nothing. */
  clear(): boolean {
    const had = this.picked !== null || this.menu !== null;
    this.picked = null;
    this.menu = null;
    return had;
  }
}
