/** Where the pictures are that belong to no card: opponents, tiles, the logo. */

/** An opponent's creature and the scene behind it. */
export const levelPicture = (bot: string) => `/pictures/creatures/level-${bot}.webp`;
export const levelScene = (bot: string) => `/pictures/scenes/level-${bot}.svg`;

/** What a Mindbug looks like: at its owner's, in flight, and on what it took. */
export const MINDBUG = "/pictures/brand/mindbug.svg";

export const tilePicture = (name: string) => `/pictures/tiles/${name}.webp`;

const LEVELS = new Set(["larva", "cricket", "beetle", "mantis", "queen"]);
const PEOPLE = ["fox", "penguin", "frog", "panda", "octopus", "owl", "tiger", "axolotl"];

/** A face for whoever sits somewhere: the level's own, or one that goes by the name, so it is the same everywhere. */
export function facePicture(seat: { bot?: string; name?: string }): string {
  const letters = [...(seat.name ?? "")];
  const sum = letters.reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const person = PEOPLE[sum % PEOPLE.length] as string;
  const bot = seat.bot && LEVELS.has(seat.bot) ? seat.bot : "beetle";
  return `/pictures/faces/${seat.bot ? bot : person}.webp`;
}
