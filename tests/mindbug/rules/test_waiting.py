"""What waits, in which order, and for whom (rules MB-G5 to MB-G8)."""

from bugduel.mindbug.cards.vocabulary import (
    creature,
    defeat,
    discard,
    enemy,
    every,
    gain_life,
    have,
    lose_life,
    match_life,
    me,
    my_discard,
    one,
    opponent,
    other_ally,
    power_up,
    put_into_play,
    take_control,
    this,
    this_turn,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]

STORM = creature("Storm", 3, play=defeat(every(enemy)))
SINGER = creature("Singer", 2, defeated=gain_life(1))
AVENGER = creature("Avenger", 2, defeated=lose_life(1, opponent))
MOURNER = creature("Mourner", 2, defeated=discard(1, me))


def effects(duel: Duel) -> list[object]:
    """The cards whose effects have begun, in that order."""
    return [event["card"] for event in duel.history() if event["event"] == "effect"]


# --- at the same time -------------------------------------------------------------------------------------------------


@rule("MB-G5")
def test_the_active_player_orders_the_defeated_effects_of_a_fight():
    duel = Duel(mine=["Explosive Toad", "Spider Owl"], theirs=["Harpy Mother", "Gorillion"], their_hand=TWO)
    duel.attack("Explosive Toad").block("Harpy Mother")
    duel.asks("me", "order").offers("resolve Explosive Toad", "resolve Harpy Mother")
    duel.resolve("Harpy Mother").asks("them", "choose-creature").choose("Spider Owl")
    duel.asks("me", "choose-creature").choose("Gorillion")
    duel.sees(theirs=["Spider Owl"], their_discard=["Gorillion", "Harpy Mother"], discard=["Explosive Toad"])


@rule("MB-G5")
def test_the_order_matters_and_the_other_one_can_be_had_too():
    duel = Duel(mine=["Explosive Toad", "Spider Owl"], theirs=["Harpy Mother", "Gorillion"], their_hand=TWO)
    duel.attack("Explosive Toad").block("Harpy Mother").resolve("Explosive Toad").choose("Spider Owl")
    duel.sees(theirs=["Gorillion"], discard=["Explosive Toad", "Spider Owl"], turn="them")
    assert effects(duel) == ["Explosive Toad", "Harpy Mother"]


@rule("MB-G5")
def test_the_active_player_orders_effects_that_are_all_the_opponents():
    duel = Duel(cards=[STORM, AVENGER], hand=["Storm", *TWO], theirs=["Avenger", "Explosive Toad"], their_hand=TWO)
    duel.play("Storm").asks("me", "order").resolve("Explosive Toad").sees(discard=["Storm"], life=(2, 3))
    assert effects(duel) == ["Storm", "Explosive Toad", "Avenger"]


@rule("MB-G5")
def test_in_their_turn_they_order_my_effects():
    theirs = Duel(
        cards=[STORM, AVENGER, SINGER],
        mine=["Avenger", "Singer"],
        hand=TWO,
        their_hand=["Storm", *TWO],
        their_turn=True,
    )
    theirs.play("Storm").asks("them", "order").resolve("Singer").sees(life=(4, 2))
    assert effects(theirs) == ["Storm", "Singer", "Avenger"]


@rule("MB-G5")
def test_what_falls_together_has_moved_before_any_defeated_effect():
    phoenix = creature("Phoenix", 2, defeated=put_into_play(one(my_discard)))
    duel = Duel(cards=[STORM, phoenix], hand=["Storm", *TWO], theirs=["Phoenix", "Bee Bear"], their_hand=TWO)
    duel.play("Storm").asks("them").offers("choose Bee Bear", "choose Phoenix").choose("Bee Bear")
    duel.sees(theirs=["Bee Bear"], their_discard=["Phoenix"])


@rule("MB-G5", "MB-A3")
def test_a_dying_harpy_mother_cannot_take_the_attacker_that_dies_with_her():
    duel = Duel(mine=["Killer Bee", "Spider Owl"], theirs=["Harpy Mother"])
    duel.attack("Killer Bee").hunt("Harpy Mother").asks("them").offers("choose my Spider Owl", "done")
    duel.done().sees(discard=["Killer Bee"], their_discard=["Harpy Mother"])


@rule("MB-G5")
def test_an_effect_on_several_creatures_looks_once_before_any_moves():
    banner = creature("Banner", 4, have(other_ally, power_up(2)))
    duel = Duel(cards=[banner], hand=["Kangasaurus Rex", *TWO], theirs=["Banner", "Spider Owl", "Chameleon Sniper"])
    assert duel.power("Spider Owl") == 5
    duel.play("Kangasaurus Rex").sees(theirs=["Spider Owl"], their_discard=["Banner", "Chameleon Sniper"])


