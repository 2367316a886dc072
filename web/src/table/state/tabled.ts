/** A game as a table shows it: one that is being played, or one that is seen again. */
import type { Game } from "./game.svelte";

export type Tabled = Pick<Game, keyof Game>;
