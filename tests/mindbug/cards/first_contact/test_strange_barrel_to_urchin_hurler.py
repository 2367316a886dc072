"""First Contact, card by card: Strange Barrel to Urchin Hurler."""

import json
from typing import Any

from duel import Duel
from marks import rule
from plain import plain

TWO = ("Bee Bear", "Gorillion")  # a hand that leaves its holder a choice

# --- Strange Barrel ---------------------------------------------------------------------------------------------------

FIVE = ["Bee Bear", "Brain Fly", "Deathweaver", "Elephantopus", "Killer Bee"]


def barrel_falls(hand: list[str], **more: Any) -> Duel:
    """Their Strange Barrel blocks my Gorillion."""
    duel = Duel(mine=["Gorillion"], theirs=["Strange Barrel", "Turbo Bug"], hand=hand, **more)
    return duel.attack("Gorillion").block("Strange Barrel").sees(their_discard=["Strange Barrel"])


@rule("MB-M2", "MB-X8")
def test_strange_barrel_steals_two_cards_and_then_the_victim_refills():
    duel = barrel_falls(FIVE, their_hand=[], draw=["Luchataur", "Spider Owl", "Turbo Bug"])
    stolen = sorted(duel.state.name(kind) for kind in duel.state.sides[1].hand)
    assert len(stolen) == 2
    assert set(stolen) < set(FIVE)
    duel.sees(hand=[*(set(FIVE) - set(stolen)), "Luchataur", "Spider Owl"], draw=["Turbo Bug"])


@rule("MB-X8")
def test_strange_barrel_can_steal_every_pair_of_the_hand_but_never_a_card_drawn_afterwards():
    pairs = set()
    for seed in range(120):
        duel = barrel_falls(FIVE, their_hand=[], draw=["Luchataur", "Spider Owl"], seed=str(seed))
        pairs.add(tuple(duel.state.name(kind) for kind in duel.state.sides[1].hand))
    assert pairs == {(one, other) for one in FIVE for other in FIVE if one < other}


@rule("MB-G3")
def test_strange_barrel_steals_the_only_card():
    barrel_falls(["Bee Bear"]).sees(hand=[], their_hand=["Bee Bear", "Gorillion"], turn="them")


def test_strange_barrel_steals_both_of_two_cards():
    barrel_falls(["Bee Bear", "Brain Fly"]).sees(hand=[], their_hand=["Bee Bear", "Brain Fly", "Gorillion"])


@rule("MB-G3")
def test_strange_barrel_steals_nothing_from_an_empty_hand():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Strange Barrel", "Turbo Bug"], hand=[])
    duel.attack("Gorillion").block("Strange Barrel").sees(hand=[], their_hand=["Gorillion"], turn="them")


@rule("MB-T5")
def test_the_thief_may_hold_seven_cards_and_draws_no_more():
    duel = barrel_falls(["Goblin Werewolf", "Giraffodile"], their_hand=FIVE, their_draw=["Luchataur"])
    duel.sees(their_hand=[*FIVE, "Goblin Werewolf", "Giraffodile"], their_draw=["Luchataur"])
    duel.play("Bee Bear").sees(their_draw=["Luchataur"])


def test_my_barrel_steals_for_me_when_it_falls_in_its_own_attack():
    duel = Duel(mine=["Strange Barrel", "Turbo Bug"], theirs=["Gorillion"], their_hand=["Bee Bear", "Brain Fly"])
    duel.attack("Strange Barrel").block("Gorillion").sees(hand=["Bee Bear", "Brain Fly", "Gorillion"], their_hand=[])


@rule("MB-G2", "MB-P3")
def test_a_mindbugged_barrel_steals_from_who_played_it():
    duel = Duel(mine=["Gorillion"], hand=["Strange Barrel", "Bee Bear", "Brain Fly"], their_mindbugs=1)
    duel.play("Strange Barrel").mindbug().attack("Gorillion").block("Strange Barrel")
    duel.sees(hand=[], their_hand=["Bee Bear", "Brain Fly", "Gorillion"], discard=[], their_discard=["Strange Barrel"])


@rule("MB-G1")
def test_strange_barrel_steals_nothing_when_it_only_changes_control():
    duel = Duel(theirs=["Strange Barrel"], hand=["Brain Fly", "Bee Bear"])
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Strange Barrel"], hand=["Bee Bear"])


