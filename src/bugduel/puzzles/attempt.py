"""Somebody tries a puzzle: which moves are right, the best defence, and what is wrong with the others."""

from bugduel.core import State
from bugduel.puzzles.judge import MOST_HANDS, enough
from bugduel.puzzles.puzzle import Puzzle
from bugduel.puzzles.solve import GOES_ON, NO, YES, Solver, TooMuch, after_all, all_allow


class Attempt:
    """A puzzle being solved. `state` is the game as it stands, with its events; `worlds` all that it could be for the
    solver, the game itself first.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.live = puzzle.live()
        self.state: State = self.live.state
        self.me = self.state.actor()
        self.start = self.state.clone()
        self.last = self.state.search_model().turns(self.state) + puzzle.turns  # the turn to have reached the goal in
        self.worlds = self.state.search_model().every_hand(self.state, self.me, MOST_HANDS)
        self.actions: list[int] = []

    @property
    def is_over(self) -> bool:
        """The goal is reached, or can no longer be."""
        return self._solver().settled(self.state) != GOES_ON

    @property
    def is_reached(self) -> bool:
        return self._solver().settled(self.state) == YES

    def is_right(self, action: int) -> bool:
        """Whether the goal is still reached for sure after an action of the solver."""
        if not self.actions:
            return action == self.puzzle.answer
        worlds = self._alike()
        return all_allow(worlds, action) and self._surely(after_all(worlds, action))[0]

    def right(self) -> int:
        """An action that reaches the goal for sure."""
        if not self.actions:
            return self.puzzle.answer
        return next(action for action in self.state.legal() if self.is_right(action))

    def play(self, action: int) -> None:
        self.follow(action)
        self.state.apply(action)

    def follow(self, action: int) -> None:
        """Whoever decides is about to do this. Worlds in which they could not are no longer possible."""
        self.actions.append(action)
        self.worlds = self._alike()
        if self.state.actor() == self.me or self.state.is_open(action):
            self.worlds = after_all([world for world in self.worlds if action in world.legal()], action)
        else:
            unseen = [(world, other) for world in self.worlds for other in world.legal() if not world.is_open(other)]
            unseen.sort(key=lambda pair: (pair[0] is not self.worlds[0], pair[1] != action))
            self.worlds = [after_all([world], other)[0] for world, other in unseen]

    def defence(self) -> int:
        """What makes it hardest for the solver: the answer that takes the most play to meet."""
        return max(self.state.legal(), key=lambda action: self._surely(after_all([self.state], action))[1])

    def refutation(self) -> int:
        """What keeps the solver, who has gone wrong, from the goal."""
        legal = self.state.legal()
        return next((action for action in legal if self._fails(action)), legal[0])

    def _alike(self) -> list[State]:
        """The worlds in which the same player is asked now: everybody sees who that is."""
        actor = self.state.actor()
        return [world for world in self.worlds if world.actor() == actor and self._solver().settled(world) == GOES_ON]

    def _fails(self, action: int) -> bool:
        try:
            return self._solver().reaches(after_all([self.state], action)[0]) == NO
        except TooMuch:
            return False

    def _surely(self, worlds: list[State]) -> tuple[bool, int]:
        solver = self._solver()
        try:
            return solver.surely(worlds) == YES, enough(self.puzzle) - solver.left
        except TooMuch:
            return False, enough(self.puzzle)

    def _solver(self) -> Solver:
        return Solver(self.start, self.me, self.puzzle.goal, self.puzzle.turns, enough(self.puzzle))


def play_on(attempt: Attempt) -> None:
    """The rest of the main line: right moves against the best defence."""
    while not attempt.is_over:
        attempt.play(attempt.right() if attempt.state.actor() == attempt.me else attempt.defence())


def refuted(attempt: Attempt, action: int) -> Attempt:
    """What becomes of a wrong action: the others answer as they should, and nothing that the solver does helps."""
    wrong = Attempt(attempt.puzzle)
    for before in [*attempt.actions, action]:
        wrong.play(before)
    while not wrong.is_over:
        wrong.play(wrong.refutation())
    return wrong
