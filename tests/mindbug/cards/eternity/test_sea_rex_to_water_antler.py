"""Beyond: Eternity, Sea-Rex to Water Antler: each card, and where it meets others."""

from functools import partial

from duel import Duel as AnyDuel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Duel = partial(AnyDuel, sets=["first-contact", "eternity"], hand=TWO, their_hand=TWO)


# --- Sea-Rex ----------------------------------------------------------------------------------------------------------


@rule("MB-B1", "MB-A1", "MB-K2")
def test_sea_rex_boosts_itself_and_then_hunts_with_its_new_power():
    duel = Duel(mine=["Sea-Rex"], theirs=["Harpy Mother"], their_discard=["Spider Owl", "Brain Fly"])
    duel.attack("Sea-Rex").offers("choose Spider Owl", "choose Brain Fly", "done").choose("Brain Fly")
    duel.asks("me", "hunt").hunt("Harpy Mother")
    duel.sees(mine=["Sea-Rex"])
    assert duel.power("Sea-Rex") == 6


@rule("MB-B1")
def test_sea_rex_boosts_only_itself_and_may_take_nothing():
    duel = Duel(mine=["Sea-Rex", "Bee Bear"], theirs=["Gorillion"], discard=["Spider Owl"])
    duel.attack("Sea-Rex").offers("choose Spider Owl", "done").done().asks("me", "hunt").sees(discard=["Spider Owl"])
    assert duel.power("Sea-Rex") == 5


@rule("MB-M3", "MB-Y1")
def test_a_boosted_sea_rex_that_brain_fly_takes_keeps_its_boosts():
    duel = Duel(theirs=[{"card": "Sea-Rex", "boosts": ["Spider Owl"]}], hand=["Brain Fly", *TWO])
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Sea-Rex"], their_discard=[])
    assert duel.power("Sea-Rex") == 6


# --- Soul Manipulator -------------------------------------------------------------------------------------------------


@rule("MB-B2")
def test_soul_manipulator_chooses_to_boost_a_creature():
    duel = Duel(hand=["Soul Manipulator", *TWO], mine=["Brain Fly"], discard=["Spider Owl"])
    duel.play("Soul Manipulator").asks("me", "option").option(1).choose("Brain Fly").choose("Spider Owl")
    duel.sees(discard=[], turn="them")
    assert duel.power("Brain Fly") == 5


@rule("MB-Y1", "MB-N2")
def test_soul_manipulator_chooses_to_take_a_boost_from_under_an_enemy_and_all_know_it():
    duel = Duel(hand=["Soul Manipulator", *TWO], theirs=[{"card": "Bee Bear", "boosts": ["Spider Owl"]}])
    duel.play("Soul Manipulator").option(2).sees(hand=[*TWO, "Spider Owl"], turn="them")
    assert duel.power("Bee Bear") == 8
    seen = plain(duel.state.view(1))["players"][0]["zones"]["hand"]["cards"]
    assert [card["card"] for card in seen] == ["Spider Owl"]


@rule("MB-G4")
def test_soul_manipulator_chooses_the_creature_and_then_one_of_its_boosts():
    duel = Duel(
        mine=["Soul Manipulator", {"card": "Bee Bear", "boosts": ["Turbo Bug"]}],
        theirs=[{"card": "Giraffodile", "boosts": ["Spider Owl", "Brain Fly"]}],
    )
    duel.attack("Soul Manipulator").option(2).offers("choose my Bee Bear", "choose their Giraffodile")
    duel.choose("Giraffodile").offers("choose Spider Owl", "choose Brain Fly").choose("Brain Fly")
    duel.sees(hand=[*TWO, "Brain Fly"]).asks("them", "block")
    assert duel.power("Giraffodile") == 8
    assert duel.power("Bee Bear") == 9


