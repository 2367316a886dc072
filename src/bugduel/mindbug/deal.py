"""Setting up a duel (rules MB-S)."""

from mypy_extensions import i64

from bugduel.core.chance.chance import Chance
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.pieces import Frame, Side
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.rules.course import advance
from bugduel.mindbug.seating import left_of


def deal(pool: Pool, edition: int, options: dict[str, object], rng: Chance, record: bool = False) -> Duel:
    """A new duel, up to its first choice."""
    duel = Duel(pool, edition, rng, seating=pool.seating)
    duel.options = options
    duel.open_hands = bool(options.get("open-hands"))
    if record:
        duel.events = []
    duel.unused = pool.dealt[:]
    duel.doubles = pool.doubles  # MB-S7
    duel.power_deck = pool.power_cards[:]
    if duel.power_deck:
        duel.market = [rng.take(duel.power_deck) for _ in range(3)]  # MB-S8
    for seat in range(duel.players):
        side = Side([], [], [], [])
        side.mindbugs = 2  # MB-S2
        side.life = 3  # MB-S5, MB-Q1
        side.draw = [rng.take(duel.unused) for _ in range(10)]  # MB-S3
        duel.sides.append(side)
        duel.refill(seat)  # MB-S4
    duel.active = find_starter(duel)
    duel.follower = left_of(duel.active, duel.players)
    duel.stack.append(Frame(pool.turn))
    advance(duel)
    return duel


def find_starter(duel: Duel) -> int:
    """Each reveals an unused card, the highest power starts, those who are tied reveal again (MB-S6, MB-Q1)."""
    tied = duel.seating.seats
    while len(duel.unused) >= len(tied):
        highest: i64 = 0
        leaders: list[int] = []
        for seat in tied:
            kind = duel.rng.take(duel.unused)
            duel.revealed = duel.revealed + [kind]
            if duel.events is not None:
                duel.note("reveal", {"seat": seat, "card": duel.name(kind)})
            power = duel.pool.cards[kind].power
            if power > highest:
                highest = power
                leaders = [seat]
            elif power == highest:
                leaders.append(seat)
        if len(leaders) == 1:
            return leaders[0]
        tied = leaders
    return tied[duel.rng.below(len(tied))]
