"""Telling a player in their language what happens in a game.

A game's messages have ids that begin with its name (`GAME-move-KIND`, `GAME-event-KIND`, `GAME-ask-CHOICE` and so on).
So a game needs files of messages here, and no code.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bugduel.core import SPECTATOR, Game, Move
from bugduel.core.teams import winners
from bugduel.telling.speaker import Speaker, sentence
from bugduel.telling.table import Table

Args = dict[str, str | int]

# Facts of moves and events that name cards, seats, figures with a sign, and those whose values have words of their own:
# `GAME-PREFIX-VALUE`.
CARD_FACTS = ("card", "with")
CARD_LISTS = ("cards", "items")
SEAT_FACTS = ("whom", "owner", "winners")
SIGNED_FACTS = ("atk", "def", "dev")
WORDED_FACTS = {
    "cannot": "cannot",
    "trigger": "trigger",
    "keyword": "keyword",
    "keywords": "keyword",
    "die": "die",
    "dice": "die",
    "does": "does",
}
TINY = "tiny"
SHORT = "short"
FULL = "full"


class Teller(Speaker):
    """Tells of one game, to one seat (or a SPECTATOR) of it."""

    def __init__(self, game: Game, language: str, me: int = SPECTATOR, seats: int = 2) -> None:
        super().__init__(game, language)
        self.me = me
        self.seats = seats

    # --- what happens -------------------------------------------------------------------------------------------------

    def move(self, move: Move, table: Table) -> str:
        """A choice in full."""
        return sentence(self.of_game(f"move-{move.kind}", **self._move_args(move, table)))

    def pick(self, move: Move, table: Table) -> str:
        """A choice where the words before it already say what kind it is."""
        args = self._move_args(move, table)
        return self.of_game(f"pick-{move.kind}", **args) if self.has(f"pick-{move.kind}") else str(args["card"])

    def _move_args(self, move: Move, table: Table) -> Args:
        args = self.args(move.facts, table)
        args["choice"] = "none" if table.decision is None else table.decision["choice"]
        return args

    def ask(self, decision: Mapping[str, Any]) -> str:
        """The question of a decision."""
        purpose = f"purpose-{decision.get('purpose') or 'none'}"
        aim = self.of_game(purpose) if self.has(purpose) else ""
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
                args[name] = self.listed(self.counted([self.title(card) for card in cards]))
        args["seen"] = "yes" if "card" in event or "cards" in event else "no"
        args["count"] = len(alike)
        return sentence(self.of_game(f"event-{event['event']}", **args))

    def resolving(self, item: Mapping[str, Any], table: Table) -> str:
        """Something under way."""
        args = self.args({name: value for name, value in item.items() if not isinstance(value, list)}, table)
        blocker = table.find(item.get("blocker", 0))
        args["target"] = "none" if blocker is None else self.label(blocker.number, table)
        args["targets"] = self.listed([self._aim(target, table) for target in item.get("targets", ())])
        args["aimed"] = "yes" if args["targets"] else "no"
        args["count"] = len(item.get("effects", ()))
        text = self.of_game(f"resolving-{item['what']}", **args)
        for name in WORDED_FACTS:
            if isinstance(item.get(name), list):
                text += f" ({self.of_game(f'resolving-{name}', **self.args({name: item[name]}))})"
        return text

    def _aim(self, target: Mapping[str, Any], table: Table) -> str:
        """A target: a player, a card on the board, or something else that is under way."""
        if "seat" in target and "card" not in target:
            return self.seat(target["seat"])
        return self.label(target.get("creature", 0), table) or self.title(target.get("card", "?"))

    def args(self, facts: Mapping[str, Any], table: Table | None = None) -> Args:
        """Facts as the arguments of a message: cards by their titles (on a table numbered where there are several of
        one name), seats as who they are for the reader.
        """
        args: Args = {"card": "", "who": "none", "name": "", "does": "none", "part": "", "seats": self.seats}
        args["reader"] = "plays" if self.me >= 0 else "watches"
        for name, value in facts.items():
            if name in CARD_FACTS:
                args[name] = self.title(value)
            elif name == "part":
                args["part"] = self.part(facts.get("card", ""), value)
            elif name == "seat":
                args["who"] = "me" if value == self.me else "other"
                args["name"] = self.seat(value)
            elif name in SEAT_FACTS:
                args |= self._seat_args(name, value if isinstance(value, list) else [value])
            elif name in SIGNED_FACTS:
                args[name] = f"{value:+}" if value else "none"
            elif isinstance(value, list):
                listed = self.listed([self.value(name, item) for item in value])
                args[name] = listed or self.shared("list-none")
            else:
                args[name] = self.value(name, value) if name in WORDED_FACTS else value
        args["parted"] = "yes" if args["part"] else "no"
        for name, number in (("card", facts.get("creature")), ("with", facts.get("with-creature"))):
            if table is not None and isinstance(number, int) and table.find(number) is not None:
                args[name] = self.label(number, table)
        return args

    def _seat_args(self, name: str, seats: Sequence[int]) -> Args:
        """Other players than the one it is about."""
        names = self.listed([self.seat(seat) for seat in seats])
        return {name: names, f"{name}-is": "me" if self.me in seats else "other", f"{name}-count": len(seats)}

    def part(self, card: str, part: str) -> str:
        """An ability in words: those of its card, or the game's own for what stands on no card."""
        if part.startswith("*") and self.has(f"part-{part[1:]}"):
            return self.of_game(f"part-{part[1:]}")
        page = self.pages.get(card)
        return "" if page is None else page.part(part, self.language).replace("\n", " ")

    def value(self, name: str, value: str | int) -> str:
        if name in CARD_LISTS:
            return self.title(str(value))
        prefix = WORDED_FACTS.get(name)
        return str(value) if prefix is None else self.of_game(f"{prefix}-{value}".lower())

    def fact(self, name: str, value: object, form: str) -> str:
        """What else a game says of a card: a number, a card, cards under it, or that something is so."""
        args: Args = {"form": form, "count": 1, "cards": ""}
        if name in SEAT_FACTS and isinstance(value, int):
            args |= self._seat_args(name, [value])
        elif isinstance(value, list):
            args["count"] = len(value)
            worded = name in WORDED_FACTS
            args["cards"] = self.listed([self.value(name, each) if worded else self.title(str(each)) for each in value])
        elif isinstance(value, str):
            args["cards"] = self.title(value)
        elif isinstance(value, int):
            args["count"] = int(value)
        return self.of_game(f"fact-{name}", **args)

    def seat(self, seat: int) -> str:
        """A player as the reader calls them, as it stands within a sentence."""
        if seat == self.me:
            return self.shared("seat-me")
        if self.me != SPECTATOR and self.seats == 2:
            return self.shared("seat-opponent")
        return self.shared("seat-player", number=seat + 1)

    def result(self, outcome: Sequence[float] | None) -> str:
        """How a game ended, if it did."""
        if outcome is None:
            return self.shared("unfinished")
        found = winners(outcome)
        if not found:
            return self.shared("tied")
        who = "me" if self.me in found else "other"
        names = self.listed([self.seat(winner) for winner in found])
        return sentence(self.shared("winner", who=who, name=names, count=len(found)))

    # --- cards --------------------------------------------------------------------------------------------------------

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


def _is_one_creature(alike: Sequence[Mapping[str, Any]]) -> bool:
    return "creature" in alike[0] and len({event["creature"] for event in alike}) == 1
