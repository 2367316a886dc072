"""King of Tokyo, Alienoid to Iron Back: each creature, and where it meets others."""

from typing import Any

from marks import rule
from tokyo import ENERGY, POWER, TWO, Tokyo

# --- Alienoid ---------------------------------------------------------------------------------------------------------


@rule("MB-C2", "MB-C1")
def test_alienoid_must_buy_a_face_up_power_card_for_free():
    duel = Tokyo(hand=["Alienoid", *TWO], market=["Railgun", "Healing Bots", "Reanimation"], deck=["Rage"])
    duel.play("Alienoid").asks("me", "choose-power-card")
    duel.offers("choose Railgun", "choose Healing Bots", "choose Reanimation")
    duel.choose("Railgun").sees(mine=["Alienoid"], life=(3, 2), turn="them")
    assert duel.energy() == (0, 0)
    assert duel.table("market") == ["Healing Bots", "Rage", "Reanimation"]
    assert duel.table("power-discard") == ["Railgun"]


@rule("MB-C2", "MB-G3")
def test_alienoid_buys_nothing_where_no_power_card_lies_face_up():
    duel = Tokyo(hand=["Alienoid", *TWO])
    duel.play("Alienoid").sees(mine=["Alienoid"], turn="them")


@rule("MB-C2", "MB-X15")
def test_alienoid_can_buy_monster_buddies_and_so_buy_once_more():
    duel = Tokyo(hand=["Alienoid", *TWO], market=["Monster Buddies", "Railgun"])
    duel.play("Alienoid").choose("Monster Buddies").sees(life=(3, 2), turn="them")
    assert duel.table("power-discard") == ["Monster Buddies", "Railgun"]


@rule("MB-X4")
def test_deathweaver_stops_alienoid_from_buying():
    duel = Tokyo(hand=["Alienoid", *TWO], theirs=["Deathweaver"], market=["Railgun", "Stomp"])
    duel.play("Alienoid").sees(mine=["Alienoid"], turn="them", life=(3, 3))


# --- Baby Gigazaur ----------------------------------------------------------------------------------------------------


@rule("MB-I2", "MB-K4")
def test_baby_gigazaur_grows_by_its_die_and_is_blocked_by_the_sneaky_alone():
    duel = Tokyo(mine=["Baby Gigazaur"], theirs=["Gorillion", "Space Penguin"], dice=[POWER])
    duel.attack("Baby Gigazaur").keep().offers("block Space Penguin", "do-not-block")
    duel.block("Space Penguin").sees(mine=["Baby Gigazaur"], their_discard=["Space Penguin"])


@rule("MB-I2", "MB-T4")
def test_baby_gigazaur_is_small_again_on_the_next_turn():
    duel = Tokyo(mine=["Baby Gigazaur"], theirs=["Chameleon Sniper"], dice=[POWER])
    duel.attack("Baby Gigazaur").keep().no_block()
    duel.attack("Chameleon Sniper").block("Baby Gigazaur")
    duel.sees(discard=["Baby Gigazaur"], their_discard=["Chameleon Sniper"])


# --- Boogie Woogie ----------------------------------------------------------------------------------------------------


@rule("MB-M6", "MB-M8")
def test_boogie_woogie_brings_a_card_with_a_defeated_effect_from_any_discard_pile():
    position: dict[str, Any] = {
        "discard": ["Explosive Toad", "Gorillion"],
        "their_discard": ["Strange Barrel", "Axolotl Healer"],
    }
    duel = Tokyo(hand=["Boogie Woogie", *TWO], **position)
    duel.play("Boogie Woogie").asks("me").offers("choose Explosive Toad", "choose Strange Barrel")
    duel.choose("Strange Barrel")
    duel.sees(mine=["Boogie Woogie", "Strange Barrel"], their_discard=["Axolotl Healer"], turn="them")


@rule("MB-G3")
def test_boogie_woogie_brings_nothing_where_no_card_has_a_defeated_effect():
    duel = Tokyo(hand=["Boogie Woogie", *TWO], discard=["Gorillion"], their_discard=["Axolotl Healer"])
    duel.play("Boogie Woogie").sees(mine=["Boogie Woogie"], discard=["Gorillion"], turn="them")


