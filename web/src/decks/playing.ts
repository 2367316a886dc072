/** A game with a deck of one's own, against a level of the program. */
import { go } from "../routes.svelte";
import type { components } from "../server/generated/routes";
import { asSomebody, post } from "../server/http";
import type { Deck } from "./deck";

type TableInfo = components["schemas"]["TableInfo"];

export async function playWith(game: string, deck: Deck, bot: string, theirs: string): Promise<void> {
  const seats = [
    { kind: "me", deck },
    { kind: "bot", bot, ...(theirs && { deck: theirs }) },
  ];
  const table = await asSomebody(() =>
    post<TableInfo>("/api/games", { game, seats, terms: { visibility: "private" } }),
  );
  go(`/game/${table.id}`);
}
