/** Requests that may be said twice, and so are said again until the server has heard them. */
import { Problem } from "./http";

const AGAIN = 1_000; // milliseconds before the next try
const UNHEARD = new Set([0, 502, 503, 504]); // no answer, or one by whatever is before the server

/** The answer, or null when nobody wants it any more. `Problem` if the server says no. */
export async function reaching<Answer>(
  request: () => Promise<Answer>,
  isWanted: () => boolean,
  pause = AGAIN,
): Promise<Answer | null> {
  while (isWanted()) {
    try {
      return await request();
    } catch (problem) {
      if (!(problem instanceof Problem) || !UNHEARD.has(problem.status)) {
        throw problem;
      }
    }
    await new Promise((wake) => setTimeout(wake, pause));
  }
  return null;
}
