"""King of Tokyo, Kong to The King: each creature, and where it meets others."""

from typing import Any

from marks import rule
from tokyo import ENERGY, POWER, TWO, Tokyo

# --- Kong (more with the dice) ----------------------------------------------------------------------------------------


def test_kong_loses_to_gorillion_when_its_die_brings_energy():
    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], dice=[ENERGY])
    duel.attack("Kong").keep().block("Gorillion").sees(discard=["Kong"], theirs=["Gorillion"])
    assert duel.energy() == (1, 0)


@rule("MB-M8")
def test_kong_comes_back_from_the_discard_pile_without_the_power_of_its_die():
    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], their_hand=["Grave Robber", *TWO], dice=[1])
    duel.attack("Kong").keep().block("Gorillion")
    duel.play("Grave Robber").sees(theirs=["Grave Robber", "Kong"])
    assert duel.power("Kong") == 9


# --- Kraken -----------------------------------------------------------------------------------------------------------


@rule("MB-Y2", "MB-K4")
def test_kraken_makes_strong_creatures_of_its_side_sneaky():
    duel = Tokyo(mine=["Kraken", "Gigazaur", "Drakonis"], theirs=["Gorillion", "Quetzalcóatl"])
    assert duel.keywords("Gigazaur") == {"SNEAKY"}
    assert duel.keywords("Drakonis") == duel.keywords("Kraken") == duel.keywords("Gorillion") == set()
    duel.attack("Gigazaur").offers("block Quetzalcóatl", "do-not-block")


@rule("MB-Y2", "MB-I2")
def test_kraken_becomes_sneaky_itself_when_its_die_makes_it_strong_enough():
    duel = Tokyo(mine=["Kraken"], theirs=["Gorillion"], dice=[POWER])
    duel.attack("Kraken").keep().sees(life=(3, 2), turn="them")


@rule("MB-Y2")
def test_kraken_with_a_weaker_die_can_be_blocked():
    duel = Tokyo(mine=["Kraken"], theirs=["Gorillion"], dice=[2])
    duel.attack("Kraken").keep().offers("block Gorillion", "do-not-block")


@rule("MB-G9")
def test_the_sneaking_ends_when_kraken_leaves():
    duel = Tokyo(mine=["Kraken", "Gigazaur"], theirs=["Gorillion"], their_hand=["Cyber Kitty", *TWO], their_turn=True)
    duel.play("Cyber Kitty").sees(discard=["Kraken"])
    duel.attack("Gigazaur").offers("block Cyber Kitty", "block Gorillion", "do-not-block")


# --- Mantis -----------------------------------------------------------------------------------------------------------


@rule("MB-I2", "MB-K2")
def test_mantis_hunts_with_the_power_its_die_gave_it():
    duel = Tokyo(mine=["Mantis"], theirs=["Alienoid (exhausted)", "Gorillion"], dice=[POWER])
    duel.attack("Mantis").keep().hunt("Alienoid").sees(mine=["Mantis"], their_discard=["Alienoid"])


@rule("MB-K2")
def test_mantis_need_not_hunt():
    duel = Tokyo(mine=["Mantis"], theirs=["Gorillion"], dice=[ENERGY])
    duel.attack("Mantis").keep().no_hunt().asks("them", "block").no_block().sees(life=(3, 2))


# --- Mechamster -------------------------------------------------------------------------------------------------------


@rule("MB-I1")
def test_mechamster_gives_a_die_to_a_creature_that_has_none():
    duel = Tokyo(mine=["Gorillion", "Mechamster"], dice=[POWER])
    duel.attack("Gorillion").asks("me", "reroll").keep()
    assert duel.rolls() == [[POWER]]


@rule("MB-I1")
def test_mechamster_gives_a_second_die_to_a_creature_that_has_one():
    duel = Tokyo(mine=["Kong", "Mechamster"], dice=[1, 1])
    duel.attack("Kong").keep()
    assert duel.rolls() == [[1, 1]]


