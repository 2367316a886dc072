"""What a drafter likes, for no good reason.

Eight drafters who all rate cards alike leave the same ones to the last. People do not: one likes wasps and another
items, and everybody has a few cards that they play whenever they can. So has every seat of a draft.
"""

from bugduel.core.chance.rng import seeded
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import DECK_CARDS, alliance_of_card

# How far a taste goes at most, in the measure of ratings.
NAME, KIND, ALLIANCE, KIN = 0.3, 0.3, 0.3, 0.3
FAVOURITE, FAVOURITES = 6.0, 0.015  # such a share of all cards
FINE = 1000


class Taste:
    """The taste of one seat. The same seed is the same taste."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._leans: dict[str, float] = {}

    def of(self, name: str) -> float:
        card = DECK_CARDS[name]
        kin = (*card.species, *card.classes) if isinstance(card, t.Bug) else (card.subtype,)
        own = self._lean(name)
        liked = NAME * own + KIND * self._lean(type(card).__name__) + ALLIANCE * self._lean(alliance_of_card(card))
        liked += KIN * sum(map(self._lean, kin)) / max(len(kin), 1)
        return liked + FAVOURITE * (own > 1 - 2 * FAVOURITES)

    def _lean(self, word: str) -> float:
        """From -1 to 1."""
        if word not in self._leans:
            self._leans[word] = seeded(f"{self.seed} {word}").below(2 * FINE + 1) / FINE - 1
        return self._leans[word]
