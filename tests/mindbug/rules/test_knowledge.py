"""Who knows what: views, histories and imagined states (rules MB-N)."""

import json
from collections import Counter

import pytest

from bugduel.core import SPECTATOR, Seat, State, seeded
from bugduel.mindbug.cards.vocabulary import (
    creature,
    discard_draw_pile,
    draw_unused,
    enemy,
    one,
    opponent,
    return_to_hand,
)
from duel import Duel
from marks import rule
from plain import plain

EJECTOR = creature("Ejector", 4, play=return_to_hand(one(enemy)))
DIGGER = creature("Digger", 3, play=draw_unused(1))
MILLER = creature("Miller", 3, play=discard_draw_pile(opponent))

TWO = ["Gorillion", "Luchataur"]
THREE = ["Gorillion", "Shark Dog", "Turbo Bug"]
everybody = pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
others = pytest.mark.parametrize("viewer", [1, SPECTATOR])


def zone(state: State, viewer: int, player: int, name: str) -> list[str]:
    """The cards of a player's zone that a viewer can name."""
    return sorted(card["card"] for card in plain(state.view(viewer))["players"][player]["zones"][name]["cards"])


def size(state: State, viewer: int, player: int, name: str) -> int:
    return plain(state.view(viewer))["players"][player]["zones"][name]["size"]


def events(duel: Duel, viewer: int, kind: str) -> list[dict[str, object]]:
    return [event for event in duel.history(viewer) if event["event"] == kind]


def all_that_reaches(duel: Duel, viewer: int) -> str:
    seat = Seat(duel.state, viewer)
    return json.dumps([plain(seat.view), seat.history(), [move.to_data() for move in seat.moves()]])


def robbed() -> Duel:
    """I have stolen two Shark Dogs, and they are to act."""
    duel = Duel(
        mine=["Strange Barrel", "Brain Fly"],
        theirs=["Gorillion"],
        hand=TWO,
        their_hand=["Shark Dog"] * 5,
        their_draw=["Killer Bee", "Bee Bear"],
    )
    duel.attack("Strange Barrel").block("Gorillion").asks("them", "turn-action")
    return duel.sees(hand=[*TWO, "Shark Dog", "Shark Dog"])


@rule("MB-N1")
@everybody
def test_play_areas_and_the_state_of_creatures_are_public(viewer):
    duel = Duel(mine=["Shield Bugs", "Bee Bear"], theirs=["Lone Yeti (exhausted)"], hand=THREE)
    mine, theirs = (player["zones"]["play"]["cards"] for player in plain(duel.state.view(viewer))["players"])
    assert [(card["card"], card["power"], card.get("marks", [])) for card in mine] == [
        ("Shield Bugs", "4", []),
        ("Bee Bear", "9", []),
    ]
    assert [(card["card"], card["power"], card["marks"]) for card in theirs] == [("Lone Yeti", "10", ["exhausted"])]
    assert theirs[0]["keywords"] == ["FRENZY", "TOUGH"]


@rule("MB-N1")
@everybody
def test_discard_piles_life_and_mindbugs_are_public(viewer):
    duel = Duel(hand=THREE, discard=["Bee Bear"], their_discard=["Killer Bee"], life=2, mindbugs=1, their_used=2)
    assert zone(duel.state, viewer, 0, "discard") == ["Bee Bear"]
    assert zone(duel.state, viewer, 1, "discard") == ["Killer Bee"]
    counters = [player["counters"] for player in plain(duel.state.view(viewer))["players"]]
    assert counters == [
        {"life": 2, "mindbugs": 1, "used-mindbugs": 0},
        {"life": 3, "mindbugs": 0, "used-mindbugs": 2},
    ]


@rule("MB-N1")
@everybody
def test_the_sizes_of_hands_and_piles_are_public(viewer):
    full = ["Gorillion"] * 5
    duel = Duel(hand=[*full, "Bee Bear"], their_hand=full, draw=["Shark Dog"] * 3, their_draw=["Shark Dog"] * 2)
    state = duel.state
    assert [size(state, viewer, player, "hand") for player in (0, 1)] == [6, 5]
    assert [size(state, viewer, player, "draw") for player in (0, 1)] == [3, 2]
    assert plain(state.view(viewer))["zones"]["unused"]["size"] == len(plain(state.to_data())["unused"]) > 0


