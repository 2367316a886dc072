"""Every printed card there is, by set, by kind and by name."""

from bugduel.mindbug import tree
from bugduel.mindbug.lower import lower_card, lower_power_card
from bugduel.mindbug.program import Card
from bugduel.mindbug.sets.battlefruit_addon import BATTLEFRUIT_ADDON
from bugduel.mindbug.sets.eternity import ETERNITY
from bugduel.mindbug.sets.evolution import EVOLUTION
from bugduel.mindbug.sets.first_contact import FIRST_CONTACT
from bugduel.mindbug.sets.galaxy import GALAXY
from bugduel.mindbug.sets.king_of_tokyo import KING_OF_TOKYO
from bugduel.mindbug.sets.kingdom import KINGDOM
from bugduel.mindbug.sets.new_servants import NEW_SERVANTS
from bugduel.mindbug.sets.promo import PROMO

# A card's kind is its place in this order, and Records hold kinds: new sets go to the end.
SETS: tuple[tree.CardSet, ...] = (
    FIRST_CONTACT,
    NEW_SERVANTS,
    EVOLUTION,
    ETERNITY,
    KINGDOM,
    GALAXY,
    BATTLEFRUIT_ADDON,
    KING_OF_TOKYO,
    PROMO,
)
TREES: list[tree.CreatureCard | tree.PowerCard] = []
for card_set in SETS:
    TREES.extend(card_set.cards)
    TREES.extend(card_set.power_cards)
KINDS: dict[str, int] = {card.name: kind for kind, card in enumerate(TREES)}
assert len(KINDS) == len(TREES), "two cards of one name"


def lowered(card: tree.CreatureCard | tree.PowerCard, kind: int, kinds: dict[str, int]) -> Card:
    if isinstance(card, tree.PowerCard):
        return lower_power_card(card, kind, kinds)
    return lower_card(card, kind, kinds)


CARDS: list[Card] = [lowered(card, kind, KINDS) for kind, card in enumerate(TREES)]
