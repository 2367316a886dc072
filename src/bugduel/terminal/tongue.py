"""Saying what a game means in a player's language.

A game's words have ids that begin with its name (`GAME-move-KIND`, `GAME-event-KIND`, `GAME-ask-CHOICE` and so on), the
terminal's own begin with `terminal-`. So a game needs a file of words here, and no code.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bugduel.core import SPECTATOR, CardPage, Game, Move
from bugduel.terminal.seen import Table
from bugduel.words import words

Args = dict[str, str | int]

# Facts of moves and events that name cards, and those whose values have words of their own: `GAME-PREFIX-VALUE`.
CARD_FACTS = ("card", "with")
WORDED_FACTS = {
    "trigger": "trigger",
    "keyword": "keyword",
    "keywords": "keyword",
    "die": "die",
    "dice": "die",
    "does": "does",
}
SHORT = "short"
FULL = "full"


class Tongue:
    """The words for one game, spoken to one seat (or a SPECTATOR) of it."""

    def __init__(self, game: Game, language: str, me: int = SPECTATOR, seats: int = 2) -> None:
        self.game = game
        self.language = language
        self.me = me
        self.seats = seats
        self.words = words(language)
        self.pages: dict[str, CardPage] = {page.name: page for page in game.cards()}

    # --- the terminal's own words -------------------------------------------------------------------------------------

    def say(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"terminal-{what}", **args)

    # --- the game's words ---------------------------------------------------------------------------------------------

    def of_game(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"{self.game.name}-{what}", **args)

    def move(self, move: Move, table: Table) -> str:
        args = self.args(move.facts)
        number = move.facts.get("creature")
        if isinstance(number, int) and table.find(number) is not None:
            args["card"] = self.label(number, table)
        return sentence(self.of_game(f"move-{move.kind}", **args))

    def ask(self, decision: Mapping[str, Any]) -> str:
        """The question of a decision."""
        aim = self.of_game(f"purpose-{decision.get('purpose') or 'none'}")
        return sentence(self.of_game(f"ask-{decision['choice']}", aim=aim, **self.args(decision)))

    def event(self, alike: Sequence[Mapping[str, Any]]) -> str:
        """What happened, once or several times alike: to other cards, or with other cards to the same one."""
        event = alike[0]
        args = self.args(event)
        for name in CARD_FACTS:
            cards = [each[name] for each in alike if name in each]
            if name == "card" and _is_one_creature(alike):
                cards = cards[:1]
            if cards:
                args[name] = self.listed([self.title(card) for card in cards])
        args["seen"] = "yes" if "card" in event else "no"
        args["count"] = len(alike)
        return sentence(self.of_game(f"event-{event['event']}", **args))

    def resolving(self, item: Mapping[str, Any], table: Table) -> str:
        """Something under way."""
        args = self.args({name: value for name, value in item.items() if not isinstance(value, list)})
        number = item.get("creature")
        if isinstance(number, int) and table.find(number) is not None:
            args["card"] = self.label(number, table)
        blocker = table.find(item.get("blocker", 0))
        args["target"] = "none" if blocker is None else self.label(blocker.number, table)
        args["count"] = len(item.get("effects", ()))
        text = self.of_game(f"resolving-{item['what']}", **args)
        for name in WORDED_FACTS:
            if isinstance(item.get(name), list):
                text += f" ({self.of_game(f'resolving-{name}', **self.args({name: item[name]}))})"
        return text

    def args(self, facts: Mapping[str, Any]) -> Args:
        """Facts as the arguments of a message: cards by their titles, seats as who they are for the reader."""
        args: Args = {"card": "", "who": "none", "name": "", "does": "none"}
        args["reader"] = "plays" if self.me >= 0 else "watches"
        for name, value in facts.items():
            if name in CARD_FACTS:
                args[name] = self.title(value)
            elif name == "seat":
                args["who"] = "me" if value == self.me else "other"
                args["name"] = self.seat(value)
            elif isinstance(value, list):
                args[name] = self.listed([self.value(name, item) for item in value])
            else:
                args[name] = self.value(name, value) if name in WORDED_FACTS else value
        return args

    def value(self, name: str, value: str | int) -> str:
        prefix = WORDED_FACTS.get(name)
        return str(value) if prefix is None else self.of_game(f"{prefix}-{value}".lower())

    def fact(self, name: str, value: object, form: str) -> str:
        """What else a game says of a card: a number, a card, cards under it, or that something is so."""
        args: Args = {"form": form, "count": 1, "cards": ""}
        if isinstance(value, list):
            args["count"] = len(value)
            args["cards"] = self.listed([self.title(str(card)) for card in value])
        elif isinstance(value, str):
            args["cards"] = self.title(value)
        elif isinstance(value, int):
            args["count"] = int(value)
        return self.of_game(f"fact-{name}", **args)

    def seat(self, seat: int) -> str:
        """A player as the reader calls them, as it stands within a sentence."""
        if seat == self.me:
            return self.say("seat-me")
        if self.me != SPECTATOR and self.seats == 2:
            return self.say("seat-opponent")
        return self.say("seat-player", number=seat + 1)

    # --- cards --------------------------------------------------------------------------------------------------------

    def title(self, name: str) -> str:
        """A card's name in this language. Home-made cards are on no page and have one name."""
        page = self.pages.get(name)
        return name if page is None else page.title(self.language)

    def label(self, number: int, table: Table) -> str:
        """The name of a card on the board, numbered where others there have the same one."""
        card = table.find(number)
        if card is None:
            return ""
        twins = sorted(other.number for other in table.board() if other.name == card.name)
        title = self.title(card.name)
        return title if len(twins) == 1 else f"{title} #{twins.index(number) + 1}"

    def keyword(self, keyword: str) -> str:
        return self.of_game(f"keyword-{keyword.lower()}")

    def listed(self, items: Sequence[str]) -> str:
        """One, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


def _is_one_creature(alike: Sequence[Mapping[str, Any]]) -> bool:
    return "creature" in alike[0] and len({event["creature"] for event in alike}) == 1


def sentence(text: str) -> str:
    """With a capital: the same name also stands in the middle of sentences, and Fluent cannot raise it."""
    for place, letter in enumerate(text):
        if letter.isalpha():
            return text[:place] + letter.upper() + text[place + 1 :]
        if letter.isdigit():
            break
    return text