@rule("MB-P3", "MB-P4")
def test_a_mindbugged_boogie_woogie_brings_the_card_to_the_one_who_took_it():
    duel = Tokyo(hand=["Boogie Woogie", *TWO], discard=["Rob"], their_mindbugs=2)
    duel.play("Boogie Woogie").mindbug()
    duel.sees(theirs=["Boogie Woogie", "Rob"], discard=[], mindbugs=(0, 1)).asks("me", "turn-action")


# --- Bookwyrm ---------------------------------------------------------------------------------------------------------


@rule("MB-M6", "MB-P4")
def test_bookwyrm_puts_a_card_of_seven_or_more_from_hand_into_play_and_no_mindbug_can_take_it():
    duel = Tokyo(hand=["Bookwyrm", "Kong", "Drakonis", "Pumpkin Jack"], their_mindbugs=1)
    duel.play("Bookwyrm").no_mindbug().asks("me").offers("choose Kong", "choose Drakonis")
    duel.choose("Drakonis").sees(mine=["Bookwyrm", "Drakonis"], hand=["Kong", "Pumpkin Jack"], turn="them")
    duel.sees(mindbugs=(0, 1))
    assert duel.energy() == (2, 0)


@rule("MB-T5")
def test_bookwyrm_may_choose_the_card_that_was_drawn_in_its_place():
    weak = ["Rob", "Mantis", "Iron Back", "Pagurah"]
    duel = Tokyo(hand=["Bookwyrm", *weak], draw=["Kong", "Cosmic Joe"])
    duel.play("Bookwyrm").choose("Kong").sees(mine=["Bookwyrm", "Kong"], hand=[*weak, "Cosmic Joe"], draw=[])


