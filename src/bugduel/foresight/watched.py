"""Chance that tells when it was first asked."""

from collections.abc import Sized

from bugduel.core import Chance, Rng


class Watch:
    """Looks at one game at a time: how much had happened when chance first decided something, or None."""

    def __init__(self) -> None:
        self.happened: Sized = ()
        self.asked_at: int | None = None

    def begin(self, happened: Sized) -> None:
        self.happened = happened
        self.asked_at = None

    def note(self) -> None:
        if self.asked_at is None:
            self.asked_at = len(self.happened)


class WatchedChance(Chance):
    """The numbers of a stream, under a watch."""

    def __init__(self, numbers: Rng, watch: Watch) -> None:
        self.numbers = numbers
        self.watch = watch

    def below(self, bound: int) -> int:
        self.watch.note()
        return self.numbers.below(bound)

    def drawn(self) -> int:
        return self.numbers.drawn()

    def clone(self) -> "WatchedChance":
        return WatchedChance(self.numbers.clone(), self.watch)

    def split(self) -> "WatchedChance":
        self.watch.note()
        return WatchedChance(self.numbers.split(), self.watch)

    def to_data(self) -> dict[str, object]:
        return self.numbers.to_data()
