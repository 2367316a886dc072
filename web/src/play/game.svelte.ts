/** Which game the pages around the tables are about: the one that the address names, else the one that is played. */
import { withQuery } from "../addresses";
import { FIRST_GAME, isGame } from "../games/games";
import { here } from "../routes.svelte";
import { wish, wishFor } from "./wish.svelte";

export function gameHere(): string {
  const named = new URLSearchParams(here.query).get("game");
  return isGame(named) ? named : isGame(wish.game) ? wish.game : FIRST_GAME;
}

/** An address of a page about the game that is looked at now: others who follow it see the same. */
export const ofGame = (path: string, values: Record<string, string> = {}): string =>
  withQuery(path, { ...values, game: gameHere() === FIRST_GAME ? "" : gameHere() });

/** From now on another game. What was chosen for the one before is kept. */
export function turnTo(game: string): void {
  if (game !== wish.game) {
    const kept = { ...wish.kept, [wish.game]: wish.options };
    wishFor({ game, kept, options: kept[game] ?? {}, seats: [] });
  }
}
