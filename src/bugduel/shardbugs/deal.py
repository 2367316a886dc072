"""Setting up a game (rules SB-S)."""

from collections.abc import Sequence

from bugduel.core.chance.chance import Chance
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.pieces import Frame, Side
from bugduel.shardbugs.program.course import START
from bugduel.shardbugs.program.pool import Pool, least_quick
from bugduel.shardbugs.rules.course import advance

HAND = 7  # SB-S2


class Stock:
    """What one player brings: an avatar and a deck, as kinds."""

    def __init__(self, avatar: int = -1, deck: Sequence[int] = ()) -> None:
        self.avatar = avatar
        self.deck = list(deck)


def deal(pool: Pool, stocks: list[Stock], options: dict[str, object], rng: Chance, record: bool = False) -> Contest:
    """A new game, up to its first choice."""
    contest = Contest(pool)
    contest.options = options
    contest.rng = rng
    contest.is_draft = bool(options.get("draft"))
    time = options.get("time", 0)
    assert isinstance(time, int)
    contest.time_at = time
    if record:
        contest.events = []
    for stock in stocks:
        contest.sides.append(new_side(pool, stock))
    contest.first = contest.active = rng.below(len(stocks))  # SB-S1
    if contest.events is not None:
        for seat in range(len(stocks)):
            contest.note("avatar", {"seat": seat, "card": contest.sides[seat].avatar.name})
        contest.note("first", {"seat": contest.first})
    for seat in contest.living():
        for _ in range(HAND):
            contest.draw(seat)
    contest.stack.append(Frame(START, contest.first))
    advance(contest)
    return contest


def new_side(pool: Pool, stock: Stock) -> Side:
    side = Side([], [], [0, 0, 0, 0, 0])
    side.avatar = pool.cards[stock.avatar]
    side.bag = stock.deck[:]
    side.quick_least = least_quick([pool.cards[kind] for kind in stock.deck])
    return side
