"""Cards as the engine runs them: the trees lowered once to small immutable objects of ints.

A program is a list of steps, a step is an op with a few numbers. What the ops do is written where they run: `course`,
`webs`, `announce`, `combat`, `effects`.
"""

from typing import Final

from bugduel.shardbugs import ops as o


class Filter:
    """Which permanents: a side seen from the source, types, zones, and what else is asked of them."""

    def __init__(self, side: int = o.ANY, types: int = o.BUG, zones: int = o.FIELD, other: bool = False) -> None:
        self.side = side
        self.types = types
        self.zones = zones
        self.other = other
        self.species = 0
        self.classes = 0
        self.traits = 0
        self.keywords = 0
        self.alliances = 0
        self.subtypes = 0
        self.state = 0
        self.token = 0  # 1 only tokens, 2 no tokens
        self.kind = -1
        self.least_atk = o.NO_LEAST
        self.most_atk = o.NO_LIMIT
        self.least_def = o.NO_LEAST
        self.most_def = o.NO_LIMIT
        self.least_cost = o.NO_LEAST
        self.most_cost = o.NO_LIMIT
        self.plain = True  # nothing below `other` is asked for


class CardFilter:
    """Which cards outside Field and Hive."""

    def __init__(self, types: int = 15, zone: int = o.HAND, owner: int = o.YOURS) -> None:
        self.types = types
        self.zone = zone
        self.owner = owner
        self.species = 0
        self.classes = 0
        self.traits = 0
        self.alliances = 0
        self.subtypes = 0
        self.quick = False
        self.kind = -1
        self.least_cost = o.NO_LEAST
        self.most_cost = o.NO_LIMIT


class Amount:
    """A number, or something that is counted when it is needed."""

    def __init__(self, number: int = 0, op: int = -1, times: int = 1) -> None:
        self.number = number
        self.op = op  # -1: the number itself
        self.times = times
        self.filter: Filter | None = None
        self.cards: CardFilter | None = None
        self.whose = o.OF_THIS


class Test:
    """A condition."""

    def __init__(self, op: int = 0, least: int = -1, most: int = o.NO_LIMIT) -> None:
        self.op = op
        self.least = least
        self.most = most
        self.flag = False  # less and not more; not your turn
        self.than_all = False
        self.filter: Filter | None = None
        self.cards: CardFilter | None = None
        self.whose = o.OF_IT


NO_AMOUNT: Final = Amount()


class Gift:
    """What permanents have for a time or while something is on the Field."""

    def __init__(self) -> None:
        self.atk = NO_AMOUNT
        self.defence = NO_AMOUNT
        self.dev = NO_AMOUNT
        self.keywords = 0
        self.traits = 0
        self.resists = 0
        self.cannot = 0
        self.bounty = 0
        self.gives_figures = False
        self.gives_more = False


class Target:
    """What is to be chosen as a thread is added: a permanent, a player or a thread, up to `most` of them."""

    def __init__(self, what: int = o.AT_PERMANENT, filter: Filter | None = None) -> None:
        self.what = what
        self.filter = filter
        self.least = 1
        self.most = 1
        self.first = 0  # its first place among a thread's targets
        self.enemies_only = False
        self.same_side = -1  # the place of a target whose controller this must have, too
        self.threads = 0  # 0 any, 1 actions, 2 abilities


class Step:
    """One instruction."""

    def __init__(self, op: int = 0) -> None:
        self.op = op
        self.amount = NO_AMOUNT
        self.who = o.YOU
        self.slot = 0  # the first target it is about, and how many there are
        self.slots = 0
        self.least = 0
        self.most = 0
        self.filter: Filter | None = None
        self.cards: CardFilter | None = None
        self.test: Test | None = None
        self.gift: Gift | None = None
        self.to = 0  # where to go on, or where cards go
        self.flag = False  # held; minus; for this turn only
        self.kind = -1  # the token that is made
        self.dust = 0
        self.neutral = 0  # what may be paid
        self.shards = 0
        self.atk = 0
        self.defence = 0
        self.species = 0
        self.asks = op in o.ASKING


