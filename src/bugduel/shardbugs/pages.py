"""Shard Bugs' cards as people read them, and the words they are told with."""

from collections.abc import Iterable
from typing import Any

from bugduel.core.card_page import CardPage, Part, Sheet, Term
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import SET, alliance_of_card, number_of
from bugduel.shardbugs.cards.deck import MOST_COPIES
from bugduel.shardbugs.cards.export import to_data
from bugduel.shardbugs.cards.vocabulary.lists import ALLIANCES, CLASSES, KEYWORDS, SPECIES, TRAITS
from bugduel.shardbugs.text.concerns import rules_about
from bugduel.shardbugs.text.describe import (
    TYPES,
    ability_text,
    card_line,
    card_parts,
    card_text,
    card_title,
    mode_text,
    triggers_of,
)
from bugduel.words import words

NUMBERED = ("bounty", "plink")  # keywords with a number
SUBTYPES = (*t.ITEMS, *t.SUPPORTS, *t.ACTIONS)


def glossary(language: str) -> dict[str, list[Term]]:
    say = words(language).say

    def called(ids: Iterable[str], message: str, **args: str | int) -> list[Term]:
        return [Term(str(each), say(f"shardbugs-{message}-{each}", **args)) for each in ids]

    keywords = [*TRAITS, *(f"resists-{trait}" for trait in TRAITS), *KEYWORDS, *NUMBERED]
    a_card: dict[str, str | int] = {"count": 1, "gender": "f"}  # what describes a card agrees with it
    return {
        "kinds": called(TYPES.values(), "noun", **a_card),
        "keywords": [
            Term(str(word), say(f"shardbugs-keyword-{word}"), say(f"shardbugs-keyword-{word}-help"))
            for word in keywords
        ],
        "triggers": called((*t.ABOUT_PERMANENTS, *t.ABOUT_PLAYERS), "when"),
        "alliance": called(ALLIANCES, "alliance", **a_card),
        "rarity": called((*t.RARITIES, "avatar", "token"), "rarity"),
        "subtype": called(SUBTYPES, "noun", **a_card),
        "species": called(SPECIES, "noun", **a_card),
        "classes": called(CLASSES, "noun", **a_card),
    }


class ShardPage(CardPage):
    """A card as people read it."""

    def __init__(self, card: t.Card) -> None:
        self.card = card
        self.name = card.name
        self.set_id = SET.id
        self.number = f"{number_of(self.name) + 1:03}/{len(SET.cards)}"

    def title(self, language: str) -> str:
        return card_title(self.name, language)

    def text(self, language: str) -> str:
        return card_text(self.card, language)

    def parts(self, language: str) -> list[Part]:
        return card_parts(self.card, language)

    def line(self, language: str) -> str:
        return card_line(self.card, language)

    def part(self, part: str, language: str) -> str:
        """An ability by its number, or a mode: `2`, `2/1`, of an action `1`, all of it `*`."""
        numbers = [int(number) for number in part.split("/") if number.isdecimal()]
        if isinstance(self.card, t.Action):
            effects = self.card.effects
            if numbers and isinstance(effects[0], t.ChooseOne):
                return mode_text(effects[0].modes[numbers[0]], language)
            return card_text(self.card, language)
        if not numbers or numbers[0] >= len(self.card.abilities):
            return ""
        ability = self.card.abilities[numbers[0]]
        if len(numbers) > 1 and isinstance(ability, t.Triggered | t.Activated):
            first = ability.effects[0]
            if isinstance(first, t.ChooseOne):
                return mode_text(first.modes[numbers[1]], language)
        return ability_text(ability, language)

    def sheet(self) -> Sheet:
        card = self.card
        abilities = () if isinstance(card, t.Action) else card.abilities
        triggers = list(dict.fromkeys(trigger for ability in abilities for trigger in triggers_of(ability)))
        return Sheet(
            kind=TYPES[type(card)],
            number=self.number,
            power=f"{card.atk}/{card.def_}" if isinstance(card, t.Bug) else "",
            cost="" if isinstance(card, t.Avatar) else card.cost,
            keywords=keywords_of(card),
            triggers=triggers,
            facts=facts_of(card),
        )

    def rules(self) -> list[str]:
        sheet = self.sheet()
        return rules_about(sheet.kind, sheet.keywords, sheet.triggers)

    def to_data(self) -> dict[str, object]:
        facts: dict[str, object] = {"set": self.set_id, "number": self.number, "name": self.name}
        return facts | {"rarity": self.card.rarity, "keywords": keywords_of(self.card), "tree": to_data(self.card)}


def keywords_of(card: t.Card) -> list[str]:
    """Traits, further resistances and keywords, as views name them."""
    if not isinstance(card, t.Bug):
        return []
    resists = [f"resists-{trait}" for trait in card.resists]
    numbered = [word for word in NUMBERED if getattr(card, word)]
    return [*map(str, card.traits), *resists, *map(str, card.keywords), *numbered]


def facts_of(card: t.Card) -> dict[str, Any]:
    """What else is printed on a card, as far as its type has it."""
    facts: dict[str, Any] = {"alliance": str(alliance_of_card(card)), "rarity": card.rarity}
    if card.rarity in MOST_COPIES:
        facts["most-copies"] = MOST_COPIES[card.rarity]
    match card:
        case t.Bug():
            facts |= {"atk": card.atk, "def": card.def_, "dev": card.dev}
            facts |= {"species": list(map(str, card.species)), "classes": list(map(str, card.classes))}
            facts |= {word: number for word in NUMBERED if (number := getattr(card, word))}
        case t.Item():
            facts |= {"subtype": card.subtype, "equip": card.equip, "fits": list(map(str, card.fits))}
        case t.Support():
            facts["subtype"] = card.subtype
        case t.Action():
            facts |= {"subtype": card.subtype, "quick": card.quick}
    return {name: value for name, value in facts.items() if value not in ("", [])}
