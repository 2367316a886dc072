"""A game set up by hand, at a phase of the active player's turn: for tests, puzzles, reports and "what if"."""

from functools import cache

from bugduel.core.chance.rng import seeded
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.json_text import fields_of
from bugduel.core.saving.names import Names, Only
from bugduel.shardbugs.cards.catalogue import name_of
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.deal import Stock, new_side
from bugduel.shardbugs.pieces import Changes, Frame, Permanent, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import TURN
from bugduel.shardbugs.program.lower_parts import SPECIES_BITS
from bugduel.shardbugs.program.pool import least_quick
from bugduel.shardbugs.program.printed import CARDS
from bugduel.shardbugs.rules.course import advance
from bugduel.shardbugs.rules.turn import LAST_TURN
from bugduel.shardbugs.saved.fields import AVATAR, IN_A_HIVE, OF_A_DECK, ON_A_FIELD, Dust, check_open
from bugduel.shardbugs.saved.load import contest_of, players_in

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
MOST_ABILITIES = 30  # of a card


def position(data: object, record: bool = False) -> Contest:
    """The game that a position describes. What it does not say is as at the start of a game, with empty hands; a deck
    that it does not name has a few cards without any effect.
    """
    fields = fields_of(data, "position")
    fields.only(*FIELDS, *OPTIONS)
    fields.one_of("game", ["shardbugs"], "shardbugs")
    contest = contest_of({name: value for name, value in fields.data.items() if name in OPTIONS}, ("position",))
    contest.rng = seeded(fields.text("seed", "position"))
    names = Names(contest.pool, (), players_in(fields, "players"), name_of)
    contest.active = fields.whole("active", 0, 0, names.seats - 1)
    contest.first = fields.whole("first", 0, 0, names.seats - 1)
    contest.turn = fields.whole("turn", MIDDLE, 1, LAST_TURN)
    contest.time_left = fields.whole("time-left", -1, -1, LAST_TURN)
    contest.ask_always = fields.yes_no("ask-always", False)
    phase = fields.one_of("phase", list(PHASES), "main")
    players = fields.inners("players")
    for seat, player in enumerate(players):
        contest.sides.append(_side(names, player))
        ago = (contest.active - seat) % len(players)
        contest.sides[seat].last_turn = max(1, contest.turn - ago)
    for seat, player in enumerate(players):
        _permanents(contest, names, player, seat)
    if record:
        contest.events = []
    frame = Frame(TURN, contest.active)
    frame.place = PHASES[phase]
    contest.stack.append(frame)
    contest.unsettled = True
    advance(contest)
    return contest


def _side(names: Names, fields: Fields) -> Side:
    """All of a player but the permanents."""
    fields.only(*PLAYER_FIELDS)
    avatar = names.kind(fields.text("avatar", "Sol"), (*fields.path, "avatar"), AVATAR)
    is_given = "deck" in fields.data
    side = new_side(names.pool, Stock(avatar, [] if is_given else [filler()] * FILLERS))
    side.top = names.kinds_in(fields, "deck", OF_A_DECK, [], MOST_CARDS)[::-1]  # written from the top
    side.hand = sorted(names.kinds_in(fields, "hand", OF_A_DECK, [], MOST_CARDS))
    side.open = sorted(names.kinds_in(fields, "open", OF_A_DECK, [], MOST_CARDS))
    check_open(side, fields)
    side.splat = names.kinds_in(fields, "splat", OF_A_DECK, [], MOST_CARDS)
    side.quick_least = least_quick([names.cards[kind] for kind in side.hand + side.top + side.splat])
    side.avatar_exhausted = fields.yes_no("avatar-exhausted", False)
    side.avatar_used = _abilities(fields, "avatar-used")
    side.devotion = fields.whole("devotion", 0, 0, 99)
    if "dust" in fields.data:
        side.dust = Dust("dust").read(fields, names)
    side.placed = fields.whole("placed", 0, 0, 99)
    side.places = fields.whole("places", 1, 0, 99)
    side.played_from_hive = fields.yes_no("played-from-hive", False)
    side.retreated = fields.yes_no("retreated", False)
    return side


