/** How a card looks at one moment: what may be done with it and what is happening to it. */
import type { IconName } from "../design/icons";

export type Size = "s" | "n" | "m" | "l" | "xl";

/** Only one ring is drawn, the strongest. */
export type Ring = "attacking" | "blocking" | "selected" | "selectable";

/** A sign on the card with its words: what will happen to it, or what it cannot do. */
export interface Flag {
  kind: "harm" | "plain";
  icon: IconName;
  text: string;
}

export interface Look {
  ring?: Ring;
  key?: string; // the key that chooses it
  isTaken?: boolean; // a Mindbug sits on it
  bugFrom?: string; // and comes flying from there
  flag?: Flag;
}

export const PLAIN: Look = {};

export const RING_ICONS: Partial<Record<Ring, IconName>> = {
  attacking: "sword",
  blocking: "shield",
  selected: "check",
};
