"""The First Contact cards from Ferret Bomber to Grave Robber."""

from duel import Duel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action


# --- Ferret Bomber ----------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-T6")
def test_ferret_bomber_makes_the_opponent_choose_two_cards_and_draw_up_to_five_after_both():
    their_hand = ["Bee Bear", "Brain Fly", "Gorillion", "Killer Bee", "Luchataur"]
    duel = Duel(
        hand=["Ferret Bomber", "Gorillion"], their_hand=their_hand, their_draw=["Spider Owl", "Turbo Bug", "Shark Dog"]
    )
    duel.play("Ferret Bomber").asks("them", "choose-from-hand").choose("Brain Fly")
    duel.offers("choose Bee Bear", "choose Gorillion", "choose Killer Bee", "choose Luchataur").choose("Bee Bear")
    duel.sees(their_hand=["Gorillion", "Killer Bee", "Luchataur", "Spider Owl", "Turbo Bug"], their_draw=["Shark Dog"])
    duel.sees(their_discard=["Bee Bear", "Brain Fly"])


@rule("MB-T5")
def test_ferret_bomber_makes_nobody_draw_who_still_has_five_cards():
    their_hand = ["Bee Bear", "Brain Fly", "Gorillion", "Killer Bee", "Luchataur", "Shark Dog", "Turbo Bug"]
    duel = Duel(hand=["Ferret Bomber", "Gorillion"], their_hand=their_hand, their_draw=["Spider Owl", "Shield Bugs"])
    duel.play("Ferret Bomber").choose("Bee Bear", "Brain Fly")
    duel.sees(their_hand=["Gorillion", "Killer Bee", "Luchataur", "Shark Dog", "Turbo Bug"])
    duel.sees(their_draw=["Shield Bugs", "Spider Owl"])


@rule("MB-T5")
def test_ferret_bomber_makes_who_had_six_cards_draw_one():
    their_hand = ["Bee Bear", "Brain Fly", "Gorillion", "Killer Bee", "Luchataur", "Shark Dog"]
    duel = Duel(hand=["Ferret Bomber", "Gorillion"], their_hand=their_hand, their_draw=["Spider Owl", "Shield Bugs"])
    duel.play("Ferret Bomber").choose("Bee Bear", "Brain Fly")
    duel.sees(their_hand=["Gorillion", "Killer Bee", "Luchataur", "Shark Dog", "Spider Owl"])


@rule("MB-M1", "MB-G3")
def test_ferret_bomber_takes_the_only_card_of_a_hand_of_one():
    duel = Duel(theirs=["Gorillion", "Bee Bear"], hand=["Ferret Bomber", "Gorillion"], their_hand=["Killer Bee"])
    duel.play("Ferret Bomber").sees(their_hand=[], their_discard=["Killer Bee"], turn="them")


@rule("MB-G3")
def test_ferret_bomber_does_nothing_to_an_empty_hand():
    duel = Duel(theirs=["Gorillion", "Bee Bear"], hand=["Ferret Bomber", "Gorillion"], their_hand=[])
    duel.play("Ferret Bomber").sees(mine=["Ferret Bomber"], their_discard=[], turn="them")


@rule("MB-T2")
def test_ferret_bomber_wins_against_a_player_who_is_left_without_a_turn_action():
    duel = Duel(hand=["Ferret Bomber", "Gorillion"], their_hand=["Killer Bee", "Bee Bear"])
    duel.play("Ferret Bomber").sees(their_discard=["Bee Bear", "Killer Bee"], winner="me", life=(3, 3))


