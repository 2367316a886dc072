/** A table of Shard Bugs as it is in the middle of a game, with quick actions on both sides. */
const filling = Array.from({ length: 20 }, () => "Pew Slug");

export const SHARD_MIDDLE = {
  game: "shardbugs",
  active: 0,
  turn: 13,
  phase: "main",
  seed: "middle",
  players: [
    {
      avatar: "Sol",
      devotion: 11,
      hand: ["Sting Cadets", "Kick the Anthill", "Nasty Sunburn", "Forward, All of You!", "Antonio", "Antpocalypse"],
      hive: [
        { card: "Gold Field Ants", exhausted: true },
        { card: "Overconfident Ant", exhausted: true },
        "Errand Fly",
        "Gold Field Ants",
        "Early Rising Bee",
        "Errand Fly",
      ],
      field: [
        "Sergeant Six-Legs",
        "Gilded Sentry Ants",
        { card: "Thorn Pike", on: 1 },
        { card: "Bee-nevolent Treasurer", exhausted: true, minus: 1 },
        { card: "Hotfoot Bombardier", dizzy: true },
        "Ant",
        "Ant",
        "Clover Court",
      ],
      splat: ["Pew Slug"],
      deck: filling,
    },
    {
      avatar: "Luna",
      devotion: 13,
      hand: ["Spark Spit", "Bitter Aftertaste", "Toll Spider"],
      hive: [
        "Toll Spider",
        "Toll Spider",
        "Toll Spider",
        "Errand Fly",
        "Speck Scorpion",
        { card: "Speck Scorpion", exhausted: true },
      ],
      field: ["Sheriff Stingwell", { card: "Eggsack Nurse", exhausted: true }, "Spiderling", "Under the Floorboards"],
      splat: ["Spark Spit"],
      deck: filling,
    },
  ],
};
