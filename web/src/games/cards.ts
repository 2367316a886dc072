/** How each game draws and names its cards. */
import type { GameCards } from "../cards/drawing";
import { MINDBUG_CARDS } from "./mindbug/cards/cards";
import { SHARDBUGS_CARDS } from "./shardbugs/card/cards";

export const CARDS: Record<string, GameCards> = { mindbug: MINDBUG_CARDS, shardbugs: SHARDBUGS_CARDS };
