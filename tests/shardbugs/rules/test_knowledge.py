"""Who knows what: views, histories and imagined states of Shard Bugs (rule SB-Z1)."""

import json
from collections import Counter
from typing import Any, cast

import pytest

from bugduel.core import SPECTATOR, Seat, seeded
from bugduel.shardbugs.cards.vocabulary import activate, bearer_has, draw, item, price, relic
from bugduel.shardbugs.contest import Contest
from marks import rule
from plain import plain
from shard_deal import Deal
from shard_table import Table

PIKE = item("Pike", "0", "weapon", "0", [], bearer_has(atk=2))
TRADER = relic("Trader", "0", activate(price(discard=2), draw(2)))
IDLE = ["Pew Slug"]  # a hand to be asked what to do with
WORM, BULLY, ANTS = "Adventurous Earthworm", "Boulder Bully", "Gold Field Ants"
LUNAR = 3 * ["Puddle Strider"]  # a Hive that pays for lunar cards
FLY, TICK = "Errand Fly", "Underdog Tick"

everybody = pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
others = pytest.mark.parametrize("viewer", [1, SPECTATOR])
enemies = pytest.mark.parametrize("viewer", [0, SPECTATOR])


def zone(seen: Table, viewer: int, player: int, name: str) -> dict[str, Any]:
    return plain(seen.state.view(viewer))["players"][player]["zones"][name]


def named(seen: Table, viewer: int, player: int, name: str) -> list[str]:
    """The cards of a zone that a viewer can name, in the order of the view."""
    return [card["card"] for card in zone(seen, viewer, player, name)["cards"]]


def all_that_reaches(seen: Table, viewer: int) -> str:
    seat = Seat(seen.state, viewer)
    return json.dumps([plain(seat.view), seat.history(), [move.to_data() for move in seat.moves()]])


def imagined(seen: Table, seat: int, count: int = 30) -> list[Contest]:
    return [cast(Contest, Seat(seen.state, seat).imagine(seeded(f"idea {number}"))) for number in range(count)]


def hand(state: Contest, seat: int) -> list[str]:
    return [state.name(kind) for kind in state.sides[seat].hand]


def top(state: Contest, seat: int, count: int) -> list[str]:
    """The top cards of a deck whose order is fixed."""
    return [state.name(kind) for kind in state.sides[seat].top[::-1][:count]]


# --- SB-Z1: what views show -------------------------------------------------------------------------------------------


@rule("SB-Z1")
@everybody
def test_fields_hives_splat_zones_thrones_and_counts_are_public(viewer):
    seen = Table(
        mine=[{"card": WORM, "plus": 1}, {"card": "Pike", "on": 0}], hand=[ANTS, BULLY], hive=["Errand Fly"],
        splat=["Picnic Raiders"], deck=3 * IDLE, their_devotion=4, their_hand=[BULLY],
        dust={"solar": 2}, cards=[PIKE],
    )  # fmt: skip
    assert named(seen, viewer, 0, "field") == [WORM, "Pike"]
    assert zone(seen, viewer, 0, "field")["cards"][0]["power"] == "5/4"
    assert zone(seen, viewer, 0, "field")["cards"][1]["on"] == WORM
    assert named(seen, viewer, 0, "hive") == ["Errand Fly"]
    assert named(seen, viewer, 0, "splat") == ["Picnic Raiders"]
    assert named(seen, viewer, 1, "throne") == ["Luna"]
    assert [zone(seen, viewer, player, "hand")["size"] for player in (0, 1)] == [2, 1]
    assert [zone(seen, viewer, player, "deck")["size"] for player in (0, 1)] == [3, 10]
    assert plain(seen.state.view(viewer))["players"][0]["counters"] == {"devotion": 0, "dust-solar": 2, "workers": 1}
    assert plain(seen.state.view(viewer))["players"][1]["counters"] == {"devotion": 4, "workers": 0}


