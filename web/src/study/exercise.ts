/** Exercises as the server has them: puzzles to solve, and lessons. */
import type { components } from "../server/generated/routes";
import type { Forecast, Moment, Move, PlyMessage, Question } from "../server/messages";

export type PuzzleInfo = components["schemas"]["PuzzleInfo"];
export type LessonInfo = components["schemas"]["LessonInfo"];

/** How far one is: to choose, after a right choice, after a wrong one, at the goal, or at the end of the solution. */
export type Stage = "open" | "right" | "wrong" | "done" | "shown";

/** A moment of an exercise, with what is said beside the table. */
export interface Told extends Moment {
  stage: Stage;
  coach: string;
}

/** What an exercise begins with. */
export interface Opening {
  moment: Moment;
  text?: string;
}

/** What came of a choice. After a wrong one nothing has changed. */
export interface Answer {
  is_right: boolean;
  is_done: boolean;
  actions: number[];
  plies: PlyMessage[];
  text?: string;
}

/** What each choice will surely do. */
export interface Forecasts {
  moves: Forecast[];
  left_out?: number;
}

/** Choices about the exercise itself. They are asked for and made like moves of the game, but no game has such numbers. */
export const AGAIN = -1;
export const SHOW = -2;
export const NEXT = -3;
export const LEAVE = -4;

/** What a page makes of an exercise. */
export interface Course {
  /** What is said beside the table; `text` is what the server says in a lesson. */
  coach(stage: Stage, text: string): string;
  /** What can be done at the end of a line of play: a sentence, the suggested answer and another one. */
  asks(stage: Stage): { text: string; go: Asked; other?: Asked };
  /** What can be done instead of answering. */
  anytime?(): Asked[];
  /** One of those was chosen that the table cannot do by itself. */
  does(action: number): Promise<void> | void;
  /** A stage is reached. */
  reached?(stage: Stage): void;
}

export interface Asked {
  action: number;
  text: string;
}

/** The end of a line of play as a question of the game: so keys, fingers and readers by ear answer it as any other. */
export function questionOf(asked: ReturnType<Course["asks"]>, seat: number): Question {
  const moves: Move[] = [{ ...asked.go, move: "go-on" }];
  if (asked.other) {
    moves.push({ ...asked.other, move: "option" });
  }
  return { seat, choice: "exercise", text: asked.text, moves };
}
