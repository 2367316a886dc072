/** What a page that looks back has to say beside the log, and in it. */
import type { Snippet } from "svelte";

import type { Grade } from "../../analysis/analysis";

type Jump = (ply: number) => void;

export interface Beside {
  id: string;
  name: string;
  content: Snippet<[Jump]>;
  grades: Map<number, Grade>;
  jump: Jump;
}
