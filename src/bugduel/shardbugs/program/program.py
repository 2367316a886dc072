"""What cards do, as the engine runs it: the trees lowered once to small immutable objects of ints.

A program is a list of steps, a step is an op with a few numbers. What the ops do is written where they run:
`rules/effects`, `rules/questions`, `rules/course_steps`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.shardbugs.program import ops as o


@mypyc_attr(acyclic=True)
class Filter:
    """Which permanents: a side seen from the source, types, zones, and what else is asked of them."""

    def __init__(self, side: int = o.ANY, types: int = o.BUG, zones: int = o.FIELD, other: bool = False) -> None:
        self.side: i64 = side
        self.types: i64 = types
        self.zones: i64 = zones
        self.other = other
        self.species: i64 = 0
        self.classes: i64 = 0
        self.traits: i64 = 0
        self.keywords: i64 = 0
        self.alliances: i64 = 0
        self.subtypes: i64 = 0
        self.state: i64 = 0
        self.token: i64 = 0  # 1 only tokens, 2 no tokens
        self.kind: i64 = -1
        self.least_atk: i64 = o.NO_LEAST
        self.most_atk: i64 = o.NO_LIMIT
        self.least_def: i64 = o.NO_LEAST
        self.most_def: i64 = o.NO_LIMIT
        self.least_cost: i64 = o.NO_LEAST
        self.most_cost: i64 = o.NO_LIMIT
        self.plain = True  # nothing below `other` is asked for

    def sees_state(self) -> bool:
        """Whether it asks for what is no part of a permanent's figures: who is exhausted, or damaged (SB-B15)."""
        return self.state != 0 or self.least_def != o.NO_LEAST or self.most_def != o.NO_LIMIT


@mypyc_attr(acyclic=True)
class CardFilter:
    """Which cards outside Field and Hive."""

    def __init__(self, types: int = 15, zone: int = o.HAND, owner: int = o.YOURS) -> None:
        self.types: i64 = types
        self.zone: i64 = zone
        self.owner: i64 = owner
        self.species: i64 = 0
        self.classes: i64 = 0
        self.traits: i64 = 0
        self.alliances: i64 = 0
        self.subtypes: i64 = 0
        self.quick = False
        self.kind: i64 = -1
        self.least_cost: i64 = o.NO_LEAST
        self.most_cost: i64 = o.NO_LIMIT


@mypyc_attr(acyclic=True)
class Amount:
    """A number, or something that is counted when it is needed."""

    def __init__(self, number: int = 0, op: int = -1, times: int = 1) -> None:
        self.number: i64 = number
        self.op: i64 = op  # -1: the number itself
        self.times: i64 = times
        self.filter: Filter | None = None
        self.cards: CardFilter | None = None
        self.whose: i64 = o.OF_THIS


@mypyc_attr(acyclic=True)
class Test:
    """A condition."""

    def __init__(self, op: int = 0, least: int = -1, most: int = o.NO_LIMIT) -> None:
        self.op: i64 = op
        self.least: i64 = least
        self.most: i64 = most
        self.flag = False  # less and not more; not your turn
        self.than_all = False
        self.filter: Filter | None = None
        self.cards: CardFilter | None = None
        self.whose: i64 = o.OF_IT


NO_AMOUNT: Final = Amount()


@mypyc_attr(acyclic=True)
class Gift:
    """What permanents have for a time or while something is on the Field."""

    def __init__(self) -> None:
        self.atk = NO_AMOUNT
        self.defence = NO_AMOUNT
        self.dev = NO_AMOUNT
        self.keywords: i64 = 0
        self.traits: i64 = 0
        self.resists: i64 = 0
        self.cannot: i64 = 0
        self.bounty = 0
        self.gives_figures = False
        self.gives_more = False


@mypyc_attr(acyclic=True)
class Target:
    """What is to be chosen as a thread is added: a permanent, a player or a thread, up to `most` of them."""

    def __init__(self, what: int = o.AT_PERMANENT, filter: Filter | None = None) -> None:
        self.what: i64 = what
        self.filter = filter
        self.least: i64 = 1
        self.most: i64 = 1
        self.first: i64 = 0  # its first place among a thread's targets
        self.enemies_only = False
        self.same_side: i64 = -1  # the place of a target whose controller this must have, too
        self.threads: i64 = 0  # 0 any, 1 actions, 2 abilities


@mypyc_attr(acyclic=True)
class Step:
    """One instruction."""

    def __init__(self, op: int = 0) -> None:
        self.op: i64 = op
        self.amount = NO_AMOUNT
        self.who: i64 = o.YOU
        self.slot: i64 = 0  # the first target it is about, and how many there are
        self.slots: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.filter: Filter | None = None
        self.cards: CardFilter | None = None
        self.test: Test | None = None
        self.gift: Gift | None = None
        self.to: i64 = 0  # where to go on, or where cards go
        self.flag = False  # held; minus; for this turn only
        self.kind: i64 = -1  # the token that is made
        self.dust: i64 = 0
        self.neutral: i64 = 0  # what may be paid
        self.shards: i64 = 0
        self.atk: i64 = 0
        self.defence: i64 = 0
        self.species: i64 = 0
        self.asks = op >= o.FIRST_QUESTION


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


@mypyc_attr(acyclic=True)
class Price:
    """What an activated ability costs."""

    def __init__(self) -> None:
        self.neutral: i64 = 0
        self.shards: i64 = 0
        self.dust: i64 = 0
        self.exhaust = False
        self.splat = False
        self.devotion: i64 = 0
        self.discard: i64 = 0
        self.counters: i64 = 0
        self.splat_other: Filter | None = None
        self.exhaust_other: Filter | None = None


@mypyc_attr(acyclic=True)
class Program:
    """Steps with a name to save them by, and for abilities when and how they are used."""

    def __init__(self, name: str, steps: list[Step], is_effect: bool = False) -> None:
        self.name = name
        self.steps = steps
        self.is_effect = is_effect
        self.settles = name in ("turn", "web")  # before it goes on, status checks and triggers are seen to
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
        self.slots: i64 = 0
        self.modes: list[Program] = []
        self.makes_dust = False  # a dust ability (SB-U4)
        self.gives: i64 = 0  # how much dust it gains for the mere use of its permanent; 0 if it takes or does more
        self.gives_dust: i64 = 0
        self.number: i64 = 0  # among the abilities of its card
        self.once = False
        self.quick = False
        self.price: Price | None = None
        self.event: i64 = -1
        self.watch: Filter | None = None  # None: only what happens to this card itself
        self.by: i64 = o.YOURS
        self.test: Test | None = None
        self.may_decline: bool = False  # its target may be refused, and then there is no thread (SB-Y3)