@rule("MB-P3", "MB-G4")
def test_a_mindbugged_ferret_bomber_hits_the_one_who_played_it_and_who_then_acts_again():
    hand = ["Ferret Bomber", "Bee Bear", "Killer Bee", "Gorillion", "Luchataur"]
    duel = Duel(hand=hand, draw=["Spider Owl", "Turbo Bug", "Shark Dog", "Snail Hydra"], their_mindbugs=1)
    duel.play("Ferret Bomber").mindbug().asks("me", "choose-from-hand").choose("Bee Bear", "Gorillion")
    duel.asks("me", "turn-action").sees(theirs=["Ferret Bomber"], discard=["Bee Bear", "Gorillion"])
    duel.sees(hand=["Killer Bee", "Luchataur", "Shark Dog", "Spider Owl", "Turbo Bug"], their_hand=["Gorillion"])


@rule("MB-N1")
def test_nobody_else_learns_what_a_ferret_bombers_victim_is_about_to_discard():
    duel = Duel(hand=["Ferret Bomber", "Snail Hydra"], their_hand=["Bee Bear", "Brain Fly", "Gorillion"])
    other = Duel(hand=["Ferret Bomber", "Snail Hydra"], their_hand=["Killer Bee", "Luchataur", "Shark Dog"])
    duel.play("Ferret Bomber").choose("Brain Fly")
    other.play("Ferret Bomber").choose("Killer Bee")
    assert duel.state.view(0) == other.state.view(0)


@rule("MB-N1")
def test_a_ferret_bombers_victim_is_asked_even_if_the_cards_left_are_equal_which_nobody_else_may_know():
    duel = Duel(hand=["Ferret Bomber", "Gorillion"], their_hand=["Spider Owl", "Spider Owl", "Killer Bee"])
    duel.play("Ferret Bomber").choose("Killer Bee").asks("them", "choose-from-hand").offers("choose Spider Owl")


@rule("MB-K4")
def test_ferret_bomber_takes_no_cards_when_it_attacks():
    duel = Duel(mine=["Ferret Bomber"], theirs=["Gorillion"], their_hand=TWO)
    duel.attack("Ferret Bomber").sees(life=(3, 2), their_hand=TWO, their_discard=[])


# --- Giraffodile ------------------------------------------------------------------------------------------------------


@rule("MB-T5")
def test_giraffodile_returns_the_whole_discard_pile_to_a_hand_that_was_refilled_before():
    duel = Duel(
        hand=["Giraffodile", "Bee Bear", "Brain Fly", "Gorillion", "Killer Bee"],
        draw=["Luchataur", "Turbo Bug"],
        discard=["Shark Dog", "Spider Owl", "Spider Owl"],
        their_hand=TWO,
        their_discard=["Snail Hydra"],
    )
    duel.play("Giraffodile")
    refilled = ["Bee Bear", "Brain Fly", "Gorillion", "Killer Bee", "Luchataur"]
    duel.sees(hand=[*refilled, "Shark Dog", "Spider Owl", "Spider Owl"], draw=["Turbo Bug"], discard=[])
    duel.sees(mine=["Giraffodile"], their_discard=["Snail Hydra"], turn="them")


@rule("MB-T5")
def test_who_has_more_than_five_cards_after_giraffodile_keeps_them_and_draws_none_for_the_next_card():
    duel = Duel(
        theirs=["Gorillion"],
        hand=["Giraffodile", "Bee Bear", "Brain Fly", "Killer Bee", "Luchataur"],
        draw=["Turbo Bug", "Snail Hydra"],
        discard=["Shark Dog", "Spider Owl"],
    )
    duel.play("Giraffodile").attack("Gorillion").no_block().play("Luchataur")
    duel.sees(hand=["Bee Bear", "Brain Fly", "Killer Bee", "Shark Dog", "Spider Owl", "Turbo Bug"])
    duel.sees(draw=["Snail Hydra"], discard=[])


