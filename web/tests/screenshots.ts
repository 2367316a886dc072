/** Pictures of the main pages for README and docs, from a real server and fixed positions: `npm run screenshots`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import sharp from "sharp";

import { launch } from "./world/chromium";
import { DESK, PHONE, Player, type Person, type Seat } from "./world/player";
import { DUEL, FOUR, MINDBUG, TOKYO } from "./world/positions";
import { Server } from "./world/server";
import { SHARD_FOUR, SHARD_TABLE } from "./world/shard_positions";

const OUT = resolve(import.meta.dirname, "../../docs/screenshots");
const LARGEST = 150_000; // bytes
const QUALITIES = [86, 80, 72, 64, 56];

interface Shot {
  name: string;
  at?: string; // the address of a page
  position?: { game?: string; options: object; start: object; bots?: number }; // or the table of a game
  theme?: "light" | "dark";
  language?: "en" | "es";
  screen?: Person["screen"];
}

const DUELLING = { options: {}, start: DUEL };
const DECKS = ["solar-swarm", "lunar-tide", "meteor-impact", "stray-armory"];
const SHARDS = { game: "shardbugs", options: { decks: DECKS.slice(0, 2) }, start: SHARD_TABLE };

const SHOTS: Shot[] = [
  { name: "table", position: DUELLING },
  { name: "table-dark", position: DUELLING, theme: "dark" },
  { name: "table-spanish", position: DUELLING, language: "es" },
  { name: "table-phone", position: DUELLING, screen: PHONE },
  { name: "table-phone-dark", position: DUELLING, screen: PHONE, theme: "dark" },
  { name: "mindbug", position: { options: {}, start: MINDBUG } },
  { name: "tokyo", position: { options: { sets: ["king-of-tokyo"] }, start: TOKYO } },
  {
    name: "four",
    position: { options: { mode: "2v2", sets: ["first-contact", "new-servants"] }, start: FOUR, bots: 3 },
  },
  { name: "shards", position: SHARDS },
  { name: "shards-dark", position: SHARDS, theme: "dark" },
  { name: "shards-phone", position: SHARDS, screen: PHONE },
  { name: "shards-four", position: { game: "shardbugs", options: { decks: DECKS }, start: SHARD_FOUR, bots: 3 } },
  { name: "decks", at: "/decks" },
  { name: "home", at: "/" },
  { name: "home-dark", at: "/", theme: "dark" },
  { name: "home-phone", at: "/", screen: PHONE },
  { name: "home-spanish", at: "/", language: "es" },
  { name: "cards", at: "/cards" },
  { name: "card", at: "/cards/compost-dragon" },
  { name: "learn", at: "/learn" },
  { name: "puzzles", at: "/puzzles" },
  { name: "new-game", at: "/new" },
  { name: "rules", at: "/rules" },
  { name: "settings", at: "/settings" },
];

export async function main(wanted: string[]): Promise<number> {
  const [server, browser] = await Promise.all([Server.start(), launch()]);
  mkdirSync(OUT, { recursive: true });
  const shots = SHOTS.filter((shot) => !wanted.length || wanted.includes(shot.name));
  const ready = await Promise.all(shots.map((shot) => prepare(browser, server, shot)));
  // A bot would have begun to play before its game is set up, so no server runs meanwhile.
  await server.kill("SIGTERM");
  ready.forEach(({ shot, game }) => shot.position && server.setUp(game, shot.position.start));
  await server.run();
  for (const { shot, game, player } of ready) {
    if (shot.at) {
      await player.page.goto(shot.at);
    } else {
      await player.goesTo(game);
      await player.isAsked();
      await player.page.locator("[data-asked]").waitFor();
    }
    await settled(player.page);
    const size = await store(shot.name, await player.page.screenshot());
    console.log(`${shot.name}: ${Math.round(size / 1000)} KB`);
    await player.leave();
  }
  await browser.close();
  await server.stop();
  return 0;
}

async function prepare(browser: Browser, server: Server, shot: Shot) {
  const settings = { theme: shot.theme ?? "light", language: shot.language ?? "en" };
  const player = await Player.arrive(browser, server, { screen: shot.screen ?? DESK, settings });
  const bots: Seat[] = Array.from({ length: shot.position?.bots ?? 1 }, () => ({ kind: "bot", bot: "beetle" }));
  const game = shot.position
    ? await player.opens([{ kind: "me" }, ...bots], shot.position.options, shot.position.game)
    : "";
  return { shot, player, game };
}

/** Everything is loaded and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    document.getAnimations().forEach((each) => {
      try {
        each.finish();
      } catch {
        each.cancel(); // one that has no end
      }
    });
  });
}

/** As good as fits. */
async function store(name: string, picture: Buffer): Promise<number> {
  for (const quality of QUALITIES) {
    const small = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (small.length <= LARGEST) {
      writeFileSync(join(OUT, `${name}.webp`), small);
      return small.length;
    }
  }
  throw new Error(`${name} is larger than ${LARGEST / 1000} KB at every quality`);
}