@rule("MB-I1")
def test_two_dice_are_the_most_even_with_mechamster():
    duel = Tokyo(mine=["H.A.D.E.S.", "Mechamster"], dice=[1, 1])
    duel.attack("H.A.D.E.S.").keep()
    assert duel.rolls() == [[1, 1]]


@rule("MB-G9")
def test_mechamster_gives_no_die_to_itself_nor_to_enemies():
    duel = Tokyo(mine=["Mechamster"], theirs=["Gorillion"])
    duel.attack("Mechamster").no_block()
    duel.attack("Gorillion").asks("me", "block")
    assert duel.rolls() == []


# --- Mega Shark -------------------------------------------------------------------------------------------------------


def test_mega_shark_brings_one_energy():
    duel = Tokyo(hand=["Mega Shark", *TWO])
    duel.play("Mega Shark")
    assert duel.energy() == (1, 0)


@rule("MB-X4")
def test_deathweaver_stops_the_energy_of_mega_shark():
    duel = Tokyo(hand=["Mega Shark", *TWO], theirs=["Deathweaver"])
    duel.play("Mega Shark").sees(mine=["Mega Shark"])
    assert duel.energy() == (0, 0)


# --- Megamoth ---------------------------------------------------------------------------------------------------------


@rule("MB-G1", "MB-K3")
def test_a_defeated_megamoth_brings_two_energy_and_takes_its_enemy_with_it():
    duel = Tokyo(mine=["Megamoth"], theirs=["Gorillion"])
    duel.attack("Megamoth").block("Gorillion").sees(discard=["Megamoth"], their_discard=["Gorillion"])
    assert duel.energy() == (2, 0)


@rule("MB-G1")
def test_a_megamoth_discarded_from_hand_brings_no_energy():
    duel = Tokyo(hand=["Megamoth", "Kong", *TWO], their_hand=["Ferret Bomber", *TWO], their_turn=True)
    duel.play("Ferret Bomber").choose("Megamoth", "Kong").sees(discard=["Kong", "Megamoth"])
    assert duel.energy() == (0, 0)


# --- Megaxolot --------------------------------------------------------------------------------------------------------


@rule("MB-S5")
def test_megaxolot_brings_a_life():
    duel = Tokyo(hand=["Megaxolot", *TWO])
    duel.play("Megaxolot").sees(life=(4, 3))


@rule("MB-P3")
def test_a_mindbugged_megaxolot_brings_a_life_to_the_one_who_took_it():
    duel = Tokyo(hand=["Megaxolot", *TWO], their_mindbugs=1)
    duel.play("Megaxolot").mindbug().sees(life=(3, 4), theirs=["Megaxolot"])


# --- Meka Dragon ------------------------------------------------------------------------------------------------------


def test_meka_dragon_costs_the_opponent_a_life():
    duel = Tokyo(hand=["Meka Dragon", *TWO])
    duel.play("Meka Dragon").sees(life=(3, 2), turn="them")


@rule("MB-P3", "MB-L1")
def test_a_mindbugged_meka_dragon_can_cost_me_my_last_life():
    duel = Tokyo(hand=["Meka Dragon", *TWO], life=1, their_mindbugs=1)
    duel.play("Meka Dragon").mindbug().sees(winner="them")


# --- Pagurah ----------------------------------------------------------------------------------------------------------


@rule("MB-G5", "MB-K5")
def test_a_defeated_pagurah_defeats_every_enemy_of_five_or_less():
    duel = Tokyo(mine=["Pagurah", "Iron Back"], theirs=["Gorillion", "Rob", "Mantis", "Plated Scorpion"], dice=[ENERGY])
    duel.attack("Pagurah").keep().block("Gorillion")
    duel.sees(theirs=["Gorillion", "Plated Scorpion (exhausted)"], their_discard=["Mantis", "Rob"])
    duel.sees(mine=["Iron Back"], discard=["Pagurah", *TWO])


