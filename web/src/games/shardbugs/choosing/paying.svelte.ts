/** Who is to pay for the next thing, where its player does not leave that to the game. */
import type { Move } from "../../../server/messages";
import { pointedAt, type Makers } from "./payers";

export class Paying {
  private counts = $state.raw<ReadonlyMap<number, number>>(new Map()); // by the key of equal makers

  constructor(private readonly all: () => Makers[]) {}

  /** What is to be done first, so that these pay. */
  readonly actions: number[] = $derived.by(() => this.all().flatMap((each) => each.actions.slice(0, this.count(each))));

  isPaying(spot: string): boolean {
    return this.all().some((each) => each.spots.slice(0, this.count(each)).includes(spot));
  }

  canPay(spot: string): boolean {
    return this.makersAt(spot) !== undefined;
  }

  /** How much dust they make. */
  get amount(): number {
    return this.all().reduce((sum, each) => sum + each.amount * this.count(each), 0);
  }

  /** What a spot stands for: of several kinds of dust, the one that it is to pay with. */
  makersAt(spot: string): Makers | undefined {
    const there = this.all().filter((each) => each.spots.includes(spot));
    return there.find((each) => this.count(each)) ?? there[0];
  }

  private count(makers: Makers): number {
    return this.counts.get(makers.key) ?? 0;
  }

  /** Somebody points at something that makes dust. Of several kinds of dust at one spot, `move` says which. */
  point(spot: string, move?: Move): void {
    const own = move && this.all().find((each) => each.actions.includes(move.action));
    const makers = own ?? this.makersAt(spot);
    if (makers) {
      const counts = new Map(this.counts);
      counts.delete(makers.key); // so that the last one is the one that was pointed at last
      this.counts = counts.set(makers.key, pointedAt(makers, this.count(makers), spot));
    }
  }

  /** The one that was pointed at last does not pay. */
  takeBack(): void {
    const [key, count] = [...this.counts].filter(([, each]) => each).at(-1) ?? [0, 1];
    this.counts = new Map(this.counts).set(key, count - 1);
  }

  clear(): void {
    if (this.counts.size) {
      this.counts = new Map();
    }
  }
}
