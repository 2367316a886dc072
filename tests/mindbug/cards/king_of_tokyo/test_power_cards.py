"""King of Tokyo: what each Power card does."""

from typing import Any

from bugduel.mindbug.cards.vocabulary import FAST, creature, lose_life, me, power_up, this, this_turn
from bugduel.mindbug.game import MINDBUG
from marks import rule
from plain import plain
from tokyo import TWO, Tokyo, my_turn_begins

ALL = list(MINDBUG.sets({}))

# --- Ambush -----------------------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_ambush_defeats_an_enemy_of_the_buyers_choice_but_no_ally():
    duel = my_turn_begins(mine=["Kong"], theirs=["Megamoth"], energy=2, market=["Ambush"])
    duel.buy("Ambush").asks("me", "choose-creature").offers("choose their Gorillion", "choose their Megamoth")
    duel.choose("Megamoth").sees(theirs=["Gorillion"], their_discard=["Megamoth"])
    assert duel.energy() == (0, 2)


@rule("MB-K5")
def test_ambush_only_exhausts_a_tough_enemy():
    duel = my_turn_begins(theirs=["Rhino Turtle"], energy=2, market=["Ambush"])
    duel.buy("Ambush").choose("Rhino Turtle").sees(theirs=["Gorillion", "Rhino Turtle (exhausted)"])


@rule("MB-C1", "MB-G3")
def test_ambush_may_be_bought_where_it_does_nothing():
    duel = Tokyo(hand=["Kong", *TWO], energy=2, market=["Ambush"], **plain({"extra-turns": [0]}))
    duel.play("Gorillion").asks("me", "buy").buy("Ambush").sees(mine=["Gorillion"]).asks("me", "turn-action")
    assert duel.energy() == (0, 0)


# --- Extra Head -------------------------------------------------------------------------------------------------------


@rule("MB-I1", "MB-G11")
def test_extra_head_gives_my_creatures_and_not_the_enemies_a_further_die_this_turn():
    duel = my_turn_begins(mine=["Bee Bear"], energy=1, market=["Extra Head"], dice=[3])
    duel.buy("Extra Head")
    assert (duel.creature("Bee Bear").dice, duel.creature("Gorillion").dice) == (1, 0)
    duel.attack("Bee Bear").asks("me", "reroll").keep()
    assert duel.rolls() == [[3]]
    assert duel.power("Bee Bear") == 11


@rule("MB-I1")
def test_extra_head_makes_two_dice_of_one_and_no_more_of_two():
    one = my_turn_begins(mine=["Kong"], energy=1, market=["Extra Head"], dice=[1, 1])
    one.buy("Extra Head").attack("Kong").keep()
    two = my_turn_begins(mine=["H.A.D.E.S."], energy=1, market=["Extra Head"], dice=[1, 1])
    two.buy("Extra Head").attack("H.A.D.E.S.").keep()
    assert one.rolls() == two.rolls() == [[1, 1]]


@rule("MB-T4")
def test_the_die_of_extra_head_is_gone_on_the_next_turn():
    duel = my_turn_begins(mine=["Bee Bear"], energy=1, market=["Extra Head"])
    duel.buy("Extra Head").play("Luchataur")
    duel.attack("Gorillion").no_block().attack("Bee Bear").asks("them", "block")
    assert duel.rolls() == []


# --- Healing Bots -----------------------------------------------------------------------------------------------------


@rule("MB-S5")
def test_healing_bots_bring_a_life_beyond_three():
    duel = my_turn_begins(energy=1, market=["Healing Bots"])
    duel.buy("Healing Bots").sees(life=(4, 3))


@rule("MB-C1")
def test_healing_bots_heal_their_buyer():
    duel = Tokyo(their_energy=1, their_life=1, market=["Healing Bots"])
    duel.play("Gorillion").buy("Healing Bots").sees(life=(3, 2))


# --- Monster Buddies --------------------------------------------------------------------------------------------------


