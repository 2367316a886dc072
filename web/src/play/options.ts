/** What can be chosen for a new game, as the server tells it: the client knows no rule of any game. */
import { get, inLanguage } from "../server/http";
import { say } from "../words/words.svelte";

export interface Term {
  id: string;
  name: string;
  text?: string;
}

export type OptionKind = "one-of" | "some-of" | "number" | "yes-no" | "decks" | "pool" | "cards";

export interface Option {
  name: string;
  kind: OptionKind;
  label: string;
  text: string;
  values: Term[];
  default: boolean | number | string | string[] | null;
  least: number;
  most: number | null;
  instead_of: string[];
  players: Record<string, number>; // by value
}

export type Chosen = Record<string, boolean | number | string | string[] | null>;

const known = new Map<string, Promise<Option[]>>();

/** They do not change while a page is open, and every row of a list wants them: asked for once. */
export function optionsOf(game: string): Promise<Option[]> {
  const address = inLanguage(`/api/catalogue/${game}/options`);
  const found = known.get(address) ?? get<Option[]>(address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found;
}

/** What is chosen for an option: what somebody chose if it still exists, else the default. */
export function valueOf(option: Option, chosen: Chosen): Chosen[string] {
  const value = chosen[option.name] ?? null;
  const ids = new Set(option.values.map((term) => term.id));
  if (option.kind === "one-of") {
    return typeof value === "string" && ids.has(value) ? value : option.default;
  }
  if (option.kind === "decks") {
    const decks = Array.isArray(value) && value.length >= option.least ? value : (option.default as string[]);
    return decks.map((id, seat) =>
      ids.has(id) ? id : ((option.default as string[])[seat] ?? option.values[0]?.id ?? ""),
    );
  }
  if (option.kind === "some-of") {
    const known = Array.isArray(value) ? value.filter((id) => ids.has(id)) : [];
    return known.length ? known : option.default;
  }
  return typeof value === typeof option.default ? value : option.default;
}

/** The options to send: only what is not as it would be anyway, and nothing that another choice stands in for. */
export function optionsToSend(options: Option[], chosen: Chosen): Chosen {
  const sent: Chosen = {};
  const replaced = new Set<string>();
  for (const option of options) {
    const value = valueOf(option, chosen);
    if (value !== null && JSON.stringify(value) !== JSON.stringify(option.default)) {
      sent[option.name] = value;
      option.instead_of.forEach((name) => replaced.add(name));
    }
  }
  replaced.forEach((name) => delete sent[name]);
  return sent;
}

/** One more of several, or one less; the last one stays. */
export function toggled(ids: string[], id: string): string[] {
  if (!ids.includes(id)) {
    return [...ids, id];
  }
  return ids.length > 1 ? ids.filter((each) => each !== id) : ids;
}

/** The decks of so many players: those that were chosen, and then those that nobody has yet. */
export function decksFor(option: Option, chosen: Chosen, players: number): string[] {
  const decks = (valueOf(option, chosen) as string[]).slice(0, players);
  const free = option.values.map((term) => term.id).filter((id) => !decks.includes(id));
  return [...decks, ...free, ...decks].slice(0, players);
}

/** Whose deck it is, for the one who is about to play. */
export function deckOf(seat: number, players: number): string {
  const who = seat === 0 ? "me" : players === 2 ? "them" : "other";
  return say("new-deck", { who, number: seat + 1 });
}

/** How many sit at a game: the option on which that depends says so; two where none does. */
export function seatsIn(options: Option[], chosen: Chosen): number {
  const decks = options.find((option) => option.kind === "decks");
  if (decks) {
    return (valueOf(decks, chosen) as string[]).length; // everybody brings one
  }
  const deciding = options.find((option) => Object.keys(option.players).length);
  return (deciding && deciding.players[String(valueOf(deciding, chosen))]) ?? 2;
}
