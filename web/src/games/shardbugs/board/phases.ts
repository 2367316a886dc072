/** The phases and steps of a turn, in their order. */
export const PHASES = [
  { id: "beginning", isStep: false },
  { id: "main", isStep: false },
  { id: "attack", isStep: true },
  { id: "block", isStep: true },
  { id: "damage", isStep: true },
  { id: "end", isStep: false },
] as const;

/** The stops after one is set, or taken away; those of no phase stay. */
export const switchedStop = (stops: readonly string[], phase: string): string[] =>
  stops.includes(phase) ? stops.filter((each) => each !== phase) : [...stops, phase];
