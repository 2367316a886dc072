/** What an analysis says, and where it belongs in a game: choice N is made at ply N - 1, and seen at ply N. */
import type { components } from "../server/generated/routes";

export type Told = components["schemas"]["AnalysisTold"];
export type Choice = components["schemas"]["ChoiceTold"];

/** The worst first. */
export const MARKS = ["blunder", "mistake", "inaccuracy"] as const;
export type Mark = (typeof MARKS)[number];
export type Grade = Mark | "good" | "best";

/** As in chess, so that no colour stands alone. */
export const SIGNS: Record<Grade, string> = { blunder: "??", mistake: "?", inaccuracy: "?!", good: "", best: "✓" };

export const plyOf = (choice: Choice): number => choice.choice - 1;

export const isMarked = (choice: Choice): boolean => MARKS.some((mark) => mark === choice.mark);

export function gradeOf(choice: Choice): Grade {
  return MARKS.find((mark) => mark === choice.mark) ?? (choice.better ? "good" : "best");
}

/** The choice that is made at a moment, if there was anything to choose. */
export const choiceAt = (told: Told, ply: number): Choice | null =>
  told.choices.find((choice) => plyOf(choice) === ply) ?? null;

/** The nearest moment before or after this one at which somebody chose badly. */
export function mistakeFrom(told: Told, ply: number, step: 1 | -1): number | null {
  const plies = told.choices.filter(isMarked).map(plyOf);
  const found = step > 0 ? plies.find((each) => each > ply) : plies.findLast((each) => each < ply);
  return found ?? null;
}

/** Signs for the lines of a log, which tell of a choice at the ply after it. */
export const signsOf = (told: Told): Map<number, Grade> =>
  new Map(told.choices.filter(isMarked).map((choice) => [choice.choice, gradeOf(choice)]));

/** A chance or a loss as whole percents. A loss is cut, so that none looks like more than it was. */
export const percents = (share: number): number => Math.round(100 * share);
export const points = (loss: number): number => Math.floor(100 * loss + 1e-9);
