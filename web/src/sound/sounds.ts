/** Our sounds, as notes: they are made in the browser, so there is nothing to load. */
export interface Note {
  wave: "sine" | "triangle" | "noise";
  from: number; // Hertz; of noise, the middle of what is let through
  to?: number;
  at?: number; // seconds after the start
  length: number; // seconds
  loud: number; // 0 to 1
}

export type Sound = "card" | "attack" | "defeat" | "life" | "mindbug" | "dice" | "turn" | "win" | "loss";

const knock = (at: number): Note => ({ wave: "noise", from: 2600, to: 1400, at, length: 0.05, loud: 0.5 });
const bell = (from: number, at: number, length = 0.22): Note => ({ wave: "sine", from, at, length, loud: 0.32 });

export const SOUNDS: Record<Sound, Note[]> = {
  card: [{ wave: "noise", from: 1800, to: 600, length: 0.1, loud: 0.5 }],
  attack: [{ wave: "noise", from: 350, to: 1700, length: 0.2, loud: 0.55 }],
  defeat: [
    { wave: "triangle", from: 190, to: 55, length: 0.28, loud: 0.6 },
    { wave: "noise", from: 500, to: 120, length: 0.16, loud: 0.4 },
  ],
  life: [{ wave: "triangle", from: 330, to: 196, length: 0.32, loud: 0.45 }],
  mindbug: [
    { wave: "sine", from: 523, to: 1047, length: 0.18, loud: 0.3 },
    { wave: "sine", from: 1047, to: 784, at: 0.18, length: 0.26, loud: 0.3 },
  ],
  dice: [knock(0), knock(0.07), knock(0.13), knock(0.22)],
  turn: [bell(659, 0), bell(880, 0.1, 0.3)],
  win: [bell(523, 0), bell(659, 0.11), bell(784, 0.22), bell(1047, 0.33, 0.5)],
  loss: [bell(330, 0), bell(262, 0.14), bell(220, 0.28, 0.5)],
};
