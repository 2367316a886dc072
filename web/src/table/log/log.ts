/** A sentence of the log, taken apart so that the names of cards in it can be pointed at. */
export interface Piece {
  text: string;
  isCard: boolean;
}

let known: { names: readonly string[]; pattern: RegExp } | null = null;

export function pieces(text: string, names: readonly string[]): Piece[] {
  if (!names.length) {
    return [{ text, isCard: false }];
  }
  if (known?.names !== names) {
    const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
    const escaped = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    known = { names, pattern: new RegExp(`(${escaped.join("|")})`) };
  }
  return text
    .split(known.pattern)
    .map((part, place) => ({ text: part, isCard: place % 2 === 1 }))
    .filter((piece) => piece.text);
}
