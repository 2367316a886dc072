/** Keys at the table: arrows between cards, digits for what can be chosen, Space for the default. */
import { settings } from "../../settings.svelte";
import { actionOf, keyOf } from "./keys";
import type { Tabled } from "../state/tabled";
import type { Picking } from "./picking.svelte";

export interface KeyActions {
  game: Tabled;
  picking: Picking;
  closeAll: () => boolean; // what lies open besides the board; false if nothing did
  toggleLog: () => void;
  togglePile: (mine: boolean) => void;
  help: () => void;
  speed: () => void;
}

const TYPED = new Set(["INPUT", "TEXTAREA", "SELECT"]);

export function pressed(event: KeyboardEvent, to: KeyActions): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || TYPED.has(target.tagName)) {
    return;
  }
  if (act(event, to)) {
    event.preventDefault();
  }
}

function act(event: KeyboardEvent, to: KeyActions): boolean {
  const { game, picking } = to;
  if (event.key.startsWith("Arrow")) {
    return move(event.key);
  }
  const action = actionOf(keyOf(event), settings.keys);
  if (action === "default") {
    return space(to, event.repeat);
  }
  if (event.repeat) {
    return false; // a key that is held down answers once
  }
  if (/^[0-9]$/.test(event.key)) {
    return digit(event.key, picking);
  }
  switch (action) {
    case "back":
      return picking.clear() || to.closeAll();
    case "mindbug":
      return answer(picking, "use-mindbug");
    case "no-block":
      return answer(picking, "do-not-block") || answer(picking, "keep-mindbug") || answer(picking, "refuse");
    case "again":
      if (game.isOver) {
        game.rematch();
      }
      return game.isOver;
    case "undo":
      if (game.shown?.can_undo) {
        game.undo();
      }
      return true;
    case "log":
      to.toggleLog();
      return true;
    case "my-discard":
    case "their-discard":
      to.togglePile(action === "my-discard");
      return true;
    case "speed":
      to.speed();
      return true;
    case "help":
      to.help();
      return true;
  }
  return false;
}

/** Finish what is being told, else take the default. A key that is held down answers nothing. */
function space({ game, picking }: KeyActions, isHeld: boolean): boolean {
  if (game.happening) {
    game.finish();
    return true;
  }
  const go = picking.slots.go;
  if (go && !isHeld) {
    picking.act(go);
  }
  return true;
}

function digit(key: string, picking: Picking): boolean {
  const spot = picking.spots.find((each) => picking.keyOf(each.id) === key);
  if (spot) {
    picking.choose(spot.id, "keyboard");
    document.querySelector<HTMLElement>(`[data-spot="${spot.id}"]`)?.focus();
    return true;
  }
  const place = key === "0" ? 9 : Number(key) - 1;
  const answer = picking.slots.more[place - picking.spots.length];
  if (answer) {
    picking.act(answer);
  }
  return answer !== undefined;
}

function answer(picking: Picking, kind: string): boolean {
  const found = picking.choices.buttons.find((each) => each.move === kind);
  if (found) {
    picking.act(found);
  }
  return found !== undefined;
}

/** To the nearest card in a direction, by where they lie on the screen. */
function move(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>("[data-spot]")];
  const from = document.activeElement?.closest<HTMLElement>("[data-spot]");
  if (!from) {
    all[0]?.focus();
    return all.length > 0;
  }
  const middle = (of: HTMLElement) => {
    const at = of.getBoundingClientRect();
    return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  };
  const start = middle(from);
  const [along, across] = key === "ArrowLeft" || key === "ArrowRight" ? (["x", "y"] as const) : (["y", "x"] as const);
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of all) {
    const at = middle(each);
    const ahead = (at[along] - start[along]) * sign;
    const aside = Math.abs(at[across] - start[across]);
    const cost = ahead + aside * (along === "x" ? 3 : 1);
    if (each !== from && ahead > 4 && cost < least && (along === "y" || aside < 60)) {
      [best, least] = [each, cost];
    }
  }
  best?.focus();
  return best !== null;
}
