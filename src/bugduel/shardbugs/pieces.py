"""What a game in progress is made of: permanents, players' sides, and frames of what is under way."""

from bugduel.shardbugs.ops import NO_LIMIT
from bugduel.shardbugs.program import NOTHING, Card, Filter, Program

NO_CARD = Card(-1, "no card")


class Permanent:
    """A card on a Field or in a Hive. Its `id` is the number of its arrival: public, never reused, kept between Field
    and Hive and new in any other case (SB-Z3).

    The last block of fields is derived (`layers`); the rest is its own state.
    """

    __slots__ = (
        "also_bug", "atk", "atk_change", "attacking", "bearer", "blocked", "blockers", "bounty", "cannot", "card",
        "changed", "damage", "def_change", "defence", "dev", "dev_change", "exhausted", "gained", "gained_bounty",
        "gained_cannot", "gained_resists", "gained_traits", "held", "hit_by", "id", "in_hive", "is_limited", "keywords",
        "lender", "minus", "more_blocks", "own_atk", "own_def", "own_species", "owner", "plus", "resists", "seat",
        "since", "species", "traits", "types", "used",
    )  # fmt: skip

    def __init__(self, card: Card = NO_CARD, id: int = 0, owner: int = 0, since: int = 0) -> None:
        self.card = card
        self.id = id
        self.owner = owner
        self.seat = owner  # its controller
        self.since = since  # the turn it came to the Field or changed control
        self.in_hive = False
        self.exhausted = False
        self.held = 0  # readyings that it will miss
        self.damage = 0
        self.plus = 0  # counters
        self.minus = 0
        self.bearer = 0  # the bug that this item is on
        self.lender = -1  # who gets it back at end of turn
        self.used = 0  # bits of abilities used this turn
        self.attacking = -1  # the player it attacks
        self.blocked = False
        self.hit_by: list[int] = []  # who damaged it or put counters on it since the last status check
        self.changed = False  # anything of the next block is set
        self.atk_change = 0
        self.def_change = 0
        self.dev_change = 0
        self.gained = 0  # keywords
        self.gained_traits = 0
        self.gained_resists = 0
        self.gained_cannot = 0
        self.gained_bounty = 0
        self.also_bug = False  # an item or support that is a bug this turn, with these figures
        self.own_atk = 0
        self.own_def = 0
        self.own_species = 0
        self.types = card.type
        self.atk = card.atk
        self.defence = card.defence
        self.dev = card.dev
        self.species = card.species
        self.keywords = card.keywords
        self.traits = card.traits
        self.resists = card.resists
        self.bounty = card.bounty  # a hexadecimal digit for each that it has
        self.cannot = 0
        self.more_blocks = 0
        self.is_limited = False  # only `blockers` can block it
        self.blockers: Filter | None = None

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
        if self.hit_by:
            twin.hit_by = self.hit_by[:]
        if self.changed:
            twin.changed = True
            twin.atk_change = self.atk_change
            twin.def_change = self.def_change
            twin.dev_change = self.dev_change
            twin.gained = self.gained
            twin.gained_traits = self.gained_traits
            twin.gained_resists = self.gained_resists
            twin.gained_cannot = self.gained_cannot
            twin.gained_bounty = self.gained_bounty
            twin.also_bug = self.also_bug
            twin.own_atk = self.own_atk
            twin.own_def = self.own_def
            twin.own_species = self.own_species
        twin.types = self.types
        twin.atk = self.atk
        twin.defence = self.defence
        twin.dev = self.dev
        twin.species = self.species
        twin.keywords = self.keywords
        twin.traits = self.traits
        twin.resists = self.resists
        twin.bounty = self.bounty
        twin.cannot = self.cannot
        twin.more_blocks = self.more_blocks
        twin.is_limited = self.is_limited
        twin.blockers = self.blockers
        return twin

    def end_changes(self) -> None:
        """What held until end of turn is over."""
        self.changed = False
        self.atk_change = self.def_change = self.dev_change = 0
        self.gained = self.gained_traits = self.gained_resists = self.gained_cannot = self.gained_bounty = 0
        self.also_bug = False
        self.own_atk = self.own_def = self.own_species = 0


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

    def __init__(self) -> None:
        self.avatar = NO_CARD
        self.avatar_exhausted = False
        self.avatar_used = 0
        self.devotion = 0
        self.hand: list[int] = []
        self.open: list[int] = []  # cards of the hand that everybody knows to be there
        self.top: list[int] = []
        self.open_top = 0  # how many of them, from the very top, everybody knows
        self.bag: list[int] = []
        self.bottom: list[int] = []
        self.bottom_seen: list[int] = []  # for each of these: 1 if everybody knows it
        self.splat: list[int] = []
        self.field: list[Permanent] = []
        self.hive: list[Permanent] = []
        self.dust: list[int] = [0, 0, 0, 0, 0]
        self.placed = 0  # bugs placed into the Hive this turn, and how many may be
        self.places = 1
        self.played_from_hive = False
        self.retreated = False
        self.drew_empty = False
        self.is_out = False
        self.last_turn = 0  # the turn number of this player's most recent turn
        self.mulligans = 0  # cards put back
        self.quick_least = NO_LIMIT  # the least that a quick action of the deck costs, which everybody knows

    def clone(self) -> "Side":
        twin = Side()
        twin.avatar = self.avatar
        twin.avatar_exhausted = self.avatar_exhausted
        twin.avatar_used = self.avatar_used
        twin.devotion = self.devotion
        twin.hand = self.hand[:]
        if self.open:
            twin.open = self.open[:]
        if self.top:
            twin.top = self.top[:]
            twin.open_top = self.open_top
        twin.bag = self.bag[:]
        if self.bottom:
            twin.bottom = self.bottom[:]
            twin.bottom_seen = self.bottom_seen[:]
        if self.splat:
            twin.splat = self.splat[:]
        if self.field:
            twin.field = [permanent.clone() for permanent in self.field]
        if self.hive:
            twin.hive = [permanent.clone() for permanent in self.hive]
        twin.dust = self.dust[:]
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

    def put_below(self, kind: int, is_seen: bool) -> None:
        """A card goes to the very bottom of the deck."""
        self.bottom.insert(0, kind)
        self.bottom_seen.insert(0, 1 if is_seen else 0)

    def knows_next(self) -> bool:
        """Whether everybody knows the card that will be drawn next."""
        if self.top or self.bag:
            return self.open_top > 0
        return bool(self.bottom_seen) and self.bottom_seen[-1] == 1

    def deck_size(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)


