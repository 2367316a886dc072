"""Finding a card by typed text: in any language, without accents, by the beginning of a word."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from bugduel.core import CardPage
from bugduel.words import LANGUAGES


def find_cards(pages: Iterable[CardPage], typed: str) -> list[CardPage]:
    """The best matches: by full name, else by prefix, by a word's prefix, or by any part."""
    wanted = folded(typed)
    named = [(page, names_of(page)) for page in pages]
    for fits in (str.__eq__, str.startswith, _word_starts, str.__contains__):
        found = [page for page, names in named if any(fits(name, wanted) for name in names)]
        if found:
            return found
    return []


def near_title(pages: Iterable[CardPage], typed: str, language: str) -> str:
    """The title most similar to what was typed; empty if none is."""
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
