"""A draft as one person sees it."""

from typing import Any

import msgspec

from bugduel.server.drafting.due import Patience
from bugduel.server.drafting.rows import OPEN, OVER, RUNNING, DraftRow, DraftSeat


class DraftSeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may know it; `picked` is how many cards it has taken. Somebody who `is_away` is waited for
    so many milliseconds more (`away_left`) before a card is taken for them.
    """

    seat: int
    name: str = ""
    is_bot: bool = False
    is_me: bool = False
    picked: int = 0
    is_away: bool = False
    away_left: int = 0


class DraftView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="draft"):
    """A draft. Who sits at it gets what that seat may know as `view` (pack, pool, who is waited for), the number of
    the next pick, their `plan`, and in the end the deck; `leaders` are the cards that can lead it. A pick may take so
    many `seconds` (0: any time), of which so many milliseconds are `left`. Of two views the newer one has the higher
    `version`.
    """

    id: str
    game: str
    status: str  # open, running, over
    seats: list[DraftSeatView]
    seat: int  # -1 for one who looks on
    number: int
    view: dict[str, Any] | None = None
    deck: dict[str, Any] | None = None
    leaders: list[str] = []
    plan: list[str] = []
    seconds: int = 0
    left: int | None = None
    version: int = 0


def view_of(row: DraftRow, person: str | None, patience: Patience) -> DraftView:
    mine = row.seat_of(person)
    seats = [_seat_view(row, seat, seat.seat == mine, patience) for seat in row.seats]
    shown = DraftView(
        id=row.id,
        game=row.name,
        status=row.status,
        seats=seats,
        seat=mine,
        number=0,
        seconds=row.seconds,
        left=patience.left(),
        version=row.version,
    )
    if mine < 0 or row.status == OPEN:
        return shown
    draft = row.replayed()
    number, plan = len(row.picks[mine]), row.seats[mine].plan
    shown = msgspec.structs.replace(shown, number=number, plan=plan, view=dict(draft.view(mine)))
    if row.status == OVER:
        deck = row.seats[mine].deck or draft.deck_for(mine)
        shown = msgspec.structs.replace(shown, deck=deck, leaders=draft.leaders())
    return shown


def _seat_view(row: DraftRow, seat: DraftSeat, is_me: bool, patience: Patience) -> DraftSeatView:
    """Whoever looks is there, even if they have no socket."""
    is_away = seat.person is not None and not seat.is_here and not is_me
    away_left = patience.away_left(seat) if is_away and row.status == RUNNING else 0
    picked = len(row.picks[seat.seat])
    return DraftSeatView(seat.seat, seat.name, _is_bot(row, seat.seat), is_me, picked, is_away, away_left)


def _is_bot(row: DraftRow, seat: int) -> bool:
    return row.seats[seat].is_bot or (row.status != OPEN and row.seats[seat].person is None)
