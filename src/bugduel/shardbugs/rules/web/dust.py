"""Dust: what a player has and could make, and what can be paid with it (rules SB-U, SB-F2)."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.cards.costs import DRAFT, LUNAR, NEUTRAL, SOLAR
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.names import dust_name
from bugduel.shardbugs.program.program import Program
from bugduel.shardbugs.rules.select import card_fits

LAST_DUST: Final = 500  # threads and dust abilities of a turn, after which no more dust abilities are offered (SB-W6)
INSTEAD: Final = DRAFT  # + an alliance: where `at_hand` counts what could be this dust instead of neutral


def neutral_cost(board: Board, seat: int, card: Card) -> int:
    """The neutral part of what a card costs a player now; reductions lower only that, and not below 0 (SB-U1)."""
    if not board.discounts:
        return card.neutral
    cost = card.neutral
    for number in range(len(board.discounts)):
        static = board.discounts[number]
        if (board.discounts_of[number] == seat) != static.for_enemies:
            assert static.cards is not None
            if card_fits(static.cards, card):
                cost -= static.less
    return cost if cost > 0 else 0


def dust_made(board: Board, bug: Permanent) -> int:
    """The dust that a bug of the Hive generates: of its type (SB-U2), in a draft game draft dust (SB-F2)."""
    if board.is_draft and bug.card.alliance != NEUTRAL:
        return DRAFT
    return bug.card.alliance


def at_hand(board: Board, seat: int, without: list[int] = NO_INTS) -> list[int]:
    """How much of each dust a player has, and could make with the Hive and, on their own turn, with dust abilities of
    the Field (SB-U2, SB-U5); but not with the permanents of a list.

    A permanent that can make one of several dusts counts as neutral, and after the five dusts stand three numbers: how
    much of solar, lunar and meteor dust it could be instead.
    """
    side = board.sides[seat]
    neutral, solar, lunar, meteor, draft = 0, 0, 0, 0, 0
    for bug in side.hive:
        if not bug.exhausted and not (without and bug.id in without):
            dust = bug.card.alliance
            if dust == NEUTRAL:
                neutral += 1
            elif board.is_draft:
                draft += 1
            elif dust == SOLAR:
                solar += 1
            elif dust == LUNAR:
                lunar += 1
            else:
                meteor += 1
    has = side.dust
    found = [has[0] + neutral, has[1] + solar, has[2] + lunar, has[3] + meteor, has[4] + draft, 0, 0, 0]
    if board.active == seat and board.threads < LAST_DUST:
        for permanent in side.field:
            if permanent.card.gives_dust and not (without and permanent.id in without):
                count_given(board, permanent, found)
    return found


def count_givers(board: Board, seat: int) -> int:
    """How many permanents of a Field have dust abilities that can pay a cost: in most games there is none."""
    count = 0
    for permanent in board.sides[seat].field:
        if permanent.card.gives_dust:
            count += 1
    return count


def count_given(board: Board, permanent: Permanent, found: list[int]) -> None:
    programs = givers(board, permanent)
    if len(programs) == 1:
        found[programs[0].gives_dust] += programs[0].gives
    elif programs:
        found[NEUTRAL] += programs[0].gives
        for program in programs:
            if program.gives_dust != NEUTRAL:
                found[INSTEAD + program.gives_dust] += program.gives


def givers(board: Board, permanent: Permanent) -> list[Program]:
    """The dust abilities among which one chooses to pay a cost: what they gain differs in its kind only."""
    found: list[Program] = []
    for program in permanent.card.activated:
        if program.gives and (not found or program.gives == found[0].gives) and can_give(board, permanent, program):
            found.append(program)
    return found


def can_give(board: Board, permanent: Permanent, program: Program) -> bool:
    """Whether an ability that asks for nothing but its permanent can be used now (SB-B3, SB-P17)."""
    if program.once and permanent.used & 1 << program.number:
        return False
    price = program.price
    assert price is not None
    if not price.exhaust:
        return True
    return not permanent.exhausted and not (permanent.types & o.BUG and board.is_dizzy(permanent))


def can_pay(found: list[int], neutral: int, shards: int, dust: int) -> bool:
    """Both parts in full; neutral dust pays no shard part, draft dust pays any (SB-U1, SB-F2)."""
    if shards and found[dust] + found[DRAFT] + found[INSTEAD + dust] < shards:
        return False
    return found[0] + found[1] + found[2] + found[3] + found[4] >= neutral + shards


def generate(board: Board, bug: Permanent) -> None:
    """SB-U2. No web, and nobody can answer (SB-U4)."""
    bug.exhausted = True
    dust = dust_made(board, bug)
    board.sides[bug.seat].dust[dust] += 1
    board.touch(o.STATES_SEEN)
    if board.events is not None:
        board.note("generate", {"seat": bug.seat, "card": bug.card.name, "piece": bug.id, "dust": dust_name(dust)})


def several_ways(board: Board, seat: int, neutral: int, shards: int, dust: int) -> list[int]:
    """The dusts among which the payer must choose for the neutral part: only where none of them is plainer (SB-U1).

    Neutral dust is always the plainest and draft dust never; between two alliances' dusts only the payer can say.
    """
    if not neutral:
        return NO_INTS
    spare = board.sides[seat].dust[:]
    spare[dust] -= min(shards, spare[dust])
    if neutral <= spare[NEUTRAL]:
        return NO_INTS
    found = [number for number in (1, 2, 3) if spare[number]]
    if len(found) < 2 or neutral - spare[NEUTRAL] >= spare[1] + spare[2] + spare[3]:
        return NO_INTS
    return found


def empty_dust(board: Board) -> None:
    """Unspent dust is lost when its phase ends (SB-U3)."""
    for side in board.sides:
        dust = side.dust
        if dust[0] or dust[1] or dust[2] or dust[3] or dust[4]:
            side.dust = [0, 0, 0, 0, 0]
