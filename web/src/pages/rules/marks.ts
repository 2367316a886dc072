/** The little Markdown that the rules use: bold, code, paragraphs, lists and tables. */

export interface Piece {
  kind: "plain" | "bold" | "code" | "rule";
  text: string;
}

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

const MARKED = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]{2}-[A-Z]+\d+)\b/g;

/** A line in pieces. The id of a rule becomes a link to it. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const mark of text.matchAll(MARKED)) {
    const [whole, bold, code, rule] = mark;
    if (mark.index > last) {
      found.push({ kind: "plain", text: text.slice(last, mark.index) });
    }
    found.push(
      bold
        ? { kind: "bold", text: bold }
        : code
          ? { kind: "code", text: code }
          : { kind: "rule", text: rule as string },
    );
    last = mark.index + whole.length;
  }
  if (last < text.length) {
    found.push({ kind: "plain", text: text.slice(last) });
  }
  return found;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => {
      const lines = part.trim().split("\n");
      if (lines[0]?.startsWith("|")) {
        const [head, , ...rows] = lines.map(cells);
        return { kind: "table", head: head ?? [], rows };
      }
      if (lines[0]?.startsWith("- ")) {
        const items = part.trim().replace(/^- /, "").split(/\n- /);
        return { kind: "list", items: items.map((item) => item.replace(/\s*\n\s*/g, " ")) };
      }
      return { kind: "paragraph", text: lines.map((line) => line.trim()).join(" ") };
    });
}
