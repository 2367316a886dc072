"""Beyond: Eternity, Agile Rooster to Fire Antler: each card, and where it meets others."""

from functools import partial

from bugduel.mindbug.cards.vocabulary import HUNTER, creature, have, other_ally
from duel import Duel as AnyDuel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FIVE = ["Gorillion", "Luchataur", "Snail Hydra", "Bee Bear", "Turbo Bug"]  # a hand that draws nothing
Duel = partial(AnyDuel, sets=["first-contact", "eternity"], hand=TWO, their_hand=TWO)


# --- Agile Rooster ----------------------------------------------------------------------------------------------------


@rule("MB-A2", "MB-Y3")
def test_agile_rooster_is_blocked_only_by_a_power_at_most_one_away_from_its_own():
    duel = Duel(
        mine=["Agile Rooster"], theirs=["Bee Bear", "Giraffodile", "Strange Barrel", "Harpy Mother", "Brain Fly"]
    )
    duel.attack("Agile Rooster").asks("them", "block")
    duel.offers("block Giraffodile", "block Strange Barrel", "block Harpy Mother", "do-not-block")


@rule("MB-Y1", "MB-Y3")
def test_a_boosted_agile_rooster_is_blocked_by_those_near_its_higher_power():
    duel = Duel(
        mine=[{"card": "Agile Rooster", "boosts": ["Gorillion", "Killer Bee"]}],
        theirs=["Strange Barrel", "Giraffodile", "Luchataur", "Gorillion"],
    )
    duel.attack("Agile Rooster").offers("block Giraffodile", "block Luchataur", "do-not-block")


@rule("MB-K1")
def test_agile_rooster_that_nobody_can_block_costs_a_life_and_may_attack_again():
    duel = Duel(mine=["Agile Rooster"], theirs=["Bee Bear", "Brain Fly"])
    duel.attack("Agile Rooster").sees(life=(3, 2)).again().sees(life=(3, 1), turn="them")


@rule("MB-K2")
def test_agile_rooster_with_hunter_may_hunt_a_creature_that_could_not_block_it():
    pack_leader = creature("Pack Leader", 1, have(other_ally, HUNTER))
    duel = Duel(mine=["Agile Rooster", "Pack Leader"], theirs=["Brain Fly"], cards=[pack_leader])
    duel.attack("Agile Rooster").hunt("Brain Fly").stop()
    duel.sees(mine=["Agile Rooster", "Pack Leader"], their_discard=["Brain Fly"], life=(3, 3))


def test_agile_rooster_may_block_whom_it_likes():
    duel = Duel(mine=["Agile Rooster"], theirs=["Gorillion"], their_turn=True)
    duel.attack("Gorillion").offers("block Agile Rooster", "do-not-block")


# --- Ant Zombie Horde -------------------------------------------------------------------------------------------------


@rule("MB-B1", "MB-A1")
def test_ant_zombie_horde_takes_two_boosts_from_any_discard_piles_before_the_block():
    duel = Duel(
        mine=["Ant Zombie Horde"],
        theirs=["Bee Bear"],
        discard=["Spider Owl", "Brain Fly"],
        their_discard=["Killer Bee"],
    )
    duel.attack("Ant Zombie Horde").asks("me", "choose-discarded")
    duel.offers("choose Spider Owl", "choose Brain Fly", "choose Killer Bee", "done")
    duel.choose("Spider Owl", "Killer Bee").asks("them", "block")
    duel.sees(discard=["Brain Fly"], their_discard=[])
    assert duel.power("Ant Zombie Horde") == 9
    duel.block("Bee Bear").sees(mine=["Ant Zombie Horde"], their_discard=["Bee Bear"])


@rule("MB-B1")
def test_ant_zombie_horde_may_take_one_card_or_none():
    one = Duel(mine=["Ant Zombie Horde"], theirs=["Bee Bear"], discard=["Spider Owl", "Brain Fly"])
    one.attack("Ant Zombie Horde").choose("Brain Fly").done().asks("them", "block").sees(discard=["Spider Owl"])
    assert one.power("Ant Zombie Horde") == 8
    none = Duel(mine=["Ant Zombie Horde"], theirs=["Bee Bear"], discard=["Spider Owl", "Brain Fly"])
    none.attack("Ant Zombie Horde").done().asks("them", "block").sees(discard=["Brain Fly", "Spider Owl"])
    assert none.power("Ant Zombie Horde") == 7


def test_ant_zombie_horde_attacks_without_a_question_when_all_discard_piles_are_empty():
    duel = Duel(mine=["Ant Zombie Horde"], theirs=["Bee Bear"])
    duel.attack("Ant Zombie Horde").asks("them", "block")
    assert duel.power("Ant Zombie Horde") == 7


