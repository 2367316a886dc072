/** What a lesson asks at its end, and where it leads. What it says before comes from the server. */
import { LEAVE, NEXT, type Course } from "../../study/exercise";
import { say } from "../../words/words.svelte";

interface Ways {
  next: string | undefined; // the address of the next lesson
  play: () => Promise<void>; // the first game
  study: string; // the page to go on with
  go: (address: string) => void;
  done: () => void; // the lesson is
}

/** Where to go on: the first lesson that is not done, or the first of all. */
export const lessonToTake = (lessons: readonly { id: string }[], solved: readonly string[]): number =>
  Math.max(
    lessons.findIndex(({ id }) => !solved.includes(id)),
    0,
  );

export function lessonCourse({ next, play, study, go, done }: Ways): Course {
  return {
    coach: (_, text) => text,
    reached(stage) {
      if (stage === "done") {
        done();
      }
    },
    asks: () =>
      next
        ? { text: say("learn-right"), go: { action: NEXT, text: say("learn-next") } }
        : {
            text: say("learn-over"),
            go: { action: NEXT, text: say("learn-play") },
            other: { action: LEAVE, text: say(`learn-${study}`) },
          },
    does(action) {
      if (action === LEAVE) {
        return go(`/${study}`);
      }
      return next ? go(next) : play();
    },
  };
}