@rule("SB-Z1")
def test_a_hand_is_known_to_its_player_only():
    seen = Table(hand=[ANTS, BULLY], their_hand=[WORM])
    assert [named(seen, viewer, 0, "hand") for viewer in (0, 1, SPECTATOR)] == [[ANTS, BULLY], [], []]
    assert [named(seen, viewer, 1, "hand") for viewer in (0, 1, SPECTATOR)] == [[], [WORM], []]


@rule("SB-Z1")
@others
def test_what_the_active_player_may_do_with_the_hand_is_told_to_nobody_else(viewer):
    seen = Table(hand=[ANTS, BULLY], hive=["Gold Field Ants"])
    assert seen.can(f"play {ANTS}")
    assert seen.can(f"place {BULLY}")
    assert Seat(seen.state, viewer).moves() == []
    assert BULLY not in all_that_reaches(seen, viewer)


@rule("SB-Z1")
@others
def test_a_draw_is_seen_by_who_draws_only(viewer):
    seen = Table(hand=["Shared Picnic", *IDLE], hive=3 * IDLE, deck=[ANTS, BULLY], their_deck=[WORM])
    seen.play("Shared Picnic").sees(hand=[ANTS, BULLY, "Pew Slug"])
    assert ANTS in all_that_reaches(seen, 0)
    assert ANTS not in all_that_reaches(seen, viewer)
    assert (WORM in all_that_reaches(seen, viewer)) == (viewer == 1)


@rule("SB-Z1")
@others
def test_cards_that_a_player_looks_at_are_seen_by_that_player_only(viewer):
    seen = Table(hand=["Veilwing Butterfly"], hive=3 * ["Puddle Strider"], deck=[ANTS, BULLY, WORM])
    seen.play("Veilwing Butterfly").asks("me", "look").offers(f"choose-card {ANTS}", f"choose-card {BULLY}", "done")
    assert ANTS not in all_that_reaches(seen, viewer)
    seen.choose(ANTS).done()
    assert named(seen, 0, 0, "deck")[:1] == [BULLY]
    assert not [card for card in (ANTS, BULLY, WORM) if card in all_that_reaches(seen, viewer)]


@rule("SB-Z1")
@everybody
def test_a_revealed_hand_is_known_to_all(viewer):
    seen = Table(hand=["Read the Room", *IDLE], hive=4 * IDLE, their_hand=[ANTS, BULLY])
    seen.play("Read the Room").sees(devotion=(2, 0))
    assert named(seen, viewer, 1, "hand") == [ANTS, BULLY]
    assert named(seen, viewer, 1, "known") == [ANTS, BULLY]


@rule("SB-Z1")
def test_who_must_discard_is_asked_even_if_all_cards_are_equal():
    seen = Table(hand=["Rummage the Bins", *IDLE], hive=2 * IDLE, deck=2 * IDLE)
    seen.play("Rummage the Bins").asks("me", "discard").offers("choose-card Pew Slug")


@rule("SB-Z1", "SB-P13")
def test_who_could_have_a_quick_action_is_asked_for_priority_without_one():
    bluff = {"hive": [ANTS, ANTS], "deck": ["Forward, All of You!"], "hand": [WORM]}
    seen = Table(mine=[BULLY], hand=IDLE, others=[bluff]).devote(BULLY)
    seen.asks("third", "priority").offers(f"generate {ANTS}", "pass")


# --- cards that are known to be somewhere -----------------------------------------------------------------------------


@rule("SB-Z1", "SB-Z4")
@enemies
def test_a_card_returned_to_a_hand_is_known_to_all_until_it_leaves(viewer):
    seen = Table(hand=["Gust at the Window", *IDLE], hive=LUNAR, theirs=[FLY], their_hand=[WORM], their_hive=IDLE)
    seen.play("Gust at the Window")
    assert named(seen, viewer, 1, "hand") == [FLY]
    assert named(seen, 1, 1, "known") == [FLY]
    seen.end_turn().play(FLY).resolve()
    assert named(seen, viewer, 1, "hand") == []


