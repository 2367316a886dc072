"""All chance of a game, through one door: `below`."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance:
    """Where random numbers come from: a stream fixed by a seed (`Rng`), a script, or somebody who lists them all
    (`bugduel.core.outcomes`).
    """

    @abstractmethod
    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""

    @abstractmethod
    def drawn(self) -> i64:
        """How many numbers were drawn so far."""

    @abstractmethod
    def clone(self) -> "Chance":
        """The same numbers to come."""

    @abstractmethod
    def split(self) -> "Chance":
        """Numbers of its own, fixed by the next ones of this."""

    @abstractmethod
    def to_data(self) -> dict[str, object]:
        """For a saved state."""

    def take(self, bag: list[int]) -> int:
        """Remove a random item of a bag (a list whose order means nothing)."""
        last = bag.pop()
        if not bag:
            return last
        place = self.below(len(bag) + 1)
        if place == len(bag):
            return last
        item = bag[place]
        bag[place] = last
        return item
