"""First Contact, card by card: Shield Bugs to Spider Owl."""

from duel import Duel
from marks import rule

TWO = ("Bee Bear", "Gorillion")  # a hand that leaves its holder a choice

# --- Shield Bugs ------------------------------------------------------------------------------------------------------


def test_shield_bugs_strengthen_their_allies_not_themselves_nor_the_enemy():
    duel = Duel(mine=["Shield Bugs", "Tiger Squirrel"], theirs=["Bee Bear"])
    assert duel.power("Shield Bugs") == 4
    assert duel.power("Tiger Squirrel") == 4
    assert duel.power("Bee Bear") == 8


def test_two_shield_bugs_strengthen_each_other_and_both_strengthen_the_rest():
    duel = Duel(mine=["Shield Bugs", "Shield Bugs", "Tiger Squirrel"], theirs=["Bee Bear"])
    assert duel.power("Shield Bugs #1") == 5
    assert duel.power("Shield Bugs #2") == 5
    assert duel.power("Tiger Squirrel") == 5


@rule("MB-A3")
def test_shield_bugs_decide_a_fight_of_an_ally_that_blocks_in_the_enemys_turn():
    duel = Duel(mine=["Bee Bear", "Gorillion"], theirs=["Shield Bugs", "Rhino Turtle (exhausted)"])
    duel.attack("Bee Bear").block("Rhino Turtle").sees(
        mine=["Gorillion"], discard=["Bee Bear"], theirs=["Shield Bugs", "Rhino Turtle (exhausted)"]
    )


@rule("MB-G9")
def test_the_bonus_of_shield_bugs_ends_when_they_fall():
    duel = Duel(mine=["Gorillion"], theirs=["Shield Bugs (exhausted)", "Turbo Bug"])
    assert duel.power("Turbo Bug") == 5
    duel.attack("Gorillion").block("Shield Bugs").sees(their_discard=["Shield Bugs"])
    assert duel.power("Turbo Bug") == 4


@rule("MB-K5", "MB-G9")
def test_exhausted_shield_bugs_still_strengthen_their_allies():
    duel = Duel(mine=["Gorillion"], theirs=["Shield Bugs", "Turbo Bug"])
    duel.attack("Gorillion").block("Shield Bugs").sees(theirs=["Shield Bugs (exhausted)", "Turbo Bug"])
    assert duel.power("Turbo Bug") == 5


@rule("MB-G5")
def test_kangasaurus_rex_passes_over_two_shield_bugs_that_lift_each_other_to_5():
    duel = Duel(hand=["Kangasaurus Rex", "Gorillion"], theirs=["Shield Bugs", "Shield Bugs", "Tiger Squirrel"])
    duel.play("Kangasaurus Rex").sees(theirs=["Shield Bugs", "Shield Bugs", "Tiger Squirrel"])


@rule("MB-G5")
def test_kangasaurus_rex_looks_once_so_what_the_falling_bugs_protected_stays():
    duel = Duel(
        hand=["Kangasaurus Rex", "Gorillion"], theirs=["Shield Bugs (exhausted)", "Turbo Bug", "Tiger Squirrel"]
    )
    duel.play("Kangasaurus Rex").sees(theirs=["Turbo Bug"], their_discard=["Shield Bugs", "Tiger Squirrel"])


@rule("MB-P3")
def test_mindbugged_shield_bugs_strengthen_the_takers_creatures():
    duel = Duel(mine=["Bee Bear"], theirs=["Turbo Bug"], hand=["Shield Bugs", "Gorillion"], their_mindbugs=1)
    duel.play("Shield Bugs").mindbug()
    assert duel.power("Bee Bear") == 8
    assert duel.power("Turbo Bug") == 5


@rule("MB-Y1")
def test_shield_bugs_and_urchin_hurler_add_up():
    duel = Duel(mine=["Shield Bugs", "Urchin Hurler", "Turbo Bug"], theirs=["Bee Bear"])
    assert duel.power("Turbo Bug") == 7
    assert duel.power("Shield Bugs") == 6
    assert duel.power("Urchin Hurler") == 6


# --- Snail Hydra ------------------------------------------------------------------------------------------------------


@rule("MB-G3")
def test_an_outnumbered_hydra_must_defeat_a_creature_of_either_side():
    duel = Duel(mine=["Snail Hydra", "Turbo Bug"], theirs=["Gorillion", "Bee Bear", "Spider Owl"])
    duel.attack("Snail Hydra").asks("me", "choose-creature").offers(
        "choose my Snail Hydra",
        "choose my Turbo Bug",
        "choose their Gorillion",
        "choose their Bee Bear",
        "choose their Spider Owl",
    )
    duel.choose("Gorillion").asks("them", "block").offers("block Bee Bear", "block Spider Owl", "do-not-block")
    duel.no_block().sees(life=(3, 2), their_discard=["Gorillion"], turn="them")