@rule("MB-X15")
def test_monster_buddies_does_the_play_effect_of_a_creature_of_mine():
    duel = my_turn_begins(
        mine=["Drakonis", "Megaxolot", "Kong"], theirs=["Mega Shark"], energy=2, market=["Monster Buddies"]
    )
    duel.buy("Monster Buddies").asks("me").offers("choose my Drakonis", "choose my Megaxolot")
    duel.choose("Drakonis").sees(life=(3, 3))
    assert duel.energy() == (2, 0)


@rule("MB-X15")
def test_monster_buddies_does_the_creatures_own_effect_to_the_creature_itself():
    bodybuilder = creature("Bodybuilder", 3, play=this_turn(this, power_up(4)))
    duel = my_turn_begins(mine=["Bodybuilder", "Kong"], cards=[bodybuilder], energy=2, market=["Monster Buddies"])
    duel.buy("Monster Buddies")
    assert (duel.power("Bodybuilder"), duel.power("Kong")) == (7, 9)


@rule("MB-X15", "MB-X4")
def test_deathweaver_stops_monster_buddies():
    duel = my_turn_begins(mine=["Megaxolot"], theirs=["Deathweaver"], energy=2, market=["Monster Buddies"])
    duel.buy("Monster Buddies").sees(life=(3, 3)).asks("me", "turn-action")
    assert duel.energy() == (0, 0)


@rule("MB-G3")
def test_monster_buddies_does_nothing_where_no_creature_of_mine_has_a_play_effect():
    duel = my_turn_begins(mine=["Kong"], theirs=["Megaxolot"], energy=2, market=["Monster Buddies"])
    duel.buy("Monster Buddies").sees(life=(3, 3)).asks("me", "turn-action")


@rule("MB-X15", "MB-G4")
def test_monster_buddies_with_the_globe_smasher_makes_the_opponent_give_a_card():
    duel = my_turn_begins(
        mine=["The Globe-Smasher"], their_hand=["Rob", "Mantis", *TWO], energy=2, market=["Monster Buddies"]
    )
    duel.buy("Monster Buddies").asks("them", "choose-from-hand").choose("Mantis")
    duel.sees(mine=["Mantis", "The Globe-Smasher"], their_hand=["Luchataur", "Rob"]).asks("me", "turn-action")


@rule("MB-X15", "MB-T8")
def test_monster_buddies_does_a_play_effect_that_copies_another():
    duel = my_turn_begins(mine=["Utility Bug", "Megaxolot"], energy=2, market=["Monster Buddies"], sets=ALL)
    duel.buy("Monster Buddies").offers("choose my Utility Bug", "choose my Megaxolot")
    duel.choose("Utility Bug").accept().sees(life=(4, 3)).asks("me", "turn-action")


@rule("MB-X15", "MB-G3")
def test_monster_buddies_forces_no_harmful_effect_where_a_copying_creature_can_be_chosen():
    plague = creature("Plague", 3, play=lose_life(1, me))
    mine = ["Pear Patrol", "Plague"]
    duel = my_turn_begins(mine=mine, cards=[plague], energy=2, market=["Monster Buddies"], sets=ALL)
    duel.buy("Monster Buddies").choose("Pear Patrol").refuse().sees(life=(3, 3)).asks("me", "turn-action")


@rule("MB-T8")
def test_a_copying_creature_that_monster_buddies_sets_off_copies_no_copying_one():
    mine = ["Utility Bug", "Utility Bug", "Megaxolot"]
    duel = my_turn_begins(mine=mine, energy=2, market=["Monster Buddies"], sets=ALL)
    duel.buy("Monster Buddies").choose("Utility Bug #1").accept().sees(life=(4, 3))


# --- Mysterious Ally --------------------------------------------------------------------------------------------------


@rule("MB-M4")
def test_mysterious_ally_draws_from_the_unused_pile_and_the_buyer_alone_sees_it():
    duel = my_turn_begins(energy=2, market=["Mysterious Ally"], unused=["Mechamster", "Mechamster"])
    duel.buy("Mysterious Ally").sees(hand=["Mechamster", *TWO])
    assert "Mechamster" in str(duel.history(0))
    assert "Mechamster" not in str(duel.history(1))


