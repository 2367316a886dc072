/** What has no room on a card of middle size: words get the picture's room, and then smaller type (`data-room` in card.css); a
 * long name gets smaller type (`--name-fit`). */
import type { Attachment } from "svelte/attachments";

import type { ShardSize } from "./look";

const MOST = 3;
const SMALLEST = 0.74; // of a name's type: below that it is cut off

/** By how much the type of a name has to shrink so that it has room. */
export const nameFit = (room: number, needed: number): number =>
  needed > room && needed > 0 ? Math.max(SMALLEST, Math.floor((100 * room) / needed) / 100) : 1;

/** `text` is there to measure anew when it changes. Without any, keywords alone may need the room. */
export const roomFor =
  (size: ShardSize, text: string | undefined): Attachment<HTMLElement> =>
  (card) => {
    if (size !== "m" || text === undefined) {
      return;
    }
    // The more cards there are in a hand, the narrower each of them is.
    const watching = new ResizeObserver(() => fit(card));
    watching.observe(card);
    fit(card);
    return () => watching.disconnect();
  };

function fit(card: HTMLElement): void {
  const name = card.querySelector<HTMLElement>(".name span");
  const words = card.querySelector(".words");
  card.style.removeProperty("--name-fit");
  if (name) {
    card.style.setProperty("--name-fit", String(nameFit(name.clientWidth, name.scrollWidth)));
  }
  delete card.dataset["room"];
  for (let room = 1; words && words.scrollHeight > words.clientHeight + 1 && room <= MOST; room += 1) {
    card.dataset["room"] = String(room);
  }
}
