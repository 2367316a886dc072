"""Cards of other sets that are about "an opponent", among four (rule MB-Q4)."""

import pytest

from marks import rule
from teams import TWO, Teams

pytestmark = rule("MB-Q4")
FIVE = ["Bee Bear", "Brain Fly", "Gorillion", "Luchataur", "Turbo Bug"]
BOTH = ("against left", "against right")


# --- hands ------------------------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_the_player_chooses_who_discards_and_that_opponent_chooses_what():
    table = Teams(mine=["Tusked Extorter"], left=["Gorillion"], right_hand=["Bee Bear", "Brain Fly"])
    table.attack("Tusked Extorter").asks("me", "choose-opponent").offers(*BOTH).against("right")
    table.asks("right", "choose-from-hand").choose("Bee Bear").sees(right_discard=["Bee Bear"], left_hand=TWO)


def test_an_opponent_without_cards_is_not_offered_and_the_only_other_is_not_asked_about():
    table = Teams(mine=["Tusked Extorter"], left=["Gorillion"], left_hand=[])
    table.attack("Tusked Extorter").asks("right", "choose-from-hand")


def test_nothing_is_asked_if_no_opponent_has_a_card():
    table = Teams(mine=["Tusked Extorter"], left=["Gorillion"], left_hand=[], right=["Bee Bear"], right_hand=[])
    table.attack("Tusked Extorter").asks("left", "block")


def test_ferret_bomber_takes_two_cards_of_one_opponent():
    table = Teams(hand=["Ferret Bomber", *TWO], right_hand=["Bee Bear", "Brain Fly", "Turbo Bug"])
    table.play("Ferret Bomber").against("right").choose("Bee Bear", "Brain Fly")
    table.sees(right_hand=["Turbo Bug"], left_hand=TWO, right_discard=["Bee Bear", "Brain Fly"])


@rule("MB-Q2")
def test_a_card_taken_by_the_right_neighbour_chooses_among_my_team():
    table = Teams(hand=["Ferret Bomber", *FIVE], right_mindbugs=1)
    table.play("Ferret Bomber").mindbug().asks("right", "choose-opponent").offers("against me", "against mate")
    table.against("mate").sees(mate_hand=[], mate_discard=TWO, hand=FIVE)


def test_strange_barrel_steals_two_cards_of_the_chosen_opponent():
    table = Teams(mine=["Strange Barrel"], left=["Gorillion"], right_hand=["Bee Bear", "Brain Fly"])
    table.attack("Strange Barrel").block("Gorillion").asks("me", "choose-opponent").against("right")
    table.sees(hand=[*TWO, "Bee Bear", "Brain Fly"], right_hand=[], left_hand=TWO)


def test_tomageddon_need_not_rob_the_one_who_defeated_it():
    table = Teams(mine=["Tomageddon"], left=["Gorillion"], right_hand=["Bee Bear"])
    table.attack("Tomageddon").block("Gorillion").against("right").sees(hand=["Bee Bear", *TWO])


def test_macaw_dagon_swaps_hands_with_one_opponent():
    table = Teams(mine=["Macaw Dagon"], hand=["Bee Bear"], left_hand=["Turbo Bug", "Brain Fly"])
    table.attack("Macaw Dagon").offers(*BOTH).against("left").sees(hand=["Brain Fly", "Turbo Bug"], right_hand=TWO)


@rule("MB-X11")
def test_macaw_dagon_swaps_nothing_under_an_alien_brain():
    table = Teams(mine=["Macaw Dagon"], mate=["Alien Brain"], hand=["Bee Bear", "Brain Fly"], left=["Gorillion"])
    table.attack("Macaw Dagon").against("left").sees(hand=["Bee Bear", "Brain Fly"], left_hand=TWO)


def test_the_opponent_chosen_for_hungry_hungry_hamster_gives_a_card():
    table = Teams(hand=["Hungry Hungry Hamster", *TWO], right_hand=["Bee Bear", "Brain Fly"])
    table.play("Hungry Hungry Hamster").against("right").asks("right", "choose-from-hand").choose("Brain Fly")
    table.asks("me", "option").option(2).sees(hand=["Brain Fly", *TWO], right_hand=["Bee Bear"])
    table.knows("right", "me", "Brain Fly").knows("left", "me").knows("mate", "me")


