/** What is about to be played, in a sentence. */
import { valueOf, type Option } from "../../play/options";
import type { Wish } from "../../play/wish.svelte";
import { language, say } from "../../words/words.svelte";

export function summary(options: Option[], wish: Wish, level: string): string {
  const who = wish.against === "bot" ? say("new-sum-bot", { level }) : say(`new-sum-${wish.against}`);
  return `${who} ${say("new-sum-with", { cards: cardsOf(options, wish) })}`;
}

/** The sets, or what is chosen instead of them. */
function cardsOf(options: Option[], wish: Wish): string {
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
