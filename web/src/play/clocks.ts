/** Clocks to choose from. The server takes any; these are the ones people ask for. */
import type { components } from "../server/generated/routes";

export type Clock = components["schemas"]["Clock"];

const AWAY = 120; // seconds that a player may be disconnected in all

const clock = (kind: Clock["kind"], seconds = 300, increment = 5, days = 3): Clock => ({
  kind,
  seconds,
  increment,
  days,
  away: AWAY,
});

export const CLOCKS: Record<string, Clock> = {
  none: clock("none"),
  "total-15": clock("total", 15 * 60, 10),
  "total-8": clock("total", 8 * 60, 5),
  "total-3": clock("total", 3 * 60, 3),
  "move-60": clock("move", 60),
  days: clock("days", 300, 5, 3),
};

/** What to say about a clock: the id of the words, and their values. */
export function clockWords(clock: Clock): { id: string; values: Record<string, number> } {
  switch (clock.kind) {
    case "none":
      return { id: "time-none", values: {} };
    case "move":
      return { id: "time-move", values: { seconds: clock.seconds } };
    case "total":
      return {
        id: "time-total",
        values: { minutes: Math.round(clock.seconds / 60), increment: clock.increment },
      };
    case "days":
      return { id: "time-days", values: { days: clock.days } };
  }
}