def test_the_globe_smasher_puts_a_card_of_one_opponent_into_play():
    table = Teams(
        hand=["The Globe-Smasher", *TWO], left_hand=["Killer Bee", "Bee Bear"], right_hand=[], right=["Brain Fly"]
    )
    table.play("The Globe-Smasher").asks("left", "choose-from-hand").choose("Killer Bee")
    table.sees(mine=["Killer Bee", "The Globe-Smasher"], life=(3, 2), left_discard=[])


def test_figuru_plays_a_random_card_of_the_chosen_opponent():
    table = Teams(mine=["Figuru"], right_hand=["Bee Bear"])
    table.act("Figuru").asks("me", "choose-opponent").against("right")
    table.sees(mine=["Bee Bear"], hand=["Figuru", *TWO], right_hand=[])


@pytest.mark.parametrize("pile", ["me", "left", "mate", "right"])
def test_koibras_card_goes_to_any_of_the_four_piles(pile):
    table = Teams(hand=["Koibra", *TWO], right_hand=["Brain Fly"])
    table.play("Koibra").asks("me", "choose-opponent").against("right").asks("me", "choose-pile")
    table.offers("against me", "against left", "against mate", "against right").against(pile)
    prefix = {"me": ""}.get(pile, f"{pile}_")
    table.sees(**{f"{prefix}discard": ["Brain Fly"]}, left_hand=TWO)


def test_koibra_finds_no_card_if_no_opponent_has_one():
    table = Teams(mine=["Koibra"], left_hand=[], left=["Bee Bear"], right_hand=[], right=["Brain Fly"])
    table.attack("Koibra").asks("left", "block")


@rule("MB-M1")
def test_rockyphant_makes_both_opponents_discard_from_its_players_left():
    table = Teams(mine=["Rockyphant (exhausted)"], left=["Gorillion"])
    table.attack("Rockyphant").block("Gorillion").asks("left", "choose-from-hand").choose("Gorillion")
    table.asks("right", "choose-from-hand").choose("Luchataur")
    table.sees(left_discard=["Gorillion"], right_discard=["Luchataur"], mate_hand=TWO)


@rule("MB-M1")
def test_rockyphant_in_the_pile_of_the_teammate_is_the_teammates():
    table = Teams(mate=["Rockyphant (exhausted)"], right=["Gorillion"], right_hand=[], turn="right")
    table.block("Rockyphant").asks("left", "choose-from-hand")


def test_jean_claw_pandamme_makes_both_opponents_discard_when_they_attack():
    for who in ("left", "right"):
        table = Teams(mine=["Jean-Claw Pandamme"], turn=who, **{who: ["Gorillion"]})
        table.attack("Gorillion").asks(who, "choose-from-hand").choose("Luchataur").asks("me", "block")
    free = Teams(mine=["Jean-Claw Pandamme"], mate=["Gorillion"], turn="mate")
    free.attack("Gorillion").sees(life=(3, 2), mate_hand=TWO)


def test_cheeky_chimpborg_counts_the_creatures_of_the_chosen_opponent():
    table = Teams(hand=["Cheeky Chimpborg", *TWO], left=["Bee Bear", "Brain Fly"], right=["Turbo Bug"])
    table.play("Cheeky Chimpborg").against("right").asks("right", "choose-from-hand").choose("Gorillion")
    table.sees(right_discard=["Gorillion"], left_hand=TWO, turn="left")


def test_an_opponent_without_creatures_cannot_be_chosen_for_cheeky_chimpborg():
    table = Teams(hand=["Cheeky Chimpborg", *TWO], right=["Turbo Bug"])
    table.play("Cheeky Chimpborg").asks("right", "choose-from-hand").choose("Gorillion")


def test_broodmother_takes_as_many_cards_of_one_opponent_as_there_is_octonite():
    table = Teams(mine=["Broodmother", {"card": "Borgions", "octonite": 1}], right_hand=FIVE, left=["Gorillion"])
    table.attack("Broodmother").against("right").choose("Bee Bear", "Brain Fly").asks("left", "block")


