/** Several players at one table, each at a browser of their own. */
import type { Move, Question } from "../../src/server/messages";
import type { Chance } from "./chance";
import type { Chooser, Player } from "./player";
import type { World } from "./story";

const WAIT = 30_000;

/** Two who meet: Anna opens a table, Ben takes the other seat. With a position the game begins there, Anna at seat 0. */
export async function meet(here: World, options: object, position?: object): Promise<{ anna: Player; ben: Player }> {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], options);
  if (position) {
    here.server.setUp(game, position);
  }
  await ben.joins(game);
  await Promise.all([anna.goesTo(game), ben.goesTo(game)]);
  return { anna, ben };
}

/** Everybody plays until the game is over, or until a question comes that somebody waits for. The one who is asked it. */
export async function playTogether(
  players: Player[],
  choose: Chooser,
  isWaitedFor: (question: Question, player: Player) => boolean = () => false,
): Promise<Player | null> {
  for (;;) {
    const asked = await whoIsAsked(players);
    if (!asked) {
      return null;
    }
    await asked.seesWhatTheServerSays();
    if (asked.watch.question && isWaitedFor(asked.watch.question, asked)) {
      return asked;
    }
    await asked.chooses(choose);
  }
}

/** The one at whose page something is asked, or null when the game is over. */
export async function whoIsAsked(players: Player[]): Promise<Player | null> {
  const end = Date.now() + WAIT;
  for (;;) {
    if (players.every((player) => player.watch.isOver)) {
      return null;
    }
    const asked = players.find((player) => player.watch.question);
    if (asked) {
      return asked;
    }
    if (Date.now() > end) {
      throw new Error("nobody is asked anything");
    }
    await new Promise((wake) => setTimeout(wake, 10));
  }
}

/** The move of this kind, about this card if one is named. */
export function the(kind: string, card?: string): Chooser {
  return (moves) => {
    const found = moves.find((move) => move.move === kind && (!card || move.card === card));
    if (!found) {
      throw new Error(`no ${kind} ${card ?? ""} among: ${moves.map((move) => move.text).join(", ")}`);
    }
    return found;
  };
}

/** A move of the first of these kinds that can be chosen, else any. */
export function rather(...kinds: string[]): Chooser {
  return (moves) => {
    const liked = kinds.map((kind) => moves.find((move) => move.move === kind)).find((move) => move);
    return liked ?? (moves[0] as Move);
  };
}

/** Attacks where it can, lets everything through, and is otherwise led by chance: so games are short. */
export function eager(chance: Chance): Chooser {
  const liked = new Set(["attack", "do-not-block", "keep-mindbug"]);
  return (moves) => {
    const wished = moves.filter((move) => liked.has(move.move));
    return chance.any(wished.length && chance.below(4) ? wished : moves);
  };
}
