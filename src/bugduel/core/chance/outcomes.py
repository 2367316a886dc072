"""Chance that is asked for instead of drawn: for chance nodes, exact values, and games that go as a test wants.

    for probability, state in outcomes(lambda chance: after(state, action, chance)):

Dice, draws and shuffles all go through `Chance.below`, so whoever answers it decides them. `play` is run once for each
answer; it must start from the same state every time.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

from bugduel.core.chance.chance import Chance
from bugduel.core.state import State

Result = TypeVar("Result")


class ChanceNode(Exception):
    """The script has come to its end, and the game asks for a number below `bound`."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"chance has to choose one of {bound}")
        self.bound = bound


class Script(Chance):
    """Numbers that were chosen beforehand. Clones and splits go on with the same ones."""

    def __init__(self, numbers: Sequence[int], place: int = 0) -> None:
        self.numbers = list(numbers)
        self.place = place

    def below(self, bound: int) -> int:
        if self.place >= len(self.numbers):
            raise ChanceNode(bound)
        number = self.numbers[self.place]
        if not 0 <= number < bound:
            raise ValueError(f"number {self.place + 1} of the script is {number}, and must be below {bound}")
        self.place += 1
        return number

    def drawn(self) -> int:
        return self.place

    def clone(self) -> "Script":
        return Script(self.numbers, self.place)

    def split(self) -> "Script":
        return self.clone()

    def to_data(self) -> dict[str, object]:
        return {"numbers": self.numbers, "taken": self.place}


def next_chance(play: Callable[[Chance], Result], numbers: Sequence[int]) -> int:
    """How many equally likely ways there are to go on after these numbers; 0 if nothing more is left to chance."""
    try:
        play(Script(numbers))
    except ChanceNode as node:
        return node.bound
    return 0


def outcomes(play: Callable[[Chance], Result]) -> Iterator[tuple[Fraction, Result]]:
    """Every way that chance can go, with its probability. The probabilities sum to 1."""
    ways: list[tuple[Fraction, list[int]]] = [(Fraction(1), [])]
    while ways:
        probability, numbers = ways.pop()
        try:
            result = play(Script(numbers))
        except ChanceNode as node:
            ways += [(probability / node.bound, [*numbers, number]) for number in reversed(range(node.bound))]
        else:
            yield probability, result


def after(state: State, action: int, chance: Chance) -> State:
    """A state after an action, with this chance. The given state stays as it is."""
    twin = state.search_model().reseeded(state, chance)
    twin.apply(action)
    return twin
