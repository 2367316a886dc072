"""Bugs that were found and mended, so that they stay so."""

import json

import pytest

from bugduel.core import BadData, seeded
from bugduel.mindbug.cards.tree import Constant
from bugduel.mindbug.cards.vocabulary import (
    FAST,
    FRENZY,
    ally,
    any_creature,
    creature,
    defeat,
    discard,
    every,
    for_each,
    gain_life,
    grant_attack,
    have,
    life_is,
    me,
    more_dice,
    opponent,
    per,
    power_up,
    put_this_into_play,
    refresh,
    strongest_ally,
    this,
    this_turn,
    weakest,
    while_,
)
from bugduel.mindbug.game import MINDBUG
from duel import Duel
from marks import rule
from plain import plain

ALL = list(MINDBUG.sets({}))
TWO = ["Gorillion", "Luchataur"]


@rule("MB-G9", "MB-Y1")
def test_a_hand_refilled_from_under_the_draw_pile_is_seen_at_once():
    duel = Duel(
        mine=["Quetzalcóatl"],
        theirs=["Fennel Trickster"],
        hand=["Future Eric", "Gorillion"],
        their_hand=["Gorillion"],
        their_mindbugs=1,
        unused=["Gorillion"] * 6,
        sets=ALL,
    )
    duel.play("Future Eric").mindbug().attack("Quetzalcóatl").block("Fennel Trickster")
    duel.sees(mine=["Quetzalcóatl"], their_discard=["Fennel Trickster"])


@rule("MB-R2", "MB-X11")
def test_in_an_older_edition_too_a_hand_is_refilled_once_alien_brain_is_gone():
    duel = Duel(
        mine=["Bullet Train"],
        theirs=["Alien Brain", "Jean-Claw Pandamme"],
        hand=TWO,
        draw=["Gorillion"] * 6,
        sets=ALL,
        edition="beyond",
    )
    duel.attack("Bullet Train").resolve("Bullet Train").choose("Luchataur")
    duel.sees(hand=["Gorillion"] * 5, draw=["Gorillion"] * 2)


@rule("MB-R2")
@pytest.mark.parametrize("edition", ["beyond", "first"])
def test_in_older_editions_swapping_hands_refills_only_a_hand_that_a_card_left(edition: str):
    duel = Duel(
        mine=["Macaw Dagon", "Gorillion"],
        hand=[],
        draw=["Bee Bear"] * 4,
        their_hand=["Killer Bee", "Kong"],
        their_draw=["Hyenix"] * 4,
        sets=ALL,
        edition=edition,
    )
    duel.attack("Macaw Dagon").sees(hand=["Killer Bee", "Kong"], their_hand=["Hyenix"] * 4)


@rule("MB-N1", "MB-X16")
def test_whoever_is_asked_for_a_turn_action_has_one_in_every_imagined_game():
    duel = Duel(mine=["Wolfman Steve"], their_hand=["Gorillion", "Bee Bear"], their_turn=True, sets=ALL)
    for number in range(200):
        imagined = duel.state.imagine(0, seeded(str(number)))
        assert imagined.outcome() is None
        assert imagined.view(0) == duel.state.view(0)


@rule("MB-N1", "MB-X16")
def test_whoever_is_asked_to_play_a_card_by_an_effect_has_one_in_every_imagined_game():
    hand = ["Lord Watermelon", "Gorillion", "Bee Bear"]
    duel = Duel(mine=["Wolfman Steve"], hand=TWO, their_hand=hand, their_turn=True, sets=ALL).play("Lord Watermelon")
    for number in range(200):
        assert duel.state.imagine(0, seeded(str(number))).view(0) == duel.state.view(0)


@rule("MB-G7")
def test_felix_evolves_after_defeating_an_enemy_by_an_ability_of_its_own():
    felix = {"card": '"One-Eye" Felix', "octonite": 1}
    duel = Duel(mine=[felix, "Beetroot Predator"], theirs=["Axolotl Healer"], their_hand=TWO, hand=TWO, sets=ALL)
    duel.attack('"One-Eye" Felix').sees(mine=["Beetroot Predator", "Silver Whiskers"], their_discard=["Axolotl Healer"])


@rule("MB-X2")
def test_who_took_sluggernaut_chooses_how_it_is_turned():
    duel = Duel(mine=["Sluggernaut"], theirs=["Cherry Bug", "Porcupine Teacher"], their_hand=TWO, hand=TWO, sets=ALL)
    duel.attack("Sluggernaut").block("Cherry Bug").resolve("Cherry Bug").asks("them", "option")


# --- home-made cards --------------------------------------------------------------------------------------------------


@rule("MB-T8")
def test_cards_that_set_themselves_off_for_ever_end_in_a_draw():
    phoenix = creature("Phoenix", 3, play=defeat(every(this)), defeated=put_this_into_play())
    duel = Duel(hand=["Phoenix", *TWO], their_hand=TWO, cards=[phoenix])
    duel.play("Phoenix").sees(winner="nobody")


