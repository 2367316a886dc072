"""What a game in progress is made of: creatures in play, players' sides, and frames of what is being resolved."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.core.lists import NO_INTS
from bugduel.mindbug.knowledge import NOTHING_KNOWN
from bugduel.mindbug.program.program import NO_CARD, Card, Program

NO_PROGRAM = Program("nothing", [])


@mypyc_attr(acyclic=True)
class Creature:
    """A card in play. Its `id` is the number of its arrival: public, never reused, new when it comes back (MB-M7).

    `power`, `keywords`, `works`, `cannot` and `dice` are derived (`layers`); the rest is its own state.
    """

    __slots__ = (
        "acted",
        "active_keywords",
        "arrived",
        "attack_turn",
        "attacks",
        "base",
        "blocked",
        "bonus",
        "boosts",
        "cannot",
        "card",
        "dice",
        "double",
        "exhausted",
        "face",
        "gained",
        "id",
        "keywords",
        "limits",
        "octonite",
        "power",
        "seat",
        "slew",
    )

    def __init__(self, card: Card = NO_CARD, id: i64 = 0, seat: i64 = 0, arrived: i64 = 0) -> None:
        self.card = card  # what it is now: its stage
        self.base = card  # what it is outside play
        self.double: i64 = -1  # the double card that lies on it (MB-V2)
        self.face: i64 = 0  # how it is turned (MB-X2)
        self.id: i64 = id
        self.seat: i64 = seat  # its controller
        self.arrived: i64 = arrived  # the turn it came into play
        self.exhausted = False
        self.octonite: i64 = 0
        self.boosts = NO_INTS  # the cards under it
        self.attack_turn: i64 = 0  # the last turn it attacked in, and how often it did then
        self.attacks: i64 = 0
        self.acted = False  # it has used or declined what FAST gives it (MB-K6)
        self.blocked: i64 = 0  # the last turn it blocked or was hunted in
        self.slew: i64 = 0  # the last turn it defeated an enemy in a fight
        self.bonus: i64 = 0  # power, keywords and limits of this turn (MB-G11)
        self.gained: i64 = 0
        self.limits: i64 = 0
        self.power: i64 = card.power
        self.keywords: i64 = card.keywords  # those it has
        self.active_keywords: i64 = card.keywords  # those of them that have an effect
        self.cannot: i64 = 0
        self.dice: i64 = card.dice

    def clone(self) -> "Creature":
        twin = Creature(self.card, self.id, self.seat, self.arrived)
        twin.base = self.base
        twin.double = self.double
        twin.face = self.face
        twin.exhausted = self.exhausted
        twin.octonite = self.octonite
        twin.boosts = self.boosts
        twin.attack_turn = self.attack_turn
        twin.attacks = self.attacks
        twin.acted = self.acted
        twin.blocked = self.blocked
        twin.slew = self.slew
        twin.bonus = self.bonus
        twin.gained = self.gained
        twin.limits = self.limits
        twin.power = self.power
        twin.keywords = self.keywords
        twin.active_keywords = self.active_keywords
        twin.cannot = self.cannot
        twin.dice = self.dice
        return twin


@mypyc_attr(acyclic=True)
class Side:
    """One player's half of the table. Cards outside play have no state (MB-M7), so they are just their kinds.

    Hands are kept sorted, so that equal cards are neighbours. The top of the draw pile is its end.
    """

    __slots__ = (
        "bars",
        "discard",
        "draw",
        "energy",
        "hand",
        "known",
        "life",
        "mindbugs",
        "play",
        "rerolls",
        "too_strong",
        "unplayable",
        "used",
    )

    def __init__(self, hand: list[int], draw: list[int], discard: list[int], play: list[Creature]) -> None:
        self.life: i64 = 0  # of the team: teammates always have the same (MB-Q1)
        self.mindbugs: i64 = 0
        self.used: i64 = 0
        self.energy: i64 = 0
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.play = play
        self.known = NOTHING_KNOWN  # cards of the hand that others know to be there, by viewer (`knowledge`)
        self.bars: i64 = 0  # derived: what this player cannot do
        self.unplayable: i64 = 0  # derived: cards of so much power or less cannot be played from hand
        self.too_strong: i64 = 0  # derived: nor can those of so much or more; 0 for none
        self.rerolls: i64 = 0  # derived: further rerolls

    def clone(self) -> "Side":
        twin = Side(self.hand, self.draw, self.discard, [creature.clone() for creature in self.play])
        twin.life = self.life
        twin.mindbugs = self.mindbugs
        twin.used = self.used
        twin.energy = self.energy
        twin.known = self.known
        twin.bars = self.bars
        twin.unplayable = self.unplayable
        twin.too_strong = self.too_strong
        twin.rerolls = self.rerolls
        return twin


@mypyc_attr(acyclic=True)
class TurnAbility:
    """A constant ability that an effect gave a player for this turn: the step of a program that says what it is."""

    __slots__ = ("place", "program", "seat", "source")

    def __init__(self, program: Program = NO_PROGRAM, place: i64 = 0, seat: i64 = 0, source: i64 = 0) -> None:
        self.program = program
        self.place: i64 = place
        self.seat: i64 = seat
        self.source: i64 = source


@mypyc_attr(acyclic=True)
class Away:
    """A card that an effect of a creature has set aside, and who controlled it (MB-X12)."""

    __slots__ = ("kind", "seat", "source")

    def __init__(self, kind: i64 = -1, seat: i64 = 0, source: i64 = 0) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.source: i64 = source


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A program being run, and how far it is: the one kind of thing on the stack.

    A frame that has not started is a waiting effect; `waiting` holds those that the active player has yet to order.
    """

    __slots__ = (
        "chosen",
        "done",
        "had",
        "held",
        "kind",
        "moved",
        "picks",
        "place",
        "program",
        "repeats",
        "rival",
        "seat",
        "source",
        "target",
        "waiting",
        "wanted",
    )

    def __init__(self, program: Program = NO_PROGRAM, seat: i64 = 0, source: i64 = 0, kind: i64 = -1) -> None:
        self.program = program
        self.place: i64 = 0
        self.seat: i64 = seat  # whom it happens for
        self.rival: i64 = -1  # the opponent it is aimed at, once one was chosen (MB-Q4)
        self.source: i64 = source  # the creature it comes from, 0 for none
        self.kind: i64 = kind  # that creature's card, or the card being played
        self.target: i64 = 0  # the blocker of an attack, the victor over a fallen creature, the taker of a played card
        self.done = True  # the last step was done in full (MB-G10)
        self.moved: i64 = 0  # how many cards or creatures the last step moved
        self.had: i64 = 0  # octonite that a fallen creature had; printed power of what was discarded; a named keyword
        self.repeats: i64 = 0  # how often the steps of a ForEach are still to be done; rerolls left
        self.chosen: i64 = 0  # picks made in this step
        self.wanted: i64 = 0  # how many are to be picked, where that is counted first
        self.picks = NO_INTS  # creatures, cards, or the dice of an attack
        self.held = NO_INTS  # cards or dice put aside meanwhile
        self.waiting = NO_FRAMES

    def clone(self) -> "Frame":
        twin = Frame(self.program, self.seat, self.source, self.kind)
        twin.place = self.place
        twin.rival = self.rival
        twin.target = self.target
        twin.done = self.done
        twin.moved = self.moved
        twin.had = self.had
        twin.repeats = self.repeats
        twin.chosen = self.chosen
        twin.wanted = self.wanted
        twin.picks = self.picks
        twin.held = self.held
        if self.waiting:
            twin.waiting = [frame.clone() for frame in self.waiting]
        return twin


NO_CREATURES: Final[list[Creature]] = []
NO_FRAMES: Final[list[Frame]] = []