@rule("MB-N1")
def test_a_hand_is_known_to_its_holder_only():
    duel = Duel(hand=THREE, their_hand=["Bee Bear", "Brain Fly"])
    assert [zone(duel.state, viewer, 0, "hand") for viewer in (0, 1, SPECTATOR)] == [THREE, [], []]
    assert [zone(duel.state, viewer, 1, "hand") for viewer in (0, 1, SPECTATOR)] == [[], ["Bee Bear", "Brain Fly"], []]


@rule("MB-N1")
@everybody
def test_draw_piles_and_the_unused_pile_are_known_to_nobody(viewer):
    full = ["Gorillion"] * 5
    duel = Duel(
        hand=[*full, "Bee Bear"], their_hand=full, draw=["Shark Dog"], their_draw=["Turbo Bug"], unused=["Brain Fly"]
    )
    seen = all_that_reaches(duel, viewer)
    assert not [card for card in ("Shark Dog", "Turbo Bug", "Brain Fly") if card in seen]


@rule("MB-N1")
@others
def test_what_the_holder_may_play_is_known_to_the_holder_only(viewer):
    duel = Duel(hand=THREE, mine=["Bee Bear"])
    assert [move.brief() for move in Seat(duel.state, 0).moves()] == [
        "play Gorillion",
        "play Shark Dog",
        "play Turbo Bug",
        "attack Bee Bear",
    ]
    assert Seat(duel.state, viewer).moves() == []
    assert "Shark Dog" not in all_that_reaches(duel, viewer)


@rule("MB-N1")
def test_a_hand_of_equal_cards_looks_like_any_other_because_its_holder_is_asked_too():
    Duel(hand=["Gorillion"] * 2).asks("me", "turn-action").offers("play Gorillion")
    duel = Duel(mine=["Tusked Extorter"], their_hand=["Bee Bear"] * 3)
    duel.attack("Tusked Extorter").asks("them", "choose-from-hand").offers("choose Bee Bear")


@rule("MB-N1")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_card_chosen_for_a_discard_is_secret_until_all_are_chosen(viewer):
    duel = Duel(
        hand=["Ferret Bomber", "Gorillion"], their_hand=["Shark Dog", "Turbo Bug", "Brain Fly"], theirs=["Bee Bear"]
    )
    duel.play("Ferret Bomber").choose("Shark Dog").asks("them", "choose-from-hand")
    seen = all_that_reaches(duel, viewer)
    assert not [card for card in ("Shark Dog", "Turbo Bug", "Brain Fly") if card in seen]
    assert plain(duel.state.view(viewer))["resolving"][-1]["picked"] == 1
    assert "targets" not in plain(duel.state.view(viewer))["resolving"][-1]
    assert len(plain(duel.state.view(1))["resolving"][-1]["targets"]) == 1
    duel.choose("Turbo Bug")
    assert zone(duel.state, viewer, 1, "discard") == ["Shark Dog", "Turbo Bug"]
    assert [event["card"] for event in events(duel, viewer, "discard")] == ["Shark Dog", "Turbo Bug"]
    assert "Brain Fly" not in all_that_reaches(duel, viewer)


@rule("MB-N1")
@everybody
def test_a_draw_pile_that_is_turned_over_becomes_known_to_all(viewer):
    full = ["Gorillion"] * 5
    duel = Duel(hand=["Miller", "Bee Bear"], their_hand=full, their_draw=["Shark Dog", "Turbo Bug"], cards=[MILLER])
    duel.play("Miller")
    assert zone(duel.state, viewer, 1, "discard") == ["Shark Dog", "Turbo Bug"]
    assert [event["card"] for event in events(duel, viewer, "discard-from-draw-pile")] == ["Shark Dog", "Turbo Bug"]


@rule("MB-N2")
@everybody
def test_a_draw_is_seen_by_the_drawer_only(viewer):
    full = ["Gorillion", "Gorillion", "Luchataur", "Luchataur", "Luchataur"]
    duel = Duel(hand=full, draw=["Shark Dog"], theirs=["Bee Bear"])
    duel.play("Gorillion")
    secret = {"card": "Shark Dog"} if viewer == 0 else {}
    assert events(duel, viewer, "draw") == [{"event": "draw", "seat": 0, **secret}]
    assert ("Shark Dog" in all_that_reaches(duel, viewer)) == (viewer == 0)


