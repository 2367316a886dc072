/** Everything the client says, in the reader's language, from the same Fluent files as the rest of Bugduel. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>("../../../src/bugduel/words/*/web*.ftl", {
  query: "?raw",
  import: "default",
});

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

let current = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** The language to begin with: the one chosen before, else the browser's if we speak it. */
export function firstLanguage(chosen: string | null, wished: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((each) => each === tag.slice(0, 2).toLowerCase());
  return (chosen && known(chosen)) || wished.map(known).find((each) => each) || "en";
}

export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/words/${language}/`));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
    bundle.addResource(new FluentResource(text));
  }
  document.documentElement.lang = language;
  current = { language, bundle };
}

export const language = (): Language => current?.language ?? "en";

export const has = (id: string): boolean => current?.bundle.hasMessage(`web-${id}`) ?? false;

/** A message with its values filled in. One that is missing is shown by its id, so that it is found. */
export function say(id: string, values: Values = {}): string {
  const message = current?.bundle.getMessage(`web-${id}`);
  if (!current || !message?.value) {
    console.error(`there is no message web-${id}`);
    return id;
  }
  return current.bundle.formatPattern(message.value, values);
}
