/** One's own decks: with the account where there is one, else in this browser. */
import type { components } from "../../server/generated/routes";
import { ask, get, Problem } from "../../server/http";
import { asDeck, type Deck } from "../deck";
import { nameFor, readKept, together, withDeck, withoutDeck, withUnfinished, type OwnDeck } from "./kept";
import { judge } from "../server";

type Stored = components["schemas"]["Deck"];

const PLACE = "bugduel-decks";
const NO_DECK = 404;

const stored = (): OwnDeck[] | null => {
  try {
    return readKept(localStorage.getItem(PLACE));
  } catch {
    return null; // storage that is switched off
  }
};

/** `account` has the id of whoever is signed in; `there` what their account keeps, null until it is known. */
let own = $state.raw<{ account: string; here: OwnDeck[]; there: OwnDeck[] | null }>({
  account: "",
  here: stored() ?? [],
  there: [],
});
const games = new Set<string>(); // whose decks somebody wants to see or to bring along

function change(how: (from: OwnDeck[]) => OwnDeck[]): void {
  const here = how(stored() ?? own.here);
  own = { ...own, here };
  try {
    localStorage.setItem(PLACE, JSON.stringify(here));
  } catch {
    // It holds for this visit.
  }
}

const address = (game: string, name = ""): string =>
  `/api/me/decks/${game}${name ? `?name=${encodeURIComponent(name)}` : ""}`;

/** Give a deck to the account. Whether it took it: it takes only what can be played. */
async function put(deck: OwnDeck, name: string): Promise<boolean> {
  const { text, reasons } = await judge(deck.game, deck.deck);
  if (!reasons.length) {
    await ask("PUT", address(deck.game), { name, deck: text });
  }
  return !reasons.length;
}

/** One's decks for a game, the newest first; null until the account has told. */
export function decksOf(game: string): OwnDeck[] | null {
  if (!games.has(game)) {
    games.add(game);
    queueMicrotask(() => void load());
  }
  const found = own.there && together(own.here, own.there);
  return found && found.filter((each) => each.game === game);
}

/** Somebody was met, or nobody. What a guest built here goes along. */
export async function followDecks(person: { id: string; is_guest: boolean } | null): Promise<void> {
  const account = person && !person.is_guest ? person.id : "";
  if (account !== own.account) {
    own = { ...own, account, there: account ? null : [] };
    await load();
  }
}

async function load(): Promise<void> {
  const { account } = own;
  if (!account) {
    return;
  }
  try {
    own.here.forEach((deck) => games.add(deck.game));
    const lists = await Promise.all([...games].map((game) => get<Stored[]>(address(game))));
    if (own.account !== account) {
      return;
    }
    own = { ...own, there: lists.flat().map((each) => ({ ...each, deck: asDeck(each.deck) })) };
    await bringAlong();
  } catch (problem) {
    if (!(problem instanceof Problem)) {
      throw problem;
    }
  }
}

/** What this browser has goes to the account, as far as it can be played. */
async function bringAlong(): Promise<void> {
  for (const deck of own.here) {
    try {
      const name = nameFor(deck, own.there ?? []);
      if (await put(deck, name)) {
        own = { ...own, there: [...withoutDeck(own.there ?? [], deck.game, name), { ...deck, name, isHere: false }] };
        change((here) => withoutDeck(here, deck.game, deck.name));
      } else {
        change((here) => withUnfinished(here, deck));
      }
    } catch (problem) {
      if (!(problem instanceof Problem)) {
        throw problem;
      }
    }
  }
}

/** Keep a deck, in place of one of the same name. The account takes only what can be played; the rest stays here. */
export async function keepDeck(game: string, name: string, deck: Deck): Promise<void> {
  const kept: OwnDeck = { game, name, deck, changed: Date.now() };
  change((here) => withDeck(here, kept));
  if (!own.account) {
    return;
  }
  if (await put(kept, name)) {
    own = { ...own, there: [...withoutDeck(own.there ?? [], game, name), kept] };
    change((here) => withoutDeck(here, game, name));
  } else {
    change((here) => withUnfinished(here, kept));
  }
}

export async function dropDeck(game: string, name: string): Promise<void> {
  change((here) => withoutDeck(here, game, name));
  if (own.there?.some((each) => each.game === game && each.name === name)) {
    await ask("DELETE", address(game, name)).catch((problem: unknown) => {
      if (!(problem instanceof Problem) || problem.status !== NO_DECK) {
        throw problem;
      }
    });
    own = { ...own, there: withoutDeck(own.there, game, name) };
  }
}
