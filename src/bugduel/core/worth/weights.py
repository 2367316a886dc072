"""What a game's estimate weighs, as data: `bugduel learn` writes it, and games bring it along.

A card is worth what is printed on it, by weights that all cards share, and a little more or less by itself. So a card
that nobody has learnt about is worth something sensible, too.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from bugduel.core.errors import BadData

HEAD: Final = '{\n"bugduel-weights": 1'  # how such a file begins
DIGITS: Final = 4


class Weights(Struct, frozen=True):
    """`shared` are weights of what is counted of a side, by name; `printed` those of what is printed on a card, by the
    zone that the card is in; `cards` what a card is worth besides, by name and zone. `command` makes the same again.
    """

    game: str
    rules: int
    version: str
    command: str
    seed: str
    games: int
    shared: dict[str, float]
    printed: dict[str, dict[str, float]]
    cards: dict[str, dict[str, float]]

    def of_card(self, zone: str, name: str, features: Mapping[str, float]) -> float:
        """What a card is worth in a zone."""
        known = self.printed.get(zone, {})
        worth = sum(known.get(feature, 0.0) * amount for feature, amount in features.items())
        return worth + self.cards.get(name, {}).get(zone, 0.0)

    def series(self, name: str, count: int) -> list[float]:
        """The shared weights `name-0`, `name-1` and so on; where the last are missing, as many are worth no more."""
        found: list[float] = []
        for number in range(count):
            found.append(self.shared.get(f"{name}-{number}", found[-1] if found else 0.0))
        return found

    def to_json(self) -> str:
        """One card a line."""
        data = _rounded(msgspec.to_builtins(self))
        cards = data.pop("cards")
        lines = [f"{_json(name)}: {_json(value)}" for name, value in data.items()]
        rows = ",\n".join(f"  {_json(name)}: {_json(cards[name])}" for name in sorted(cards))
        return ",\n".join([HEAD, *lines, f'"cards": {{\n{rows}\n}}']) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> "Weights":
        """BadData says what is wrong with it."""
        try:
            return msgspec.json.decode(text, type=Weights)
        except msgspec.DecodeError as error:
            raise BadData(f"no weights: {error}") from None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _rounded(inner) for name, inner in value.items()}
    return round(value, DIGITS) if isinstance(value, float) else value
