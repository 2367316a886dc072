"""A game read back from what `save` wrote. BadData names the place of what does not fit."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bugduel.core.chance.rng import Rng
from bugduel.core.errors import BadData, BadOptions
from bugduel.core.game import Data
from bugduel.core.reading.fields import Fields, brief, unknown
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.trial import MISFITS, check_playable, misfit
from bugduel.shardbugs.board import LAST_ARRIVAL
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.pieces import Changes, Frame, Permanent, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.lower_parts import SPECIES_BITS
from bugduel.shardbugs.program.pool import Pool
from bugduel.shardbugs.program.program import ANNOUNCE, BUILTIN, COURSE, START, TURN, Program
from bugduel.shardbugs.rules.course import advance
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.turn import LAST_TURN
from bugduel.shardbugs.rules.web.threads import LAST_THREAD
from bugduel.shardbugs.saved.options import FEWEST_PLAYERS, MOST_PLAYERS, PRINTED, full_options, home_made_data, pool_of
from bugduel.shardbugs.saved.save import FORMAT, NEW_FRAME, NEW_PERMANENT

EVERY_CARD = Pool(PRINTED)
MOST = 1 << 30  # of numbers that several things are packed into
MOST_CARDS = 3000  # of a zone
MOST_PERMANENTS = LAST_ARRIVAL  # of a zone
MOST_FRAMES = 2000
MOST_COUNTERS = 1_000_000


def from_data(data: object) -> Contest:
    """The saved game, at the choice where it was saved."""
    fields = fields_of(data, "state")
    fields.format("bugduel-state", FORMAT)
    fields.one_of("game", ["shardbugs"])
    contest = contest_of(fields.inner("options").data, "state")
    sides = fields.inners("sides")
    check_players(len(sides), "state.sides")
    decks = contest.options.get("decks")
    if isinstance(decks, list) and len(decks) != len(sides):
        raise BadData(f"state.sides: {len(sides)} players with {len(decks)} decks")
    read = _Reader(contest.pool, len(sides))
    contest.sides = [read.side(side, seat) for seat, side in enumerate(sides)]
    contest.first = read.seat(fields, "first")
    contest.active = read.seat(fields, "active")
    contest.turn = fields.whole("turn", None, 0, LAST_TURN)
    contest.arrivals = fields.whole("arrivals", None, 0, LAST_ARRIVAL)
    contest.threads = fields.whole("threads", None, 0, LAST_THREAD + 1)
    contest.time_left = fields.whole("time-left", None, -1, LAST_TURN)
    contest.winners = numbers(fields, "winners", None, len(sides) - 1)
    contest.is_over = bool(contest.winners)
    contest.stack = [read.frame(frame) for frame in fields.inners("stack", None, MOST_FRAMES)]
    contest.pending = [read.thread(frame) for frame in fields.inners("pending", None, MOST_FRAMES)]
    contest.unsettled = fields.yes_no("unsettled")
    contest.played_by = fields.whole("played-by", None, -1, len(sides) - 1)
    contest.blocks = numbers(fields, "blocks")
    contest.lures = numbers(fields, "lures")
    contest.strikes = numbers(fields, "strikes")
    contest.ask_always = fields.yes_no("ask-always")
    contest.rng = _rng(fields.inner("rng"))
    _check_permanents(contest)
    _resume(contest)
    return contest


# --- what a game is played with ---------------------------------------------------------------------------------------


def contest_of(given: Data, where: str) -> Contest:
    """An empty game by its options: full ones, or those of a game that was set up by hand and has no decks."""
    try:
        options = full_options(given) if "decks" in given else _without_decks(given)
        pool = pool_of(options) if "decks" in given or options.get("cards") else EVERY_CARD
    except (BadData, BadOptions) as error:
        raise BadData(f"{where}: {error}") from None
    contest = Contest(pool)
    contest.options = options
    contest.is_draft = bool(options["draft"])
    time = options.get("time", 0)
    assert isinstance(time, int)
    contest.time_at = time
    return contest


def _without_decks(given: Data) -> dict[str, object]:
    fields = Fields(given, "options")
    fields.only("draft", "cards")
    options: dict[str, object] = {"draft": fields.yes_no("draft", False)}
    if "cards" in given:
        options["cards"] = home_made_data(fields)
    return options


def check_players(count: int, where: str) -> None:
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise BadData(f"{where}: {count} players; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play")


# --- parts ------------------------------------------------------------------------------------------------------------


def _rng(fields: Fields) -> Rng:
    text = fields.text("key")
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise BadData(f"{fields.place('key')}: must be hexadecimal digits, not {brief(text)}") from None
    if len(key) > 64:
        raise BadData(f"{fields.place('key')}: must be at most 64 bytes, not {len(key)}")
    rng = Rng(key)
    rng.taken = fields.whole("taken", None, 0, 1 << 60)
    return rng


def numbers(fields: Fields, name: str, default: Sequence[object] | None = None, most: int = MOST) -> list[int]:
    found = fields.wholes(name, default)
    for number, value in enumerate(found):
        if not 0 <= value <= most:
            raise BadData(f"{fields.place(name)}[{number}]: must be a whole number from 0 to {most}, not {value}")
    return found


def bits_of(fields: Fields, name: str, known: Mapping[str, int]) -> int:
    """Bits of which each means something."""
    every = 0
    for bit in known.values():
        every |= bit
    found = fields.whole(name, 0, 0, every)
    if found & ~every:
        raise BadData(f"{fields.place(name)}: {found} has bits that mean nothing")
    return found


def _check_permanents(contest: Contest) -> None:
    ids = [permanent.id for side in contest.sides for permanent in side.field + side.hive]
    if len(set(ids)) < len(ids):
        raise BadData("state.sides: two permanents have one number")
    if any(id > contest.arrivals for id in ids):
        raise BadData("state.arrivals: a permanent has a greater number")
    for seat, side in enumerate(contest.sides):
        bugs = {permanent.id for permanent in side.field}
        for number, item in enumerate(side.field):
            if item.bearer and (item.bearer not in bugs or item.bearer == item.id):
                raise BadData(f"state.sides[{seat}].field[{number}].bearer: there is no {item.bearer} on this Field")


def _resume(contest: Contest) -> None:
    """Find the choice again. A stack that stands at none was not written by `save`."""
    if not contest.stack or contest.stack[0].program not in (START, TURN):
        raise BadData('state.stack: must begin with "start" or "turn"')
    if contest.is_over:
        check_playable(contest, "state")
        return
    last = len(contest.stack) - 1
    top = contest.stack[last]
    if top.place >= len(top.program.steps) or not top.program.steps[top.place].asks:
        raise BadData(f"state.stack[{last}]: stands at no choice")
    contest.stale = True
    try:
        derive(contest)
        advance(contest)
    except MISFITS as error:
        raise BadData(misfit("state", error)) from None
    if last:  # something is under way
        check_playable(contest, "state")


class _Reader:
    """Reads names as the cards of one pool, and seats of so many players."""

    def __init__(self, pool: Pool, players: int) -> None:
        self.pool = pool
        self.players = players

    def seat(self, fields: Fields, name: str, default: int | None = None, least: int = 0) -> int:
        return fields.whole(name, default, least, self.players - 1)

    def kind(self, name: str, where: str) -> int:
        if name not in self.pool.kinds:
            raise BadData(f"{where}: there is no card {unknown(name, list(self.pool.kinds))}")
        return self.pool.kinds[name]

    def kinds(self, fields: Fields, name: str) -> list[int]:
        place = fields.place(name)
        names = fields.texts(name, None, MOST_CARDS)
        return [self.deck_card(card, f"{place}[{number}]") for number, card in enumerate(names)]

    def deck_card(self, name: str, where: str) -> int:
        """A card that can be in a hand, a deck or a Splat Zone: no avatar and no token."""
        kind = self.kind(name, where)
        if self.pool.cards[kind].is_token or self.pool.cards[kind].type == o.AVATAR:
            raise BadData(f"{where}: {name} is no card of a deck")
        return kind

    def side(self, fields: Fields, seat: int) -> Side:
        side = Side([], [], [0, 0, 0, 0, 0])
        side.avatar = self.pool.cards[self.kind(fields.text("avatar"), fields.place("avatar"))]
        if side.avatar.type != o.AVATAR:
            raise BadData(f"{fields.place('avatar')}: {side.avatar.name} is no avatar")
        side.avatar_exhausted = fields.yes_no("avatar-exhausted")
        side.avatar_used = fields.whole("avatar-used", None, 0, MOST)
        side.devotion = fields.whole("devotion", None, 0, MOST_COUNTERS)
        side.hand = sorted(self.kinds(fields, "hand"))
        side.open = sorted(self.kinds(fields, "open"))
        if Counter(side.open) - Counter(side.hand):
            raise BadData(f"{fields.place('open')}: a card that is not in the hand")
        side.top = self.kinds(fields, "top")
        side.open_top = fields.whole("open-top", None, 0, len(side.top))
        side.bag = self.kinds(fields, "bag")
        side.bottom = self.kinds(fields, "bottom")
        side.bottom_seen = fields.wholes("bottom-seen", None, MOST_CARDS)
        if len(side.bottom_seen) != len(side.bottom) or not set(side.bottom_seen) <= {0, 1}:
            raise BadData(f"{fields.place('bottom-seen')}: must be a 0 or 1 for each card of the bottom")
        side.splat = self.kinds(fields, "splat")
        side.field = [
            self.permanent(permanent, seat, o.BUG | o.ITEM | o.SUPPORT)
            for permanent in fields.inners("field", None, MOST_PERMANENTS)
        ]
        side.hive = [
            self.permanent(permanent, seat, o.BUG) for permanent in fields.inners("hive", None, MOST_PERMANENTS)
        ]
        for bug in side.hive:
            bug.in_hive = True
        side.dust = dust_of(fields)
        side.placed = fields.whole("placed", None, 0, MOST_COUNTERS)
        side.places = fields.whole("places", None, 0, MOST_COUNTERS)
        side.played_from_hive = fields.yes_no("played-from-hive")
        side.retreated = fields.yes_no("retreated")
        side.drew_empty = fields.yes_no("drew-empty")
        side.is_out = fields.yes_no("out")
        side.last_turn = fields.whole("last-turn", None, 0, LAST_TURN)
        side.mulligans = fields.whole("mulligans", None, 0, MOST_COUNTERS)
        side.quick_least = fields.whole("quick-least", None, 0, o.NO_LIMIT)
        return side

    def permanents(self, fields: Fields, name: str, seat: int, types: int) -> list[Permanent]:
        return [self.permanent(inner, seat, types) for inner in fields.inners(name, None, MOST_PERMANENTS)]

    def permanent(self, fields: Fields, seat: int, types: int) -> Permanent:
        fields.only(*NEW_PERMANENT)
        card = self.pool.cards[self.kind(fields.text("card"), fields.place("card"))]
        if not card.type & types:
            raise BadData(f"{fields.place('card')}: {card.name} cannot be here")
        id = fields.whole("permanent", None, 1, LAST_ARRIVAL)
        permanent = Permanent(card, id, self.seat(fields, "owner"), fields.whole("since", 0, 0, LAST_TURN))
        permanent.seat = seat
        permanent.exhausted = fields.yes_no("exhausted", False)
        permanent.held = fields.whole("held", 0, 0, MOST_COUNTERS)
        permanent.damage = fields.whole("damage", 0, 0, MOST_COUNTERS)
        permanent.plus = fields.whole("plus", 0, 0, MOST_COUNTERS)
        permanent.minus = fields.whole("minus", 0, 0, MOST_COUNTERS)
        permanent.bearer = fields.whole("bearer", 0, 0, LAST_ARRIVAL)
        permanent.lender = self.seat(fields, "lender", -1, -1)
        permanent.used = fields.whole("used", 0, 0, MOST)
        permanent.attacking = self.seat(fields, "attacking", -1, -1)
        permanent.blocked = fields.yes_no("blocked", False)
        permanent.hit_by = numbers(fields, "hit-by", [], LAST_ARRIVAL)
        changes = changes_of(fields)  # read in any case: what nobody uses must be right, too
        if fields.yes_no("changed", False):
            permanent.changes = changes
        return permanent

    def program(self, fields: Fields, name: str, default: str | None = None) -> Program:
        wanted = fields.text(name, default)
        program = COURSE.get(wanted) or BUILTIN.get(wanted) or self.pool.programs.get(wanted)
        if program is None:
            known = [*COURSE, *BUILTIN, *self.pool.programs]
            raise BadData(f"{fields.place(name)}: there is no program {unknown(wanted, known)}")
        return program

    def thread(self, fields: Fields) -> Frame:
        """What waits for its turn is always an effect."""
        frame = self.frame(fields)
        if not frame.program.is_effect:
            raise BadData(f'{fields.place("program")}: "{frame.program.name}" is no thread')
        return frame

    def frame(self, fields: Fields) -> Frame:
        fields.only(*NEW_FRAME)
        program = self.program(fields, "program")
        card = fields.text("card", "")
        kind = self.kind(card, fields.place("card")) if card else -1
        if program is ANNOUNCE and kind < 0:
            raise BadData(f"{fields.place('card')}: must say which card is announced")
        frame = Frame(program, self.seat(fields, "seat"), fields.whole("source", 0, 0, LAST_ARRIVAL), kind)
        frame.place = fields.whole("place", 0, 0, len(program.steps))
        frame.number = fields.whole("number", 0, 0, LAST_THREAD + 1)
        frame.of = self.program(fields, "of", "nothing")
        frame.how = fields.whole("how", 0, 0, 99)
        frame.targets = numbers(fields, "targets", [])
        frame.picks = numbers(fields, "picks", [])
        frame.bearer = fields.whole("bearer", 0, 0, LAST_ARRIVAL)
        frame.it = fields.whole("it", 0, 0, LAST_ARRIVAL)
        frame.it_last = fields.wholes("it-last", [])
        if len(frame.it_last) not in (0, 4):
            raise BadData(f"{fields.place('it-last')}: must be ATK, DEF, DEV and cost")
        if frame.it_last:
            frame.it_last = [*frame.it_last, self.kind(fields.text("it-card"), fields.place("it-card"))]
        frame.it_seat = self.seat(fields, "it-seat", -1, -1)
        frame.amount = fields.whole("amount", 0, -9999)
        frame.atk = fields.whole("atk", 0, -9999)
        frame.defence = fields.whole("def", 0, -9999)
        frame.dev = fields.whole("dev", 0, -9999)
        frame.cost = fields.whole("cost", 0)
        frame.plus = fields.whole("plus", 0, 0, MOST_COUNTERS)
        frame.gone = fields.yes_no("gone", False)
        frame.started = fields.yes_no("started", False)
        frame.waiting = [self.thread(waiting) for waiting in fields.inners("waiting", [], MOST_FRAMES)]
        frame.next = self.seat(fields, "next", 0)
        frame.left = fields.whole("left", 0, 0, MOST_PLAYERS)
        frame.added = fields.yes_no("added", False)
        return frame


def dust_of(fields: Fields, optional: bool = False) -> list[int]:
    """How much of each dust, by name; what is not named is not there."""
    if optional and "dust" not in fields.data:
        return [0] * len(DUSTS)
    dust = fields.inner("dust")
    dust.only(*DUSTS)
    return [dust.whole(name, 0, 0, 999) for name in DUSTS]


def changes_of(fields: Fields) -> Changes:
    """What a permanent has until end of turn."""
    changes = Changes()
    changes.atk = fields.whole("atk-change", 0, -9999, 9999)
    changes.defence = fields.whole("def-change", 0, -9999, 9999)
    changes.dev = fields.whole("dev-change", 0, -9999, 9999)
    changes.keywords = bits_of(fields, "gained", o.KEYWORDS)
    changes.traits = fields.whole("gained-traits", 0, 0, 7)
    changes.resists = fields.whole("gained-resists", 0, 0, 7)
    changes.cannot = bits_of(fields, "gained-cannot", o.LIMITS)
    changes.bounty = fields.whole("gained-bounty", 0, 0, MOST_COUNTERS)
    changes.also_bug = fields.yes_no("also-bug", False)
    changes.own_atk = fields.whole("own-atk", 0, 0, MOST_COUNTERS)
    changes.own_def = fields.whole("own-def", 0, 0, MOST_COUNTERS)
    changes.own_species = bits_of(fields, "own-species", SPECIES_BITS)
    return changes