@rule("MB-G5")
def test_the_active_player_orders_the_effects_of_a_barrel_and_a_toad_that_fall_together():
    duel = Duel(mine=["Strange Barrel", "Gorillion"], theirs=["Explosive Toad", "Shield Bugs"])
    duel.attack("Strange Barrel").block("Explosive Toad")
    duel.asks("me", "order").offers("resolve Strange Barrel", "resolve Explosive Toad").sees(their_hand=["Gorillion"])
    duel.resolve("Strange Barrel").sees(their_hand=[], hand=["Gorillion", "Gorillion"])
    duel.asks("them", "choose-creature").choose("my Gorillion").sees(mine=[], theirs=["Shield Bugs"])


@rule("MB-N2")
def test_victim_and_thief_know_the_stolen_cards_and_the_thief_no_others():
    duel = barrel_falls(["Bee Bear", "Brain Fly"], their_hand=["Deathweaver", "Luchataur"])
    assert _hand_seen(duel, viewer=0, holder=1) == ["Bee Bear", "Brain Fly"]
    duel = barrel_falls(FIVE)
    assert _hand_seen(duel, viewer=1, holder=0) == []


@rule("MB-N2")
def test_a_spectator_does_not_see_the_stolen_cards_in_the_thiefs_hand():
    duel = barrel_falls(["Bee Bear", "Brain Fly"], their_hand=["Deathweaver", "Luchataur"])
    assert _hand_seen(duel, viewer=-1, holder=1) == []


@rule("MB-N2")
def test_a_spectator_does_not_hear_which_cards_were_stolen():
    duel = barrel_falls(["Bee Bear", "Brain Fly"], their_hand=["Deathweaver", "Luchataur"])
    assert "Brain Fly" in json.dumps(duel.history(0))
    assert "Brain Fly" in json.dumps(duel.history(1))
    assert "Brain Fly" not in json.dumps(duel.history(-1))


@rule("MB-T2")
def test_a_player_whose_last_creature_was_the_barrel_goes_on_with_the_stolen_cards():
    duel = Duel(
        mine=["Strange Barrel"], hand=[], theirs=["Gorillion"], their_hand=["Bee Bear", "Brain Fly"], their_turn=True
    )
    duel.attack("Gorillion").block("Strange Barrel").sees(mine=[], hand=["Bee Bear", "Brain Fly"], winner=None)
    duel.asks("me", "turn-action").offers("play Bee Bear", "play Brain Fly")


def _hand_seen(duel: Duel, viewer: int, holder: int) -> list[str]:
    view = json.loads(json.dumps(plain(duel.state.view(viewer))))
    return sorted(card["card"] for card in view["players"][holder]["zones"]["hand"]["cards"])


# --- Tiger Squirrel ---------------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_tiger_squirrels_player_chooses_among_the_strong_enemies_only():
    duel = Duel(mine=["Gorillion"], hand=["Tiger Squirrel"], theirs=["Luchataur", "Giraffodile", "Strange Barrel"])
    duel.play("Tiger Squirrel").asks("me", "choose-creature")
    duel.offers("choose their Luchataur", "choose their Giraffodile").choose("Giraffodile")
    duel.sees(mine=["Gorillion", "Tiger Squirrel"], their_discard=["Giraffodile"], turn="them")


@rule("MB-G3")
def test_tiger_squirrel_finds_no_strong_enemy_and_spares_its_own_side():
    duel = Duel(mine=["Gorillion"], hand=["Tiger Squirrel"], theirs=["Strange Barrel"])
    duel.play("Tiger Squirrel").sees(mine=["Gorillion", "Tiger Squirrel"], theirs=["Strange Barrel"], turn="them")


@rule("MB-K5")
def test_tiger_squirrel_exhausts_a_fresh_tough_enemy():
    duel = Duel(hand=["Tiger Squirrel", "Gorillion"], theirs=["Elephantopus"])
    duel.play("Tiger Squirrel").sees(theirs=["Elephantopus (exhausted)"], their_discard=[])


@rule("MB-P3")
def test_a_mindbugged_tiger_squirrel_bites_who_played_it_and_the_taker_chooses():
    duel = Duel(mine=["Bee Bear", "Luchataur"], theirs=["Gorillion"], hand=["Tiger Squirrel"], their_mindbugs=1)
    duel.play("Tiger Squirrel").mindbug().asks("them", "choose-creature")
    duel.offers("choose my Bee Bear", "choose my Luchataur").choose("Luchataur")
    duel.sees(mine=["Bee Bear"], discard=["Luchataur"], theirs=["Gorillion", "Tiger Squirrel"], turn="me")