@rule("MB-G4")
def test_melon_master_costs_the_team_of_the_chosen_opponent_a_life():
    table = Teams(hand=["Melon Master", *TWO], right_hand=["Brain Fly", "Tiger Squirrel"])
    table.play("Melon Master").against("right").choose("Brain Fly").sees(life=(3, 2))


def test_pepperwings_opponent_may_discard_or_else_defeats_a_creature():
    table = Teams(mine=["Pepperwing"], left=["Bee Bear"], right=["Brain Fly"])
    table.attack("Pepperwing").offers(*BOTH).against("right").asks("right", "discard-or-defeat").refuse()
    table.sees(right_discard=["Brain Fly"], left=["Bee Bear"]).asks("left", "block")


def test_an_opponent_with_neither_card_nor_creature_cannot_be_chosen_for_pepperwing():
    table = Teams(mine=["Pepperwing"], left_hand=[], right=["Brain Fly"], turn="me")
    table.attack("Pepperwing").asks("right", "discard-or-defeat")


# --- piles, Mindbugs, life --------------------------------------------------------------------------------------------


def test_grave_robber_chooses_an_opponent_whose_pile_it_robs():
    table = Teams(hand=["Grave Robber", *TWO], left_discard=["Bee Bear"], right_discard=["Brain Fly", "Turbo Bug"])
    table.play("Grave Robber").against("right").offers("choose Brain Fly", "choose Turbo Bug").choose("Turbo Bug")
    table.sees(mine=["Grave Robber", "Turbo Bug"], right_discard=["Brain Fly"], left_discard=["Bee Bear"])


def test_grave_robber_robs_the_only_opponent_with_a_pile_and_no_teammate():
    table = Teams(hand=["Grave Robber", *TWO], left_discard=["Bee Bear"], mate_discard=["Brain Fly"])
    table.play("Grave Robber").sees(mine=["Bee Bear", "Grave Robber"], mate_discard=["Brain Fly"])


def test_trash_diver_takes_two_cards_of_one_pile():
    table = Teams(
        mine=["Trash Diver"], left_discard=["Bee Bear"], right_discard=["Brain Fly", "Turbo Bug", "Shark Dog"]
    )
    table.attack("Trash Diver").against("right").choose("Turbo Bug", "Shark Dog")
    table.sees(hand=["Shark Dog", "Turbo Bug", *TWO], right_discard=["Brain Fly"], left_discard=["Bee Bear"])


def test_okra_shaman_finds_cards_in_all_four_piles():
    piles = {"discard": ["Bee Bear"], "left_discard": ["Brain Fly"], "mate_discard": ["Turbo Bug"]}
    table = Teams(hand=["Okra Shaman", *TWO], right_discard=["Shark Dog"], **piles)
    table.play("Okra Shaman").accept()
    table.offers("choose Bee Bear", "choose Brain Fly", "choose Turbo Bug", "choose Shark Dog").choose("Turbo Bug")
    table.sees(mine=["Okra Shaman", "Turbo Bug"], mate_discard=[], life=(2, 3))


def test_catalisk_turns_over_the_draw_pile_of_the_chosen_opponent():
    table = Teams(
        mine=["Catalisk"], left_hand=FIVE, left_draw=["Shark Dog"], right_hand=FIVE, right_draw=["Spider Owl"]
    )
    table.attack("Catalisk").offers(*BOTH).against("right").sees(right_discard=["Spider Owl"], left_draw=["Shark Dog"])


def test_frosty_fortress_empties_hand_and_draw_pile_of_one_opponent():
    table = Teams(mine=["Frosty Fortress"], left=["Bee Bear"], left_hand=FIVE, left_draw=["Shark Dog"])
    table.attack("Frosty Fortress").offers(*BOTH).against("left")
    table.sees(left_hand=[], left_draw=[], left_discard=[*FIVE, "Shark Dog"], right_hand=TWO)


def test_an_opponent_with_neither_hand_nor_draw_pile_cannot_be_chosen_for_frosty_fortress():
    table = Teams(mine=["Frosty Fortress"], left=["Bee Bear"], left_hand=[])
    table.attack("Frosty Fortress").asks("left", "block").sees(right_hand=[], right_discard=TWO)


