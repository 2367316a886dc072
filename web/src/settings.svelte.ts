/** What a person has set for themselves: kept in this browser, and with the account where there is one. */
import { firstLanguage, speak, type Language } from "./words/words.svelte";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Speed = "off" | "fast" | "normal" | "slow";

export interface Settings {
  theme: Theme;
  language: Language;
  speed: Speed;
  confirm: boolean; // every choice needs a second click
  sound: boolean;
  keys: Record<string, string>; // what was changed: what a key does, by its name
}

const PLACE = "bugduel-settings";
const DEFAULTS: Settings = { theme: "auto", language: "en", speed: "normal", confirm: false, sound: false, keys: {} };

function read(): Settings {
  let kept: Partial<Settings> = {};
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    // Storage that is switched off or spoilt: the defaults do.
  }
  return { ...DEFAULTS, ...kept, language: firstLanguage(kept.language ?? null, navigator.languages) };
}

export const settings = $state<Settings>(read());

/** What is told of every change that somebody makes here: an account keeps it. */
let keep: (changes: Partial<Settings>) => void = () => {};

export function keepWith(keeper: (changes: Partial<Settings>) => void): void {
  keep = keeper;
}

/** `isOwn`: somebody sets this here and now, and it does not come from their account. */
export async function change(changes: Partial<Settings>, { isOwn = true } = {}): Promise<void> {
  const isOtherLanguage = changes.language !== undefined && changes.language !== settings.language;
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // It holds for this visit.
  }
  dress();
  if (isOwn) {
    keep(changes);
  }
  if (isOtherLanguage) {
    await speak(settings.language);
  }
}

/** The next of the speeds at which things are told, and after the slowest none again. */
export function nextSpeed(): void {
  const speeds: Speed[] = ["off", "fast", "normal", "slow"];
  void change({ speed: speeds[(speeds.indexOf(settings.speed) + 1) % speeds.length] as Speed });
}

/** Put the theme on the page. `theme.js` does the same before anything is painted. */
export function dress(): void {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = settings.theme === "auto" ? (isDark ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
}
