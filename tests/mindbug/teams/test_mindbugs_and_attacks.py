"""Mindbugs offered to three, attacks on two opponents, FAST and order among four (rules MB-Q2, MB-Q3, MB-K6, MB-G5)."""

import pytest

from marks import rule
from teams import TWO, Teams

# --- Mindbugs ---------------------------------------------------------------------------------------------------------


@rule("MB-Q2")
def test_a_card_is_offered_to_the_left_the_teammate_and_the_right_in_that_order():
    table = Teams(hand=["Bee Bear", *TWO], left_mindbugs=1, mate_mindbugs=1, right_mindbugs=1, mindbugs=2)
    table.play("Bee Bear").asks("left", "mindbug").no_mindbug().asks("mate", "mindbug").no_mindbug()
    table.asks("right", "mindbug").no_mindbug().sees(mine=["Bee Bear"], turn="left", mindbugs=(2, 1, 1, 1))


@rule("MB-Q2", "MB-P3")
@pytest.mark.parametrize(("before", "taker"), [(0, "left"), (1, "mate"), (2, "right")])
def test_the_first_who_takes_it_gets_it_and_the_player_acts_again(before, taker):
    table = Teams(hand=["Bee Bear", *TWO], left_mindbugs=2, mate_mindbugs=2, right_mindbugs=2)
    table.play("Bee Bear")
    for _ in range(before):
        table.no_mindbug()
    table.asks(taker, "mindbug").mindbug().asks("me", "turn-action").sees(**{taker: ["Bee Bear"]}, turn="me", hand=TWO)
    mindbugs = [0, 2, 2, 2]
    mindbugs[before + 1] -= 1
    table.sees(mindbugs=tuple(mindbugs))


@rule("MB-Q2")
def test_who_has_no_mindbug_is_not_asked():
    table = Teams(hand=["Bee Bear", *TWO], right_mindbugs=1, left_used=2, mate_used=2)
    table.play("Bee Bear").asks("right", "mindbug").mindbug().sees(right=["Bee Bear"], turn="me")


@rule("MB-Q2")
def test_the_order_goes_from_the_player_whose_card_it_is():
    table = Teams(turn="right", right_hand=["Bee Bear", *TWO], mindbugs=1, left_mindbugs=1, mate_mindbugs=1)
    table.play("Bee Bear").asks("me", "mindbug").no_mindbug().asks("left", "mindbug").no_mindbug()
    table.asks("mate", "mindbug").no_mindbug().sees(right=["Bee Bear"], turn="me")


@rule("MB-Q2", "MB-P3")
def test_each_further_card_is_offered_from_the_left_again():
    table = Teams(hand=["Bee Bear", *TWO], left_mindbugs=1, mate_mindbugs=2)
    table.play("Bee Bear").no_mindbug().mindbug().play("Gorillion").asks("left", "mindbug").mindbug()
    table.asks("mate", "mindbug").no_mindbug()  # of the last card, which had to be played
    table.sees(mine=["Luchataur"], left=["Gorillion"], mate=["Bee Bear"], turn="left")


@rule("MB-Q2", "MB-P3")
def test_play_effects_are_the_takers_and_look_from_the_takers_seat():
    table = Teams(hand=["Killer Bee", *TWO], mate_mindbugs=1, right_mindbugs=1)
    table.play("Killer Bee").mindbug().sees(mate=["Killer Bee"], life=(3, 2))
    table = Teams(hand=["Killer Bee", *TWO], mate_mindbugs=1, right_mindbugs=1)
    table.play("Killer Bee").no_mindbug().mindbug().sees(right=["Killer Bee"], life=(2, 3))


@rule("MB-P4", "MB-Q2")
def test_a_card_that_an_effect_puts_into_play_is_offered_to_nobody():
    table = Teams(hand=["Compost Dragon", *TWO], discard=["Bee Bear"], left_mindbugs=1, mate_mindbugs=1)
    table.play("Compost Dragon").no_mindbug().no_mindbug().sees(mine=["Bee Bear", "Compost Dragon"], turn="left")


# --- blocking ---------------------------------------------------------------------------------------------------------


@rule("MB-Q3")
def test_the_left_opponent_may_block_first_and_then_the_right_is_not_asked():
    table = Teams(mine=["Gorillion"], left=["Bee Bear"], right=["Luchataur"])
    table.attack("Gorillion").asks("left", "block").offers("block Bee Bear", "do-not-block").block("Bee Bear")
    table.sees(left_discard=["Bee Bear"], right=["Luchataur"], turn="left", life=(3, 3))


