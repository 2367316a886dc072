"""Decks in words: those that come with a game, and why one cannot be played.

A game says `GAME-deck-WHAT` for each kind of flaw; `GAME-option-decks-NAME` names a built deck, and `-help` its plan.
"""

from typing import Any

from msgspec import Struct

from bugduel.core import Game, Term
from bugduel.core.reading.judged import Flaw
from bugduel.telling.options import told_options
from bugduel.telling.speaker import Speaker

DECKS = "decks"


class DeckReason(Struct, frozen=True, omit_defaults=True):
    """Why a deck cannot be played: the `card` it is about, and the `line` of a text that has it, counted from 1."""

    text: str
    card: str = ""
    line: int = 0


class BuiltDeck(Struct, frozen=True):
    """A deck that comes with the game: what it is called, how it wants to win, how hard that is (from 1 to 3, and in
    words; 0 if nobody has said so), and the cards that it is about.
    """

    id: str
    name: str
    plan: str
    difficulty: int
    difficulty_name: str
    key_cards: list[str]
    deck: dict[str, Any]


class DeckShelf(Struct, frozen=True):
    """All that a builder of decks needs besides the cards: how many a deck has at `least` (and one from a draft), how
    many are drawn for the first `hand`, the cards that can lead a deck, how few and how many can draft, and the decks
    that come along.
    """

    game: str
    least: int
    least_drafted: int
    hand: int
    leaders: list[str]
    drafters: tuple[int, int]
    built: list[BuiltDeck]


def deck_shelf(game: Game, language: str) -> DeckShelf:
    rules = game.deck_rules()
    return DeckShelf(
        game=game.name,
        least=rules.least,
        least_drafted=rules.least_drafted,
        hand=rules.hand,
        leaders=rules.leaders,
        drafters=rules.drafters,
        built=built_decks(game, language),
    )


def built_decks(game: Game, language: str) -> list[BuiltDeck]:
    speaker = Speaker(game, language)
    return [_told(speaker, term) for term in _named(game, language)]


def _told(speaker: Speaker, term: Term) -> BuiltDeck:
    about = speaker.game.about_deck(term.id)
    return BuiltDeck(
        id=term.id,
        name=term.name,
        plan=term.text,
        difficulty=about.difficulty,
        difficulty_name=speaker.shared("difficulty", difficulty=about.difficulty) if about.difficulty else "",
        key_cards=about.key_cards,
        deck=speaker.game.deck(term.id),
    )


def _named(game: Game, language: str) -> list[Term]:
    values = next((option.values for option in told_options(game, language) if option.name == DECKS), [])
    known = {term.id: term for term in values}
    return [known.get(name, Term(name, name, "")) for name in game.decks()]


def told_flaw(speaker: Speaker, flaw: Flaw) -> DeckReason:
    """In the speaker's language, or in English if the game has no words for it."""
    what = f"deck-{flaw.what}"
    if not speaker.has(what):
        return DeckReason(flaw.text, flaw.card, flaw.line)
    titles = {place: speaker.title(name) for place, name in flaw.names.items()}
    return DeckReason(speaker.of_game(what, **flaw.values, **titles), flaw.card, flaw.line)
