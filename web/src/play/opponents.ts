/** Opponents of the program's own, as the server tells them. */
import { get, inLanguage } from "../server/http";

export interface Level {
  bot: string;
  name: string;
  text: string;
  strength: number; // from 1 up
  games: string[];
}

export const levels = (game: string) =>
  get<Level[]>(inLanguage("/api/levels")).then((all) => all.filter((level) => level.games.includes(game)));

/** The one to suggest: the last that was played against, else the one in the middle. */
export function suggested(all: Level[], last: string): string {
  const known = all.some((level) => level.bot === last);
  return known ? last : (all[Math.floor((all.length - 1) / 2)]?.bot ?? "");
}
