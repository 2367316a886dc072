"""Every two cards meet: on opposite sides and on the same side, attacking, defeated, taken and returned.

What each pair does is the cards' own tests; here nothing may fail, hang or lose a card, whoever meets whom.
"""

from collections import Counter
from random import Random

import pytest

from bugduel.core.reading.fields import Fields
from bugduel.mindbug.actions import ACT, ATTACK, BLOCK_WITH, HUNT_CREATURE, verb
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program.ops import DEFEAT, RETURN_CREATURES, TAKE_CONTROL
from bugduel.mindbug.program.printed import CARDS
from bugduel.mindbug.program.program import Card, Program, Step
from bugduel.mindbug.rules.course import advance
from bugduel.mindbug.saved.position import stages_under
from mindbug_checks import cards_in_zones

CREATURES = [card for card in CARDS if card.cost < 0 and not card.tag_team]

# What somebody does to a creature out of the blue, as an effect of the other player.
BLOWS = [Program(f"blow/{op}", [Step(op)], True) for op in (DEFEAT, TAKE_CONTROL, RETURN_CREATURES)]


def table() -> Duel:
    """A table with hands, piles and supplies for whatever the cards do, and a creature on each side."""
    pile = {"hand": ["Killer Bee", "Gorillion", "Kong"], "draw": ["Bee Bear"] * 4, "energy": 2}
    players = [
        {"play": ["Rhino Turtle"], "discard": ["Spider Owl", "Hyenix"], **pile, "mindbugs": 1},
        {"play": ["Snail Hydra"], "discard": ["Luchataur", "Peacasus"], **pile, "mindbugs": 1, "used-mindbugs": 1},
    ]
    state = MINDBUG.position({"sets": list(MINDBUG.sets({})), "turn": 9, "players": players, "ask-always": True})
    assert isinstance(state, Duel)
    return state


TABLE = table()


def put(state: Duel, card: Card, seat: int) -> Creature:
    """A card in play as if it had been there for some turns."""
    base, double = stages_under(state.pool, card, Fields({}, card.name))
    state.arrivals += 1
    creature = Creature(base, state.arrivals, seat, 3)
    creature.card = card
    creature.double = double
    creature.octonite = card.octonite
    if double in state.doubles:
        state.doubles.remove(double)
    state.sides[seat].play.append(creature)
    state.stale = True
    return creature


def play_on(state: Duel, random: Random, choices: int) -> None:
    """Random choices, attacks first where there are any."""
    cards = cards_in_zones(state)
    advance(state)
    for _ in range(choices):
        if state.actor() < 0:
            break
        legal = state.legal()
        assert legal, "a choice without an answer"
        attacks = [action for action in legal if verb(action) in (ATTACK, HUNT_CREATURE, BLOCK_WITH, ACT)]
        state.apply(random.choice(attacks if attacks and random.random() < 0.7 else legal))
    assert cards_in_zones(state) == cards, "a card is lost or doubled"


@pytest.mark.parametrize("card", CREATURES, ids=lambda card: card.name)
def test_a_card_meets_every_other_and_itself(card: Card):
    random = Random(card.kind)
    for other in CREATURES[CREATURES.index(card) :]:
        for seat in (0, 1):
            state = TABLE.clone()
            put(state, card, 0)
            put(state, other, seat)
            play_on(state, random, 10)


@pytest.mark.parametrize("card", CREATURES, ids=lambda card: card.name)
def test_a_card_is_defeated_taken_and_returned_beside_others(card: Card):
    random = Random(card.kind)
    for other in CREATURES:
        blow = random.choice(BLOWS)
        state = TABLE.clone()
        victim = put(state, card, 0)
        put(state, other, random.randrange(2))
        frame = Frame(blow, 1, 0, card.kind)
        frame.picks = [victim.id]
        state.stack.append(frame)
        play_on(state, random, 6)


def test_the_pairs_are_all_there():
    assert len(CREATURES) == 251
    assert Counter(card.stage for card in CREATURES) == {1: 237, 2: 7, 3: 7}
