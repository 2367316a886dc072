"""Games of Shard Bugs dealt from decks, told in the language of `shard_table`.

deal = Deal("solar-swarm", "lunar-tide", seed="tea").keep().keep()
deal.asks("me", "main").sees(deck=53)
"""

from bugduel.shardbugs.game import SHARD_BUGS
from shard_table import SEATS, Table


class Deal(Table):
    """A new game, at its first mulligan. Whose turn is first depends on the seed."""

    def __init__(self, *decks: object, seed: str = "tea", **options: object) -> None:
        self._go(SHARD_BUGS.new({"decks": list(decks), **options}, seed, record=True))

    def keep(self) -> "Deal":
        self._take("keep")
        return self

    def keep_all(self) -> "Deal":
        """Nobody puts a card back: to the first turn."""
        while self._choice() == "mulligan":
            self.keep()
        return self

    def put_back(self, *cards: str) -> "Deal":
        for card in cards:
            self._take("put-back", card)
        return self

    def hand_of(self, who: str) -> list[str]:
        return [self.state.name(kind) for kind in self.state.sides[SEATS.index(who)].hand]

    def first(self) -> str:
        return SEATS[self.state.first]
