/** What a player is called at the table: you, a name, a level of bots, or the number of the seat. */
import { levelOf } from "../../play/levels.svelte";
import { say } from "../../words/words.svelte";
import type { Tabled } from "../state/tabled";

type Table = Pick<Tabled, "me" | "seats" | "shown" | "screen">;

/** At a shared screen nobody is "you": whoever looks changes. */
export function titleOf(table: Table, seat: number): string {
  return seat === table.me && !table.screen.isShared ? say("you") : nameOf(table, seat);
}

/** By number where somebody has no name, or two at one screen have the same. */
export function nameOf({ seats, shown, screen }: Table, seat: number): string {
  const chair = seats[seat];
  const level = chair?.bot ? (levelOf(shown?.view.game ?? "", chair.bot)?.name ?? chair.bot) : "";
  const isOneOf = seats.some((each) => each.seat !== seat && each.bot && each.bot === chair?.bot);
  const isTaken = screen.isShared && screen.seats.some((each) => each !== seat && seats[each]?.name === chair?.name);
  return (
    (isTaken ? "" : chair?.name) ||
    (level && isOneOf ? say("level-of-several", { level, number: seat + 1 }) : level) ||
    say("player", { number: seat + 1 })
  );
}

/** Who of those at a shared screen has won, in words; nothing elsewhere, where it is "you" or somebody else. */
export function winnerHere(table: Table): string {
  const outcome = table.shown?.view.outcome;
  const winner = table.screen.seats.find((seat) => (outcome?.[seat] ?? 0) > 0.5);
  return table.screen.isShared && winner !== undefined ? say("over-winner", { name: nameOf(table, winner) }) : "";
}