@rule("MB-N2")
@everybody
def test_a_card_drawn_from_the_unused_pile_is_seen_by_the_drawer_only(viewer):
    duel = Duel(hand=["Digger", *TWO], theirs=["Bee Bear"], unused=["Shark Dog"], cards=[DIGGER])
    duel.play("Digger").sees(hand=[*TWO, "Shark Dog"])
    assert size(duel.state, viewer, 0, "hand") == 3
    assert ("Shark Dog" in all_that_reaches(duel, viewer)) == (viewer == 0)


@rule("MB-N2")
def test_stolen_cards_are_known_to_the_thief_and_to_the_victim():
    duel = robbed()
    assert zone(duel.state, 1, 0, "hand") == ["Shark Dog", "Shark Dog"]
    assert zone(duel.state, 0, 0, "hand") == [*TWO, "Shark Dog", "Shark Dog"]
    for player in (0, 1):
        assert [event["card"] for event in events(duel, player, "steal")] == ["Shark Dog", "Shark Dog"]


@rule("MB-N2")
def test_stolen_cards_are_not_known_to_a_spectator():
    assert "Shark Dog" not in all_that_reaches(robbed(), SPECTATOR)


@rule("MB-N2")
def test_the_victim_knows_nothing_else_of_the_hand_and_the_thief_nothing_of_the_new_cards():
    duel = robbed()
    assert zone(duel.state, 0, 1, "hand") == []
    assert size(duel.state, 1, 0, "hand") == 4
    assert "Luchataur" not in all_that_reaches(duel, 1)
    assert "Killer Bee" not in all_that_reaches(duel, 0)


@rule("MB-N2")
@others
def test_a_card_that_went_from_the_discard_pile_into_a_hand_is_known_to_all_until_it_leaves(viewer):
    duel = Duel(hand=["Giraffodile", *TWO], discard=["Shark Dog", "Turbo Bug"], theirs=["Bee Bear"])
    duel.play("Giraffodile")
    assert zone(duel.state, viewer, 0, "hand") == ["Shark Dog", "Turbo Bug"]
    duel.attack("Bee Bear").no_block().play("Turbo Bug")
    assert zone(duel.state, viewer, 0, "hand") == ["Shark Dog"]


@rule("MB-N2")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_card_that_went_from_play_into_a_hand_is_known_to_all_until_it_leaves(viewer):
    duel = Duel(
        mine=["Tusked Extorter"],
        theirs=["Bee Bear"],
        hand=["Ejector", "Luchataur"],
        their_hand=["Gorillion", "Shark Dog"],
        cards=[EJECTOR],
    )
    duel.play("Ejector")
    assert zone(duel.state, viewer, 1, "hand") == ["Bee Bear"]
    duel.play("Gorillion").attack("Tusked Extorter").choose("Bee Bear")
    assert zone(duel.state, viewer, 1, "hand") == []
    assert zone(duel.state, viewer, 1, "discard") == ["Bee Bear"]


@rule("MB-N2")
def test_a_player_sees_which_of_the_own_cards_are_known():
    duel = Duel(hand=["Giraffodile", *TWO], discard=["Shark Dog"], theirs=["Bee Bear"])
    duel.play("Giraffodile")
    assert zone(duel.state, 0, 0, "hand") == ["Gorillion", "Luchataur", "Shark Dog"]
    assert zone(duel.state, 0, 0, "known") == ["Shark Dog"]


@rule("MB-N2")
@pytest.mark.parametrize(("in_hand", "returned", "known"), [(1, 1, 0), (0, 2, 1), (1, 2, 1)])
def test_of_equal_cards_the_known_one_may_have_been_the_one_that_left(in_hand, returned, known):
    duel = Duel(
        hand=["Giraffodile", "Gorillion"] + ["Luchataur"] * in_hand,
        discard=["Luchataur"] * returned,
        theirs=["Bee Bear"],
    )
    duel.play("Giraffodile").attack("Bee Bear").no_block().play("Luchataur")
    assert zone(duel.state, 1, 0, "hand") == ["Luchataur"] * known


