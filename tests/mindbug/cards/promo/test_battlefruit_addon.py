"""Battlefruit add-on: each card, and where it meets others."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import (
    cannot_play,
    creature,
    gain_life,
    lose_life,
    no_cards_to_hand,
    no_mindbugs,
    octonite,
    opponent,
)
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "battlefruit-addon"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FIVE = ["Axolotl Healer", "Bee Bear", "Giraffodile", "Killer Bee", "Turbo Bug"]
CATCHER = creature("Catcher", 1, no_mindbugs())
TAXER = creature("Taxer", 7, they_use_mindbug=lose_life(1, opponent))
BRAIN = creature("Brain", 6, no_cards_to_hand(opponent))
BOUNCER = creature("Bouncer", 6, cannot_play(opponent, 4))
ORCHARD = creature("Orchard", 4, octonite(3), harvest=gain_life(2))


def with_octonite(card: str, number: int) -> dict[str, object]:
    return {"card": card, "octonite": number}


# --- Beetroot Predator ------------------------------------------------------------------------------------------------


@rule("MB-H5")
def test_beetroot_predator_may_give_its_octonite_to_allies_and_enemies():
    duel = Duel(mine=["Bee Bear"], theirs=["Gorillion"], hand=["Beetroot Predator", "Luchataur"])
    duel.play("Beetroot Predator").asks("me").offers("choose my Bee Bear", "choose their Gorillion", "done")
    duel.choose("Bee Bear", "Gorillion")
    held = [duel.creature(name).octonite for name in ("Beetroot Predator", "Bee Bear", "Gorillion")]
    assert held == [0, 1, 1]
    duel.sees(turn="them")


@rule("MB-H1", "MB-H5")
def test_beetroot_predator_may_keep_what_it_does_not_give():
    duel = Duel(mine=["Bee Bear"], theirs=["Gorillion"], hand=["Beetroot Predator", "Luchataur"])
    duel.play("Beetroot Predator").choose("Bee Bear").done().sees(turn="them")
    assert duel.creature("Beetroot Predator").octonite == 1
    assert duel.creature("Bee Bear").octonite == 1


@rule("MB-H5", "MB-P3")
def test_who_takes_beetroot_predator_with_a_mindbug_distributes_its_octonite():
    duel = Duel(mine=["Bee Bear"], hand=["Beetroot Predator", *TWO], their_mindbugs=1)
    duel.play("Beetroot Predator").mindbug().asks("them").offers("choose my Bee Bear", "done").done()
    assert duel.creature("their Beetroot Predator").octonite == 2


@rule("MB-H6")
def test_beetroot_predator_pays_one_octonite_as_it_attacks_and_defeats_an_enemy():
    duel = Duel(mine=["Beetroot Predator"], theirs=["Gorillion", "Bee Bear", "Turbo Bug"])
    duel.attack("Beetroot Predator").asks("me")
    duel.offers("choose their Gorillion", "choose their Bee Bear", "choose their Turbo Bug").choose("Gorillion")
    assert duel.creature("Beetroot Predator").octonite == 1
    duel.asks("them", "block").no_block().sees(their_discard=["Gorillion"], life=(3, 2))


@rule("MB-H6")
def test_an_ally_of_beetroot_predator_pays_with_its_own_octonite():
    duel = Duel(mine=["Beetroot Predator", with_octonite("Brain Fly", 1)], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Brain Fly").choose("Bee Bear")
    assert duel.creature("Brain Fly").octonite == 0
    assert duel.creature("Beetroot Predator").octonite == 2
    duel.sees(their_discard=["Bee Bear"]).asks("them", "block")


@rule("MB-H6")
def test_an_ally_of_beetroot_predator_without_octonite_defeats_nobody():
    duel = Duel(mine=["Beetroot Predator", "Strange Barrel"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Strange Barrel").asks("them", "block").sees(theirs=["Bee Bear", "Gorillion"])
    assert duel.creature("Beetroot Predator").octonite == 2


def test_enemies_with_octonite_have_nothing_from_beetroot_predator():
    duel = Duel(mine=[with_octonite("Bee Bear", 2)], theirs=["Beetroot Predator", "Gorillion"])
    duel.attack("Bee Bear").asks("them", "block")
    assert duel.creature("Bee Bear").octonite == 2


@rule("MB-H6", "MB-A1")
def test_two_beetroot_predators_give_an_attacker_two_defeats_each_paid_for():
    mine = ["Beetroot Predator", "Beetroot Predator"]
    duel = Duel(mine=mine, theirs=["Gorillion", "Bee Bear", "Turbo Bug"], their_hand=TWO)
    duel.attack("Beetroot Predator #1")
    duel.choose("Gorillion", "Bee Bear")
    assert duel.creature("Beetroot Predator #1").octonite == 0
    duel.sees(their_discard=["Bee Bear", "Gorillion"]).asks("them", "block")


@rule("MB-H6", "MB-G6")
def test_an_attacker_that_was_defeated_pays_for_no_second_attack_effect():
    mine = [with_octonite("Brain Fly", 2), "Beetroot Predator", "Beetroot Predator"]
    duel = Duel(mine=mine, theirs=["Explosive Toad", "Gorillion"], their_hand=TWO)
    duel.attack("Brain Fly").choose("Explosive Toad").asks("them").choose("Brain Fly")
    duel.sees(discard=["Brain Fly"], theirs=["Gorillion"], life=(3, 3), turn="them")


@rule("MB-H7")
def test_octonite_is_gone_when_a_creature_leaves_play_and_printed_again_when_it_comes_back():
    duel = Duel(
        mine=["Gorillion"], theirs=["Bee Bear"], hand=["Compost Dragon", "Luchataur"], discard=["Beetroot Predator"]
    )
    duel.play("Compost Dragon").done()
    assert duel.creature("Beetroot Predator").octonite == 2


# --- Cutecat, Zencats, Evilcat ----------------------------------------------------------------------------------------


@rule("MB-M2", "MB-X8")
def test_cutecat_steals_two_cards_when_it_attacks_and_only_then_the_hand_is_refilled():
    bugs = ["Turbo Bug"] * 5
    draw = ["Luchataur", "Shark Dog", "Brain Fly"]
    duel = Duel(mine=["Cutecat"], theirs=["Bee Bear"], hand=["Gorillion"], their_hand=bugs, their_draw=draw)
    duel.attack("Cutecat").asks("them", "block")
    duel.sees(hand=["Gorillion", *bugs[:2]], their_hand=["Luchataur", "Shark Dog", *bugs[:3]], their_draw=["Brain Fly"])
    assert [event["event"] for event in duel.history()][-4:] == ["steal", "steal", "draw", "draw"]


def test_cutecat_steals_what_there_is_of_a_small_hand():
    duel = Duel(mine=["Cutecat"], theirs=["Bee Bear"], hand=["Gorillion"], their_hand=["Turbo Bug"])
    duel.attack("Cutecat").sees(hand=["Gorillion", "Turbo Bug"], their_hand=[])


@rule("MB-V1", "MB-V2")
def test_cutecat_evolves_by_its_action_without_attacking():
    duel = Duel(mine=["Cutecat"], theirs=["Bee Bear"], their_hand=TWO)
    duel.act("Cutecat").sees(mine=["Zencats"], their_hand=TWO, turn="them")


@rule("MB-V1")
def test_a_second_cutecat_cannot_act_while_zencats_are_in_play():
    duel = Duel(mine=["Cutecat"], theirs=["Zencats"])
    duel.offers("attack Cutecat", "play Gorillion")


@rule("MB-P6")
def test_zencats_refresh_a_mindbug_and_cost_the_opponent_one_when_they_attack():
    duel = Duel(mine=["Zencats"], theirs=["Bee Bear"], mindbugs=1, used=1, their_mindbugs=2)
    duel.attack("Zencats").asks("them", "block").sees(mindbugs=(2, 1))


@rule("MB-P6", "MB-G3")
def test_zencats_do_what_can_be_done():
    duel = Duel(mine=["Zencats"], theirs=["Bee Bear"], mindbugs=2, their_used=2)
    duel.attack("Zencats").sees(mindbugs=(2, 0))
    duel = Duel(mine=["Zencats"], theirs=["Bee Bear"], used=2, their_used=2)
    duel.attack("Zencats").sees(mindbugs=(1, 0))


def test_a_mindbug_that_zencats_turn_face_down_was_not_used():
    duel = Duel(mine=["Zencats", "Taxer"], theirs=["Bee Bear"], their_mindbugs=1, cards=[TAXER])
    duel.attack("Zencats").asks("them", "block").sees(mindbugs=(0, 0), life=(3, 3))


@rule("MB-V2")
def test_zencats_become_evilcat_by_their_action():
    duel = Duel(mine=["Zencats"], theirs=["Bee Bear"], used=2, their_mindbugs=1)
    duel.act("Zencats").sees(mine=["Evilcat"], mindbugs=(0, 1), turn="them")


@rule("MB-L5")
def test_evilcat_wins_as_soon_as_it_attacks():
    duel = Duel(mine=["Evilcat", "Gorillion"], theirs=["Gorillion"], life=1, their_life=9)
    duel.attack("Evilcat").sees(winner="me", life=(1, 9))


@rule("MB-V3")
def test_a_fallen_evilcat_is_a_cutecat_again():
    duel = Duel(mine=["Evilcat"], theirs=["Killer Bee", "Bee Bear"], hand=TWO, their_turn=True)
    duel.attack("Killer Bee").hunt("Evilcat").sees(mine=[], discard=["Cutecat"], winner=None)


# --- Five-Spice Monster -----------------------------------------------------------------------------------------------


def test_five_spice_monster_puts_octonite_on_any_creature_of_its_player():
    duel = Duel(mine=["Five-Spice Monster", "Bee Bear"], theirs=["Gorillion"])
    duel.act("Five-Spice Monster").offers("choose my Five-Spice Monster", "choose my Bee Bear").choose("Bee Bear")
    assert duel.creature("Bee Bear").octonite == 1
    duel.sees(winner=None, turn="them")


@rule("MB-L5")
def test_five_spice_monster_wins_when_the_creature_has_its_fifth_octonite():
    duel = Duel(mine=["Five-Spice Monster", with_octonite("Bee Bear", 4)], theirs=["Gorillion"])
    duel.act("Five-Spice Monster").choose("Bee Bear").sees(winner="me")


def test_five_spice_monster_does_not_win_by_octonite_on_other_creatures():
    duel = Duel(mine=["Five-Spice Monster", with_octonite("Bee Bear", 5)], theirs=[with_octonite("Gorillion", 7)])
    duel.act("Five-Spice Monster").choose("Five-Spice Monster").sees(winner=None, turn="them")


def test_five_spice_monster_alone_gathers_octonite_itself():
    duel = Duel(mine=[with_octonite("Five-Spice Monster", 3)], theirs=["Gorillion", "Bee Bear"])
    duel.act("Five-Spice Monster").sees(winner=None, turn="them")
    assert duel.creature("Five-Spice Monster").octonite == 4


@rule("MB-H3")
def test_octonite_of_five_spice_monster_starts_a_harvest_again():
    duel = Duel(
        mine=["Five-Spice Monster", with_octonite("Orchard", 0)], theirs=["Gorillion", "Bee Bear"], cards=[ORCHARD]
    )
    duel.act("Five-Spice Monster").choose("Orchard").attack("Gorillion").no_block()
    duel.sees(life=(4, 3), turn="me")
    assert duel.creature("Orchard").octonite == 0


# --- Mangolorean ------------------------------------------------------------------------------------------------------


@rule("MB-M7", "MB-N2")
def test_mangolorean_uses_a_mindbug_to_take_an_enemy_to_hand():
    duel = Duel(mine=["Mangolorean"], theirs=["Rhino Turtle (exhausted)", "Bee Bear"], hand=["Gorillion"], mindbugs=2)
    duel.act("Mangolorean").offers("choose their Rhino Turtle", "choose their Bee Bear").choose("Rhino Turtle").refuse()
    duel.sees(mindbugs=(1, 0), hand=["Gorillion", "Rhino Turtle"], theirs=["Bee Bear"], turn="them")


@rule("MB-M6", "MB-P4")
def test_mangolorean_may_put_the_creature_into_play_where_it_plays_and_cannot_be_mindbugged():
    duel = Duel(mine=["Mangolorean"], theirs=["Killer Bee", "Bee Bear"], mindbugs=1, their_mindbugs=2)
    duel.act("Mangolorean").choose("Killer Bee").accept()
    duel.sees(mine=["Killer Bee", "Mangolorean"], life=(3, 2), mindbugs=(0, 2), hand=["Gorillion"], turn="them")


@rule("MB-V1")
def test_mangolorean_cannot_act_without_an_unused_mindbug_or_without_an_enemy():
    duel = Duel(mine=["Mangolorean"], theirs=["Killer Bee"], used=2)
    duel.offers("attack Mangolorean", "play Gorillion")
    duel = Duel(mine=["Mangolorean"], mindbugs=2)
    duel.offers("attack Mangolorean", "play Gorillion")


@rule("MB-V1")
def test_mangolorean_cannot_act_where_no_mindbug_can_be_used():
    duel = Duel(mine=["Mangolorean"], theirs=["Killer Bee", "Catcher"], mindbugs=2, cards=[CATCHER])
    duel.offers("attack Mangolorean", "play Gorillion")


@rule("MB-X7")
def test_mangolorean_really_uses_the_mindbug_so_who_taxes_mindbugs_taxes_it_first():
    duel = Duel(mine=["Mangolorean"], theirs=["Taxer", "Bee Bear"], mindbugs=1, cards=[TAXER])
    duel.act("Mangolorean").choose("Taxer").refuse().sees(life=(2, 3), mindbugs=(0, 0))
    last = Duel(mine=["Mangolorean"], theirs=["Taxer", "Bee Bear"], mindbugs=1, life=1, cards=[TAXER])
    last.act("Mangolorean").sees(winner="them", theirs=["Bee Bear", "Taxer"], mindbugs=(1, 0))


@rule("MB-V1", "MB-X11")
def test_mangolorean_cannot_act_if_no_card_could_go_to_its_players_hand():
    duel = Duel(mine=["Mangolorean"], theirs=["Brain", "Bee Bear"], mindbugs=2, cards=[BRAIN])
    duel.offers("attack Mangolorean", "play Gorillion")


@rule("MB-X16", "MB-G10")
def test_mangolorean_only_takes_to_hand_what_its_player_could_not_play_from_there():
    duel = Duel(mine=["Mangolorean"], theirs=["Bouncer", "Turbo Bug"], mindbugs=2, cards=[BOUNCER])
    duel.act("Mangolorean").choose("Turbo Bug")
    duel.sees(mine=["Mangolorean"], hand=["Gorillion", "Turbo Bug"], theirs=["Bouncer"], turn="them")


@rule("MB-V3")
def test_mangolorean_gets_an_evolved_enemy_as_its_first_stage():
    duel = Duel(mine=["Mangolorean"], theirs=["Evilcat", "Bee Bear"], mindbugs=1)
    duel.act("Mangolorean").choose("Evilcat").accept().sees(mine=["Cutecat", "Mangolorean"], theirs=["Bee Bear"])


# --- Saltemental ------------------------------------------------------------------------------------------------------


@rule("MB-H1", "MB-H7", "MB-M3")
def test_saltemental_goes_to_the_opponent_with_its_octonite():
    duel = Duel(mine=["Bee Bear"], theirs=["Gorillion"], hand=["Saltemental", "Luchataur"])
    duel.play("Saltemental").sees(theirs=["Gorillion", "Saltemental"], mine=["Bee Bear"], turn="them")
    assert duel.creature("Saltemental").octonite == 1  # one went as their turn began


@rule("MB-H2")
def test_the_harvest_of_saltemental_defeats_all_other_creatures_of_its_controller():
    theirs = [with_octonite("Saltemental", 1), "Gorillion", "Rhino Turtle"]
    duel = Duel(mine=["Bee Bear", "Turbo Bug"], theirs=theirs, hand=TWO)
    duel.play("Gorillion")
    duel.sees(theirs=["Rhino Turtle (exhausted)", "Saltemental"], their_discard=["Gorillion"], turn="them")
    duel.sees(mine=["Bee Bear", "Gorillion", "Turbo Bug"])


@rule("MB-H2", "MB-H3")
def test_octonite_goes_only_in_the_turns_of_its_controller_and_the_harvest_comes_once():
    theirs = [with_octonite("Saltemental", 1), "Gorillion"]
    duel = Duel(theirs=theirs, their_hand=["Luchataur", "Turbo Bug"], hand=["Killer Bee", *TWO], their_turn=True)
    duel.play("Luchataur").play("Killer Bee")
    duel.sees(theirs=["Saltemental"], their_discard=["Gorillion", "Luchataur"], turn="them")
    duel.play("Turbo Bug").play("Gorillion").sees(theirs=["Saltemental", "Turbo Bug"], turn="them")


@rule("MB-P3", "MB-H4")
def test_a_mindbugged_saltemental_comes_back_and_loses_no_octonite_in_the_same_turn():
    duel = Duel(mine=["Bee Bear"], hand=["Saltemental", *TWO], their_mindbugs=1)
    duel.play("Saltemental").mindbug().sees(mine=["Bee Bear", "Saltemental"], turn="me")
    assert duel.creature("Saltemental").octonite == 2


# --- Shakes Pear ------------------------------------------------------------------------------------------------------


@rule("MB-H2", "MB-T4")
def test_after_the_harvest_of_shakes_pear_nobody_can_use_a_mindbug_that_turn():
    duel = Duel(
        mine=["Bee Bear"],
        theirs=[with_octonite("Shakes Pear", 1)],
        hand=TWO,
        their_hand=["Killer Bee", "Turbo Bug"],
        mindbugs=2,
        their_mindbugs=2,
    )
    duel.attack("Bee Bear").no_block().sees(turn="them").play("Turbo Bug")
    duel.sees(theirs=["Shakes Pear", "Turbo Bug"], mindbugs=(2, 2), turn="me")
    duel.play("Gorillion").asks("them").offers("use-mindbug", "keep-mindbug")


@rule("MB-H2")
def test_mindbugs_can_be_used_until_the_last_octonite_of_shakes_pear_is_gone():
    duel = Duel(mine=["Bee Bear"], theirs=["Shakes Pear"], their_hand=["Killer Bee", "Turbo Bug"], mindbugs=1)
    duel.attack("Bee Bear").no_block().play("Turbo Bug").asks("me").offers("use-mindbug", "keep-mindbug")


@rule("MB-H2", "MB-V1")
def test_the_harvest_of_shakes_pear_also_keeps_mangolorean_from_using_a_mindbug():
    theirs = [with_octonite("Shakes Pear", 1), "Mangolorean"]
    duel = Duel(mine=["Bee Bear"], theirs=theirs, their_mindbugs=2)
    duel.attack("Bee Bear").no_block()
    duel.asks("them").offers("attack Shakes Pear", "attack Mangolorean", "play Gorillion")


@rule("MB-H7", "MB-M3")
def test_a_stolen_shakes_pear_is_harvested_by_its_new_controller():
    duel = Duel(
        theirs=[with_octonite("Shakes Pear", 1), "Spider Owl"],
        hand=["Brain Fly", "Turbo Bug", "Gorillion"],
        their_mindbugs=1,
    )
    duel.play("Brain Fly").no_mindbug().sees(mine=["Brain Fly", "Shakes Pear"], turn="them")
    duel.attack("Spider Owl").sees(turn="me").play("Turbo Bug").sees(turn="them", mindbugs=(0, 1))


# --- Venomash ---------------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_venomash_and_all_allies_with_octonite_are_poisonous():
    duel = Duel(mine=["Venomash", with_octonite("Turbo Bug", 1), "Bee Bear"], theirs=[with_octonite("Gorillion", 1)])
    assert duel.keywords("Venomash") == {"POISONOUS"}
    assert duel.keywords("Turbo Bug") == {"POISONOUS"}
    assert duel.keywords("Bee Bear") == set()
    assert duel.keywords("Gorillion") == set()


@rule("MB-H5", "MB-K3")
def test_a_venomash_that_gave_all_its_octonite_away_is_not_poisonous_itself():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion", "Bee Bear"], hand=["Venomash", "Luchataur"])
    duel.play("Venomash").choose("Turbo Bug", "Turbo Bug")
    assert duel.keywords("Venomash") == set()
    duel.attack("Gorillion").block("Turbo Bug").sees(discard=["Turbo Bug"], their_discard=["Gorillion"])


@rule("MB-H6", "MB-G9")
def test_an_attacker_that_paid_its_last_octonite_is_poisonous_no_longer():
    mine = ["Venomash", "Beetroot Predator", with_octonite("Brain Fly", 1)]
    duel = Duel(mine=mine, theirs=["Gorillion", "Bee Bear"])
    duel.attack("Brain Fly").choose("Bee Bear").block("Gorillion")
    duel.sees(discard=["Brain Fly"], theirs=["Gorillion"], their_discard=["Bee Bear"])
