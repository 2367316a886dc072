/** The puzzles of a game: what there is, what they ask for, and which comes next. */
import { get } from "../server/http";
import type { Values } from "../words/words.svelte";
import type { PuzzleInfo } from "./exercise";

const known = new Map<string, Promise<PuzzleInfo[]>>();

/** They do not change while a page is open. */
export function puzzlesOf(game: string): Promise<PuzzleInfo[]> {
  const found = known.get(game) ?? get<PuzzleInfo[]>(`/api/puzzles?game=${game}`);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** The values of the sentence that says what is to be reached. */
export const goalValues = (puzzle: PuzzleInfo): Values => ({
  goal: `${puzzle.goal}-${puzzle.is_my_turn ? "mine" : "theirs"}-${puzzle.turns}`,
});

export interface Level {
  level: number;
  puzzles: { puzzle: PuzzleInfo; number: number }[]; // numbered through all levels
}

export function levelsOf(all: PuzzleInfo[]): Level[] {
  const found = new Map<number, Level["puzzles"]>();
  [...all]
    .sort((one, other) => one.level - other.level)
    .forEach((puzzle, place) => {
      found.set(puzzle.level, [...(found.get(puzzle.level) ?? []), { puzzle, number: place + 1 }]);
    });
  return [...found].map(([level, puzzles]) => ({ level, puzzles }));
}

/** The next puzzle that is not solved, after this one and then from the beginning; nothing if all of them are. */
export function nextUnsolved(all: PuzzleInfo[], solved: readonly string[], after = ""): PuzzleInfo | undefined {
  const order = levelsOf(all).flatMap(({ puzzles }) => puzzles.map(({ puzzle }) => puzzle));
  const place = order.findIndex((puzzle) => puzzle.id === after) + 1;
  return [...order.slice(place), ...order.slice(0, place)].find(
    (puzzle) => puzzle.id !== after && !solved.includes(puzzle.id),
  );
}
