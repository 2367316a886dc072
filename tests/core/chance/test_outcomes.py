"""Chance that is asked for instead of drawn: every outcome with its probability."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from bugduel.core.chance.chance import Chance
from bugduel.core.chance.outcomes import Script, after, next_chance, outcomes
from bugduel.core.chance.rng import seeded
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS

FEW = {"Gorillion": 11, "Bee Bear": 11}


def test_two_dice_have_their_known_probabilities():
    totals: Counter[int] = Counter()
    found: dict[int, Fraction] = {}
    for probability, total in outcomes(lambda chance: chance.below(6) + chance.below(6) + 2):
        totals[total] += 1
        found[total] = found.get(total, Fraction()) + probability
    assert sum(found.values()) == 1
    assert found[7] == Fraction(1, 6)
    assert totals[2] == totals[12] == 1


def test_what_comes_later_may_depend_on_what_came_before():
    def play(chance: Chance) -> str:
        return "heads" if chance.below(2) == 0 else f"tails {chance.below(3)}"

    assert {result: probability for probability, result in outcomes(play)} == {
        "heads": Fraction(1, 2),
        "tails 0": Fraction(1, 6),
        "tails 1": Fraction(1, 6),
        "tails 2": Fraction(1, 6),
    }


def test_a_bag_gives_each_item_equally_often_and_keeps_the_rest():
    def play(chance: Chance) -> tuple[int, ...]:
        bag = [1, 2, 3]
        return (chance.take(bag), *sorted(bag))

    assert sorted(outcomes(play)) == [(Fraction(1, 3), (one, *sorted({1, 2, 3} - {one}))) for one in (1, 2, 3)]


def test_the_dice_of_an_attack():
    """A King of Tokyo creature that rolls: as many outcomes as its dice have faces, all alike in probability."""
    state = MINDBUG.position({"sets": ["king-of-tokyo"], "players": [{"play": ["H.A.D.E.S."], "hand": ["Kong"]}, {}]})
    attack = next(action for action in state.legal() if state.move(action).kind == "attack")
    dice = state.sides[0].play[0].dice
    found: list[tuple[Fraction, Any]] = list(outcomes(lambda chance: after(state, attack, chance)))
    assert dice > 0
    assert len(found) == 6**dice
    assert {probability for probability, _ in found} == {Fraction(1, 6**dice)}
    faces = Counter(tuple(sorted(one.stack[-1].picks)) for _, one in found if one.actor() >= 0)
    assert len(faces) > 1, "different dice lead to different games"


def test_a_stolen_card_is_each_card_of_the_hand_equally_often():
    """The Barrel falls and steals two cards at random (of three, so three pairs)."""
    mine = {"play": ["Goblin Werewolf"], "hand": ["Gorillion", "Bee Bear", "Brain Fly"], "draw": []}
    state = MINDBUG.position({"players": [mine, {"play": ["Strange Barrel"], "draw": []}]})
    state.apply(next(action for action in state.legal() if state.move(action).kind == "attack"))
    hunt = next(action for action in state.legal() if state.move(action).kind == "hunt")
    shares: dict[tuple[str, ...], Fraction] = {}
    found: list[tuple[Fraction, Any]] = list(outcomes(lambda chance: after(state, hunt, chance)))
    for probability, one in found:
        left = tuple(one.name(kind) for kind in one.sides[0].hand)
        shares[left] = shares.get(left, Fraction()) + probability
    assert shares == {(name,): Fraction(1, 3) for name in ("Gorillion", "Bee Bear", "Brain Fly")}


def test_a_draw_in_a_deck_game():
    """Shard Bugs draws from a bag: one outcome for each card that is left, the game asking once."""
    state: Any = SHARD_BUGS.setup({}).new("a draw")
    while state.turn < 2:
        before = state.clone()
        action = state.legal()[-1]
        state.apply(action)
    found = list(outcomes(lambda chance: after(before, action, chance)))
    assert sum(probability for probability, _ in found) == 1
    assert len(found) == len(before.sides[state.active].bag)


@pytest.mark.parametrize("game", [MINDBUG, SHARD_BUGS], ids=["mindbug", "shardbugs"])
def test_the_deal_is_asked_for_card_by_card(game):
    """Too many deals to list, so they are walked: the first card is one of the whole pool, the next one of the rest."""
    setup = game.setup({"pool": FEW} if game is MINDBUG else {})
    bounds = [next_chance(setup.deal, [0] * count) for count in range(6)]
    if game is MINDBUG:
        assert bounds == [22, 21, 20, 19, 18, 17]
    else:
        assert bounds == [2, 60, 59, 58, 57, 56], "who begins, then seven cards of the first player's deck"


def test_a_script_deals_what_it_says_and_no_more():
    setup = MINDBUG.setup({"pool": FEW})
    rng = seeded("a deal")
    numbers: list[int] = []
    while bound := next_chance(setup.deal, numbers):
        numbers.append(rng.below(bound))
    one, other = setup.deal(Script(numbers)), setup.deal(Script(numbers))
    assert one.to_data() == other.to_data()
    with pytest.raises(ValueError, match="must be below 22"):
        setup.deal(Script([22]))
