"""Beyond: Eternity, Ghostly Underdog to Radioactive Pest (Hiss Holiness and Peacasus elsewhere)."""

from functools import partial

from bugduel.mindbug.cards.vocabulary import creature, have, other_ally, power_up
from duel import Duel as AnyDuel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Duel = partial(AnyDuel, sets=["first-contact", "eternity"], hand=TWO, their_hand=TWO)


# --- Ghostly Underdog -------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-K5", "MB-G13")
def test_ghostly_underdog_defeats_every_weaker_enemy_before_the_block():
    duel = Duel(
        mine=["Ghostly Underdog", "Catalisk"], theirs=["Spider Owl", "Ferret Bomber", "Plated Scorpion", "Brain Fly"]
    )
    duel.attack("Ghostly Underdog").asks("them", "block").offers(
        "block Brain Fly", "block Plated Scorpion", "do-not-block"
    )
    duel.sees(
        mine=["Catalisk", "Ghostly Underdog"],
        theirs=["Brain Fly", "Plated Scorpion (exhausted)"],
        their_discard=["Ferret Bomber", "Spider Owl"],
    )


@rule("MB-Y1")
def test_a_boosted_ghostly_underdog_defeats_what_is_weaker_than_its_higher_power():
    duel = Duel(mine=[{"card": "Ghostly Underdog", "boosts": ["Gorillion"]}], theirs=["Brain Fly", "Harpy Mother"])
    duel.attack("Ghostly Underdog").sees(theirs=["Harpy Mother"], their_discard=["Brain Fly"])


@rule("MB-G5")
def test_ghostly_underdog_looks_once_before_any_enemy_falls():
    bearer = creature("Banner Bearer", 1, have(other_ally, power_up(1)))
    duel = Duel(mine=["Ghostly Underdog"], theirs=["Banner Bearer", "Spider Owl"], cards=[bearer])
    duel.attack("Ghostly Underdog").asks("them", "block")
    duel.sees(theirs=["Spider Owl"], their_discard=["Banner Bearer"])


def test_ghostly_underdog_defeats_nobody_of_its_own_power_or_more():
    duel = Duel(mine=["Ghostly Underdog"], theirs=["Brain Fly", "Gorillion"])
    duel.attack("Ghostly Underdog").asks("them", "block").sees(theirs=["Brain Fly", "Gorillion"])


# --- Goat Dragon ------------------------------------------------------------------------------------------------------


@rule("MB-B2", "MB-G12")
def test_goat_dragon_chooses_to_boost_any_creature():
    duel = Duel(hand=["Goat Dragon", *TWO], theirs=["Brain Fly"], their_discard=["Spider Owl"])
    duel.play("Goat Dragon").asks("me", "option").option(1)
    duel.offers("choose my Goat Dragon", "choose their Brain Fly").choose("Goat Dragon").choose("Spider Owl")
    duel.sees(their_discard=[], turn="them")
    assert duel.power("Goat Dragon") == 8


@rule("MB-B3")
def test_goat_dragon_chooses_to_defeat_a_boosted_creature_whose_boosts_fall_with_it():
    duel = Duel(hand=["Goat Dragon", *TWO], theirs=["Brain Fly", {"card": "Bee Bear", "boosts": ["Spider Owl"]}])
    duel.play("Goat Dragon").option(2)
    duel.sees(theirs=["Brain Fly"], their_discard=["Bee Bear", "Spider Owl"], discard=[], turn="them")


@rule("MB-G12")
def test_goat_dragon_may_choose_to_defeat_though_nobody_is_boosted():
    duel = Duel(hand=["Goat Dragon", *TWO], theirs=["Brain Fly"], discard=["Spider Owl"])
    duel.play("Goat Dragon").option(2)
    duel.sees(mine=["Goat Dragon"], theirs=["Brain Fly"], discard=["Spider Owl"], turn="them")


