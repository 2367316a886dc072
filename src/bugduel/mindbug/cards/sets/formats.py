"""Pools that public events have used (MB-O2)."""

from bugduel.mindbug.cards.sets.first_contact import FIRST_CONTACT
from bugduel.mindbug.cards.sets.new_servants import NEW_SERVANTS
from bugduel.mindbug.cards.tree import CardSet


def _copies(card_set: CardSet, single: bool = False) -> dict[str, int]:
    """The cards of a set, as often as printed or once each."""
    return {card.name: 1 if single else card.copies for card in card_set.cards}


FORMATS: dict[str, dict[str, int]] = {
    "first-contact": _copies(FIRST_CONTACT),
    "first-contact-and-new-servants": _copies(FIRST_CONTACT) | _copies(NEW_SERVANTS),
    "championship": {
        **{name: count for name, count in _copies(FIRST_CONTACT).items() if name != "Giraffodile"},
        **_copies(NEW_SERVANTS, single=True),
    },
}
