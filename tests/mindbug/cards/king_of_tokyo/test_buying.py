"""King of Tokyo: the Power deck, energy and buying (rules MB-S8, MB-C, and the start of turn MB-T3)."""

from typing import Any

from bugduel.core import SPECTATOR
from bugduel.mindbug.cards.vocabulary import creature, gain_life, octonite
from bugduel.mindbug.game import MINDBUG
from marks import rule
from modes import copied
from plain import plain
from tokyo import SETS, TWO, Tokyo, my_turn_begins

CHEAP = ["Healing Bots", "Stomp", "Railgun"]  # cost 1, 1 and 2


# --- setup ------------------------------------------------------------------------------------------------------------


@rule("MB-S8")
def test_a_game_with_king_of_tokyo_has_three_power_cards_face_up_and_thirteen_hidden():
    table = plain(copied(MINDBUG.new({"sets": ["king-of-tokyo"]}, "a table")).view(SPECTATOR))["zones"]
    assert len({card["card"] for card in table["market"]["cards"]}) == 3
    assert table["power-deck"] == {"size": 13, "cards": []}
    assert table["power-discard"]["size"] == 0


@rule("MB-S8", "MB-C1")
def test_both_players_start_without_energy_and_so_without_buying():
    view = plain(copied(MINDBUG.new({"sets": SETS}, "a table")).view(0))
    assert [player["counters"]["energy"] for player in view["players"]] == [0, 0]
    assert view["decision"]["choice"] == "turn-action"


@rule("MB-S8")
def test_one_king_of_tokyo_card_in_a_pool_of_ones_own_brings_the_power_deck():
    pool = {"Gorillion": 10, "Luchataur": 11, "Kong": 1}
    table = plain(copied(MINDBUG.new({"pool": pool}, "a table")).view(0))["zones"]
    assert (table["market"]["size"], table["power-deck"]["size"]) == (3, 13)


@rule("MB-S8")
def test_without_a_king_of_tokyo_card_there_are_no_power_cards_and_no_energy():
    view = plain(copied(MINDBUG.new({}, "a table")).view(0))
    assert (view["zones"]["market"]["size"], view["zones"]["power-deck"]["size"]) == (0, 0)
    assert "energy" not in view["players"][0]["counters"]


@rule("MB-S8")
def test_power_cards_are_shuffled_and_never_dealt_to_a_player():
    first = plain(copied(MINDBUG.new({"sets": ["king-of-tokyo"]}, "a table")).to_data())
    second = copied(MINDBUG.new({"sets": ["king-of-tokyo"]}, "another table")).to_data()
    assert first["market"] != second["market"]
    power_cards = {*first["market"], *first["power-deck"]}
    assert len(power_cards) == 16
    for side in first["sides"]:
        assert not power_cards & {*side["hand"], *side["draw"]}
    assert not power_cards & {*first["unused"], *first["revealed"]}


# --- buying -----------------------------------------------------------------------------------------------------------


@rule("MB-C1", "MB-T3")
def test_at_the_start_of_my_turn_i_may_buy_what_i_can_pay():
    duel = my_turn_begins(energy=1, market=CHEAP)
    duel.asks("me", "buy").offers("buy Healing Bots", "buy Stomp", "done")


@rule("MB-C1")
def test_a_bought_card_is_paid_replaced_used_and_discarded_face_up():
    duel = my_turn_begins(energy=2, market=CHEAP, deck=["Rage"])
    duel.buy("Railgun").sees(life=(3, 2))
    assert duel.energy() == (0, 0)
    assert duel.table("market") == ["Healing Bots", "Rage", "Stomp"]
    assert duel.table("power-discard") == ["Railgun"]
    duel.asks("me", "turn-action")


@rule("MB-C1")
def test_i_may_buy_as_many_as_i_can_pay_also_the_card_that_came_in_place_of_another():
    duel = my_turn_begins(energy=3, market=["Stomp"], deck=["Railgun"])
    duel.buy("Stomp").asks("me", "buy").offers("buy Railgun", "done")
    duel.buy("Railgun").sees(life=(3, 2)).asks("me", "turn-action")
    assert duel.energy() == (0, 0)


@rule("MB-C1")
def test_i_need_not_buy_and_keep_my_energy():
    duel = my_turn_begins(energy=9, market=CHEAP)
    duel.done().asks("me", "turn-action")
    assert duel.energy() == (9, 0)
    assert duel.table("market") == ["Healing Bots", "Railgun", "Stomp"]


@rule("MB-C1")
def test_an_empty_power_deck_replaces_nothing_and_is_never_filled_again():
    duel = my_turn_begins(energy=4, market=["Healing Bots"])
    duel.buy("Healing Bots").asks("me", "turn-action").sees(life=(4, 3))
    assert duel.table("market") == []
    assert duel.table("power-discard") == ["Healing Bots"]


@rule("MB-C1")
def test_who_cannot_pay_anything_is_not_asked():
    duel = my_turn_begins(energy=1, market=["Railgun", "Reanimation"])
    duel.asks("me", "turn-action")


