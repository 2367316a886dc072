"""What programs that play send and get over plain HTTP. Clients ignore types and fields that they do not know.

The names of events and their fields are those of lichess, so that whoever wrote a bot for it feels at home.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bugduel.server.protocol.table_messages import Name
from bugduel.server.protocol.terms import Terms


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game for two that somebody is asked to play. Without `seat`, the number of mine, chance decides."""

    game: Name
    options: dict[Name, Any] = {}
    terms: Terms = Terms()
    seat: Annotated[int, Meta(ge=0, le=1)] | None = None
    deck: Any = None
    best_of: Literal[1, 3, 5] = 1


class Somebody(Struct, frozen=True, rename="camel"):
    id: str
    name: str
    is_guest: bool


class Challenge(Struct, frozen=True, kw_only=True, rename="camel"):
    """A challenge as both sides see it. `seat` is the one that is kept for the person who is challenged."""

    id: str  # of the table, and later of the game
    status: str
    challenger: Somebody
    dest_user: Somebody
    game: str
    options: dict[str, Any]
    terms: Terms
    seat: int
    best_of: int
    created: int
    expires: int


class Challenges(Struct, frozen=True, rename={"to_me": "in", "by_me": "out"}):
    to_me: list[Challenge]
    by_me: list[Challenge]


class Opponent(Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: str
    name: str
    bot: str = ""


class GameFacts(Struct, frozen=True, kw_only=True, rename="camel"):
    """A game as its player hears of it. `seat` is the first of theirs, if they have several."""

    id: str
    game: str
    rules: int
    seat: int
    ply: int
    is_my_turn: bool
    status: str
    opponents: list[Opponent]
    terms: Terms
    outcome: list[float] | None = None
    reason: str = ""
    next: str = ""


class GameStart(Struct, frozen=True, tag="gameStart"):
    game: GameFacts


class GameFinish(Struct, frozen=True, tag="gameFinish"):
    game: GameFacts


class Challenged(Struct, frozen=True, tag="challenge"):
    challenge: Challenge


class ChallengeId(Struct, frozen=True):
    id: str


class ChallengeCanceled(Struct, frozen=True, tag="challengeCanceled"):
    """Withdrawn, or too old."""

    challenge: ChallengeId


class ChallengeDeclined(Struct, frozen=True, tag="challengeDeclined"):
    challenge: ChallengeId


PersonEvent = GameStart | GameFinish | Challenged | ChallengeCanceled | ChallengeDeclined


class Done(Struct, frozen=True):
    """It is written down; the game is at this ply now."""

    ply: int


class Imagined(Struct, frozen=True):
    """Whole states, as `bugduel.core` saves them, that a seat could not tell from the real one."""

    ply: int
    seat: int
    states: list[dict[str, Any]]