def test_a_counted_discard_for_each_card_comes_to_its_end():
    tax = creature("Tax", 3, play=for_each(discard(1, me), discard(per(any_creature), opponent)))
    duel = Duel(hand=["Tax", *TWO], their_hand=["Bee Bear", "Kong", "Hyenix"], cards=[tax])
    duel.play("Tax").choose("Luchataur").choose("Kong").sees(their_discard=["Kong"], turn="them")


@rule("MB-V1")
def test_an_action_that_only_refreshes_is_offered_when_there_is_something_to_refresh():
    monk = creature("Monk", 3, action=refresh())
    Duel(mine=["Monk"], hand=TWO, used=1, cards=[monk]).act("Monk").sees(mindbugs=(1, 0), turn="them")
    Duel(mine=["Monk"], hand=["Gorillion"], cards=[monk]).offers("play Gorillion", "attack Monk")


def test_a_granted_ability_under_a_condition_is_granted_only_while_it_holds():
    bard = creature("Bard", 3, while_(life_is(1), grant_attack(ally, gain_life(1))))
    Duel(mine=["Bard"], cards=[bard], hand=TWO, their_hand=TWO).attack("Bard").sees(life=(3, 2))
    Duel(mine=["Bard"], cards=[bard], hand=TWO, their_hand=TWO, life=1).attack("Bard").sees(life=(2, 2))


@rule("MB-Y1")
@pytest.mark.parametrize(
    "ability",
    [while_(strongest_ally, power_up(4)), have(weakest(ally), power_up(1))],
    ids=["condition", "creatures"],
)
def test_power_that_depends_on_power_is_refused(ability: Constant):
    with pytest.raises(BadData, match="power cannot depend on power"):
        Duel(cards=[creature("Ouroboros", 3, ability)])


def test_a_card_with_the_name_of_something_built_in_is_saved_and_loaded():
    die = creature("die", 3, play=discard(1, me), attack=discard(1, me))
    duel = Duel(hand=["die", *TWO], their_hand=TWO, cards=[die]).play("die")
    loaded = MINDBUG.from_data(json.loads(json.dumps(duel.state.to_data())))
    assert loaded.legal() == duel.state.legal()


@pytest.mark.parametrize("name", ["X\x1b[31m", "two\nlines", "a/b", "*star", ""])
def test_a_name_that_would_spoil_a_screen_or_a_save_is_refused(name: str):
    with pytest.raises(BadData, match="name"):
        Duel(cards=[creature(name, 3)])


CROUPIER = creature("Croupier", 3, FAST, play=this_turn(ally, more_dice(this, 1)))
DEALER = creature("Dealer", 3, FRENZY, grant_attack(this, this_turn(ally, more_dice(this, 1))))


@rule("MB-I1", "MB-G11")
def test_dice_given_for_a_turn_are_rolled_without_printed_dice_in_the_pool_and_end_with_the_turn():
    duel = Duel(hand=["Croupier", *TWO], their_hand=TWO, cards=[CROUPIER])
    duel.play("Croupier").attack("Croupier").asks("me", "reroll")
    assert [event["rolled"] for event in duel.history() if event["event"] == "roll"]
    duel.done()
    play_to_the_end_of_the_turn(duel)
    assert duel.creature("Croupier").dice == 0


@rule("MB-I3", "MB-G11")
def test_dice_given_by_a_granted_ability_are_rolled_in_the_second_attack():
    duel = Duel(mine=["Dealer"], hand=TWO, their_hand=TWO, cards=[DEALER])
    duel.attack("Dealer").again().asks("me", "reroll")
    play_to_the_end_of_the_turn(duel)
    assert duel.creature("Dealer").dice == 0


def play_to_the_end_of_the_turn(duel: Duel) -> None:
    turn = duel.state.turn
    while duel.state.turn == turn:
        duel.state.apply(duel.state.legal()[-1])


# --- who may know -----------------------------------------------------------------------------------------------------


@rule("MB-N2")
def test_a_spectator_does_not_see_the_card_that_is_given():
    duel = Duel(hand=["Hungry Hungry Hamster", *TWO], their_hand=["Killer Bee", "Kong"], sets=ALL)
    duel.play("Hungry Hungry Hamster").choose("Killer Bee").asks("me", "option")
    assert "targets" in json.dumps(plain(duel.state.view(0))["resolving"])
    assert "targets" not in json.dumps(plain(duel.state.view(-1))["resolving"])
    hands = {str(duel.state.imagine(-1, seeded(str(number))).sides[1].hand) for number in range(50)}
    assert len(hands) > 10


def test_a_guess_rises_with_life_however_much_there_is():
    states = [Duel(life=life, hand=TWO, their_hand=TWO).state for life in (1, 3, 8, 10, 12, 20, 200, 999)]
    guesses = [state.search_model().estimate(state, 0) for state in states]
    assert guesses == sorted(guesses)
    assert guesses[0] < guesses[1] < guesses[-1] <= 1
