"""Setting up a duel (rules MB-S)."""

from collections import Counter
from typing import Any

import pytest

from bugduel.core import SPECTATOR, BadOptions, Seat, State
from bugduel.mindbug.cards.export import to_data
from bugduel.mindbug.cards.vocabulary import creature, draw_unused, evolve_to
from bugduel.mindbug.game import MINDBUG
from duel import Duel
from marks import rule
from modes import copied
from plain import plain

EVERYBODY = (0, 1, SPECTATOR)
PLACES = ("hand 0", "draw 0", "hand 1", "draw 1", "unused", "revealed")


def table(options: dict[str, object] | None = None, seed: str = "a table") -> State:
    return copied(MINDBUG.new(options or {}, seed, record=True))


def places(state: State) -> dict[str, list[str]]:
    """All cards of a table, by where they lie."""
    data = plain(state.to_data())
    found = {"unused": data["unused"], "revealed": data["revealed"]}
    for seat, side in enumerate(data["sides"]):
        found[f"hand {seat}"] = side["hand"]
        found[f"draw {seat}"] = side["draw"]
        assert side["play"] == side["discard"] == []
    return found


def cards(state: State) -> Counter[str]:
    return Counter(name for place in places(state).values() for name in place)


def names(zone: dict[str, Any]) -> list[str]:
    return [card["card"] for card in zone["cards"]]


