/** Who sits at a table, as people read it. */
import type { components } from "../../server/generated/routes";
import { has, language, say } from "../../words/words.svelte";

type Seat = components["schemas"]["SeatInfo"];

/** The name of whoever sits there. Levels have names of their own in each language. */
export function nameOf(seat: Seat): string {
  if (seat.kind === "open") {
    return say("seat-free");
  }
  if (seat.bot) {
    return has(`level-name-${seat.bot}`) ? say(`level-name-${seat.bot}`) : seat.bot;
  }
  return seat.name || say("somebody");
}

const listed = (names: string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** Everybody but me; everybody where I only watch. */
export function othersIn(table: { seats: Seat[] }): string {
  const others = table.seats.filter((seat) => !seat.is_me);
  return listed((others.length ? others : table.seats).map(nameOf));
}

/** Sides that play against each other, in their order. */
export function sidesOf(table: { seats: Seat[] }): string {
  return table.seats.map(nameOf).join(" – ");
}
