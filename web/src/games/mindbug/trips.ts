/** Where cards come from and go to when the table changes, read from what happened. */
import type { GameEvent } from "../../server/messages";
import type { Trip } from "../../motion/travel";
import type { Tabled } from "../../table/state/tabled";

const STAGE = ".stage";
const STAY: Trip = { way: "none" };
const TAKEN_FOR = 2; // turns for which a Mindbug stays on what it took

const handOf = (seat: number, me: number): string => (seat === me ? ".hand" : `[data-seat="${seat}"] .in-hand`);
const discardOf = (seat: number): string => `[data-seat="${seat}"] .discarded`;
const drawPileOf = (seat: number): string => `[data-seat="${seat}"] .to-draw`;
const mindbugsOf = (seat: number): string => `[data-seat="${seat}"] .mindbugs`;
const matOf = (seat: number): string => `[data-mat="${seat}"]`;

/** A creature that appears: what is told about it stands on the stage, so that is where it comes from. `before` is all that happened in the game so far. */
export function creatureComes(piece: number, events: GameEvent[], before: GameEvent[]): Trip {
  const event = events.findLast((each) => each.piece === piece && ["enter", "control", "evolve"].includes(each.event));
  switch (event?.event) {
    case "evolve":
      return { way: "turn" };
    case "control":
      return { way: "arc", place: matOf(controllerBefore(event, before)) };
    case "enter":
      return { way: "move", place: STAGE };
    default:
      return STAY;
  }
}

/** Who had a creature before it changed sides: with four at the table it may have been anybody. */
function controllerBefore(event: GameEvent, before: GameEvent[]): number {
  const had = before.filter((each) => each.piece === event.piece && ["enter", "control"].includes(each.event));
  return had.findLast((each) => each.seat !== event.seat)?.seat ?? (event.seat === 0 ? 1 : 0);
}

/** A creature that is gone: defeated, back in a hand, or turned into what it evolves to. */
export function creatureGoes(piece: number, card: string, events: GameEvent[], me: number): Trip {
  const event = events.findLast((each) => each.piece === piece && ["defeat", "evolve", "leave"].includes(each.event));
  const back = events.findLast((each) => each.event === "return" && each.card === card);
  if (event?.event === "evolve") {
    return STAY; // the other side turns up in its place
  }
  if (event?.event === "defeat") {
    return { way: "move", place: discardOf(event.seat ?? 0) };
  }
  return back ? { way: "move", place: handOf(back.seat ?? 0, me) } : STAY;
}

/** A card that is new in one's own hand. */
export function cardComes(card: string, events: GameEvent[], me: number): Trip {
  const drawn = events.some((each) => each.event === "draw" && each.seat === me && (each.card ?? card) === card);
  return drawn ? { way: "move", place: drawPileOf(me) } : { way: "move", place: STAGE };
}

/** From where the card on the stage comes, and the Mindbug that takes it. */
export function stageTrips(game: Tabled, taken: Map<number, string>): { from: string; bugFrom: string } {
  const events = game.happening?.events ?? [];
  const played = events.find((each) => each.event === "play");
  const bug = events.find((each) => each.event === "mindbug");
  const entered = events.find((each) => each.event === "enter");
  return {
    from: played ? handOf(played.seat ?? 0, game.me) : "",
    bugFrom: bug ? mindbugsOf(bug.seat ?? 0) : (taken.get(entered?.piece ?? 0) ?? ""),
  };
}

/** Creatures in play that a Mindbug took, and where it came from, until the turn after the next is over: the bug still sits on them. */
export function takenIn(events: GameEvent[]): Map<number, string> {
  const found = new Map<number, { by: number; turn: number }>();
  let turn = 0;
  let taken: GameEvent | null = null;
  for (const event of events) {
    if (event.event === "turn") {
      turn = event.turn ?? turn;
    } else if (event.event === "mindbug") {
      taken = event;
    } else if (event.event === "enter" && taken?.card === event.card && event.piece) {
      found.set(event.piece, { by: event.seat ?? 0, turn });
      taken = null;
    }
  }
  const recent = [...found].filter(([, each]) => turn - each.turn <= TAKEN_FOR);
  return new Map(recent.map(([piece, each]) => [piece, mindbugsOf(each.by)]));
}
