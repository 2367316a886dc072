/** What a player is called at the table: you, a name, a level of bots, or the number of the seat. */
import { levelOf } from "../../play/levels.svelte";
import { say } from "../../words/words.svelte";
import type { Tabled } from "../state/tabled";

export function titleOf(table: Tabled, seat: number): string {
  if (seat === table.me) {
    return say("you");
  }
  const chair = table.seats[seat];
  const level = chair?.bot ? (levelOf(table.shown?.view.game ?? "", chair.bot)?.name ?? chair.bot) : "";
  return chair?.name || level || say("player", { number: seat + 1 });
}
