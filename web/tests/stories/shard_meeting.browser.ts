/** Two people at a table of Shard Bugs, each at a browser of their own. */
import { expect, test } from "vitest";

import type { Player } from "../world/player";
import { world } from "../world/story";

const here = world();

/** Anna's main phase: she can throw two pebbles, Ben can snip a thread, and one Devotion more wins for her. */
const POSITION = {
  game: "shardbugs",
  active: 0,
  turn: 5,
  phase: "main",
  seed: "web",
  players: [
    {
      avatar: "Sol",
      devotion: 18,
      hand: ["Toss a Pebble", "Toss a Pebble"],
      hive: ["Errand Fly", "Errand Fly", "Errand Fly", "Errand Fly"],
      field: ["Orchard Marquis"],
      deck: ["Pew Slug", "Pew Slug", "Pew Slug"],
    },
    {
      avatar: "Luna",
      devotion: 5,
      hand: ["Snip the Thread"],
      hive: ["Silt Librarian", "Silt Librarian"],
      field: ["Pew Slug"],
      deck: ["Pew Slug", "Pew Slug", "Pew Slug"],
    },
  ],
};

const threads = (player: Player) => player.page.locator(".web li");
const ofHand = (player: Player, card: string) => player.page.locator(".shard-hand").getByRole("button", { name: card });
const isAskedFor = (player: Player, kind: string) => expect.poll(() => player.watch.question?.choice).toBe(kind);

async function meet(): Promise<[Player, Player]> {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  const decks = ["solar-swarm", "lunar-tide"];
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], { decks }, "shardbugs");
  here.server.setUp(game, POSITION);
  await ben.joins(game);
  await Promise.all([anna.goesTo(game), ben.goesTo(game)]);
  await anna.isAsked();
  return [anna, ben];
}

test("a thread is answered, with a lost connection in the middle of the web, and the game is played to its end", async () => {
  const [anna, ben] = await meet();
  await anna.seesTheQuestion();
  await ofHand(anna, "Toss a Pebble").first().click();
  await isAskedFor(anna, "target");
  await anna.seesTheQuestion();
  await anna.page
    .locator(".theirs")
    .getByRole("button", { name: /^Pew Slug/ })
    .click();
  await isAskedFor(ben, "priority");
  await expect.poll(() => threads(ben).count()).toBe(1);

  await ben.losesNetwork();
  await ben.page.getByText("The connection is gone").waitFor();
  await expect.poll(() => threads(ben).count()).toBe(1);
  await ben.findsNetwork();
  await expect.poll(() => ben.page.getByText("The connection is gone").count()).toBe(0);
  await isAskedFor(ben, "priority");
  await ben.seesTheQuestion();
  await ofHand(ben, "Snip the Thread").click();

  await isAskedFor(anna, "priority");
  await expect.poll(() => threads(anna).allTextContents()).toHaveLength(2);
  expect(await threads(anna).first().textContent()).toContain("Snip the Thread"); // the last one resolves first
  await anna.seesTheQuestion();
  await anna.page.getByRole("button", { name: /^Pass/ }).click();
  await isAskedFor(anna, "main");
  await expect.poll(() => threads(anna).count()).toBe(0);
  expect(
    await ben.page
      .locator(".my-field")
      .getByRole("button", { name: /^Pew Slug/ })
      .count(),
  ).toBe(1);

  await anna.seesTheQuestion();
  await anna.page
    .locator(".my-field")
    .getByRole("button", { name: /^Orchard Marquis/ })
    .click();
  const devote = anna.watch.question?.moves?.find((move) => move.move === "devote");
  await anna.page.getByRole("menuitem", { name: devote?.text ?? "" }).click();
  await anna.page.getByRole("dialog", { name: "You have won" }).waitFor();
  await ben.page.getByRole("dialog", { name: "You have lost" }).waitFor();
});