@rule("MB-P3", "MB-T2")
def test_after_a_mindbugged_tiger_squirrel_there_is_one_more_action_and_not_two():
    duel = Duel(mine=["Brain Fly", "Bee Bear"], hand=["Tiger Squirrel", "Gorillion"], their_mindbugs=1)
    duel.play("Tiger Squirrel").mindbug().sees(discard=["Bee Bear"])
    duel.attack("Brain Fly").no_block().sees(turn="them")


@rule("MB-P3", "MB-T2")
def test_a_mindbugged_tiger_squirrel_can_take_the_last_turn_action():
    duel = Duel(mine=["Bee Bear"], hand=["Tiger Squirrel"], their_mindbugs=1)
    duel.play("Tiger Squirrel").mindbug().sees(mine=[], hand=[], winner="them")


@rule("MB-Y1", "MB-G9")
def test_a_tiger_squirrel_taken_in_my_turn_may_bite_my_werewolf_which_has_power_8_then():
    duel = Duel(mine=["Goblin Werewolf"], hand=["Tiger Squirrel", "Gorillion"], their_mindbugs=1)
    duel.play("Tiger Squirrel").mindbug().sees(discard=["Goblin Werewolf"])


@rule("MB-Y1", "MB-G9")
def test_tiger_squirrel_spares_an_enemy_werewolf_whose_turn_it_is_not():
    duel = Duel(hand=["Tiger Squirrel", "Gorillion"], theirs=["Goblin Werewolf"])
    duel.play("Tiger Squirrel").sees(theirs=["Goblin Werewolf"])


@rule("MB-Y1")
def test_tiger_squirrel_bites_a_barrel_that_shield_bugs_lift_to_7_and_the_barrel_steals():
    duel = Duel(hand=["Tiger Squirrel", "Bee Bear", "Gorillion"], theirs=["Strange Barrel", "Shield Bugs"])
    duel.play("Tiger Squirrel").sees(theirs=["Shield Bugs"], hand=[], their_hand=["Bee Bear", "Gorillion", "Gorillion"])


@rule("MB-X4")
def test_deathweaver_stops_tiger_squirrel():
    duel = Duel(hand=["Tiger Squirrel", "Gorillion"], theirs=["Deathweaver", "Bee Bear"])
    duel.play("Tiger Squirrel").sees(mine=["Tiger Squirrel"], theirs=["Deathweaver", "Bee Bear"])


# --- Turbo Bug --------------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-X5", "MB-L4")
def test_turbo_bug_takes_all_life_but_one_in_one_loss_before_the_block():
    duel = Duel(mine=["Turbo Bug", "Bee Bear"], theirs=["Gorillion"], their_life=5)
    duel.attack("Turbo Bug").asks("them", "block").sees(life=(3, 1))
    assert [event["amount"] for event in duel.history() if event["event"] == "lose-life"] == [4]
    duel.block("Gorillion").sees(life=(3, 1), discard=["Turbo Bug"])


def test_turbo_bug_takes_one_of_two_lives():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion"], their_life=2)
    duel.attack("Turbo Bug").asks("them", "block").sees(life=(3, 1))


@rule("MB-X5")
def test_turbo_bug_takes_nothing_from_a_player_at_one_life():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion"], their_life=1)
    duel.attack("Turbo Bug").asks("them", "block").sees(life=(3, 1), winner=None)
    assert not [event for event in duel.history() if event["event"] == "lose-life"]


@rule("MB-A2", "MB-L1")
def test_an_unblocked_turbo_bug_wins_from_any_life():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion"], their_life=7)
    duel.attack("Turbo Bug").no_block().sees(life=(3, 0), winner="me")


@rule("MB-P3")
def test_a_mindbugged_turbo_bug_drains_who_played_it_when_it_attacks():
    duel = Duel(mine=["Bee Bear"], hand=["Turbo Bug", "Gorillion"], their_mindbugs=1, life=4, their_life=4)
    duel.play("Turbo Bug").mindbug().play("Gorillion").sees(life=(4, 4), turn="them")
    duel.attack("Turbo Bug").asks("me", "block").sees(life=(1, 4))


