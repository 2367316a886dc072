/** What somebody at a draft is called. */
import { say } from "../words/words.svelte";
import type { DraftSeat } from "./draft";

export function seatName(seat: DraftSeat): string {
  if (seat.is_me) {
    return say("you");
  }
  if (seat.is_bot) {
    return say("draft-bot", { number: seat.seat + 1 });
  }
  return seat.name || say("seat-free");
}
