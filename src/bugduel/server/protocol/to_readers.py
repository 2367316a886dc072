"""What the server sends to those who play or watch. Clients ignore messages and fields that they do not know."""

from typing import Any

from msgspec import Struct

from bugduel.core.seen.explained import Part
from bugduel.core.seen.view import View
from bugduel.foresight.changes import Change
from bugduel.foresight.foresee import Stop
from bugduel.server.protocol.terms import Terms

PROTOCOL = 1

Facts = dict[str, Any]


class Chair(Struct, frozen=True, kw_only=True):
    """Who sits at a seat. `away_left` are the milliseconds that this player may still be disconnected."""

    seat: int
    team: int
    kind: str  # person, bot, open
    name: str
    bot: str = ""
    is_connected: bool = True
    away_left: int = 0
    is_claimable: bool = False  # gone for so long that the others may end the game


class Clocks(Struct, frozen=True):
    """What is left to each seat, in milliseconds, at the time of the message; `running` is whose clock runs."""

    left: list[int]
    running: int = -1


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log, about so many events."""

    text: str
    events: int
    turn: bool = False  # the start of a turn
    first: bool = False  # the first of a choice


class Question(Struct, frozen=True, omit_defaults=True):
    """What is asked of whom. The `moves`, each with its facts and its `text`, go to the one who is asked. If it is
    `automatic`, the server passes for that player in a moment.
    """

    seat: int
    choice: str
    text: str
    moves: list[Facts] = []
    automatic: bool = False


class Offer(Struct, frozen=True):
    """What a seat asks of the others, and which seats have agreed: `undo`, `claim`, `rematch`."""

    kind: str
    seat: int
    agreed: list[int]
    against: int = -1  # whose place is claimed


class Moment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game at one ply, as one reader may know it, and the events that led there."""

    time: int  # of the server, milliseconds since 1970
    ply: int  # of the log: moves, and the few other things that change a game; answers name it
    view: View
    events: list[Facts]
    lines: list[Line]
    question: Question | None = None
    anytime: list[Facts] = []
    clocks: Clocks | None = None
    can_undo: bool = False
    status: str = "running"  # running, over, void
    reason: str = ""  # why it ended, if not by its rules: time, left, or in words for a void game
    result: str = ""  # in words
    seed: str = ""  # only when it is over


class Ply(Moment, frozen=True, kw_only=True, omit_defaults=True, tag="ply"):
    """Something has happened. `kind` is move, time, left or void; `by` the seat that did it."""

    kind: str
    by: int


class Table(Moment, frozen=True, kw_only=True, omit_defaults=True, tag="game"):
    """Everything: on opening, and whenever there is a doubt. `seat` is the reader's, -1 for one who watches."""

    protocol: int = PROTOCOL
    id: str
    game: str
    rules: int
    options: Facts
    terms: Terms
    seat: int
    seats: list[Chair]
    my_seats: list[int] = []  # more than one if several people share a screen
    since: int = -1  # the ply after which the events begin; -1 with the deal
    offers: list[Offer] = []
    passing: Facts = {}
    seed_hash: str = ""
    next: str = ""  # the game that follows this one
    wins: list[int] = []  # of each seat in this match
    best_of: int = 1


class Presence(Struct, frozen=True, tag="seats"):
    """Somebody came, went, or sat down."""

    time: int
    seats: list[Chair]


class Offers(Struct, frozen=True, tag="offers"):
    """What is being asked for now; it replaces what was said before."""

    time: int
    offers: list[Offer]
    next: str = ""


class Passing(Struct, frozen=True, tag="passing"):
    """What is passed without asking the reader from now on."""

    time: int
    passing: Facts


class Accepted(Struct, frozen=True, tag="accepted"):
    """A message was accepted, and what came of it is written down. `re` is the id of that message."""

    time: int
    re: int
    ply: int


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """A message was refused, and nothing has changed."""

    time: int
    re: int
    code: str
    reason: str
    ply: int = -1


class Forecast(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What an action surely does, as far as its player can know: in words (`text`) and as `changes`, and why the
    forecast `stops` there. `if_allowed` is what follows if nobody else steps in, and is not sure; so are its
    `allowed_changes`, which count from now, too.
    """

    action: int
    stops: Stop
    text: str = ""
    if_allowed: str = ""
    changes: list[Change] = []
    allowed_changes: list[Change] = []


class Foreseen(Struct, frozen=True, tag="foreseen", omit_defaults=True):
    """Answers `foresee`. `left_out` moves would have taken too long."""

    time: int
    re: int
    ply: int
    moves: list[Forecast]
    left_out: int = 0


class Explained(Struct, frozen=True, tag="explained"):
    """Answers `explain`: the `parts` of a power, and a sentence. Both are empty for a card without one."""

    time: int
    re: int
    piece: int
    text: str
    parts: list[Part]


class Pong(Struct, frozen=True, tag="pong"):
    time: int
    re: int


ToReader = Table | Ply | Presence | Offers | Passing | Accepted | Refused | Foreseen | Explained | Pong