@rule("MB-G12", "MB-B1")
def test_goat_dragon_may_choose_to_boost_and_take_no_card():
    duel = Duel(hand=["Goat Dragon", *TWO], discard=["Spider Owl"])
    duel.play("Goat Dragon").option(1).done()
    duel.sees(mine=["Goat Dragon"], discard=["Spider Owl"], turn="them")
    assert duel.power("Goat Dragon") == 7


@rule("MB-G3", "MB-A4")
def test_an_attacking_goat_dragon_that_is_alone_boosted_must_defeat_itself_and_its_attack_is_over():
    duel = Duel(mine=[{"card": "Goat Dragon", "boosts": ["Spider Owl"]}], theirs=["Brain Fly"])
    duel.attack("Goat Dragon").option(2)
    duel.sees(mine=[], discard=["Goat Dragon", "Spider Owl"], life=(3, 3), turn="them")


@rule("MB-K5")
def test_goat_dragon_only_exhausts_a_boosted_tough_creature_which_keeps_its_boosts():
    duel = Duel(mine=["Goat Dragon"], theirs=[{"card": "Rhino Turtle", "boosts": ["Spider Owl"]}])
    duel.attack("Goat Dragon").option(2).sees(theirs=["Rhino Turtle (exhausted)"], their_discard=[])
    assert duel.power("Rhino Turtle") == 9


@rule("MB-P3")
def test_a_mindbugged_goat_dragon_lets_the_one_who_took_it_choose():
    duel = Duel(mine=[{"card": "Bee Bear", "boosts": ["Spider Owl"]}], hand=["Goat Dragon", *TWO], their_mindbugs=1)
    duel.play("Goat Dragon").mindbug().asks("them", "option").option(2)
    duel.sees(theirs=["Goat Dragon"], mine=[], discard=["Bee Bear", "Spider Owl"], turn="me")


# --- Hypnotic Mouse ---------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_hypnotic_mouse_keeps_creatures_of_all_sides_that_share_their_power_from_attacking():
    duel = Duel(mine=["Hypnotic Mouse", "Bee Bear", "Killer Bee", "Brain Fly"], theirs=["Rhino Turtle", "Turbo Bug"])
    duel.offers("play Gorillion", "play Luchataur", "attack Hypnotic Mouse", "attack Killer Bee")


@rule("MB-Y1", "MB-G9")
def test_hypnotic_mouse_looks_at_current_power():
    apart = Duel(mine=["Bee Bear", "Rhino Turtle"], theirs=["Hypnotic Mouse"])
    apart.offers("play Gorillion", "play Luchataur")
    boosted = Duel(mine=[{"card": "Bee Bear", "boosts": ["Spider Owl"]}, "Rhino Turtle"], theirs=["Hypnotic Mouse"])
    boosted.offers("play Gorillion", "play Luchataur", "attack Bee Bear", "attack Rhino Turtle")


def test_a_hypnotic_mouse_cannot_attack_beside_another_creature_of_power_one():
    duel = Duel(mine=["Hypnotic Mouse"], theirs=["Chameleon Sniper"])
    duel.offers("play Gorillion", "play Luchataur")


def test_creatures_that_share_their_power_under_hypnotic_mouse_may_still_block():
    duel = Duel(mine=["Hypnotic Mouse", "Gorillion"], theirs=["Bee Bear", "Rhino Turtle"])
    duel.attack("Gorillion").offers("block Bee Bear", "block Rhino Turtle", "do-not-block")


@rule("MB-K1", "MB-G9")
def test_a_frenzy_creature_that_comes_to_share_its_power_after_its_first_attack_cannot_attack_again():
    duel = Duel(mine=["Luchataur"], theirs=["Hypnotic Mouse", "Fire Antler", "Bee Bear"])
    duel.attack("Luchataur").block("Fire Antler").choose("Bee Bear").choose("Fire Antler")
    assert duel.power("Bee Bear") == duel.power("Luchataur") == 9
    duel.sees(life=(2, 3), turn="them")


