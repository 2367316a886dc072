/** An exercise at the table of its game: a game like any other, only that requests answer in place of a socket. */
import { Game } from "../table/state/game.svelte";
import { say } from "../words/words.svelte";
import type { Course, Stage, Told } from "./exercise";
import { ExerciseLine } from "./line";

export class Studied extends Game {
  constructor(id: string, address: string, course: Course) {
    super(id, null, (listener) => new ExerciseLine(listener, address, course, () => say("study-opponent")));
  }

  /** What is said beside the table. */
  get coach(): string {
    return this.drawn?.coach ?? "";
  }

  get stage(): Stage {
    return this.drawn?.stage ?? "open";
  }

  /** A goal that is reached is told beside the table, and by no dialog over it. */
  override get isOver(): boolean {
    return false;
  }

  private get drawn(): Told | null {
    return this.shown as Told | null;
  }
}
