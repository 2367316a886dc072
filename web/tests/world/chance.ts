/** Random choices that can be made again: the same seed, the same numbers. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 0x9e3779b9 + 0x85ebca6b) >>> 0;
  }

  /** From 0 to just below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  readonly any = <Each>(of: Each[]): Each => {
    if (!of.length) {
      throw new Error("nothing to choose from");
    }
    return of[this.below(of.length)] as Each;
  };
}