def reveals(state: State) -> list[tuple[int, int]]:
    """The pairs of powers that the two players revealed, in order."""
    powers = [int(card["power"]) for card in plain(state.view(0))["zones"]["revealed"]["cards"]]
    shown_by = [event["seat"] for event in Seat(state, 0).history() if event["event"] == "reveal"]
    assert shown_by == [0, 1] * (len(powers) // 2)
    return list(zip(powers[::2], powers[1::2], strict=True))


@rule("MB-S1")
def test_a_duel_of_first_contact_has_each_card_as_often_as_its_copies_say():
    dealt = cards(table({"sets": ["first-contact"]}))
    assert dealt.total() == 48
    assert dealt == {page.name: page.to_data()["copies"] for page in MINDBUG.cards("first-contact")}


@rule("MB-S1")
def test_home_made_cards_are_shuffled_into_the_chosen_sets():
    dealt = cards(table({"cards": [to_data(creature("Anchor", 6, copies=3))]}))
    assert dealt.total() == 51
    assert dealt["Anchor"] == 3


@rule("MB-S1")
def test_a_custom_pool_is_all_there_is():
    pool = {"Gorillion": 9, "Bee Bear": 15, "Anchor": 2}
    assert cards(table({"pool": pool, "cards": [to_data(creature("Anchor", 6))]})) == pool


@rule("MB-S1")
def test_22_cards_are_enough_and_21_are_refused_with_the_count():
    assert cards(table({"pool": {"Gorillion": 22}})).total() == 22
    with pytest.raises(BadOptions, match=r"\b21\b"):
        MINDBUG.new({"pool": {"Gorillion": 21}}, "seed")


@rule("MB-S1")
def test_a_duel_of_no_set_is_refused():
    with pytest.raises(BadOptions, match=r"\b0\b"):
        MINDBUG.new({"sets": []}, "seed")


@rule("MB-S1")
def test_a_set_that_does_not_exist_is_refused_by_name():
    with pytest.raises(BadOptions, match="first-contakt"):
        MINDBUG.new({"sets": ["first-contakt"]}, "seed")


@rule("MB-S1")
def test_a_tag_team_card_is_refused_in_a_duel():
    with pytest.raises(BadOptions, match="Twin Tuna"):
        MINDBUG.new({"cards": [to_data(creature("Twin Tuna", 6, tag_team=True))]}, "seed")


@rule("MB-S1", "MB-S7")
def test_cards_that_are_set_aside_do_not_count_among_the_22():
    butterfly = to_data(creature("Butterfly", 9, stage=2))
    with pytest.raises(BadOptions, match=r"\b21\b"):
        MINDBUG.new({"pool": {"Gorillion": 21, "Butterfly": 5}, "cards": [butterfly]}, "seed")


@rule("MB-S7", "MB-V2")
@pytest.mark.parametrize(
    ("pool", "says"),
    [
        (
            {"Typhoon Princess": 1},
            'no card of the pool evolves to it. Add "Cloud Lady", or leave it out',
        ),
        ({"Cloud Lady": 1, "Frog Prophet": 1}, '"Frog Prophet" is stage 2'),
    ],
)
def test_an_evolved_stage_without_what_evolves_to_it_is_refused(pool, says):
    with pytest.raises(BadOptions) as error:
        MINDBUG.new({"pool": {"Gorillion": 22, **pool}}, "seed")
    assert says in str(error.value)


@rule("MB-S7", "MB-V2")
def test_an_evolved_stage_that_nothing_evolves_to_is_refused():
    with pytest.raises(BadOptions, match='"Butterfly" is stage 2, and no card of the pool evolves to it'):
        MINDBUG.new({"cards": [to_data(creature("Butterfly", 9, stage=2))]}, "seed")


@rule("MB-V2")
@pytest.mark.parametrize("stage", [1, 3])
def test_a_creature_evolves_to_the_next_stage_only(stage):
    cards = [creature("Caterpillar", 2, action=evolve_to("Butterfly")), creature("Butterfly", 9, stage=stage)]
    with pytest.raises(BadOptions, match=r'options.cards\[0\]: evolves to "Butterfly", which is not stage 2'):
        MINDBUG.new({"cards": [to_data(card) for card in cards]}, "seed")


@rule("MB-S7")
def test_stages_that_come_along_need_not_be_named():
    state = table({"pool": {"Gorillion": 22, "Cloud Lady": 1}})
    assert "Typhoon Princess" in names(plain(state.view(0))["zones"]["set-aside"])


@rule("MB-S2", "MB-S5")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_that_each_player_has_two_mindbugs_and_three_life(viewer):
    for player in plain(table().view(viewer))["players"]:
        assert player["counters"] == {"life": 3, "mindbugs": 2, "used-mindbugs": 0}


@rule("MB-S3", "MB-S4")
def test_of_ten_cards_each_player_holds_five_and_the_rest_is_unused():
    for seed in "abcdefgh":
        state = table(seed=seed)
        sizes = {place: len(found) for place, found in places(state).items()}
        assert sizes["hand 0"] == sizes["draw 0"] == sizes["hand 1"] == sizes["draw 1"] == 5
        assert sizes["unused"] == 48 - 20 - sizes["revealed"]


@rule("MB-S3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_draw_piles_and_the_unused_pile_lie_face_down(viewer):
    view = plain(table().view(viewer))
    assert [player["zones"]["draw"] for player in view["players"]] == [{"size": 5, "cards": []}] * 2
    assert view["zones"]["unused"]["size"] > 0
    assert view["zones"]["unused"]["cards"] == []


@rule("MB-S3")
def test_the_shuffle_can_put_a_card_anywhere():
    found = Counter(
        place for seed in range(400) for place, there in places(table(seed=str(seed))).items() if "Gorillion" in there
    )
    assert set(found) == set(PLACES)
    assert all(20 <= found[place] <= 65 for place in PLACES[:4])  # 5 of 48 cards: 42 of 400 tables expected


@rule("MB-S3")
def test_a_seed_deals_the_same_table_again_and_another_seed_another():
    assert places(table(seed="a")) == places(table(seed="a"))
    assert places(table(seed="a")) != places(table(seed="b"))


@rule("MB-S4")
def test_the_starting_hands_are_drawn_from_the_own_ten_cards():
    history = Seat(table(), 1).history()
    assert [event["seat"] for event in history if event["event"] == "draw"] == [0] * 5 + [1] * 5


@rule("MB-S5")
def test_life_has_no_maximum():
    duel = Duel(hand=["Axolotl Healer", "Gorillion"], life=41)
    duel.play("Axolotl Healer").sees(life=(43, 3))


@rule("MB-S6")
def test_who_reveals_the_higher_power_starts_and_a_tie_is_revealed_again():
    starters, rounds = set(), set()
    for seed in range(60):
        state = table({"pool": {"Gorillion": 22, "Bee Bear": 22}}, str(seed))
        *ties, (mine, theirs) = reveals(state)
        assert mine != theirs
        assert all(first == second for first, second in ties)
        assert plain(state.view(0))["active"] == (0 if mine > theirs else 1)
        starters.add(plain(state.view(0))["active"])
        rounds.add(len(ties))
    assert starters == {0, 1}
    assert {0, 1, 2} <= rounds


@rule("MB-S6", "MB-N1")
def test_revealed_cards_lie_face_up_for_all_and_are_nowhere_else():
    for seed in "abcdefgh":
        state = table(seed=seed)
        revealed = places(state)["revealed"]
        assert len(revealed) >= 2
        assert all(names(plain(state.view(viewer))["zones"]["revealed"]) == revealed for viewer in EVERYBODY)
        assert cards(state).total() == 48


@rule("MB-S6")
def test_a_revealed_card_is_out_of_the_game():
    digger = creature("Digger", 3, play=draw_unused(3))
    duel = Duel(hand=["Digger", "Gorillion"], cards=[digger], unused=["Bee Bear"], revealed=["Luchataur", "Shark Dog"])
    duel.play("Digger").sees(hand=["Gorillion", "Bee Bear"])


@rule("MB-S6")
@pytest.mark.parametrize("count", [22, 23, 26])
def test_when_ties_use_up_the_unused_pile_either_player_may_start(count):
    tables = [table({"pool": {"Gorillion": count}}, str(seed)) for seed in range(40)]
    assert all(len(places(state)["unused"]) == count % 2 for state in tables)
    starters = Counter(plain(state.view(0))["active"] for state in tables)
    assert min(starters[0], starters[1]) >= 8


@rule("MB-S7")
def test_an_evolved_stage_is_set_aside_for_all_to_see_and_never_dealt():
    caterpillar = creature("Caterpillar", 2, action=evolve_to("Butterfly"))
    options: dict[str, object] = {"cards": [to_data(caterpillar), to_data(creature("Butterfly", 9, stage=2))]}
    for seed in range(30):
        state = table(options, str(seed))
        assert cards(state)["Butterfly"] == 0
        assert cards(state)["Caterpillar"] == 1
        assert all(names(plain(state.view(viewer))["zones"]["set-aside"]) == ["Butterfly"] for viewer in EVERYBODY)
