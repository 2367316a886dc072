/** Drafts when somebody is away: the others see it and go on, and who comes back goes on as well. */
import { test } from "vitest";

import { isJudged } from "../world/deck_builder";
import { CARDS, hasPack, hasPicked, opens, picks } from "../world/drafting";
import type { Player } from "../world/player";
import { world } from "../world/story";

const here = world();
const AWAY = 120_000; // milliseconds that the others wait

/** As if those who are away had been so for long. */
function timePasses(draft: string): void {
  here.server.write("update draft_seats set away_since = away_since - ? where draft = ?", AWAY, draft);
  here.server.write("update drafts set due = 0 where id = ?", draft);
}

const seatOf = (player: Player, name: string) =>
  player.page
    .getByRole("list", { name: /^Seats/ })
    .getByRole("listitem")
    .filter({ hasText: name });

/** Two people and two bots, who have made their first pick. */
async function twoDraft(): Promise<[anna: Player, ben: Player, draft: string]> {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  const draft = await opens(anna, { seats: 4, bots: 2 });
  await ben.page.goto(`/draft/${draft}`);
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([picks(anna.page, 0), picks(ben.page, 0)]);
  return [anna, ben, draft];
}

test("one of two loses the connection, the other goes on, and the first comes back to the end", async () => {
  const [anna, ben, draft] = await twoDraft();
  await picks(ben.page, 1);
  await hasPicked(ben.page, 2);
  await ben.losesNetwork();
  await seatOf(anna, "away").waitFor();
  await picks(anna.page, 1); // the pick that was made before counts
  await picks(anna.page, 2);
  await anna.page.getByText(/^Waiting for/).waitFor();
  await anna.page.getByText(/^Away: .+\. In \d+ seconds a card is taken for them\.$/).waitFor();
  timePasses(draft);
  for (let count = 3; count < 6; count += 1) {
    await picks(anna.page, count);
  }
  await hasPicked(anna.page, 6);
  await ben.findsNetwork();
  await ben.page.getByText(/^Taken for you meanwhile: /).waitFor();
  await seatOf(anna, "away").waitFor({ state: "detached" });
  for (let count = 6; count < CARDS; count += 1) {
    await Promise.all([picks(anna.page, count), picks(ben.page, count)]);
  }
  await Promise.all([isJudged(anna.page, true), isJudged(ben.page, true)]);
});

test("who closed the page finds the way back, and a server that was killed has lost no pick", async () => {
  const [anna, ben] = await twoDraft();
  await picks(anna.page, 1);
  await hasPicked(anna.page, 2);
  await anna.page.goto("/draft");
  await seatOf(ben, "away").waitFor();
  anna.watch.isCutAllowed = ben.watch.isCutAllowed = true;
  await here.server.kill();
  await here.server.run();
  await picks(ben.page, 1);
  await anna.page.getByRole("link", { name: "Go on" }).click();
  await Promise.all([picks(anna.page, 2), picks(ben.page, 2)]);
  await Promise.all([hasPicked(anna.page, 3), hasPicked(ben.page, 3)]);
});

test("a card that is taken while the line is cut is taken when it is back", async () => {
  const [anna, ben] = await twoDraft();
  await hasPicked(ben.page, 1);
  await hasPack(ben.page); // else there is nothing to take
  await ben.losesNetwork();
  await picks(ben.page, 1);
  await picks(anna.page, 1);
  await anna.page.getByText(/^Waiting for/).waitFor();
  await ben.findsNetwork();
  await Promise.all([hasPicked(anna.page, 2), hasPicked(ben.page, 2)]);
  await hasPack(anna.page);
});