@rule("MB-P1", "MB-T5")
def test_the_hand_is_refilled_before_the_mindbug_decision_on_giraffodile_and_the_discard_pile_waits():
    duel = Duel(
        hand=["Giraffodile", "Bee Bear", "Brain Fly", "Gorillion", "Killer Bee"],
        draw=["Luchataur", "Turbo Bug"],
        discard=["Shark Dog"],
        their_mindbugs=1,
    )
    duel.play("Giraffodile").asks("them", "mindbug")
    duel.sees(hand=["Bee Bear", "Brain Fly", "Gorillion", "Killer Bee", "Luchataur"], mine=[], discard=["Shark Dog"])


@rule("MB-G3")
def test_giraffodile_returns_nothing_from_an_empty_discard_pile():
    duel = Duel(hand=["Giraffodile", "Bee Bear"], their_hand=TWO, their_discard=["Killer Bee"])
    duel.play("Giraffodile").sees(hand=["Bee Bear"], mine=["Giraffodile"], their_discard=["Killer Bee"])


@rule("MB-P3")
def test_a_mindbugged_giraffodile_returns_its_takers_discard_pile():
    duel = Duel(
        hand=["Giraffodile", *TWO], discard=["Bee Bear"], their_discard=["Killer Bee", "Brain Fly"], their_mindbugs=1
    )
    duel.play("Giraffodile").mindbug()
    duel.sees(their_hand=["Brain Fly", "Gorillion", "Killer Bee"], their_discard=[], hand=TWO, discard=["Bee Bear"])
    duel.sees(theirs=["Giraffodile"], turn="me")


@rule("MB-N2")
def test_the_opponent_knows_the_cards_that_giraffodile_returned_and_no_others():
    duel = Duel(hand=["Giraffodile", "Bee Bear"], their_hand=TWO, discard=["Killer Bee"])
    duel.play("Giraffodile")
    assert _cards_known_to_them(duel) == ["Killer Bee"]


def _cards_known_to_them(duel):
    return [card["card"] for card in plain(duel.state.view(1))["players"][0]["zones"]["hand"]["cards"]]


# --- Goblin Werewolf --------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_goblin_werewolf_has_eight_power_in_its_players_turn_and_two_in_the_other():
    duel = Duel(mine=["Goblin Werewolf"], theirs=["Goblin Werewolf"])
    assert duel.power("my Goblin Werewolf") == 8
    assert duel.power("their Goblin Werewolf") == 2


@rule("MB-G9", "MB-A3")
def test_an_attacking_goblin_werewolf_keeps_its_eight_power_while_the_defender_decides_and_in_the_fight():
    duel = Duel(mine=["Goblin Werewolf"], theirs=["Kangasaurus Rex"])
    duel.attack("Goblin Werewolf").no_hunt().asks("them", "block")
    assert duel.power("Goblin Werewolf") == 8
    duel.block("Kangasaurus Rex").sees(mine=["Goblin Werewolf"], their_discard=["Kangasaurus Rex"])


@rule("MB-G9")
def test_goblin_werewolf_loses_its_bonus_as_soon_as_the_turn_ends():
    duel = Duel(mine=["Goblin Werewolf"], theirs=["Spider Owl"])
    duel.play("Gorillion").asks("them", "turn-action")
    assert duel.power("Goblin Werewolf") == 2


@rule("MB-G9")
def test_a_blocking_goblin_werewolf_fights_with_two_power():
    duel = Duel(mine=["Turbo Bug"], theirs=["Goblin Werewolf", "Gorillion"])
    duel.attack("Turbo Bug").block("Goblin Werewolf").sees(mine=["Turbo Bug"], their_discard=["Goblin Werewolf"])


@rule("MB-K2")
def test_goblin_werewolf_may_hunt_or_let_the_defender_decide():
    duel = Duel(mine=["Goblin Werewolf"], theirs=["Spider Owl", "Killer Bee"])
    duel.attack("Goblin Werewolf").offers("hunt Spider Owl", "hunt Killer Bee", "hunt-nobody").hunt("Killer Bee")
    duel.sees(mine=["Goblin Werewolf"], theirs=["Spider Owl"], their_discard=["Killer Bee"], life=(3, 3))


