/** Everything the client says, in the reader's language, from the same Fluent files as the rest of Bugduel. */
import { Messages, type Values } from "./messages";

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Values };

/** Only the language that is spoken is loaded. */
const LOADED: Record<Language, () => Promise<{ FILES: Record<string, string> }>> = {
  en: () => import("./en"),
  es: () => import("./es"),
};

let current = $state.raw<{ language: Language; messages: Messages } | null>(null);

/** The language to begin with: the one chosen before, else the browser's if we speak it. */
export function firstLanguage(chosen: string | null, wished: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((each) => each === tag.slice(0, 2).toLowerCase());
  return (chosen && known(chosen)) || wished.map(known).find((each) => each) || "en";
}

export async function speak(language: Language): Promise<void> {
  const { FILES } = await LOADED[language]();
  document.documentElement.lang = language;
  current = { language, messages: new Messages(language, Object.values(FILES)) };
}

export const language = (): Language => current?.language ?? "en";

export const has = (id: string): boolean => current?.messages.has(`web-${id}`) ?? false;

/** A message with its values filled in. One that is missing is shown by its id, so that it is found. */
export function say(id: string, values: Values = {}): string {
  const text = current?.messages.say(`web-${id}`, values);
  if (text === null || text === undefined) {
    console.error(`there is no message web-${id}`);
    return id;
  }
  return text;
}
