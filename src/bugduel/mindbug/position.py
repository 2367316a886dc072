"""A duel set up by hand, at the turn action of the active player: for tests, puzzles, reports and "what if"."""

from collections import Counter

from bugduel.core.errors import BadData, BadOptions
from bugduel.core.fields import Fields, unknown
from bugduel.core.rng import seeded
from bugduel.mindbug.board import CURRENT, EDITIONS
from bugduel.mindbug.course import advance
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.options import full_options, pool_of
from bugduel.mindbug.pieces import Creature, Frame, Side
from bugduel.mindbug.pool import Pool
from bugduel.mindbug.program import TO_TURN_ACTION, TURN

OPTIONS = ("sets", "edition", "pool", "cards")


def position(data: object, record: bool = False) -> Duel:
    """The duel that a position describes. What it does not say is as at the start of a game, with empty hands and
    piles; cards it does not place are the unused pile.
    """
    fields = Fields(data, "position")
    fields.only("game", "seed", "active", "turn", "players", "unused", "revealed", "ask-always", *OPTIONS)
    fields.one_of("game", ["mindbug"], "mindbug")
    try:
        options = full_options({name: value for name, value in fields.data.items() if name in OPTIONS})
    except BadOptions as error:
        raise BadData(f"position: {error}") from None
    duel = Duel(pool_of(options), EDITIONS.index(str(options["edition"])))
    duel.options = options
    duel.rng = seeded(fields.text("seed", "position"))
    duel.active = fields.whole("active", 0, 0, 1)
    duel.follower = 1 - duel.active
    duel.turn = fields.whole("turn", 1, 1, 400)
    duel.actions_left = 1
    duel.ask_always = fields.yes_no("ask-always", False)
    duel.revealed = _kinds(duel.pool, fields, "revealed")
    players = fields.inners("players")
    if len(players) != 2:
        raise BadData(f"position.players: a duel has 2, not {len(players)}")
    duel.sides = [_side(duel, player, seat) for seat, player in enumerate(players)]
    duel.unused = _kinds(duel.pool, fields, "unused") if "unused" in fields.data else _rest(duel)
    if record:
        duel.events = []
    frame = Frame(TURN)
    frame.place = TO_TURN_ACTION
    duel.stack.append(frame)
    if duel.edition == CURRENT:  # a short hand is refilled at once (MB-T5); in older editions not (MB-R2)
        duel.refill(0)
        duel.refill(1)
    advance(duel)
    return duel


def _side(duel: Duel, fields: Fields, seat: int) -> Side:
    fields.only("life", "mindbugs", "used-mindbugs", "hand", "known", "draw", "discard", "play")
    side = Side()
    side.life = fields.whole("life", 3, 1, 999)
    side.mindbugs = fields.whole("mindbugs", 2, 0, 99)
    side.used = fields.whole("used-mindbugs", 0, 0, 99)
    side.hand = sorted(_kinds(duel.pool, fields, "hand"))
    side.known = sorted(_kinds(duel.pool, fields, "known"))
    side.draw = _kinds(duel.pool, fields, "draw")[::-1]  # written from the top
    side.discard = _kinds(duel.pool, fields, "discard")
    for number, item in enumerate(fields.items("play", [])):
        side.play.append(_creature(duel, item, f"{fields.place('play')}[{number}]", seat))
    side.open = side.known[:]
    if Counter(side.known) - Counter(side.hand):
        raise BadData(f"{fields.place('known')}: a card that is not in the hand")
    return side


def _creature(duel: Duel, item: object, where: str, seat: int) -> Creature:
    """A name, or an object with a name and a state."""
    fields = Fields({"card": item} if isinstance(item, str) else item, where)
    fields.only("card", "exhausted", "arrived")
    card = duel.pool.cards[_kind(duel.pool, fields.text("card"), fields.place("card"))]
    duel.arrivals += 1
    creature = Creature(card, duel.arrivals, seat, fields.whole("arrived", 0, 0, duel.turn))
    creature.exhausted = fields.yes_no("exhausted", False)
    return creature


def _kinds(pool: Pool, fields: Fields, name: str) -> list[int]:
    place = fields.place(name)
    return [_kind(pool, card, f"{place}[{number}]") for number, card in enumerate(fields.texts(name, []))]


def _kind(pool: Pool, name: str, where: str) -> int:
    if name not in pool.kinds:
        raise BadData(f"{where}: there is no card {unknown(name, list(pool.kinds))}")
    return pool.kinds[name]


def _rest(duel: Duel) -> list[int]:
    """The pool's cards that the position has not placed."""
    left = Counter(duel.pool.dealt)
    left.subtract(duel.revealed)
    for side in duel.sides:
        left.subtract(side.hand + side.draw + side.discard + [creature.card.kind for creature in side.play])
    return [kind for kind in left for _ in range(left[kind])]
