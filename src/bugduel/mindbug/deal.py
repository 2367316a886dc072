"""Setting up a duel (rules MB-S)."""

from bugduel.core.chance.chance import Chance
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.pieces import Frame, Side
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.rules.course import advance


def deal(pool: Pool, edition: int, options: dict[str, object], rng: Chance, record: bool = False) -> Duel:
    """A new duel, up to its first choice."""
    duel = Duel(pool, edition, rng)
    duel.options = options
    if record:
        duel.events = []
    duel.unused = pool.dealt[:]
    duel.doubles = pool.doubles  # MB-S7
    duel.power_deck = pool.power_cards[:]
    if duel.power_deck:
        duel.market = [rng.take(duel.power_deck) for _ in range(3)]  # MB-S8
    for seat in range(2):
        side = Side([], [], [], [])
        side.mindbugs = 2  # MB-S2
        side.life = 3  # MB-S5
        side.draw = [rng.take(duel.unused) for _ in range(10)]  # MB-S3
        duel.sides.append(side)
        duel.refill(seat)  # MB-S4
    duel.active = find_starter(duel)
    duel.follower = 1 - duel.active
    duel.stack.append(Frame(pool.turn))
    advance(duel)
    return duel


def find_starter(duel: Duel) -> int:
    """Each reveals an unused card, the higher power starts, a tie reveals again (MB-S6)."""
    while len(duel.unused) >= 2:
        powers: list[int] = []
        for seat in range(2):
            kind = duel.rng.take(duel.unused)
            duel.revealed = duel.revealed + [kind]
            powers.append(duel.pool.cards[kind].power)
            if duel.events is not None:
                duel.note("reveal", {"seat": seat, "card": duel.name(kind)})
        if powers[0] != powers[1]:
            return 0 if powers[0] > powers[1] else 1
    return duel.rng.below(2)