# --- permanents -------------------------------------------------------------------------------------------------------


def _permanents(contest: Contest, names: Names, fields: Fields, seat: int) -> None:
    side = contest.sides[seat]
    bearers: list[tuple[Permanent, Fields]] = []
    for inner in fields.named_inners("field", "card", MOST_PERMANENTS):
        permanent = _permanent(contest, names, inner, seat, ON_A_FIELD)
        if contest.has_support(seat, permanent.card.kind):  # SB-C1
            raise inner.wrong(f"there already is a {permanent.card.name} on this Field")
        side.field.append(permanent)
        if "on" in inner.data:
            bearers.append((permanent, inner))
    for permanent, inner in bearers:
        _equip(side, permanent, inner)
    for inner in fields.named_inners("hive", "card", MOST_PERMANENTS):
        permanent = _permanent(contest, names, inner, seat, IN_A_HIVE)
        if permanent.card.is_token:  # SB-C6
            raise inner.wrong(f"{permanent.card.name} is a token, and never in a Hive")
        if "on" in inner.data:
            raise inner.wrong("nothing is equipped in a Hive", "on")
        permanent.in_hive = True
        side.hive.append(permanent)


def _equip(side: Side, item: Permanent, fields: Fields) -> None:
    place = fields.whole("on")
    if not item.card.can_equip:
        raise fields.wrong(f"{item.card.name} is nothing to equip", "on")
    if place >= len(side.field):
        last = len(side.field) - 1
        raise fields.wrong(f"must be the place of a bug on this Field, from 0 to {last}, not {place}", "on")
    bug = side.field[place]
    if bug is item or not (bug.card.type == o.BUG or bug.changes.also_bug):
        raise fields.wrong(f"{bug.card.name} is no bug", "on")
    item.bearer = bug.id


def _permanent(contest: Contest, names: Names, fields: Fields, seat: int, only: Only) -> Permanent:
    fields.only(*PERMANENT_FIELDS)
    last = names.seats - 1
    card = names.card_in(fields, "card", only)
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
    changes.keywords = fields.bits("keywords", o.KEYWORDS)
    changes.traits = fields.bits("traits", o.TRAITS)
    changes.resists = fields.bits("resists", o.TRAITS)
    changes.cannot = fields.bits("cannot", o.LIMITS)
    changes.bounty = fields.whole("bounty", 0, 0, 15)
    permanent.changes = changes


def _animate(permanent: Permanent, fields: Fields) -> None:
    """An item or support that is a bug besides until end of turn."""
    fields.only("atk", "def", "species")
    if permanent.card.type == o.BUG:
        raise fields.wrong(f"{permanent.card.name} is a bug as it is")
    changes = permanent.changes.copy()
    changes.also_bug = True
    changes.own_atk = fields.whole("atk", 0, 0, 99)
    changes.own_def = fields.whole("def", 1, 0, 99)
    changes.own_species = fields.bits("species", SPECIES_BITS)
    permanent.changes = changes


# --- words and names --------------------------------------------------------------------------------------------------


def _abilities(fields: Fields, name: str) -> int:
    """Bits of the abilities with these numbers."""
    total = 0
    for number in fields.wholes(name, [], MOST_ABILITIES, 0, MOST_ABILITIES - 1):
        total |= 1 << number
    return total


@cache
def filler() -> int:
    """The plainest bug there is: an unaligned one without traits, keywords and abilities."""
    for card in CARDS:
        is_plain = not (card.traits or card.keywords or card.bounty or card.plink or card.statics or card.activated)
        if card.type == o.BUG and not card.is_token and not card.shards and is_plain and not card.events:
            return card.kind
    raise AssertionError("no plain bug")