@rule("MB-A1", "MB-Y2")
def test_turbo_bug_armed_by_snail_thrower_drains_before_it_hunts():
    duel = Duel(mine=["Turbo Bug", "Snail Thrower"], theirs=["Gorillion"], their_hand=TWO)
    duel.attack("Turbo Bug").asks("me", "hunt").sees(life=(3, 1))
    duel.hunt("Gorillion").sees(life=(3, 1), discard=["Turbo Bug"], their_discard=["Gorillion"])


# --- Tusked Extorter --------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-T5", "MB-A1")
def test_tusked_extorters_victim_chooses_a_card_and_refills_before_the_block():
    duel = Duel(mine=["Tusked Extorter"], theirs=["Gorillion"], their_hand=FIVE, their_draw=["Luchataur", "Turbo Bug"])
    duel.attack("Tusked Extorter").asks("them", "choose-from-hand").sees(their_hand=FIVE)
    duel.choose("Deathweaver").sees(their_discard=["Deathweaver"], their_draw=["Turbo Bug"])
    duel.sees(their_hand=["Bee Bear", "Brain Fly", "Elephantopus", "Killer Bee", "Luchataur"])
    duel.asks("them", "block").offers("block Gorillion", "do-not-block")


@rule("MB-T1")
def test_after_an_extorters_attack_each_player_has_one_turn():
    duel = Duel(mine=["Tusked Extorter", "Turbo Bug"], theirs=["Gorillion"], their_hand=FIVE)
    duel.attack("Tusked Extorter").choose("Bee Bear").no_block().sees(life=(3, 2), turn="them")
    duel.play("Killer Bee").sees(life=(2, 2), turn="me").asks("me", "turn-action")


@rule("MB-T5")
def test_a_victim_with_more_than_five_cards_does_not_refill():
    seven = [*FIVE, "Luchataur", "Spider Owl"]
    duel = Duel(mine=["Tusked Extorter"], theirs=["Gorillion"], their_hand=seven, their_draw=["Turbo Bug"])
    duel.attack("Tusked Extorter").choose("Luchataur").sees(their_hand=[*FIVE, "Spider Owl"], their_draw=["Turbo Bug"])


@rule("MB-T5")
def test_a_victim_with_an_empty_draw_pile_is_one_card_short():
    duel = Duel(mine=["Tusked Extorter"], theirs=["Gorillion"], their_hand=FIVE)
    duel.attack("Tusked Extorter").choose("Brain Fly")
    duel.sees(their_hand=["Bee Bear", "Deathweaver", "Elephantopus", "Killer Bee"]).asks("them", "block")


@rule("MB-M1", "MB-G3")
def test_extorter_takes_the_only_card_without_a_question_and_nothing_from_an_empty_hand():
    duel = Duel(mine=["Tusked Extorter"], theirs=["Bee Bear"], their_hand=["Turbo Bug"])
    duel.attack("Tusked Extorter").sees(their_hand=[], their_discard=["Turbo Bug"]).asks("them", "block")
    duel = Duel(mine=["Tusked Extorter"], theirs=["Bee Bear"], their_hand=[])
    duel.attack("Tusked Extorter").sees(their_discard=[]).asks("them", "block")


@rule("MB-T2")
def test_extorter_can_take_the_last_turn_action():
    duel = Duel(mine=["Tusked Extorter"], their_hand=["Turbo Bug"])
    duel.attack("Tusked Extorter").sees(life=(3, 2), their_discard=["Turbo Bug"], winner="me")


@rule("MB-N1")
def test_the_extorters_player_learns_nothing_of_the_hand_but_the_discarded_card():
    duel = Duel(mine=["Tusked Extorter"], theirs=["Gorillion"], their_hand=["Deathweaver", "Brain Fly"])
    duel.attack("Tusked Extorter")
    assert "Deathweaver" not in json.dumps([plain(duel.state.view(0)), duel.history(0)])
    duel.choose("Brain Fly")
    assert "Deathweaver" not in json.dumps([plain(duel.state.view(0)), duel.history(0)])
    assert "Brain Fly" in json.dumps(duel.history(0))


@rule("MB-N1")
def test_a_hand_of_two_equal_cards_is_asked_like_any_other():
    duel = Duel(mine=["Tusked Extorter"], theirs=["Gorillion"], their_hand=["Luchataur", "Luchataur"])
    duel.attack("Tusked Extorter").asks("them", "choose-from-hand").offers("choose Luchataur")


