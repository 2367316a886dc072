"""First Contact, card by card: Lone Yeti to Sharky Crab-Dog-Mummypus."""

from bugduel.mindbug.cards.vocabulary import creature, discard, my_discard, one, opponent, put_into_play
from duel import Duel
from marks import rule

TWO = ("Bee Bear", "Gorillion")  # a hand that leaves its holder a choice

# --- Lone Yeti --------------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_a_lone_yeti_has_power_10_and_frenzy_whatever_the_enemy_has():
    duel = Duel(mine=["Lone Yeti"], theirs=["Gorillion", "Bee Bear"])
    assert duel.power("Lone Yeti") == 10
    assert duel.keywords("Lone Yeti") == {"FRENZY", "TOUGH"}


def test_a_lone_yeti_in_company_has_power_5_and_no_frenzy():
    duel = Duel(mine=["Lone Yeti", "Spider Owl"], theirs=["Gorillion"])
    assert duel.power("Lone Yeti") == 5
    assert duel.keywords("Lone Yeti") == {"TOUGH"}
    duel.attack("Lone Yeti").no_block().sees(life=(3, 2), turn="them")


@rule("MB-K1")
def test_a_lone_yeti_attacks_twice():
    duel = Duel(mine=["Lone Yeti"], theirs=["Bee Bear"])
    duel.attack("Lone Yeti").no_block().offers("attack-again", "stop-attacking")
    duel.again().no_block().sees(life=(3, 1), turn="them")


def test_a_lone_yeti_blocks_with_power_10():
    duel = Duel(mine=["Luchataur", "Bee Bear"], theirs=["Lone Yeti"])
    duel.attack("Luchataur").block("Lone Yeti")
    duel.sees(mine=["Bee Bear"], theirs=["Lone Yeti"], discard=["Luchataur"])


@rule("MB-K1")
def test_lone_yeti_may_attack_again_when_it_has_become_alone_during_its_first_attack():
    duel = Duel(mine=["Lone Yeti", "Turbo Bug"], theirs=["Explosive Toad", "Bee Bear"])
    duel.attack("Lone Yeti").block("Explosive Toad")
    duel.sees(mine=["Lone Yeti (exhausted)", "Turbo Bug"], their_discard=["Explosive Toad"])
    duel.asks("them").choose("Turbo Bug")
    duel.asks("me", "attack-again").again().asks("them", "block").no_block()
    duel.sees(life=(3, 2), discard=["Turbo Bug"], turn="them")


@rule("MB-K1")
def test_lone_yeti_may_not_attack_again_when_company_arrived_during_its_first_attack():
    grabber = creature("Grabber", 2, defeated=discard(1, opponent))
    comrade = creature("Comrade", 2, discarded=put_into_play(one(my_discard)))
    duel = Duel(mine=["Lone Yeti"], theirs=["Grabber", "Bee Bear"], hand=["Comrade"], cards=[grabber, comrade])
    duel.attack("Lone Yeti").block("Grabber")
    duel.sees(mine=["Lone Yeti", "Comrade"], their_discard=["Grabber"], turn="them")
    assert duel.power("Lone Yeti") == 5


@rule("MB-K5")
def test_a_lone_yeti_that_met_its_equal_is_exhausted_and_goes_on():
    duel = Duel(mine=["Lone Yeti"], theirs=["Gorillion"], their_hand=TWO)
    duel.attack("Lone Yeti").block("Gorillion")
    duel.sees(mine=["Lone Yeti (exhausted)"], theirs=[])
    duel.again().sees(life=(3, 2), turn="them")


def test_a_second_creature_ends_the_yetis_bonus_at_once():
    duel = Duel(mine=["Lone Yeti"], hand=["Tiger Squirrel", "Gorillion"], theirs=["Bee Bear"])
    duel.play("Tiger Squirrel").sees(their_discard=["Bee Bear"])
    assert duel.power("Lone Yeti") == 5
    assert duel.keywords("Lone Yeti") == {"TOUGH"}


@rule("MB-P3")
def test_a_mindbugged_yeti_is_alone_by_the_takers_creatures():
    duel = Duel(mine=["Bee Bear"], hand=["Lone Yeti", "Gorillion"], their_mindbugs=1)
    duel.play("Lone Yeti").mindbug().sees(mine=["Bee Bear"], theirs=["Lone Yeti"])
    assert duel.power("Lone Yeti") == 10