@rule("MB-G5")
def test_pagurah_looks_once_before_any_enemy_falls():
    duel = Tokyo(mine=["Pagurah"], theirs=["Gorillion", "Shield Bugs (exhausted)", "Harpy Mother"], dice=[ENERGY])
    duel.attack("Pagurah").keep().block("Gorillion")
    duel.sees(theirs=["Gorillion", "Harpy Mother"], their_discard=["Shield Bugs"])
    assert duel.power("Harpy Mother") == 5


@rule("MB-G2")
def test_a_mindbugged_pagurah_strikes_at_the_side_it_came_from():
    duel = Tokyo(hand=["Pagurah", *TWO], mine=["Gorillion", "Iron Back"], theirs=["Mantis"], their_mindbugs=1)
    duel.play("Pagurah").mindbug().attack("Gorillion").block("Pagurah")
    duel.sees(discard=["Iron Back"], mine=["Gorillion"], theirs=["Mantis"], their_discard=["Pagurah"])


# --- Pandakaï ---------------------------------------------------------------------------------------------------------


@rule("MB-G1")
def test_a_defeated_pandakai_brings_one_energy():
    duel = Tokyo(mine=["Gorillion"], theirs=["Pandakaï"])
    duel.attack("Gorillion").block("Pandakaï").sees(their_discard=["Pandakaï"])
    assert duel.energy() == (0, 1)


@rule("MB-G1")
def test_a_pandakai_that_survives_brings_no_energy():
    duel = Tokyo(mine=["Pandakaï"], theirs=["Chameleon Sniper"])
    duel.attack("Pandakaï").block("Chameleon Sniper").sees(mine=["Pandakaï"], their_discard=["Chameleon Sniper"])
    assert duel.energy() == (0, 0)


# --- Pumpkin Jack -----------------------------------------------------------------------------------------------------


@rule("MB-M6", "MB-M8")
def test_pumpkin_jack_brings_back_a_card_of_mine_that_has_a_play_effect():
    position: dict[str, Any] = {
        "discard": ["Space Penguin", "Drakonis", "Gorillion", "Rob"],
        "their_discard": ["Mega Shark"],
    }
    duel = Tokyo(hand=["Pumpkin Jack", *TWO], **position)
    duel.play("Pumpkin Jack").asks("me").offers("choose Space Penguin", "choose Drakonis").choose("Space Penguin")
    duel.sees(mine=["Pumpkin Jack", "Space Penguin"], life=(4, 3), turn="them", their_discard=["Mega Shark"])


