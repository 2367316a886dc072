/** Lets a table be heard: what is told, that one is asked, and the end. */
import { play } from "../sound/synth";
import type { Sound } from "../sound/sounds";
import type { Step } from "./state/queue";
import type { Tabled } from "./state/tabled";

/** To be called while a component is made. */
export function hearing(table: () => Tabled, soundOf: (step: Step) => Sound | null): void {
  $effect(() => {
    const step = table().happening;
    const sound = step && soundOf(step);
    if (sound) {
      play(sound);
    }
  });
  let wasAsked = false;
  let wasOver = table().isOver;
  $effect(() => {
    const { isAsked, isOver, me, shown } = table();
    if (isOver && !wasOver) {
      play((shown?.view.outcome?.[me] ?? 1) > 0.5 ? "win" : "loss"); // whoever only watches hears of a win
    } else if (isAsked && !wasAsked) {
      play("turn");
    }
    wasAsked = isAsked;
    wasOver = isOver;
  });
}