@rule("MB-G5")
def test_one_waiting_effect_needs_no_question():
    duel = Duel(cards=[STORM], hand=["Storm", *TWO], theirs=["Harpy Mother", "Bee Bear"], mine=["Spider Owl"])
    duel.play("Storm").asks("them", "choose-creature")


@rule("MB-G5")
def test_the_last_of_several_effects_needs_no_question():
    duel = Duel(
        cards=[STORM, MOURNER],
        hand=["Storm", *TWO],
        mine=["Spider Owl"],
        theirs=["Harpy Mother", "Mourner"],
        their_hand=TWO,
    )
    duel.play("Storm").resolve("Harpy Mother").done().asks("them", "choose-from-hand")


@rule("MB-G5")
def test_an_effect_is_finished_with_all_it_causes_before_the_next():
    duel = Duel(
        cards=[AVENGER, SINGER],
        mine=["Explosive Toad", "Singer"],
        theirs=["Harpy Mother", "Avenger"],
        their_hand=TWO,
    )
    duel.attack("Explosive Toad").block("Harpy Mother").resolve("Explosive Toad").choose("Singer")
    assert effects(duel) == ["Explosive Toad", "Singer", "Harpy Mother"]


@rule("MB-G5", "MB-G7")
def test_equal_cards_of_both_players_that_fall_together_are_ordered_too():
    scale = creature("Scale", 4, discarded=match_life())
    duel = Duel(cards=[scale], mine=["Scale"], theirs=["Scale", "Bee Bear"], life=3, their_life=1)
    duel.attack("Scale").block("Scale").asks("me", "order").offers("resolve Scale", "resolve Scale")


# --- while another resolves -------------------------------------------------------------------------------------------


@rule("MB-G6")
def test_a_defeated_effect_waits_until_the_effect_that_caused_it_has_finished():
    hero = creature("Hero", 3, play=(defeat(one(enemy)), gain_life(2)))
    curse = creature("Curse", 2, defeated=lose_life(3, opponent))
    duel = Duel(cards=[hero, curse], hand=["Hero", *TWO], theirs=["Curse"], their_hand=TWO)
    duel.play("Hero").sees(life=(2, 3), winner=None, their_discard=["Curse"])


@rule("MB-G6")
def test_a_play_effect_waits_until_the_effect_that_brought_its_creature_has_finished():
    charon = creature("Charon", 3, play=(put_into_play(one(my_discard)), lose_life(1, opponent)))
    duel = Duel(cards=[charon], hand=["Charon", *TWO], discard=["Mysterious Mermaid"], their_hand=TWO)
    duel.play("Charon").sees(life=(2, 2), mine=["Charon", "Mysterious Mermaid"])


@rule("MB-G6")
def test_new_effects_come_before_those_that_already_waited():
    duel = Duel(
        cards=[AVENGER],
        mine=["Explosive Toad", "Spider Owl"],
        theirs=["Harpy Mother", "Avenger"],
        their_hand=TWO,
    )
    duel.attack("Explosive Toad").block("Harpy Mother").resolve("Explosive Toad").choose("Avenger")
    duel.sees(life=(2, 3)).asks("them", "choose-creature").choose("Spider Owl").sees(theirs=["Spider Owl"])
    assert effects(duel) == ["Explosive Toad", "Avenger", "Harpy Mother"]


@rule("MB-G6")
def test_new_effects_are_ordered_among_themselves_by_the_active_player():
    bomb = creature("Bomb", 5, defeated=defeat(every(enemy)))
    duel = Duel(
        cards=[bomb, AVENGER, SINGER],
        mine=["Bomb"],
        theirs=["Harpy Mother", "Avenger", "Singer"],
        their_hand=TWO,
    )
    duel.attack("Bomb").block("Harpy Mother").offers("resolve Bomb", "resolve Harpy Mother").resolve("Bomb")
    duel.asks("me", "order").offers("resolve Avenger", "resolve Singer").resolve("Singer")
    assert effects(duel) == ["Bomb", "Singer", "Avenger", "Harpy Mother"]


# --- "when ..." and "at the end of turn" ------------------------------------------------------------------------------


@rule("MB-G7")
def test_a_card_that_minds_being_discarded_waits_for_the_effect_that_discards_it():
    gambler = creature("Gambler", 3, play=(discard(1, me), lose_life(1, opponent)))
    mirror = creature("Mirror", 3, discarded=match_life())
    duel = Duel(cards=[gambler, mirror], hand=["Gambler", "Mirror", "Bee Bear"], their_hand=TWO)
    duel.play("Gambler").choose("Mirror").sees(life=(2, 2), discard=["Mirror"], turn="them")


@rule("MB-G7")
def test_an_end_of_turn_ability_happens_after_the_turn_action_in_the_same_turn():
    sprout = creature("Sprout", 3, end_of_turn=discard(1, me))
    duel = Duel(cards=[sprout], mine=["Sprout", "Gorillion"], hand=TWO, theirs=["Bee Bear"])
    duel.attack("Gorillion").asks("them", "block").no_block()
    duel.asks("me", "choose-from-hand").sees(turn="me", life=(3, 2)).choose("Luchataur").sees(turn="them")


