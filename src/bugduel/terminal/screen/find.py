"""Finding a card by what somebody typed: any language, no accents, the beginning of a word is enough."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from bugduel.core import CardPage
from bugduel.words import LANGUAGES


def find_cards(pages: Iterable[CardPage], typed: str) -> list[CardPage]:
    """The cards that fit best: of that name, else those that begin so, with a word that does, or hold it."""
    wanted = folded(typed)
    named = [(page, names_of(page)) for page in pages]
    for fits in (str.__eq__, str.startswith, _word_starts, str.__contains__):
        found = [page for page, names in named if any(fits(name, wanted) for name in names)]
        if found:
            return found
    return []


def near_title(pages: Iterable[CardPage], typed: str, language: str) -> str:
    """The title that looks most like what was typed; empty if none does."""
    titles = {name: page.title(language) for page in pages for name in names_of(page)}
    near = get_close_matches(folded(typed), titles, 1)
    return titles[near[0]] if near else ""


def names_of(page: CardPage) -> list[str]:
    return [folded(page.name), *(folded(page.title(language)) for language in LANGUAGES)]


def folded(text: str) -> str:
    """Small letters without accents and hyphens."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("-", " "))
    return " ".join("".join(letter for letter in split if not unicodedata.combining(letter)).split())


def _word_starts(name: str, wanted: str) -> bool:
    return f" {wanted}" in name
