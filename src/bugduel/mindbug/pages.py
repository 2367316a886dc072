"""Mindbug's cards as people read them, and the words they are told with."""

from typing import Any

from bugduel.core.card_page import CardPage, Part, Sheet, Term
from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.catalogue import SETS
from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.cards.export import to_data
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.program.builtin import BUILTIN
from bugduel.mindbug.program.names import trigger_name
from bugduel.mindbug.text.concerns import rules_about
from bugduel.mindbug.text.describe import (
    card_parts,
    card_text,
    card_title,
    evolutions,
    keyword_line,
    power_card_line,
    power_card_text,
)
from bugduel.words import words

CREATURE = "creature"
POWER_CARD = "power-card"
BOUGHT = "bought"


def card_pages(set_id: str | None) -> list[CardPage]:
    """All cards, or those of one set."""
    pages: list[CardPage] = []
    for card_set in SETS:
        if set_id in (None, card_set.id):
            pages.extend(CreaturePage(card_set, place) for place in range(len(card_set.cards)))
            pages.extend(PowerPage(card_set, place) for place in range(len(card_set.power_cards)))
    return pages


def glossary(language: str) -> dict[str, list[Term]]:
    say = words(language).say
    triggers = [*EVENTS, *(trigger_name(program) for program in BUILTIN.values())]
    return {
        "kinds": [Term(kind, say(f"mindbug-kind-{kind}")) for kind in (CREATURE, POWER_CARD)],
        "keywords": [
            Term(word, say(f"mindbug-keyword-{word.lower()}"), say(f"mindbug-keyword-{word.lower()}-help"))
            for word in KEYWORDS
        ],
        "triggers": [Term(trigger, say(f"mindbug-trigger-{trigger}")) for trigger in triggers],
    }


class CreaturePage(CardPage):
    """A printed creature card as people read it."""

    def __init__(self, card_set: tree.CardSet, place: int) -> None:
        self.card = card_set.cards[place]
        self.name = self.card.name
        self.set_id = card_set.id
        self.number = self.card.number or _number(card_set, place)

    def title(self, language: str) -> str:
        return card_title(self.name, language)

    def text(self, language: str) -> str:
        return card_text(self.card, language)

    def parts(self, language: str) -> list[Part]:
        return card_parts(self.card, language)

    def line(self, language: str) -> str:
        keywords = keyword_line(self.card, language)
        return f"{self.card.power}  {keywords}" if keywords else str(self.card.power)

    def sheet(self) -> Sheet:
        triggers = [ability.event for ability in self.card.abilities if isinstance(ability, tree.Triggered)]
        power, keywords = str(self.card.power), list(self.card.keywords)
        return Sheet(CREATURE, self.number, power, "", keywords, triggers, _facts(self.card))

    def rules(self) -> list[str]:
        return rules_about(self.card)

    def to_data(self) -> dict[str, object]:
        return {
            "set": self.set_id,
            "number": self.number,
            "name": self.name,
            "copies": self.card.copies,
            "power": self.card.power,
            "keywords": list(self.card.keywords),
            "stage": self.card.stage,
            "octonite": self.card.octonite,
            "distributes": self.card.distributes,
            "dice": self.card.dice,
            "tree": to_data(self.card),
        }


def _facts(card: tree.CreatureCard) -> dict[str, Any]:
    """Its other figures, those that it has."""
    stages = sorted(set(evolutions(card)))
    facts: dict[str, Any] = {"copies": card.copies}
    if card.stage > 1 or stages:
        facts["stage"] = card.stage
    if stages:
        facts["evolves-to"] = stages
    if card.octonite:
        facts["octonite"] = card.octonite
    if card.dice:
        facts["dice"] = card.dice
    if card.faces:
        facts["faces"] = [{"power": str(face.power), "keywords": list(face.keywords)} for face in card.faces]
    if card.tag_team:
        facts["tag-team"] = True
    return facts


def _number(card_set: tree.CardSet, place: int) -> str:
    """Its number among the set's cards that have none of their own."""
    counted = [card for card in card_set.cards if not card.number]
    return f"{counted.index(card_set.cards[place]) + 1:02}/{len(counted)}"


class PowerPage(CardPage):
    """A Power card as people read it."""

    def __init__(self, card_set: tree.CardSet, place: int) -> None:
        self.card = card_set.power_cards[place]
        self.name = self.card.name
        self.set_id = card_set.id
        self.number = f"PW{place + 1:02}/{len(card_set.power_cards)}"

    def title(self, language: str) -> str:
        return card_title(self.name, language)

    def text(self, language: str) -> str:
        return power_card_text(self.card, language)

    def line(self, language: str) -> str:
        return power_card_line(self.card, language)

    def sheet(self) -> Sheet:
        return Sheet(POWER_CARD, self.number, cost=str(self.card.cost), triggers=[BOUGHT])

    def rules(self) -> list[str]:
        return rules_about(self.card)

    def to_data(self) -> dict[str, object]:
        return {
            "set": self.set_id,
            "number": self.number,
            "name": self.name,
            "cost": self.card.cost,
            "tree": to_data(self.card),
        }
