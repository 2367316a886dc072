"""Describes a game to a player in their language.

The message ids of a game begin with its name (`GAME-move-KIND`, `GAME-event-KIND`, `GAME-ask-CHOICE` and so on), so a
game needs only message files and no code here.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Self

from bugduel.core import SPECTATOR, Game, Move
from bugduel.core.seen.view import Card, Decision, Pending, Player, Thing, View
from bugduel.core.teams import winners
from bugduel.telling.speaker import Speaker, sentence

Args = dict[str, str | int]

# Facts of moves and events that are cards, seats, signed figures, and values with their own messages:
# `GAME-PREFIX-VALUE`.
CARD_FACTS = ("card", "with")
CARD_LISTS = ("cards", "items")
SEAT_FACTS = ("whom", "owner", "winners", "by", "from-seat", "with-seat")
SIGNED_FACTS = ("atk", "def", "dev", "bonus")
WORDED_FACTS = {
    "cannot": "cannot",
    "trigger": "trigger",
    "keyword": "keyword",
    "keywords": "keyword",
    "die": "die",
    "rolled": "die",
    "does": "does",
}
# Facts of cards that are for clients that draw, and are not put in words.
UNTOLD = ("arrived", "attacks", "blocks", "on-piece")

TINY = "tiny"
SHORT = "short"
FULL = "full"


class Teller(Speaker):
    """Describes one game to one seat, or to a SPECTATOR. `teams` is the team of each seat."""

    def __init__(self, game: Game, language: str, me: int = SPECTATOR, teams: Sequence[int] = (0, 1)) -> None:
        super().__init__(game, language)
        self.me = me
        self.teams = teams
        self.seats = len(teams)
        self.names: Sequence[str] = ()  # of players, by seat, where they are known
        self.has_teams = len(set(teams)) < len(teams)

    def naming(self, names: Sequence[str]) -> Self:
        """The same for a game whose players have names."""
        named = copy(self)
        named.names = names
        return named

    # --- what happens -------------------------------------------------------------------------------------------------

    def move(self, move: Move, table: View) -> str:
        """A choice in full."""
        return sentence(self.of_game(f"move-{move.kind}", **self._move_args(move, table)))

    def pick(self, move: Move, table: View) -> str:
        """A choice listed under the name of its kind."""
        args = self._move_args(move, table)
        return self.of_game(f"pick-{move.kind}", **args) if self.has(f"pick-{move.kind}") else str(args["card"])

    def _move_args(self, move: Move, table: View) -> Args:
        args = self.args(move.facts, table)
        args["choice"] = "none" if table.decision is None else table.decision.choice
        return args

    def ask(self, decision: Decision, table: View) -> str:
        """The question of a decision. It may name what is under way (`waits` says which kind of thing, `waiting` is the
        card), and the player whose it is: `by`.
        """
        purpose = f"purpose-{decision.purpose or 'none'}"
        aim = self.of_game(purpose) if self.has(purpose) else ""
        facts = facts_of(decision)
        last = table.resolving[-1] if table.resolving else None
        if last is not None and last.seat >= 0:
            facts["by"] = last.seat
        args = self.args(facts) | self._under_way(last)
        return sentence(self.of_game(f"ask-{decision.choice}", aim=aim, **args))

    def _under_way(self, last: Pending | None) -> Args:
        if last is None:
            return {"waits": "none", "waiting": ""}
        return {"waits": "card" if last.card else last.what, "waiting": self.title(last.card) if last.card else ""}

    def event(self, alike: Sequence[Mapping[str, Any]]) -> str:
        """An event, or several similar ones: to other cards, or with other cards."""
        event = alike[0]
        args = self.args(event)
        for name in CARD_FACTS:
            cards = [each[name] for each in alike if name in each]
            if name == "card" and _is_one_piece(alike):
                cards = cards[:1]
            if cards:
                args[name] = self.listed(self.counted([self.title(card) for card in cards]))
        args["seen"] = "yes" if "card" in event or "cards" in event else "no"
        args["count"] = len(alike)
        return sentence(self.of_game(f"event-{event['event']}", **args))

    def resolving(self, item: Pending, table: View) -> str:
        """Something being resolved."""
        args = self.args(facts_of(item), table)
        targets = [self._aim(target, table) for target in item.targets if not _is_gone(target, table)]
        args |= {"targets": self.listed(targets), "aimed": "yes" if targets else "no", "count": len(item.inner)}
        text = self.of_game(f"resolving-{item.what}", **args)
        for name in WORDED_FACTS:
            if isinstance(item.facts.get(name), list):
                text += f" ({self.of_game(f'resolving-{name}', **self.args({name: item.facts[name]}))})"
        return text

    def _aim(self, target: Thing, table: View) -> str:
        """A target: a player, a card on the board, or something else being resolved."""
        if target.seat >= 0 and not target.card:
            return self.seat(target.seat)
        return self.label(target.piece, table) or self.title(target.card or "?")

    def args(self, facts: Mapping[str, Any], table: View | None = None) -> Args:
        """Facts as message arguments: cards by title (those on the board by `label`), seats from the reader's point of
        view.
        """
        args: Args = {"card": "", "who": "none", "name": "", "does": "none", "part": "", "seats": self.seats}
        args["reader"] = "plays" if self.me >= 0 else "watches"
        args["teams"] = "yes" if self.has_teams else "no"
        for name, value in facts.items():
            if name in CARD_FACTS:
                args[name] = self.title(value)
            elif name == "part":
                args["part"] = self.part(facts.get("card", ""), value)
            elif name == "seat":
                args["who"] = "me" if value == self.me else "other"
                args["name"] = self.seat(value)
                args["team"] = self.team(value)
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
        args["stopped"] = "yes" if str(args["part"]).endswith(".") else "no"
        for name, number in (("card", facts.get("piece")), ("with", facts.get("with-piece"))):
            if table is not None and isinstance(number, int) and table.find(number) is not None:
                args[name] = self.label(number, table)
        return args

    def _seat_args(self, name: str, seats: Sequence[int]) -> Args:
        """The arguments for other players involved."""
        names = self.listed([self.seat(seat) for seat in seats])
        team = self.team(seats[0]) if seats else ""
        is_me = "me" if self.me in seats else "other"
        return {name: names, f"{name}-is": is_me, f"{name}-count": len(seats), f"{name}-team": team}

    def part(self, card: str, part: str) -> str:
        """The text of an ability: from its card, or from the game for abilities not printed on cards."""
        if part.startswith("*") and self.has(f"part-{part[1:]}"):
            return self.of_game(f"part-{part[1:]}")
        page = self.pages.get(card)
        return "" if page is None else page.part(part, self.language).replace("\n", " ")

    def value(self, name: str, value: str | int) -> str:
        if name in CARD_LISTS:
            return self.title(str(value))
        prefix = WORDED_FACTS.get(name)
        return str(value) if prefix is None else self.of_game(f"{prefix}-{value}".lower())

    def card_fact(self, name: str, value: object, form: str) -> str:
        """A further fact about a card: a number, a card, a list of cards, or a flag."""
        return self.fact(f"fact-{name}", value, form)

    def fact(self, message: str, value: object, form: str = FULL) -> str:
        """A fact that not every game has, in the game's own message."""
        name = message.partition("-")[2]
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
        return self.of_game(message, **args)

    def seat(self, seat: int) -> str:
        """The reader's name for a player, as used within a sentence."""
        if seat == self.me:
            return self.shared("seat-me")
        if self.me != SPECTATOR and self.seats == 2:
            return self.shared("seat-opponent")
        if self.is_with_me(seat):
            return self.shared("seat-teammate")
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.shared("seat-player", number=seat + 1)

    def team(self, seat: int) -> str:
        """The reader's name for a player's team."""
        if self.me == SPECTATOR:
            return self.shared("team-number", number=self.teams[seat] + 1)
        return self.shared("team-mine" if self.is_with_me(seat) else "team-other")

    def is_with_me(self, seat: int) -> bool:
        """Whether a player is the reader or plays with the reader."""
        return self.me != SPECTATOR and self.teams[seat] == self.teams[self.me]

    def zone(self, name: str, form: str) -> str:
        """What a zone is called."""
        return self.of_game(f"zone-{name}", form=form, teams="yes" if self.has_teams else "no")

    def result(self, outcome: Sequence[float] | None) -> str:
        """The result of a game, or that it is unfinished."""
        if outcome is None:
            return self.shared("unfinished")
        found = winners(outcome)
        if not found:
            return self.shared("tied")
        if self.has_teams:
            return sentence(self.shared("winner-team", team=self.team(found[0])))
        who = "me" if self.me in found else "other"
        names = self.listed([self.seat(winner) for winner in found])
        return sentence(self.shared("winner", who=who, name=names, count=len(found)))

    # --- cards --------------------------------------------------------------------------------------------------------

    def label(self, number: int, table: View) -> str:
        """What a card on the board is called: with whose it is, if several players have one of that name."""
        card = table.find(number)
        if card is None:
            return ""
        seats = {player.seat: any(each.piece == number for each in cards) for player, cards in _named(card.name, table)}
        title = self.title(card.name)
        if len(seats) == 1:
            return title
        owner = next(seat for seat, is_owner in seats.items() if is_owner)
        who = "me" if owner == self.me else "other"
        return self.shared("whose-card", card=title, who=who, name=self.seat(owner))

    def keyword(self, keyword: str) -> str:
        return self.of_game(f"keyword-{keyword.lower()}")


def facts_of(shown: Decision | Pending) -> dict[str, Any]:
    """What there is to say of a question, or of something under way, as facts."""
    named: dict[str, Any] = {"card": shown.card, "part": shown.part}
    if isinstance(shown, Pending):
        named["piece"] = shown.piece
    else:
        named["moment"] = shown.moment
    facts = {name: value for name, value in named.items() if value}
    if shown.seat >= 0:
        facts["seat"] = shown.seat
    return facts | {name: value for name, value in shown.facts.items() if not isinstance(value, list)}


def _named(name: str, table: View) -> Iterator[tuple[Player, list[Card]]]:
    """Who has cards of a name on the board, and which."""
    for player in table.players:
        cards = [card for zone in player.boards().values() for card in zone.cards if card.name == name]
        if cards:
            yield player, cards


def _is_gone(target: Thing, table: View) -> bool:
    """Whether a target has left play, so that nothing but its number is left of it."""
    return target.piece > 0 and not target.card and table.find(target.piece) is None


def _is_one_piece(alike: Sequence[Mapping[str, Any]]) -> bool:
    return "piece" in alike[0] and len({event["piece"] for event in alike}) == 1
