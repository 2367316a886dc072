/** Tables of Shard Bugs as they are in the middle of a game, for pictures. Anna is to act. */
const PLAYED = { game: "shardbugs", active: 0, turn: 11, phase: "main", seed: "picture" };

const SOL = {
  avatar: "Sol",
  devotion: 11,
  field: [
    "Sergeant Six-Legs",
    { card: "Picnic Raiders" },
    { card: "Thorn Pike", on: 1 },
    "Ant",
    "Ant",
    "Ant",
    { card: "Sting Cadets", dizzy: true },
    { card: "Hive Choirmaster", exhausted: true },
    "Sunny Anthill",
    "Marching Season",
  ],
  hive: ["Aphid Herder", "Gold Field Ants", "Mortar Termites", { card: "Early Rising Bee", exhausted: true }],
  hand: ["Forward, All of You!", "Nasty Sunburn", "Captain Buzzworthy", "Kick the Anthill", "Marching Column"],
  deck: ["Antonio", "Antonio", "Queen Aurelia", "On Your Feet!", "Waggle Dance", "Picnic Raiders"],
};

const LUNA = {
  avatar: "Luna",
  devotion: 13,
  field: [
    "Moonwell Keeper",
    { card: "Marginalia Snail", exhausted: true },
    { card: "Old Man Undertow", damage: 2 },
    { card: "Riptide Strider", plus: 1 },
    "The Sunken Archive",
    "The Drowned Bell",
  ],
  hive: ["Puddle Strider", "Doorstop Snail", { card: "Silt Librarian", exhausted: true }],
  hand: ["Gust at the Window", "Pulled Under", "Twilight's Charm"],
  deck: ["Puddle Strider", "Puddle Strider", "Silt Librarian", "Silt Librarian"],
};

const MARS = {
  avatar: "Mars",
  devotion: 8,
  field: [
    "Zirrp, First Over the Wall",
    { card: "Drumfire Cricket", exhausted: true },
    "Captain Craterhorn",
    "Victory Chirper",
    "Kicking Grounds",
  ],
  hive: ["Cinderhop Nymph", "Gravel Recruit", "Shrapnel Wasp"],
  hand: ["Spark Spit", "Look, a Comet!"],
  deck: ["Gravel Recruit", "Gravel Recruit", "Spark Spit", "Spark Spit"],
};

const STRAYS = {
  avatar: "Mars",
  devotion: 6,
  field: [
    "Dave, Hired Sword",
    { card: "Dave's Other Sword", on: 0 },
    { card: "Show-Off Ladybug", exhausted: true },
    { card: "Thimble Helmet", on: 2 },
    "Ceiling Crawler",
    "Bounty",
  ],
  hive: ["Rent-a-Roach", "Dave Swiftfoot"],
  hand: ["Full Kit Inspection", "Splinter Spear"],
  deck: ["Dave Swiftfoot", "Dave Swiftfoot", "Rent-a-Roach", "Rent-a-Roach"],
};

export const SHARD_TABLE = { ...PLAYED, players: [SOL, LUNA] };
export const SHARD_FOUR = { ...PLAYED, turn: 21, players: [SOL, LUNA, MARS, STRAYS] };
