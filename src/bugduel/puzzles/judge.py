"""Judging whether a decision is a puzzle: for every hidden hand, one action reaches the goal and no other does."""

from dataclasses import dataclass

from bugduel.core import State
from bugduel.puzzles.puzzle import Puzzle
from bugduel.puzzles.solve import NO, UNKNOWN, YES, Solver, TooMuch, after_all

MOST_HANDS = 500
SOME_HANDS = 10  # tried first: most non-puzzles already fail with them
FIRST_LOOK = 40_000  # states, with the actual cards
FULL_LOOK = 160_000  # states, with every hidden hand


@dataclass(frozen=True)
class Verdict:
    """The one action that reaches the goal, and the size of the proof."""

    answer: int
    hands: int
    states: int


def working(state: State, goal: int, turns: int, most: int = FIRST_LOOK) -> list[int] | None:
    """The first two actions that reach the goal with the actual cards. None if chance interferes before they are found,
    or if it takes too long.
    """
    me = state.actor()
    solver = Solver(state, me, goal, turns, most)
    found: list[int] = []
    try:
        for action in state.legal():
            result = solver.reaches(after_all([state], action)[0])
            if result == UNKNOWN:
                return None
            if result == YES:
                found.append(action)
                if len(found) == 2:
                    break
    except TooMuch:
        return None
    return found


def judge(state: State, goal: int, turns: int, answer: int, most: int = FULL_LOOK) -> Verdict | None:
    """Prove that the answer works and all other actions fail, for every hand that others could hold."""
    me = state.actor()
    worlds = state.search_model().every_hand(state, me, MOST_HANDS)
    if not worlds or answer not in state.legal():
        return None
    solver = Solver(state, me, goal, turns, most)
    try:
        some = worlds[:: len(worlds) // SOME_HANDS + 1]
        if len(some) < len(worlds) and solver.surely(after_all(some, answer)) != YES:
            return None
        if solver.surely(after_all(worlds, answer)) != YES:
            return None
        for action in state.legal():
            if action != answer:
                for world in after_all(worlds, action):
                    if solver.reaches(world) != NO:
                        return None
    except TooMuch:
        return None
    return Verdict(answer, len(worlds), most - solver.left)


def enough(puzzle: Puzzle) -> int:
    """A state limit that suffices to prove a puzzle again."""
    return max(FULL_LOOK, puzzle.states)


def holds(puzzle: Puzzle) -> bool:
    """Whether a puzzle can be proven again."""
    verdict = judge(puzzle.begin(), puzzle.goal, puzzle.turns, puzzle.answer, 2 * enough(puzzle))
    return verdict is not None and verdict.hands == puzzle.hands
