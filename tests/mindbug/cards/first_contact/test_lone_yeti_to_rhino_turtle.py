"""First Contact, card by card: Lone Yeti to Rhino Turtle."""

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
