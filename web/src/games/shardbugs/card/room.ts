/** Words that do not fit a card of middle size get the picture's room, and then smaller type (`data-room` in card.css). */
import type { Attachment } from "svelte/attachments";

import type { ShardSize } from "./look";

const MOST = 3;

/** `text` is there to measure anew when it changes. Without any, keywords alone may need the room. */
export const roomFor =
  (size: ShardSize, text: string | undefined): Attachment<HTMLElement> =>
  (card) => {
    const words = card.querySelector(".words");
    if (size !== "m" || !words || text === undefined) {
      return;
    }
    let room = 0;
    while (words.scrollHeight > words.clientHeight + 1 && room < MOST) {
      room += 1;
      card.dataset["room"] = String(room);
    }
    return () => delete card.dataset["room"];
  };
