"""Beyond: Evolution, Actions and evolving: the cards that do so, and rules MB-V."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import (
    FAST,
    cannot_be_defeated,
    cannot_lose_life,
    creature,
    evolve_to,
    gain_life,
    have,
    other_ally,
    this,
)
from bugduel.mindbug.duel import Duel as Engine
from bugduel.mindbug.game import MINDBUG
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "evolution"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FIVE = ["Axolotl Healer", "Bee Bear", "Giraffodile", "Killer Bee", "Turbo Bug"]
EGG = creature("Egg", 2, action=evolve_to("Chick"))
CHICK = creature("Chick", 3, play=gain_life(5), defeated=gain_life(1), stage=2)
TRAINER = creature("Trainer", 1, have(other_ally, FAST))
KNIGHT = creature("Knight", 1, cannot_lose_life())
STATUE = creature("Statue", 9, cannot_be_defeated(this))


# --- Actions ----------------------------------------------------------------------------------------------------------


@rule("MB-V1", "MB-T2")
def test_an_action_is_the_whole_turn_action():
    duel = Duel(mine=["Dragon Inn"], theirs=["Bee Bear", "Gorillion"])
    duel.offers("act Dragon Inn", "attack Dragon Inn", "play Gorillion").act("Dragon Inn")
    duel.sees(life=(3, 2), mine=["Dragon Inn"], turn="them")


@rule("MB-V1")
def test_dragon_inn_cannot_act_unless_its_player_has_fewer_creatures():
    duel = Duel(mine=["Dragon Inn", "Bee Bear"], theirs=["Gorillion", "Spider Owl"])
    duel.offers("attack Dragon Inn", "attack Bee Bear", "play Gorillion")


@rule("MB-V1")
def test_dragon_inn_cannot_act_against_a_player_who_cannot_lose_life():
    duel = Duel(mine=["Dragon Inn"], theirs=["Knight", "Bee Bear"], cards=[KNIGHT])
    duel.offers("attack Dragon Inn", "play Gorillion")


@rule("MB-L1")
def test_dragon_inn_can_take_the_last_life():
    duel = Duel(mine=["Dragon Inn"], theirs=["Bee Bear", "Gorillion"], their_life=1)
    duel.act("Dragon Inn").sees(winner="me")


@rule("MB-V1", "MB-A6")
def test_a_creature_that_came_into_play_this_turn_cannot_act():
    duel = Duel(mine=[{"card": "Curious Tadpole", "arrived": 9}], theirs=["Bee Bear"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur")


@rule("MB-V1", "MB-K6")
def test_a_creature_with_fast_may_act_as_soon_as_it_came():
    duel = Duel(mine=["Trainer"], hand=["Curious Tadpole", "Gorillion"], their_hand=TWO, cards=[TRAINER])
    duel.play("Curious Tadpole").asks("me")
    duel.offers("act Curious Tadpole", "attack Curious Tadpole", "wait Curious Tadpole").act("Curious Tadpole")
    duel.sees(mine=["Frog Prophet", "Trainer"], life=(4, 3), turn="them")


@rule("MB-M3", "MB-A6")
def test_a_stolen_creature_may_act_in_its_new_controllers_next_turn_action():
    duel = Duel(theirs=["Infernostrich", "Gorillion"], hand=["Brain Fly", "Luchataur"], their_hand=TWO)
    duel.play("Brain Fly").choose("Infernostrich").attack("Gorillion").no_block()
    duel.act("Infernostrich").sees(their_discard=["Gorillion"], turn="them")


# --- Infernostrich ----------------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_infernostrich_defeats_an_enemy_of_power_seven_or_more():
    duel = Duel(mine=["Infernostrich", "Gorillion"], theirs=["Giraffodile", "Bee Bear", "Strange Barrel"])
    duel.act("Infernostrich").offers("choose their Giraffodile", "choose their Bee Bear").choose("Bee Bear")
    duel.sees(theirs=["Giraffodile", "Strange Barrel"], their_discard=["Bee Bear"], turn="them")


@rule("MB-V1")
def test_infernostrich_cannot_act_without_a_strong_enemy():
    duel = Duel(mine=["Infernostrich", "Gorillion"], theirs=["Strange Barrel"])
    duel.offers("attack Infernostrich", "attack Gorillion", "play Gorillion")


@rule("MB-V1", "MB-K5")
def test_infernostrich_cannot_act_if_the_only_strong_enemy_cannot_be_defeated():
    duel = Duel(mine=["Infernostrich"], theirs=["Statue", "Spider Owl"], cards=[STATUE])
    duel.offers("attack Infernostrich", "play Gorillion")


@rule("MB-K5")
def test_infernostrich_may_act_just_to_exhaust_a_tough_enemy():
    duel = Duel(mine=["Infernostrich"], theirs=["Rhino Turtle"])
    duel.act("Infernostrich").sees(theirs=["Rhino Turtle (exhausted)"], turn="them")


@rule("MB-Y1")
def test_infernostrich_looks_at_current_power():
    duel = Duel(mine=["Infernostrich"], theirs=["Strange Barrel", "Shield Bugs"])
    duel.act("Infernostrich").sees(theirs=["Shield Bugs"], their_discard=["Strange Barrel"])


# --- Octocopter -------------------------------------------------------------------------------------------------------


@rule("MB-M3")
def test_octocopter_is_defeated_and_takes_an_enemy_over():
    duel = Duel(mine=["Octocopter"], theirs=["Rhino Turtle (exhausted)", "Bee Bear"])
    duel.act("Octocopter").asks("me").offers("choose their Rhino Turtle", "choose their Bee Bear")
    duel.choose("Rhino Turtle")
    duel.sees(mine=["Rhino Turtle (exhausted)"], discard=["Octocopter"], theirs=["Bee Bear"], turn="them")


@rule("MB-V1", "MB-G3")
def test_octocopter_may_act_without_an_enemy_and_is_just_defeated():
    duel = Duel(mine=["Octocopter"], their_hand=TWO)
    duel.act("Octocopter").sees(mine=[], discard=["Octocopter"], turn="them")


@rule("MB-K5", "MB-G3")
def test_a_tough_octocopter_is_exhausted_and_takes_the_enemy_all_the_same():
    duel = Duel(mine=[{"card": "Octocopter", "gained": ["TOUGH"]}], theirs=["Bee Bear"], their_hand=TWO)
    duel.act("Octocopter").sees(mine=["Bee Bear", "Octocopter (exhausted)"], theirs=[], discard=[])


# --- evolving ---------------------------------------------------------------------------------------------------------


@rule("MB-V2")
def test_cloud_lady_defeats_a_weak_enemy_and_evolves():
    duel = Duel(mine=["Cloud Lady"], theirs=["Axolotl Healer", "Spider Owl", "Killer Bee"])
    duel.act("Cloud Lady").offers("choose their Axolotl Healer", "choose their Spider Owl").choose("Axolotl Healer")
    duel.sees(mine=["Typhoon Princess"], their_discard=["Axolotl Healer"], turn="them")
    assert duel.power("Typhoon Princess") == 6


@rule("MB-V1")
def test_cloud_lady_may_act_only_to_evolve():
    duel = Duel(mine=["Cloud Lady"], theirs=["Killer Bee"])
    duel.act("Cloud Lady").sees(mine=["Typhoon Princess"], theirs=["Killer Bee"], turn="them")


@rule("MB-V1", "MB-V2")
def test_a_second_cloud_lady_cannot_act_while_the_double_card_is_in_use_and_nobody_is_weak_enough():
    duel = Duel(mine=["Cloud Lady", "Typhoon Princess"], theirs=["Gorillion"])
    duel.offers("attack Cloud Lady", "attack Typhoon Princess", "act Typhoon Princess", "play Gorillion")


@rule("MB-V2")
def test_a_second_curious_tadpole_acts_but_stays_what_it_is_while_the_double_card_is_in_use():
    duel = Duel(mine=["Curious Tadpole", "Frog Prophet"], theirs=["Gorillion"])
    duel.act("Curious Tadpole").sees(mine=["Curious Tadpole", "Frog Prophet"], life=(4, 3), turn="them")


@rule("MB-V2")
def test_the_double_card_of_the_third_stage_is_the_same_card_and_in_use_too():
    duel = Duel(mine=["Curious Tadpole"], theirs=["World Eater", "Gorillion"])
    duel.act("Curious Tadpole").sees(mine=["Curious Tadpole"], life=(4, 3), turn="them")


@rule("MB-V2", "MB-G6")
def test_typhoon_princess_evolves_before_the_defeated_effect_of_her_victim():
    duel = Duel(mine=["Typhoon Princess"], theirs=["Strange Barrel", "Explosive Toad"])
    duel.act("Typhoon Princess").choose("Explosive Toad").asks("them")
    duel.offers("choose my Thunder Queen", "choose their Strange Barrel").choose("Thunder Queen")
    duel.sees(mine=[], discard=["Cloud Lady"], theirs=["Strange Barrel"], their_discard=["Explosive Toad"])


def test_typhoon_princess_defeats_power_six_but_not_seven():
    duel = Duel(mine=["Typhoon Princess"], theirs=["Strange Barrel", "Giraffodile"])
    duel.act("Typhoon Princess").sees(mine=["Thunder Queen"], theirs=["Giraffodile"], their_discard=["Strange Barrel"])


def test_thunder_queen_defeats_any_enemy_when_she_attacks():
    duel = Duel(mine=["Thunder Queen", "Bee Bear"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Thunder Queen").asks("me").offers("choose their Gorillion", "choose their Spider Owl")
    duel.choose("Gorillion").asks("them", "block").no_block()
    duel.sees(theirs=["Spider Owl"], their_discard=["Gorillion"], life=(3, 2), turn="them")


@rule("MB-V1")
def test_a_creature_at_its_last_stage_has_no_action():
    duel = Duel(mine=["Thunder Queen", "Oakenmaster"], theirs=["Gorillion"])
    duel.offers("attack Thunder Queen", "attack Oakenmaster", "play Gorillion")


@rule("MB-V2")
def test_curious_tadpole_becomes_world_eater_in_two_actions():
    duel = Duel(mine=["Curious Tadpole"], theirs=["Gorillion"])
    duel.act("Curious Tadpole").sees(mine=["Frog Prophet"], life=(4, 3)).attack("Gorillion").no_block()
    duel.act("Frog Prophet").sees(mine=["World Eater"], life=(4, 3), turn="them")
    assert duel.keywords("World Eater") == {"POISONOUS", "TOUGH"}


@rule("MB-V2")
def test_an_exhausted_frog_prophet_stays_exhausted_as_world_eater():
    duel = Duel(mine=["Frog Prophet (exhausted)"], theirs=["Gorillion"])
    duel.act("Frog Prophet").sees(mine=["World Eater (exhausted)"], life=(4, 3))


def test_world_eater_costs_a_life_when_it_attacks_even_if_it_is_blocked():
    duel = Duel(mine=["World Eater"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("World Eater").block("Gorillion")
    duel.sees(life=(3, 2), mine=["World Eater (exhausted)"], their_discard=["Gorillion"])


@rule("MB-G4")
def test_waddling_recruit_makes_the_opponent_discard_a_card_of_their_choice_and_evolves():
    duel = Duel(mine=["Waddling Recruit"], theirs=["Bee Bear"], their_hand=TWO)
    duel.act("Waddling Recruit").asks("them").choose("Luchataur")
    duel.sees(mine=["Veteran Penguin"], their_hand=["Gorillion"], their_discard=["Luchataur"], turn="them")


@rule("MB-V1")
def test_waddling_recruit_may_act_against_an_empty_hand_but_not_if_it_cannot_evolve_either():
    duel = Duel(mine=["Waddling Recruit"], theirs=["Bee Bear", "Turbo Bug"], their_hand=[])
    duel.act("Waddling Recruit").sees(mine=["Veteran Penguin"], turn="them")
    stuck = Duel(mine=["Waddling Recruit"], theirs=["Frosty Fortress"], their_hand=[])
    stuck.offers("attack Waddling Recruit", "play Gorillion")


@rule("MB-G4", "MB-K5")
def test_veteran_penguin_makes_the_opponent_discard_and_becomes_frosty_fortress():
    duel = Duel(mine=["Veteran Penguin"], theirs=["Bee Bear"], their_hand=TWO)
    duel.act("Veteran Penguin").choose("Gorillion").sees(mine=["Frosty Fortress"], their_discard=["Gorillion"])
    assert duel.keywords("Frosty Fortress") == {"TOUGH"}


@rule("MB-T6", "MB-M1")
def test_frosty_fortress_takes_hand_and_draw_pile_at_once_when_it_attacks():
    duel = Duel(mine=["Frosty Fortress"], theirs=["Bee Bear"], their_hand=FIVE, their_draw=["Luchataur", "Shark Dog"])
    duel.attack("Frosty Fortress").asks("them", "block").no_block()
    duel.sees(their_hand=[], their_draw=[], their_discard=[*FIVE, "Luchataur", "Shark Dog"], life=(3, 2))


@rule("MB-T2")
def test_a_player_left_without_cards_by_frosty_fortress_and_without_creatures_loses():
    duel = Duel(mine=["Frosty Fortress"], their_hand=FIVE, their_life=2)
    duel.attack("Frosty Fortress").sees(winner="me", life=(3, 1))


@rule("MB-M6", "MB-G6")
def test_wildsprout_puts_a_card_of_the_discard_pile_into_play_which_plays_after_it_evolved():
    duel = Duel(mine=["Wildsprout"], theirs=["Gorillion", "Bee Bear"], discard=["Tiger Squirrel", "Killer Bee"])
    duel.act("Wildsprout").offers("choose Tiger Squirrel", "choose Killer Bee").choose("Tiger Squirrel")
    duel.sees(mine=["Bigroot", "Tiger Squirrel"]).asks("me").choose("Gorillion")
    duel.sees(their_discard=["Gorillion"], discard=["Killer Bee"], turn="them")


@rule("MB-V1")
def test_wildsprout_may_evolve_with_an_empty_discard_pile_and_leaves_the_opponents_alone():
    duel = Duel(mine=["Wildsprout"], theirs=["Bee Bear"], their_discard=["Gorillion"])
    duel.act("Wildsprout").sees(mine=["Bigroot"], their_discard=["Gorillion"], turn="them")


@rule("MB-G11", "MB-V2")
def test_what_holds_this_turn_stays_when_wildsprout_evolves():
    sprout = {"card": "Wildsprout", "bonus": 3}
    duel = Duel(mine=[sprout], theirs=["Gorillion", "Bee Bear"], discard=["Tiger Squirrel"])
    duel.act("Wildsprout").asks("me", "choose-creature")
    assert duel.power("Bigroot") == 4 + 3
    duel.choose("Gorillion")
    assert duel.power("Bigroot") == 4


def test_bigroot_puts_another_card_into_play_and_becomes_oakenmaster():
    duel = Duel(mine=["Bigroot"], theirs=["Bee Bear"], discard=["Axolotl Healer"])
    duel.act("Bigroot").sees(mine=["Axolotl Healer", "Oakenmaster"], discard=[], life=(5, 3), turn="them")
    assert duel.power("Axolotl Healer") == 9


@rule("MB-G9")
def test_oakenmaster_makes_all_other_allies_five_stronger():
    duel = Duel(mine=["Oakenmaster", "Spider Owl", "Turbo Bug"], theirs=["Bee Bear"])
    assert [duel.power(name) for name in ("Oakenmaster", "Spider Owl", "Turbo Bug", "Bee Bear")] == [7, 8, 9, 8]


# --- stage by stage and back ------------------------------------------------------------------------------------------


@rule("MB-V2")
def test_evolving_is_no_coming_into_play():
    duel = Duel(mine=["Egg"], theirs=["Gorillion"], cards=[EGG, CHICK])
    duel.act("Egg").sees(mine=["Chick"], life=(3, 3), turn="them")


@rule("MB-V3")
def test_a_fallen_creature_is_its_first_stage_again_but_has_the_defeated_effect_of_the_stage_it_had():
    duel = Duel(mine=["Chick", "Bee Bear"], theirs=["Gorillion", "Killer Bee"], cards=[EGG, CHICK])
    duel.attack("Chick").block("Gorillion").sees(discard=["Egg"], life=(4, 3))


@rule("MB-V3")
def test_the_double_card_of_a_fallen_creature_can_be_used_again():
    duel = Duel(mine=["Frog Prophet (exhausted)", "Curious Tadpole"], theirs=["Gorillion", "Bee Bear"], their_turn=True)
    duel.attack("Gorillion").block("Frog Prophet").sees(discard=["Curious Tadpole"], their_discard=["Gorillion"])
    duel.act("Curious Tadpole").sees(mine=["Frog Prophet"], life=(4, 3))


@rule("MB-V3", "MB-M7", "MB-N2")
def test_an_evolved_creature_that_is_sent_home_goes_to_hand_as_its_first_stage():
    duel = Duel(
        theirs=["World Eater (exhausted)", "Thunder Queen"], hand=["Dr. Orange U. Tan", "Gorillion"], their_hand=[]
    )
    duel.play("Dr. Orange U. Tan").accept().sees(their_hand=["Cloud Lady", "Curious Tadpole"])
    duel.play("Curious Tadpole").sees(theirs=["Curious Tadpole"])


@rule("MB-V2")
def test_boosts_and_octonite_stay_when_a_creature_evolves():
    tadpole = {"card": "Curious Tadpole", "octonite": 2, "boosts": ["Gorillion", "Turbo Bug"]}
    duel = Duel(mine=[tadpole], theirs=["Bee Bear"], sets=["first-contact", "evolution", "eternity"])
    duel.act("Curious Tadpole").sees(mine=["Frog Prophet"], discard=[])
    assert duel.power("Frog Prophet") == 3 + 2
    assert duel.creature("Frog Prophet").octonite == 2


@rule("MB-V2", "MB-M3")
def test_a_stolen_typhoon_princess_keeps_her_stage():
    duel = Duel(theirs=["Typhoon Princess", "Spider Owl"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Typhoon Princess"], turn="them")


@rule("MB-S7")
def test_evolved_stages_are_set_aside_and_never_dealt():
    start = MINDBUG.new({"sets": ["evolution"]}, "any seed")
    assert isinstance(start, Engine)
    assert sorted(start.name(kind) for kind in start.doubles) == [
        "Bigroot",
        "Frog Prophet",
        "Typhoon Princess",
        "Veteran Penguin",
    ]
    dealt = start.unused + start.revealed + [kind for side in start.sides for kind in side.hand + side.draw]
    assert len(dealt) == 44
    assert all(start.pool.cards[kind].stage == 1 for kind in dealt)
