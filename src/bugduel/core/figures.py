"""What many games between bots tell of each card: `bugduel report --figures` writes it, and games bring it along."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from bugduel.core.errors import BadData

HEAD: Final = '{\n"bugduel-figures": 1'  # how such a file begins


class Measured(Struct, frozen=True):
    """A share out of so many trials, and its 95 % interval."""

    share: float
    low: float
    high: float
    trials: int


class CardFigures(Struct, frozen=True):
    """One card: the games in which it was played, and its shares. `played` is how often the side won that played it,
    `held` how often the one that had it last; the others are the game's own statistics.
    """

    games: int
    shares: dict[str, Measured]


class GameFigures(Struct, frozen=True):
    """All cards of some games, and how they were played: `command` plays the same ones again. `usual` has the shares
    of all cards together.
    """

    game: str
    rules: int
    version: str
    command: str
    bots: list[str]
    options: dict[str, Any]
    seed: str
    games: int
    usual: dict[str, float]
    cards: dict[str, CardFigures]

    def to_json(self) -> str:
        """One card a line."""
        head = msgspec.to_builtins(self)
        cards = head.pop("cards")
        lines = [f"{_json(name)}: {_json(value)}" for name, value in head.items()]
        rows = ",\n".join(f"  {_json(name)}: {_json(cards[name])}" for name in sorted(cards))
        return ",\n".join([HEAD, *lines, f'"cards": {{\n{rows}\n}}']) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> "GameFigures":
        """BadData says what is wrong with it."""
        try:
            return msgspec.json.decode(text, type=GameFigures)
        except msgspec.DecodeError as error:
            raise BadData(f"no figures of cards: {error}") from None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
