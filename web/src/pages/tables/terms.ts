/** What is played at a table, in a few words. */
import { clockWords, type Clock } from "../../play/clocks";
import type { Option } from "../../play/options";
import type { TableInfo } from "../../play/wish.svelte";
import { say } from "../../words/words.svelte";

/** What is not as it mostly is: mode, sets, clock, rated, length. */
export function termsOf(table: TableInfo, options: Option[]): string[] {
  const clock = clockWords(table.terms.clock as Clock);
  return [
    ...options.flatMap((option) => chosen(option, table.options[option.name])),
    say(clock.id, clock.values),
    ...(table.terms.rated ? [say("new-rated")] : []),
    ...(table.best_of > 1 ? [say("new-best-of", { games: table.best_of })] : []),
  ];
}

function chosen(option: Option, value: unknown): string[] {
  if (option.kind === "pool" && value) {
    return [option.label];
  }
  const names = option.values.filter((term) => (Array.isArray(value) ? value.includes(term.id) : value === term.id));
  const isUsual = value === option.default;
  return isUsual ? [] : names.map((term) => term.name);
}