def test_a_mindbugged_extorter_makes_its_first_player_discard_by_their_own_choice():
    duel = Duel(mine=["Bee Bear"], hand=["Tusked Extorter", "Brain Fly", "Killer Bee", "Luchataur"], their_mindbugs=1)
    duel.play("Tusked Extorter").mindbug().play("Luchataur").attack("Tusked Extorter")
    duel.asks("me", "choose-from-hand").offers("choose Brain Fly", "choose Killer Bee").choose("Brain Fly")
    duel.sees(hand=["Killer Bee"], discard=["Brain Fly"]).asks("me", "block")


# --- Urchin Hurler ----------------------------------------------------------------------------------------------------


def test_urchin_hurler_lifts_its_allies_by_2_in_my_turn_but_not_itself_nor_the_enemy():
    duel = Duel(mine=["Urchin Hurler", "Tiger Squirrel"], theirs=["Bee Bear"])
    assert duel.power("Tiger Squirrel") == 5
    assert duel.power("Urchin Hurler") == 5
    assert duel.power("Bee Bear") == 8


@rule("MB-G9")
def test_urchin_hurler_lifts_nothing_in_the_enemys_turn():
    duel = Duel(mine=["Brain Fly", "Bee Bear"], theirs=["Urchin Hurler", "Turbo Bug"])
    assert duel.power("Turbo Bug") == 4
    duel.attack("Brain Fly").block("Turbo Bug").sees(discard=["Brain Fly"], their_discard=["Turbo Bug"])


@rule("MB-G9", "MB-A3")
def test_urchin_hurlers_bonus_stays_while_the_defender_decides_and_counts_in_the_fight():
    duel = Duel(mine=["Urchin Hurler", "Bee Bear"], theirs=["Luchataur"], their_hand=TWO)
    duel.attack("Bee Bear").asks("them", "block")
    assert duel.power("Bee Bear") == 10
    duel.block("Luchataur").sees(mine=["Urchin Hurler", "Bee Bear"], their_discard=["Luchataur"])


@rule("MB-G9")
def test_urchin_hurlers_bonus_comes_back_in_my_next_turn():
    duel = Duel(mine=["Urchin Hurler", "Tiger Squirrel"], theirs=["Bee Bear"])
    duel.play("Gorillion").sees(turn="them")
    assert duel.power("Tiger Squirrel") == 3
    duel.play("Gorillion").sees(turn="me")
    assert duel.power("Tiger Squirrel") == 5


@rule("MB-P3", "MB-G9")
def test_an_urchin_hurler_taken_in_my_turn_lifts_nobody_until_the_takers_turn():
    duel = Duel(mine=["Brain Fly"], theirs=["Turbo Bug"], hand=["Urchin Hurler", "Gorillion"], their_mindbugs=1)
    duel.play("Urchin Hurler").mindbug().sees(theirs=["Turbo Bug", "Urchin Hurler"], turn="me")
    assert duel.power("Brain Fly") == 4
    assert duel.power("Turbo Bug") == 4
    duel.play("Gorillion").sees(turn="them")
    assert duel.power("Brain Fly") == 4
    assert duel.power("Turbo Bug") == 6


@rule("MB-P3", "MB-G9")
def test_my_own_hurler_still_lifts_my_creatures_in_the_action_after_a_mindbug():
    duel = Duel(mine=["Urchin Hurler", "Bee Bear"], theirs=["Luchataur"], hand=["Spider Owl"], their_mindbugs=1)
    duel.play("Spider Owl").mindbug().attack("Bee Bear").block("Luchataur")
    duel.sees(mine=["Urchin Hurler", "Bee Bear"], their_discard=["Luchataur"])


@rule("MB-G9")
def test_the_bonus_ends_at_once_when_the_hurler_falls_in_an_attack():
    duel = Duel(mine=["Urchin Hurler", "Snail Hydra"], theirs=["Gorillion", "Bee Bear", "Spider Owl"])
    duel.attack("Snail Hydra").choose("Urchin Hurler").asks("them", "block")
    assert duel.power("Snail Hydra") == 9
    duel.block("Gorillion").sees(mine=[], theirs=["Gorillion", "Bee Bear", "Spider Owl"])


@rule("MB-K2")
def test_urchin_hurler_hunts():
    duel = Duel(mine=["Urchin Hurler"], theirs=["Spider Owl", "Turbo Bug"])
    duel.attack("Urchin Hurler").hunt("Turbo Bug").sees(mine=["Urchin Hurler"], their_discard=["Turbo Bug"])