def dealt(state: State) -> Counter[str]:
    """Every card outside play, wherever it lies."""
    data = plain(state.to_data())
    return Counter(data["unused"]) + sum(
        (Counter(side["hand"] + side["draw"] + side["discard"]) for side in data["sides"]), Counter()
    )


def imagined(duel: Duel, seat: int, count: int = 30) -> list[State]:
    return [Seat(duel.state, seat).imagine(seeded(f"idea {number}")) for number in range(count)]


def middle_of_a_duel() -> Duel:
    """My turn; they have a Bee Bear in hand that I know of."""
    full = ["Gorillion", "Shark Dog", "Turbo Bug", "Luchataur", "Luchataur"]
    duel = Duel(
        mine=["Elephantopus"],
        theirs=["Bee Bear", "Brain Fly"],
        hand=["Ejector", *full],
        draw=["Killer Bee", "Deathweaver"],
        their_hand=["Gorillion", "Strange Barrel", "Lone Yeti", "Harpy Mother"],
        their_draw=["Turbo Bug", "Rhino Turtle"],
        cards=[EJECTOR],
    )
    return duel.play("Ejector").choose("Bee Bear").attack("Brain Fly").no_block().asks("me", "turn-action")


@rule("MB-N1", "MB-N2")
def test_a_player_cannot_tell_an_imagined_state_from_the_real_one():
    duel = middle_of_a_duel()
    for state in imagined(duel, 0):
        assert state.view(0) == duel.state.view(0)
        assert state.legal() == duel.state.legal()
        assert dealt(state) == dealt(duel.state)


@rule("MB-N1")
def test_what_is_hidden_from_a_player_is_imagined_anew():
    duel = middle_of_a_duel()
    states = imagined(duel, 0)
    hands = {tuple(zone(state, 1, 1, "hand")) for state in states}
    assert len(hands) > 20
    assert len({tuple(plain(state.to_data())["sides"][0]["draw"]) for state in states}) > 10
    assert len({tuple(plain(state.to_data())["sides"][1]["draw"]) for state in states}) > 10
    assert any("Killer Bee" in hand or "Deathweaver" in hand for hand in hands)


@rule("MB-N2")
def test_a_card_that_is_known_to_be_in_a_hand_is_there_in_every_imagined_state():
    assert all("Bee Bear" in zone(state, 1, 1, "hand") for state in imagined(middle_of_a_duel(), 0))
    thiefs_hands = [zone(state, 0, 0, "hand") for state in imagined(robbed(), 1)]
    assert all(hand.count("Shark Dog") >= 2 for hand in thiefs_hands)
    assert not all("Luchataur" in hand for hand in thiefs_hands)


@rule("MB-N1")
def test_imagining_changes_nothing_at_the_real_table():
    duel = middle_of_a_duel()
    before = json.dumps(duel.state.to_data())
    for state in imagined(duel, 0, 5):
        state.apply(state.legal()[0])
    assert json.dumps(duel.state.to_data()) == before


@rule("MB-N1")
def test_while_the_opponent_is_to_act_what_they_can_do_is_imagined_with_their_hand():
    duel = Duel(theirs=["Bee Bear"], their_hand=["Gorillion", "Luchataur", "Shark Dog"], their_turn=True)
    for state in imagined(duel, 0):
        moves = Seat(state, 1).moves()
        assert {move.facts["card"] for move in moves if move.kind == "play"} == set(zone(state, 1, 1, "hand"))


@rule("MB-N1")
def test_cards_the_opponent_has_chosen_but_not_shown_are_imagined_anew():
    duel = Duel(
        hand=["Ferret Bomber", "Gorillion"], their_hand=["Shark Dog", "Turbo Bug", "Brain Fly"], theirs=["Bee Bear"]
    )
    duel.play("Ferret Bomber").choose("Shark Dog")
    discarded = set()
    for state in imagined(duel, 0):
        hand = zone(state, 1, 1, "hand")
        state.apply(state.legal()[0])
        assert Counter(zone(state, 1, 1, "discard") + zone(state, 1, 1, "hand")) == Counter(hand)
        discarded.update(zone(state, 1, 1, "discard"))
    assert len(discarded) > 3