# --- Koibra -----------------------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_koibra_puts_a_revealed_card_of_the_enemy_hand_into_the_discard_pile_its_player_chooses():
    mine = Duel(hand=["Koibra", *TWO], theirs=["Brain Fly"], their_hand=["Bee Bear"])
    mine.play("Koibra").asks("me", "option").option(1).sees(discard=["Bee Bear"], their_discard=[], their_hand=[])
    theirs = Duel(hand=["Koibra", *TWO], theirs=["Brain Fly"], their_hand=["Bee Bear"])
    theirs.play("Koibra").option(2).sees(discard=[], their_discard=["Bee Bear"], their_hand=[])


@rule("MB-N2")
def test_everybody_sees_the_card_koibra_reveals_before_it_is_put_anywhere():
    duel = Duel(hand=["Koibra", *TWO], theirs=["Brain Fly"], their_hand=["Bee Bear"])
    duel.play("Koibra").asks("me", "option").sees(their_hand=["Bee Bear"])
    shown = [event for event in duel.history(0) if event["event"] == "show"]
    assert [event["card"] for event in shown] == ["Bee Bear"]


@rule("MB-A1", "MB-T6")
def test_an_attacking_koibra_takes_one_card_and_the_hand_is_refilled():
    duel = Duel(mine=["Koibra"], theirs=["Gorillion"], their_hand=["Bee Bear"] * 5, their_draw=["Spider Owl"])
    duel.attack("Koibra").option(2).asks("them", "block")
    duel.sees(their_discard=["Bee Bear"], their_hand=["Bee Bear"] * 4 + ["Spider Owl"], their_draw=[])


@rule("MB-G3")
def test_koibra_finds_nothing_in_an_empty_hand():
    duel = Duel(mine=["Koibra"], theirs=["Gorillion"], their_hand=[])
    duel.attack("Koibra").asks("them", "block").sees(discard=[], their_discard=[])


@rule("MB-P3", "MB-T5")
def test_a_mindbugged_koibra_reveals_a_card_of_the_one_who_played_it():
    duel = Duel(hand=["Koibra", "Bee Bear"], mine=["Brain Fly"], their_mindbugs=1)
    duel.play("Koibra").mindbug().asks("them", "option").option(1)
    duel.sees(hand=[], discard=[], their_discard=["Bee Bear"], theirs=["Koibra"], their_hand=TWO)


# --- Madam Mystique ---------------------------------------------------------------------------------------------------


@rule("MB-G1", "MB-G4")
def test_a_defeated_madam_mystique_names_a_keyword_and_every_enemy_that_has_it_is_defeated():
    duel = Duel(
        mine=["Madam Mystique", "Chameleon Sniper"], theirs=["Gorillion", "Spider Owl", "Ferret Bomber", "Catalisk"]
    )
    duel.attack("Madam Mystique").block("Gorillion").asks("me", "name-keyword").name_keyword("SNEAKY")
    duel.sees(
        mine=["Chameleon Sniper"],
        theirs=["Catalisk", "Gorillion"],
        discard=["Madam Mystique"],
        their_discard=["Ferret Bomber", "Spider Owl"],
    )


@rule("MB-K5")
def test_madam_mystique_naming_tough_exhausts_the_fresh_and_defeats_the_exhausted():
    duel = Duel(mine=["Madam Mystique"], theirs=["Gorillion", "Rhino Turtle", "Elephantopus (exhausted)"])
    duel.attack("Madam Mystique").block("Gorillion").name_keyword("TOUGH")
    duel.sees(theirs=["Gorillion", "Rhino Turtle (exhausted)"], their_discard=["Elephantopus"])


@rule("MB-Y2")
def test_madam_mystique_counts_keywords_that_others_have_granted():
    duel = Duel(mine=["Madam Mystique"], theirs=["Gorillion", "Porcupine Teacher"])
    duel.attack("Madam Mystique").block("Porcupine Teacher").name_keyword("POISONOUS")
    duel.sees(theirs=["Porcupine Teacher"], their_discard=["Gorillion"])


