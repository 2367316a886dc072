"""Cards as the engine runs them: the trees lowered once to small immutable objects of ints.

A program is a list of steps, a step is an op with a few numbers. Objects and not tuples, because a typed attribute
compiles to one memory read. What the ops do is written where they run: `turn`, `attack` and `effects`.
"""

from typing import Final

# Steps of the turn itself.
START_TURN: Final = 1
TURN_ACTION: Final = 2
AFTER_ACTION: Final = 3
END_TURN: Final = 4
CLOSE_TURN: Final = 5
SHOW_CARD: Final = 6
OFFER_MINDBUG: Final = 7
ENTER_PLAY: Final = 8
DECLARE_ATTACK: Final = 9
HUNT: Final = 10
BLOCK: Final = 11
FIGHT: Final = 12
ATTACK_AGAIN: Final = 13
NEXT_WAITING: Final = 14

# Steps of effects: first what is chosen or gathered, then what is done with it.
CHOOSE_CREATURE: Final = 20
CHOOSE_DISCARDED: Final = 21
CHOOSE_FROM_HAND: Final = 22
ASK_MAY: Final = 23
ASK_OPTION: Final = 24
GATHER_CREATURES: Final = 30
GATHER_DISCARDED: Final = 31
DEFEAT: Final = 32
TAKE_CONTROL: Final = 33
PUT_INTO_PLAY: Final = 34
RETURN_TO_HAND: Final = 35
DISCARD: Final = 36
DISCARD_DRAW_PILE: Final = 37
STEAL_CARDS: Final = 38
DRAW_UNUSED: Final = 39
GAIN_LIFE: Final = 40
LOSE_LIFE: Final = 41
LOSE_LIFE_DOWN_TO: Final = 42
STEAL_LIFE: Final = 43
MATCH_LIFE: Final = 44
REFRESH: Final = 45
EXTRA_TURN: Final = 46
WIN_GAME: Final = 47
LOSE_GAME: Final = 48
THIS_TURN: Final = 49
MAKE_ATTACK: Final = 50
RETURN_CREATURES: Final = 54
ALL_THIS_TURN: Final = 55
COUNT_MOVED: Final = 56
REPEAT: Final = 57  # jump when what was counted is used up
UNLESS: Final = 51  # jump unless a condition holds
UNLESS_DONE: Final = 52  # jump unless the step before was done in full
JUMP: Final = 53

# Events that trigger abilities.
PLAYED: Final = 0
ATTACKS: Final = 1
DEFEATED: Final = 2
TURN_ENDS: Final = 3
DISCARDED: Final = 4
EVENTS: Final = ["play", "attack", "defeated", "end-of-turn", "discarded"]

# Which creatures, seen from the creature whose card says so.
ANY: Final = 0
ALLY: Final = 1
ENEMY: Final = 2
THIS: Final = 3

# Conditions.
ALWAYS: Final = 0
MY_TURN: Final = 1
ONLY_ALLY: Final = 2
FEWER_CREATURES: Final = 3

# What a creature cannot do, and what a player's side cannot do, as bits.
CANNOT_ATTACK: Final = 1
CANNOT_BLOCK: Final = 2
CANNOT_BE_DEFEATED: Final = 4
NO_PLAY_EFFECTS: Final = 1
NO_MINDBUGS: Final = 2

NO_LIMIT: Final = 999


class Filter:
    """Which creatures: a side seen from the source, and limits to their power."""

    def __init__(self, side: int = ANY, other: bool = False, least: int = 0, most: int = NO_LIMIT) -> None:
        self.side = side
        self.other = other
        self.least = least
        self.most = most


class Step:
    """One instruction. `least`, `most` and `filter` say what is chosen, `amount` and `who` what is done (0 me, 1 the
    opponent), `condition` and `to` where to go on.
    """

    def __init__(
        self,
        op: int = 0,
        amount: int = 0,
        who: int = 0,
        least: int = 0,
        most: int = 0,
        filter: Filter | None = None,
        condition: int = ALWAYS,
        to: int = 0,
        keywords: int = 0,
        cannot: int = 0,
        static: "Static | None" = None,
    ) -> None:
        self.op = op
        self.amount = amount
        self.who = who
        self.least = least
        self.most = most
        self.filter = filter
        self.condition = condition
        self.to = to
        self.keywords = keywords
        self.cannot = cannot
        self.static = static
        self.asks = op in ASKING


ASKING: Final = frozenset(
    {
        TURN_ACTION,
        OFFER_MINDBUG,
        HUNT,
        BLOCK,
        ATTACK_AGAIN,
        NEXT_WAITING,
        CHOOSE_CREATURE,
        CHOOSE_DISCARDED,
        CHOOSE_FROM_HAND,
        ASK_MAY,
        ASK_OPTION,
    }
)


class Program:
    """Steps with a name to save them by. Triggers that come up in an effect wait until it has finished (MB-G6)."""

    def __init__(self, name: str, steps: list[Step], is_effect: bool = False, event: int = 0, ability: int = 0) -> None:
        self.name = name
        self.steps = steps
        self.is_effect = is_effect
        self.event = event
        self.ability = ability  # its number among the triggered abilities of its card


class Static:
    """A constant ability while its condition holds: what creatures of `filter` gain, or what a player cannot do."""

    def __init__(
        self,
        filter: Filter,
        condition: int = ALWAYS,
        power: int = 0,
        keywords: int = 0,
        cannot: int = 0,
        mine_bars: int = 0,
        their_bars: int = 0,
    ) -> None:
        self.filter = filter
        self.condition = condition
        self.power = power
        self.keywords = keywords
        self.cannot = cannot
        self.mine_bars = mine_bars
        self.their_bars = their_bars


class Card:
    """A printed card. `kind` is its number in the catalogue, the same in every game; copies share it."""

    def __init__(
        self,
        kind: int,
        name: str,
        power: int,
        keywords: int,
        copies: int = 1,
        stage: int = 1,
        tag_team: bool = False,
    ) -> None:
        self.kind = kind
        self.name = name
        self.power = power
        self.keywords = keywords
        self.copies = copies
        self.stage = stage
        self.tag_team = tag_team
        self.triggers: list[list[Program]] = [[] for _ in EVENTS]
        self.statics: list[Static] = []
        self.copied_keywords = 0
        self.blockers: list[Filter] = []
        self.is_constant = False  # something of it changes derived values


# The course of a duel is programs too.
TURN: Final = Program("turn", [Step(op) for op in (START_TURN, TURN_ACTION, AFTER_ACTION, END_TURN, CLOSE_TURN)])
PLAY_CARD: Final = Program("play-card", [Step(op) for op in (SHOW_CARD, OFFER_MINDBUG, ENTER_PLAY)])
ATTACK: Final = Program("attack", [Step(op) for op in (DECLARE_ATTACK, HUNT, BLOCK, FIGHT, ATTACK_AGAIN)])
WAITING: Final = Program("waiting", [Step(NEXT_WAITING)])
COURSE: Final = {program.name: program for program in (TURN, PLAY_CARD, ATTACK, WAITING)}

# Places in them that a step may go to.
TO_TURN_ACTION: Final = 1
TO_FIGHT: Final = 3
TO_END_OF_ATTACK: Final = 5
