"""The cards a game is played with."""

from bugduel.mindbug.program import EVENTS, Card, Program


class Pool:
    """`cards` by kind (all that are known, in play or not), and how often each kind is in this game.

    `watched` tells for each event whether any card of the pool cares, so that others cost nothing.
    """

    def __init__(self, cards: list[Card] | None = None, counts: dict[int, int] | None = None) -> None:
        self.cards: dict[int, Card] = {}
        self.kinds: dict[str, int] = {}
        self.programs: dict[str, Program] = {}
        self.counts: dict[int, int] = counts if counts is not None else {}
        self.dealt: list[int] = []  # every copy that is shuffled
        self.apart: list[int] = []  # evolved stages, set aside (MB-S7)
        self.watched: list[bool] = [False for _ in EVENTS]
        for card in cards if cards is not None else []:
            self.cards[card.kind] = card
            self.kinds[card.name] = card.kind
            for programs in card.triggers:
                for program in programs:
                    self.programs[program.name] = program
        for kind, count in self.counts.items():
            card = self.cards[kind]
            (self.dealt if card.stage == 1 else self.apart).extend([kind] * count)
            for event in range(len(EVENTS)):
                if card.triggers[event]:
                    self.watched[event] = True
