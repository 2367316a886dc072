"""Every card there is, by name and by number."""

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.costs import alliance_of, parse_cost
from bugduel.shardbugs.cards.sets.avatars import AVATARS as AVATAR_CARDS
from bugduel.shardbugs.cards.sets.lunar import LUNAR_CARDS, LUNAR_TOKENS
from bugduel.shardbugs.cards.sets.meteor import METEOR_CARDS
from bugduel.shardbugs.cards.sets.solar import SOLAR_CARDS, SOLAR_TOKENS
from bugduel.shardbugs.cards.sets.tokens import TOKENS
from bugduel.shardbugs.cards.sets.unaligned import UNALIGNED_CARDS
from bugduel.trees.numbers import numbered, pinned_numbers

DeckCard = t.Bug | t.Item | t.Support | t.Action

SET = t.CardSet(
    "first-molt",
    "First Molt",
    (
        *SOLAR_CARDS,
        *LUNAR_CARDS,
        *METEOR_CARDS,
        *UNALIGNED_CARDS,
        *AVATAR_CARDS,
        *TOKENS,
        *SOLAR_TOKENS,
        *LUNAR_TOKENS,
    ),
)
CARDS: dict[str, t.Card] = {card.name: card for card in SET.cards}
NUMBERS: dict[str, int] = numbered([card.name for card in SET.cards], pinned_numbers(__package__))
_PLACES: dict[str, int] = {name: place for place, name in enumerate(CARDS)}
AVATARS: dict[str, t.Avatar] = {name: card for name, card in CARDS.items() if isinstance(card, t.Avatar)}
# What decks and packs are made of: neither avatars nor tokens.
DECK_CARDS: dict[str, DeckCard] = {
    name: card for name, card in CARDS.items() if not isinstance(card, t.Avatar) and card.rarity != "token"
}


def _folded(text: str) -> str:
    return " ".join(text.replace("\u2019", "'").casefold().split())


BY_FOLDED_NAME: dict[str, str] = {_folded(name): name for name in CARDS}
assert len(BY_FOLDED_NAME) == len(SET.cards), "two cards of one name (SB-E3)"


def name_of(text: str) -> str:
    """The name of a card as it is printed, from how somebody wrote it: case, spaces and the kind of apostrophe do not
    matter. What is no card's name stays as it is.
    """
    return BY_FOLDED_NAME.get(_folded(text), text)


def number_of(name: str) -> int:
    """A card's place in the set, from 0."""
    return _PLACES[name]


def cost_of(card: DeckCard) -> int:
    """All dust that a card costs, of whichever kind."""
    return parse_cost(card.cost).total


def alliance_of_card(card: t.Card) -> str:
    """It follows from the cost; avatars and tokens have theirs written (SB-D2, SB-E2)."""
    if isinstance(card, t.Avatar):
        return card.alliance
    if isinstance(card, t.Bug) and card.alliance:
        return card.alliance
    return alliance_of(card.cost)
