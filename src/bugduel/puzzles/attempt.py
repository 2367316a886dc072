"""An attempt at a puzzle: which moves are right, the best defence, and refutations of the others."""

from bugduel.core import State
from bugduel.puzzles.judge import MOST_HANDS, enough
from bugduel.puzzles.puzzle import Puzzle
from bugduel.puzzles.solve import GOES_ON, NO, YES, Solver, TooMuch, after_all, all_allow


class Attempt:
    """A puzzle being solved. `state` is the current game with its events; `worlds` are all states possible for the
    solver, the actual one first.
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
        """Whether the goal is reached or out of reach."""
        return self._solver().settled(self.state) != GOES_ON

    @property
    def is_reached(self) -> bool:
        return self._solver().settled(self.state) == YES

    def is_right(self, action: int) -> bool:
        """Whether an action of the solver still forces the goal."""
        if not self.actions:
            return action == self.puzzle.answer
        worlds = self._alike()
        return all_allow(worlds, action) and self._surely(after_all(worlds, action))[0]

    def right(self) -> int:
        """An action that forces the goal."""
        if not self.actions:
            return self.puzzle.answer
        return next(action for action in self.state.legal() if self.is_right(action))

    def play(self, action: int) -> None:
        self.follow(action)
        self.state.apply(action)

    def follow(self, action: int) -> None:
        """Prepare for an action: drop the worlds in which it is not legal."""
        self.actions.append(action)
        self.worlds = self._alike()
        if self.state.actor() == self.me or self.state.is_open(action):
            self.worlds = after_all([world for world in self.worlds if action in world.legal()], action)
        else:
            unseen = [(world, other) for world in self.worlds for other in world.legal() if not world.is_open(other)]
            unseen.sort(key=lambda pair: (pair[0] is not self.worlds[0], pair[1] != action))
            self.worlds = [after_all([world], other)[0] for world, other in unseen]

    def defence(self) -> int:
        """The hardest reply for the solver: the one that takes the longest to refute."""
        return max(self.state.legal(), key=lambda action: self._surely(after_all([self.state], action))[1])

    def refutation(self) -> int:
        """The reply that keeps the solver from the goal after a wrong move."""
        legal = self.state.legal()
        return next((action for action in legal if self._fails(action)), legal[0])

    def _alike(self) -> list[State]:
        """The worlds with the same actor, which everybody can see."""
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
    """The refutation of a wrong action: the best replies, against which nothing helps."""
    wrong = Attempt(attempt.puzzle)
    for before in [*attempt.actions, action]:
        wrong.play(before)
    while not wrong.is_over:
        wrong.play(wrong.refutation())
    return wrong
