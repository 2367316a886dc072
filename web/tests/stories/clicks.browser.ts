/** A share of the random games: `npm run clicks` plays many. The first nine kinds are Mindbug's; Shard Bugs has whole games elsewhere. */
import { expect, test } from "vitest";

import { playRandomGames } from "../clicks";
import { world } from "../world/story";

const here = world();

test("random games of all sets, every choice through the page", async () => {
  const result = await playRandomGames(here.browser, here.server, { games: 9, seed: 7, pages: 3 });
  expect(result.failures).toEqual([]);
  expect(result.choices).toBeGreaterThan(100);
});
