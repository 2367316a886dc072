"""The difficulty of a puzzle."""

from bugduel.bots import new_bot
from bugduel.core import Seat, State
from bugduel.puzzles.attempt import Attempt
from bugduel.puzzles.puzzle import LEVELS, Puzzle

GLANCES = 3  # tries of a quick bot, to see whether the answer is obvious
MANY = 6  # actions to choose from


def level_of(puzzle: Puzzle) -> int:
    """From 1 to 5: later turns, further decisions of the solver, many actions to choose from, and whether a bot that
    looks only one step ahead misses the answer.
    """
    state = puzzle.begin()
    points = min(puzzle.turns, 2) + (len(state.legal()) >= MANY) + min(later_choices(puzzle), 1)
    points += 2 * misses(state, puzzle.answer) // GLANCES
    return min(1 + points, LEVELS)


def later_choices(puzzle: Puzzle) -> int:
    """How often the solver still has to choose after the answer, against the best defence."""
    attempt = Attempt(puzzle)
    count = -1
    while not attempt.is_over:
        mine = attempt.state.actor() == attempt.me
        count += mine and len(attempt.state.legal()) > 1
        attempt.play(attempt.right() if mine else attempt.defence())
    return count


def misses(state: State, answer: int) -> int:
    """In how many tries a quick bot misses the answer."""
    seat = Seat(state, state.actor())
    return sum(new_bot("greedy", f"glance {number}").choose(seat) != answer for number in range(GLANCES))