@rule("MB-C1")
def test_each_player_buys_with_their_own_energy_on_their_own_turn():
    duel = Tokyo(energy=0, their_energy=2, market=["Railgun"])
    duel.play("Gorillion").asks("them", "buy").buy("Railgun")
    duel.sees(life=(2, 3)).asks("them", "turn-action")
    assert duel.energy() == (0, 0)


@rule("MB-C1")
def test_what_a_bought_card_sets_off_is_over_before_the_next_is_bought():
    duel = my_turn_begins(theirs=["Rob"], hand=["Kong", "Bee Bear", *TWO], energy=3, market=["Ambush", "Stomp"])
    duel.buy("Ambush").choose("Rob").asks("me", "choose-from-hand")
    duel.choose("Kong", "Bee Bear").asks("me", "buy").offers("buy Stomp", "done")


@rule("MB-C1", "MB-L1")
def test_a_bought_card_can_win_the_game_before_the_turn_action():
    duel = my_turn_begins(energy=2, market=["Railgun"], their_life=1)
    duel.buy("Railgun").sees(winner="me").asks(None)


@rule("MB-C2")
def test_energy_that_comes_in_during_the_turn_buys_nothing_before_my_next_turn():
    duel = Tokyo(hand=["Drakonis", *TWO], market=["Railgun"])
    duel.play("Drakonis").asks("them", "turn-action").sees(life=(3, 3))
    assert duel.energy() == (2, 0)
    duel.play("Gorillion").asks("me", "buy").offers("buy Railgun", "done")


@rule("MB-C2", "MB-P3")
def test_the_extra_turn_action_after_a_mindbug_has_no_buying():
    duel = Tokyo(hand=["Kong", *TWO], energy=9, their_mindbugs=1, market=CHEAP)
    duel.play("Gorillion").mindbug().asks("me", "turn-action").sees(turn="me")


@rule("MB-R2")
def test_in_the_beyond_edition_the_new_turn_after_a_mindbug_has_its_own_buying():
    duel = Tokyo(hand=["Kong", *TWO], energy=2, their_mindbugs=1, market=["Railgun"], edition="beyond")
    duel.play("Gorillion").mindbug().asks("me", "buy").sees(turn="me")
    duel.buy("Railgun").sees(life=(3, 2)).asks("me", "turn-action")


@rule("MB-R3")
def test_the_first_edition_buys_in_the_new_turn_as_well():
    duel = Tokyo(energy=2, their_mindbugs=1, market=["Railgun"], edition="first")
    duel.play("Gorillion").mindbug().asks("me", "buy")


@rule("MB-C2", "MB-P3")
def test_alienoid_taken_with_a_mindbug_buys_for_the_one_who_took_it_on_my_turn():
    duel = Tokyo(hand=["Alienoid", *TWO], their_mindbugs=1, market=CHEAP)
    duel.play("Alienoid").mindbug().asks("them", "choose-power-card")
    duel.choose("Railgun").sees(life=(2, 3), theirs=["Alienoid"]).asks("me", "turn-action")


@rule("MB-C3")
def test_power_cards_cannot_be_mindbugged():
    duel = my_turn_begins(energy=2, market=["Railgun"], their_mindbugs=2)
    duel.buy("Railgun").sees(life=(3, 2), mindbugs=(0, 2)).asks("me", "turn-action")


# --- the order of the start of turn -----------------------------------------------------------------------------------

SPROUT = creature("Sprout", 3, octonite(1), harvest=gain_life(2))


@rule("MB-T3", "MB-C1")
def test_harvest_comes_after_buying():
    duel = my_turn_begins(mine=[{"card": "Sprout", "octonite": 1}], cards=[SPROUT], energy=1, market=CHEAP)
    duel.asks("me", "buy").sees(life=(3, 3))
    assert duel.creature("Sprout").octonite == 1
    duel.done().sees(life=(5, 3)).asks("me", "turn-action")
    assert duel.creature("Sprout").octonite == 0


@rule("MB-T3")
def test_a_creature_that_leaves_by_a_bought_card_harvests_no_more():
    duel = my_turn_begins(mine=[{"card": "Sprout", "octonite": 1}], cards=[SPROUT], energy=1, market=["Stomp"])
    duel.buy("Stomp").sees(discard=["Sprout"], life=(3, 3)).asks("me", "turn-action")


@rule("MB-C2", "MB-H4")
def test_after_a_mindbug_neither_buying_nor_harvest_comes_again():
    duel = Tokyo(mine=[{"card": "Sprout", "octonite": 1}], cards=[SPROUT], energy=1, their_mindbugs=1, market=["Stomp"])
    duel.play("Gorillion").mindbug().asks("me", "turn-action").sees(life=(3, 3))
    assert duel.creature("Sprout").octonite == 1


@rule("MB-R2", "MB-T3")
def test_in_the_beyond_edition_the_new_turn_buys_and_then_harvests():
    position: dict[str, Any] = {"mine": [{"card": "Sprout", "octonite": 1}], "cards": [SPROUT], "edition": "beyond"}
    duel = Tokyo(energy=1, their_mindbugs=1, market=["Healing Bots"], **position)
    duel.play("Gorillion").mindbug().asks("me", "buy").sees(life=(3, 3))
    duel.buy("Healing Bots").sees(life=(6, 3)).asks("me", "turn-action")
