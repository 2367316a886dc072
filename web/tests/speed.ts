/** How large and how fast the client is, beside what it should be: `npm run speed`. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

import type { Browser, CDPSession, Page } from "playwright-core";

import { Chance } from "./world/chance";
import { launch } from "./world/chromium";
import { Player } from "./world/player";
import { CROWD, DUEL } from "./world/positions";
import { Server } from "./world/server";
import { SHARD_CROWD } from "./world/shard_crowd";
import { the } from "./world/together";

const SITE = process.env["BUGDUEL_SITE"] ?? resolve(import.meta.dirname, "../../build/client");
const SLOWER = 4; // times: a cheap phone
const TIMES = 5; // a start is measured so often, and the one in the middle counts
const SETTLED = 6000; // milliseconds after which every start is over
const UNSEEN = 250; // milliseconds for which a new question takes no answer

interface Figure {
  what: string;
  is: number;
  target: number;
  unit: string;
}

export async function main(): Promise<number> {
  const [server, browser] = await Promise.all([Server.start(), launch()]);
  const starts = [];
  for (let time = 0; time < TIMES; time += 1) {
    starts.push(await start(browser, server));
  }
  const figures: Figure[] = [
    { what: "scripts and styles, compressed", is: clientSize() / 1000, target: 200, unit: "KB" },
    {
      what: "first paint of the table, CPU 4x slower",
      is: middle(starts.map((one) => one.painted)),
      target: 1500,
      unit: "ms",
    },
    { what: "ready to act, CPU 4x slower", is: middle(starts.map((one) => one.ready)), target: 2500, unit: "ms" },
    { what: "a frame of an attack, 20 creatures, p95", is: await frames(browser, server), target: 20, unit: "ms" },
    { what: "a frame among 60 permanents, p95", is: await shardFrames(browser, server), target: 20, unit: "ms" },
    { what: "pictures of a game", is: (await pictures(browser, server)) / 1000, target: 600, unit: "KB" },
  ];
  await browser.close();
  await server.stop();
  for (const { what, is, target, unit } of figures) {
    const verdict = is <= target ? "ok" : "MISSED";
    console.log(
      `${what.padEnd(46)} ${is.toFixed(0).padStart(6)} ${unit.padEnd(2)}  at most ${target} ${unit}  ${verdict}`,
    );
  }
  return figures.every(({ is, target }) => is <= target) ? 0 : 1;
}

const middle = (of: number[]): number => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? NaN;

/** All that may ever be loaded, as it is sent. */
function clientSize(): number {
  const files = readdirSync(join(SITE, "assets")).filter((name) => [".js", ".css"].includes(extname(name)));
  const sent = (file: string) => brotliCompressSync(readFileSync(file)).length;
  return files.reduce((sum, name) => sum + sent(join(SITE, "assets", name)), 0);
}

/** From an empty cache to a table that can be played at. */
async function start(browser: Browser, server: Server): Promise<{ painted: number; ready: number }> {
  const { anna, game } = await atTheTable(browser, server, DUEL, {});
  await slow(anna.page);
  await anna.page.addInitScript(() => {
    const seen: Record<string, number> = {};
    (window as unknown as { seen: typeof seen }).seen = seen;
    const look = () => {
      for (const what of [".table", "[data-asked]"]) {
        if (!seen[what] && document.querySelector(what)) {
          seen[what] = -1;
          requestAnimationFrame(() => setTimeout(() => (seen[what] = performance.now()))); // once it is painted
        }
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await anna.page.goto(`/game/${game}`, { waitUntil: "commit" });
  await new Promise((resolve) => setTimeout(resolve, SETTLED)); // asking the page earlier would slow it down
  const seen = await anna.page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  await anna.leave();
  return { painted: seen[".table"] ?? NaN, ready: (seen["[data-asked]"] ?? NaN) + UNSEEN };
}

/** How long frames take while an attack is told. */
async function frames(browser: Browser, server: Server): Promise<number> {
  const { anna, game } = await atTheTable(browser, server, CROWD, { pool: CROWD.pool }, { speed: "normal" });
  await anna.goesTo(game);
  await anna.isAsked();
  await anna.page.waitForLoadState("networkidle");
  await countFrames(anna.page);
  await anna.chooses(the("attack", "Gorillion"));
  // Ten creatures of theirs may block: the attack is told, and the arrow marches, until somebody answers.
  return slowFrame(anna);
}

/** How long frames take while attackers are marked among more than sixty permanents. */
async function shardFrames(browser: Browser, server: Server): Promise<number> {
  const anna = await Player.arrive(browser, server, { settings: { speed: "normal" } });
  const decks = ["solar-swarm", "meteor-venom"];
  const game = await anna.opens([{ kind: "me" }, { kind: "bot", bot: "larva" }], { decks }, "shardbugs");
  server.setUp(game, SHARD_CROWD);
  await anna.goesTo(game);
  await anna.isAsked();
  await anna.page.waitForLoadState("networkidle");
  await anna.seesTheQuestion();
  await anna.page.getByRole("button", { name: /^End the Main Phase/ }).click();
  await anna.watch.until(() => anna.watch.question?.choice === "attack", 30_000, "the attack");
  await anna.seesTheQuestion();
  await countFrames(anna.page);
  const bugs = anna.page.locator(".my-field [data-spot][data-selectable]");
  for (let place = 0; place < 8; place += 1) {
    await bugs.nth(place).click(); // each changes the forecast and draws a line
  }
  return slowFrame(anna);
}

async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    (window as unknown as { times: number[] }).times = times;
    let last = performance.now();
    const tick = (now: number) => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** The slowest frame but for one in twenty, of 180 or more. */
async function slowFrame(player: Player): Promise<number> {
  await player.page.waitForFunction(() => (window as unknown as { times: number[] }).times.length > 180);
  const times = await player.page.evaluate(() => (window as unknown as { times: number[] }).times);
  await player.leave();
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
}

/** What a whole game loads under /pictures. */
async function pictures(browser: Browser, server: Server): Promise<number> {
  const anna = await Player.arrive(browser, server);
  const session = await anna.context.newCDPSession(anna.page);
  const loaded = await countPictures(session);
  await anna.playsAgainst("beetle");
  await anna.playsOn(new Chance(1).any);
  await anna.page.waitForLoadState("networkidle");
  await anna.leave();
  return loaded();
}

async function countPictures(session: CDPSession): Promise<() => number> {
  await session.send("Network.enable");
  const asked = new Set<string>();
  let sum = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith("/pictures/")) {
      asked.add(requestId);
    }
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sum += asked.has(requestId) ? encodedDataLength : 0;
  });
  return () => sum;
}

/** Somebody whose game begins from a position; the other player never answers. */
async function atTheTable(browser: Browser, server: Server, position: object, options: object, settings = {}) {
  const [anna, ben] = await Promise.all([Player.arrive(browser, server, { settings }), Player.arrive(browser, server)]);
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], options);
  server.setUp(game, position);
  await ben.joins(game);
  await ben.leave();
  return { anna, game };
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}
