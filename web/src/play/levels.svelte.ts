/** The names of our own opponents, for tables at which they sit. */
import { language } from "../words/words.svelte";
import { levels, type Level } from "./opponents";

let known = $state.raw<Record<string, Level[]>>({});
const asked: Record<string, boolean> = {};

/** The level that a bot plays at, or nothing until it is known, or if it is no level. */
export function levelOf(game: string, bot: string): Level | undefined {
  const key = `${game}/${language()}`;
  if (!asked[key]) {
    asked[key] = true;
    levels(game).then(
      (all) => (known = { ...known, [key]: all }),
      () => (asked[key] = false),
    );
  }
  return known[key]?.find((level) => level.bot === bot);
}