@rule("SB-Z1")
@pytest.mark.parametrize(("returned", "in_hand", "known"), [(1, WORM, []), (1, FLY, []), (2, WORM, [FLY])])
def test_of_equal_cards_the_known_one_may_have_been_the_one_that_left(returned, in_hand, known):
    nymph = "Nymph of the Deep Ditch"  # returns all small bugs
    seen = Table(hand=[nymph, *IDLE], hive=2 * LUNAR, theirs=returned * [FLY], their_hand=[in_hand], their_hive=IDLE)
    seen.play(nymph).end_turn().play(FLY)
    assert named(seen, 0, 1, "hand") == known


@rule("SB-Z1")
@everybody
def test_a_card_put_on_top_of_a_deck_is_known_there_and_when_it_is_drawn(viewer):
    seen = Table(hand=["Wrong Address", *IDLE], hive=3 * IDLE, theirs=[FLY], their_hand=[WORM])
    seen.play("Wrong Address")
    assert named(seen, viewer, 1, "deck") == [FLY]
    assert zone(seen, viewer, 1, "deck")["size"] == 11
    seen.end_turn().asks("them", "main")
    assert named(seen, viewer, 1, "deck") == []
    assert named(seen, viewer, 1, "known") == [FLY]


def with_a_fly_on_top(*more: str) -> Table:
    """I have put my own Fly on top of my deck, for all to see."""
    seen = Table(
        mine=[FLY], avatar="Luna", hand=["Wrong Address", *IDLE, *more], deck=[BULLY, WORM],
        hive=[*3 * IDLE, *LUNAR, ANTS, ANTS],
    )  # fmt: skip
    return seen.play("Wrong Address").resolve().asks("me", "main").sees(deck=3, mine=[])


@rule("SB-Z1", "SB-Z5")
@everybody
def test_what_was_known_on_top_is_forgotten_when_the_deck_is_shuffled(viewer):
    seen = with_a_fly_on_top("Follow the Crumbs")
    assert named(seen, viewer, 0, "deck")[:1] == [FLY]
    seen.play("Follow the Crumbs").done()
    assert named(seen, viewer, 0, "deck") == []
    seen.end_turn().end_turn().asks("me", "main").sees(deck=2)
    assert named(seen, viewer, 0, "known") == []


@rule("SB-Z1")
@others
def test_who_looks_at_a_known_card_and_leaves_it_leaves_it_known(viewer):
    seen = with_a_fly_on_top().activate("Luna").asks("me", "look").done()
    assert named(seen, viewer, 0, "deck") == [FLY]
    assert BULLY not in all_that_reaches(seen, viewer)


@rule("SB-Z1")
@others
@pytest.mark.parametrize("below", [FLY, BULLY])
def test_who_puts_one_of_two_cards_below_keeps_secret_which(viewer, below):
    seen = with_a_fly_on_top().activate("Luna").choose(below).done()
    assert named(seen, viewer, 0, "deck") == []
    assert BULLY not in all_that_reaches(seen, viewer)
    assert len({tuple(top(state, 0, 1)) for state in imagined(seen, 1)}) > 1


@rule("SB-Z1", "SB-Z5")
@others
def test_a_card_found_in_a_deck_or_taken_from_a_splat_zone_is_known_in_the_hand(viewer):
    seen = Table(hand=["Follow the Crumbs", *IDLE], hive=2 * [ANTS], deck=[ANTS, WORM])
    seen.play("Follow the Crumbs").choose(ANTS)
    assert named(seen, viewer, 0, "hand") == [ANTS]
    seen = Table(hand=["Scrape Off the Shoe", *IDLE], hive=3 * [BULLY], splat=[WORM, FLY])
    seen.play("Scrape Off the Shoe").choose(WORM, FLY)
    assert sorted(named(seen, viewer, 0, "hand")) == sorted([WORM, FLY])


