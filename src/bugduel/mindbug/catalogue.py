"""Every printed card there is, by set, by kind and by name."""

from bugduel.mindbug import tree
from bugduel.mindbug.lower import lower_card
from bugduel.mindbug.program import Card
from bugduel.mindbug.sets.first_contact import FIRST_CONTACT

# A card's kind is its place in this order, and Records hold kinds: new sets go to the end.
SETS: tuple[tree.CardSet, ...] = (FIRST_CONTACT,)
TREES: tuple[tree.CreatureCard, ...] = tuple(card for card_set in SETS for card in card_set.cards)
CARDS: list[Card] = [lower_card(card, kind) for kind, card in enumerate(TREES)]
KINDS: dict[str, int] = {card.name: card.kind for card in CARDS}
