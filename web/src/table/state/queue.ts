/** What happened, told one thing after another before the new state of the table is drawn. */
import type { GameEvent, Line, Moment } from "../../server/messages";
import type { Speed } from "../../settings.svelte";

/** A line of the log with the events it is about. */
export interface Step {
  line: Line;
  events: GameEvent[];
  until: number; // so many events of the moment have been told after it
}

const PAUSE = 700; // milliseconds for a line at normal speed
const FACTORS: Record<Speed, number> = { off: 0, fast: 0.4, normal: 1, slow: 2 };
const LONG = 3_000; // a sequence that takes longer ends in a line that sums it up

/** Events that nobody has to watch: they are in the log. */
const PLAIN = new Set([
  "draw",
  "generate",
  "ready",
  "shuffle",
  "draw-unused",
  "reveal",
  "turn",
  "receive-unused",
  "unused-under",
]);

export function stepsOf(moment: Moment): Step[] {
  let first = 0;
  return moment.lines.map((line) => {
    const events = moment.events.slice(first, first + line.events);
    first += line.events;
    return { line, events, until: first };
  });
}

/** How long a step is shown. One's own choice is known to oneself already. */
export function pauseOf(step: Step, speed: Speed, isMine: boolean): number {
  if (step.events.every((event) => PLAIN.has(event.event))) {
    return 0;
  }
  return PAUSE * FACTORS[speed] * (isMine ? 0.5 : 1);
}

/** How long whoever has chosen sees what came of it, before a screen that is shared goes to the other one. */
export const lingerOf = (speed: Speed): number => 1.5 * PAUSE * FACTORS[speed];

export const isLong = (total: number): boolean => total > LONG;

/** The last words of a long sequence: how the table has changed. */
export interface Summary {
  defeated: string[];
  lives: { seat: number; from: number; to: number }[];
}

export function summary(steps: Step[], before: Moment, after: Moment): Summary {
  const events = steps.flatMap((step) => step.events);
  const defeated = events.filter((event) => event.event === "defeat").map((event) => event.card ?? "");
  const lives = after.view.players.flatMap((player, seat) => {
    const from = before.view.players[seat]?.counters["life"] ?? 0;
    const to = player.counters["life"] ?? 0;
    return from === to ? [] : [{ seat, from, to }];
  });
  return { defeated, lives };
}
