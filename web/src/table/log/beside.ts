/** What a page that looks back has to say beside the log, and in it. */
import type { Snippet } from "svelte";

import type { Grade } from "../../analysis/analysis";

export interface Beside {
  id: string;
  name: string;
  content: Snippet;
  grades: Map<number, Grade>;
  jump: (ply: number) => void;
}
