/** What can be heard of what happens. */
import type { Sound } from "../../sound/sounds";
import type { Step } from "../../table/state/queue";

/** The first that fits: one thing sounds at a time. */
const SOUNDS: [string, Sound][] = [
  ["lose-devotion", "life"],
  ["splat", "defeat"],
  ["attack", "attack"],
  ["damage", "attack"],
  ["play", "card"],
  ["play-action", "card"],
  ["make", "card"],
  ["place", "card"],
];

export function soundOf(step: Step): Sound | null {
  return SOUNDS.find(([kind]) => step.events.some((event) => event.event === kind))?.[1] ?? null;
}
