"""Octonite and Harvest: when counters come and go, and who is asked (rules MB-H1 to MB-H4, MB-H7, MB-T3)."""

from functools import partial
from typing import Any

import duel as table
from bugduel.mindbug.cards.vocabulary import (
    any_creature,
    creature,
    defeat,
    gain_life,
    lose_life,
    octonite,
    octonite_on_this,
    one,
    opponent,
    pay_octonite,
    per,
    power,
)
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants", "kingdom"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
EARLY_BIRD = creature("Early Bird", 3, octonite(3), play=lose_life(per(octonite_on_this), opponent))
THIRSTY_MELON = creature(
    "Thirsty Melon", 5, octonite(1), attack=pay_octonite(gain_life(1)), harvest=lose_life(1, opponent)
)
LAST_WORD = creature("Last Word", 3, octonite(1), harvest=defeat(one(any_creature, power <= 3)))


def with_octonite(card: str, octonite: int) -> dict[str, object]:
    return {"card": card, "octonite": octonite}


def at_my_turn(**position: Any) -> table.Duel:
    """A duel in which they play a Luchataur, whereupon my turn begins."""
    return Duel(**{"hand": TWO, "their_hand": TWO, "their_turn": True, **position}).play("Luchataur")


# --- MB-H1: coming into play ------------------------------------------------------------------------------------------


@rule("MB-H1")
def test_a_creature_comes_into_play_with_its_printed_octonite():
    duel = Duel(hand=["Mangonade", "Gorillion"], their_hand=TWO)
    duel.play("Mangonade")
    assert duel.creature("Mangonade").octonite == 3


@rule("MB-H1")
def test_a_creature_without_a_number_comes_without_octonite():
    duel = Duel(hand=["Carrot Cleric", "Gorillion"], their_hand=TWO)
    duel.play("Carrot Cleric").wait()
    assert duel.creature("Carrot Cleric").octonite == 0


@rule("MB-H1")
def test_octonite_is_there_before_the_play_effect():
    duel = Duel(hand=["Early Bird", "Gorillion"], their_hand=TWO, their_life=5, cards=[EARLY_BIRD])
    duel.play("Early Bird").sees(life=(3, 2))


@rule("MB-H1", "MB-M6")
def test_a_creature_that_an_effect_brings_has_its_octonite_too():
    duel = Duel(hand=["Compost Dragon", "Gorillion"], discard=["Artimist"], their_hand=TWO)
    duel.play("Compost Dragon")
    assert duel.creature("Artimist").octonite == 5


@rule("MB-Y1")
def test_octonite_adds_no_power():
    duel = Duel(mine=[with_octonite("Gorillion", 4)])
    assert duel.power("Gorillion") == 10


# --- MB-H2: removal at the start of turn ------------------------------------------------------------------------------


@rule("MB-H2", "MB-T3")
def test_one_octonite_goes_at_the_start_of_each_turn_of_its_controller_until_the_harvest():
    duel = Duel(mine=["Lychee King"], hand=TWO, their_hand=["Killer Bee", "Spider Owl", "Bee Bear"], life=9)
    duel.play("Gorillion")
    assert duel.creature("Lychee King").octonite == 2
    duel.play("Spider Owl").asks("me", "turn-action").sees(life=(9, 3))
    assert duel.creature("Lychee King").octonite == 1
    duel.play("Luchataur")
    assert duel.creature("Lychee King").octonite == 1
    duel.play("Bee Bear").asks("me", "turn-action").sees(life=(9, 2))
    assert duel.creature("Lychee King").octonite == 0


@rule("MB-H2")
def test_a_creature_just_played_loses_no_octonite_before_its_controllers_next_turn():
    duel = Duel(hand=["Captain Cucodile", *TWO], their_hand=["Killer Bee", "Bee Bear"])
    duel.play("Captain Cucodile").sees(life=(3, 3))
    duel.play("Bee Bear").sees(life=(5, 3)).asks("me", "turn-action")


@rule("MB-H2")
def test_a_creature_without_harvest_keeps_its_octonite():
    duel = at_my_turn(mine=[with_octonite("Bee Bear", 1)])
    assert duel.creature("Bee Bear").octonite == 1


