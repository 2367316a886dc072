/** Several answers to one question that is asked again and again: marked here, and sent together in the end. */
import type { Move, Question } from "../../../server/messages";

/** Something that was marked: where, and what it means. */
export interface Mark {
  spot: string;
  action: number;
}

const LAST = ["done", "keep"];

/** The answer that ends such a question; none if it is not one of them. */
export const lastMove = (question: Question | null | undefined): Move | null =>
  question?.moves?.find((move) => LAST.includes(move.move)) ?? null;

/** A bug does one thing: what it was marked for before is forgotten. Marked again, it does nothing. */
export function toggled(marks: Mark[], mark: Mark): Mark[] {
  const isOn = marks.some((each) => each.spot === mark.spot && each.action === mark.action);
  const rest = marks.filter((each) => each.spot !== mark.spot);
  return isOn ? rest : [...rest, mark];
}

/** The next of a stack that is not marked yet; with all of them marked, none of them is. */
export function stacked(marks: Mark[], spot: string, actions: number[]): Mark[] {
  const used = new Set(marks.filter((each) => each.spot === spot).map((each) => each.action));
  const next = actions.find((action) => !used.has(action));
  return next === undefined ? marks.filter((each) => each.spot !== spot) : [...marks, { spot, action: next }];
}

/** Answers under way, one after another, as the questions come. */
export interface Queue {
  choice: string; // the kind of question that they answer
  actions: number[];
}

/** What to send now, and what is left. An answer that is not offered any more is left out, and then so is the last: its player looks again. */
export function nextOf(queue: Queue, question: Question): { move: Move | null; left: Queue | null; dropped: boolean } {
  if (question.choice !== queue.choice) {
    return { move: null, left: null, dropped: queue.actions.length > 1 };
  }
  const last = lastMove(question);
  let dropped = false;
  for (const [place, action] of queue.actions.entries()) {
    const move = question.moves?.find((each) => each.action === action);
    if (move && !(dropped && move === last)) {
      return { move, left: { ...queue, actions: queue.actions.slice(place + 1) }, dropped };
    }
    dropped = true;
  }
  return { move: null, left: null, dropped };
}