@rule("MB-T5")
def test_mysterious_ally_can_make_a_hand_of_six():
    hand = ["Kong", "Rob", "Mantis", *TWO]
    duel = my_turn_begins(
        hand=hand, draw=["Iron Back"], energy=2, market=["Mysterious Ally"], unused=["Pagurah", "Pagurah"]
    )
    duel.buy("Mysterious Ally").sees(hand=["Pagurah", *hand], draw=["Iron Back"])


@rule("MB-M4")
def test_mysterious_ally_gives_nothing_from_an_empty_unused_pile():
    duel = my_turn_begins(energy=2, market=["Mysterious Ally"], unused=[])
    duel.buy("Mysterious Ally").sees(hand=TWO).asks("me", "turn-action")


# --- Portal Malfunction -----------------------------------------------------------------------------------------------


@rule("MB-M7", "MB-G1")
def test_portal_malfunction_takes_a_creature_of_mine_back_to_hand_without_its_defeated_effect():
    duel = my_turn_begins(
        mine=["Gigazaur", "Rhino Turtle (exhausted)"], theirs=["Kong"], energy=1, market=["Portal Malfunction"]
    )
    duel.buy("Portal Malfunction").asks("me").offers("choose my Gigazaur", "choose my Rhino Turtle")
    duel.choose("Gigazaur").sees(mine=["Rhino Turtle (exhausted)"], hand=["Gigazaur", *TWO], life=(3, 3), discard=[])


@rule("MB-M7")
def test_a_tough_creature_that_portal_malfunction_took_back_comes_fresh():
    duel = my_turn_begins(mine=["Rhino Turtle (exhausted)"], energy=1, market=["Portal Malfunction"])
    duel.buy("Portal Malfunction").play("Rhino Turtle").sees(mine=["Rhino Turtle"])


@rule("MB-N2")
def test_all_know_the_card_that_portal_malfunction_took_back():
    duel = my_turn_begins(mine=["Kong"], energy=1, market=["Portal Malfunction"])
    duel.buy("Portal Malfunction")
    known = plain(duel.state.view(1))["players"][0]["zones"]["hand"]
    assert [card["card"] for card in known["cards"]] == ["Kong"]
    assert known["size"] == 3


@rule("MB-G3")
def test_portal_malfunction_does_nothing_without_a_creature_of_mine():
    duel = my_turn_begins(energy=1, market=["Portal Malfunction"])
    duel.buy("Portal Malfunction").sees(hand=TWO, theirs=["Gorillion"]).asks("me", "turn-action")


# --- Pounce, Rage, Suburban Camouflage --------------------------------------------------------------------------------


@rule("MB-G11", "MB-K2")
def test_pounce_lets_my_creatures_hunt_this_turn():
    duel = my_turn_begins(mine=["Kong", "Bee Bear"], theirs=["Rob"], energy=1, market=["Pounce"])
    duel.buy("Pounce")
    assert duel.keywords("Kong") == {"HUNTER"}
    assert duel.keywords("their Gorillion") == set()
    duel.attack("Bee Bear").asks("me", "hunt").hunt("Rob").sees(their_discard=["Rob"])


@rule("MB-T4", "MB-G11")
def test_pounce_ends_with_the_turn():
    duel = my_turn_begins(mine=["Kong"], energy=1, market=["Pounce"])
    duel.buy("Pounce").play("Luchataur").sees(turn="them")
    assert duel.keywords("Kong") == set()


@rule("MB-G11", "MB-K6")
def test_pounce_holds_for_a_creature_that_comes_later_in_the_turn():
    racer = creature("Racer", 9, FAST)
    duel = my_turn_begins(theirs=["Kong"], hand=["Racer", *TWO], cards=[racer], energy=1, market=["Pounce"])
    duel.buy("Pounce").play("Racer").attack("Racer").asks("me", "hunt").offers(
        "hunt Gorillion", "hunt Kong", "hunt-nobody"
    )


@rule("MB-G11", "MB-P3")
def test_pounce_does_not_hold_for_a_creature_that_a_mindbug_took():
    duel = my_turn_begins(mine=["Kong"], hand=["Cyber Bunny", *TWO], energy=1, market=["Pounce"], their_mindbugs=1)
    duel.buy("Pounce").play("Cyber Bunny").mindbug().sees(discard=["Kong"])
    assert duel.keywords("Cyber Bunny") == {"FRENZY"}


