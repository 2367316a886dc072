"""What players send to the server. Anything else is refused with a reason.

Every message may carry an `id`, a number that the answer repeats as `re`.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

LONGEST = 4096  # bytes of a message
MOST_ANSWERS = 40  # that are thought of before another

Number = Annotated[int, Meta(ge=0, le=2**53)]
PlyNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**62)]
SeatNumber = Annotated[int, Meta(ge=-1, le=99)]
Name = Annotated[str, Meta(max_length=60)]


class _Message(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Number = 0


class Act(_Message, frozen=True, tag="act"):
    """A choice, and the ply of the question that it answers."""

    ply: PlyNumber
    action: ActionNumber


class Undo(_Message, frozen=True, tag="undo"):
    """I want to take back my last choice. At once if nobody has learnt anything since, else if the others agree."""

    ply: PlyNumber


class Answer(_Message, frozen=True, tag="answer"):
    """I agree to what a seat has offered, or I do not. A seat may withdraw what it has offered itself."""

    offer: Literal["undo", "claim", "rematch"]
    seat: SeatNumber
    yes: bool


class Claim(_Message, frozen=True, tag="claim"):
    """A player has been away for too long: end the game for them."""

    seat: SeatNumber


class Rematch(_Message, frozen=True, tag="rematch"):
    """Another game with the same players."""


class SetPassing(_Message, frozen=True, tag="passing"):
    """What to pass for me without asking; what is left out stays as it is. `stops` are the moments at which I want to
    be asked in any case, with `full_control` all of them; `yields` are the cards to which I have no answer in this
    game. With `until_turn` everything is passed until my next turn, unless I am attacked. With `is_fast` no time is
    spent to hide that I had no answer.
    """

    stops: Annotated[list[Name], Meta(max_length=20)] | None = None
    full_control: bool | None = None
    yields: Annotated[list[Name], Meta(max_length=50)] | None = None
    until_turn: bool | None = None
    is_fast: bool | None = None


class Sit(_Message, frozen=True, tag="sit"):
    """Show the game from another seat of mine: two people share this screen. With `since`, the ply that this seat saw
    last, it is shown as it stood then, and what happened after that is told.
    """

    seat: SeatNumber
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Resync(_Message, frozen=True, tag="resync"):
    """Send everything again, with the events after a ply that I have."""

    ply: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Foresee(_Message, frozen=True, tag="foresee"):
    """What would my answers to the question of this ply surely do? Of all of them, or of one `action`; where a question
    takes several answers, of that one `after` others.
    """

    ply: PlyNumber
    action: ActionNumber | None = None
    after: Annotated[list[ActionNumber], Meta(max_length=MOST_ANSWERS)] = []


class Explain(_Message, frozen=True, tag="explain"):
    """Why is the power of a card in play what it is?"""

    piece: Annotated[int, Meta(ge=1, le=1_000_000)]


class Ping(_Message, frozen=True, tag="ping"):
    """Is anybody there?"""


FromReader = Act | Undo | Answer | Claim | Rematch | SetPassing | Sit | Resync | Foresee | Explain | Ping

DECODER = msgspec.json.Decoder(FromReader)
