"""Passive abilities: one pure function of the board that says what every permanent is and can do now."""

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import NO_STATICS, Board
from bugduel.shardbugs.pieces import Changes, Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Figures, Static
from bugduel.shardbugs.program.program import Gift
from bugduel.shardbugs.rules.select import amount_of, count_all, holds, matches


def derive(board: Board) -> None:
    """Bring all derived values up to date: first traits, keywords and limits, then figures that may count them."""
    if not board.stale:
        return
    board.stale = False
    if board.discounts:
        board.discounts = NO_STATICS
        board.discounts_of = NO_INTS
    sources: list[Permanent] = []
    as_printed = True
    for side in board.sides:
        for permanent in side.field:
            as_printed = print_anew(permanent) and as_printed
            if permanent.card.statics:
                sources.append(permanent)
        for permanent in side.hive:
            as_printed = print_anew(permanent) and as_printed
    if sources:
        passive(board, sources)
    elif as_printed:
        return
    for side in board.sides:
        for permanent in side.field:
            finish_figures(permanent)
        for permanent in side.hive:
            finish_figures(permanent)


def print_anew(permanent: Permanent) -> bool:
    """What is printed, with counters and what holds until end of turn. True if that is just what is printed."""
    permanent.figures = permanent.card.figures
    if not (permanent.plus or permanent.minus or permanent.changed):
        return True
    figures = own_figures(permanent)
    counters = permanent.plus - permanent.minus
    figures.atk += counters
    figures.defence += counters
    if permanent.changed:
        add_changes(figures, permanent.changes)
    return False


def own_figures(permanent: Permanent) -> Figures:
    """Figures that can be changed: those of its card are everybody's."""
    if permanent.figures is permanent.card.figures:
        permanent.figures = permanent.card.figures.copy()
    return permanent.figures


def add_changes(figures: Figures, changes: Changes) -> None:
    if changes.also_bug:
        figures.types |= o.BUG
        figures.species |= changes.own_species
        figures.atk += changes.own_atk
        figures.defence += changes.own_def
    figures.atk += changes.atk
    figures.defence += changes.defence
    figures.dev += changes.dev
    figures.keywords |= changes.keywords
    figures.traits |= changes.traits
    figures.resists |= changes.resists
    figures.cannot = changes.cannot
    more = changes.bounty
    while more:
        figures.bounty = figures.bounty << 4 | more & 15
        more >>= 4


def finish_figures(permanent: Permanent) -> None:
    """Figures never count below 0 (SB-B10); traits bring their resistances (SB-R1). DEF may go below 0 underneath."""
    figures = permanent.figures
    if figures is permanent.card.figures:
        return
    if figures.atk < 0:
        figures.atk = 0
    if figures.dev < 0:
        figures.dev = 0
    figures.resists |= o.NATURAL[figures.traits]


def passive(board: Board, sources: list[Permanent]) -> None:
    for source in sources:
        for static in source.card.statics:
            gift = static.gift
            if gift is None:
                if working(board, static, source):
                    special(board, static, source)
            elif gift.gives_more and working(board, static, source):
                for permanent in receivers(board, static, source):
                    give_more(own_figures(permanent), gift)
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


def give_more(figures: Figures, gift: Gift) -> None:
    figures.keywords |= gift.keywords
    figures.traits |= gift.traits
    figures.resists |= gift.resists
    figures.cannot |= gift.cannot
    if gift.bounty:
        figures.bounty = figures.bounty << 4 | gift.bounty


def give_figures(board: Board, static: Static, gift: Gift, source: Permanent) -> None:
    frame = frame_of(source)
    atk = amount_of(board, gift.atk, frame)
    defence = amount_of(board, gift.defence, frame)
    dev = amount_of(board, gift.dev, frame)
    for permanent in receivers(board, static, source):
        figures = own_figures(permanent)
        figures.atk += atk
        figures.defence += defence
        figures.dev += dev


def special(board: Board, static: Static, source: Permanent) -> None:
    """Costs, and who can block what."""
    if static.cards is not None:
        board.discounts = board.discounts + [static]
        board.discounts_of = board.discounts_of + [source.seat]
        return
    for permanent in receivers(board, static, source):
        figures = own_figures(permanent)
        if static.limits_blockers:
            if not figures.is_limited or static.blockers is None:
                figures.blockers = static.blockers
            figures.is_limited = True
        else:
            figures.more_blocks += static.more_blocks