@rule("MB-G11", "MB-K1")
def test_rage_lets_my_creatures_attack_twice_this_turn():
    duel = my_turn_begins(mine=["Bee Bear"], theirs=["Rob"], energy=1, market=["Rage"])
    duel.buy("Rage").attack("Bee Bear").no_block().again().no_block().sees(life=(3, 1), turn="them")
    assert duel.keywords("Bee Bear") == set()


@rule("MB-I3", "MB-K1")
def test_a_creature_in_rage_rolls_its_die_for_each_attack():
    duel = my_turn_begins(mine=["Kong"], energy=1, market=["Rage"], dice=[4, 5])
    duel.buy("Rage").attack("Kong").keep().no_block().again().keep().no_block().sees(life=(3, 1))
    assert duel.energy() == (3, 0)


@rule("MB-K1")
def test_a_raging_creature_that_falls_does_not_attack_again():
    duel = my_turn_begins(mine=["Bee Bear"], energy=1, market=["Rage"])
    duel.buy("Rage").attack("Bee Bear").block("Gorillion").sees(discard=["Bee Bear"], turn="them")


@rule("MB-G11", "MB-K4")
def test_suburban_camouflage_makes_my_creatures_sneaky_this_turn():
    duel = my_turn_begins(mine=["Bee Bear"], energy=3, market=["Suburban Camouflage"])
    duel.buy("Suburban Camouflage").attack("Bee Bear").sees(life=(3, 2), turn="them")
    assert duel.keywords("Bee Bear") == set()


@rule("MB-K4")
def test_a_sneaky_enemy_blocks_what_suburban_camouflage_hides():
    duel = my_turn_begins(mine=["Luchataur"], theirs=["Spider Owl"], energy=3, market=["Suburban Camouflage"])
    duel.buy("Suburban Camouflage").attack("Luchataur").offers("block Spider Owl", "do-not-block")


# --- Railgun ----------------------------------------------------------------------------------------------------------


@rule("MB-L1")
def test_railgun_costs_the_opponent_a_life_and_with_the_last_the_game():
    first = my_turn_begins(energy=2, market=["Railgun"])
    first.buy("Railgun").sees(life=(3, 2), winner=None)
    last = my_turn_begins(energy=2, market=["Railgun"], their_life=1)
    last.buy("Railgun").sees(winner="me")


# --- Random Mutation --------------------------------------------------------------------------------------------------


@rule("MB-C2", "MB-C1")
def test_random_mutation_buys_the_top_card_of_the_power_deck_for_free():
    duel = my_turn_begins(energy=1, market=["Random Mutation"], deck=["Railgun", "Railgun"])
    duel.buy("Random Mutation").sees(life=(3, 2)).asks("me", "turn-action")
    assert duel.energy() == (0, 0)
    assert duel.table("market") == ["Railgun"]
    assert duel.table("power-discard") == ["Railgun", "Random Mutation"]


@rule("MB-C1")
def test_random_mutation_is_replaced_before_it_reveals_and_an_empty_deck_reveals_nothing():
    duel = my_turn_begins(energy=1, market=["Random Mutation"], deck=["Railgun"])
    duel.buy("Random Mutation").sees(life=(3, 3)).asks("me", "turn-action")
    assert duel.table("market") == ["Railgun"]
    assert duel.table("power-discard") == ["Random Mutation"]


@rule("MB-C2", "MB-G3")
def test_what_random_mutation_reveals_must_be_done():
    duel = my_turn_begins(mine=["Kong"], energy=1, market=["Random Mutation"], deck=["Revenge", "Revenge"])
    duel.buy("Random Mutation").asks("me").offers("choose my Kong", "choose their Gorillion")
    duel.choose("Kong").sees(discard=["Kong"])


# --- Reanimation, Resurrection ----------------------------------------------------------------------------------------