@rule("MB-K5", "MB-B3")
def test_an_exhausted_ant_zombie_horde_keeps_its_boosts_and_loses_them_only_with_its_life():
    horde = {"card": "Ant Zombie Horde", "boosts": ["Spider Owl"]}
    tough = Duel(mine=[horde], theirs=["Gorillion"])
    tough.attack("Ant Zombie Horde").block("Gorillion").sees(mine=["Ant Zombie Horde (exhausted)"], discard=[])
    assert tough.power("Ant Zombie Horde") == 8
    tired = Duel(mine=[{**horde, "exhausted": True}], theirs=["Gorillion"])
    tired.attack("Ant Zombie Horde").block("Gorillion").sees(mine=[], discard=["Ant Zombie Horde", "Spider Owl"])


# --- Berserker Rabbit -------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_berserker_rabbit_is_stronger_while_its_own_players_discard_pile_is_empty():
    duel = Duel(mine=["Berserker Rabbit"], their_discard=["Bee Bear"])
    assert duel.power("Berserker Rabbit") == 10
    littered = Duel(mine=["Berserker Rabbit"], discard=["Bee Bear"])
    assert littered.power("Berserker Rabbit") == 6


@rule("MB-K5", "MB-G9")
def test_a_berserker_rabbit_saved_by_tough_is_not_in_the_discard_pile_and_stays_strong():
    duel = Duel(mine=["Berserker Rabbit"], theirs=["Gorillion"])
    duel.attack("Berserker Rabbit").block("Gorillion")
    duel.sees(mine=["Berserker Rabbit (exhausted)"], their_discard=["Gorillion"]).asks("me", "attack-again")
    assert duel.power("Berserker Rabbit") == 10


@rule("MB-G9", "MB-B1")
def test_berserker_rabbit_grows_when_the_last_discarded_card_becomes_a_boost():
    duel = Duel(mine=["Berserker Rabbit", "Sea-Rex"], theirs=["Bee Bear"], discard=["Brain Fly"])
    assert duel.power("Berserker Rabbit") == 6
    duel.attack("Sea-Rex").choose("Brain Fly")
    assert duel.power("Berserker Rabbit") == 10


