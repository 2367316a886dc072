/** Which puzzles are solved and which lessons are done, by their ids, and which of them an account has yet to be told of.
 *
 * Each change is a function of what is stored, so that two tabs, a guest who signs in and a device that was offline lose
 * nothing.
 */

export const GUEST = "";

export interface Solved {
  who: string; // the id of an account, or a guest
  solved: string[]; // by them, as far as this browser knows
  unsaved: Record<string, string[]>; // what the server was not told yet, by account; a guest's stays here
}

export const joined = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

const texts = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((each): each is string => typeof each === "string") : [];

/** What is stored, or nothing if it is spoilt. Before accounts kept it, there was only a list. */
export function readSolved(text: string | null): Solved {
  let kept: Partial<Solved> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Partial<Solved>;
  } catch {
    // Spoilt: as if there were nothing.
  }
  const solved = texts(kept.solved);
  if (typeof kept.who !== "string" || typeof kept.unsaved !== "object" || !kept.unsaved) {
    return { who: GUEST, solved, unsaved: { [GUEST]: solved } };
  }
  const unsaved = Object.fromEntries(Object.entries(kept.unsaved).map(([who, ids]) => [who, texts(ids)]));
  return { who: kept.who, solved, unsaved };
}

/** Whoever is here has done an exercise. */
export function withSolved(kept: Solved, id: string): Solved {
  if (kept.solved.includes(id)) {
    return kept;
  }
  const unsaved = { ...kept.unsaved, [kept.who]: joined(kept.unsaved[kept.who] ?? [], [id]) };
  return { ...kept, solved: joined(kept.solved, [id]), unsaved };
}

/** An account is signed in, and the server knows so much: what a guest did here before is theirs, too. */
export function signedIn(kept: Solved, who: string, known: readonly string[]): Solved {
  const { [GUEST]: guest = [], [who]: own = [], ...others } = kept.unsaved;
  const here = joined(own, guest);
  const news = here.filter((id) => !known.includes(id));
  return { who, solved: joined(known, here), unsaved: news.length ? { ...others, [who]: news } : others };
}

/** A guest, or nobody: what an account has solved is not shown any more. */
export function signedOut(kept: Solved): Solved {
  return { ...kept, who: GUEST, solved: kept.unsaved[GUEST] ?? [] };
}

/** The server was told, and has told what it knows now. */
export function withSaved(kept: Solved, who: string, sent: readonly string[], known: readonly string[]): Solved {
  const { [who]: own = [], ...others } = kept.unsaved;
  const left = own.filter((id) => !sent.includes(id));
  const unsaved = left.length ? { ...others, [who]: left } : others;
  return { ...kept, solved: kept.who === who ? joined(kept.solved, known) : kept.solved, unsaved };
}
