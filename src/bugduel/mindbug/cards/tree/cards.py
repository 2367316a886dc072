"""Printed cards and sets."""

from typing import Annotated

from bugduel.mindbug.cards.events import EVENTS
from bugduel.trees.limits import FromZero, Within, Words
from bugduel.trees.node import Constant, Effect, Node


class Triggered(Node):
    """Effects that happen when an event does.

    In play: play, attack, defeated, action, harvest, end-of-turn, they-use-mindbug. From anywhere: discarded.
    In a discard pile: i-lose-life, they-lose-life. In play with teams: teammate-stuck, without a turn action.
    """

    event: Annotated[str, Words(*EVENTS[:-1])]
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
    stage: Annotated[int, Within(1, 3)] = 1
    octonite: FromZero = 0
    distributes: bool = False
    dice: Annotated[int, Within(0, 2)] = 0
    faces: tuple[Face, ...] = ()
    number: str = ""
    tag_team: bool = False


class PowerCard(Node):
    """A Power card of the market: its price in energy, and what it does when bought."""

    name: str
    cost: FromZero
    effects: tuple[Effect, ...]


class CardSet(Node):
    """A printed set, its cards in printed order; `power_cards` are in every game with a card of the set."""

    id: str
    title: str
    cards: tuple[CreatureCard, ...]
    power_cards: tuple[PowerCard, ...] = ()