@rule("MB-N2")
def test_reanimation_takes_a_card_of_the_opponents_discard_pile_into_my_hand_in_the_open():
    piles: dict[str, Any] = {"discard": ["Mantis"], "their_discard": ["Kong", "Rob"]}
    duel = my_turn_begins(energy=3, market=["Reanimation"], **piles)
    duel.buy("Reanimation").asks("me").offers("choose Kong", "choose Rob")
    duel.choose("Kong").sees(hand=["Kong", *TWO], their_discard=["Rob"], discard=["Mantis"])
    assert "Kong" in str(plain(duel.state.view(1))["players"][0]["zones"]["hand"])


@rule("MB-G3")
def test_reanimation_finds_nothing_in_an_empty_discard_pile():
    duel = my_turn_begins(energy=3, market=["Reanimation"], discard=["Mantis"])
    duel.buy("Reanimation").sees(hand=TWO, discard=["Mantis"]).asks("me", "turn-action")


@rule("MB-N2")
def test_resurrection_takes_a_card_of_my_discard_pile_into_my_hand():
    piles: dict[str, Any] = {"discard": ["Mantis", "Pagurah"], "their_discard": ["Kong"]}
    duel = my_turn_begins(energy=3, market=["Resurrection"], **piles)
    duel.buy("Resurrection").asks("me").offers("choose Mantis", "choose Pagurah")
    duel.choose("Pagurah").sees(hand=["Pagurah", *TWO], discard=["Mantis"], their_discard=["Kong"])


@rule("MB-G3")
def test_resurrection_finds_nothing_in_an_empty_discard_pile():
    duel = my_turn_begins(energy=3, market=["Resurrection"], their_discard=["Kong"])
    duel.buy("Resurrection").sees(hand=TWO, their_discard=["Kong"]).asks("me", "turn-action")


# --- Revenge, Stomp ---------------------------------------------------------------------------------------------------


@rule("MB-G3")
def test_revenge_defeats_a_creature_of_seven_or_more_of_either_side():
    duel = my_turn_begins(mine=["Sheriff", "Alienoid"], theirs=["Megaxolot"], energy=1, market=["Revenge"])
    duel.buy("Revenge").asks("me").offers("choose my Sheriff", "choose their Gorillion")
    duel.choose("Gorillion").sees(theirs=["Megaxolot"], their_discard=["Gorillion"], mine=["Alienoid", "Sheriff"])


@rule("MB-G3")
def test_revenge_must_strike_my_own_creature_if_it_is_the_only_strong_one():
    duel = my_turn_begins("Rob", mine=["Sheriff"], their_hand=["Rob", *TWO], energy=1, market=["Revenge"])
    duel.buy("Revenge").sees(mine=[], discard=["Sheriff"], theirs=["Rob"])


@rule("MB-Y1")
def test_stomp_defeats_a_creature_of_current_power_three_or_less():
    duel = my_turn_begins(mine=["Mechamster"], theirs=["Rex Florae", "Pandakaï"], energy=1, market=["Stomp"])
    duel.buy("Stomp").sees(mine=[], discard=["Mechamster"], theirs=["Gorillion", "Pandakaï", "Rex Florae"])


@rule("MB-G4")
def test_stomps_buyer_chooses_among_the_weak_of_both_sides():
    duel = my_turn_begins(mine=["Mechamster", "Mantis"], theirs=["Pandakaï"], energy=1, market=["Stomp"])
    duel.buy("Stomp").asks("me").offers("choose my Mechamster", "choose their Pandakaï")
    duel.choose("Pandakaï").sees(their_discard=["Pandakaï"])
    assert duel.energy() == (0, 1)


# --- Subterranean Strike ----------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-M1")
def test_subterranean_strike_makes_the_opponent_discard_two_cards_of_their_choice():
    hand = ["Gorillion", "Kong", "Rob", "Mantis"]
    duel = my_turn_begins(their_hand=hand, energy=2, market=["Subterranean Strike"])
    duel.buy("Subterranean Strike").asks("them", "choose-from-hand").choose("Rob", "Kong")
    duel.sees(their_discard=["Kong", "Rob"], their_hand=["Mantis"]).asks("me", "turn-action")


@rule("MB-M1")
def test_subterranean_strike_takes_what_there_is():
    duel = my_turn_begins(energy=2, market=["Subterranean Strike"])
    duel.buy("Subterranean Strike").sees(their_discard=["Luchataur"], their_hand=[])
