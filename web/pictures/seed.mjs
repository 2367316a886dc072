// Chance that is the same on every machine: everything random in a picture is drawn from its card's name.

/** A generator of numbers in [0, 1) that depends on `text` alone (FNV-1a into mulberry32). */
export function seeded(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of `choices`, by the generator `random`. */
export const pick = (random, choices) => choices[Math.floor(random() * choices.length)];
