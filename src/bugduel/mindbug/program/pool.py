"""The cards a game is played with."""

from mypy_extensions import mypyc_attr

from bugduel.core.worth.weights import Weights
from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.cards.keywords import FAST
from bugduel.mindbug.program.ops import (
    ACTION,
    ATTACKS,
    BOOST,
    HARVESTED,
    PLAYED,
)
from bugduel.mindbug.program.program import ATTACK, DICE_ATTACK, FULL_TURN, NO_CARD, TURN, Card, Program, Static
from bugduel.mindbug.program.worths import NO_WORTHS, Worths
from bugduel.mindbug.seating import DUEL, Seating


@mypyc_attr(acyclic=True)
class Pool:
    """`cards` by kind (all that are known, in play or not), and how often each kind is in this game.

    What no card of the pool needs is left out of the course of the duel, so that it costs nothing.
    """

    def __init__(
        self,
        cards: list[Card] | None = None,
        counts: dict[int, int] | None = None,
        power_cards: list[int] | None = None,
        seating: Seating = DUEL,
    ) -> None:
        self.seating = seating
        self.cards: list[Card] = []
        self.kinds: dict[str, int] = {}
        self.programs: dict[str, Program] = {}
        self.counts: dict[int, int] = counts if counts is not None else {}
        self.power_cards: list[int] = power_cards if power_cards is not None else []
        self.dealt: list[int] = []  # every copy that is shuffled
        self.doubles: list[int] = []  # double cards, by their second stage, set aside (MB-S7)
        self.watched: list[bool] = [False for _ in EVENTS]  # by event: whether any card cares
        self.worths: Worths = NO_WORTHS  # what bots take everything to be worth
        self.weights: Weights | None = None  # that these were summed up from
        self.twins: list[Pool] = []  # the same with other weights
        self.turn: Program = TURN
        self.attack: Program = ATTACK
        self.plain = True  # no boosts, dice, faces and the like
        self.has_actions = False
        self.has_far = False  # a constant ability in the discard pile
        self.has_hunted = False  # a creature that must be hunted
        self.grants_play = False  # a card gives others a Play effect
        for card in cards if cards is not None else []:
            self.learn(card)
        for kind, count in self.counts.items():
            self.add(self.cards[kind], count)
        for kind in self.power_cards:
            self.look(self.cards[kind])
        if self.power_cards:
            self.turn = FULL_TURN
            self.attack = DICE_ATTACK
            self.plain = False

    def learn(self, card: Card) -> None:
        while len(self.cards) <= card.kind:
            self.cards.append(NO_CARD)
        self.cards[card.kind] = card
        self.kinds[card.name] = card.kind
        for programs in card.triggers:
            for program in programs:
                self.programs[program.name] = program
        for static in card.statics + card.discard_statics:
            if static.grants is not None:
                self.programs[static.grants.name] = static.grants

    def add(self, card: Card, count: int) -> None:
        if card.stage == 1:
            self.dealt.extend([card.kind] * count)
        elif card.stage == 2:
            self.doubles = self.doubles + [card.kind] * count
        self.look(card)

    def look(self, card: Card) -> None:
        """Note what the course of a duel with this card must have."""
        for event in range(len(EVENTS)):
            if card.triggers[event]:
                self.watched[event] = True
        statics = card.statics + card.discard_statics
        programs = [program for programs in card.triggers for program in programs]
        programs += [static.grants for static in statics if static.grants is not None]
        steps = [step for program in programs for step in program.steps]
        statics = statics + [step.static for step in steps if step.static is not None]  # those given for a turn, too
        fast = card.keywords & FAST != 0 or any(static.keywords & FAST for static in statics)
        fast = fast or any(step.keywords & FAST for step in steps)
        if fast or card.octonite or card.triggers[HARVESTED] or card.triggers[ACTION]:
            self.turn = FULL_TURN
        if card.triggers[ACTION]:
            self.has_actions = True
        if card.dice or any(static.dice or grants(static, ATTACKS) for static in statics):
            self.attack = DICE_ATTACK
        if any(grants(static, PLAYED) for static in statics):
            self.grants_play = True
        if card.discard_statics:
            self.has_far = True
        if card.must_be_hunted:
            self.has_hunted = True
        for static in statics:
            self.look_at_static(static)
        if card.dice or card.faces or any(boosts(program) for program in programs):
            self.plain = False

    def look_at_static(self, static: Static) -> None:
        if static.dice or static.rerolls or static.unplayable or static.too_strong:
            self.plain = False


def grants(static: Static, event: int) -> bool:
    return static.grants is not None and static.grants.event == event


def boosts(program: Program) -> bool:
    return program.at[BOOST] >= 0
