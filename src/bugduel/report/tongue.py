"""The words and figures of a report in one language."""

from collections.abc import Sequence

from bugduel.core import CardPage, Game
from bugduel.report.shares import Share
from bugduel.words import words

NARROW = 0.1  # an interval that is written with a digit more


class Tongue:
    """Says what a report says, of one game, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.words = words(language)
        self.pages: dict[str, CardPage] = {page.name: page for page in game.cards()}

    def say(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"report-{what}", **args)

    def game_title(self) -> str:
        """What people call the game; a game without words is called by its name."""
        message = f"{self.game.name}-title"
        return self.words.say(message) if self.words.has(message) else self.game.name

    def deed(self, name: str, form: str = "") -> str:
        """What a deed of the game is called: as a column, `-within` a sentence, or what it means (`-hint`)."""
        message = f"{self.game.name}-deed-{name}{form}"
        return self.words.say(message) if self.words.has(message) else name

    def title(self, card: str) -> str:
        """A card's name. Home-made cards are on no page and have one name."""
        page = self.pages.get(card)
        return card if page is None else page.title(self.language)

    # --- figures ------------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        plain = f"{value:,.{digits}f}"
        signs = {",": self.say("thousands"), ".": self.say("decimal")}
        return "".join(signs.get(letter, letter) for letter in plain)

    def percent(self, value: float, digits: int = 1) -> str:
        return self.say("percent", number=self.number(value * 100, digits))

    def interval(self, low: float, high: float) -> str:
        digits = 1 if high - low < NARROW else 0
        return self.say("interval", low=self.number(low * 100, digits), high=self.number(high * 100, digits))

    def share(self, share: Share) -> str:
        """A share and its interval."""
        return self.estimate(share.value, share.low, share.high)

    def estimate(self, value: float, low: float, high: float) -> str:
        return self.say("figure-and-interval", value=self.percent(value), interval=self.interval(low, high))

    def listed(self, items: Sequence[str]) -> str:
        """One, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])
