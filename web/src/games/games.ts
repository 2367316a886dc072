/** The games there are, by name, and the page that comes after their lessons. The first is the one to begin with. */
export const GAMES = [
  { id: "mindbug", title: "Mindbug", study: "puzzles" },
  { id: "shardbugs", title: "Shard Bugs", study: "decks" },
] as const;

export const FIRST_GAME: string = GAMES[0].id;

export const isGame = (id: string | null): id is string => GAMES.some((game) => game.id === id);

/** Where somebody goes who knows how to play. */
export const studyOf = (id: string): string => GAMES.find((game) => game.id === id)?.study ?? GAMES[0].study;
