"""The cards of one game: those of its decks, and what they can make. It never changes."""

from bugduel.core.worth.weights import Weights
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.program import Program
from bugduel.shardbugs.program.worths import NO_WORTHS, Worths


class Pool:
    """All cards by kind. `events` are the bits of the events that any card in the game waits for; `looks_at` are
    those of what passive abilities look at besides permanents and their figures.
    """

    def __init__(self, cards: list[Card] | None = None, used: list[int] | None = None) -> None:
        known = cards if cards is not None else []
        self.used = used
        self.worths: Worths = NO_WORTHS  # what bots take everything to be worth
        self.weights: Weights | None = None  # that these were summed up from
        self.twins: list[Pool] = []  # the same with other weights
        self.cards: list[Card] = []
        self.kinds: dict[str, int] = {}
        self.programs: dict[str, Program] = {}
        for card in known:
            while len(self.cards) <= card.kind:
                self.cards.append(NO_CARD)
            self.cards[card.kind] = card
            self.kinds[card.name] = card.kind
            for program in programs_of(card):
                self.programs[program.name] = program
        self.bounty = self.kinds.get("Bounty", -1)  # the token that a keyword makes (SB-Y2)
        self.events = 0
        self.looks_at = 0
        for card in known:
            if used is None or card.kind in used or card.is_token:
                self.events |= card.events
                for static in card.statics:
                    self.looks_at |= static.looks_at()


NO_CARD = Card()


def programs_of(card: Card) -> list[Program]:
    found = card.activated[:]
    if card.action is not None:
        found.append(card.action)
    for programs in card.triggers:
        found.extend(programs)
    for program in found[:]:
        found.extend(program.modes)
    return found


def least_quick(cards: list[Card]) -> int:
    """The least that a quick action among these cards costs; everybody can know it of a deck."""
    least = o.NO_LIMIT
    for card in cards:
        if card.type == o.ACTION and card.quick and card.cost < least:
            least = card.cost
    return least
