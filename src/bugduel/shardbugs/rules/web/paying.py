"""Paying a cost: a sensible way to do it, and where only the payer can say (rules SB-U1, SB-U2, SB-U5)."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.cards.costs import DRAFT, NEUTRAL
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Program
from bugduel.shardbugs.rules.twins import are_twins
from bugduel.shardbugs.rules.web.abilities import announcing, use_ability
from bugduel.shardbugs.rules.web.dust import (
    INSTEAD,
    LAST_DUST,
    at_hand,
    can_pay,
    dust_made,
    generate,
    givers,
)

# How much a permanent is missed that makes dust: less is used first. Its cost, at most 99, counts within.
ALIGNED: Final = 100  # its dust could pay a shard part
LASTING: Final = 200  # a card of the Field that is splat for it
FIGHTING: Final = 300  # a bug of the Field, which could attack or Devote
SPARED: Final = 1000  # what is paid for targets it
NO_WORTH: Final = 1 << 30


class Bill:
    """What is to be paid by whom. `barred` permanents cannot pay, `spared` ones only if there is no other."""

    def __init__(self, seat: int, neutral: int, shards: int, dust: int) -> None:
        self.seat = seat
        self.neutral = neutral
        self.shards = shards
        self.dust = dust
        self.barred = NO_INTS
        self.spared = NO_INTS


def pay(board: Board, bill: Bill) -> None:
    """Dust that is there first, the plainest that will do; then what is missed least."""
    assert can_pay(at_hand(board, bill.seat, bill.barred), bill.neutral, bill.shards, bill.dust), "it cannot be paid"
    floating = board.sides[bill.seat].dust
    while bill.shards:
        if not floating[bill.dust] and not floating[DRAFT]:
            make_dust(board, bill)
        floating[bill.dust if floating[bill.dust] else DRAFT] -= 1
        bill.shards -= 1
    while bill.neutral:
        dust = plainest(floating)
        if dust < 0:
            make_dust(board, bill)
            dust = plainest(floating)
        floating[dust] -= 1
        bill.neutral -= 1


def plainest(floating: list[int]) -> int:
    """Neutral dust first and draft dust last; -1 if there is none."""
    for dust in range(5):
        if floating[dust]:
            return dust
    return -1


def make_dust(board: Board, bill: Bill) -> None:
    """For a shard part dust of its type, for a neutral part any: unaligned bugs first, cheap ones before dear ones,
    and the Hive, which will be ready again, before what is splat. The hand does not matter: everybody sees who pays.
    """
    from_field = field_options(board, bill)
    best = least_missed(board, bill, from_field) if from_field else least_missed_of_hive(board, bill)
    assert best is not None
    if best.in_hive:
        generate(board, best)
    else:
        use_ability(board, announcing(best, giver_for(board, best, bill)))


def least_missed_of_hive(board: Board, bill: Bill) -> Permanent | None:
    """The bug of the Hive that is missed least. In most games nothing else can pay."""
    best: Permanent | None = None
    least = 0
    for bug in board.sides[bill.seat].hive:
        if can_generate(board, bill, bug):
            worth = missed(board, bill, bug)
            if best is None or worth < least:
                best = bug
                least = worth
    return best


def least_missed(board: Board, bill: Bill, from_field: list[Permanent]) -> Permanent:
    """Of the bugs in the Hive and what stands on the Field, whatever is missed least."""
    options = [bug for bug in board.sides[bill.seat].hive if can_generate(board, bill, bug)] + from_field
    best = options[0]
    least = NO_WORTH
    for option in options:
        worth = missed(board, bill, option)
        if worth < least:
            best = option
            least = worth
    return best


def can_generate(board: Board, bill: Bill, bug: Permanent) -> bool:
    """Whether a bug of the Hive can make dust that this bill takes."""
    if bug.exhausted or (bill.barred and bug.id in bill.barred):
        return False
    made = dust_made(board, bug)
    return not bill.shards or made == bill.dust or made == DRAFT


def field_options(board: Board, bill: Bill) -> list[Permanent]:
    """Permanents of the Field that can make dust for a bill (SB-U5)."""
    found: list[Permanent] = []
    if board.active == bill.seat and board.threads < LAST_DUST:
        for permanent in board.sides[bill.seat].field:
            if permanent.card.gives_dust and permanent.id not in bill.barred:
                for program in givers(board, permanent):
                    if not bill.shards or program.gives_dust == bill.dust:
                        found.append(permanent)
                        break
    return found


def giver_for(board: Board, permanent: Permanent, bill: Bill) -> Program:
    programs = givers(board, permanent)
    for program in programs:
        if bill.shards and program.gives_dust == bill.dust:
            return program
    return programs[0]


def missed(board: Board, bill: Bill, option: Permanent) -> int:
    """How much a permanent is missed if it pays."""
    worth = SPARED if bill.spared and option.id in bill.spared else 0
    if option.in_hive:
        return worth + option.card.cost + (ALIGNED if dust_made(board, option) != NEUTRAL else 0)
    program = giver_for(board, option, bill)
    if option.types & o.BUG:
        return worth + FIGHTING
    assert program.price is not None
    if program.price.splat:
        return worth + LASTING
    return worth + (ALIGNED if program.gives_dust != NEUTRAL else 0)


# --- where only the payer can say -------------------------------------------------------------------------------------


def ways_to_pay(board: Board, bill: Bill) -> list[int]:
    """Dust abilities among which the payer must choose: the Hive alone is not enough, not all of them are needed, and
    they are not all alike. Each is offered as what it is, an ability to use.
    """
    if bill.neutral + bill.shards <= 0:
        return NO_INTS
    lasting = [option for option in field_options(board, any_dust(bill)) if missed(board, bill, option) >= LASTING]
    if len(lasting) < 2:
        return NO_INTS
    found = at_hand(board, bill.seat, bill.barred + [option.id for option in lasting])
    if can_pay(found, bill.neutral, bill.shards, bill.dust):
        return NO_INTS
    needed = bill
    if bill.shards <= found[bill.dust] + found[DRAFT] + found[INSTEAD + bill.dust]:
        needed = any_dust(bill)
    options: list[Permanent] = []
    is_free = False
    for option in field_options(board, needed):
        if option in lasting and not has_twin(board, options, option):
            options.append(option)
            without = at_hand(board, bill.seat, bill.barred + [option.id])
            is_free = is_free or can_pay(without, bill.neutral, bill.shards, bill.dust)
    if not is_free or len(options) < 2:
        return NO_INTS if needed is not bill else ways_to_pay(board, rest_of(board, bill, options))
    return [a.packed(a.ACTIVATE, option.id, giver_for(board, option, needed).number) for option in options]


def rest_of(board: Board, bill: Bill, options: list[Permanent]) -> Bill:
    """What is left of a bill whose shard part must be paid with these and with the Hive: any dust will do."""
    rest = Bill(bill.seat, bill.neutral + bill.shards, 0, 0)
    for option in options:
        rest.neutral -= giver_for(board, option, bill).gives
    rest.barred = bill.barred + [option.id for option in options]
    return rest


def any_dust(bill: Bill) -> Bill:
    """The same payer, for whom any dust will do."""
    other = Bill(bill.seat, 1, 0, 0)
    other.barred = bill.barred
    return other


def has_twin(board: Board, options: list[Permanent], permanent: Permanent) -> bool:
    for option in options:
        if are_twins(board, option, permanent):
            return True
    return False
