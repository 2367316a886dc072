/** All that the client says in Spanish, in one piece. */
export const FILES = import.meta.glob<string>("../../../src/bugduel/words/es/web*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