@rule("MB-H2")
def test_all_octonite_is_removed_before_the_first_harvest_effect():
    duel = at_my_turn(mine=[with_octonite("Bananapus", 1), with_octonite("Mangonade", 2)], theirs=["Bee Bear"])
    duel.asks("me", "choose-creature").offers("choose their Bee Bear", "choose their Luchataur")
    assert duel.creature("Mangonade").octonite == 1


@rule("MB-H2", "MB-H7")
def test_what_a_harvest_takes_control_of_loses_no_octonite_any_more_this_turn():
    duel = at_my_turn(mine=[with_octonite("Alluring Oyster", 1)], theirs=[with_octonite("Captain Cucodile", 1)], life=3)
    duel.choose("Captain Cucodile").sees(life=(3, 3), mine=["Alluring Oyster", "Captain Cucodile"])
    assert duel.creature("Captain Cucodile").octonite == 1


@rule("MB-H2", "MB-G5")
def test_several_harvests_are_ordered_by_the_active_player():
    position = {"mine": [with_octonite("Calm Cole", 1), with_octonite("Icecube Dragon", 1)]}
    cole_first = at_my_turn(**position).asks("me", "order").offers("resolve Calm Cole", "resolve Icecube Dragon")
    cole_first.resolve("Calm Cole").sees(mine=[], discard=["Calm Cole", "Icecube Dragon"])
    dragon_first = at_my_turn(**position).resolve("Icecube Dragon")
    dragon_first.sees(mine=["Icecube Dragon"], discard=["Calm Cole"])


@rule("MB-H2", "MB-G8")
def test_a_harvest_still_happens_when_another_harvest_has_defeated_its_creature():
    duel = at_my_turn(
        mine=[with_octonite("Last Word", 1), with_octonite("Sporeweaver", 1)],
        discard=["Gorillion", "Bee Bear", "Killer Bee"],
        cards=[LAST_WORD],
    )
    duel.resolve("Last Word").choose("Sporeweaver").asks("me", "choose-discarded").choose("Sporeweaver", "Bee Bear")
    duel.sees(hand=[*TWO, "Bee Bear", "Sporeweaver"], discard=["Gorillion", "Killer Bee"])


@rule("MB-H2", "MB-G3")
def test_harvest_is_mandatory_even_if_only_own_creatures_can_be_chosen():
    duel = Duel(
        mine=[with_octonite("Alluring Oyster", 1), "Gorillion", "Bee Bear"],
        theirs=["Killer Bee"],
        their_turn=True,
        hand=TWO,
    )
    duel.attack("Killer Bee").no_hunt().no_block().asks("me", "choose-creature")
    duel.offers("choose my Gorillion", "choose my Bee Bear")


@rule("MB-H2")
def test_a_harvest_happens_when_an_attacker_pays_its_last_octonite():
    duel = Duel(mine=["Thirsty Melon"], theirs=["Gorillion"], cards=[THIRSTY_MELON])
    duel.attack("Thirsty Melon").sees(life=(4, 2)).asks("them", "block")
    assert duel.creature("Thirsty Melon").octonite == 0


@rule("MB-H2")
def test_no_harvest_happens_when_the_last_but_one_octonite_is_paid():
    duel = Duel(mine=[with_octonite("Thirsty Melon", 2)], theirs=["Gorillion"], cards=[THIRSTY_MELON])
    duel.attack("Thirsty Melon").sees(life=(4, 3)).asks("them", "block")


@rule("MB-H2", "MB-H7")
def test_no_harvest_happens_when_a_creature_leaves_play_with_octonite():
    duel = Duel(mine=["Bee Bear"], theirs=[with_octonite("Lychee King", 1)])
    duel.attack("Bee Bear").block("Lychee King").sees(their_discard=["Lychee King"], life=(3, 3))


# --- MB-H3: none left -------------------------------------------------------------------------------------------------


