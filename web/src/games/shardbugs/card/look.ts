/** How a card looks at one moment: what may be done with it, and what was chosen or happens. */
import type { IconName } from "../../../design/icons";

export type ShardSize = "l" | "m" | "t" | "s" | "xs";

/** Four states, four colours, four signs; and the two of a fight. */
export type ShardRing = "act" | "chosen" | "target" | "attacking" | "blocking";

export interface Badge {
  kind: "gold" | "harm" | "mint" | "plain" | "block";
  icon?: IconName;
  text: string;
}

export interface ShardLook {
  ring?: ShardRing;
  key?: string; // the key that chooses it
  badge?: Badge; // above the card: what it does or what will happen to it
  note?: string; // at a card of the hand: what may be done, or what is missing
  isOff?: boolean; // nothing can be done with it at the moment
  count?: number; // how many equal ones lie here
}