# --- imagined states --------------------------------------------------------------------------------------------------


def middle_of_a_game() -> Table:
    """My turn; I know that they have a Fly in hand and a Beetle on top of their deck."""
    seen = Table(
        mine=[BULLY], theirs=[FLY, "Stubborn Beetle"], hand=["Gust at the Window", "Wrong Address", WORM],
        hive=[*LUNAR, *IDLE, *IDLE], deck=["Antonio", "Picnic Raiders"], their_hand=[WORM, TICK, ANTS],
        their_deck=["Cellar Digger", "Bookworm", "Dart Wasp", "Hermit Slug"],
    )  # fmt: skip
    seen.play("Gust at the Window").target(FLY).resolve().play("Wrong Address").target("Stubborn Beetle").resolve()
    return seen.asks("me", "main").sees(their_hand=[WORM, TICK, ANTS, FLY], theirs=[])


@rule("SB-Z1")
def test_a_player_cannot_tell_an_imagined_state_from_the_real_one():
    seen = middle_of_a_game()
    for state in imagined(seen, 0):
        assert state.view(0) == seen.state.view(0)
        assert state.legal() == seen.state.legal()
        assert state.sides[0].hand == seen.state.sides[0].hand
        assert top(state, 0, 2) == ["Antonio", "Picnic Raiders"]


@rule("SB-Z1")
def test_what_is_hidden_is_imagined_anew_from_the_cards_of_its_player():
    states = imagined(middle_of_a_game(), 0)
    assert len({tuple(hand(state, 1)) for state in states}) > 15
    assert len({tuple(state.sides[1].top) for state in states}) > 15
    for state in states:
        assert Counter(hand(state, 1) + top(state, 1, 9)) == Counter(
            [WORM, TICK, ANTS, FLY, "Stubborn Beetle", "Cellar Digger", "Bookworm", "Dart Wasp", "Hermit Slug"]
        )


@rule("SB-Z1")
def test_known_cards_are_where_they_are_known_to_be_in_every_imagined_state():
    for state in imagined(middle_of_a_game(), 0):
        assert FLY in hand(state, 1)
        assert top(state, 1, 1) == ["Stubborn Beetle"]


@rule("SB-Z1")
def test_a_hand_that_was_revealed_is_imagined_as_it_is():
    seen = Table(hand=["Read the Room", *IDLE], hive=4 * IDLE, their_hand=[ANTS, BULLY], their_deck=[WORM, FLY, TICK])
    seen.play("Read the Room")
    assert {tuple(hand(state, 1)) for state in imagined(seen, 0)} == {tuple(hand(seen.state, 1))}


@rule("SB-Z1")
def test_a_card_that_was_put_on_the_bottom_for_all_to_see_is_imagined_there():
    seen = Table(hand=["Pulled Under", *IDLE], hive=[*LUNAR, *IDLE], theirs=[FLY], their_hand=[WORM, TICK, ANTS])
    seen.play("Pulled Under")
    assert [state.name(state.sides[1].bottom[0]) for state in imagined(seen, 0)] == 30 * [FLY]


@rule("SB-Z1")
def test_a_card_known_on_the_bottom_stays_known_above_what_is_put_below_it_in_secret():
    seen = Table(
        hand=["Pulled Under", *IDLE], hive=[*LUNAR, *IDLE], theirs=[FLY], their_hand=[WORM, TICK], their_hive=LUNAR,
        their_deck=[ANTS, BULLY, "Bookworm", "Dart Wasp"],
    )  # fmt: skip
    seen.play("Pulled Under").end_turn().activate("Luna").choose(BULLY).done()
    bottoms = [[state.name(kind) for kind in state.sides[1].bottom] for state in imagined(seen, 0)]
    assert {above for _, above in bottoms} == {FLY}
    assert len({below for below, _ in bottoms}) > 3