@rule("MB-P3", "MB-G9")
def test_a_mindbugged_goblin_werewolf_is_weak_in_my_turn_in_which_my_own_stays_strong():
    duel = Duel(mine=["Goblin Werewolf"], hand=["Goblin Werewolf", "Gorillion"], their_mindbugs=1)
    duel.play("Goblin Werewolf").mindbug().asks("me", "turn-action")
    assert duel.power("my Goblin Werewolf") == 8
    assert duel.power("their Goblin Werewolf") == 2


@rule("MB-G9", "MB-M3")
def test_a_goblin_werewolf_that_changes_sides_is_strong_in_its_new_players_turn():
    duel = Duel(mine=["Harpy Mother", "Gorillion"], theirs=["Goblin Werewolf", "Bee Bear"])
    duel.attack("Harpy Mother").block("Bee Bear").choose("Goblin Werewolf")
    duel.sees(mine=["Goblin Werewolf", "Gorillion"])
    assert duel.power("Goblin Werewolf") == 2
    duel.play("Gorillion")
    assert duel.power("Goblin Werewolf") == 8


@rule("MB-Y1")
def test_kangasaurus_rex_defeats_an_enemy_goblin_werewolf_that_has_two_power_in_my_turn():
    duel = Duel(theirs=["Goblin Werewolf", "Bee Bear"], hand=["Kangasaurus Rex", "Gorillion"])
    duel.play("Kangasaurus Rex").sees(theirs=["Bee Bear"], their_discard=["Goblin Werewolf"])


# --- Gorillion --------------------------------------------------------------------------------------------------------


@rule("MB-A3")
def test_gorillion_beats_luchataur_by_one():
    duel = Duel(mine=["Gorillion"], theirs=["Luchataur", "Bee Bear"])
    duel.attack("Gorillion").block("Luchataur")
    duel.sees(mine=["Gorillion"], their_discard=["Luchataur"], life=(3, 3), turn="them")


@rule("MB-A3", "MB-Y1")
def test_gorillion_and_a_luchataur_that_shield_bugs_lift_to_ten_fall_together():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Luchataur", "Shield Bugs"])
    duel.attack("Gorillion").block("Luchataur")
    duel.sees(mine=["Bee Bear"], discard=["Gorillion"], theirs=["Shield Bugs"], their_discard=["Luchataur"])


@rule("MB-K3")
def test_gorillion_falls_to_the_smallest_poisonous_creature():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Snail Thrower", "Killer Bee"])
    duel.attack("Gorillion").block("Snail Thrower").sees(discard=["Gorillion"], their_discard=["Snail Thrower"])


@rule("MB-K1")
def test_gorillion_attacks_but_once():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"])
    duel.attack("Gorillion").no_block().asks("them", "turn-action").sees(life=(3, 2))


@rule("MB-P3")
def test_who_loses_a_gorillion_to_a_mindbug_acts_once_more_and_not_twice():
    duel = Duel(mine=["Killer Bee"], hand=["Gorillion", "Bee Bear"], their_mindbugs=1)
    duel.play("Gorillion").mindbug().asks("me", "turn-action").attack("Killer Bee").no_hunt().no_block()
    duel.asks("them", "turn-action").sees(life=(3, 2), theirs=["Gorillion"], hand=["Bee Bear"])


# --- Grave Robber -----------------------------------------------------------------------------------------------------


@rule("MB-G3", "MB-M6")
def test_grave_robber_must_play_a_card_of_the_opponents_discard_pile_on_its_own_side():
    duel = Duel(
        hand=["Grave Robber", "Gorillion"],
        discard=["Spider Owl"],
        their_hand=TWO,
        their_discard=["Killer Bee", "Bee Bear"],
    )
    duel.play("Grave Robber").asks("me", "choose-discarded").offers("choose Killer Bee", "choose Bee Bear")
    duel.choose("Killer Bee")
    duel.sees(mine=["Grave Robber", "Killer Bee"], their_discard=["Bee Bear"], discard=["Spider Owl"], life=(3, 2))


