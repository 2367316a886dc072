"""What one seat may know of a moment, in the same few shapes for every game.

Which zones, counters, marks and facts there are is the game's own matter (`Game.shapes`): clients draw what they find.
"""

from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from bugduel.core.seen.event import Fact

# Which facts there are, and of which type, is in the tables of the game; a schema takes it from there.
if TYPE_CHECKING:
    Facts = dict[str, Fact]
else:
    Facts = dict[str, Any]


class Card(Struct, frozen=True, omit_defaults=True):
    """A card that can be seen. `piece` is the number that tells it from others in play, 0 elsewhere.

    `power` and `cost` are written as on the card (`7`, `3/4`, `2SS`); `facts` are what else there is to say of it:
    counters on it, cards under it.
    """

    name: str = field(name="card")
    piece: int = 0
    power: str = ""
    cost: str = ""
    keywords: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    facts: Facts = field(default_factory=dict)


class Zone(Struct, frozen=True, omit_defaults=True):
    """A place for cards: how many there are, and those of them that this seat knows. On a board they lie side by side
    in the open.
    """

    size: int
    cards: list[Card]
    is_board: bool = field(default=False, name="board")


NO_ZONE = Zone(0, [])


class Player(Struct, frozen=True, omit_defaults=True):
    """`is_out` if the game goes on without them."""

    seat: int
    team: int
    counters: dict[str, int]
    zones: dict[str, Zone]
    is_out: bool = field(default=False, name="out")

    def zone(self, name: str) -> Zone:
        return self.zones.get(name, NO_ZONE)

    def boards(self) -> dict[str, Zone]:
        """The first is the one where most happens."""
        return {name: zone for name, zone in self.zones.items() if zone.is_board}


class Thing(Struct, frozen=True, omit_defaults=True):
    """What something is aimed at, or what was chosen for it: a card in play, another card, a player, or something that
    is under way (`number`). `whom` is the player against whom it was chosen.
    """

    seat: int = -1
    card: str = ""
    piece: int = 0
    part: str = ""
    number: int = 0
    whom: int = -1


class Pending(Struct, frozen=True, omit_defaults=True):
    """Something that is under way or waits: what it is, whose, and of which card and ability."""

    what: str
    seat: int = -1
    card: str = ""
    piece: int = 0
    part: str = ""
    number: int = 0  # by which others can name it, if they can
    targets: list[Thing] = field(default_factory=list)
    inner: list["Pending"] = field(default_factory=list)
    facts: Facts = field(default_factory=dict)


class Decision(Struct, frozen=True, omit_defaults=True):
    """The question that is asked, the same for all who look but for `chosen`: what of the picks a seat may see.

    `least`, `most` and `picked` tell of picks that are made one at a time; `moment` is where in the game a player can
    wish to be asked (`Game.moments`).
    """

    seat: int
    choice: str
    card: str = ""
    part: str = ""
    purpose: str = ""
    moment: str = ""
    least: int | None = None
    most: int | None = None
    picked: int = 0
    chosen: list[Thing] = field(default_factory=list)
    facts: Facts = field(default_factory=dict)


class View(Struct, frozen=True, omit_defaults=True):
    """All that one seat, or a spectator (-1), may know. `ply` is how many actions were taken; `active` whose turn it
    is, `actor` who must decide.
    """

    game: str
    seat: int
    ply: int
    turn: int
    active: int
    actor: int
    players: list[Player]
    zones: dict[str, Zone]
    resolving: list[Pending]
    decision: Decision | None
    outcome: list[float] | None
    phase: str = ""
    facts: Facts = field(default_factory=dict)

    def zone(self, name: str) -> Zone:
        return self.zones.get(name, NO_ZONE)

    def board(self) -> list[Card]:
        """All cards in play."""
        return [card for player in self.players for zone in player.boards().values() for card in zone.cards]

    def find(self, piece: int) -> Card | None:
        """The card in play with this number."""
        for card in self.board():
            if card.piece == piece:
                return card
        return None