@rule("MB-Q3")
def test_the_right_opponent_may_block_if_the_left_does_not():
    table = Teams(mine=["Gorillion"], left=["Bee Bear"], right=["Luchataur"])
    table.attack("Gorillion").no_block().asks("right", "block").offers("block Luchataur", "do-not-block")
    table.block("Luchataur").sees(right_discard=["Luchataur"], left=["Bee Bear"], life=(3, 3))


@rule("MB-Q3")
def test_an_attack_that_nobody_blocks_costs_the_enemy_team_one_life():
    table = Teams(mine=["Gorillion"], left=["Bee Bear"], right=["Luchataur"])
    table.attack("Gorillion").no_block().no_block().sees(life=(3, 2), turn="left")


@rule("MB-Q3")
def test_the_teammate_does_not_block_and_is_not_asked():
    table = Teams(mine=["Gorillion"], mate=["Luchataur"])
    table.attack("Gorillion").sees(life=(3, 2), turn="left")


@rule("MB-Q3")
def test_the_left_is_the_attackers_left_wherever_the_attacker_sits():
    table = Teams(mine=["Bee Bear"], mate=["Bee Bear"], right=["Gorillion"], turn="right")
    table.attack("Gorillion").asks("me", "block").no_block().asks("mate", "block").no_block().sees(life=(2, 3))


@rule("MB-Q3", "MB-K4")
def test_an_opponent_who_has_nobody_able_to_block_is_not_asked():
    table = Teams(mine=["Spider Owl"], left=["Gorillion"], right=["Spider Owl"])
    table.attack("my Spider Owl").asks("right", "block").block("Spider Owl")
    table.sees(discard=["Spider Owl"], right_discard=["Spider Owl"])


@rule("MB-Q3", "MB-K2")
def test_a_hunter_may_name_creatures_of_both_opponents_and_no_others():
    table = Teams(mine=["Killer Bee", "Bee Bear"], left=["Spider Owl"], mate=["Turbo Bug"], right=["Brain Fly"])
    table.attack("Killer Bee").asks("me", "hunt").offers("hunt Spider Owl", "hunt Brain Fly", "hunt-nobody")
    table.hunt("Brain Fly").sees(right_discard=["Brain Fly"], mine=["Bee Bear", "Killer Bee"], life=(3, 3))


@rule("MB-Q3", "MB-K2")
def test_a_hunter_that_hunts_nobody_can_be_blocked_by_either():
    table = Teams(mine=["Killer Bee"], left=["Spider Owl"], right=["Brain Fly"])
    table.attack("Killer Bee").no_hunt().asks("left", "block").no_block().asks("right", "block").no_block()
    table.sees(life=(3, 2))


@rule("MB-Q3", "MB-K1")
def test_the_second_attack_of_frenzy_asks_both_opponents_anew():
    table = Teams(mine=["Luchataur"], left=["Bee Bear"], right=["Turbo Bug"])
    table.attack("Luchataur").no_block().block("Turbo Bug").asks("me", "attack-again").again()
    table.asks("left", "block").block("Bee Bear").sees(left_discard=["Bee Bear"], right_discard=["Turbo Bug"])


@rule("MB-Q3", "MB-A4")
def test_no_life_is_lost_if_the_attack_ends_before_the_block():
    table = Teams(mine=["Count Draculeech"], right=["Bee Bear"], life=3)
    table.attack("Count Draculeech").choose("Count Draculeech").sees(life=(2, 3), turn="left")


# --- FAST, order, others' turns ---------------------------------------------------------------------------------------


@rule("MB-K6", "MB-Q2")
@pytest.mark.parametrize(("before", "taker"), [(0, "left"), (1, "mate"), (2, "right")])
def test_whoever_takes_a_fast_card_may_attack_with_it_at_once(before, taker):
    table = Teams(hand=["Carrot Cleric", *TWO], left_mindbugs=1, mate_mindbugs=1, right_mindbugs=1)
    table.play("Carrot Cleric")
    for _ in range(before):
        table.no_mindbug()
    table.mindbug().asks(taker, "fast").attack("Carrot Cleric").asks("me", "turn-action")
    table.sees(life=(3, 2) if taker == "mate" else (2, 3))


@rule("MB-K6")
def test_among_four_the_active_players_fast_creatures_come_first_then_all_others_by_arrival():
    """Alpacoodle returns all of them together: the right neighbour's last, the active player's first of all."""
    away = [("Carrot Cleric", 3), ("Dragon Fruit", 2), ("Carrot Cleric", 1), ("Dragon Fruit", 0)]
    table = Teams(
        mine=["Gorillion"],
        left=["Alpacoodle"],
        away=[{"card": card, "seat": seat, "source": 2} for card, seat in away],
        sets=["first-contact", "promo", "kingdom"],
    )
    table.attack("Gorillion").block("Alpacoodle").asks("me", "fast").wait("Dragon Fruit")
    table.asks("right", "fast").wait("Carrot Cleric").asks("mate", "fast").wait("Dragon Fruit")
    table.asks("left", "fast").wait("Carrot Cleric").sees(turn="left")


