/** How the cards of a game did in many games between bots, read once from the server. */
import type { components } from "../server/generated/routes";
import { get, Problem } from "../server/http";

export type Figures = components["schemas"]["GameFigures"];

const AGAIN = 4_000; // milliseconds before the next try
let known = $state.raw<Record<string, Figures | "none">>({});
const asked = new Set<string>();

/** Null until they are here, `none` if nobody has counted. */
export function figuresOf(game: string): Figures | "none" | null {
  if (!asked.has(game)) {
    asked.add(game);
    ask(game);
  }
  return known[game] ?? null;
}

function ask(game: string): void {
  get<Figures>(`/api/catalogue/${game}/figures`).then(
    (found) => (known = { ...known, [game]: found }),
    (problem: unknown) => {
      if (problem instanceof Problem && problem.status === 404) {
        known = { ...known, [game]: "none" };
      } else {
        setTimeout(() => ask(game), AGAIN);
      }
    },
  );
}

/** How often the side wins that has a card last, or null if nobody knows. */
export function winsOf(figures: Figures | "none" | null, card: string): number | null {
  return figures && figures !== "none" ? (figures.cards[card]?.shares["held"]?.share ?? null) : null;
}