@rule("MB-G12")
def test_soul_manipulator_may_choose_to_take_a_boost_though_there_is_none():
    duel = Duel(hand=["Soul Manipulator", *TWO], mine=["Brain Fly"], discard=["Spider Owl"])
    duel.play("Soul Manipulator").option(2).sees(hand=TWO, discard=["Spider Owl"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_soul_manipulator_takes_the_boost_for_the_one_who_took_it():
    duel = Duel(
        hand=["Soul Manipulator", *TWO], mine=[{"card": "Bee Bear", "boosts": ["Spider Owl"]}], their_mindbugs=1
    )
    duel.play("Soul Manipulator").mindbug().asks("them", "option").option(2)
    duel.sees(theirs=["Soul Manipulator"], their_hand=[*TWO, "Spider Owl"], hand=TWO, turn="me")
    assert duel.power("Bee Bear") == 8


# --- Spirit Cheetah ---------------------------------------------------------------------------------------------------


@rule("MB-G1", "MB-M3")
def test_a_defeated_spirit_cheetah_takes_a_creature_of_power_two_or_less_as_it_is():
    duel = Duel(mine=["Spirit Cheetah"], theirs=["Gorillion", "Plated Scorpion (exhausted)", "Brain Fly"])
    duel.attack("Spirit Cheetah").hunt("Gorillion")
    duel.sees(mine=["Plated Scorpion (exhausted)"], theirs=["Brain Fly", "Gorillion"], discard=["Spirit Cheetah"])


@rule("MB-G3", "MB-M3")
def test_spirit_cheetah_may_take_an_own_creature_which_changes_nothing():
    duel = Duel(mine=["Spirit Cheetah", "Catalisk"], theirs=["Gorillion", "Koibra"])
    duel.attack("Spirit Cheetah").hunt("Gorillion").offers("choose my Catalisk", "choose their Koibra")
    duel.choose("Catalisk").sees(mine=["Catalisk"], theirs=["Gorillion", "Koibra"], turn="them")


@rule("MB-Y1")
def test_spirit_cheetah_does_not_take_a_creature_that_a_boost_has_made_too_strong():
    duel = Duel(mine=["Spirit Cheetah"], theirs=["Gorillion", {"card": "Koibra", "boosts": ["Spider Owl"]}])
    duel.attack("Spirit Cheetah").hunt("Gorillion").sees(mine=[], theirs=["Gorillion", "Koibra"], turn="them")


@rule("MB-G2", "MB-G4")
def test_the_one_who_controls_spirit_cheetah_chooses_whom_it_takes():
    duel = Duel(mine=["Gorillion", "Catalisk", "Chameleon Sniper"], theirs=["Spirit Cheetah"])
    duel.attack("Gorillion").block("Spirit Cheetah").asks("them", "choose-creature")
    duel.offers("choose my Catalisk", "choose my Chameleon Sniper").choose("Catalisk")
    duel.sees(mine=["Chameleon Sniper", "Gorillion"], theirs=["Catalisk"])


# --- Spirit Maki ------------------------------------------------------------------------------------------------------


@rule("MB-M3", "MB-Y1")
def test_a_defeated_spirit_maki_takes_a_creature_of_power_nine_or_more_with_its_boosts():
    duel = Duel(
        mine=["Spirit Maki"],
        theirs=["Spider Owl", "Bee Bear", {"card": "Rhino Turtle", "boosts": ["Brain Fly"]}],
    )
    duel.attack("Spirit Maki").block("Spider Owl")
    duel.sees(mine=["Rhino Turtle"], theirs=["Bee Bear"], discard=["Spirit Maki"], their_discard=["Spider Owl"])
    assert duel.power("Rhino Turtle") == 9


@rule("MB-G3")
def test_spirit_maki_takes_one_of_any_side_and_nothing_if_all_are_too_weak():
    choice = Duel(mine=["Spirit Maki", "Luchataur"], theirs=["Spider Owl", "Gorillion"])
    choice.attack("Spirit Maki").block("Spider Owl").offers("choose my Luchataur", "choose their Gorillion")
    none = Duel(mine=["Spirit Maki"], theirs=["Spider Owl", "Bee Bear"])
    none.attack("Spirit Maki").block("Spider Owl").sees(mine=[], theirs=["Bee Bear"], turn="them")


@rule("MB-A4")
def test_a_spirit_maki_defeated_by_an_attack_effect_takes_the_attacker_and_ends_the_attack():
    duel = Duel(mine=[{"card": "Ghostly Underdog", "boosts": ["Gorillion"] * 5}], theirs=["Spirit Maki", "Luchataur"])
    duel.attack("Ghostly Underdog").asks("them", "choose-creature").choose("Ghostly Underdog")
    duel.sees(mine=[], theirs=["Ghostly Underdog", "Luchataur"], their_discard=["Spirit Maki"], life=(3, 3))


# --- Squirtoise Scout -------------------------------------------------------------------------------------------------


@rule("MB-Y3", "MB-G9")
def test_nobody_can_block_while_two_allies_of_squirtoise_scout_share_their_power():
    duel = Duel(mine=["Squirtoise Scout", "Brain Fly", "Turbo Bug"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Brain Fly").sees(life=(3, 2), turn="them")


def test_enemies_block_as_usual_if_only_an_enemy_shares_the_power_of_an_ally_of_squirtoise_scout():
    duel = Duel(mine=["Squirtoise Scout", "Brain Fly"], theirs=["Turbo Bug"])
    duel.attack("Brain Fly").asks("them", "block").offers("block Turbo Bug", "do-not-block")


@rule("MB-Y1")
def test_squirtoise_scout_itself_counts_with_its_current_power():
    pair = Duel(mine=["Squirtoise Scout", "Koibra"], theirs=["Gorillion"], their_hand=[])
    pair.attack("Koibra").sees(life=(3, 2))
    boosted = Duel(
        mine=[{"card": "Squirtoise Scout", "boosts": ["Bee Bear"]}, "Koibra"], theirs=["Gorillion"], their_hand=[]
    )
    boosted.attack("Koibra").asks("them", "block")
    lifted = Duel(
        mine=[{"card": "Squirtoise Scout", "boosts": ["Bee Bear", "Turbo Bug"]}, "Brain Fly"], theirs=["Gorillion"]
    )
    lifted.attack("Brain Fly").sees(life=(3, 2))


@rule("MB-K2")
def test_a_hunter_beside_squirtoise_scout_may_still_name_the_creature_that_must_block():
    duel = Duel(mine=["Squirtoise Scout", "Killer Bee", "Harpy Mother"], theirs=["Brain Fly"])
    duel.attack("Killer Bee").asks("me", "hunt").hunt("Brain Fly").sees(their_discard=["Brain Fly"], life=(3, 3))


@rule("MB-A1", "MB-G9")
def test_enemies_may_block_if_one_of_the_pair_falls_before_the_block_decision():
    duel = Duel(mine=["Squirtoise Scout", "Catalisk", "Duckdra"], theirs=["Gorillion"])
    duel.attack("Duckdra").accept().no_hunt().asks("them", "block")


# --- Tiger Wasp -------------------------------------------------------------------------------------------------------


@rule("MB-T5", "MB-M1")
def test_tiger_wasp_discards_a_random_card_of_its_player_whose_hand_is_refilled():
    duel = Duel(hand=["Tiger Wasp", "Bee Bear", "Bee Bear", "Bee Bear", "Bee Bear"], draw=["Bee Bear", "Turbo Bug"])
    duel.play("Tiger Wasp")
    duel.sees(mine=["Tiger Wasp"], discard=["Bee Bear"], draw=[], hand=["Bee Bear"] * 4 + ["Turbo Bug"], turn="them")


@rule("MB-G3")
def test_tiger_wasp_played_as_the_last_card_discards_nothing():
    duel = Duel(hand=["Tiger Wasp"], mine=["Bee Bear"])
    duel.play("Tiger Wasp").sees(mine=["Bee Bear", "Tiger Wasp"], discard=[], hand=[])


@rule("MB-P3")
def test_a_mindbugged_tiger_wasp_costs_a_card_of_the_one_who_took_it():
    duel = Duel(hand=["Tiger Wasp", *TWO], their_hand=["Bee Bear"], their_mindbugs=1)
    duel.play("Tiger Wasp").mindbug()
    duel.sees(theirs=["Tiger Wasp"], their_discard=["Bee Bear"], hand=TWO, discard=[], turn="me")


# --- Tornado Dragon ---------------------------------------------------------------------------------------------------


@rule("MB-G13", "MB-T6")
def test_tornado_dragon_discards_two_cards_refills_and_defeats_two_creatures_one_by_one():
    duel = Duel(
        hand=["Tornado Dragon", "Gorillion", "Luchataur", "Turbo Bug", "Snail Hydra"],
        draw=["Bee Bear", "Brain Fly", "Spider Owl"],
        theirs=["Rhino Turtle (exhausted)", "Killer Bee"],
    )
    duel.play("Tornado Dragon").asks("me", "choose-from-hand").choose("Gorillion", "Luchataur")
    duel.asks("me", "choose-creature").sees(
        discard=["Gorillion", "Luchataur"],
        draw=[],
        hand=["Bee Bear", "Brain Fly", "Snail Hydra", "Spider Owl", "Turbo Bug"],
    )
    duel.offers("choose my Tornado Dragon", "choose their Rhino Turtle", "choose their Killer Bee")
    duel.choose("Rhino Turtle").choose("Killer Bee")
    duel.sees(mine=["Tornado Dragon"], their_discard=["Killer Bee", "Rhino Turtle"], turn="them")


@rule("MB-G13", "MB-K5")
def test_tornado_dragon_may_choose_the_same_tough_creature_twice():
    duel = Duel(hand=["Tornado Dragon", *TWO], theirs=["Rhino Turtle", "Killer Bee"])
    duel.play("Tornado Dragon").choose("Gorillion", "Luchataur").choose("Rhino Turtle")
    duel.sees(theirs=["Killer Bee", "Rhino Turtle (exhausted)"]).choose("Rhino Turtle")
    duel.sees(theirs=["Killer Bee"], their_discard=["Rhino Turtle"])


def test_tornado_dragon_may_discard_one_card_or_none():
    one = Duel(hand=["Tornado Dragon", *TWO], theirs=["Bee Bear"])
    one.play("Tornado Dragon").choose("Gorillion").done().choose("Bee Bear")
    one.sees(hand=["Luchataur"], discard=["Gorillion"], their_discard=["Bee Bear"], turn="them")
    none = Duel(hand=["Tornado Dragon", *TWO], theirs=["Bee Bear"])
    none.play("Tornado Dragon").done().sees(hand=TWO, theirs=["Bee Bear"], turn="them")


@rule("MB-G3")
def test_tornado_dragon_alone_on_the_table_must_defeat_itself_for_a_discarded_card():
    duel = Duel(hand=["Tornado Dragon", *TWO])
    duel.play("Tornado Dragon").choose("Gorillion").done().sees(mine=[], discard=["Gorillion", "Tornado Dragon"])


@rule("MB-G6")
def test_the_defeated_effects_wait_until_tornado_dragon_has_defeated_its_second_creature():
    duel = Duel(hand=["Tornado Dragon", *TWO], theirs=["Explosive Toad", "Bee Bear", "Brain Fly"])
    duel.play("Tornado Dragon").choose("Gorillion", "Luchataur").choose("Explosive Toad")
    duel.asks("me", "choose-creature").choose("Bee Bear").asks("them", "choose-creature")
    duel.offers("choose my Tornado Dragon", "choose their Brain Fly")


@rule("MB-P3")
def test_a_mindbugged_tornado_dragon_discards_from_the_hand_of_the_one_who_took_it():
    duel = Duel(
        hand=["Tornado Dragon", *TWO], mine=["Bee Bear"], their_hand=["Turbo Bug", "Brain Fly"], their_mindbugs=1
    )
    duel.play("Tornado Dragon").mindbug().asks("them").choose("Turbo Bug").done().asks("them").choose("Bee Bear")
    duel.sees(mine=[], discard=["Bee Bear"], their_discard=["Turbo Bug"], hand=TWO, turn="me")


# --- Trash Diver ------------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-N2")
def test_trash_diver_takes_two_cards_of_the_enemy_discard_pile_before_the_block():
    duel = Duel(
        mine=["Trash Diver"],
        theirs=["Spider Owl"],
        discard=["Harpy Mother"],
        their_discard=["Bee Bear", "Brain Fly", "Turbo Bug"],
    )
    duel.attack("Trash Diver").asks("me").offers("choose Bee Bear", "choose Brain Fly", "choose Turbo Bug")
    duel.choose("Bee Bear", "Turbo Bug").asks("them", "block")
    duel.sees(hand=[*TWO, "Bee Bear", "Turbo Bug"], their_discard=["Brain Fly"], discard=["Harpy Mother"])


@rule("MB-G3")
def test_trash_diver_takes_the_only_card_there_is_and_none_if_there_is_none():
    one = Duel(mine=["Trash Diver"], theirs=["Spider Owl"], their_discard=["Bee Bear"])
    one.attack("Trash Diver").sees(hand=[*TWO, "Bee Bear"], their_discard=[]).asks("them", "block")
    none = Duel(mine=["Trash Diver"], theirs=["Spider Owl"], discard=["Bee Bear"])
    none.attack("Trash Diver").sees(hand=TWO, discard=["Bee Bear"]).asks("them", "block")


# --- Trash Flier ------------------------------------------------------------------------------------------------------


@rule("MB-G1", "MB-M6")
def test_a_defeated_trash_flier_plays_a_card_of_the_enemy_discard_pile_that_no_mindbug_can_take():
    duel = Duel(
        mine=["Trash Flier"],
        theirs=["Spider Owl"],
        discard=["Harpy Mother"],
        their_discard=["Killer Bee", "Brain Fly"],
        their_mindbugs=1,
    )
    duel.attack("Trash Flier").block("Spider Owl").offers("choose Killer Bee", "choose Brain Fly")
    duel.choose("Killer Bee")
    duel.sees(mine=["Killer Bee"], life=(3, 2), mindbugs=(0, 1), their_discard=["Brain Fly"], turn="them")


@rule("MB-A3", "MB-G5")
def test_trash_flier_plays_even_the_enemy_that_fell_with_it():
    duel = Duel(mine=["Trash Flier"], theirs=["Ferret Bomber"], their_hand=[*TWO, "Bee Bear"])
    duel.attack("Trash Flier").block("Ferret Bomber").asks("them").choose("Gorillion", "Bee Bear")
    duel.sees(mine=["Ferret Bomber"], their_discard=["Bee Bear", "Gorillion"], discard=["Trash Flier"])


@rule("MB-G2", "MB-G4")
def test_a_trash_flier_of_the_opponent_plays_from_my_discard_pile():
    duel = Duel(mine=["Gorillion"], theirs=["Trash Flier"], discard=["Bee Bear", "Brain Fly"])
    duel.attack("Gorillion").block("Trash Flier").asks("them").choose("Bee Bear")
    duel.sees(theirs=["Bee Bear"], discard=["Brain Fly"], their_discard=["Trash Flier"])


# --- Water Antler -----------------------------------------------------------------------------------------------------


@rule("MB-B2")
def test_water_antler_gains_a_life_and_boosts_any_creature_itself_included():
    duel = Duel(hand=["Water Antler", *TWO], theirs=["Brain Fly"], discard=["Spider Owl"])
    duel.play("Water Antler").sees(life=(4, 3)).offers("choose my Water Antler", "choose their Brain Fly")
    duel.choose("Water Antler").choose("Spider Owl").sees(discard=[], turn="them")
    assert duel.power("Water Antler") == 9


@rule("MB-P3")
def test_a_mindbugged_water_antler_heals_and_boosts_for_the_one_who_took_it():
    duel = Duel(hand=["Water Antler", *TWO], mine=["Brain Fly"], discard=["Spider Owl"], their_mindbugs=1)
    duel.play("Water Antler").mindbug().asks("them", "choose-creature").choose("Water Antler").choose("Spider Owl")
    duel.sees(life=(3, 4), theirs=["Water Antler"], discard=[], turn="me")
    assert duel.power("Water Antler") == 9


@rule("MB-X4")
def test_deathweaver_stops_the_play_effect_of_water_antler():
    duel = Duel(hand=["Water Antler", *TWO], theirs=["Deathweaver"], discard=["Spider Owl"])
    duel.play("Water Antler").sees(life=(3, 3), discard=["Spider Owl"], turn="them")
