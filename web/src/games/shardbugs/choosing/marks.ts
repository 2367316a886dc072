/** Several answers to one question that is asked again and again: marked here, and sent together in the end. */
import type { Move, Question, View } from "../../../server/messages";
import type { Spot } from "../../../table/choosing/spots";

/** Something that was marked: where, and what it means. */
export interface Mark {
  spot: string;
  action: number;
}

/** Answers of the page's own: they stand for several of the game's. Exercises have some, too, with numbers near zero. */
export const OWN = { confirm: -101, devoteAll: -102, makeDust: -103, attackAll: -104 };

const LAST = ["done", "keep"];

/** The answer that ends such a question; none if it is not one of them. */
export const lastMove = (question: Question | null | undefined): Move | null =>
  question?.moves?.find((move) => LAST.includes(move.move)) ?? null;

/** Nothing attacks, blocks, is taken or put below, so it is neither "no more" nor "the rest" nor "done" that is answered. */
export function isNone({ choice }: Question, view: View): boolean {
  const hasChosen = (view.decision?.chosen ?? []).length > 0;
  return ["search", "recover"].includes(choice) || (["attack", "block", "look"].includes(choice) && !hasChosen);
}

/** What a move is, whichever of equal permanents makes it: their numbers, and texts that count them, are left out. */
const kindOf = (move: Move): string => JSON.stringify({ ...move, action: 0, piece: 0, text: "" });
/** One of each kind of move. */
export const alike = (moves: Move[]): Move[] =>
  [...new Map(moves.toReversed().map((move) => [kindOf(move), move])).values()].toReversed();
/** The same move with each of the permanents that can make it. */
export const actionsLike = (moves: Move[], one: Move): number[] =>
  moves.filter((move) => kindOf(move) === kindOf(one)).map((move) => move.action);

/** All of a stack at first, then one fewer each time. */
export function stacked(marks: Mark[], spot: string, actions: number[]): Mark[] {
  const last = marks.findLast((each) => each.spot === spot);
  return last ? marks.filter((each) => each !== last) : [...marks, ...actions.map((action) => ({ spot, action }))];
}

/** All who can attack, as marks; none where it matters whom they attack. */
export function attackers(question: Question, spots: Spot[]): Mark[] {
  const seats = new Set(question.moves?.flatMap((move) => (move.move === "attack" ? [move.whom] : [])));
  return seats.size === 1
    ? spots.flatMap((spot) => spot.moves.map((move) => ({ spot: spot.id, action: move.action })))
    : [];
}

/** Answers under way, one after another, as the questions come. */
export interface Queue {
  choice: string; // the kind of question that they answer
  actions: number[];
  end?: number; // the action that waits for all others, if it is none that ends the question
  sentAt?: number; // the ply of the question that the last of them was sent to
}

/** What to send now, and what is left. An answer that is not offered any more is left out, and then so is the last: its player looks again. */
export function nextOf(queue: Queue, question: Question): { move: Move | null; left: Queue | null; dropped: boolean } {
  if (question.choice !== queue.choice) {
    return { move: null, left: null, dropped: queue.actions.length > 1 };
  }
  const last = queue.end ?? lastMove(question)?.action;
  let dropped = false;
  for (const [place, action] of queue.actions.entries()) {
    const move = question.moves?.find((each) => each.action === action);
    if (move && !(dropped && action === last)) {
      const rest = queue.actions.slice(place + 1).filter((each) => !(dropped && each === last));
      return { move, left: { ...queue, actions: rest }, dropped };
    }
    dropped = true;
  }
  return { move: null, left: null, dropped };
}