@rule("MB-A5", "MB-Q3")
def test_an_attack_in_another_players_turn_is_blocked_from_the_attackers_left():
    table = Teams(hand=["Carrot Cleric", *TWO], left=["Gorillion"], right=["Bee Bear"], mate_mindbugs=1)
    table.play("Carrot Cleric").mindbug().attack("Carrot Cleric").asks("right", "block").no_block()
    table.asks("left", "block").block("Gorillion").sees(mate=["Carrot Cleric (exhausted)"], turn="me")


@rule("MB-A5", "MB-G5")
def test_the_active_player_orders_effects_though_others_fight():
    table = Teams(
        hand=["Dragon Fruit", *TWO], left=[{"card": "Explosive Toad", "bonus": 2}], mate_mindbugs=1, right=["Bee Bear"]
    )
    table.play("Dragon Fruit").mindbug().attack("Dragon Fruit").asks("right", "block").no_block()
    table.asks("left", "block").block("Explosive Toad")
    table.asks("me", "order").offers("resolve Dragon Fruit", "resolve Explosive Toad").resolve("Explosive Toad")
    table.sees(left_discard=["Explosive Toad"], mate_discard=["Dragon Fruit"], right_discard=["Bee Bear"])


@rule("MB-G5")
def test_defeated_effects_of_both_opponents_are_ordered_by_the_active_player():
    table = Teams(hand=["Kangasaurus Rex", *TWO], left=["Cosmic Joe"], right=["Cosmic Joe"])
    table.play("Kangasaurus Rex").asks("me", "order").offers("resolve Cosmic Joe", "resolve Cosmic Joe")
    table.resolve("right's Cosmic Joe").sees(discard=["Kangasaurus Rex"], turn="left")


@rule("MB-G5", "MB-T4")
def test_end_of_turn_effects_happen_for_the_player_whose_turn_it_is():
    table = Teams(mine=["Jazz Dog", "Rhino Turtle"], mate=["Jazz Dog"], right=["Rhino Turtle"])
    table.attack("my Rhino Turtle").block("right's Rhino Turtle").stop()
    table.asks("me", "order").resolve("mate's Jazz Dog")
    table.sees(mine=["Jazz Dog", "Rhino Turtle (exhausted)", "Rhino Turtle (exhausted)"], mate=["Jazz Dog"], right=[])


# --- Captain Hippo ----------------------------------------------------------------------------------------------------


@rule("MB-X10", "MB-Q4")
@pytest.mark.parametrize("holder", ["left", "right"])
def test_the_hippo_of_either_opponent_must_be_hunted(holder):
    table = Teams(mine=["Killer Bee", "Gorillion"], **{holder: ["Captain Hippo"]})
    table.sees(mine=["Gorillion"], discard=["Killer Bee"], **{holder: ["Captain Hippo"]})  # there was no choice


@rule("MB-X10")
def test_with_two_hippos_either_must_be_hunted_and_nobody_else():
    table = Teams(mine=["Killer Bee"], left=["Captain Hippo", "Bee Bear"], right=["Captain Hippo"])
    table.asks("me", "hunt").offers("hunt Captain Hippo", "hunt Captain Hippo").hunt("right's Captain Hippo")
    table.sees(discard=["Killer Bee"], turn="left")


@rule("MB-X10", "MB-Q5")
def test_the_teammates_hippo_need_not_be_hunted():
    table = Teams(mine=["Killer Bee"], mate=["Captain Hippo"], left=["Bee Bear"])
    table.offers("play Gorillion", "play Luchataur", "attack Killer Bee").attack("Killer Bee")
    table.offers("hunt Bee Bear", "hunt-nobody")


@rule("MB-X10")
def test_the_hippos_teammate_and_its_controller_are_free():
    table = Teams(mine=["Captain Hippo", "Killer Bee"], mate=["Killer Bee"], turn="mate", left=["Brain Fly"])
    table.attack("mate's Killer Bee").offers("hunt Brain Fly", "hunt-nobody")


@rule("MB-X10", "MB-Q3")
def test_a_hippo_that_the_only_hunter_cannot_hunt_forces_nothing():
    table = Teams(mine=["Sharkdognadodragon"], left=["Bee Bear"], right=["Captain Hippo"])
    table.offers("play Gorillion", "play Luchataur", "attack Sharkdognadodragon")
