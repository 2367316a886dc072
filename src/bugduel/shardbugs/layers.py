"""Passive abilities: one pure function of the board that says what every permanent is and can do now."""

from bugduel.shardbugs import ops as o
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import Gift, Static
from bugduel.shardbugs.select import amount_of, count_all, holds, matches


def derive(board: Board) -> None:
    """Bring all derived values up to date: first traits, keywords and limits, then figures that may count them."""
    if not board.stale:
        return
    board.stale = False
    if board.discounts:
        board.discounts = []
        board.discounts_of = []
    sources: list[Permanent] = []
    for side in board.sides:
        for permanent in side.field:
            print_anew(permanent)
            if permanent.card.statics:
                sources.append(permanent)
        for permanent in side.hive:
            print_anew(permanent)
    if sources:
        passive(board, sources)
    for side in board.sides:
        for permanent in side.field:
            finish_figures(permanent)
        for permanent in side.hive:
            finish_figures(permanent)


def print_anew(permanent: Permanent) -> None:
    """What is printed, with counters and what holds until end of turn."""
    card = permanent.card
    permanent.types = card.type
    permanent.species = card.species
    change = permanent.plus - permanent.minus
    permanent.atk = card.atk + change
    permanent.defence = card.defence + change
    permanent.dev = card.dev
    permanent.keywords = card.keywords
    permanent.traits = card.traits
    permanent.resists = card.resists
    permanent.bounty = card.bounty
    permanent.cannot = 0
    permanent.more_blocks = 0
    permanent.is_limited = False
    permanent.blockers = None
    if permanent.changed:
        if permanent.also_bug:
            permanent.types |= o.BUG
            permanent.species |= permanent.own_species
            permanent.atk += permanent.own_atk
            permanent.defence += permanent.own_def
        permanent.atk += permanent.atk_change
        permanent.defence += permanent.def_change
        permanent.dev += permanent.dev_change
        permanent.keywords |= permanent.gained
        permanent.traits |= permanent.gained_traits
        permanent.resists |= permanent.gained_resists
        permanent.cannot = permanent.gained_cannot
        more = permanent.gained_bounty
        while more:
            permanent.bounty = permanent.bounty << 4 | more & 15
            more >>= 4


def finish_figures(permanent: Permanent) -> None:
    """Figures never count below 0 (SB-B10); traits bring their resistances (SB-R1). DEF may go below 0 underneath."""
    if permanent.atk < 0:
        permanent.atk = 0
    if permanent.dev < 0:
        permanent.dev = 0
    if permanent.traits:
        permanent.resists |= o.NATURAL[permanent.traits]


def passive(board: Board, sources: list[Permanent]) -> None:
    for source in sources:
        for static in source.card.statics:
            gift = static.gift
            if gift is None:
                if working(board, static, source):
                    special(board, static, source)
            elif gift.gives_more and working(board, static, source):
                for permanent in receivers(board, static, source):
                    give_more(permanent, gift)
    for source in sources:
        for static in source.card.statics:
            gift = static.gift
            if gift is not None and gift.gives_figures and working(board, static, source):
                give_figures(board, static, gift, source)


def working(board: Board, static: Static, source: Permanent) -> bool:
    return static.test is None or holds(board, static.test, frame_of(source))


def frame_of(source: Permanent) -> Frame:
    return Frame(seat=source.seat, source=source.id, kind=source.card.kind)


def receivers(board: Board, static: Static, source: Permanent) -> list[Permanent]:
    filter = static.filter
    if filter.side == o.THIS:
        return [source]
    if filter.side == o.BEARER:
        bearer = board.find(source.bearer) if source.bearer else None
        if bearer is None or not matches(board, filter, bearer, source.seat, source.id, bearer.id, 0):
            return []
        return [bearer]
    return count_all(board, filter, source.seat, source.id)


def give_more(permanent: Permanent, gift: Gift) -> None:
    permanent.keywords |= gift.keywords
    permanent.traits |= gift.traits
    permanent.resists |= gift.resists
    permanent.cannot |= gift.cannot
    if gift.bounty:
        permanent.bounty = permanent.bounty << 4 | gift.bounty


def give_figures(board: Board, static: Static, gift: Gift, source: Permanent) -> None:
    frame = frame_of(source)
    atk = amount_of(board, gift.atk, frame)
    defence = amount_of(board, gift.defence, frame)
    dev = amount_of(board, gift.dev, frame)
    for permanent in receivers(board, static, source):
        permanent.atk += atk
        permanent.defence += defence
        permanent.dev += dev


def special(board: Board, static: Static, source: Permanent) -> None:
    """Costs, and who can block what."""
    if static.cards is not None:
        board.discounts = [*board.discounts, static]  # clones share the lists, so they are never changed
        board.discounts_of = [*board.discounts_of, source.seat]
        return
    for permanent in receivers(board, static, source):
        if static.limits_blockers:
            if not permanent.is_limited or static.blockers is None:
                permanent.blockers = static.blockers
            permanent.is_limited = True
        else:
            permanent.more_blocks += static.more_blocks
