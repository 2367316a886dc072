/** What somebody at a draft is called, and their face. */
import { facePicture } from "../cards/pictures";
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

const BOTS = ["mantis", "cricket", "beetle", "larva", "queen"]; // faces, so that one tells the seats apart

export const faceOf = (seat: DraftSeat): string =>
  facePicture(seat.is_bot ? { bot: BOTS[seat.seat % BOTS.length] as string } : { name: seat.name ?? "" });