def test_madam_mystique_may_name_a_keyword_that_no_enemy_has():
    duel = Duel(mine=["Madam Mystique"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Madam Mystique").block("Gorillion").name_keyword("FAST")
    duel.sees(theirs=["Gorillion", "Spider Owl"], their_discard=[], turn="them")


@rule("MB-G2")
def test_the_one_who_controls_madam_mystique_names_the_keyword():
    duel = Duel(mine=["Gorillion", "Spider Owl"], theirs=["Madam Mystique", "Catalisk"])
    duel.attack("Gorillion").block("Madam Mystique").asks("them", "name-keyword").name_keyword("POISONOUS")
    duel.sees(mine=["Gorillion"], discard=["Spider Owl"], theirs=["Catalisk"])


# --- Porcupine Teacher ------------------------------------------------------------------------------------------------


@rule("MB-K3", "MB-G9")
def test_porcupine_teacher_makes_its_allies_poisonous_but_neither_itself_nor_enemies():
    duel = Duel(mine=["Porcupine Teacher", "Brain Fly"], theirs=["Gorillion"])
    assert duel.keywords("Brain Fly") == {"POISONOUS"}
    assert duel.keywords("Porcupine Teacher") == set()
    assert duel.keywords("their Gorillion") == set()
    duel.attack("Brain Fly").block("Gorillion").sees(discard=["Brain Fly"], their_discard=["Gorillion"])


@rule("MB-G9")
def test_the_allies_of_a_porcupine_teacher_that_falls_are_no_longer_poisonous():
    duel = Duel(mine=["Porcupine Teacher", "Brain Fly"], theirs=["Gorillion"])
    duel.attack("Porcupine Teacher").block("Gorillion").sees(mine=["Brain Fly"])
    assert duel.keywords("Brain Fly") == set()


@rule("MB-M3")
def test_a_porcupine_teacher_that_is_taken_teaches_its_new_players_creatures():
    boosted = {"card": "Porcupine Teacher", "boosts": ["Bee Bear"]}
    duel = Duel(theirs=[boosted, "Killer Bee"], hand=["Brain Fly", *TWO])
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Porcupine Teacher"])
    assert duel.keywords("Brain Fly") == {"POISONOUS"}
    assert duel.keywords("Killer Bee") == {"HUNTER"}


# --- Pyro Salamancer --------------------------------------------------------------------------------------------------


@rule("MB-B2", "MB-G13")
def test_pyro_salamancer_makes_two_creatures_equal_with_its_boost_and_defeats_both():
    duel = Duel(hand=["Pyro Salamancer", *TWO], theirs=["Killer Bee", "Turbo Bug"], discard=["Spider Owl", "Koibra"])
    duel.play("Pyro Salamancer")
    duel.offers("choose my Pyro Salamancer", "choose their Killer Bee", "choose their Turbo Bug")
    duel.choose("Turbo Bug").choose("Spider Owl")
    duel.sees(mine=["Pyro Salamancer"], theirs=[], their_discard=["Killer Bee", "Spider Owl", "Turbo Bug"])


@rule("MB-G3", "MB-G13")
def test_pyro_salamancer_asks_for_a_pair_only_if_there_is_more_than_one():
    theirs = ["Killer Bee", "Strange Barrel", "Turbo Bug"]
    duel = Duel(hand=["Pyro Salamancer", *TWO], theirs=theirs, discard=["Spider Owl"])
    duel.play("Pyro Salamancer").choose("Turbo Bug").choose("Spider Owl").asks("me", "choose-creature")
    duel.choose("Killer Bee").sees(mine=["Pyro Salamancer"], theirs=["Strange Barrel"], turn="them")
    duel = Duel(hand=["Pyro Salamancer", *TWO], theirs=theirs, discard=["Spider Owl"])
    duel.play("Pyro Salamancer").choose("Pyro Salamancer").choose("Spider Owl")
    duel.sees(mine=["Pyro Salamancer"], theirs=theirs, turn="them")


@rule("MB-G13")
def test_pyro_salamancer_asks_for_the_second_of_three_creatures_of_one_power():
    theirs = ["Strange Barrel", "Strange Barrel"]
    duel = Duel(hand=["Pyro Salamancer", *TWO], theirs=theirs, discard=["Spider Owl"])
    duel.play("Pyro Salamancer").choose("Pyro Salamancer").done().choose("Pyro Salamancer")
    duel.offers("choose their Strange Barrel", "choose their Strange Barrel")


@rule("MB-G3")
def test_pyro_salamancer_defeats_nobody_if_no_two_creatures_have_equal_power():
    duel = Duel(hand=["Pyro Salamancer", *TWO], theirs=["Killer Bee", "Turbo Bug"], discard=["Spider Owl"])
    duel.play("Pyro Salamancer").choose("Killer Bee").done()
    duel.sees(mine=["Pyro Salamancer"], theirs=["Killer Bee", "Turbo Bug"], turn="them")


@rule("MB-G3", "MB-G12")
def test_pyro_salamancer_must_defeat_itself_with_the_only_creature_of_its_power():
    duel = Duel(hand=["Pyro Salamancer", *TWO], theirs=["Strange Barrel", "Turbo Bug"], discard=["Spider Owl"])
    duel.play("Pyro Salamancer").choose("Turbo Bug").done()
    duel.sees(
        mine=[], theirs=["Turbo Bug"], discard=["Pyro Salamancer", "Spider Owl"], their_discard=["Strange Barrel"]
    )


@rule("MB-G13", "MB-K5")
def test_pyro_salamancer_chooses_two_of_three_equal_creatures_and_tough_is_only_exhausted():
    duel = Duel(
        mine=["Giraffodile"],
        theirs=["Kangasaurus Rex", "Elephantopus"],
        hand=["Pyro Salamancer", *TWO],
        discard=["Spider Owl"],
    )
    duel.play("Pyro Salamancer").choose("Pyro Salamancer").done()
    duel.choose("Kangasaurus Rex").offers("choose my Giraffodile", "choose their Elephantopus").choose("Elephantopus")
    duel.sees(
        mine=["Giraffodile", "Pyro Salamancer"],
        theirs=["Elephantopus (exhausted)"],
        their_discard=["Kangasaurus Rex"],
        turn="them",
    )


# --- Radioactive Pest -------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-G4")
def test_radioactive_pest_must_defeat_an_enemy_of_power_seven_or_more_before_the_block():
    duel = Duel(mine=["Radioactive Pest", "Gorillion"], theirs=["Bee Bear", "Giraffodile", "Strange Barrel"])
    duel.attack("Radioactive Pest").asks("me", "choose-creature")
    duel.offers("choose their Bee Bear", "choose their Giraffodile").choose("Bee Bear").asks("them", "block")
    duel.sees(theirs=["Giraffodile", "Strange Barrel"], their_discard=["Bee Bear"])


@rule("MB-Y1", "MB-B3")
def test_radioactive_pest_defeats_a_strange_barrel_that_a_boost_made_strong_enough():
    duel = Duel(mine=["Radioactive Pest"], theirs=[{"card": "Strange Barrel", "boosts": ["Spider Owl"]}, "Brain Fly"])
    duel.attack("Radioactive Pest").asks("them", "block")
    duel.sees(theirs=["Brain Fly"], their_discard=["Spider Owl", "Strange Barrel"])


@rule("MB-K5")
def test_radioactive_pest_exhausts_a_tough_creature_that_may_still_block_and_then_falls_to_poison():
    duel = Duel(mine=["Radioactive Pest"], theirs=["Rhino Turtle"])
    duel.attack("Radioactive Pest").sees(theirs=["Rhino Turtle (exhausted)"]).block("Rhino Turtle")
    duel.sees(discard=["Radioactive Pest"], their_discard=["Rhino Turtle"])


@rule("MB-G3")
def test_radioactive_pest_attacks_without_effect_if_no_enemy_is_strong():
    duel = Duel(mine=["Radioactive Pest", "Gorillion"], theirs=["Strange Barrel"])
    duel.attack("Radioactive Pest").asks("them", "block").sees(mine=["Gorillion", "Radioactive Pest"])