@rule("MB-G7")
def test_an_end_of_turn_ability_comes_before_this_turn_ends():
    sprout = creature("Sprout", 3, attack=this_turn(this, power_up(4)), end_of_turn=discard(1, me))
    duel = Duel(cards=[sprout], mine=["Sprout"], hand=TWO, theirs=["Bee Bear"])
    duel.attack("Sprout").no_block().asks("me", "choose-from-hand")
    assert duel.power("Sprout") == 7
    duel.choose("Luchataur").sees(turn="them")
    assert duel.power("Sprout") == 3


@rule("MB-G7", "MB-G5")
def test_the_active_player_orders_the_end_of_turn_abilities_of_both_sides():
    balance = creature("Balance", 3, end_of_turn=match_life())
    spring = creature("Spring", 3, end_of_turn=gain_life(1))
    duel = Duel(cards=[balance, spring], mine=["Balance", "Gorillion"], theirs=["Spring"], their_hand=TWO)
    duel.attack("Gorillion").no_block().asks("me", "order").resolve("Spring").sees(life=(3, 3), turn="them")


@rule("MB-G7", "MB-P3")
def test_the_turn_ends_only_once_although_a_mindbug_gave_a_second_action():
    spring = creature("Spring", 3, end_of_turn=gain_life(1))
    duel = Duel(cards=[spring], mine=["Spring"], hand=["Bee Bear", *TWO], their_mindbugs=1, their_hand=TWO)
    duel.play("Bee Bear").mindbug().sees(life=(3, 3), turn="me")
    duel.play("Gorillion").sees(life=(4, 3), turn="them")


@rule("MB-G7")
def test_a_creature_that_arrives_this_turn_has_its_end_of_turn_ability_for_its_controller():
    spring = creature("Spring", 3, end_of_turn=gain_life(1))
    duel = Duel(cards=[spring], hand=["Spring", *TWO], their_mindbugs=1, their_hand=TWO)
    duel.play("Spring").mindbug().play("Gorillion").sees(life=(3, 4), turn="them")


# --- whose creature is gone -------------------------------------------------------------------------------------------


@rule("MB-G8")
def test_a_waiting_effect_resolves_although_its_creature_has_fallen():
    choir = creature("Choir", 3, play=put_into_play(every(my_discard)))
    assassin = creature("Assassin", 3, play=defeat(one(other_ally)))
    herald = creature("Herald", 2, play=gain_life(1))
    duel = Duel(
        cards=[choir, assassin, herald],
        hand=["Choir", *TWO],
        discard=["Herald", "Assassin"],
        their_hand=TWO,
    )
    duel.play("Choir").resolve("Assassin").choose("Herald")
    duel.sees(life=(4, 3), discard=["Herald"], mine=["Assassin", "Choir"])


@rule("MB-G8")
def test_a_waiting_effect_is_for_the_player_who_controlled_its_creature_when_it_triggered():
    spring = creature("Spring", 3, end_of_turn=gain_life(1))
    siren = creature("Siren", 3, end_of_turn=take_control(one(enemy)))
    duel = Duel(cards=[spring, siren], mine=["Siren", "Gorillion"], theirs=["Spring"], their_hand=TWO)
    duel.attack("Gorillion").no_block().resolve("Siren")
    duel.sees(mine=["Gorillion", "Siren", "Spring"], life=(3, 3), turn="them")


@rule("MB-G8", "MB-G2")
def test_a_waiting_effect_on_its_own_creature_finds_it_on_the_other_side():
    mayfly = creature("Mayfly", 3, end_of_turn=defeat(every(this)))
    siren = creature("Siren", 3, end_of_turn=take_control(one(enemy)))
    duel = Duel(cards=[mayfly, siren], mine=["Siren", "Gorillion"], theirs=["Mayfly"], their_hand=TWO)
    duel.attack("Gorillion").no_block().resolve("Siren").sees(discard=["Mayfly"], their_discard=[], turn="them")


@rule("MB-G8", "MB-G3")
def test_a_waiting_effect_on_its_own_creature_does_what_is_left_when_it_has_fallen():
    choir = creature("Choir", 3, play=put_into_play(every(my_discard)))
    assassin = creature("Assassin", 3, play=defeat(one(other_ally)))
    boaster = creature("Boaster", 2, play=(this_turn(this, power_up(2)), gain_life(1)))
    duel = Duel(
        cards=[choir, assassin, boaster],
        hand=["Choir", *TWO],
        discard=["Boaster", "Assassin"],
        their_hand=TWO,
    )
    duel.play("Choir").resolve("Assassin").choose("Boaster").sees(life=(4, 3), discard=["Boaster"])
