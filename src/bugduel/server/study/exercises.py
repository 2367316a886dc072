"""The exercises there are, by their ids, and what is the same for all of them."""

from functools import cache
from typing import Protocol

from bugduel.core import State
from bugduel.puzzles import lesson
from bugduel.puzzles.attempt import Attempt
from bugduel.puzzles.collection import shipped
from bugduel.puzzles.lesson import Lesson, Taken
from bugduel.puzzles.puzzle import Puzzle
from bugduel.server.refused import no_such

Exercise = Puzzle | Lesson


class Trying(Protocol):
    """Somebody at an exercise. The others reply as they must: with the best defence, or as a lesson has it written."""

    state: State
    me: int
    actions: list[int]

    @property
    def is_over(self) -> bool: ...

    def is_right(self, action: int) -> bool: ...

    def right(self) -> int: ...

    def play(self, action: int) -> None: ...

    def defence(self) -> int: ...


@cache
def puzzles() -> dict[str, Puzzle]:
    """In the order in which to solve them: by level, and within a level those with cards of the first sets first."""
    return {puzzle.id: puzzle for puzzle in sorted(shipped(), key=_place)}


def _place(puzzle: Puzzle) -> tuple[int, int, str]:
    sets = list(puzzle.game.sets())
    newest = max((sets.index(name) for name in puzzle.sets if name in sets), default=len(sets))
    return puzzle.level, newest, puzzle.id.rpartition("-")[2]  # the goals mixed


@cache
def lessons() -> dict[str, Lesson]:
    return {each.id: each for each in lesson.lessons()}


def puzzle_named(puzzle_id: str) -> Puzzle:
    if puzzle_id not in puzzles():
        raise no_such("puzzle")
    return puzzles()[puzzle_id]


def lesson_named(lesson_id: str) -> Lesson:
    if lesson_id not in lessons():
        raise no_such("lesson")
    return lessons()[lesson_id]


def tried(exercise: Exercise) -> Trying:
    """The exercise, ready for the first choice."""
    return exercise.begin() if isinstance(exercise, Lesson) else Attempt(exercise)


def opening(exercise: Exercise) -> State:
    """The game at the first choice, with its events, for who does not have to judge anything."""
    return exercise.begin().state if isinstance(exercise, Lesson) else exercise.live().state


def offered(trying: Trying) -> list[int]:
    """What there is to choose from."""
    return trying.offered() if isinstance(trying, Taken) else list(trying.state.legal())
