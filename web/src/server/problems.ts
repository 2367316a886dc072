/** What to say when the server says no: in the reader's language where the code is known, else in the server's words. */
import { has, say } from "../words/words.svelte";
import { Problem } from "./http";

export interface Reason {
  text: string;
  detail: string; // in English, from the server
}

export function reasonOf(problem: unknown): Reason {
  if (!(problem instanceof Problem)) {
    throw problem; // ours: nothing to be said to people
  }
  if (has(`problem-${problem.code}`)) {
    return { text: say(`problem-${problem.code}`), detail: "" };
  }
  return { text: say("problem-refused"), detail: problem.message };
}