@rule("MB-G3")
def test_bookwyrm_does_nothing_with_a_hand_of_weak_cards():
    duel = Tokyo(hand=["Bookwyrm", "Rob", "Pumpkin Jack"])
    duel.play("Bookwyrm").sees(mine=["Bookwyrm"], hand=["Pumpkin Jack", "Rob"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_bookwyrm_uses_the_hand_of_the_one_who_took_it():
    duel = Tokyo(hand=["Bookwyrm", *TWO], their_hand=["Kong", "Rob"], their_mindbugs=1)
    duel.play("Bookwyrm").mindbug().asks("them").offers("choose Kong").choose("Kong")
    duel.sees(theirs=["Bookwyrm", "Kong"], their_hand=["Rob"], hand=TWO).asks("me", "turn-action")


# --- Captain Fish -----------------------------------------------------------------------------------------------------


@rule("MB-G2", "MB-M3")
def test_a_defeated_captain_fish_takes_a_creature_of_six_or_more_of_either_side():
    duel = Tokyo(mine=["Captain Fish", "Bee Bear"], theirs=["Kangasaurus Rex", "Rhino Turtle (exhausted)", "Rob"])
    duel.attack("Captain Fish").block("Kangasaurus Rex").asks("me")
    duel.offers("choose my Bee Bear", "choose their Kangasaurus Rex", "choose their Rhino Turtle")
    duel.choose("Rhino Turtle")
    duel.sees(
        mine=["Bee Bear", "Rhino Turtle (exhausted)"], theirs=["Kangasaurus Rex", "Rob"], discard=["Captain Fish"]
    )


@rule("MB-G3")
def test_captain_fish_takes_nothing_where_all_are_weak():
    duel = Tokyo(mine=["Captain Fish", "Mantis"], theirs=["Spider Owl", "Rob"])
    duel.attack("Captain Fish").block("Spider Owl")
    duel.sees(mine=["Mantis"], theirs=["Rob"], discard=["Captain Fish"], their_discard=["Spider Owl"], turn="them")


@rule("MB-Y1")
def test_captain_fish_looks_at_current_power():
    duel = Tokyo(mine=["Captain Fish"], theirs=["Rex Florae", "Rob", "Mantis"])
    duel.attack("Captain Fish").block("Rob").asks("me").offers("choose their Rex Florae", "choose their Rob")
    duel.choose("Rex Florae").sees(mine=["Rex Florae"], theirs=["Rob", "Mantis"])
    assert duel.power("Rob") == 5


# --- Cosmic Joe -------------------------------------------------------------------------------------------------------


@rule("MB-G3", "MB-K5")
def test_a_defeated_cosmic_joe_defeats_any_creature_own_ones_included():
    duel = Tokyo(mine=["Cosmic Joe", "Rhino Turtle"], theirs=["Gorillion"])
    duel.attack("Cosmic Joe").hunt("Gorillion").asks("me")
    duel.offers("choose my Rhino Turtle", "choose their Gorillion").choose("Rhino Turtle")
    duel.sees(mine=["Rhino Turtle (exhausted)"], theirs=["Gorillion"], discard=["Cosmic Joe"])


@rule("MB-A3", "MB-G5")
def test_cosmic_joe_finds_nobody_left_when_both_fighters_fall():
    duel = Tokyo(mine=["Cosmic Joe"], theirs=["Spider Owl"])
    duel.attack("Cosmic Joe").hunt("Spider Owl")
    duel.sees(mine=[], theirs=[], discard=["Cosmic Joe"], their_discard=["Spider Owl"], turn="them")


@rule("MB-G2", "MB-G3")
def test_cosmic_joes_player_must_defeat_their_own_creature_if_it_is_the_only_one():
    duel = Tokyo(mine=["Plated Scorpion (exhausted)"], theirs=["Cosmic Joe", "Bee Bear"])
    duel.attack("Plated Scorpion").block("Cosmic Joe")
    duel.sees(theirs=[], their_discard=["Bee Bear", "Cosmic Joe"], discard=["Plated Scorpion"])


# --- Cyber Bunny ------------------------------------------------------------------------------------------------------


@rule("MB-Y1")
def test_cyber_bunny_defeats_an_enemy_of_five_or_more_by_current_power():
    duel = Tokyo(hand=["Cyber Bunny", *TWO], mine=["Bee Bear"], theirs=["Turbo Bug", "Shield Bugs", "Rob"])
    duel.play("Cyber Bunny").asks("me").offers("choose their Turbo Bug", "choose their Rob")
    duel.choose("Turbo Bug").sees(their_discard=["Turbo Bug"], theirs=["Rob", "Shield Bugs"])


@rule("MB-G3")
def test_cyber_bunny_spares_the_weak_and_its_own_side():
    duel = Tokyo(hand=["Cyber Bunny", *TWO], mine=["Bee Bear"], theirs=["Mantis"])
    duel.play("Cyber Bunny").sees(mine=["Bee Bear", "Cyber Bunny"], theirs=["Mantis"], turn="them")


@rule("MB-K5")
def test_cyber_bunny_only_exhausts_a_tough_enemy():
    duel = Tokyo(hand=["Cyber Bunny", *TWO], theirs=["H.A.D.E.S."])
    duel.play("Cyber Bunny").sees(theirs=["H.A.D.E.S. (exhausted)"], their_discard=[])


@rule("MB-P3")
def test_a_mindbugged_cyber_bunny_defeats_a_creature_of_mine():
    duel = Tokyo(hand=["Cyber Bunny", *TWO], mine=["Kong"], theirs=["Gorillion"], their_mindbugs=1)
    duel.play("Cyber Bunny").mindbug()
    duel.sees(discard=["Kong"], theirs=["Cyber Bunny", "Gorillion"]).asks("me", "turn-action")


# --- Cyber Kitty ------------------------------------------------------------------------------------------------------


def test_cyber_kitty_defeats_an_enemy_of_five_or_less():
    duel = Tokyo(hand=["Cyber Kitty", *TWO], theirs=["Rob", "Mantis", "Alienoid"])
    duel.play("Cyber Kitty").asks("me").offers("choose their Rob", "choose their Mantis")
    duel.choose("Mantis").sees(theirs=["Alienoid", "Rob"], their_discard=["Mantis"])


@rule("MB-Y1", "MB-G3")
def test_cyber_kitty_cannot_reach_a_creature_that_something_makes_too_strong():
    duel = Tokyo(hand=["Cyber Kitty", *TWO], theirs=["Rob", "Rex Florae"])
    duel.play("Cyber Kitty").sees(theirs=["Rex Florae", "Rob"], turn="them")


@rule("MB-G1")
def test_what_cyber_kitty_defeats_still_has_its_defeated_effect():
    duel = Tokyo(hand=["Cyber Kitty", *TWO], theirs=["Megamoth"])
    duel.play("Cyber Kitty").sees(their_discard=["Megamoth"])
    assert duel.energy() == (0, 2)


# --- Cybertooth (more with the dice) ----------------------------------------------------------------------------------


@rule("MB-G9", "MB-I1")
def test_a_cybertooth_that_has_left_gives_no_reroll():
    duel = Tokyo(mine=["Kong"], discard=["Cybertooth"], theirs=["Gorillion"], dice=[1, 2])
    duel.attack("Kong").reroll(1).asks("them", "block")


@rule("MB-K5")
def test_an_exhausted_cybertooth_still_gives_its_reroll():
    duel = Tokyo(mine=["Kong", "Cybertooth (exhausted)"], theirs=["Gorillion"], dice=[1, 2])
    duel.attack("Kong").reroll(1).asks("me", "reroll")


# --- Drakonis ---------------------------------------------------------------------------------------------------------


def test_drakonis_brings_two_energy():
    duel = Tokyo(hand=["Drakonis", *TWO], energy=1)
    duel.play("Drakonis").sees(mine=["Drakonis"])
    assert duel.energy() == (3, 0)


@rule("MB-P3")
def test_a_mindbugged_drakonis_brings_its_energy_to_the_one_who_took_it():
    duel = Tokyo(hand=["Drakonis", *TWO], their_mindbugs=1)
    duel.play("Drakonis").mindbug()
    assert duel.energy() == (0, 2)


# --- Gigazaur ---------------------------------------------------------------------------------------------------------


@rule("MB-G1")
def test_a_defeated_gigazaur_costs_the_opponent_a_life():
    duel = Tokyo(mine=["Gigazaur"], theirs=["Gorillion"])
    duel.attack("Gigazaur").block("Gorillion").sees(discard=["Gigazaur"], life=(3, 2))


@rule("MB-L1")
def test_a_defeated_gigazaur_can_win_the_game():
    duel = Tokyo(mine=["Gigazaur"], theirs=["Gorillion"], their_life=1)
    duel.attack("Gigazaur").block("Gorillion").sees(winner="me")


@rule("MB-G2")
def test_a_gigazaur_that_was_taken_costs_the_life_of_the_one_it_came_from():
    duel = Tokyo(mine=["Gorillion"], hand=["Gigazaur", *TWO], their_mindbugs=1)
    duel.play("Gigazaur").mindbug().attack("Gorillion").block("Gigazaur")
    duel.sees(their_discard=["Gigazaur"], life=(2, 3))


# --- H.A.D.E.S. (more with the dice) ----------------------------------------------------------------------------------


@rule("MB-K5", "MB-I2")
def test_hades_is_only_exhausted_where_its_two_dice_were_not_enough():
    duel = Tokyo(mine=["H.A.D.E.S."], theirs=["Gorillion"], dice=[2, 2])
    duel.attack("H.A.D.E.S.").keep().block("Gorillion").sees(mine=["H.A.D.E.S. (exhausted)"], theirs=["Gorillion"])


def test_hades_rolls_two_dice():
    duel = Tokyo(mine=["H.A.D.E.S."], dice=[ENERGY, ENERGY])
    duel.attack("H.A.D.E.S.").keep()
    assert duel.rolls() == [[ENERGY, ENERGY]]
    assert duel.energy() == (2, 0)


# --- Iron Back --------------------------------------------------------------------------------------------------------


def test_a_defeated_iron_back_brings_one_energy_for_each_enemy():
    duel = Tokyo(mine=["Iron Back", "Kong"], theirs=["Gorillion", "Rob", "Mantis"], dice=[1])
    duel.attack("Iron Back").keep().block("Gorillion").sees(discard=["Iron Back"])
    assert duel.energy() == (3, 0)


@rule("MB-A3", "MB-G5")
def test_iron_back_does_not_count_the_enemy_that_fell_with_it():
    duel = Tokyo(mine=["Turbo Bug", "Bee Bear"], theirs=["Iron Back"])
    duel.attack("Turbo Bug").block("Iron Back").sees(discard=["Turbo Bug"], their_discard=["Iron Back"])
    assert duel.energy() == (0, 1)


@rule("MB-G3")
def test_iron_back_brings_nothing_where_no_enemy_is_left():
    duel = Tokyo(mine=["Turbo Bug"], theirs=["Iron Back"])
    duel.attack("Turbo Bug").block("Iron Back").sees(discard=["Turbo Bug"], their_discard=["Iron Back"])
    assert duel.energy() == (0, 0)
