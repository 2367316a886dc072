/** The games there are, by name, with the page that comes after their lessons and what more there is than games. The first is the one
 * to begin with. */
export const GAMES = [
  { id: "mindbug", title: "Mindbug", study: "puzzles", more: "puzzles" },
  { id: "shardbugs", title: "Shard Bugs", study: "decks", more: "draft" },
] as const;

export const FIRST_GAME: string = GAMES[0].id;

export const isGame = (id: string | null): id is string => GAMES.some((game) => game.id === id);

/** What there is of a game besides playing it: a page, and the tile that leads there. */
export const moreOf = (id: string): string => GAMES.find((game) => game.id === id)?.more ?? GAMES[0].more;

/** Where somebody goes who knows how to play. */
export const studyOf = (id: string): string => GAMES.find((game) => game.id === id)?.study ?? GAMES[0].study;
