/** Addresses of pages: which pattern one fits, and what it says in the places with a name. */

const partsOf = (path: string) => path.split("/").filter(Boolean);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // somebody typed a lone percent sign
  }
}

/** The values of the `:name` parts of a pattern, or null if the path does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = partsOf(pattern);
  const parts = partsOf(path).map(decoded);
  if (wanted.length !== parts.length) {
    return null;
  }
  const values: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    if (part.startsWith(":")) {
      values[part.slice(1)] = parts[place] as string;
    } else if (part !== parts[place]) {
      return null;
    }
  }
  return values;
}

/** An address with a query, without what is empty. */
export function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  const text = query.toString().replaceAll("%2C", ",");
  return text ? `${path}?${text}` : path;
}

/** Where to go back to, as a query says it: an address of ours, or nothing. */
export function backFrom(query: string): string {
  const back = new URLSearchParams(query).get("back") ?? "";
  return /^\/(?![/\\])/.test(back) ? back : "";
}
