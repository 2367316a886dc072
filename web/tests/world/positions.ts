/** Positions that pictures and measurements are made of. */

/** My turn, with something of everything. */
export const DUEL = {
  game: "mindbug",
  active: 0,
  turn: 9,
  seed: "picture",
  players: [
    {
      life: 2,
      mindbugs: 1,
      "used-mindbugs": 1,
      hand: ["Gorillion", "Chameleon Sniper", "Bee Bear", "Grave Robber", "Axolotl Healer"],
      draw: ["Shark Dog", "Spider Owl", "Sharky Crab-Dog-Mummypus"],
      discard: ["Killer Bee"],
      play: ["Rhino Turtle", "Spider Owl", "Tiger Squirrel"],
    },
    {
      life: 3,
      mindbugs: 1,
      "used-mindbugs": 1,
      hand: ["Luchataur", "Tusked Extorter", "Snail Hydra", "Strange Barrel", "Turbo Bug"],
      draw: ["Mysterious Mermaid", "Urchin Hurler"],
      discard: ["Brain Fly", "Ferret Bomber"],
      play: ["Elephantopus", { card: "Rhino Turtle", exhausted: true }, "Plated Scorpion"],
    },
  ],
};

/** The other player plays the only card it can: do I use a Mindbug? */
export const MINDBUG = {
  ...DUEL,
  active: 1,
  turn: 10,
  players: [DUEL.players[0], { ...DUEL.players[1], hand: ["Gorillion"], play: [] }],
};

/** Dice, energy and Power cards. */
export const TOKYO = {
  game: "mindbug",
  sets: ["king-of-tokyo"],
  active: 0,
  turn: 9,
  seed: "picture",
  players: [
    {
      energy: 5,
      hand: ["Kraken", "Mega Shark", "Captain Fish", "Rob"],
      draw: ["Kong"],
      play: ["H.A.D.E.S.", "Cyber Bunny", "Kong"],
    },
    { energy: 2, hand: ["Sheriff", "Mantis"], draw: ["Drakonis"], play: ["The King", "Mechamster", "Pagurah"] },
  ],
};

/** Two against two. */
export const FOUR = {
  game: "mindbug",
  mode: "2v2",
  sets: ["first-contact", "new-servants"],
  active: 0,
  turn: 9,
  seed: "picture",
  players: [
    { hand: ["Gorillion", "Bee Bear", "Shark Dog"], draw: ["Killer Bee"], play: ["Rhino Turtle", "Spider Owl"] },
    { hand: ["Turbo Bug"], draw: ["Killer Bee"], play: ["Elephantopus", "Tiger Squirrel"] },
    { hand: ["Snail Hydra"], draw: ["Brain Fly"], play: ["Plated Scorpion", "Luchataur"] },
    { hand: ["Gorillion"], draw: ["Brain Fly"], play: ["Chameleon Sniper"] },
  ],
};

/** Ten creatures of each player, so many as hardly any game has. */
export const CROWD = {
  game: "mindbug",
  active: 0,
  turn: 20,
  seed: "crowd",
  pool: {
    "Rhino Turtle": 6,
    Gorillion: 6,
    "Bee Bear": 6,
    Luchataur: 6,
    "Tiger Squirrel": 6,
    "Spider Owl": 6,
  },
  players: [0, 1].map(() => ({
    mindbugs: 0,
    life: 3,
    hand: ["Gorillion"],
    draw: ["Bee Bear"],
    play: ["Rhino Turtle", "Gorillion", "Bee Bear", "Luchataur", "Tiger Squirrel"].flatMap((card) => [card, card]),
  })),
};
