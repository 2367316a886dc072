/** All that the client says in English, in one piece. */
export const FILES = import.meta.glob<string>("../../../src/bugduel/words/en/web*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
