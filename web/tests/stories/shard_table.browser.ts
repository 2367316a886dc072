/** What a player of Shard Bugs sees and does at the table: all at once, foretold, and for everybody. */
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { Chance } from "../world/chance";
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
  await anna.page.getByLabel("Your deck").selectOption("solar-swarm");
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
  const anna = await here.arrives();
  await sitsDown(anna, ["solar-swarm", "meteor-venom"]);
  await playsShards(anna, new Chance(11), "mouse", (kind) => kind === "attack");
  const before = anna.watch.acts.length;
  const bugs = anna.page.locator(".my-field [data-spot][data-selectable]");
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
    for (const wanted of ["mulligan", "main", "attack", "block"]) {
      const touch = screen === PHONE ? "touch" : "mouse";
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
    for (const address of ["/?", "/new?", "/cards?kind=avatar&", "/cards/toll-spider?", "/rules?"]) {
      await anna.page.goto(`${address}game=shardbugs`);
      await anna.page.getByRole("heading", { level: 1 }).waitFor();
      await anna.page.waitForLoadState("networkidle");
      found.push(...(await violations(anna.page)).map((each) => `${address} ${theme}: ${each}`));
    }
  }
  expect(found).toEqual([]);
});
