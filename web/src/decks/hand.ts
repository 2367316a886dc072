/** Hands to try a deck with: as at the beginning of a game, without playing it. */
import type { Deck } from "./deck";

export interface Trial {
  hand: string[];
  rest: string[]; // from the top
}

/** Below a number, each as likely as the others. */
export type Chance = (below: number) => number;

const usual: Chance = (below) => Math.floor(Math.random() * below);

export function shuffled(names: readonly string[], chance: Chance = usual): string[] {
  const found = [...names];
  for (let place = found.length - 1; place > 0; place -= 1) {
    const other = chance(place + 1);
    [found[place], found[other]] = [found[other] as string, found[place] as string];
  }
  return found;
}

export function firstHand(deck: Deck, size: number, chance?: Chance): Trial {
  const all = Object.entries(deck.cards).flatMap(([name, count]) => Array.from({ length: count }, () => name));
  const order = shuffled(all, chance);
  return { hand: order.slice(0, size), rest: order.slice(size) };
}

/** Cards at these places go to the bottom, and as many come from the top. */
export function exchanged({ hand, rest }: Trial, places: readonly number[]): Trial {
  const away = hand.filter((_, place) => places.includes(place));
  const kept = hand.filter((_, place) => !places.includes(place));
  const order = [...rest, ...away];
  return { hand: [...kept, ...order.slice(0, away.length)], rest: order.slice(away.length) };
}

export const withNext = ({ hand, rest }: Trial): Trial => ({
  hand: [...hand, ...rest.slice(0, 1)],
  rest: rest.slice(1),
});
