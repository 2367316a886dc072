"""Printed cards and sets."""

from bugduel.mindbug.cards.tree.node import Constant, Effect, Node

__all__ = ["CardSet", "CreatureCard", "Face", "PowerCard", "Triggered"]


class Triggered(Node):
    """Effects that happen when an event does.

    In play: play, attack, defeated, action, harvest, end-of-turn, they-use-mindbug. From anywhere: discarded.
    In a discard pile: i-lose-life, they-lose-life.
    """

    event: str
    effects: tuple[Effect, ...]


class Face(Node):
    """What a card of several faces is when it is turned."""

    power: int
    keywords: tuple[str, ...]


class CreatureCard(Node):
    """A printed creature card. `stage` is above 1 for cards that are set aside; `tag_team` needs four players."""

    name: str
    power: int
    keywords: tuple[str, ...] = ()
    abilities: tuple[Triggered | Constant, ...] = ()
    copies: int = 1
    stage: int = 1
    octonite: int = 0
    distributes: bool = False
    dice: int = 0
    faces: tuple[Face, ...] = ()
    number: str = ""
    tag_team: bool = False


class PowerCard(Node):
    """A Power card of the market: its price in energy, and what it does when bought."""

    name: str
    cost: int
    effects: tuple[Effect, ...]


class CardSet(Node):
    """A printed set, its cards in printed order; `power_cards` are in every game with a card of the set."""

    id: str
    title: str
    cards: tuple[CreatureCard, ...]
    power_cards: tuple[PowerCard, ...] = ()