def is_about_it(step: Step) -> bool:
    """Whether a step looks at what the trigger was about."""
    if step.filter is not None and step.filter.side == o.IT:
        return True
    if step.test is not None and step.test.op == o.IF_IT_IS:
        return True
    amounts = [step.amount]
    if step.gift is not None:
        amounts += [step.gift.atk, step.gift.defence, step.gift.dev]
    return any(amount.op >= o.OF_ATK and amount.whose == o.OF_IT for amount in amounts)


class Price:
    """What an activated ability costs."""

    def __init__(self) -> None:
        self.neutral = 0
        self.shards = 0
        self.dust = 0
        self.exhaust = False
        self.splat = False
        self.devotion = 0
        self.discard = 0
        self.counters = 0
        self.splat_other: Filter | None = None
        self.exhaust_other: Filter | None = None


class Program:
    """Steps with a name to save them by, and for abilities when and how they are used."""

    def __init__(self, name: str, steps: list[Step], is_effect: bool = False) -> None:
        self.name = name
        self.steps = steps
        self.is_effect = is_effect
        self.at: dict[int, int] = {}  # where its steps are, by op
        self.about_it: bool = False  # what it does depends on what triggered it
        self.about_player: bool = False
        self.is_impersonal: bool = is_effect  # it would be the same from another card of its kind
        self.is_change: bool = is_effect  # a buff or nerf (SB-B13)
        for place, step in enumerate(steps):
            self.at.setdefault(step.op, place)
            if step.op not in o.CHANGES:
                self.is_change = False
            if step.op not in o.IMPERSONAL or step.amount.op >= 0 or step.test is not None:
                self.is_impersonal = False
            if is_about_it(step):
                self.about_it = True
            if step.who in (o.DEFENDER, o.CONTROLLER):
                self.about_player = True
        self.targets: list[Target] = []
        self.slots = 0
        self.modes: list[Program] = []
        self.makes_dust = False  # a dust ability (SB-U4)
        self.number = 0  # among the abilities of its card
        self.once = False
        self.quick = False
        self.price: Price | None = None
        self.event = -1
        self.watch: Filter | None = None  # None: only what happens to this card itself
        self.by = o.YOURS
        self.test: Test | None = None
        self.may_decline: bool = False  # its target may be refused, and then there is no thread (SB-Y3)


SEEN_BY_AMOUNT: Final = {
    o.OF_HAND: o.HANDS_SEEN,
    o.OF_ENEMY_HAND: o.HANDS_SEEN,
    o.OF_DEVOTION: o.DEVOTION_SEEN,
    o.OF_SPLAT_ZONE: o.PILES_SEEN,
}


class Static:
    """A passive ability while its condition holds."""

    def __init__(self, filter: Filter, test: Test | None = None) -> None:
        self.filter = filter
        self.test = test
        self.gift: Gift | None = None
        self.more_blocks = 0
        self.limits_blockers = False
        self.blockers: Filter | None = None  # none at all, if it limits them and names none
        self.cards: CardFilter | None = None  # whose cost it changes
        self.less = 0
        self.for_enemies = False

    def looks_at(self) -> int:
        """What it looks at besides which permanents there are and what they are."""
        found = o.STATES_SEEN if self.filter.state else 0
        if self.gift is not None:
            for amount in (self.gift.atk, self.gift.defence, self.gift.dev):
                if amount.op == o.OF_CARDS:
                    found |= o.HANDS_SEEN | o.PILES_SEEN
                elif amount.op >= 0:
                    found |= SEEN_BY_AMOUNT.get(amount.op, 0)
                    if amount.filter is not None and amount.filter.state:
                        found |= o.STATES_SEEN
        if self.test is not None:
            if self.test.op == o.IF_CARDS:
                found |= o.PILES_SEEN
                if self.test.cards is not None and self.test.cards.zone == o.HAND:
                    found |= o.HANDS_SEEN
            elif self.test.op in (o.IF_DEVOTION, o.IF_MORE):
                found |= o.DEVOTION_SEEN
            elif self.test.filter is not None and self.test.filter.state:
                found |= o.STATES_SEEN
        return found


