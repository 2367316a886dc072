/** The devotion race: how far everybody is, what could be added, and what a declared attack would take. */
import type { View } from "../../../server/messages";
import { factsOf } from "../card/facts";
import { cardsIn } from "../choosing/stacks";

export const GOAL = 20;

export interface Lane {
  seat: number;
  devotion: number;
  ready: number; // what bugs that are ready would add
  loss: number; // what declared attackers that nobody blocks would take
  avatar: string;
}

const COLOURS = ["solar", "lunar", "meteor"];

export function lanesOf(view: View, order: number[]): Lane[] {
  return order.map((seat) => {
    const player = view.players[seat];
    const bugs = cardsIn(player, "field").filter((card) => card.power);
    const isFree = (marks: string[] | undefined) => !marks?.some((mark) => mark === "exhausted" || mark === "dizzy");
    const ready = bugs.filter((card) => isFree(card.marks)).reduce((sum, card) => sum + (factsOf(card).dev ?? 0), 0);
    return {
      seat,
      devotion: player?.counters["devotion"] ?? 0,
      ready: view.active === seat && view.phase !== "beginning" && view.phase !== "main" ? 0 : ready,
      loss: Math.min(lossOf(view, seat), player?.counters["devotion"] ?? 0), // it never falls below 0
      avatar: cardsIn(player, "throne")[0]?.card ?? "",
    };
  });
}

/** By those that attack this player, and that nobody blocks. */
function lossOf(view: View, seat: number): number {
  const attackers = view.players
    .flatMap((player) => cardsIn(player, "field"))
    .filter((card) => card.marks?.includes("attacking") && factsOf(card).attacks?.includes(seat));
  return attackers.reduce((sum, card) => sum + Number((card.power ?? "0").split("/")[0]), 0);
}

/** A lane has the colour of its avatar's alliance; where two are alike, the lower one has it: one's own is the lowest. */
export function coloursOf(alliances: string[]): string[] {
  return alliances.map((alliance, place) =>
    COLOURS.includes(alliance) && alliances.lastIndexOf(alliance) === place ? alliance : "unaligned",
  );
}
