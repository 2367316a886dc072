/** A share of the random games: `npm run clicks` plays many. */
import { expect, test } from "vitest";

import { playRandomGames } from "../clicks";
import { world } from "../world/story";

const here = world();

test("random games of all sets, every choice through the page", async () => {
  const result = await playRandomGames(here.browser, here.server, { games: 12, seed: 7, pages: 3 });
  expect(result.failures).toEqual([]);
  expect(result.choices).toBeGreaterThan(100);
});
