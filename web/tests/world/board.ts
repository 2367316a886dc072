/** The table as somebody hears it: accessible names and lists, compared with what the server said. */
import type { Page } from "playwright-core";

import type { Moment, Player } from "../../src/server/messages";

export interface Heard {
  pieces: Record<string, string>; // names of creatures by number
  hand: string[] | null; // null while cards to choose from lie over it
  below: string; // the text at the place of the hand
  strips: Record<string, string>; // all text of a player's strip, by seat
}

export type Titles = Record<string, string>; // of cards, in the page's language

export function hear(page: Page): Promise<Heard> {
  return page.evaluate(() => {
    const named = (start: string) => [...document.querySelectorAll<HTMLElement>(`[data-spot^="${start}"]`)];
    const label = (of: HTMLElement) => of.getAttribute("aria-label") ?? of.textContent ?? "";
    const text = (of: HTMLElement) => (of.textContent ?? "").replace(/\s+/g, " ");
    return {
      pieces: Object.fromEntries(named("piece-").map((each) => [each.dataset["spot"]?.slice(6), label(each)])),
      hand: document.querySelector(".shelf") ? null : named("hand-").map(label),
      below: text(document.querySelector<HTMLElement>(".hand") ?? document.body),
      strips: Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>("[data-seat]")].map((each) => [each.dataset["seat"], text(each)]),
      ),
    };
  });
}

/** What differs between what is heard and what the server said; nothing if all is well. */
export function differences(heard: Heard, moment: Moment, titles: Titles): string[] {
  const found: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (is !== should) {
      found.push(`${what}: "${String(is)}" instead of "${String(should)}"`);
    }
  };
  const creatures = moment.view.players.flatMap((player) => player.zones["play"]?.cards ?? []);
  expect("creatures", Object.keys(heard.pieces).length, creatures.length);
  for (const card of creatures) {
    const name = `${titles[card.card] ?? card.card}, power ${card.power}`;
    const said = heard.pieces[card.piece ?? 0] ?? "";
    expect(`creature ${card.piece}`, said === name || said.startsWith(`${name},`) ? name : said, name);
  }
  const mine = moment.view.players[moment.view.seat]?.zones["hand"]?.cards ?? [];
  if (heard.hand && moment.view.seat >= 0) {
    const names = (cards: string[]) => [...cards].sort().join(" | ");
    const said = names(heard.hand.map((each) => each.split(",")[0] ?? ""));
    expect("my hand", said, names(mine.map((card) => (titles[card.card] ?? card.card).split(",")[0] ?? "")));
  }
  moment.view.players.forEach((player) => found.push(...stripDifferences(heard, player, moment.view.seat)));
  return found;
}

function stripDifferences(heard: Heard, player: Player, reader: number): string[] {
  const said = heard.strips[player.seat] ?? "";
  const wanted = [`${player.counters["life"] ?? 0} life`, `${player.zones["draw"]?.size ?? 0} draw`];
  const isBelow = player.seat === (reader < 0 ? 0 : reader);
  const hand = player.zones["hand"]?.size ?? 0;
  if (reader < 0 && isBelow && !new RegExp(`(^|\\D)${hand} cards? in hand`).test(heard.below)) {
    return [`player ${player.seat}: ${hand} cards in hand, but "${heard.below}"`];
  }
  if (!isBelow) {
    wanted.push(`${hand} hand`);
  }
  if ("energy" in player.counters) {
    wanted.push(`${player.counters["energy"]} energy`);
  }
  return wanted
    .filter((part) => !new RegExp(`(^|\\D)${part}`).test(said))
    .map((part) => `player ${player.seat}: no "${part}" in "${said}"`);
}
