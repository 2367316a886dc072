"""A view as clients read it: the same few fields for every game, whatever its zones and counters are called."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bugduel.core import State

# Zones that are drawn in their own way wherever a game has them; every other zone is a board or a pile.
HAND = "hand"
KNOWN = "known"
MARKET = "market"

# The move that lets the game go on, wherever a game has one.
PASS = "pass"

# What clients understand of a card, or have no use for; all else a game says of it is put in its words.
UNDERSTOOD = frozenset({"card", "power", "keywords", "marks", "creature", "arrived", "on-creature"})


@dataclass(frozen=True)
class Card:
    """A card that can be seen. `number` tells those on the board from others of the same name; 0 for all others.

    `cost` is a price that is written and not counted. `facts` are what else the game says of it: counters on it, cards
    under it, a price in numbers.
    """

    name: str
    cost: str
    power: int | str | None
    keywords: Sequence[str]
    marks: Sequence[str]
    number: int
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Zone:
    """A place for cards, of which all, some or none can be seen. On a board the cards lie side by side in the open."""

    size: int
    cards: Sequence[Card]
    is_board: bool = False


@dataclass(frozen=True)
class Player:
    """`is_out` if the game goes on without them."""

    seat: int
    counters: Mapping[str, int]
    zones: Mapping[str, Zone]
    is_out: bool

    def zone(self, name: str) -> Zone:
        return self.zones.get(name, Zone(0, ()))

    def boards(self) -> dict[str, Zone]:
        """The first is the one where most happens."""
        return {name: zone for name, zone in self.zones.items() if zone.is_board}


@dataclass(frozen=True)
class Table:
    """All that is to be seen at one moment. `phase` is empty, and `time_left` -1, where a game has no such thing."""

    turn: int
    phase: str
    time_left: int
    active: int
    players: Sequence[Player]
    zones: Mapping[str, Zone]
    resolving: Sequence[Mapping[str, Any]]
    decision: Mapping[str, Any] | None

    def zone(self, name: str) -> Zone:
        return self.zones.get(name, Zone(0, ()))

    def find(self, number: int) -> Card | None:
        """The card on the board with this number."""
        for card in self.board():
            if card.number == number:
                return card
        return None

    def like(self, name: str) -> Card | None:
        """A card of this name that lies open anywhere but on the board, so as it is printed."""
        zones = [zone for player in self.players for zone in player.zones.values() if not zone.is_board]
        for zone in [*zones, *self.zones.values()]:
            for card in zone.cards:
                if card.name == name:
                    return card
        return None

    def board(self) -> list[Card]:
        return [card for player in self.players for zone in player.boards().values() for card in zone.cards]

    def threads(self) -> list[Mapping[str, Any]]:
        """What waits to be resolved and can be answered, the next first."""
        return [item for item in reversed(self.resolving) if "thread" in item]


def table_of(view: Mapping[str, Any]) -> Table:
    return Table(
        view["turn"],
        view.get("phase", ""),
        view.get("time-left", -1),
        view["active"],
        [_player(player) for player in view["players"]],
        {name: _zone(zone) for name, zone in view["table"].items()},
        view["resolving"],
        view["decision"],
    )


def open_view(state: State) -> dict[str, Any]:
    """The view of a finished game with every hand open: of each player what they see themselves."""
    view: dict[str, Any] = dict(state.view(0))
    own = [dict[str, Any](state.view(seat)) for seat in range(state.seats())]
    view["players"] = [seen["players"][seat] for seat, seen in enumerate(own)]
    return view


def _player(data: Mapping[str, Any]) -> Player:
    zones = {name: _zone(zone) for name, zone in data["zones"].items()}
    return Player(data["seat"], data["counters"], zones, data.get("out", False))


def _zone(data: Mapping[str, Any]) -> Zone:
    return Zone(data["size"], [_card(card) for card in data["cards"]], data.get("board", False))


def _card(data: Mapping[str, Any]) -> Card:
    facts = {name: value for name, value in data.items() if name not in UNDERSTOOD}
    cost = facts.pop("cost") if isinstance(facts.get("cost"), str) else ""
    return Card(
        data["card"],
        cost,
        data.get("power"),
        data.get("keywords", ()),
        data.get("marks", ()),
        data.get("creature", 0),
        facts,
    )
