/** The games there are, by name. The first is the one to begin with. */
export const GAMES = [
  { id: "mindbug", title: "Mindbug" },
  { id: "shardbugs", title: "Shard Bugs" },
] as const;

export const FIRST_GAME: string = GAMES[0].id;

export const isGame = (id: string | null): id is string => GAMES.some((game) => game.id === id);
