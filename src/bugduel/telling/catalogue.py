"""All cards of a game in a language, as data for clients that draw them."""

from typing import Any

from msgspec import Struct

from bugduel.core import CardPage, Game, Part, Term
from bugduel.telling.speaker import Speaker

# What every game's glossary may have; its other lists are values of facts.
LISTS = ("kinds", "keywords", "triggers")


class CatalogueSet(Struct, frozen=True):
    """A card set, and the names of its cards in their order."""

    id: str
    name: str
    cards: list[str]


class CatalogueCard(Struct, frozen=True):
    """A card: `name` is what views, moves and options call it, `title` what people read. `line` has its figures in
    words, `parts` its text line by line; `kind`, `keywords`, `triggers` and facts that are words are ids of the
    catalogue's lists. `rules` are the ids of the rules that concern it.
    """

    name: str
    title: str
    set: str
    number: str
    kind: str
    power: str
    cost: str
    keywords: list[str]
    triggers: list[str]
    line: str
    text: str
    parts: list[Part]
    facts: dict[str, Any]
    rules: list[str]


class Catalogue(Struct, frozen=True):
    """All cards of a game. `facts` names the values of facts that are words, by the name of the fact."""

    game: str
    title: str
    rules: int
    language: str
    sets: list[CatalogueSet]
    kinds: list[Term]
    keywords: list[Term]
    triggers: list[Term]
    facts: dict[str, list[Term]]
    cards: list[CatalogueCard]


def catalogue(game: Game, language: str) -> Catalogue:
    return with_cards(game, language, [card_of(page, language) for page in game.cards()])


def with_cards(game: Game, language: str, cards: list[CatalogueCard]) -> Catalogue:
    """The catalogue with cards that are in words already: that takes most of the time."""
    glossary = game.glossary(language)
    kinds, keywords, triggers = (glossary.get(name, []) for name in LISTS)
    return Catalogue(
        game=game.name,
        title=Speaker(game, language).game_title(),
        rules=game.rules,
        language=language,
        sets=[
            CatalogueSet(set_id, title, [card.name for card in cards if card.set == set_id])
            for set_id, title in game.sets().items()
        ],
        kinds=kinds,
        keywords=keywords,
        triggers=triggers,
        facts={name: terms for name, terms in glossary.items() if name not in LISTS},
        cards=cards,
    )


def card_of(page: CardPage, language: str) -> CatalogueCard:
    sheet = page.sheet()
    return CatalogueCard(
        name=page.name,
        title=page.title(language),
        set=page.set_id,
        number=sheet.number,
        kind=sheet.kind,
        power=sheet.power,
        cost=sheet.cost,
        keywords=sheet.keywords,
        triggers=sheet.triggers,
        line=page.line(language),
        text=page.text(language),
        parts=page.parts(language),
        facts=sheet.facts,
        rules=page.rules(),
    )
