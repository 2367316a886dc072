"""Every printed card there is, by set, by kind and by name."""

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.sets.battlefruit_addon import BATTLEFRUIT_ADDON
from bugduel.mindbug.cards.sets.eternity import ETERNITY
from bugduel.mindbug.cards.sets.evolution import EVOLUTION
from bugduel.mindbug.cards.sets.first_contact import FIRST_CONTACT
from bugduel.mindbug.cards.sets.galaxy import GALAXY
from bugduel.mindbug.cards.sets.king_of_tokyo import KING_OF_TOKYO
from bugduel.mindbug.cards.sets.kingdom import KINGDOM
from bugduel.mindbug.cards.sets.new_servants import NEW_SERVANTS
from bugduel.mindbug.cards.sets.promo import PROMO
from bugduel.mindbug.cards.sets.tag_team import TAG_TEAM
from bugduel.trees.numbers import numbered, pinned_numbers

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
    TAG_TEAM,
)
TREES: list[tree.CreatureCard | tree.PowerCard] = []
for card_set in SETS:
    TREES.extend(card_set.cards)
    TREES.extend(card_set.power_cards)
KINDS: dict[str, int] = numbered([card.name for card in TREES], pinned_numbers(__package__))
