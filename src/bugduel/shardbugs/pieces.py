"""What a game in progress is made of: permanents, players' sides, and frames of what is under way."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.course import NOTHING
from bugduel.shardbugs.program.ops import NO_LIMIT
from bugduel.shardbugs.program.program import Filter, Program

PAIR_SHIFT: Final = 12  # permanents are numbered to 4095
NO_CARD: Final = Card(-1, "no card")


def paired(first: int, second: int) -> int:
    """A permanent or a player, and a second permanent, as the one number that lists of pairs hold."""
    return first << PAIR_SHIFT | second


def first_of(pair: int) -> int:
    return pair >> PAIR_SHIFT


def second_of(pair: int) -> int:
    return pair & (1 << PAIR_SHIFT) - 1


@mypyc_attr(acyclic=True)
class Changes:
    """What a permanent has until end of turn. They are shared by clones: change a copy."""

    __slots__ = (
        "also_bug", "atk", "bounty", "cannot", "defence", "dev", "keywords", "own_atk", "own_def", "own_species",
        "resists", "traits",
    )  # fmt: skip

    def __init__(self) -> None:
        self.atk: i64 = 0
        self.defence: i64 = 0
        self.dev: i64 = 0
        self.keywords: i64 = 0
        self.traits: i64 = 0
        self.resists: i64 = 0
        self.cannot: i64 = 0
        self.bounty = 0
        self.also_bug = False  # an item or support that is a bug this turn, with these figures
        self.own_atk: i64 = 0
        self.own_def: i64 = 0
        self.own_species: i64 = 0

    def copy(self) -> "Changes":
        twin = Changes()
        twin.atk = self.atk
        twin.defence = self.defence
        twin.dev = self.dev
        twin.keywords = self.keywords
        twin.traits = self.traits
        twin.resists = self.resists
        twin.cannot = self.cannot
        twin.bounty = self.bounty
        twin.also_bug = self.also_bug
        twin.own_atk = self.own_atk
        twin.own_def = self.own_def
        twin.own_species = self.own_species
        return twin


NO_CHANGES: Final = Changes()


@mypyc_attr(acyclic=True)
class Permanent:
    """A card on a Field or in a Hive. Its `id` is the number of its arrival: public, never reused, kept between Field
    and Hive and new in any other case (SB-Z3).

    `figures` are derived (`layers`), and replaced when they change; the rest is its own state.
    """

    __slots__ = (
        "attacking", "bearer", "blocked", "card", "changes", "damage", "exhausted", "figures", "held", "hit_by", "id",
        "in_hive", "lender", "minus", "owner", "plus", "seat", "since", "used",
    )  # fmt: skip

    def __init__(self, card: Card = NO_CARD, id: i64 = 0, owner: i64 = 0, since: i64 = 0) -> None:
        self.card = card
        self.id: i64 = id
        self.owner: i64 = owner
        self.seat: i64 = owner  # its controller
        self.since: i64 = since  # the turn it came to the Field or changed control
        self.in_hive = False
        self.exhausted = False
        self.held: i64 = 0  # readyings that it will miss
        self.damage: i64 = 0
        self.plus: i64 = 0  # counters
        self.minus: i64 = 0
        self.bearer: i64 = 0  # the bug that this item is on
        self.lender: i64 = -1  # who gets it back at end of turn
        self.used = 0  # bits of abilities used this turn
        self.attacking: i64 = -1  # the player it attacks
        self.blocked = False
        self.hit_by = NO_INTS  # who damaged it or put counters on it since the last status check
        self.changes = NO_CHANGES  # what it has until end of turn
        self.figures = card.figures

    @property
    def changed(self) -> bool:
        return self.changes is not NO_CHANGES

    @property
    def types(self) -> i64:
        return self.figures.types

    @property
    def species(self) -> i64:
        return self.figures.species

    @property
    def atk(self) -> i64:
        return self.figures.atk

    @property
    def defence(self) -> i64:
        return self.figures.defence

    @property
    def left_defence(self) -> i64:
        """What is left of its DEF, which is what texts mean by it (SB-B15)."""
        left = self.figures.defence - self.damage
        return left if left > 0 else 0

    @property
    def dev(self) -> i64:
        return self.figures.dev

    @property
    def keywords(self) -> i64:
        return self.figures.keywords

    @property
    def traits(self) -> i64:
        return self.figures.traits

    @property
    def resists(self) -> i64:
        return self.figures.resists

    @property
    def bounty(self) -> int:
        return self.figures.bounty

    @property
    def cannot(self) -> i64:
        return self.figures.cannot

    @property
    def more_blocks(self) -> i64:
        return self.figures.more_blocks

    @property
    def is_limited(self) -> bool:
        return self.figures.is_limited

    @property
    def blockers(self) -> Filter | None:
        return self.figures.blockers

    def clone(self) -> "Permanent":
        twin = Permanent(self.card, self.id, self.owner, self.since)
        twin.seat = self.seat
        twin.in_hive = self.in_hive
        twin.exhausted = self.exhausted
        twin.held = self.held
        twin.damage = self.damage
        twin.plus = self.plus
        twin.minus = self.minus
        twin.bearer = self.bearer
        twin.lender = self.lender
        twin.used = self.used
        twin.attacking = self.attacking
        twin.blocked = self.blocked
        twin.hit_by = self.hit_by
        twin.changes = self.changes
        twin.figures = self.figures
        return twin


@mypyc_attr(acyclic=True)
class Side:
    """One player's part of the table. Cards in hand, deck and Splat Zone have no state, so they are just their kinds.

    Hands are kept sorted. A deck is three parts: cards on top in an order that its player knows (the top is the end),
    a bag of cards in no order until one is drawn, and cards on the bottom in an order that its player knows.
    """

    __slots__ = (
        "avatar", "avatar_exhausted", "avatar_used", "bag", "bottom", "bottom_seen", "devotion", "drew_empty", "dust",
        "field", "hand", "hive", "is_out", "last_turn", "mulligans", "open", "open_top", "placed", "places",
        "played_from_hive", "quick_least", "retreated", "splat", "top",
    )  # fmt: skip

    def __init__(self, field: list[Permanent], hive: list[Permanent], dust: list[int]) -> None:
        self.avatar = NO_CARD
        self.avatar_exhausted = False
        self.avatar_used = 0
        self.devotion: i64 = 0
        self.hand = NO_INTS
        self.open = NO_INTS  # cards of the hand that everybody knows to be there
        self.top = NO_INTS
        self.open_top: i64 = 0  # how many of them, from the very top, everybody knows
        self.bag = NO_INTS
        self.bottom = NO_INTS
        self.bottom_seen = NO_INTS  # for each of these: 1 if everybody knows it
        self.splat = NO_INTS
        self.field = field
        self.hive = hive
        self.dust = dust  # the one list of numbers that is changed in place: nearly every action changes it
        self.placed: i64 = 0  # bugs placed into the Hive this turn, and how many may be
        self.places: i64 = 1
        self.played_from_hive = False
        self.retreated = False
        self.drew_empty = False
        self.is_out = False
        self.last_turn: i64 = 0  # the turn number of this player's most recent turn
        self.mulligans: i64 = 0  # cards put back
        self.quick_least: i64 = NO_LIMIT  # the least that a quick action of the deck costs, which everybody knows

    def clone(self) -> "Side":
        field = [permanent.clone() for permanent in self.field]
        twin = Side(field, [permanent.clone() for permanent in self.hive], self.dust[:])
        twin.hand = self.hand
        twin.open = self.open
        twin.top = self.top
        twin.bag = self.bag
        twin.bottom = self.bottom
        twin.bottom_seen = self.bottom_seen
        twin.splat = self.splat
        twin.open_top = self.open_top
        twin.avatar = self.avatar
        twin.avatar_exhausted = self.avatar_exhausted
        twin.avatar_used = self.avatar_used
        twin.devotion = self.devotion
        twin.placed = self.placed
        twin.places = self.places
        twin.played_from_hive = self.played_from_hive
        twin.retreated = self.retreated
        twin.drew_empty = self.drew_empty
        twin.is_out = self.is_out
        twin.last_turn = self.last_turn
        twin.mulligans = self.mulligans
        twin.quick_least = self.quick_least
        return twin

    def put_on_splat_zone(self, kind: int) -> None:
        self.splat = self.splat + [kind]

    def put_below(self, kind: int, is_seen: bool) -> None:
        """A card goes to the very bottom of the deck."""
        self.bottom = [kind] + self.bottom
        self.bottom_seen = [1 if is_seen else 0] + self.bottom_seen

    def knows_next(self) -> bool:
        """Whether everybody knows the card that will be drawn next."""
        if self.top or self.bag:
            return self.open_top > 0
        return bool(self.bottom_seen) and self.bottom_seen[-1] == 1

    def deck_size(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A program being run, and how far it is: the one kind of thing on the stack.

    A frame that has not started is a thread of a web or a waiting trigger. Webs hold their threads in `waiting`.
    """

    __slots__ = (
        "added", "amount", "atk", "bearer", "cost", "defence", "dev", "gone", "how", "it", "it_last", "it_seat",
        "kind", "left", "next", "number", "of", "picks", "place", "plus", "program", "seat", "source", "started",
        "targets", "waiting",
    )  # fmt: skip

    def __init__(self, program: Program = NOTHING, seat: i64 = 0, source: i64 = 0, kind: i64 = -1) -> None:
        self.program = program
        self.place: i64 = 0
        self.seat: i64 = seat  # who controls it
        self.source: i64 = source  # the permanent it comes from, 0 for none
        self.kind: i64 = kind  # that permanent's card, or the card being played
        self.number: i64 = 0  # of a thread, to name it by
        self.of = NOTHING  # what is being announced
        self.how: i64 = 0  # how a card or ability is being used (`announce`)
        self.targets = NO_INTS
        self.picks = NO_INTS
        self.bearer: i64 = 0  # the bug that the item it comes from is on, or was
        self.it: i64 = 0  # the permanent that the trigger is about
        self.it_last = NO_INTS  # its last values and its kind, if it has left
        self.it_seat: i64 = -1  # the player that the trigger is about
        self.amount: i64 = 0
        self.atk: i64 = 0  # the last values of its source (SB-P15)
        self.defence: i64 = 0
        self.dev: i64 = 0
        self.cost: i64 = 0
        self.plus: i64 = 0
        self.gone = False  # its source has left the Field meanwhile
        self.started = False  # a choice of several picks is under way
        self.waiting = NO_FRAMES
        self.next: i64 = 0  # who gets priority, or orders triggers
        self.left: i64 = 0  # passes in a row until a web resolves
        self.added = False  # a round in which something was added

    def clone(self) -> "Frame":
        twin = Frame(self.program, self.seat, self.source, self.kind)
        twin.place = self.place
        twin.number = self.number
        twin.of = self.of
        twin.how = self.how
        twin.targets = self.targets
        twin.picks = self.picks
        twin.bearer = self.bearer
        twin.it = self.it
        twin.it_last = self.it_last
        twin.it_seat = self.it_seat
        twin.amount = self.amount
        twin.atk = self.atk
        twin.defence = self.defence
        twin.dev = self.dev
        twin.cost = self.cost
        twin.plus = self.plus
        twin.gone = self.gone
        twin.started = self.started
        if self.waiting:
            twin.waiting = [frame.clone() for frame in self.waiting]
        twin.next = self.next
        twin.left = self.left
        twin.added = self.added
        return twin


NO_FRAMES: Final[list[Frame]] = []
