"""Wording shared by all games: lists, numbers, card names."""

import re
from collections import Counter
from collections.abc import Sequence

from bugduel.core import CardPage, Game
from bugduel.words import words

TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")


class Speaker:
    """Words about one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.words = words(language)
        self.words.learn(game.name, game.messages(language))
        self.pages: dict[str, CardPage] = {page.name: page for page in game.cards()}

    def shared(self, what: str, /, **args: str | int) -> str:
        """A message shared by all games and clients."""
        return self.words.say(f"telling-{what}", **args)

    def of_game(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"{self.game.name}-{what}", **args)

    def has(self, what: str) -> bool:
        """Whether the game has an optional message."""
        return self.words.has(f"{self.game.name}-{what}")

    def game_title(self) -> str:
        """The title of the game, or its name if it has none."""
        return self.of_game("title") if self.has("title") else self.game.name

    def title(self, card: str) -> str:
        """A card's name in this language. Home-made cards have only one name."""
        page = self.pages.get(card)
        return card if page is None else page.title(self.language)

    # --- lists and numbers --------------------------------------------------------------------------------------------

    def listed(self, items: Sequence[str]) -> str:
        """One, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self.shared("list-and", first=", ".join(items[:-1]), last=items[-1])

    def counted(self, titles: Sequence[str]) -> list[str]:
        """Each item once, with its count."""
        return [self.times(title, count) for title, count in Counter(titles).items()]

    def times(self, title: str, count: int) -> str:
        return title if count == 1 else self.shared("times", what=title, count=count)

    def number(self, value: float, digits: int = 0) -> str:
        plain = f"{value:,.{digits}f}"
        signs = {",": self.shared("thousands"), ".": self.shared("decimal")}
        return "".join(signs.get(letter, letter) for letter in plain)

    def percent(self, value: float, digits: int = 0) -> str:
        """A share as a percentage."""
        return self.shared("percent", number=self.number(100 * value, digits))


def sentence(text: str) -> str:
    """With a capital letter, which Fluent cannot add: the same name also occurs within sentences. A name that ends
    with a full stop ends a sentence with that one.
    """
    text = TWO_STOPS.sub(".", text)
    for place, letter in enumerate(text):
        if letter.isalpha():
            return text[:place] + letter.upper() + text[place + 1 :]
        if letter.isdigit():
            break
    return text
