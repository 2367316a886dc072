"""Duels with dice, energy and Power cards, as tests tell them.

    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], dice=[2])
    duel.attack("Kong").keep().block("Gorillion")

`dice` are the faces that will be rolled, one after the other: 1 to 3 more power, 4 and 5 energy, 6 a discard.
`market` are the Power cards that lie face up, `deck` those that are still hidden.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bugduel.mindbug.game import MINDBUG
from duel import Duel
from plain import plain

SETS = ["first-contact", "king-of-tokyo"]
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
POWER, ENERGY, TWO_ENERGY, DISCARD = 3, 4, 5, 6  # faces of a die


class Tokyo(Duel):
    """A duel with King of Tokyo. Nothing lies in the market unless a test says so."""

    def __init__(
        self,
        dice: Sequence[int] = (),
        energy: int = 0,
        their_energy: int = 0,
        market: Sequence[str] = (),
        deck: Sequence[str] = (),
        **position: Any,
    ) -> None:
        supplies: dict[str, Any] = {"market": list(market), "power-deck": list(deck), "seed": seed_for(tuple(dice))}
        named: dict[str, Any] = {"hand": TWO, "their_hand": TWO, "sets": SETS}
        super().__init__(**{**named, **supplies, **position})
        self.state.sides[0].energy = energy
        self.state.sides[1].energy = their_energy

    def keep(self) -> "Tokyo":
        """Leave the dice as they are, or roll those again that were put aside."""
        self.done()
        return self

    def result(self, face: int) -> "Tokyo":
        """Which of two dice does its work first."""
        moves = [move for move in self._moves() if move.kind == "resolve" and move.facts.get("die") == face]
        self._pick(moves, f"result {face}")
        return self

    def energy(self) -> tuple[int, int]:
        return self.state.sides[0].energy, self.state.sides[1].energy

    def rolls(self) -> list[list[int]]:
        """All that was rolled and seen by everybody, kept dice among it."""
        return [sorted(plain(event["rolled"])) for event in self.history() if event["event"] == "roll"]

    def table(self, zone: str) -> list[str]:
        """What lies in the market or the power-discard."""
        cards = plain(self.state.view(0))["zones"][zone]["cards"]
        return sorted(card["card"] for card in cards)


def my_turn_begins(their_play: str = "Gorillion", **position: Any) -> Tokyo:
    """A duel at the start of my turn, where Power cards are bought: they have just played a creature."""
    duel = Tokyo(their_turn=True, **position)
    duel.play(their_play)
    return duel


@lru_cache
def seed_for(wanted: tuple[int, ...]) -> str:
    """A seed whose first dice show these faces, found by trying: one creature rolls two dice, and both again."""
    for number in range(20000):
        if dice_of(str(number))[: len(wanted)] == wanted:
            return str(number)
    raise AssertionError(f"no seed rolls {wanted}")


@lru_cache(None)
def dice_of(seed: str) -> tuple[int, ...]:
    """The first four dice of a seed."""
    roller = {"play": ["H.A.D.E.S."], "hand": TWO}
    supplies = {"market": [], "power-deck": [], "sets": SETS}
    state = MINDBUG.position({"players": [roller, {"hand": TWO}], "seed": seed, **supplies}, record=True)
    for kind in ("attack", "reroll", "reroll"):
        state.apply(next(action for action in state.legal() if state.move(action).kind == kind))
    rolls = [plain(event.facts["rolled"]) for event in state.recorded() or () if event.kind == "roll"]
    return tuple(rolls[0] + rolls[1])