def test_chuckling_chimpborg_counts_the_mindbugs_of_the_chosen_opponent():
    table = Teams(hand=["Chuckling Chimpborg", *TWO], left_mindbugs=1, right_mindbugs=2)
    table.play("Chuckling Chimpborg").no_mindbug().no_mindbug().against("right").sees(life=(3, 1))


def test_chuckling_chimpborg_asks_nothing_if_one_opponent_has_all_the_mindbugs():
    table = Teams(hand=["Chuckling Chimpborg", *TWO], left_mindbugs=1, right_used=2)
    table.play("Chuckling Chimpborg").no_mindbug().sees(life=(3, 2), turn="left")


def test_zencats_takes_a_mindbug_from_one_opponent():
    table = Teams(mine=["Zencats"], used=1, left_mindbugs=1, right_mindbugs=2)
    table.attack("Zencats").offers(*BOTH).against("left").sees(mindbugs=(1, 0, 0, 2))
    only = Teams(mine=["Zencats"], right_mindbugs=2)
    only.attack("Zencats").sees(mindbugs=(0, 0, 0, 1))


def test_turbo_bug_leaves_the_enemy_team_one_life():
    table = Teams(mine=["Turbo Bug"], left=["Bee Bear"], their_life=5)
    table.attack("Turbo Bug").sees(life=(3, 1)).asks("left", "block")


@rule("MB-L3")
def test_mysterious_mermaid_sets_the_life_of_the_team():
    table = Teams(hand=["Mysterious Mermaid", *TWO], life=1, their_life=4)
    table.play("Mysterious Mermaid").sees(life=(4, 4))
    assert [side.life for side in table.state.sides] == [4, 4, 4, 4]


def test_bean_bot_steals_a_life_for_the_team():
    table = Teams(turn="mate", mate_hand=["Bean Bot", *TWO], life=1, their_life=3)
    table.play("Bean Bot").sees(life=(2, 2))


def test_knightmare_keeps_the_life_of_its_whole_team():
    table = Teams(mine=["Gorillion"], left=["Knightmare"], right=["Bee Bear"])
    table.attack("Gorillion").no_block().no_block().sees(life=(3, 3), turn="left")
    mate = Teams(mine=["Knightmare"], hand=["Goreagle Alpha", *TWO], mate_hand=["Goreagle Alpha", *TWO], turn="mate")
    mate.play("Goreagle Alpha").sees(life=(3, 3))


# --- what is given to an opponent -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Suspicious Gift", "Radioactive Rabbit", "Saltemental"])
def test_a_creature_that_an_opponent_takes_control_of_goes_to_the_chosen_one(card):
    table = Teams(hand=[card, *TWO])
    table.play(card).asks("me", "choose-opponent").offers(*BOTH).against("right").sees(right=[card], mine=[], left=[])


def test_the_team_of_whoever_holds_the_suspicious_gift_loses_two_life():
    table = Teams(mine=["Gorillion"], right=["Suspicious Gift"])
    table.attack("Gorillion").block("Suspicious Gift").sees(life=(3, 1))


@rule("MB-Q5")
def test_radioactive_rabbit_falls_with_its_controllers_creatures_and_not_the_teammates():
    table = Teams(mine=["Gorillion"], right=["Radioactive Rabbit", "Bee Bear"], left=["Turbo Bug"])
    table.attack("Gorillion").no_block().block("Radioactive Rabbit")
    table.sees(right_discard=["Bee Bear", "Radioactive Rabbit"], left=["Turbo Bug"], mine=["Gorillion"])


@rule("MB-H2", "MB-Q5")
def test_saltemental_harvests_against_the_player_who_was_given_it():
    table = Teams(right=[{"card": "Saltemental", "octonite": 1}, "Bee Bear"], left=["Turbo Bug"], turn="mate")
    table.play("Gorillion").sees(turn="right", right=["Saltemental"], right_discard=["Bee Bear"], left=["Turbo Bug"])


def test_the_experiment_goes_to_one_opponent_and_takes_any_enemy():
    table = Teams(hand=["The Experiment", *TWO], left=["Bee Bear"], mate=["Turbo Bug"])
    table.play("The Experiment").against("right")
    table.offers("choose left's Bee Bear", "choose right's The Experiment").choose("Bee Bear")
    table.sees(mine=["Bee Bear"], left=[], right=["The Experiment"])
