/** A sentence of the log, taken apart so that the names of cards in it can be pointed at. */
export interface Piece {
  text: string;
  isCard: boolean;
}

/** A line of the log, and how many equal ones stand for it. */
export interface Counted<Line> {
  line: Line;
  times: number;
}

/** Equal lines in a row are one line with a number: "Ben puts back a card." six times over tells no more. */
export function counted<Line extends { text: string; turn?: boolean }>(lines: readonly Line[]): Counted<Line>[] {
  const found: Counted<Line>[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.line.text === line.text && !line.turn && !last.line.turn) {
      last.times += 1;
    } else {
      found.push({ line, times: 1 });
    }
  }
  return found;
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
