"""Status checks: what must be finalised before the game goes on (rules SB-T, SB-W), and how cards are splat."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import TO_WIN, Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import BOUNTY_THREAD
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.players_out import leave_game
from bugduel.shardbugs.rules.triggers import fire, fire_card

NO_PERMANENTS: Final[list[Permanent]] = []  # what most checks find


def check_status(board: Board) -> None:
    """Collect all that must be finalised, do it at once, and again until nothing is left (SB-T1)."""
    while not board.is_over:
        derive(board)
        fallen = NO_PERMANENTS
        were_hit = False
        for side in board.sides:
            for permanent in side.field:
                if permanent.hit_by:
                    were_hit = True
                if permanent.plus and permanent.minus:
                    cancel_counters(board, permanent)
                if permanent.damage >= permanent.defence and permanent.types & o.BUG:  # SB-B9
                    fallen = [*fallen, permanent]
            for permanent in side.hive:
                if permanent.hit_by:
                    were_hit = True
                if permanent.plus and permanent.minus:
                    cancel_counters(board, permanent)
                if permanent.damage >= permanent.defence:
                    fallen = [*fallen, permanent]
        if fallen:
            for permanent in fallen:
                pay_bounties(board, permanent, permanent.hit_by)
            splat_together(board, fallen)
        if not results(board) and not fallen:
            if were_hit:
                forget_hits(board)
            return


def cancel_counters(board: Board, permanent: Permanent) -> None:
    """A +1/+1 and a -1/-1 counter remove each other (SB-B11)."""
    both = min(permanent.plus, permanent.minus)
    permanent.plus -= both
    permanent.minus -= both
    board.stale = True


def results(board: Board) -> bool:
    """Who wins and who loses in this check (SB-W1 to SB-W3). True if anybody did."""
    is_decided = False
    for side in board.sides:
        if side.devotion >= TO_WIN or side.drew_empty:
            is_decided = True
    if not is_decided:
        return False  # as nearly always
    winners: list[int] = []
    losers: list[int] = []
    for number in range(len(board.sides)):
        side = board.sides[number]
        if not side.is_out:
            if side.devotion >= TO_WIN:
                winners.append(number)
            if side.drew_empty:
                losers.append(number)
    if winners:
        unbeaten = [number for number in winners if number not in losers]
        board.finish(unbeaten if unbeaten else board.living(), "devotion")
        return True
    if not losers:
        return False
    leave_game(board, losers, "empty-deck")
    return True


def forget_hits(board: Board) -> None:
    """Who has not been splat by a check owes it to nobody later (SB-Y2)."""
    for side in board.sides:
        for permanent in side.field:
            if permanent.hit_by:
                permanent.hit_by = NO_INTS
        for permanent in side.hive:
            if permanent.hit_by:
                permanent.hit_by = NO_INTS


def splat_by(board: Board, fallen: list[Permanent], culprit: int) -> None:
    """An effect splats permanents: whose it is has splat them, and nobody else (SB-Y2)."""
    for permanent in fallen:
        pay_bounties(board, permanent, [culprit])
    splat_together(board, fallen)


def splat_together(board: Board, fallen: list[Permanent]) -> None:
    """Permanents are splat in one pass: all see each other go, and their abilities trigger (SB-P15, SB-C10)."""
    for permanent in fallen:
        fire(board, o.SPLAT, permanent)
    for permanent in fallen:
        board.note_permanent("splat", permanent)
        board.leave(permanent)
        if not permanent.card.is_token:  # tokens are removed without changing zones (SB-C6)
            board.sides[permanent.owner].put_on_splat_zone(permanent.card.kind)


def pay_bounties(board: Board, fallen: Permanent, culprits: list[int]) -> None:
    """Bugs with Bounty that splat another bug: by damage, counters or an effect (SB-Y2)."""
    if not fallen.types & o.BUG:
        return
    for id in culprits:
        hunter = board.find(id) if id else None
        if hunter is None or hunter is fallen or hunter.in_hive:
            continue
        bounties = hunter.bounty
        while bounties:  # held twice, it triggers twice (SB-Y10)
            frame = Frame(BOUNTY_THREAD, hunter.seat, hunter.id, hunter.card.kind)
            frame.amount = bounties & 15
            board.pending.append(frame)
            bounties >>= 4


def splat_card(board: Board, seat: int, kind: int, event: str) -> None:
    """A card is splat from a hand or a deck: it has been taken from there already."""
    board.sides[seat].put_on_splat_zone(kind)
    board.touch(o.PILES_SEEN)
    board.unsettled = True
    if board.events is not None:
        board.note(event, {"seat": seat, "card": board.name(kind)})
    fire_card(board, kind, seat)