@rule("MB-G3")
def test_grave_robber_finds_nothing_in_an_empty_enemy_discard_pile():
    duel = Duel(hand=["Grave Robber", "Gorillion"], discard=["Spider Owl"], their_hand=TWO)
    duel.play("Grave Robber").sees(mine=["Grave Robber"], discard=["Spider Owl"], turn="them")


@rule("MB-P4")
def test_a_robbed_card_cannot_be_mindbugged():
    duel = Duel(hand=["Grave Robber", "Bee Bear"], their_discard=["Gorillion"], their_hand=TWO, their_mindbugs=2)
    duel.play("Grave Robber").no_mindbug()
    duel.asks("them", "turn-action").sees(mine=["Gorillion", "Grave Robber"], mindbugs=(0, 2))


@rule("MB-P3")
def test_a_mindbugged_grave_robber_robs_the_one_who_played_it():
    duel = Duel(
        hand=["Grave Robber", *TWO], discard=["Killer Bee", "Brain Fly"], their_discard=["Bee Bear"], their_mindbugs=1
    )
    duel.play("Grave Robber").mindbug().asks("them").offers("choose Killer Bee", "choose Brain Fly")
    duel.choose("Killer Bee")
    duel.sees(theirs=["Grave Robber", "Killer Bee"], discard=["Brain Fly"], their_discard=["Bee Bear"], life=(2, 3))
    duel.asks("me", "turn-action")


@rule("MB-G2")
def test_a_robbed_creature_that_falls_lies_in_the_robbers_discard_pile():
    duel = Duel(theirs=["Gorillion"], hand=["Grave Robber", "Bee Bear"], their_discard=["Killer Bee"])
    duel.play("Grave Robber").attack("Gorillion").block("Killer Bee")
    duel.sees(mine=["Grave Robber"], discard=["Killer Bee"], their_discard=[])


@rule("MB-M6")
def test_grave_robber_digs_up_a_compost_dragon_which_then_looks_through_the_robbers_own_discard_pile():
    duel = Duel(
        hand=["Grave Robber", "Gorillion"],
        discard=["Axolotl Healer", "Spider Owl"],
        their_hand=TWO,
        their_discard=["Compost Dragon", "Bee Bear"],
    )
    duel.play("Grave Robber").choose("Compost Dragon").offers("choose Axolotl Healer", "choose Spider Owl")
    duel.choose("Axolotl Healer")
    duel.sees(mine=["Axolotl Healer", "Compost Dragon", "Grave Robber"], discard=["Spider Owl"], life=(5, 3))
    duel.sees(their_discard=["Bee Bear"])


@rule("MB-M7")
def test_a_robbed_tough_creature_that_fell_exhausted_comes_into_play_fresh():
    duel = Duel(
        mine=["Gorillion"],
        theirs=["Elephantopus (exhausted)", "Bee Bear"],
        hand=["Grave Robber", "Luchataur"],
        their_hand=["Snail Hydra"],
    )
    duel.attack("Gorillion").block("Elephantopus").play("Snail Hydra").play("Grave Robber")
    duel.sees(mine=["Elephantopus", "Gorillion", "Grave Robber"], their_discard=[])


@rule("MB-K5")
def test_grave_robber_is_exhausted_before_it_is_defeated():
    duel = Duel(mine=["Grave Robber"], theirs=["Bee Bear"], hand=TWO)
    duel.attack("Grave Robber").block("Bee Bear").sees(mine=["Grave Robber (exhausted)"], theirs=["Bee Bear"])
    duel.attack("Bee Bear").block("Grave Robber").sees(mine=[], discard=["Grave Robber"], theirs=["Bee Bear"])
