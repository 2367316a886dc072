"""First Contact, card by card: Shark Dog and Sharky Crab-Dog-Mummypus."""

from duel import Duel
from marks import rule

TWO = ("Bee Bear", "Gorillion")  # a hand that leaves its holder a choice

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
