/** What a player of Shard Bugs sees and does at the table: all at once, foretold, and for everybody. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { Chance } from "../world/chance";
import { takes } from "../world/deck_builder";
import { PHONE, type Player } from "../world/player";
import { playsShards, sitsDown } from "../world/shard_playing";
import { world } from "../world/story";

const here = world();

/** Acts of the game that this page has sent since. */
const sentSince = (player: Player, before: number) => player.watch.acts.slice(before);

test("a stranger begins a game from the start page", async () => {
  const anna = await here.arrives();
  await anna.page.goto("/");
  await anna.page.getByRole("link", { name: "Shard Bugs" }).click();
  await takes(anna.page, "Your deck", "Solar Swarm");
  await anna.page.getByRole("button", { name: /^Play.*Larva/ }).click();
  await anna.page.locator(".table.shard").waitFor();
  await anna.isAsked();
  expect(anna.watch.table?.game).toBe("shardbugs");
});

test("cards of the first hand are marked together and put back with one button", async () => {
  const anna = await here.arrives();
  await sitsDown(anna, ["solar-swarm", "meteor-venom"]);
  await anna.isAsked();
  await anna.seesTheQuestion();
  const before = anna.watch.acts.length;
  const hand = anna.page.locator('.shard-hand [data-spot^="hand-"]');
  await hand.nth(0).click();
  await hand.nth(2).click();
  await hand.nth(4).click();
  await hand.nth(4).click(); // not this one after all
  expect(sentSince(anna, before)).toEqual([]);
  await anna.page.getByRole("button", { name: /^Put 2 back/ }).click();
  await anna.watch.until(() => sentSince(anna, before).length === 3, 10_000, "two cards and the end");
  await expect.poll(() => anna.watch.question?.choice).not.toBe("mulligan");
});

test("what attacks is marked first, said with what comes of it, and confirmed once", async () => {
  const anna = await inPosition();
  await anna.page.getByRole("button", { name: /^End the Main Phase/ }).click();
  await expect.poll(() => anna.watch.question?.choice).toBe("attack");
  await anna.seesTheQuestion();
  const before = anna.watch.acts.length;
  const bugs = anna.page.locator(".my-field [data-spot][data-selectable]");
  await anna.page.getByRole("button", { name: /^No attack/ }).waitFor();
  await bugs.first().click();
  await anna.page.getByRole("button", { name: /^Attack with 1/ }).waitFor();
  await anna.page.getByRole("region", { name: "What the fights will do" }).waitFor();
  expect(sentSince(anna, before)).toEqual([]);
  await anna.page.keyboard.press("Escape");
  await expect.poll(() => anna.page.getByRole("button", { name: /^Attack with/ }).count()).toBe(0);
  await bugs.first().click();
  await anna.page.keyboard.press("Space");
  await anna.watch.until(() => sentSince(anna, before).length > 0, 10_000, "the attack");
});

/** Anna's main phase: a bug that can be played or placed, one that costs no more than a neutral and a solar dust, two attackers. */
const POSITION = {
  game: "shardbugs",
  active: 0,
  turn: 5,
  phase: "main",
  seed: "table",
  players: [
    {
      avatar: "Sol",
      hand: ["Kick the Anthill", "Pew Slug"],
      hive: ["Gold Field Ants", "Early Rising Bee", "Errand Fly", "Errand Fly", "Errand Fly"],
      field: ["Sergeant Six-Legs", "Ant", "Ant", "Ant", "Bounty"],
      "played-from-hive": true,
      deck: ["Pew Slug", "Pew Slug", "Pew Slug"],
    },
    { avatar: "Mars", field: ["Toll Spider"], deck: ["Pew Slug", "Pew Slug", "Pew Slug"] },
  ],
};

async function inPosition(): Promise<Player> {
  const anna = await here.arrives();
  const decks = ["solar-swarm", "meteor-venom"];
  const game = await anna.opens([{ kind: "me" }, { kind: "bot", bot: "larva" }], { decks }, "shardbugs");
  here.server.setUp(game, POSITION);
  await anna.goesTo(game);
  await anna.isAsked();
  await anna.seesTheQuestion();
  return anna;
}

const ofHand = (anna: Player, card: string) => anna.page.locator(".shard-hand").getByRole("button", { name: card });
const ofHive = (anna: Player, card: string) => anna.page.locator(".my-hive").getByRole("button", { name: card });
const onField = (anna: Player, card: string) => anna.page.locator(".my-field").getByRole("button", { name: card });

/** Where something stands. What is being drawn anew at this moment stands nowhere. */
async function placeOf(spot: Locator) {
  let place: Awaited<ReturnType<Locator["boundingBox"]>> = null;
  await expect.poll(async () => (place = await spot.boundingBox())).not.toBeNull();
  return place!;
}

