/** The signs of keywords, traits and resistances. */
import type { IconName } from "../../../design/icons";

const ICONS: Record<string, IconName> = {
  flying: "wing",
  swimming: "waves",
  tunneling: "whorl",
  aggro: "arrows",
  bounty: "coin",
  focus: "aim",
  hardshell: "dome",
  plink: "pebble",
  stomp: "boot",
  venom: "fang",
};

const RESISTANCE = "resists-";

/** A resistance has the sign of what is resisted, on a shield. */
export const isResistance = (keyword: string): boolean => keyword.startsWith(RESISTANCE);

export const iconOf = (keyword: string): IconName => ICONS[keyword.replace(RESISTANCE, "")] ?? "next";