@rule("MB-G3")
def test_pumpkin_jack_finds_nothing_among_cards_without_a_play_effect():
    duel = Tokyo(hand=["Pumpkin Jack", *TWO], discard=["Gorillion", "Rob"])
    duel.play("Pumpkin Jack").sees(mine=["Pumpkin Jack"], discard=["Gorillion", "Rob"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_pumpkin_jack_looks_into_the_takers_discard_pile():
    duel = Tokyo(hand=["Pumpkin Jack", *TWO], discard=["Drakonis"], their_discard=["Mega Shark"], their_mindbugs=1)
    duel.play("Pumpkin Jack").mindbug().sees(theirs=["Mega Shark", "Pumpkin Jack"], discard=["Drakonis"])
    assert duel.energy() == (0, 1)


# --- Purple Reign -----------------------------------------------------------------------------------------------------


def test_purple_reign_can_be_blocked_by_power_five_but_not_by_six():
    duel = Tokyo(mine=["Purple Reign"], theirs=["Rob", "Alienoid"], dice=[1])
    duel.attack("Purple Reign").keep().offers("block Rob", "do-not-block")


@rule("MB-Y1")
def test_purple_reign_slips_past_creatures_that_something_makes_too_strong():
    duel = Tokyo(mine=["Purple Reign"], theirs=["Rob", "Rex Florae"], dice=[1])
    duel.attack("Purple Reign").keep().sees(life=(3, 2), turn="them")


@rule("MB-K2", "MB-X3")
def test_a_purple_reign_with_hunter_may_hunt_whom_it_could_not_be_blocked_by():
    duel = Tokyo(mine=["Purple Reign", "Snail Thrower"], theirs=["Gorillion", "Rob"], dice=[ENERGY])
    duel.attack("Purple Reign").keep().offers("hunt Gorillion", "hunt Rob", "hunt-nobody")


# --- Quetzalcóatl -----------------------------------------------------------------------------------------------------


@rule("MB-K4")
def test_quetzalcoatl_sneaks_past_all_but_the_sneaky():
    duel = Tokyo(mine=["Quetzalcóatl"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Quetzalcóatl").offers("block Spider Owl", "do-not-block")


@rule("MB-K4")
def test_quetzalcoatl_blocks_like_any_creature():
    duel = Tokyo(mine=["Mega Shark"], theirs=["Quetzalcóatl"])
    duel.attack("Mega Shark").no_hunt().block("Quetzalcóatl").sees(their_discard=["Quetzalcóatl"])


# --- Rex Florae -------------------------------------------------------------------------------------------------------


@rule("MB-Y1")
def test_rex_florae_strengthens_the_others_of_its_side_and_not_itself():
    duel = Tokyo(mine=["Rex Florae", "Kong"], theirs=["Gorillion"])
    assert (duel.power("Rex Florae"), duel.power("Kong"), duel.power("Gorillion")) == (6, 10, 10)


@rule("MB-Y1", "MB-Y2")
def test_rex_florae_can_lift_a_creature_to_where_kraken_makes_it_sneaky():
    duel = Tokyo(mine=["Rex Florae", "Kraken", "Drakonis"])
    assert duel.power("Drakonis") == 8
    assert duel.keywords("Drakonis") == {"SNEAKY"}


@rule("MB-G9")
def test_the_strength_ends_when_rex_florae_leaves():
    duel = Tokyo(mine=["Rex Florae", "Kong"], their_hand=["Cyber Bunny", *TWO], their_turn=True)
    duel.play("Cyber Bunny").choose("Rex Florae").sees(discard=["Rex Florae"])
    assert duel.power("Kong") == 9


# --- Rob --------------------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-T6")
def test_a_defeated_rob_makes_the_opponent_discard_two_cards_of_their_choice_before_they_draw():
    hand = ["Kong", "Mantis", "Bee Bear", *TWO]
    duel = Tokyo(
        mine=["Rob"], theirs=["Gorillion"], their_hand=hand, their_draw=["Turbo Bug", "Rhino Turtle"], dice=[1]
    )
    duel.attack("Rob").keep().block("Gorillion").asks("them", "choose-from-hand").choose("Mantis")
    duel.offers("choose Kong", "choose Bee Bear", "choose Gorillion", "choose Luchataur").choose("Bee Bear")
    duel.sees(their_discard=["Bee Bear", "Mantis"], their_hand=["Kong", "Rhino Turtle", "Turbo Bug", *TWO])


@rule("MB-M1")
def test_rob_takes_all_of_a_hand_that_has_but_one_card():
    duel = Tokyo(mine=["Rob"], theirs=["Gorillion"], their_hand=["Kong"], dice=[1])
    duel.attack("Rob").keep().block("Gorillion").sees(their_discard=["Kong"], their_hand=[])


# --- Sheriff ----------------------------------------------------------------------------------------------------------


def test_sheriff_may_not_hunt_power_three_or_less():
    duel = Tokyo(mine=["Sheriff"], theirs=["Mantis", "Pandakaï", "Mechamster"])
    duel.attack("Sheriff").asks("me", "hunt").offers("hunt Mantis", "hunt-nobody")


@rule("MB-A2")
def test_sheriff_has_nobody_to_hunt_among_the_weak_but_they_may_block():
    duel = Tokyo(mine=["Sheriff"], theirs=["Pandakaï", "Mechamster"])
    duel.attack("Sheriff").asks("them", "block").offers("block Pandakaï", "block Mechamster", "do-not-block")


@rule("MB-Y1")
def test_sheriff_may_hunt_a_weak_creature_that_something_strengthens():
    duel = Tokyo(mine=["Sheriff"], theirs=["Pandakaï", "Rex Florae"])
    duel.attack("Sheriff").offers("hunt Pandakaï", "hunt Rex Florae", "hunt-nobody")


# --- Space Penguin ----------------------------------------------------------------------------------------------------


def test_space_penguin_brings_a_life():
    duel = Tokyo(hand=["Space Penguin", *TWO])
    duel.play("Space Penguin").sees(life=(4, 3), mine=["Space Penguin"])


@rule("MB-G1", "MB-M3")
def test_a_space_penguin_that_changes_sides_brings_no_life():
    duel = Tokyo(mine=["Harpy Mother", "Kong"], theirs=["Space Penguin", "Gorillion"])
    duel.attack("Harpy Mother").block("Gorillion").choose("Space Penguin").sees(life=(3, 3))
    duel.sees(mine=["Kong", "Space Penguin"], theirs=["Gorillion"], discard=["Harpy Mother"])


# --- The Globe-Smasher ------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-M6", "MB-P4")
def test_the_globe_smasher_puts_a_card_that_the_opponent_gives_into_play_on_my_side():
    duel = Tokyo(hand=["The Globe-Smasher", *TWO], their_hand=["Drakonis", "Rob", "Kong"], their_mindbugs=1)
    duel.play("The Globe-Smasher").no_mindbug().asks("them", "choose-from-hand")
    duel.offers("choose Drakonis", "choose Rob", "choose Kong").choose("Drakonis")
    duel.sees(mine=["Drakonis", "The Globe-Smasher"], their_hand=["Kong", "Rob"], mindbugs=(0, 1), turn="them")
    assert duel.energy() == (2, 0)


@rule("MB-G3")
def test_the_globe_smasher_gets_nothing_from_an_empty_hand():
    duel = Tokyo(hand=["The Globe-Smasher", *TWO], their_hand=[], theirs=["Gorillion", "Rob"])
    duel.play("The Globe-Smasher").sees(mine=["The Globe-Smasher"], turn="them")


@rule("MB-P3", "MB-T5")
def test_a_mindbugged_globe_smasher_takes_a_card_of_mine_and_i_draw_again():
    hand = ["The Globe-Smasher", "Rob", "Kong", *TWO]
    duel = Tokyo(hand=hand, draw=["Mantis", "Pandakaï"], their_mindbugs=1)
    duel.play("The Globe-Smasher").mindbug().asks("me", "choose-from-hand").choose("Rob")
    duel.sees(theirs=["Rob", "The Globe-Smasher"], hand=["Kong", "Mantis", "Pandakaï", *TWO], draw=[])
    duel.asks("me", "turn-action")


# --- The King ---------------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_the_king_alone_attacks_on_its_side():
    duel = Tokyo(mine=["The King", "Kong"], theirs=["Gorillion"], hand=["Rob"])
    duel.offers("play Rob", "attack The King")


@rule("MB-Y3")
def test_the_kings_enemies_attack_as_they_like():
    duel = Tokyo(mine=["Gorillion", "Rob"], theirs=["The King"], hand=["Mantis"])
    duel.offers("play Mantis", "attack Gorillion", "attack Rob")


@rule("MB-G9")
def test_the_others_attack_again_when_the_king_is_gone():
    duel = Tokyo(mine=["The King", "Kong"], their_hand=["Cyber Bunny", *TWO], their_turn=True, hand=["Rob"])
    duel.play("Cyber Bunny").choose("The King").offers("play Rob", "attack Kong")


@rule("MB-T2", "MB-Y3")
def test_two_kings_keep_each_other_from_attacking_and_an_empty_hand_then_loses():
    duel = Tokyo(mine=["The King", "The King"], hand=[])
    duel.sees(winner="them")