@rule("MB-M3")
def test_an_exhausted_lone_yeti_is_taken_at_power_10_and_joins_the_taker_at_5_still_exhausted():
    duel = Duel(theirs=["Lone Yeti (exhausted)"], hand=["Brain Fly", "Gorillion"], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Lone Yeti (exhausted)"], theirs=[])
    assert duel.power("Lone Yeti") == 5


def test_a_harpy_mother_cannot_take_a_yeti_that_is_alone():
    duel = Duel(mine=["Lone Yeti"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Lone Yeti").block("Harpy Mother")
    duel.sees(mine=["Lone Yeti"], their_discard=["Harpy Mother"]).asks("me", "attack-again")


@rule("MB-K1")
def test_a_yeti_that_harpy_mother_took_after_its_first_attack_attacks_for_nobody():
    duel = Duel(mine=["Lone Yeti", "Luchataur"], theirs=["Harpy Mother"])
    duel.attack("Lone Yeti").block("Harpy Mother")
    duel.asks("them").offers("choose my Lone Yeti", "done").choose("Lone Yeti")
    duel.sees(mine=["Luchataur"], theirs=["Lone Yeti (exhausted)"], turn="them", life=(3, 3))
    assert duel.power("Lone Yeti") == 10
    duel.attack("Lone Yeti").no_block().again().no_block().sees(life=(1, 3), turn="me")


# --- Luchataur --------------------------------------------------------------------------------------------------------


@rule("MB-K1")
def test_luchataur_may_attack_twice_and_nothing_else_is_offered_in_between():
    duel = Duel(mine=["Luchataur", "Gorillion"], theirs=["Bee Bear"])
    duel.attack("Luchataur").no_block()
    duel.asks("me", "attack-again").offers("attack-again", "stop-attacking")
    duel.again().no_block().sees(life=(3, 1), turn="them")


@rule("MB-K1")
def test_declining_the_second_attack_does_not_cost_the_one_of_the_next_turn():
    duel = Duel(mine=["Luchataur"], theirs=["Bee Bear"], their_hand=TWO)
    duel.attack("Luchataur").no_block().stop().sees(life=(3, 2), turn="them")
    duel.play("Gorillion").attack("Luchataur").no_block().asks("me", "attack-again")
    duel.again().no_block().sees(life=(3, 0), winner="me")


@rule("MB-K1")
def test_luchataur_defeated_in_its_first_attack_has_no_second():
    duel = Duel(mine=["Luchataur", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Luchataur").block("Gorillion").sees(discard=["Luchataur"], theirs=["Gorillion"], turn="them")


@rule("MB-L1")
def test_the_first_of_two_attacks_can_end_the_game():
    duel = Duel(mine=["Luchataur"], theirs=["Bee Bear"], their_life=1)
    duel.attack("Luchataur").no_block().sees(winner="me", life=(3, 0)).asks(None)


@rule("MB-A6")
def test_a_mindbugged_luchataur_attacks_twice_for_its_taker_in_their_turn():
    duel = Duel(mine=["Bee Bear"], hand=["Luchataur", "Gorillion"], their_mindbugs=1)
    duel.play("Luchataur").mindbug().sees(theirs=["Luchataur"], turn="me")
    duel.play("Gorillion").sees(turn="them")
    duel.attack("Luchataur").no_block().again().no_block().sees(life=(1, 3), turn="me")


# --- Mysterious Mermaid -----------------------------------------------------------------------------------------------


def test_mermaid_lifts_my_life_to_the_opponents():
    duel = Duel(hand=["Mysterious Mermaid", "Gorillion"], life=1, their_life=4, theirs=["Bee Bear"])
    duel.play("Mysterious Mermaid").sees(life=(4, 4), mine=["Mysterious Mermaid"], turn="them")


@rule("MB-G3", "MB-L3")
def test_mermaid_lowers_my_life_too_and_that_is_no_loss():
    duel = Duel(hand=["Mysterious Mermaid", "Gorillion"], life=6, their_life=1, theirs=["Bee Bear"])
    duel.play("Mysterious Mermaid").sees(life=(1, 1), winner=None)
    assert [event["event"] for event in duel.history() if "life" in event] == ["set-life"]


@rule("MB-P3")
def test_a_mindbugged_mermaid_sets_the_takers_life_to_that_of_who_played_it():
    duel = Duel(hand=["Mysterious Mermaid", "Gorillion"], mine=["Bee Bear"], life=2, their_life=5, their_mindbugs=1)
    duel.play("Mysterious Mermaid").mindbug().sees(life=(2, 2), theirs=["Mysterious Mermaid"], turn="me")


@rule("MB-X4")
def test_deathweaver_stops_an_enemy_mermaid():
    duel = Duel(hand=["Mysterious Mermaid", "Gorillion"], life=1, their_life=4, theirs=["Deathweaver"])
    duel.play("Mysterious Mermaid").sees(life=(1, 4), mine=["Mysterious Mermaid"])


@rule("MB-G1", "MB-M6")
def test_a_mermaid_that_an_effect_puts_into_play_sets_the_life_of_its_new_player():
    duel = Duel(hand=["Grave Robber", "Gorillion"], their_discard=["Mysterious Mermaid"], their_mindbugs=1, life=1)
    duel.play("Grave Robber").no_mindbug().sees(life=(3, 3), mine=["Grave Robber", "Mysterious Mermaid"])


# --- Plated Scorpion --------------------------------------------------------------------------------------------------


@rule("MB-K3", "MB-K5")
def test_plated_scorpion_poisons_a_giant_and_is_only_exhausted():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Plated Scorpion"])
    duel.attack("Gorillion").block("Plated Scorpion")
    duel.sees(mine=["Bee Bear"], discard=["Gorillion"], theirs=["Plated Scorpion (exhausted)"])


@rule("MB-K5")
def test_an_exhausted_plated_scorpion_falls_with_the_giant():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Plated Scorpion (exhausted)"], their_hand=TWO)
    duel.attack("Gorillion").block("Plated Scorpion")
    duel.sees(mine=["Bee Bear"], discard=["Gorillion"], theirs=[], their_discard=["Plated Scorpion"])


@rule("MB-K3")
def test_lower_power_and_poison_together_only_exhaust_a_fresh_scorpion():
    duel = Duel(mine=["Plated Scorpion"], theirs=["Axolotl Healer"], their_hand=TWO)
    duel.attack("Plated Scorpion").block("Axolotl Healer")
    duel.sees(mine=["Plated Scorpion (exhausted)"], discard=[], theirs=[], their_discard=["Axolotl Healer"])


@rule("MB-K3", "MB-K5")
def test_two_fresh_scorpions_exhaust_each_other():
    duel = Duel(mine=["Plated Scorpion"], theirs=["Plated Scorpion"])
    duel.attack("Plated Scorpion").block("Plated Scorpion")
    duel.sees(mine=["Plated Scorpion (exhausted)"], theirs=["Plated Scorpion (exhausted)"])


@rule("MB-K5")
def test_an_effect_exhausts_a_fresh_scorpion_and_defeats_an_exhausted_one():
    duel = Duel(hand=["Kangasaurus Rex", "Gorillion"], theirs=["Plated Scorpion", "Plated Scorpion (exhausted)"])
    duel.play("Kangasaurus Rex").sees(theirs=["Plated Scorpion (exhausted)"], their_discard=["Plated Scorpion"])


@rule("MB-M7")
def test_a_scorpion_that_fell_exhausted_comes_back_fresh():
    duel = Duel(mine=["Plated Scorpion (exhausted)"], hand=["Compost Dragon", "Gorillion"], theirs=["Gorillion"])
    duel.attack("Plated Scorpion").block("Gorillion").sees(discard=["Plated Scorpion"])
    duel.play("Compost Dragon").sees(mine=["Compost Dragon", "Plated Scorpion"], discard=[])


# --- Rhino Turtle -----------------------------------------------------------------------------------------------------


@rule("MB-K1", "MB-K5")
def test_rhino_turtle_survives_its_first_defeat_and_falls_in_its_second():
    duel = Duel(mine=["Rhino Turtle", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Rhino Turtle").block("Gorillion").sees(mine=["Rhino Turtle (exhausted)", "Bee Bear"])
    duel.again().block("Gorillion").sees(mine=["Bee Bear"], discard=["Rhino Turtle"], theirs=["Gorillion"])


@rule("MB-K5")
def test_an_exhausted_turtle_falls_and_its_fresh_twin_stays_fresh():
    duel = Duel(mine=["Rhino Turtle", "Rhino Turtle (exhausted)"], theirs=["Gorillion"])
    duel.attack("Rhino Turtle (exhausted)").block("Gorillion")
    duel.sees(mine=["Rhino Turtle"], discard=["Rhino Turtle"], turn="them")


@rule("MB-K5")
def test_a_fresh_turtle_is_exhausted_and_its_exhausted_twin_stays():
    duel = Duel(mine=["Rhino Turtle (exhausted)", "Rhino Turtle"], theirs=["Gorillion"])
    duel.attack("Rhino Turtle #2").block("Gorillion").stop()
    duel.sees(mine=["Rhino Turtle (exhausted)", "Rhino Turtle (exhausted)"], discard=[])


@rule("MB-G2", "MB-M3")
def test_a_taken_turtle_keeps_its_exhaustion_and_falls_into_its_takers_discard():
    duel = Duel(hand=["Brain Fly", "Gorillion"], theirs=["Rhino Turtle (exhausted)"], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Rhino Turtle (exhausted)"])
    duel.play("Gorillion").attack("Rhino Turtle").block("Gorillion")
    duel.sees(mine=["Brain Fly"], discard=["Rhino Turtle"], their_discard=[], theirs=["Gorillion"])


# --- Shark Dog --------------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-G4")
def test_shark_dog_defeats_a_strong_enemy_first_and_hunts_what_is_left():
    duel = Duel(mine=["Shark Dog", "Gorillion"], theirs=["Bee Bear", "Luchataur", "Tiger Squirrel"])
    duel.attack("Shark Dog").asks("me", "choose-creature")
    duel.offers("choose their Bee Bear", "choose their Luchataur").choose("Bee Bear")
    duel.sees(their_discard=["Bee Bear"]).asks("me", "hunt")
    duel.offers("hunt Luchataur", "hunt Tiger Squirrel", "hunt-nobody").hunt("Tiger Squirrel")
    duel.sees(mine=["Shark Dog", "Gorillion"], theirs=["Luchataur"], life=(3, 3), turn="them")


@rule("MB-G3")
def test_shark_dog_must_defeat_when_there_is_one_target_and_nothing_is_asked():
    duel = Duel(mine=["Shark Dog"], theirs=["Gorillion", "Turbo Bug"])
    duel.attack("Shark Dog").sees(their_discard=["Gorillion"], theirs=["Turbo Bug"]).asks("me", "hunt")


@rule("MB-G3")
def test_shark_dog_finds_no_power_6_and_goes_on_to_the_hunt():
    duel = Duel(mine=["Shark Dog", "Gorillion"], theirs=["Explosive Toad", "Turbo Bug"])
    duel.attack("Shark Dog").asks("me", "hunt").sees(theirs=["Explosive Toad", "Turbo Bug"])


@rule("MB-K2")
def test_shark_dog_may_decline_the_hunt_and_then_the_defender_decides():
    duel = Duel(mine=["Shark Dog"], theirs=["Bee Bear", "Turbo Bug"])
    duel.attack("Shark Dog").no_hunt().asks("them", "block").offers("block Turbo Bug", "do-not-block")
    duel.no_block().sees(life=(3, 2), their_discard=["Bee Bear"])


@rule("MB-A2")
def test_shark_dog_that_clears_the_last_defender_hits_the_player():
    duel = Duel(mine=["Shark Dog"], theirs=["Bee Bear"], their_hand=TWO)
    duel.attack("Shark Dog").sees(theirs=[], their_discard=["Bee Bear"], life=(3, 2), turn="them")


@rule("MB-K5")
def test_shark_dog_exhausts_a_fresh_rhino_turtle_which_can_still_block():
    duel = Duel(mine=["Shark Dog", "Bee Bear"], theirs=["Rhino Turtle"])
    duel.attack("Shark Dog").sees(theirs=["Rhino Turtle (exhausted)"])
    duel.no_hunt().block("Rhino Turtle").sees(mine=["Bee Bear"], theirs=["Rhino Turtle (exhausted)"])


@rule("MB-K5")
def test_shark_dog_defeats_an_exhausted_rhino_turtle():
    duel = Duel(mine=["Shark Dog"], theirs=["Rhino Turtle (exhausted)", "Turbo Bug"])
    duel.attack("Shark Dog").sees(theirs=["Turbo Bug"], their_discard=["Rhino Turtle"])


@rule("MB-Y1")
def test_shark_dog_goes_by_current_power():
    duel = Duel(mine=["Shark Dog"], theirs=["Killer Bee", "Shield Bugs", "Turbo Bug"])
    duel.attack("Shark Dog").sees(theirs=["Shield Bugs", "Turbo Bug"], their_discard=["Killer Bee"])


@rule("MB-A4", "MB-G4")
def test_shark_dogs_attack_ends_when_the_toad_it_defeated_takes_it_along():
    duel = Duel(mine=["Shark Dog", "Gorillion"], theirs=["Explosive Toad", "Shield Bugs"])
    duel.attack("Shark Dog").asks("them", "choose-creature")
    duel.offers("choose my Shark Dog", "choose my Gorillion", "choose their Shield Bugs").choose("Shark Dog")
    duel.sees(mine=["Gorillion"], discard=["Shark Dog"], life=(3, 3), turn="them").asks("them", "turn-action")


@rule("MB-A4")
def test_shark_dogs_attack_ends_when_the_harpy_mother_it_defeated_takes_it():
    duel = Duel(mine=["Shark Dog", "Gorillion"], theirs=["Harpy Mother", "Shield Bugs"])
    duel.attack("Shark Dog").asks("them").choose("Shark Dog").done()
    duel.sees(mine=["Gorillion"], theirs=["Shark Dog", "Shield Bugs"], life=(3, 3), turn="them")


@rule("MB-K2")
def test_shark_dog_may_hunt_a_sneaky_creature():
    duel = Duel(mine=["Shark Dog"], theirs=["Tiger Squirrel", "Turbo Bug"])
    duel.attack("Shark Dog").hunt("Tiger Squirrel").sees(mine=["Shark Dog"], their_discard=["Tiger Squirrel"])


def test_a_mindbugged_shark_dog_bites_who_played_it():
    duel = Duel(mine=["Bee Bear"], hand=["Shark Dog", "Turbo Bug"], their_mindbugs=1)
    duel.play("Shark Dog").mindbug().sees(mine=["Bee Bear"], theirs=["Shark Dog"])
    duel.play("Turbo Bug").attack("Shark Dog").sees(discard=["Bee Bear"], theirs=["Shark Dog"]).asks("them", "hunt")


# --- Sharky Crab-Dog-Mummypus -----------------------------------------------------------------------------------------

SHARKY = "Sharky Crab-Dog-Mummypus"


def test_sharky_alone_has_no_keyword():
    assert Duel(mine=[SHARKY], theirs=["Gorillion"]).keywords(SHARKY) == set()


def test_sharky_has_each_of_four_keywords_from_whichever_enemy_has_it():
    duel = Duel(mine=[SHARKY], theirs=["Killer Bee", "Tiger Squirrel", "Luchataur", "Axolotl Healer"])
    assert duel.keywords(SHARKY) == {"HUNTER", "SNEAKY", "FRENZY", "POISONOUS"}


def test_sharky_never_copies_tough():
    duel = Duel(mine=[SHARKY, "Bee Bear"], theirs=["Plated Scorpion", "Rhino Turtle"])
    assert duel.keywords(SHARKY) == {"POISONOUS", "FRENZY"}
    duel.attack(SHARKY).block("Rhino Turtle").sees(mine=["Bee Bear"], discard=[SHARKY])


def test_sharky_copies_nothing_from_its_own_side():
    duel = Duel(mine=[SHARKY, "Spider Owl", "Luchataur", "Shark Dog"], theirs=["Gorillion"])
    assert duel.keywords(SHARKY) == set()


@rule("MB-Y2")
def test_sharky_copies_what_an_enemy_was_granted():
    duel = Duel(mine=[SHARKY], theirs=["Snail Thrower", "Turbo Bug"])
    assert duel.keywords(SHARKY) == {"HUNTER", "POISONOUS"}


@rule("MB-Y2")
def test_sharky_copies_poison_but_no_hunter_from_a_snail_thrower_that_grants_nothing():
    duel = Duel(mine=[SHARKY], theirs=["Snail Thrower", "Gorillion"])
    assert duel.keywords(SHARKY) == {"POISONOUS"}


def test_sharky_beside_its_own_snail_thrower_is_too_strong_to_be_granted_anything():
    duel = Duel(mine=[SHARKY, "Snail Thrower"], theirs=["Gorillion"])
    assert duel.keywords(SHARKY) == set()


@rule("MB-G9", "MB-Y2")
def test_sharky_has_the_frenzy_of_an_enemy_yeti_only_while_that_is_alone():
    assert Duel(mine=[SHARKY], theirs=["Lone Yeti"]).keywords(SHARKY) == {"FRENZY"}
    assert Duel(mine=[SHARKY], theirs=["Lone Yeti", "Gorillion"]).keywords(SHARKY) == set()


@rule("MB-Y2")
def test_two_sharkys_have_nothing_from_each_other():
    duel = Duel(mine=[SHARKY], theirs=[SHARKY])
    assert duel.keywords(f"my {SHARKY}") == duel.keywords(f"their {SHARKY}") == set()


@rule("MB-Y2")
def test_a_sharky_copies_what_the_enemy_sharky_has_from_a_third_creature():
    duel = Duel(mine=[SHARKY], theirs=[SHARKY, "Spider Owl"])
    assert duel.keywords(f"my {SHARKY}") == {"SNEAKY", "POISONOUS"}
    assert duel.keywords(f"their {SHARKY}") == {"SNEAKY", "POISONOUS"}


@rule("MB-Y2")
def test_my_sharky_gets_the_keywords_of_my_own_owl_back_from_the_enemy_sharky():
    duel = Duel(mine=[SHARKY, "Spider Owl"], theirs=[SHARKY])
    assert duel.keywords(f"my {SHARKY}") == {"SNEAKY", "POISONOUS"}
    assert duel.keywords(f"their {SHARKY}") == {"SNEAKY", "POISONOUS"}


@rule("MB-G9", "MB-Y2")
def test_two_sharkys_lose_what_they_had_when_its_only_source_falls():
    duel = Duel(mine=[SHARKY, "Gorillion"], theirs=[SHARKY, "Spider Owl"])
    duel.attack("Gorillion").block("Spider Owl").sees(their_discard=["Spider Owl"], discard=["Gorillion"])
    assert duel.keywords(f"my {SHARKY}") == duel.keywords(f"their {SHARKY}") == set()


@rule("MB-K4")
def test_sharky_facing_a_sneaky_creature_can_be_blocked_by_that_one_only():
    duel = Duel(mine=[SHARKY], theirs=["Tiger Squirrel", "Gorillion"])
    duel.attack(SHARKY).offers("block Tiger Squirrel", "do-not-block")


@rule("MB-K3")
def test_sharky_poisons_a_giant_while_another_enemy_is_poisonous():
    duel = Duel(mine=[SHARKY, "Bee Bear"], theirs=["Gorillion", "Plated Scorpion"])
    duel.attack(SHARKY).block("Gorillion")
    duel.sees(mine=["Bee Bear"], discard=[SHARKY], theirs=["Plated Scorpion"], their_discard=["Gorillion"])


def test_sharky_hunts_while_an_enemy_is_a_hunter():
    duel = Duel(mine=[SHARKY], theirs=["Goblin Werewolf", "Gorillion"])
    duel.attack(SHARKY).hunt("Goblin Werewolf").sees(mine=[SHARKY], their_discard=["Goblin Werewolf"])


@rule("MB-K1", "MB-G9")
def test_sharky_has_no_second_attack_once_the_frenzy_it_copied_is_gone():
    duel = Duel(mine=[SHARKY, "Shield Bugs"], theirs=["Explosive Toad", "Gorillion"])
    duel.attack(SHARKY).block("Explosive Toad").choose("Shield Bugs")
    duel.sees(mine=[SHARKY, "Shield Bugs (exhausted)"], their_discard=["Explosive Toad"], turn="them")


def test_sharky_attacks_twice_while_an_enemy_has_frenzy():
    duel = Duel(mine=[SHARKY], theirs=["Luchataur"])
    duel.attack(SHARKY).no_block().again().no_block().sees(life=(3, 1), turn="them")


@rule("MB-P3")
def test_a_mindbugged_sharky_copies_from_its_new_enemies():
    duel = Duel(mine=["Killer Bee"], theirs=["Luchataur"], hand=[SHARKY, "Gorillion"], their_mindbugs=1)
    duel.play(SHARKY).mindbug().sees(theirs=["Luchataur", SHARKY])
    assert duel.keywords(SHARKY) == {"HUNTER"}