test("cards are dragged: to the Hive, and at the enemy to attack; what is let go where it was does nothing", async () => {
  const anna = await inPosition();
  const { page } = anna;
  const place = anna.watch.question?.moves?.find((move) => move.move === "place");
  const before = anna.watch.acts.length;
  const slug = ofHand(anna, "Pew Slug");
  const { x, y, width, height } = await placeOf(slug);
  await slug.hover();
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 40, { steps: 4 });
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(sentSince(anna, before)).toEqual([]);
  await slug.dragTo(page.locator(".my-hive .hive"));
  await anna.watch.until(() => sentSince(anna, before).length === 1, 10_000, "the bug in the Hive");
  expect(sentSince(anna, before)).toEqual([place?.action]);
  await expect.poll(() => anna.watch.moment?.ply).toBeGreaterThan(0);
  await anna.seesTheQuestion();
  await page.getByRole("button", { name: /^End the Main Phase/ }).click();
  await expect.poll(() => anna.watch.question?.choice).toBe("attack");
  await anna.seesTheQuestion();
  const sergeant = onField(anna, "Sergeant Six-Legs");
  await sergeant.dragTo(page.locator(".theirs .field"));
  await page.getByRole("button", { name: /^Attack with 1/ }).waitFor();
  await sergeant.dragTo(page.locator(".my-field .field"), { targetPosition: { x: 6, y: 6 } }); // means nothing
  await page.getByRole("button", { name: /^Attack with 1/ }).waitFor();
  await onField(anna, "Ant, 3").click(); // a stack: all three of them
  await page.getByRole("button", { name: /^Attack with 4/ }).waitFor();
  await onField(anna, "Ant, 3").click();
  await page.getByRole("button", { name: /^Attack with 3/ }).waitFor();
});

test("who pays is seen, and can be chosen, before a card is played", async () => {
  const anna = await inPosition();
  const { page } = anna;
  const moves = anna.watch.question?.moves ?? [];
  const payer = moves.find((move) => move.move === "generate" && move.card === "Early Rising Bee")!;
  const bounty = moves.find((move) => move.move === "activate")!;
  const play = moves.find((move) => move.move === "play" && move.card === "Kick the Anthill")!;
  const before = anna.watch.acts.length;
  const card = ofHand(anna, "Kick the Anthill");
  const sockets = () =>
    page
      .locator(".sockets")
      .textContent({ timeout: 100 })
      .catch(() => "");
  await ofHive(anna, "Early Rising Bee").click();
  await page.getByRole("button", { name: /^Make 1 dust/ }).waitFor();
  await ofHive(anna, "Early Rising Bee").click(); // not this one after all
  await expect.poll(() => page.getByRole("button", { name: /^Make/ }).count()).toBe(0);
  await ofHive(anna, "Early Rising Bee").click();
  await onField(anna, "Bounty").click();
  await page.getByRole("button", { name: /^Make 2 dust/ }).waitFor();
  await card.hover();
  await expect.poll(sockets).toMatch(/Early Rising Bee.*Bounty/);
  expect(await sockets()).toContain("Errand Fly"); // the game adds who is missed least
  expect(sentSince(anna, before)).toEqual([]);
  await card.click();
  await anna.watch.until(() => sentSince(anna, before).length === 3, 10_000, "dust and the card");
  expect(sentSince(anna, before)).toEqual([payer.action, bounty.action, play.action]);
});

test("a stop is kept by the server", async () => {
  const anna = await here.arrives();
  await sitsDown(anna, ["solar-swarm", "meteor-venom"]);
  const stop = anna.page.getByRole("button", { name: "Always ask me: End" });
  await stop.click();
  await expect.poll(() => stop.getAttribute("aria-pressed")).toBe("true");
  await anna.reloads();
  await expect.poll(() => stop.getAttribute("aria-pressed")).toBe("true");
});

test.each(["light", "dark"])("the table passes axe, %s, on a desk and on a phone", async (theme) => {
  const found: string[] = [];
  for (const screen of [{ viewport: { width: 1440, height: 900 } }, PHONE]) {
    const anna = await here.arrives({ screen, settings: { theme } });
    await sitsDown(anna, ["lunar-wings", "solar-swarm"]);
    const touch = screen === PHONE ? "touch" : "mouse";
    for (const wanted of ["mulligan", "main"]) {
      await playsShards(anna, new Chance(7), touch, (kind) => kind === wanted);
      if (anna.watch.isOver) {
        break;
      }
      found.push(...(await violations(anna.page)).map((each) => `${wanted}: ${each}`));
    }
  }
  expect(found).toEqual([]);
});

test("cards and rules of Shard Bugs pass axe, light and dark", async () => {
  const found: string[] = [];
  for (const theme of ["light", "dark"]) {
    const anna = await here.arrives({ settings: { theme } });
    anna.watch.isMissingAllowed = true; // nobody has counted games with these cards
    for (const address of ["/?", "/new?", "/cards?kind=avatar&", "/cards/toll-spider?", "/rules?"]) {
      await anna.page.goto(`${address}game=shardbugs`);
      await anna.page.getByRole("heading", { level: 1 }).waitFor();
      await anna.page.waitForLoadState("networkidle");
      found.push(...(await violations(anna.page)).map((each) => `${address} ${theme}: ${each}`));
    }
  }
  expect(found).toEqual([]);
});
