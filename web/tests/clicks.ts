/**
 * Random games of all sets and of both games, played to the end through the page's own controls: `npm run clicks -- --games 300 --seed 1`.
 * `--game shardbugs` plays that one only, with every deck in turn and two to four players. After each choice the table must say what the server said, and every move must have a control that answers with it.
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import type { Browser } from "playwright-core";

import { Chance } from "./world/chance";
import { launch } from "./world/chromium";
import { PHONE, Player } from "./world/player";
import { playsShards, sitsDown } from "./world/shard_playing";
import { Server } from "./world/server";

const PICTURES = resolve(import.meta.dirname, "../../build/clicks");
const MOST = 400; // choices in a game: one that takes longer goes on for ever

/** What a game is played with, in turn. All sets together meet rarely, so most games are of one or two. */
interface Kind {
  name: string;
  options: object;
  players?: number;
  decks?: string[];
}

const KINDS: Kind[] = [
  { name: "first contact", options: {} },
  { name: "king of tokyo", options: { sets: ["king-of-tokyo"] } },
  { name: "galaxy", options: { sets: ["galaxy"] } },
  { name: "evolution", options: { sets: ["evolution"] } },
  { name: "eternity", options: { sets: ["eternity"] } },
  { name: "kingdom and add-on", options: { sets: ["kingdom", "battlefruit-addon"] } },
  { name: "new servants and promos", options: { sets: ["new-servants", "promo"] } },
  { name: "2 vs 2", options: { mode: "2v2", sets: ["first-contact", "tag-team", "galaxy"] }, players: 4 },
  { name: "tokyo and eternity", options: { sets: ["king-of-tokyo", "eternity", "evolution"] } },
  { name: "solar swarm and meteor venom", options: {}, decks: ["solar-swarm", "meteor-venom"] },
  { name: "lunar, meteor and solar", options: {}, decks: ["lunar-wings", "meteor-impact", "solar-radiance"] },
];

const DECKS = [
  "lunar-tide",
  "lunar-wings",
  "meteor-impact",
  "meteor-venom",
  "solar-radiance",
  "solar-swarm",
  "stray-armory",
  "stray-giants",
];

/** Every deck in turn against those that follow it, mostly with two players. */
function shardKind(number: number): Kind {
  const players = [2, 2, 3, 2, 4][number % 5] as number;
  const decks = Array.from({ length: players }, (_, seat) => DECKS[(number + 2 * seat) % DECKS.length] as string);
  return { name: decks.join(", "), options: {}, decks };
}

export interface Result {
  games: number;
  choices: number;
  failures: string[];
  kinds: Map<string, number>; // questions by kind: how often each was answered
}

export interface Wish {
  games: number;
  seed: number;
  pages: number;
  game?: string;
  say?: (text: string) => void;
}

/** Play so many games, several at once. */
export async function playRandomGames(browser: Browser, server: Server, wish: Wish): Promise<Result> {
  const result: Result = { games: 0, choices: 0, failures: [], kinds: new Map() };
  let next = 0;
  const plays = async (): Promise<void> => {
    for (let number = next++; number < wish.games; number = next++) {
      const failure = await playOne(browser, server, wish, number, result);
      result.games += 1;
      if (failure) {
        result.failures.push(failure);
        wish.say?.(failure);
      }
    }
  };
  await Promise.all(Array.from({ length: wish.pages }, plays));
  return result;
}

async function playOne(browser: Browser, server: Server, wish: Wish, number: number, result: Result) {
  const chance = new Chance(wish.seed * 1_000_003 + number);
  const kind = wish.game === "shardbugs" ? shardKind(number) : (KINDS[number % KINDS.length] as Kind);
  const isPhone = number % 4 === 3;
  const player = await Player.arrive(browser, server, isPhone ? { screen: PHONE, hand: "touch" } : {});
  const { watch, page } = player;
  let game = "";
  try {
    if (kind.decks) {
      await sitsDown(player, kind.decks);
      const played = await playsShards(player, chance, isPhone ? "touch" : "mouse");
      played.kinds.forEach((count, asked) => result.kinds.set(asked, (result.kinds.get(asked) ?? 0) + count));
      result.choices += played.questions;
      await page.getByRole("dialog").waitFor();
      check(watch.errors, "the console says");
      check(watch.refusals, "the server refused");
      return "";
    }
    const bots = Array.from({ length: (kind.players ?? 2) - 1 }, () => ({ kind: "bot" as const, bot: "beetle" }));
    game = await player.opens([{ kind: "me" }, ...bots], kind.options);
    await player.goesTo(game);
    for (let choices = 0; await player.isAsked(); choices += 1) {
      await player.seesWhatTheServerSays();
      const asked = watch.question?.choice ?? "";
      await player.chooses(chance.any);
      result.kinds.set(asked, (result.kinds.get(asked) ?? 0) + 1);
      result.choices += 1;
      check(watch.errors, "the console says");
      check(watch.refusals, "the server refused");
      if (choices > MOST) {
        throw new Error(`not over after ${MOST} choices`);
      }
    }
    await page.getByRole("dialog").waitFor();
    await player.seesWhatTheServerSays();
    check(watch.errors, "the console says");
    return "";
  } catch (error) {
    const picture = resolve(PICTURES, `${number}.png`);
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: picture }).catch(() => undefined);
    const question = watch.question;
    return [
      `game ${number} (${kind.name}${isPhone ? ", phone" : ""}), ${server.url}/game/${game}: ${brief(error)}`,
      ...watch.errors.map((each) => `  console: ${each}`),
      question
        ? `  asked: ${question.choice}: ${question.text} ${question.moves?.map((move) => move.text).join(" | ")}`
        : "",
      `  screenshot: ${picture}`,
    ].join("\n");
  } finally {
    await player.leave();
  }
}

/** Without the long story of how a click was tried: its first line, and the different reasons why it failed. */
function brief(error: unknown): string {
  const [first = "", ...lines] = (error as Error).message.split("\n");
  const reasons = lines
    .map((line) => line.replace(/\p{Cc}\[\d+m/gu, "").trim())
    .filter((line) => / is not |intercepts|its place/.test(line));
  return first.includes("locator.") ? [first, ...new Set(reasons)].join("\n    ") : [first, ...lines].join("\n");
}

function check(found: string[], what: string): void {
  if (found.length) {
    throw new Error(`${what}: ${found.join("; ")}`);
  }
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
      pages: { type: "string", default: "4" },
      game: { type: "string", default: "" },
    },
  });
  const [server, browser] = await Promise.all([Server.start(), launch()]);
  const start = Date.now();
  const wish = {
    games: Number(values.games),
    seed: Number(values.seed),
    pages: Number(values.pages),
    game: values.game,
  };
  const result = await playRandomGames(browser, server, { ...wish, say: console.log });
  await browser.close();
  await server.stop();
  const kinds = [...result.kinds].sort(([a], [b]) => a.localeCompare(b)).map(([kind, count]) => `${kind} ${count}`);
  console.log(`answered: ${kinds.join(", ")}`);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `${result.games} games, ${result.choices} choices, ${seconds} s, ${result.failures.length} failures (seed ${wish.seed})`,
  );
  return result.failures.length ? 1 : 0;
}
