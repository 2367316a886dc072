/** What the table has room for. The widths are those of its style sheet. */
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("(min-width: 1024px) and (min-height: 481px)");
const tall = new MediaQuery("(min-width: 1024px) and (min-height: 640px)");
const widest = new MediaQuery("min-width: 1280px");
const narrow = new MediaQuery("(max-width: 699px)");

/** Below this there is no stage. */
export const hasStage = (): boolean => wide.current;

/** Below this the side panel is a drawer, and with it the market and the card in large. */
export const hasSide = (): boolean => widest.current;

/** Below this the seats of Shard Bugs lie above their Fields instead of beside them. */
export const hasRails = (): boolean => tall.current;

/** Room for the Field of one opponent at a time: a phone. */
export const isNarrow = (): boolean => narrow.current;