def test_a_hydra_facing_as_many_creatures_counting_itself_defeats_nothing():
    duel = Duel(mine=["Snail Hydra", "Turbo Bug"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Snail Hydra").asks("them", "block").sees(theirs=["Gorillion", "Bee Bear"])


def test_a_hydra_on_the_larger_side_defeats_nothing():
    duel = Duel(mine=["Snail Hydra", "Turbo Bug"], theirs=["Gorillion"])
    duel.attack("Snail Hydra").asks("them", "block").sees(mine=["Snail Hydra", "Turbo Bug"], theirs=["Gorillion"])


@rule("MB-A4", "MB-G3")
def test_a_hydra_may_defeat_itself_and_its_attack_ends():
    duel = Duel(mine=["Snail Hydra"], theirs=["Gorillion", "Bee Bear"], hand=TWO)
    duel.attack("Snail Hydra").choose("Snail Hydra")
    duel.sees(mine=[], discard=["Snail Hydra"], life=(3, 3), turn="them").asks("them", "turn-action")


@rule("MB-G3")
def test_a_hydra_may_defeat_an_ally_and_goes_on():
    duel = Duel(mine=["Snail Hydra", "Turbo Bug"], theirs=["Gorillion", "Bee Bear", "Spider Owl"])
    duel.attack("Snail Hydra").choose("Turbo Bug").sees(mine=["Snail Hydra"], discard=["Turbo Bug"])
    duel.no_block().sees(life=(3, 2))


@rule("MB-K5")
def test_a_hydra_only_exhausts_a_fresh_tough_creature_which_may_then_block():
    duel = Duel(mine=["Snail Hydra"], theirs=["Elephantopus", "Bee Bear"])
    duel.attack("Snail Hydra").choose("Elephantopus").sees(theirs=["Elephantopus (exhausted)", "Bee Bear"])
    duel.block("Elephantopus").sees(mine=["Snail Hydra"], their_discard=["Elephantopus"])


@rule("MB-A4", "MB-G4")
def test_a_hydra_that_the_toad_it_defeated_takes_along_costs_nobody_a_life():
    duel = Duel(mine=["Snail Hydra"], theirs=["Explosive Toad", "Bee Bear"], hand=TWO)
    duel.attack("Snail Hydra").choose("Explosive Toad")
    duel.asks("them", "choose-creature").offers("choose my Snail Hydra", "choose their Bee Bear").choose("Snail Hydra")
    duel.sees(mine=[], discard=["Snail Hydra"], their_discard=["Explosive Toad"], life=(3, 3), turn="them")
    duel.asks("them", "turn-action")


@rule("MB-A1")
def test_a_hydra_that_survives_the_toads_effect_attacks_on():
    duel = Duel(mine=["Snail Hydra", "Turbo Bug"], theirs=["Explosive Toad", "Bee Bear", "Luchataur"])
    duel.attack("Snail Hydra").choose("Explosive Toad").choose("Turbo Bug")
    duel.asks("them", "block").block("Bee Bear")
    duel.sees(mine=["Snail Hydra"], discard=["Turbo Bug"], theirs=["Luchataur"])


def test_a_taken_hydra_counts_the_creatures_of_its_taker():
    duel = Duel(mine=["Snail Hydra", "Turbo Bug", "Spider Owl"], their_hand=["Brain Fly", "Bee Bear"], their_turn=True)
    duel.play("Brain Fly").sees(mine=["Turbo Bug", "Spider Owl"], theirs=["Brain Fly", "Snail Hydra"])
    duel.play("Gorillion").attack("Snail Hydra").asks("them", "choose-creature").choose("Gorillion")
    duel.sees(discard=["Gorillion"]).asks("me", "block")


# --- Snail Thrower ----------------------------------------------------------------------------------------------------


def test_snail_thrower_makes_weak_allies_poisonous_hunters_but_not_itself():
    duel = Duel(mine=["Snail Thrower", "Turbo Bug", "Harpy Mother"], theirs=["Brain Fly"])
    assert duel.keywords("Snail Thrower") == {"POISONOUS"}
    assert duel.keywords("Turbo Bug") == {"HUNTER", "POISONOUS"}
    assert duel.keywords("Harpy Mother") == set()
    assert duel.keywords("Brain Fly") == set()


@rule("MB-Y1", "MB-Y2")
def test_snail_thrower_goes_by_power_after_shield_bugs_have_raised_it():
    duel = Duel(mine=["Snail Thrower", "Shield Bugs", "Turbo Bug", "Tiger Squirrel"], theirs=["Gorillion"])
    assert duel.keywords("Turbo Bug") == set()
    assert duel.keywords("Tiger Squirrel") == {"SNEAKY", "HUNTER", "POISONOUS"}
    assert duel.keywords("Shield Bugs") == {"TOUGH", "HUNTER", "POISONOUS"}


@rule("MB-Y1", "MB-Y2")
def test_snail_thrower_grants_nothing_to_what_urchin_hurler_lifts_in_my_turn():
    allies = ["Snail Thrower", "Urchin Hurler", "Tiger Squirrel", "Chameleon Sniper"]
    duel = Duel(mine=allies, theirs=["Bee Bear"])
    assert duel.keywords("Tiger Squirrel") == {"SNEAKY"}
    assert duel.keywords("Chameleon Sniper") == {"SNEAKY", "HUNTER", "POISONOUS"}


@rule("MB-Y2", "MB-G9")
def test_snail_thrower_grants_again_as_soon_as_the_turn_with_urchin_hurler_is_over():
    duel = Duel(mine=["Snail Thrower", "Urchin Hurler", "Tiger Squirrel"], theirs=["Bee Bear"])
    duel.play("Gorillion").sees(turn="them")
    assert duel.keywords("Tiger Squirrel") == {"SNEAKY", "HUNTER", "POISONOUS"}


def test_a_goblin_werewolf_beside_snail_thrower_is_poisonous_in_the_enemys_turn_only():
    duel = Duel(mine=["Snail Thrower", "Goblin Werewolf"], theirs=["Bee Bear"])
    assert duel.keywords("Goblin Werewolf") == {"HUNTER"}
    duel.play("Gorillion").attack("Bee Bear")
    assert duel.keywords("Goblin Werewolf") == {"HUNTER", "POISONOUS"}


@rule("MB-K2", "MB-K3")
def test_a_creature_that_snail_thrower_armed_hunts_and_poisons():
    duel = Duel(mine=["Snail Thrower", "Brain Fly"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Brain Fly").offers("hunt Gorillion", "hunt Bee Bear", "hunt-nobody").hunt("Gorillion")
    duel.sees(mine=["Snail Thrower"], discard=["Brain Fly"], theirs=["Bee Bear"], their_discard=["Gorillion"])


@rule("MB-K3")
def test_a_creature_that_snail_thrower_armed_poisons_what_it_blocks():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Snail Thrower", "Brain Fly"])
    duel.attack("Gorillion").block("Brain Fly").sees(discard=["Gorillion"], their_discard=["Brain Fly"])


@rule("MB-G9")
def test_what_snail_thrower_granted_is_gone_when_it_falls():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Snail Thrower", "Brain Fly"])
    duel.attack("Gorillion").block("Snail Thrower").sees(their_discard=["Snail Thrower"])
    assert duel.keywords("Brain Fly") == set()


@rule("MB-P3")
def test_a_mindbugged_snail_thrower_arms_the_takers_creatures():
    duel = Duel(mine=["Brain Fly"], theirs=["Turbo Bug"], hand=["Snail Thrower", "Gorillion"], their_mindbugs=1)
    duel.play("Snail Thrower").mindbug()
    assert duel.keywords("Brain Fly") == set()
    assert duel.keywords("Turbo Bug") == {"HUNTER", "POISONOUS"}


# --- Spider Owl -------------------------------------------------------------------------------------------------------


@rule("MB-K4")
def test_spider_owl_can_be_blocked_by_sneaky_creatures_only():
    duel = Duel(mine=["Spider Owl"], theirs=["Gorillion", "Tiger Squirrel"])
    duel.attack("Spider Owl").offers("block Tiger Squirrel", "do-not-block")


@rule("MB-K4", "MB-A2")
def test_spider_owl_hits_a_player_without_sneaky_creatures_and_nothing_is_asked():
    duel = Duel(mine=["Spider Owl"], theirs=["Gorillion", "Plated Scorpion"])
    duel.attack("Spider Owl").sees(life=(3, 2), turn="them")


@rule("MB-K3", "MB-K4")
def test_spider_owl_blocks_what_is_not_sneaky_and_both_fall():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Spider Owl"], their_hand=TWO)
    duel.attack("Gorillion").block("Spider Owl")
    duel.sees(mine=["Bee Bear"], discard=["Gorillion"], theirs=[], their_discard=["Spider Owl"])


@rule("MB-K3")
def test_spider_owl_survives_what_is_weaker():
    duel = Duel(mine=["Spider Owl"], theirs=["Chameleon Sniper"], their_hand=TWO)
    duel.attack("Spider Owl").block("Chameleon Sniper").sees(mine=["Spider Owl"], their_discard=["Chameleon Sniper"])


@rule("MB-K2")
def test_a_hunter_forces_spider_owl_into_a_fight_that_poisons_it():
    duel = Duel(mine=["Killer Bee", "Bee Bear"], theirs=["Spider Owl", "Gorillion"])
    duel.attack("Killer Bee").hunt("Spider Owl")
    duel.sees(mine=["Bee Bear"], discard=["Killer Bee"], theirs=["Gorillion"], their_discard=["Spider Owl"])
