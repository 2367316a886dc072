"""What a player could use now: cards and abilities whose price can be paid (rules SB-P9, SB-P13, SB-P17)."""

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.cards.costs import DRAFT
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.program import Filter, Price, Program
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.select import gather
from bugduel.shardbugs.rules.web.dust import LAST_DUST, at_hand, can_pay, count_givers, neutral_cost
from bugduel.shardbugs.rules.web.targets import has_targets


def can_play(board: Board, seat: int, card: Card, found: list[int]) -> bool:
    """Whether a card of the hand can be paid with the dust at hand, and what it needs is there."""
    if not can_pay(found, neutral_cost(board, seat, card), card.shards, card.dust):
        return False
    if card.type == o.ACTION:
        assert card.action is not None
        program = card.action
        return not (program.slots or program.modes) or has_targets(board, program, Frame(program, seat, 0, card.kind))
    return card.type != o.SUPPORT or not board.has_support(seat, card.kind)


def can_activate(board: Board, source: Permanent, program: Program, found: list[int]) -> bool:
    """Whether the full price of an ability can be paid (SB-P17)."""
    if program.once and source.used & 1 << program.number:
        return False
    price = program.price
    assert price is not None
    if price.exhaust and (source.exhausted or (source.types & o.BUG and board.is_dizzy(source))):  # SB-B3
        return False
    if source.card.gives_dust and (price.neutral or price.shards) and not has_no_limit(found):
        found = at_hand(board, source.seat, [source.id])  # it cannot pay for itself
    return can_pay_rest(board, source.seat, source.id, source.plus, program, found)


def can_use_avatar(board: Board, seat: int, program: Program, found: list[int]) -> bool:
    side = board.sides[seat]
    if program.once and side.avatar_used & 1 << program.number:
        return False
    price = program.price
    assert price is not None
    if price.exhaust and side.avatar_exhausted:
        return False
    return can_pay_rest(board, seat, 0, 0, program, found)


def can_pay_rest(board: Board, seat: int, source: int, counters: int, program: Program, found: list[int]) -> bool:
    price = program.price
    assert price is not None
    side = board.sides[seat]
    if not can_pay(found, price.neutral, price.shards, price.dust):
        return False
    if price.devotion > side.devotion or price.discard > len(side.hand) or price.counters > counters:
        return False
    splat = NO_INTS if price.splat_other is None else payable(board, price.splat_other, seat, source, False)
    exhausted = NO_INTS if price.exhaust_other is None else payable(board, price.exhaust_other, seat, source, True)
    if (price.splat_other is not None and not splat) or (price.exhaust_other is not None and not exhausted):
        return False
    if not (splat or exhausted) or not (price.neutral or price.shards):
        return True
    for one in splat or [source]:  # what is chosen for a price makes no dust for it
        for other in exhausted or [source]:
            if one != other and leaves_enough(board, seat, price, found, [source, one, other]):
                return True
    return False


def leaves_enough(board: Board, seat: int, price: Price, found: list[int], without: list[int]) -> bool:
    """Whether the dust of a price can be paid without some permanents."""
    return has_no_limit(found) or can_pay(at_hand(board, seat, without), price.neutral, price.shards, price.dust)


def has_no_limit(found: list[int]) -> bool:
    """Whether it is not known what dust there could be (`could_activate`)."""
    return found[DRAFT] >= o.NO_LIMIT


def payable(board: Board, filter: Filter, seat: int, source: int, ready: bool) -> list[int]:
    """Permanents of a player's own that can be splat, or exhausted if ready, for a price; dizzy ones too,
    but not for their own abilities (SB-B3).
    """
    found: list[int] = []
    for permanent in gather(board, filter, Frame(seat=seat, source=source)):
        if permanent.seat != seat or (ready and permanent.exhausted):
            continue
        if ready and permanent.id == source and permanent.types & o.BUG and board.is_dizzy(permanent):
            continue
        found.append(permanent.id)
    return found


def could_answer(board: Board, seat: int) -> bool:
    """Whether, for all that everybody knows, this player could use something of quick speed now.

    Who is asked must not tell what is in a hand, so this looks only at what is public: how many cards there are, how
    much dust, the cheapest quick action of the deck, and what is on the Field.
    """
    derive(board)
    more = dust_to_come(board, seat)
    return could_play(board, seat, more) or could_activate(board, seat, more)


def could_play(board: Board, seat: int, more: int) -> bool:
    """Whether the cheapest quick action of the deck could be in a hand, and be paid."""
    side = board.sides[seat]
    least = side.quick_least
    if not side.hand or least == o.NO_LIMIT:
        return False
    if board.discounts:
        return True
    missing = least - more
    for dust in side.dust:
        missing -= dust
    for bug in side.hive:
        if missing <= 0:
            break
        if not bug.exhausted:
            missing -= 1
    if missing > 0 and board.active == seat and count_givers(board, seat):
        for count in at_hand(board, seat)[:5]:
            least -= count
        return least <= 0
    return missing <= 0


def could_activate(board: Board, seat: int, more: int) -> bool:
    """Whether an ability of quick speed on the Field could be used; also with dust that its own permanent makes."""
    for permanent in board.sides[seat].field:
        if permanent.card.has_quick:
            dust = at_hand(board, seat)
            dust[DRAFT] += o.NO_LIMIT if permanent.card.gives_dust else more
            for program in permanent.card.activated:
                if program.quick and not program.makes_dust and can_activate(board, permanent, program, dust):
                    return True
    return False


def dust_to_come(board: Board, seat: int) -> int:
    """Enough for anything, if there are dust abilities on the Field that this player may use now (SB-U5) and that ask
    for more than their permanent, so that `at_hand` does not count them.
    """
    if board.active == seat and board.threads < LAST_DUST:
        for permanent in board.sides[seat].field:
            if permanent.card.has_dust:
                for program in permanent.card.activated:
                    if program.makes_dust and not program.gives:
                        return o.NO_LIMIT
    return 0


def dust_abilities(board: Board, seat: int, dust: list[int], found: list[int]) -> None:
    """Activated dust abilities of the Field, for their controller's own turn (SB-U5)."""
    if board.threads >= LAST_DUST:
        return
    for permanent in board.sides[seat].field:
        if permanent.card.has_dust:
            for program in permanent.card.activated:
                if program.makes_dust and can_activate(board, permanent, program, dust):
                    found.append(a.packed(a.ACTIVATE, permanent.id, program.number))
