/** A deck on the bench: every change is judged by the server a moment later, and kept in the browser until it is saved. */
import { Problem } from "../server/http";
import { copiesOf, isSame, ledBy, withCopies, EMPTY, type Deck } from "./deck";
import type { Judgement, Reason } from "./server";

const PAUSE = 250; // milliseconds after the last change
const AGAIN = 2_000; // before the next try, when the server was away

export type Judge = (deck: Deck) => Promise<Judgement>;

export class Building {
  deck = $state.raw<Deck>(EMPTY);
  judged = $state.raw<Judgement | null>(null);
  private before = $state.raw<Deck[]>([]);
  private timer = 0;
  private turn = 0;

  constructor(
    private readonly judge: Judge,
    deck: Deck = EMPTY,
    private readonly onchange: (deck: Deck) => void = () => {},
  ) {
    this.deck = deck;
    this.ask(0);
  }

  get reasons(): Reason[] {
    return this.judged?.reasons ?? [];
  }

  /** Whether what was judged is the deck as it is now. */
  get isJudged(): boolean {
    return this.judged !== null && isSame(this.judged.deck as unknown as Deck, this.deck);
  }

  get isLegal(): boolean {
    return this.isJudged && !this.reasons.length;
  }

  /** The deck as text; null until the server has written it as it is now. */
  get text(): string | null {
    return this.isJudged ? (this.judged?.text ?? null) : null;
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  /** The reasons that are about one card. */
  about(card: string): Reason[] {
    return this.reasons.filter((reason) => reason.card === card);
  }

  become(deck: Deck): void {
    this.before = [...this.before.slice(-49), this.deck];
    this.set(deck);
  }

  add(name: string, by: number): void {
    this.become(withCopies(this.deck, name, copiesOf(this.deck, name) + by));
  }

  lead(avatar: string): void {
    this.become(ledBy(this.deck, avatar));
  }

  undo(): void {
    const last = this.before.at(-1);
    if (last) {
      this.before = this.before.slice(0, -1);
      this.set(last);
    }
  }

  /** Ask once more, as when the reader's language has changed. */
  ask(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.turn += 1;
    const turn = this.turn;
    this.timer = window.setTimeout(() => {
      this.judge(this.deck).then(
        (judged) => turn === this.turn && (this.judged = judged),
        (problem: unknown) => {
          if (!(problem instanceof Problem)) {
            throw problem;
          }
          if (turn === this.turn) {
            this.ask(AGAIN);
          }
        },
      );
    }, pause);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.turn += 1;
  }

  private set(deck: Deck): void {
    this.deck = deck;
    this.onchange(deck);
    this.ask();
  }
}
