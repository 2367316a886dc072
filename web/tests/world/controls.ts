/** Which control of the page answers with which move, found by what a player reads on it. */
import type { Page } from "playwright-core";

import type { Move } from "../../src/server/messages";

/** Everything on the table that an answer can be given with. */
export const CONTROLS = [
  "[data-spot][data-selectable]",
  'button[data-spot^="seat-"]',
  ".die:not(:disabled)",
  ".bar button[data-slot=answer], .bar button.slot:not([data-slot])",
  "[role=menuitem]",
].join(", ");

export interface Found {
  place: number; // among all controls
  label: string;
  key: string; // that chooses it, if it says one
  isCard: boolean; // a card may have several meanings, and wants a second tap
}

/** The control for a move whose card has this title, or null: then nobody can choose that move. */
export function findControl(page: Page, move: Move, title: string): Promise<Found | null> {
  return page.evaluate(find, { controls: CONTROLS, move, title });
}

/** All controls, to press any of them. */
export function allControls(page: Page): Promise<Found[]> {
  return page.evaluate(
    (controls) =>
      [...document.querySelectorAll<HTMLElement>(controls)].map((each, place) => ({
        place,
        label: each.getAttribute("aria-label") ?? each.textContent ?? "",
        key: "",
        isCard: each.dataset["spot"] !== undefined,
      })),
    CONTROLS,
  );
}

// Runs in the page, so it must not use anything from around it.
function find({ controls, move, title }: { controls: string; move: Move; title: string }): Found | null {
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  const label = (of: HTMLElement) => of.getAttribute("aria-label") ?? "";
  const isTitled = (of: HTMLElement) => label(of) === title || label(of).startsWith(`${title},`);
  const verb = (of: HTMLElement) => (of.querySelector(".verb") ?? of).textContent?.trim();
  const tests: ((of: HTMLElement) => boolean)[] = [
    (of) => of.role === "menuitem" && (of.textContent ?? "").endsWith(move.text),
    (of) => of.matches(".bar *") && verb(of) === move.text,
    (of) => move.move === "choose-player" && of.dataset["spot"] === `seat-${move.seat}`,
    (of) => move.piece !== undefined && of.dataset["spot"] === `piece-${move.piece}`,
    (of) => move.move === "reroll" && of.matches(".die") && of.dataset["face"] === String(move.die),
    (of) => !move.piece && /^(hand|market)-/.test(of.dataset["spot"] ?? "") && isTitled(of),
    (of) => !move.piece && of.matches(".shelf *") && isTitled(of),
  ];
  for (const test of tests) {
    const place = all.findIndex(test);
    if (place >= 0) {
      const found = all[place] as HTMLElement;
      const key = /(?:key|tecla) (\d)$/.exec(label(found))?.[1] ?? found.querySelector(".key")?.textContent ?? "";
      return {
        place,
        label: label(found) || (verb(found) ?? ""),
        key,
        isCard: /^(hand|market|piece)-/.test(found.dataset["spot"] ?? ""),
      };
    }
  }
  return null;
}
