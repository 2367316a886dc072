/** The signs of keywords. */
import type { IconName } from "../../../design/icons";

export const KEYWORD_ICONS: Record<string, IconName> = {
  FAST: "fast",
  FRENZY: "frenzy",
  HUNTER: "hunter",
  POISONOUS: "drop",
  SNEAKY: "mask",
  TOUGH: "shield",
};