@rule("MB-H3")
def test_a_creature_without_octonite_harvests_no_more():
    duel = at_my_turn(mine=[with_octonite("Lychee King", 0)])
    duel.sees(life=(3, 3)).asks("me", "turn-action")
    assert duel.creature("Lychee King").octonite == 0


@rule("MB-H3")
def test_fearberry_gives_itself_new_octonite_and_harvests_again_two_turns_later():
    duel = at_my_turn(mine=[with_octonite("Fearberry", 1)], theirs=["Bee Bear"], their_hand=[*TWO, "Killer Bee"])
    assert duel.creature("Fearberry").octonite == 2
    duel.play("Gorillion").attack("Bee Bear").no_block()
    assert duel.creature("Fearberry").octonite == 1
    duel.attack("Fearberry").asks("them", "block").no_block().play("Killer Bee").sees(life=(1, 2))
    assert duel.creature("Fearberry").octonite == 2
    duel.attack("Fearberry").sees(life=(1, 1), turn="them")


# --- MB-H4: the extra turn action -------------------------------------------------------------------------------------


@rule("MB-H4", "MB-P3")
def test_no_octonite_goes_for_the_extra_turn_action_after_a_mindbug():
    duel = Duel(mine=[with_octonite("Lychee King", 1)], hand=["Bee Bear", *TWO], their_mindbugs=1)
    duel.play("Bee Bear").mindbug().asks("me", "turn-action").sees(life=(3, 3))
    assert duel.creature("Lychee King").octonite == 1


@rule("MB-R2")
def test_in_the_beyond_edition_the_new_turn_after_a_mindbug_has_its_own_harvest():
    duel = Duel(mine=[with_octonite("Lychee King", 1)], hand=["Bee Bear", *TWO], their_mindbugs=1, edition="beyond")
    duel.play("Bee Bear").mindbug().asks("me", "turn-action").sees(life=(3, 2))


# --- MB-H7: control changes and leaving play --------------------------------------------------------------------------


@rule("MB-H7", "MB-M3")
def test_octonite_goes_with_a_creature_that_changes_control_and_is_harvested_by_its_new_player():
    duel = Duel(
        theirs=[with_octonite("Lychee King", 1)], hand=["Brain Fly", *TWO], their_hand=["Spider Owl", "Bee Bear"]
    )
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Lychee King"], life=(3, 3))
    duel.play("Bee Bear").sees(life=(3, 2)).asks("me", "turn-action")


@rule("MB-H7", "MB-P3")
def test_a_mindbugged_creature_is_harvested_by_the_one_who_took_it():
    duel = Duel(hand=["Captain Cucodile", *TWO], their_hand=["Spider Owl", "Bee Bear"], their_mindbugs=1)
    duel.play("Captain Cucodile").mindbug().play("Gorillion").sees(life=(3, 5)).asks("them", "turn-action")


@rule("MB-H7", "MB-M7")
def test_a_creature_that_left_play_comes_back_with_its_printed_octonite():
    duel = Duel(mine=[with_octonite("Mangonade", 1)], hand=["Spinachia", "Gorillion"], their_hand=TWO)
    duel.play("Spinachia").accept().accept().sees(mine=["Mangonade", "Spinachia"])
    assert duel.creature("Mangonade").octonite == 3


# --- MB-T3: the start of a turn ---------------------------------------------------------------------------------------


@rule("MB-T3", "MB-T2")
def test_whether_there_is_a_turn_action_is_looked_at_after_the_harvest():
    saved = at_my_turn(mine=[with_octonite("Bananapus", 1)], theirs=["Hamster Lion"], hand=[])
    saved.choose("Hamster Lion").sees(winner=None, their_discard=["Hamster Lion"], theirs=["Luchataur"], turn="me")
    lost = at_my_turn(mine=[with_octonite("Icecube Dragon", 1)], hand=[])
    lost.sees(winner="them", discard=["Icecube Dragon"])


@rule("MB-T3", "MB-L1")
def test_a_harvest_may_win_before_any_turn_action():
    duel = at_my_turn(mine=[with_octonite("Lychee King", 1)], their_life=1)
    duel.sees(winner="me", life=(3, 0))
