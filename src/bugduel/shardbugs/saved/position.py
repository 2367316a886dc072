"""A game set up by hand, at a phase of the active player's turn: for tests, puzzles, reports and "what if"."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from bugduel.core.chance.rng import seeded
from bugduel.core.errors import BadData
from bugduel.core.reading.fields import Fields, unknown
from bugduel.core.reading.json_text import fields_of
from bugduel.shardbugs.cards.catalogue import name_of
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.deal import Stock, new_side
from bugduel.shardbugs.pieces import Changes, Frame, Permanent, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.lower_parts import SPECIES_BITS
from bugduel.shardbugs.program.pool import Pool, least_quick
from bugduel.shardbugs.program.program import TURN
from bugduel.shardbugs.rules.course import advance
from bugduel.shardbugs.rules.turn import LAST_TURN
from bugduel.shardbugs.saved.load import check_players, contest_of, dust_of, numbers
from bugduel.shardbugs.saved.options import PRINTED

OPTIONS = ("draft", "cards")
FIELDS = ("game", "seed", "players", "active", "first", "turn", "phase", "time-left", "ask-always")
PLAYER_FIELDS = (
    "avatar", "avatar-exhausted", "avatar-used", "devotion", "hand", "open", "deck", "splat", "field", "hive", "dust",
    "placed", "places", "played-from-hive", "retreated",
)  # fmt: skip
PERMANENT_FIELDS = (
    "card", "exhausted", "dizzy", "damage", "plus", "minus", "held", "owner", "lender", "on", "used", "also-bug",
    "until-end",
)  # fmt: skip
CHANGES = ("atk", "def", "dev", "keywords", "traits", "resists", "cannot", "bounty")
PHASES = {"main": TURN.at[o.MAIN], "combat": TURN.at[o.ATTACKERS], "end": TURN.at[o.END_COMBAT] + 1}
MOST_CARDS = 2000  # of a zone
MOST_PERMANENTS = 500
MIDDLE = 9  # a turn that is late enough for everybody to have had some
FILLERS = 10  # cards of a deck that the position does not name: nobody loses for want of a card
ANY_PERMANENT = o.BUG | o.ITEM | o.SUPPORT


def position(data: object, record: bool = False) -> Contest:
    """The game that a position describes. What it does not say is as at the start of a game, with empty hands; a deck
    that it does not name has a few cards without any effect.
    """
    fields = fields_of(data, "position")
    fields.only(*FIELDS, *OPTIONS)
    fields.one_of("game", ["shardbugs"], "shardbugs")
    contest = contest_of({name: value for name, value in fields.data.items() if name in OPTIONS}, "position")
    contest.rng = seeded(fields.text("seed", "position"))
    players = fields.inners("players")
    check_players(len(players), "position.players")
    last = len(players) - 1
    contest.active = fields.whole("active", 0, 0, last)
    contest.first = fields.whole("first", 0, 0, last)
    contest.turn = fields.whole("turn", MIDDLE, 1, LAST_TURN)
    contest.time_left = fields.whole("time-left", -1, -1, LAST_TURN)
    contest.ask_always = fields.yes_no("ask-always", False)
    phase = fields.one_of("phase", list(PHASES), "main")
    for seat, player in enumerate(players):
        contest.sides.append(_side(contest, player))
        ago = (contest.active - seat) % len(players)
        contest.sides[seat].last_turn = max(1, contest.turn - ago)
    for seat, player in enumerate(players):
        _permanents(contest, player, seat)
    if record:
        contest.events = []
    frame = Frame(TURN, contest.active)
    frame.place = PHASES[phase]
    contest.stack.append(frame)
    contest.unsettled = True
    advance(contest)
    return contest


def _side(contest: Contest, fields: Fields) -> Side:
    """All of a player but the permanents."""
    fields.only(*PLAYER_FIELDS)
    pool = contest.pool
    avatar = _kind(pool, fields.text("avatar", "Sol"), fields.place("avatar"))
    if pool.cards[avatar].type != o.AVATAR:
        raise BadData(f"{fields.place('avatar')}: {pool.cards[avatar].name} is no avatar")
    is_given = "deck" in fields.data
    side = new_side(pool, Stock(avatar, [] if is_given else [filler()] * FILLERS))
    side.top = _cards(pool, fields, "deck")[::-1]  # written from the top
    side.hand = sorted(_cards(pool, fields, "hand"))
    side.open = sorted(_cards(pool, fields, "open"))
    if Counter(side.open) - Counter(side.hand):
        raise BadData(f"{fields.place('open')}: a card that is not in the hand")
    side.splat = _cards(pool, fields, "splat")
    side.quick_least = least_quick([pool.cards[kind] for kind in side.hand + side.top + side.splat])
    side.avatar_exhausted = fields.yes_no("avatar-exhausted", False)
    side.avatar_used = _abilities(fields, "avatar-used")
    side.devotion = fields.whole("devotion", 0, 0, 99)
    side.dust = dust_of(fields, optional=True)
    side.placed = fields.whole("placed", 0, 0, 99)
    side.places = fields.whole("places", 1, 0, 99)
    side.played_from_hive = fields.yes_no("played-from-hive", False)
    side.retreated = fields.yes_no("retreated", False)
    return side


# --- permanents -------------------------------------------------------------------------------------------------------


def _permanents(contest: Contest, fields: Fields, seat: int) -> None:
    side = contest.sides[seat]
    bearers: list[tuple[Permanent, int, str]] = []
    for number, item in enumerate(fields.items("field", [], MOST_PERMANENTS)):
        inner = _fields(item, f"{fields.place('field')}[{number}]")
        permanent = _permanent(contest, inner, seat, ANY_PERMANENT)
        if contest.has_support(seat, permanent.card.kind):  # SB-C1
            raise BadData(f"{inner.where}: there already is a {permanent.card.name} on this Field")
        side.field.append(permanent)
        if "on" in inner.data:
            bearers.append((permanent, inner.whole("on"), inner.place("on")))
    for permanent, place, where in bearers:
        _equip(side, permanent, place, where)
    for number, item in enumerate(fields.items("hive", [], MOST_PERMANENTS)):
        inner = _fields(item, f"{fields.place('hive')}[{number}]")
        permanent = _permanent(contest, inner, seat, o.BUG)
        if permanent.card.is_token:  # SB-C6
            raise BadData(f"{inner.where}: {permanent.card.name} is a token, and never in a Hive")
        if "on" in inner.data:
            raise BadData(f"{inner.place('on')}: nothing is equipped in a Hive")
        permanent.in_hive = True
        side.hive.append(permanent)


def _equip(side: Side, item: Permanent, place: int, where: str) -> None:
    if not item.card.can_equip:
        raise BadData(f"{where}: {item.card.name} is nothing to equip")
    if place >= len(side.field):
        raise BadData(
            f"{where}: must be the place of a bug on this Field, from 0 to {len(side.field) - 1}, not {place}"
        )
    bug = side.field[place]
    if bug is item or not (bug.card.type == o.BUG or bug.changes.also_bug):
        raise BadData(f"{where}: {bug.card.name} is no bug")
    item.bearer = bug.id


def _fields(item: object, where: str) -> Fields:
    """A name, or an object with a name and a state."""
    fields = Fields({"card": item} if isinstance(item, str) else item, where)
    fields.only(*PERMANENT_FIELDS)
    return fields


def _permanent(contest: Contest, fields: Fields, seat: int, types: int) -> Permanent:
    last = len(contest.sides) - 1
    card = contest.pool.cards[_kind(contest.pool, fields.text("card"), fields.place("card"))]
    if not card.type & types:
        where = "in a Hive" if types == o.BUG else "on a Field"
        raise BadData(f"{fields.place('card')}: {card.name} is never {where}")
    contest.arrivals += 1
    since = contest.turn if fields.yes_no("dizzy", False) else 0
    permanent = Permanent(card, contest.arrivals, fields.whole("owner", seat, 0, last), since)
    permanent.seat = seat
    permanent.exhausted = fields.yes_no("exhausted", False)
    permanent.damage = fields.whole("damage", 0, 0, 999)
    permanent.plus = fields.whole("plus", 0, 0, 999)
    permanent.minus = fields.whole("minus", 0, 0, 999)
    permanent.held = fields.whole("held", 0, 0, 99)
    permanent.lender = fields.whole("lender", -1, -1, last)
    permanent.used = _abilities(fields, "used")
    if "until-end" in fields.data:
        _change(permanent, fields.inner("until-end"))
    if "also-bug" in fields.data:
        _animate(permanent, fields.inner("also-bug"))
    return permanent


def _change(permanent: Permanent, fields: Fields) -> None:
    """What it has until end of turn."""
    fields.only(*CHANGES)
    changes = Changes()
    changes.atk = fields.whole("atk", 0, -99, 99)
    changes.defence = fields.whole("def", 0, -99, 99)
    changes.dev = fields.whole("dev", 0, -99, 99)
    changes.keywords = _bits(fields, "keywords", o.KEYWORDS)
    changes.traits = _bits(fields, "traits", o.TRAITS)
    changes.resists = _bits(fields, "resists", o.TRAITS)
    changes.cannot = _bits(fields, "cannot", o.LIMITS)
    changes.bounty = fields.whole("bounty", 0, 0, 15)
    permanent.changes = changes


def _animate(permanent: Permanent, fields: Fields) -> None:
    """An item or support that is a bug besides until end of turn."""
    fields.only("atk", "def", "species")
    if permanent.card.type == o.BUG:
        raise BadData(f"{fields.where}: {permanent.card.name} is a bug as it is")
    changes = permanent.changes.copy()
    changes.also_bug = True
    changes.own_atk = fields.whole("atk", 0, 0, 99)
    changes.own_def = fields.whole("def", 1, 0, 99)
    changes.own_species = _bits(fields, "species", SPECIES_BITS)
    permanent.changes = changes


# --- words and names --------------------------------------------------------------------------------------------------


def _bits(fields: Fields, name: str, known: Mapping[str, int]) -> int:
    total = 0
    for number, word in enumerate(fields.texts(name, [])):
        if word not in known:
            raise BadData(f"{fields.place(name)}[{number}]: there is no {unknown(word, list(known))}")
        total |= known[word]
    return total


def _abilities(fields: Fields, name: str) -> int:
    """Bits of the abilities with these numbers."""
    total = 0
    for number in numbers(fields, name, [], 29):
        total |= 1 << number
    return total


def _cards(pool: Pool, fields: Fields, name: str) -> list[int]:
    """Cards that can be in a hand, a deck or a Splat Zone: no avatars and no tokens."""
    found: list[int] = []
    for number, text in enumerate(fields.texts(name, [], MOST_CARDS)):
        where = f"{fields.place(name)}[{number}]"
        card = pool.cards[_kind(pool, text, where)]
        if card.is_token or card.type == o.AVATAR:
            raise BadData(f"{where}: {card.name} is no card of a deck")
        found.append(card.kind)
    return found


def _kind(pool: Pool, name: str, where: str) -> int:
    """Case and the kind of apostrophe do not matter."""
    found = pool.kinds.get(name_of(name), -1)
    if found < 0:
        raise BadData(f"{where}: there is no card {unknown(name, list(pool.kinds))}")
    return found


@cache
def filler() -> int:
    """The plainest bug there is: an unaligned one without traits, keywords and abilities."""
    for card in PRINTED:
        is_plain = not (card.traits or card.keywords or card.bounty or card.plink or card.statics or card.activated)
        if card.type == o.BUG and not card.is_token and not card.shards and is_plain and not card.events:
            return card.kind
    raise AssertionError("no plain bug")
