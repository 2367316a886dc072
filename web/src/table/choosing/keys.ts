/** What keys do at the table. Each can be changed in the settings; arrows, Tab, Enter and digits stay as they are. */

export interface KeyAction {
  id: string; // also of its words: web-key-does-ID
  key: string; // as KeyboardEvent.key says it, with Shift+ before it where it is held
}

export const KEYS: readonly KeyAction[] = [
  { id: "default", key: " " },
  { id: "back", key: "Escape" },
  { id: "mindbug", key: "m" },
  { id: "no-block", key: "n" },
  { id: "again", key: "r" }, // reroll, and after the game a rematch
  { id: "undo", key: "z" },
  { id: "inspect", key: "i" },
  { id: "my-discard", key: "d" },
  { id: "their-discard", key: "Shift+d" },
  { id: "log", key: "l" },
  { id: "speed", key: "f" },
  { id: "help", key: "?" },
];

/** Keys that always do the same, so that nobody is locked out. */
const FIXED = /^(Arrow\w+|Tab|Enter|Shift|Control|Alt|AltGraph|Meta|CapsLock|[0-9])$/;

/** A pressed key as it is kept: letters are small, and Shift counts with them only. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "shiftKey">): string {
  const isLetter = /^\p{L}$/u.test(event.key);
  const key = isLetter ? event.key.toLowerCase() : event.key;
  return isLetter && event.shiftKey ? `Shift+${key}` : key;
}

export const isFixed = (key: string): boolean => FIXED.test(key);

/** The key of an action, as it was changed or by default. */
export const keyFor = (id: string, changed: Record<string, string>): string =>
  changed[id] ?? KEYS.find((each) => each.id === id)?.key ?? "";

/** What a key does, or nothing. */
export const actionOf = (key: string, changed: Record<string, string>): string =>
  KEYS.find((each) => keyFor(each.id, changed) === key)?.id ?? "";

/** The changes after an action gets a key. Whatever had it before gets the action's old one, so no key is lost. */
export function rebound(id: string, key: string, changed: Record<string, string>): Record<string, string> {
  const other = actionOf(key, changed);
  const wanted = { ...changed, [id]: key };
  if (other && other !== id) {
    wanted[other] = keyFor(id, changed);
  }
  return Object.fromEntries(Object.entries(wanted).filter(([each, now]) => keyFor(each, {}) !== now));
}
