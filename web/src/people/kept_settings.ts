/** Settings that go with an account: what is set on one device holds on all of them. Guests keep theirs in the browser. */
import type { components } from "../server/generated/routes";
import { ask } from "../server/http";
import { change, keepWith, settings, type Settings, type Speed, type Theme } from "../settings.svelte";
import { LANGUAGES, type Language } from "../words/words.svelte";

type Kept = components["schemas"]["Preferences"];
type Changes = components["schemas"]["Changes"];
type Own = NonNullable<Kept["own"]>;

const SPEEDS: readonly string[] = ["off", "fast", "normal", "slow"] satisfies Speed[];
const KEY = "key.";

/** What the server is told. A key that is as usual again is taken away. */
export function toAccount(changes: Partial<Settings>, known: Kept): Changes {
  const sent: Changes = {};
  const own: Own = {};
  if (changes.language) {
    sent.language = changes.language;
  }
  if (changes.theme) {
    sent.theme = changes.theme === "auto" ? "system" : changes.theme;
  }
  if (changes.sound !== undefined) {
    sent.sounds = changes.sound;
  }
  if (changes.speed) {
    own["speed"] = changes.speed;
  }
  if (changes.confirm !== undefined) {
    own["confirm"] = changes.confirm;
  }
  if (changes.keys) {
    const before = Object.keys(known.own ?? {}).filter((name) => name.startsWith(KEY));
    before.forEach((name) => (own[name] = null));
    Object.entries(changes.keys).forEach(([action, key]) => (own[KEY + action] = key));
  }
  return Object.keys(own).length ? { ...sent, own } : sent;
}

/** What an account has set. What it has not set, or what we do not know, stays as it is here. */
export function fromAccount(kept: Kept): Partial<Settings> {
  const { own = {} } = kept;
  const found: Partial<Settings> = {};
  if (LANGUAGES.includes(kept.language as Language)) {
    found.language = kept.language as Language;
  }
  if (kept.theme) {
    found.theme = (kept.theme === "system" ? "auto" : kept.theme) as Theme;
  }
  if (typeof kept.sounds === "boolean") {
    found.sound = kept.sounds;
  }
  if (SPEEDS.includes(String(own["speed"]))) {
    found.speed = own["speed"] as Speed;
  }
  if (typeof own["confirm"] === "boolean") {
    found.confirm = own["confirm"];
  }
  if (Object.keys(own).length) {
    const keys = Object.entries(own).filter(([name, key]) => name.startsWith(KEY) && typeof key === "string");
    found.keys = Object.fromEntries(keys.map(([name, key]) => [name.slice(KEY.length), String(key)]));
  }
  return found;
}

let account: string | null = null; // empty for a guest or nobody, null until the server has said
let kept: Kept = {};
let unsaved: Partial<Settings> = {}; // what the server could not be told yet
let isSaving = false;

keepWith((changes) => {
  if (account !== "") {
    unsaved = { ...unsaved, ...changes };
    void save();
  }
});

/** Somebody was met. With an account, what it has set holds here; an account that has set nothing gets what is set. */
export async function followAccount(person: { id: string; is_guest: boolean; settings: Kept } | null): Promise<void> {
  const isNew = person?.id !== account;
  account = person && !person.is_guest ? person.id : "";
  if (!person || !account) {
    unsaved = {};
    return;
  }
  kept = person.settings;
  const theirs = fromAccount(kept);
  if (isNew && !Object.keys(theirs).length) {
    unsaved = { ...settings };
  } else if (!isSaving) {
    await change({ ...theirs, ...unsaved }, { isOwn: false });
  }
  await save();
}

/** Tell the server, one after the other. What fails is told with the next change, or when the server is met again. */
async function save(): Promise<void> {
  if (isSaving || !account) {
    return;
  }
  isSaving = true;
  while (account && Object.keys(unsaved).length) {
    const changes = unsaved;
    unsaved = {};
    try {
      kept = await ask<Kept>("PATCH", "/api/me/settings", toAccount(changes, kept));
    } catch {
      unsaved = { ...changes, ...unsaved };
      break;
    }
  }
  isSaving = false;
}
