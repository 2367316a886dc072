"""Every printed card, lowered."""

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.catalogue import KINDS, TREES
from bugduel.mindbug.program.lower import lower_card, lower_power_card
from bugduel.mindbug.program.program import Card


def lowered(card: tree.CreatureCard | tree.PowerCard, kind: int, kinds: dict[str, int]) -> Card:
    if isinstance(card, tree.PowerCard):
        return lower_power_card(card, kind, kinds)
    return lower_card(card, kind, kinds)


CARDS: list[Card] = [lowered(card, KINDS[card.name], KINDS) for card in TREES]
