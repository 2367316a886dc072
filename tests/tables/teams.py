"""Games of two teams as tests tell them: a position, choices, what is seen.

    table = Teams(mine=["Gorillion"], left=["Bee Bear"], right=["Luchataur"])
    table.attack("Gorillion").asks("left", "block").no_block().asks("right", "block").block("Luchataur")
    table.sees(mine=["Gorillion"], right_discard=["Luchataur"], life=(3, 3))

"I" am seat 0, then come my left neighbour, my teammate and my right neighbour: "me", "left", "mate" and "right". A
creature is "my Bee Bear", "left's Bee Bear" and so on. It is my turn unless `turn` says otherwise. As in a `Duel`,
nobody has Mindbugs unless the test says so. Who has no hand given holds two cards, so that everybody has a choice of
turn action. The cards are those of the sets that the test names a card of.
"""

from functools import lru_cache
from typing import Any, Self

from bugduel.core import SPECTATOR
from bugduel.mindbug.board import DRAWN, PLAYING
from bugduel.mindbug.cards.export import to_data
from bugduel.mindbug.game import MINDBUG
from mindbug_table import MindbugTable, player
from plain import plain

SEATS = ("me", "left", "mate", "right")
VIEWERS = {**{name: seat for seat, name in enumerate(SEATS)}, "spectator": SPECTATOR}
AREAS = {"mine": "", "left": "left_", "mate": "mate_", "right": "right_"}  # and what else is theirs begins so
TWO = ["Gorillion", "Luchataur"]
SET_OF = {page.name: page.set_id for page in MINDBUG.cards()}


class Teams(MindbugTable):
    """A game of two against two set up by hand.

    What belongs to a player is named for them: hand, left_hand, mate_hand, right_hand, and so on for draw, discard,
    mindbugs, used and energy. Play areas are mine, left, mate and right. Then there are life, their_life, turn and
    cards (home-made), and whatever else a position knows.

    `sees` knows the same names (lists), and life (ours and theirs), mindbugs and energy (of the four), winner ("us",
    "them", "nobody", None) and turn.
    """

    players = SEATS
    whose = ("my", "left's", "mate's", "right's")

    def __init__(self, **given: Any) -> None:
        players = []
        life = given.pop("life", 3), given.pop("their_life", 3)
        for seat, (play, prefix) in enumerate(AREAS.items()):
            area, hand = given.pop(play, ()), given.pop(f"{prefix}hand", TWO)
            draw, discard = (given.pop(f"{prefix}{name}", ()) for name in ("draw", "discard"))
            mindbugs, used, energy = (given.pop(f"{prefix}{name}", 0) for name in ("mindbugs", "used", "energy"))
            players.append({**player(area, hand, draw, discard, life[seat % 2], mindbugs, used), "energy": energy})
        cards = [to_data(card) for card in given.pop("cards", ())]
        position = {"mode": "2v2", "players": players, "active": SEATS.index(given.pop("turn", "me")), "turn": 9}
        supplies = {"market": [], "power-deck": [], **({"cards": cards} if cards else {})}
        sets = sets_of(frozenset(names_in([players, *given.values()])))
        self._go(MINDBUG.position({**position, "sets": sets, **supplies, **given}, record=True))

    def against(self, who: str) -> Self:
        """The opponent an effect is about, or the player whose pile is meant."""
        seat = SEATS.index(who)
        moves = [move for move in self._moves() if move.kind == "choose-player" and move.facts["seat"] == seat]
        return self._pick(moves, f"against {who}")

    def keep(self) -> Self:
        """Leave the dice as they are, or roll those again that were put aside."""
        return self.done()

    def knows(self, viewer: str, whose: str, *cards: str) -> Self:
        """All the cards of a hand that somebody can name, "spectator" among them."""
        hand = plain(self.state.view(VIEWERS[viewer]))["players"][SEATS.index(whose)]["zones"]["hand"]["cards"]
        known = sorted(card["card"] for card in hand)
        assert known == sorted(cards), f"{viewer} knows {known} of {whose}, not {sorted(cards)}\n{self}"
        return self

    def _name(self, move: Any) -> str:
        if move.kind == "choose-player":
            return f"against {SEATS[move.facts['seat']]}"
        return super()._name(move)

    def _seen(self) -> dict[str, object]:
        sides = self.state.sides
        seen: dict[str, object] = {}
        for seat, (play, prefix) in enumerate(AREAS.items()):
            seen.update(self._zones(seat, play, prefix))
        seen["life"] = (sides[0].life, sides[1].life)
        seen["mindbugs"] = tuple(side.mindbugs for side in sides)
        seen["energy"] = tuple(side.energy for side in sides)
        seen["winner"] = {PLAYING: None, 0: "us", 1: "them", DRAWN: "nobody"}[self.state.winner]
        seen["turn"] = SEATS[self.state.active]
        return seen


def names_in(data: Any) -> list[str]:
    """Every text in some plain data."""
    if isinstance(data, str):
        return [data]
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ()
    return [name for item in inner for name in names_in(item)]


@lru_cache
def sets_of(names: frozenset[str]) -> list[str]:
    """The sets of some cards, and the first one for all others."""
    return sorted({SET_OF[name] for name in names if name in SET_OF} | {"first-contact"})
