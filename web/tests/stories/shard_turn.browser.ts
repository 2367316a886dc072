/** A turn at a desk: what happened stays in sight, nothing is hidden by what is read, and a slip can be taken back where it is asked about. */
import { expect, test } from "vitest";

import type { Player } from "../world/player";
import { world } from "../world/story";

const here = world();
const filling = Array.from({ length: 9 }, () => "Pew Slug");
const theirs = [
  "Toll Spider",
  { card: "Eggsack Nurse", exhausted: true },
  { card: "Bonepile Commuter", exhausted: true },
];
const HIVE = ["Gold Field Ants", "Gold Field Ants", "Early Rising Bee", "Errand Fly"];

/** Anna's main phase, with this in her hand; Mars has a bug that is ready and one that is not. */
async function withHand(hand: string[], more: object = {}, language = "en"): Promise<Player> {
  const [anna, ben] = await Promise.all([here.arrives({ settings: { language } }), here.arrives()]);
  const decks = ["solar-swarm", "meteor-venom"];
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], { decks }, "shardbugs");
  const field = ["Sergeant Six-Legs", "Ant", "Ant"];
  here.server.setUp(game, {
    game: "shardbugs",
    active: 0,
    turn: 5,
    phase: "main",
    seed: "turn",
    players: [
      { avatar: "Sol", hand, hive: HIVE, field, deck: ["Antonio", ...filling], ...more },
      { avatar: "Mars", field: theirs, deck: filling },
    ],
  });
  await ben.joins(game);
  await anna.goesTo(game);
  await anna.isAsked();
  await anna.seesTheQuestion();
  return anna;
}

const ofHand = (anna: Player, card: string) => anna.page.locator(".shard-hand").getByRole("button", { name: card });
const inBar = (anna: Player, name: string | RegExp) => anna.page.locator(".shard-bar").getByRole("button", { name });

test("the newest line of the log stays in sight while the web comes and goes above it", async () => {
  const field = Array.from({ length: 8 }, () => "Sergeant Six-Legs");
  const anna = await withHand(["Waggle Dance"], { field });
  await anna.page.setViewportSize({ width: 1280, height: 500 });
  const lines = anna.page.locator(".log .lines");
  const below = () => lines.evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));
  await inBar(anna, /^Devote all/).click();
  await expect.poll(() => lines.locator("p").count()).toBeGreaterThan(15);
  await anna.seesTheQuestion();
  await ofHand(anna, "Waggle Dance").click();
  await expect.poll(() => anna.watch.question?.choice).toBe("look");
  await anna.page.getByRole("region", { name: "The web" }).waitFor();
  expect(await lines.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(60);
  await expect.poll(below).toBeLessThan(3);
  await anna.seesTheQuestion();
  await inBar(anna, /^Leave/).click();
  await expect.poll(() => anna.watch.question?.choice).toBe("main");
  await expect.poll(below).toBeLessThan(3);
});

test("all Devote with one button", async () => {
  const anna = await withHand([], { field: ["Sergeant Six-Legs", "Sergeant Six-Legs", "Termite Undermayor"] });
  await inBar(anna, /^Devote all: \+4/).click();
  await expect.poll(() => anna.watch.moment?.view.players[0]?.counters["devotion"]).toBe(4);
});

test("a card that was played is not held up any more, and the log is back", async () => {
  const anna = await withHand(["Kick the Anthill"]);
  await ofHand(anna, "Kick the Anthill").hover();
  const held = anna.page.locator(".side-panel .over");
  await held.waitFor();
  await ofHand(anna, "Kick the Anthill").click();
  await expect.poll(() => held.count()).toBe(0);
});

test("my hand lies beside the cards that are looked at, and cannot be chosen", async () => {
  const anna = await withHand(["Waggle Dance", "Queen Aurelia"]);
  await ofHand(anna, "Waggle Dance").click();
  await expect.poll(() => anna.watch.question?.choice).toBe("look");
  await anna.seesTheQuestion();
  const hand = anna.page.locator(".shard-hand");
  await hand.getByRole("button", { name: /^Antonio/ }).waitFor();
  const mine = hand.getByRole("button", { name: /^Queen Aurelia.*Your hand/ });
  await mine.waitFor();
  expect(await mine.getAttribute("data-selectable")).toBeNull();
});

test.each([
  ["en", "Undo"],
  ["es", "Deshacer"],
])("who played the wrong card takes it back where its target is asked (%s)", async (language, undo) => {
  const anna = await withHand(["Nasty Sunburn"], {}, language);
  await anna.page.locator('.shard-hand [data-spot="hand-0"]').click();
  await expect.poll(() => anna.watch.question?.choice).toBe("target");
  await anna.seesTheQuestion();
  await inBar(anna, undo).click();
  await expect.poll(() => anna.watch.question?.choice).toBe("main");
  expect(anna.watch.moment?.view.players[0]?.zones["hand"]?.size).toBe(1);
});

test("all attack with one button, which only marks them", async () => {
  const anna = await withHand([]);
  await inBar(anna, /^End the Main/).click();
  await expect.poll(() => anna.watch.question?.choice).toBe("attack");
  await anna.seesTheQuestion();
  const before = anna.watch.acts.length;
  await inBar(anna, /^All attack/).click();
  await inBar(anna, /^Attack with 3/).waitFor();
  expect(anna.watch.acts.length).toBe(before);
});

test("beside the Hive stands what dust there is, and what is done once a turn and was done", async () => {
  const anna = await withHand(["Pew Slug"]);
  const hive = anna.page.locator(".my-hive .hive");
  const said = async () => (await hive.innerText()).replace(/\s+/g, " ");
  await expect.poll(said).toMatch(/Dust 3 solar dust 1 neutral dust/);
  const done = hive.locator(".once .done");
  expect(await done.count()).toBe(0);
  await ofHand(anna, "Pew Slug").dragTo(hive);
  await expect.poll(() => done.allInnerTexts()).toEqual([expect.stringMatching(/^To Hive/)]);
});

test("a Hive of fourteen is seen whole, beside its dust", async () => {
  const hive = Array.from({ length: 14 }, () => "Early Rising Bee");
  const anna = await withHand([], { hive, dust: { solar: 2 } });
  const cells = anna.page.locator(".my-hive .cells");
  expect(await cells.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThan(2);
  const dust = anna.page.locator(".my-hive .all");
  await expect.poll(() => dust.innerText()).toMatch(/16/);
});

test("costs are drawn in the log, not written in letters", async () => {
  const anna = await withHand([]);
  await anna.page.locator('.my-seat [data-spot="throne-0"]').click();
  const used = anna.page.locator(".log p", { hasText: "You use Sol" });
  await used.waitFor();
  expect(await used.locator(".inline").count()).toBe(1);
});

test("a menu covers neither its card nor the place that was clicked", async () => {
  const anna = await withHand(["Pew Slug"]);
  const sergeant = anna.page.locator(".my-field").getByRole("button", { name: /^Sergeant/ });
  await sergeant.click();
  const menu = (await anna.page.getByRole("menu").boundingBox())!;
  const card = (await sergeant.boundingBox())!;
  expect(menu.x >= card.x + card.width || menu.x + menu.width <= card.x).toBe(true);
});