@rule("SB-Z1")
def test_who_put_cards_on_the_bottom_imagines_them_there_and_the_others_do_not():
    deal = Deal("solar-swarm", "lunar-tide", seed="tea")
    own = deal.state.actor()
    back = deal.hand_of(["me", "them"][own])[:3]
    deal.put_back(*back).keep()
    below = [state.sides[own].bottom for state in imagined(deal, own)]
    assert {tuple(deal.state.name(kind) for kind in reversed(kinds)) for kinds in below} == {tuple(back)}
    guesses = [tuple(state.sides[own].bottom) for state in imagined(deal, 1 - own)]
    assert len(set(guesses)) > 20


@rule("SB-Z1")
def test_while_another_is_to_act_what_they_can_do_is_imagined_with_their_hand():
    seen = Table(their_hand=[WORM, TICK, ANTS], their_hive=4 * IDLE, their_turn=True)
    seen.asks("them", "main")
    for state in imagined(seen, 0):
        places = {move.facts["card"] for move in Seat(state, 1).moves() if move.kind == "place"}
        assert places == set(hand(state, 1))


@rule("SB-Z1")
def test_cards_another_has_chosen_to_discard_for_a_price_are_imagined_anew():
    seen = Table(theirs=["Trader"], their_hand=[WORM, TICK, ANTS], their_turn=True, cards=[TRADER])
    seen.activate("Trader").choose(TICK).asks("them", "price")
    assert TICK not in all_that_reaches(seen, 0)
    for state in imagined(seen, 0):
        held = Counter(hand(state, 1))
        state.apply(state.legal()[0])
        assert state.seats() == 2
        splat = Counter(state.name(kind) for kind in state.sides[1].splat)
        assert splat.total() == 2
        assert not splat - held


@rule("SB-Z1")
def test_only_they_see_which_cards_a_player_has_chosen_for_a_price_so_far():
    table = Table(theirs=["Trader"], their_hand=[WORM, TICK, ANTS], their_turn=True, cards=[TRADER])
    table.activate("Trader").choose(TICK).asks("them", "price")
    assert plain(table.state.view(1))["decision"]["chosen"] == [{"card": TICK}]
    assert "chosen" not in plain(table.state.view(0))["decision"]
    assert "chosen" not in plain(table.state.view(SPECTATOR))["decision"]


@rule("SB-K1")
@everybody
def test_all_see_the_attackers_chosen_so_far_and_whom_they_attack(viewer: int):
    table = Table(mine=["Antonio", "Gravel Recruit"])
    table.end_main().asks("me", "attack")
    assert "chosen" not in plain(table.state.view(viewer))["decision"]
    attacker = table.permanent("Antonio").id
    table.state.apply(next(move.action for move in Seat(table.state, 0).moves() if move.facts.get("piece") == attacker))
    assert plain(table.state.view(viewer))["decision"]["chosen"] == [
        {"card": "Antonio", "piece": attacker, "seat": 0, "whom": 1}
    ]


@rule("SB-Z1")
def test_imagining_changes_nothing_at_the_real_table():
    table = middle_of_a_game()
    before = json.dumps(table.state.to_data())
    for state in imagined(table, 0, 5):
        state.apply(state.legal()[0])
    assert json.dumps(table.state.to_data()) == before


@rule("SB-Z1")
def test_the_same_thoughts_imagine_the_same_state_whatever_is_hidden():
    real = middle_of_a_game().state
    other = real.clone()
    side = other.sides[1]
    side.hand, side.top = (
        sorted([*side.open, *side.top[:3]]),
        [side.top[3], *[kind for kind in side.hand if kind not in side.open], *side.top[4:]],
    )
    assert other.view(0) == real.view(0)
    one, two = (Seat(state, 0).imagine(seeded("thought")) for state in (real, other))
    assert one.to_data()["sides"] == two.to_data()["sides"]
