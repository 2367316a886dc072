/** What the page of a puzzle says at each stage, and where it leads. */
import { AGAIN, LEAVE, NEXT, SHOW, type Course, type Stage } from "../../study/exercise";
import { say } from "../../words/words.svelte";

interface Ways {
  next: () => string | undefined; // the address of the next puzzle
  go: (address: string) => void;
  reached: (stage: Stage) => void;
}

export function puzzleCourse(goal: string, { next, go, reached }: Ways): Course {
  const again = () => ({ action: AGAIN, text: say("puzzle-again") });
  const show = () => ({ action: SHOW, text: say("puzzle-show") });
  const onward = () => ({ action: NEXT, text: say(next() ? "puzzle-next" : "puzzle-all") });
  return {
    reached,
    coach: (stage) => say("puzzle-coach", { stage, goal }),
    anytime: () => [show()],
    asks(stage) {
      const text = say("puzzle-end", { stage });
      switch (stage) {
        case "wrong":
          return { text, go: again(), other: show() };
        case "shown":
          return { text, go: onward(), other: again() };
        default:
          return next()
            ? { text, go: onward(), other: { action: LEAVE, text: say("puzzle-all") } }
            : { text, go: onward() };
      }
    },
    does: (action) => go((action === NEXT && next()) || "/puzzles"),
  };
}
