"""Dust: what a player has, what can be paid with it, and a sensible way to pay (rules SB-U, SB-F2)."""

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.cards.costs import DRAFT, LUNAR, NEUTRAL, SOLAR
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.names import dust_name
from bugduel.shardbugs.rules.select import card_fits


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


def at_hand(board: Board, seat: int, but: int = 0) -> list[int]:
    """How much of each dust a player has, and could generate without one bug."""
    side = board.sides[seat]
    neutral, solar, lunar, meteor, draft = 0, 0, 0, 0, 0
    for bug in side.hive:
        if not bug.exhausted and bug.id != but:
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
    return [has[0] + neutral, has[1] + solar, has[2] + lunar, has[3] + meteor, has[4] + draft]


def can_pay(found: list[int], neutral: int, shards: int, dust: int) -> bool:
    """Both parts in full; neutral dust pays no shard part, draft dust pays any (SB-U1, SB-F2)."""
    if shards and found[dust] + found[DRAFT] < shards:
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


def pay(
    board: Board, seat: int, neutral: int, shards: int, dust: int, but: int = 0, spared: list[int] | None = None
) -> None:
    """Pay a cost that can be paid: dust at hand first, the plainest that will do, then bugs of the Hive. `but` cannot
    pay, `spared` (what the paid thing targets) only if there is no other.
    """
    spare = spared if spared is not None else []
    side = board.sides[seat]
    floating = side.dust
    while shards:
        if floating[dust]:
            floating[dust] -= 1
        elif floating[DRAFT]:
            floating[DRAFT] -= 1
        else:
            floating[generate_for(board, seat, dust, but, spare)] -= 1
        shards -= 1
    while neutral:
        floating[plainest(board, seat, but, spare)] -= 1
        neutral -= 1


def plainest(board: Board, seat: int, but: int, spared: list[int]) -> int:
    """A dust for a neutral part: one that is there, neutral first and draft dust last; else a bug makes it."""
    floating = board.sides[seat].dust
    for dust in range(5):
        if floating[dust]:
            return dust
    return generate_for(board, seat, NEUTRAL, but, spared)


def generate_for(board: Board, seat: int, dust: int, but: int, spared: list[int]) -> int:
    """Exhaust the bug that is missed least: for a shard part one of its type, else unaligned ones first; then the
    cheapest, so that the dear ones can be played from the Hive. Returns the dust it made.
    """
    best: Permanent | None = None
    least = 0
    for bug in board.sides[seat].hive:
        if bug.exhausted or bug.id == but:
            continue
        made = dust_made(board, bug)
        if dust != NEUTRAL and made != dust and made != DRAFT:
            continue
        worth = bug.card.cost + (100 if made != NEUTRAL else 0) + (1000 if bug.id in spared else 0)
        if best is None or worth < least:
            best = bug
            least = worth
    assert best is not None
    generate(board, best)
    return dust_made(board, best)


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
