/** What a lesson asks at its end, and where it leads. What it says before comes from the server. */
import { LEAVE, NEXT, type Course } from "../../study/exercise";
import { say } from "../../words/words.svelte";

interface Ways {
  next: string | undefined; // the address of the next lesson
  play: () => Promise<void>; // the first game
  go: (address: string) => void;
}

export function lessonCourse({ next, play, go }: Ways): Course {
  return {
    coach: (_, text) => text,
    asks: () =>
      next
        ? { text: say("learn-right"), go: { action: NEXT, text: say("learn-next") } }
        : {
            text: say("learn-over"),
            go: { action: NEXT, text: say("learn-play") },
            other: { action: LEAVE, text: say("learn-puzzles") },
          },
    does(action) {
      if (action === LEAVE) {
        return go("/puzzles");
      }
      return next ? go(next) : play();
    },
  };
}
