/** What is about to be played, in a sentence. */
import { seatsIn, valueOf, type Option } from "../../play/options";
import type { Level } from "../../play/opponents";
import { sittersOf, type Sitter, type Wish } from "../../play/wish.svelte";
import { language, say } from "../../words/words.svelte";

export function summary(options: Option[], wish: Wish, levels: Level[]): string {
  return `${whoIn(options, wish, levels)} ${say("new-sum-with", { cards: cardsOf(options, wish) })}`;
}

/** All alike in a few words, or everybody by seat. */
function whoIn(options: Option[], wish: Wish, levels: Level[]): string {
  const nameOf = (bot: string) => levels.find((each) => each.bot === bot)?.name ?? "";
  const sitters = sittersOf(wish, seatsIn(options, wish.options)).slice(1);
  if (wish.seats.every((each) => !each) || new Set(sitters).size === 1) {
    return wish.against === "bot" ? say("new-sum-bot", { level: nameOf(wish.level) }) : say(`new-sum-${wish.against}`);
  }
  const named = (sitter: Sitter) =>
    sitter.startsWith("bot:") ? nameOf(sitter.slice(4)) : say(sitter === "me" ? "new-sit-screen" : "new-sit-open");
  return say("new-sum-seats", { last: sitters.length + 1, names: sitters.map(named).join(", ") });
}

/** The sets, or what is chosen instead of them. */
function cardsOf(options: Option[], wish: Wish): string {
  const decks = options.find((option) => option.kind === "decks");
  if (decks) {
    const named = (valueOf(decks, wish.options) as string[]).map(
      (id) => decks.values.find((term) => term.id === id)?.name ?? id,
    );
    return new Intl.ListFormat(language(), { type: "conjunction" }).format(named);
  }
  const sets = options.find((option) => option.name === "sets");
  for (const option of options.filter((each) => each.instead_of.includes("sets"))) {
    const value = valueOf(option, wish.options);
    const term = option.values.find((each) => each.id === value);
    if (term) {
      return term.name;
    }
  }
  const chosen = sets ? (valueOf(sets, wish.options) as string[]) : [];
  const names = sets?.values.filter((term) => chosen.includes(term.id)).map((term) => term.name) ?? [];
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