@rule("MB-M3", "MB-G9")
def test_a_berserker_rabbit_that_is_taken_looks_at_its_new_players_discard_pile():
    duel = Duel(theirs=["Berserker Rabbit"], their_discard=["Bee Bear"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Berserker Rabbit"])
    assert duel.power("Berserker Rabbit") == 10


# --- Catalisk ---------------------------------------------------------------------------------------------------------


@rule("MB-M1", "MB-A1")
def test_catalisk_turns_the_whole_enemy_draw_pile_into_its_owners_discard_pile_before_the_block():
    duel = Duel(
        mine=["Catalisk"], theirs=["Gorillion"], their_hand=FIVE, their_draw=["Brain Fly", "Killer Bee"], draw=[]
    )
    duel.attack("Catalisk").asks("them", "block")
    duel.sees(their_draw=[], their_discard=["Brain Fly", "Killer Bee"], their_hand=FIVE, discard=[])


@rule("MB-T5")
def test_a_player_whose_draw_pile_catalisk_discarded_plays_on_without_drawing():
    duel = Duel(mine=["Catalisk"], their_hand=FIVE, their_draw=["Brain Fly", "Killer Bee"])
    duel.attack("Catalisk").sees(life=(3, 2), turn="them")
    duel.play("Turbo Bug").sees(theirs=["Turbo Bug"], their_hand=FIVE[:4], turn="me", winner=None)


def test_catalisk_attacks_even_if_there_is_no_draw_pile_left():
    duel = Duel(mine=["Catalisk"], theirs=["Gorillion"])
    duel.attack("Catalisk").block("Gorillion")
    duel.sees(discard=["Catalisk"], their_discard=["Gorillion"])


@rule("MB-A5", "MB-M1")
def test_a_catalisk_of_the_opponent_discards_my_draw_pile():
    duel = Duel(theirs=["Catalisk"], hand=FIVE, draw=["Brain Fly"], their_turn=True)
    duel.attack("Catalisk").sees(draw=[], discard=["Brain Fly"], their_discard=[], life=(2, 3))


# --- Cave Lizard ------------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_cave_lizard_cannot_attack():
    duel = Duel(mine=["Cave Lizard", "Bee Bear"])
    duel.offers("play Gorillion", "play Luchataur", "attack Bee Bear")


@rule("MB-K4")
def test_cave_lizard_blocks_even_sneaky_creatures():
    duel = Duel(mine=["Ferret Bomber"], theirs=["Cave Lizard", "Gorillion"])
    duel.attack("Ferret Bomber").offers("block Cave Lizard", "do-not-block").block("Cave Lizard")
    duel.sees(discard=["Ferret Bomber"], theirs=["Cave Lizard", "Gorillion"])


@rule("MB-T2")
def test_a_player_with_nothing_but_a_cave_lizard_loses_for_want_of_a_turn_action():
    duel = Duel(theirs=["Cave Lizard"], their_hand=[])
    duel.play("Gorillion").sees(winner="me")


# --- Duckdra ----------------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-G3")
def test_duckdra_may_defeat_a_poisonous_creature_of_any_side_before_it_hunts():
    duel = Duel(mine=["Duckdra", "Catalisk"], theirs=["Spider Owl", "Brain Fly"])
    duel.attack("Duckdra").asks("me", "may").accept()
    duel.offers("choose my Catalisk", "choose their Spider Owl").choose("Spider Owl")
    duel.asks("me", "hunt").sees(their_discard=["Spider Owl"])
    duel.hunt("Brain Fly").sees(mine=["Catalisk", "Duckdra"], their_discard=["Brain Fly", "Spider Owl"])


@rule("MB-G10")
def test_duckdra_need_not_defeat_its_own_poisonous_ally():
    duel = Duel(mine=["Duckdra", "Catalisk"], theirs=["Gorillion"])
    duel.attack("Duckdra").refuse().asks("me", "hunt").sees(mine=["Catalisk", "Duckdra"])


@rule("MB-G10")
def test_duckdra_offers_nothing_if_nobody_is_poisonous():
    duel = Duel(mine=["Duckdra"], theirs=["Gorillion"])
    duel.attack("Duckdra").asks("me", "hunt")


@rule("MB-K5")
def test_duckdra_only_exhausts_a_tough_scorpion():
    duel = Duel(mine=["Duckdra"], theirs=["Plated Scorpion"])
    duel.attack("Duckdra").accept().sees(theirs=["Plated Scorpion (exhausted)"]).asks("me", "hunt")


@rule("MB-Y2")
def test_duckdra_defeats_a_gorillion_that_porcupine_teacher_made_poisonous():
    duel = Duel(mine=["Duckdra"], theirs=["Porcupine Teacher", "Gorillion"])
    duel.attack("Duckdra").accept().sees(theirs=["Porcupine Teacher"], their_discard=["Gorillion"])


# --- Fire Antler ------------------------------------------------------------------------------------------------------


@rule("MB-B2", "MB-B3", "MB-G1")
def test_a_defeated_fire_antler_costs_a_life_and_may_itself_become_the_boost_of_any_creature():
    duel = Duel(mine=["Fire Antler", "Spider Owl"], theirs=["Gorillion"])
    duel.attack("Fire Antler").block("Gorillion").sees(life=(3, 2), discard=["Fire Antler"])
    duel.asks("me", "choose-creature").offers("choose my Spider Owl", "choose their Gorillion").choose("Spider Owl")
    duel.offers("choose Fire Antler", "done").choose("Fire Antler").sees(discard=[], turn="them")
    assert duel.power("Spider Owl") == 4


@rule("MB-L1")
def test_a_fire_antler_that_takes_the_last_life_wins_before_anything_is_boosted():
    duel = Duel(mine=["Fire Antler", "Spider Owl"], theirs=["Gorillion"], their_life=1)
    duel.attack("Fire Antler").block("Gorillion").sees(winner="me", discard=["Fire Antler"])


@rule("MB-G2", "MB-G4")
def test_the_one_who_controlled_a_defeated_fire_antler_boosts_and_the_other_loses_the_life():
    duel = Duel(mine=["Gorillion"], theirs=["Fire Antler", "Spider Owl"], discard=["Brain Fly"])
    duel.attack("Gorillion").block("Fire Antler").sees(life=(2, 3)).asks("them", "choose-creature")
    duel.choose("Spider Owl").asks("them", "choose-discarded")
    duel.offers("choose Brain Fly", "choose Fire Antler", "done").choose("Brain Fly")
    duel.sees(discard=[], their_discard=["Fire Antler"])
    assert duel.power("Spider Owl") == 4


@rule("MB-G3")
def test_fire_antler_boosts_nobody_if_nobody_is_left():
    duel = Duel(mine=["Fire Antler"], theirs=["Bee Bear"])
    duel.attack("Fire Antler").block("Bee Bear")
    duel.sees(life=(3, 2), discard=["Fire Antler"], their_discard=["Bee Bear"], turn="them")


@rule("MB-G5")
def test_two_fire_antlers_that_fall_together_are_ordered_by_the_active_player():
    duel = Duel(mine=["Fire Antler"], theirs=["Fire Antler"])
    duel.attack("Fire Antler").block("Fire Antler").asks("me", "order").resolve("their Fire Antler").sees(life=(2, 2))
