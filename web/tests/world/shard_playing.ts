/** Games of Shard Bugs through the page's own controls: whatever can be pressed is pressed, and every question must go. */
import type { Locator } from "playwright-core";

import type { Chance } from "./chance";
import type { Player } from "./player";

const CONTROLS = "[data-spot][data-selectable]";
const ANSWERS = ".shard-bar .answer:not(.wish)";
const PRESSES = 14; // for one question: a person needs fewer
const MOST = 900; // questions in a game

export type Pressing = "mouse" | "touch" | "keyboard";

export interface Played {
  questions: number;
  kinds: Map<string, number>; // how often each kind of question was asked
}

/** Open a game with these decks against bots, and go to its table. */
export async function sitsDown(player: Player, decks: string[], bot = "larva"): Promise<void> {
  const bots = decks.slice(1).map(() => ({ kind: "bot" as const, bot }));
  await player.goesTo(await player.opens([{ kind: "me" }, ...bots], { decks }, "shardbugs"));
}

/** Play until the game is over, or until a kind of question comes that somebody waits for. */
export async function playsShards(
  player: Player,
  chance: Chance,
  pressing: Pressing = "mouse",
  wanted: (kind: string) => boolean = () => false,
): Promise<Played> {
  const played: Played = { questions: 0, kinds: new Map() };
  while (await player.isAsked()) {
    const kind = player.watch.question?.choice ?? "";
    if (wanted(kind)) {
      await player.seesTheQuestion();
      return played;
    }
    played.questions += 1;
    played.kinds.set(kind, (played.kinds.get(kind) ?? 0) + 1);
    await answers(player, chance, pressing, kind);
    if (player.watch.errors.length || played.questions > MOST) {
      throw new Error(`${played.questions} questions: ${player.watch.errors.join("; ")}`);
    }
  }
  return played;
}

async function answers(player: Player, chance: Chance, pressing: Pressing, kind: string): Promise<void> {
  const ply = player.watch.moment?.ply;
  const isGone = () => player.watch.moment?.ply !== ply || player.watch.isOver;
  await player.seesTheQuestion();
  for (let press = 0; press < PRESSES && !isGone(); press += 1) {
    await pressOne(player, chance, pressing, kind, press);
    await player.watch.until(isGone, press < 2 ? 120 : 500, "the next question").catch(() => undefined);
  }
  if (!isGone()) {
    const said = player.watch.question;
    throw new Error(`stuck at ${kind}: ${said?.text} ${said?.moves?.map((move) => move.text).join(" | ")}`);
  }
}

/** What there is to do at first, and the more often something was pressed without an answer, the rather the default. */
async function pressOne(player: Player, chance: Chance, by: Pressing, kind: string, press: number): Promise<void> {
  const { page } = player;
  const items = page.getByRole("menuitem");
  if (await items.count()) {
    return pressed(player, items.nth(chance.below(await items.count())), by);
  }
  const go = page.locator(`${ANSWERS}.go`);
  const isLater =
    press > 3 || (kind === "main" && chance.next() < 0.15) || (kind === "priority" && chance.next() < 0.7);
  if ((await go.count()) && (isLater || chance.next() < 0.25)) {
    return by === "keyboard" ? page.keyboard.press("Space") : pressed(player, go, by);
  }
  const spots = page.locator(CONTROLS);
  const count = await spots.count();
  const buttons = page.locator(ANSWERS);
  const all = count + (await buttons.count());
  if (all) {
    const place = chance.below(all);
    await pressed(player, place < count ? spots.nth(place) : buttons.nth(place - count), by);
  }
}

/** A control that has gone meanwhile is not pressed: the game went on. */
async function pressed(player: Player, control: Locator, by: Pressing): Promise<void> {
  const gone = () => undefined;
  if (by === "touch") {
    await control.tap({ timeout: 2_000 }).catch(gone);
  } else if (by === "mouse") {
    await control.click({ timeout: 2_000 }).catch(gone);
  } else {
    await control.focus({ timeout: 2_000 }).catch(gone);
    await player.page.keyboard.press("Enter");
  }
}
