"""A draft as one person sees it."""

from typing import Any

import msgspec

from bugduel.server.lobby.draft_rows import OPEN, OVER, DraftRow


class DraftSeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may know it; `picked` is how many cards it has taken."""

    seat: int
    name: str = ""
    is_bot: bool = False
    is_me: bool = False
    picked: int = 0


class DraftView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="draft"):
    """A draft. Who sits at it gets what that seat may know as `view` (pack, pool, who is waited for), the number of
    the next pick, their `plan`, and in the end the deck; `leaders` are the cards that can lead it. A pick may take so
    many `seconds` (0: any time), of which so many milliseconds are `left`.
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


def view_of(row: DraftRow, person: str | None, left: int | None) -> DraftView:
    mine = row.seat_of(person)
    seats = [
        DraftSeatView(seat.seat, seat.name, _is_bot(row, seat.seat), seat.seat == mine, len(row.picks[seat.seat]))
        for seat in row.seats
    ]
    shown = DraftView(
        id=row.id,
        game=row.name,
        status=row.status,
        seats=seats,
        seat=mine,
        number=0,
        seconds=row.seconds,
        left=left,
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


def _is_bot(row: DraftRow, seat: int) -> bool:
    return row.seats[seat].is_bot or (row.status != OPEN and row.seats[seat].person is None)