class Frame:
    """A program being run, and how far it is: the one kind of thing on the stack.

    A frame that has not started is a thread of a web or a waiting trigger. Webs hold their threads in `waiting`.
    """

    __slots__ = (
        "added", "amount", "atk", "bearer", "cost", "defence", "dev", "gone", "how", "it", "it_last", "it_seat",
        "kind", "left", "next", "number", "of", "picks", "place", "plus", "program", "seat", "source", "started",
        "targets", "waiting",
    )  # fmt: skip

    def __init__(self, program: Program = NOTHING, seat: int = 0, source: int = 0, kind: int = -1) -> None:
        self.program = program
        self.place = 0
        self.seat = seat  # who controls it
        self.source = source  # the permanent it comes from, 0 for none
        self.kind = kind  # that permanent's card, or the card being played
        self.number = 0  # of a thread, to name it by
        self.of = NOTHING  # what is being announced
        self.how = 0  # how a card or ability is being used (`announce`)
        self.targets: list[int] = []
        self.picks: list[int] = []
        self.bearer = 0  # the bug that the item it comes from is on, or was
        self.it = 0  # the permanent that the trigger is about
        self.it_last: list[int] = []  # its last values and its kind, if it has left
        self.it_seat = -1  # the player that the trigger is about
        self.amount = 0
        self.atk = 0  # the last values of its source (SB-P15)
        self.defence = 0
        self.dev = 0
        self.cost = 0
        self.plus = 0
        self.gone = False  # its source has left the Field meanwhile
        self.started = False  # a choice of several picks is under way
        self.waiting: list[Frame] = []
        self.next = 0  # who gets priority, or orders triggers
        self.left = 0  # passes in a row until a web resolves
        self.added = False  # a round in which something was added

    def clone(self) -> "Frame":
        twin = Frame(self.program, self.seat, self.source, self.kind)
        twin.place = self.place
        twin.number = self.number
        twin.of = self.of
        twin.how = self.how
        if self.targets:
            twin.targets = self.targets[:]
        if self.picks:
            twin.picks = self.picks[:]
        twin.bearer = self.bearer
        twin.it = self.it
        if self.it_last:
            twin.it_last = self.it_last[:]
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
