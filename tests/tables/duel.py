"""Duels as tests tell them: a position, choices, what is seen.

    duel = Duel(mine=["Rhino Turtle"], theirs=["Spider Owl"])
    duel.attack("Rhino Turtle").block("Spider Owl")
    duel.sees(mine=["Rhino Turtle (exhausted)"], their_discard=["Spider Owl"])

"I" am seat 0 and it is my turn, unless `their_turn`. Nobody has Mindbugs unless the test says so, and who has no hand
given holds one Gorillion, so that nobody loses for want of a turn action.
"""

from collections.abc import Sequence

from bugduel.mindbug.board import DRAWN, PLAYING
from bugduel.mindbug.cards.export import to_data
from bugduel.mindbug.cards.tree import CreatureCard
from bugduel.mindbug.game import MINDBUG
from mindbug_table import MindbugTable, player

FILLER = ("Gorillion",)


class Duel(MindbugTable):
    """A duel set up by hand.

    `sees` knows mine, theirs, hand, their_hand, draw, their_draw, discard, their_discard (lists), life, mindbugs
    (pairs, mine first), winner ("me", "them", "nobody", None) and turn ("me", "them").
    """

    players = ("me", "them")
    whose = ("my", "their")

    def __init__(
        self,
        mine: Sequence[object] = (),
        theirs: Sequence[object] = (),
        hand: Sequence[str] = FILLER,
        their_hand: Sequence[str] = FILLER,
        draw: Sequence[str] = (),
        their_draw: Sequence[str] = (),
        discard: Sequence[str] = (),
        their_discard: Sequence[str] = (),
        life: int = 3,
        their_life: int = 3,
        mindbugs: int = 0,
        their_mindbugs: int = 0,
        used: int = 0,
        their_used: int = 0,
        their_turn: bool = False,
        cards: Sequence[CreatureCard] = (),
        **more: object,
    ) -> None:
        me = player(mine, hand, draw, discard, life, mindbugs, used)
        them = player(theirs, their_hand, their_draw, their_discard, their_life, their_mindbugs, their_used)
        position: dict[str, object] = {"players": [me, them], "active": int(their_turn), "turn": 9, **more}
        if cards:
            position["cards"] = [to_data(card) for card in cards]
        self._go(MINDBUG.position(position, record=True))

    def _seen(self) -> dict[str, object]:
        state = self.state
        seen = self._zones(0, "mine", "") | self._zones(1, "theirs", "their_")
        seen["life"] = (state.sides[0].life, state.sides[1].life)
        seen["mindbugs"] = (state.sides[0].mindbugs, state.sides[1].mindbugs)
        seen["winner"] = {PLAYING: None, 0: "me", 1: "them", DRAWN: "nobody"}[state.winner]
        seen["turn"] = self.players[state.active]
        return seen
