/** Decks that are kept in this browser: a guest's, and those that an account cannot take yet because they are not done. */
import { asDeck, isSame, type Deck } from "../deck";

export interface OwnDeck {
  game: string;
  name: string;
  deck: Deck;
  changed: number; // milliseconds since 1970
  isHere?: boolean; // only in this browser
  isUnfinished?: boolean; // an account has been asked to take it and could not
}

const isIt = (game: string, name: string) => (each: OwnDeck) => each.game === game && each.name === name;

/** What is stored, without what is spoilt. */
export function readKept(text: string | null): OwnDeck[] {
  let found: unknown = [];
  try {
    found = JSON.parse(text ?? "[]");
  } catch {
    // Spoilt: as if there were nothing.
  }
  return (Array.isArray(found) ? found : []).flatMap((each: Partial<OwnDeck> | null) =>
    each && typeof each.game === "string" && typeof each.name === "string"
      ? [
          {
            game: each.game,
            name: each.name,
            deck: asDeck(each.deck),
            changed: Number(each.changed) || 0,
            isHere: true,
            ...(each.isUnfinished === true && { isUnfinished: true }),
          },
        ]
      : [],
  );
}

export const withDeck = (kept: OwnDeck[], deck: OwnDeck): OwnDeck[] => [
  ...kept.filter((each) => !isIt(deck.game, deck.name)(each)),
  { ...deck, isHere: true },
];

/** The account could not take this deck as it is. */
export const withUnfinished = (kept: OwnDeck[], { game, name, changed }: OwnDeck): OwnDeck[] =>
  kept.map((each) => (isIt(game, name)(each) && each.changed === changed ? { ...each, isUnfinished: true } : each));

export const withoutDeck = (kept: OwnDeck[], game: string, name: string): OwnDeck[] =>
  kept.filter((each) => !isIt(game, name)(each));

/** All that somebody has, the newest first. What is in the browser under the same name is newer than what is not. */
export const together = (here: OwnDeck[], elsewhere: OwnDeck[]): OwnDeck[] =>
  [...here, ...elsewhere.filter((each) => !here.some(isIt(each.game, each.name)))].sort(
    (one, other) => other.changed - one.changed,
  );

/** Under which name a guest's deck goes to the account: another one if the account has a different deck of that name. */
export function nameFor(deck: OwnDeck, account: OwnDeck[]): string {
  const differs = (name: string) =>
    account.some((each) => isIt(deck.game, name)(each) && !isSame(each.deck, deck.deck));
  let name = deck.name;
  for (let number = 2; differs(name); number += 1) {
    name = `${deck.name} (${number})`;
  }
  return name;
}
