"""Cards as the engine runs them: the trees lowered once to small immutable objects of ints.

A program is a list of steps, a step is an op with a few numbers. Objects and not tuples, because a typed attribute
compiles to one memory read. What the ops do: `rules/questions` and `rules/effects`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.program import ops as o


@mypyc_attr(acyclic=True)
class Filter:
    """Which creatures: a side seen from the source, limits to their power, and what else is asked of them."""

    def __init__(self, side: int = o.ANY, other: bool = False, least: int = 0, most: int = o.NO_LIMIT) -> None:
        self.side: i64 = side
        self.other = other
        self.least: i64 = least
        self.most: i64 = most
        self.keywords: i64 = 0  # any of these
        self.extreme: i64 = 0
        self.boosted = False
        self.octonite = False
        self.lower_than_this = False
        self.shares_power = False
        self.shown_power = False  # the power of a card that was revealed
        self.plain = True  # nothing of the last seven

    @property
    def looks_at_power(self) -> bool:
        """Whether it compares creatures by a power that must be known first."""
        return self.extreme != 0 or self.lower_than_this or self.shares_power


@mypyc_attr(acyclic=True)
class CardFilter:
    """Which cards of a place: limits to their printed power, and an event they have an effect for."""

    def __init__(self, least: int = 0, most: int = o.NO_LIMIT, has: int = -1) -> None:
        self.least: i64 = least
        self.most: i64 = most
        self.has: i64 = has


@mypyc_attr(acyclic=True)
class Test:
    """A condition and its number."""

    def __init__(self, op: int, number: int = 0) -> None:
        self.op: i64 = op
        self.number: i64 = number


@mypyc_attr(acyclic=True)
class Count:
    """An amount that is counted when it is needed."""

    def __init__(self, op: int, times: int, filter: Filter | None = None) -> None:
        self.op: i64 = op
        self.times: i64 = times
        self.filter = filter


@mypyc_attr(acyclic=True)
class Step:
    """One instruction.

    `least`, `most`, `filter`, `cards` and `place` say what is chosen; `amount` (or `count`) and `who` what is
    done; `test` and `to` where to go on.
    """

    def __init__(
        self,
        op: int = 0,
        amount: int = 0,
        who: int = 0,
        least: int = 0,
        most: int = 0,
        filter: Filter | None = None,
        to: int = 0,
    ) -> None:
        self.op: i64 = op
        self.amount: i64 = amount
        self.who: i64 = who
        self.least: i64 = least
        self.most: i64 = most
        self.filter = filter
        self.to: i64 = to
        self.cards: CardFilter | None = None
        self.place: i64 = o.IN_DISCARD
        self.any_side = False  # cards of all players' piles
        self.count: Count | None = None
        self.test: Test | None = None
        self.keywords: i64 = 0
        self.cannot: i64 = 0
        self.static: Static | None = None
        self.kind: i64 = -1  # the card that is evolved to
        self.pair = False  # a creature of the same power as the one chosen before
        self.flag = False  # of what is put into play: no Play effects; of what is chosen: see `questions/choosing`
        self.asks = op <= o.LAST_QUESTION


@mypyc_attr(acyclic=True)
class Program:
    """Steps with a name to save them by. Triggers that come up in an effect wait until it has finished (MB-G6)."""

    def __init__(self, name: str, steps: list[Step], is_effect: bool = False, event: int = 0) -> None:
        self.name = name
        self.steps = steps
        self.is_effect = is_effect
        self.event: i64 = event
        self.is_granted = False  # a card gives it to others
        self.copies = False  # it does the Play effect of something else (MB-T8)
        self.at = [-1] * o.OPS  # where its steps are, by op; -1 for none
        for place, step in enumerate(steps):
            if self.at[step.op] < 0:
                self.at[step.op] = place
            if step.op == o.COPY_PLAY:
                self.copies = True


@mypyc_attr(acyclic=True)
class Static:
    """A constant ability while its condition holds: what creatures of `filter` gain, or what players cannot do."""

    def __init__(self, filter: Filter, test: Test | None = None) -> None:
        self.filter = filter
        self.test = test
        self.late = test is not None and test.op in (o.STRONGEST_ALLY, o.ALLIES_SHARE_POWER)  # looks at power
        self.power: i64 = 0
        self.count: Count | None = None  # the power is counted
        self.keywords: i64 = 0
        self.keywords_off = False
        self.cannot: i64 = 0
        self.dice: i64 = 0
        self.grants: Program | None = None
        self.rerolls: i64 = 0
        self.mine_bars: i64 = 0
        self.their_bars: i64 = 0
        self.mate_bars: i64 = 0
        self.unplayable: i64 = 0  # opponents cannot play cards of so much power or less
        self.too_strong: i64 = 0  # the teammate cannot play cards of so much power or more; 0 for none
        self.gives_power = False  # which layers it has a part in
        self.gives_more = False
        self.limits = False
        self.on_itself = False  # it is about its own creature, whatever that is like

    def sort(self) -> None:
        """Find out which layers it has a part in, once all else is set."""
        self.gives_power = self.power != 0 or self.count is not None
        bars = self.mine_bars | self.their_bars | self.mate_bars | self.rerolls | self.unplayable | self.too_strong
        self.limits = bool(bars or self.cannot or self.keywords_off or self.dice)
        self.gives_more = self.limits or self.keywords != 0
        filter = self.filter
        self.on_itself = filter.side == o.THIS and filter.plain and filter.least <= 0 and filter.most == o.NO_LIMIT


@mypyc_attr(acyclic=True)
class BlockRule:
    """Who alone can block a creature."""

    def __init__(self, filter: Filter, near: int = -1, keywordless: bool = False) -> None:
        self.filter = filter
        self.near: i64 = near
        self.keywordless = keywordless


@mypyc_attr(acyclic=True)
class Card:
    """A printed card. `kind` is its number in the catalogue, the same in every game; copies share it."""

    def __init__(self, kind: int, name: str, power: int = 0, keywords: int = 0) -> None:
        self.kind: i64 = kind
        self.name = name
        self.power: i64 = power
        self.keywords: i64 = keywords
        self.copies: i64 = 1
        self.stage: i64 = 1
        self.tag_team = False
        self.octonite: i64 = 0
        self.distributes = False
        self.dice: i64 = 0
        self.cost: i64 = -1  # of a Power card
        self.faces: list[tuple[int, int]] = []  # power and keywords when turned
        self.triggers: list[list[Program]] = [[] for _ in EVENTS]
        self.statics: list[Static] = []
        self.discard_statics: list[Static] = []
        self.copied_keywords: i64 = 0
        self.blockers: list[BlockRule] = []
        self.cannot_hunt: list[Filter] = []
        self.hunts_only: Filter | None = None
        self.must_be_hunted = False
        self.reversed_fight = False
        self.evolves_instead: i64 = -1
        self.bars_hands = False  # it keeps cards from a hand (MB-X11)
        self.constant: i64 = 0  # what its constant abilities do and look at, as bits; 0 if it has none
        self.grants = False  # it gives attackers an ability


NO_CARD: Final = Card(-1, "no card")


def course(name: str, *steps: int) -> Program:
    return Program(name, [Step(op) for op in steps])


# The course of a duel is programs too. The short ones leave out what no card of First Contact needs.
TURN: Final = course("turn", o.START_TURN, o.TURN_ACTION, o.AFTER_ACTION, o.END_TURN, o.CLOSE_TURN)
FULL_TURN: Final = course(
    "full-turn",
    o.START_TURN,
    o.BUY,
    o.HARVEST,
    o.FAST_ACTION,
    o.TURN_ACTION,
    o.FAST_ACTION,
    o.AFTER_ACTION,
    o.END_TURN,
    o.FAST_ACTION,
    o.CLOSE_TURN,
)
PLAY_CARD: Final = course("play-card", o.SHOW_CARD, o.OFFER_MINDBUG, o.ENTER_PLAY)
ATTACK: Final = course(
    "attack",
    o.DECLARE_ATTACK,
    o.HUNT,
    o.BLOCK,
    o.FIGHT,
    o.ATTACK_AGAIN,
)
DICE_ATTACK: Final = course(
    "dice-attack",
    o.DECLARE_ATTACK,
    o.REROLL,
    o.DICE_RESULTS,
    o.ATTACK_EFFECTS,
    o.HUNT,
    o.BLOCK,
    o.FIGHT,
    o.ATTACK_AGAIN,
)
WAITING: Final = course("waiting", o.NEXT_WAITING)
COURSE: Final = {program.name: program for program in (TURN, FULL_TURN, PLAY_CARD, ATTACK, DICE_ATTACK, WAITING)}