class Card:
    """What is printed on a card."""

    def __init__(self, kind: int = -1, name: str = "") -> None:
        self.kind = kind
        self.name = name
        self.type = 0
        self.rarity = 0
        self.neutral = 0
        self.shards = 0
        self.dust = 0  # of its shards, and its alliance
        self.cost = 0
        self.atk = 0
        self.defence = 0
        self.dev = 0
        self.species = 0
        self.classes = 0
        self.traits = 0
        self.resists = 0
        self.keywords = 0
        self.bounty = 0
        self.plink = 0
        self.subtype = 0
        self.quick = False
        self.is_token = False
        self.alliance = 0
        self.can_equip = False
        self.equip_neutral = 0
        self.equip_shards = 0
        self.equip_dust = 0
        self.fits_any = True
        self.fit_species = 0
        self.fit_classes = 0
        self.fit_traits = 0
        self.fit_alliances = 0
        self.fit_names: list[str] = []
        self.events = 0  # bits of the events that its triggered abilities wait for
        self.triggers: list[list[Program]] = []
        self.activated: list[Program] = []
        self.has_quick = False  # an ability of quick speed
        self.has_dust = False  # an activated dust ability
        self.statics: list[Static] = []
        self.action: Program | None = None


def course(name: str, *ops: int) -> Program:
    return Program(name, [Step(op) for op in ops])


def builtin(name: str, op: int, *targets: Target) -> Program:
    program = Program(name, [Step(op)], is_effect=True)
    program.targets = list(targets)
    program.slots = len(targets)
    return program


# The course of a game (SB-N, SB-K, SB-P).
NOTHING: Final = Program("nothing", [])
START: Final = course("start", o.MULLIGAN, o.REDRAW)
TURN: Final = course(
    "turn", o.BEGIN_TURN, o.DRAW_CARD, o.ROUND, o.EMPTY_DUST, o.MAIN, o.ROUND, o.EMPTY_DUST, o.ATTACKERS, o.DECLARE,
    o.ROUND, o.LURED, o.BLOCKERS, o.BLOCKS_MADE, o.ROUND, o.ORDER_DAMAGE, o.COMBAT_DAMAGE, o.ROUND, o.END_COMBAT,
    o.ROUND, o.CLEAN_UP, o.EXPIRE, o.NEXT_TURN,
)  # fmt: skip
WEB: Final = course("web", o.PRIORITY, o.RESOLVE)
TRIGGERS: Final = course("triggers", o.NEXT_TRIGGER)
ANNOUNCE: Final = course("announce", o.CHOOSE_MODE, o.CHOOSE_TARGET, o.CHOOSE_COST, o.SPEND, o.COMMIT)
COURSE: Final = {program.name: program for program in (NOTHING, START, TURN, WEB, TRIGGERS, ANNOUNCE)}

# Threads that no card says in words.
PLAYED_THREAD: Final = Program("*played", [], is_effect=True)
DEVOTE_THREAD: Final = builtin("*devote", o.DEVOTE)
RETREAT_THREAD: Final = builtin("*retreat", o.RETREAT)
EQUIP_THREAD: Final = builtin("*equip", o.EQUIP, Target(o.AT_PERMANENT, Filter(o.YOURS)))
FOCUS_THREAD: Final = builtin("*focus", o.LURE, Target(o.AT_PERMANENT, Filter(o.ENEMY)))
FOCUS_THREAD.may_decline = True
PLINK_THREAD: Final = builtin("*plink", o.PLINK, Target(o.AT_PERMANENT, Filter()))
HARDSHELL_THREAD: Final = builtin("*hardshell", o.HARDEN)
BOUNTY_THREAD: Final = builtin("*bounty", o.MAKE_BOUNTIES)
BUILTIN: Final = {
    program.name: program
    for program in (
        PLAYED_THREAD, DEVOTE_THREAD, RETREAT_THREAD, EQUIP_THREAD, FOCUS_THREAD, PLINK_THREAD, HARDSHELL_THREAD,
        BOUNTY_THREAD,
    )
}  # fmt: skip
