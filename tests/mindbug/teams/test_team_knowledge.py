"""What each of four players and a spectator knows of a hand (rules MB-N1, MB-N2)."""

import pytest

from bugduel.core import SPECTATOR, Seat, seeded
from marks import rule
from teams import TWO, VIEWERS, Teams

FIVE = ["Bee Bear", "Brain Fly", "Gorillion", "Luchataur", "Turbo Bug"]
everybody = pytest.mark.parametrize("viewer", list(VIEWERS))


def robbed(**more: object) -> Teams:
    """I have stolen the right neighbour's only two cards, Shark Dogs."""
    table = Teams(mine=["Strange Barrel"], right=["Gorillion"], right_hand=["Shark Dog"] * 2, **more)
    table.attack("Strange Barrel").block("Gorillion").against("right")
    return table.sees(hand=[*TWO, "Shark Dog", "Shark Dog"], right_hand=[])


@rule("MB-N1")
def test_a_hand_is_known_to_its_holder_only():
    table = Teams(hand=TWO, mate_hand=["Bee Bear"])
    table.knows("me", "me", *TWO).knows("mate", "mate", "Bee Bear")
    for viewer in ("left", "mate", "right", "spectator"):
        table.knows(viewer, "me")


@rule("MB-N1")
def test_with_open_hands_teammates_see_each_other_and_nobody_else_does():
    table = Teams(hand=TWO, mate_hand=["Bee Bear"], left_hand=["Brain Fly"], **{"open-hands": True})
    table.knows("mate", "me", *TWO).knows("me", "mate", "Bee Bear").knows("right", "left", "Brain Fly")
    for viewer in ("left", "right", "spectator"):
        table.knows(viewer, "me").knows(viewer, "mate")


@rule("MB-N1")
def test_with_open_hands_a_teammate_sees_what_is_drawn():
    full = [*FIVE[:4], "Shark Dog"]
    for is_open, seen in ((True, "Spider Owl"), (False, None)):
        table = Teams(hand=full, draw=["Spider Owl"], **{"open-hands": is_open})
        table.play("Shark Dog")
        draws = [[event.get("card") for event in table.history(seat) if event["event"] == "draw"] for seat in range(4)]
        assert draws == [["Spider Owl"], [None], [seen], [None]]


@rule("MB-N2")
def test_a_stolen_card_is_known_to_the_two_and_to_no_one_else():
    table = robbed()
    table.knows("right", "me", "Shark Dog", "Shark Dog")
    for viewer in ("left", "mate", "spectator"):
        table.knows(viewer, "me")
    told = [[event.get("card") for event in table.history(seat) if event["event"] == "steal"] for seat in range(-1, 4)]
    assert told == [[None, None], ["Shark Dog", "Shark Dog"], [None, None], [None, None], ["Shark Dog", "Shark Dog"]]


@rule("MB-N2")
def test_with_open_hands_the_teammates_of_both_know_a_stolen_card():
    table = robbed(**{"open-hands": True})
    table.knows("mate", "me", *TWO, "Shark Dog", "Shark Dog").knows("right", "me", "Shark Dog", "Shark Dog")
    table.knows("left", "me", "Shark Dog", "Shark Dog").knows("spectator", "me")


@rule("MB-N2")
@everybody
def test_a_card_returned_from_play_is_known_to_all(viewer):
    table = Teams(hand=["Dr. Orange U. Tan", *TWO], left=["Bee Bear"], right=["Brain Fly"], left_hand=TWO)
    table.play("Dr. Orange U. Tan").accept()
    if viewer != "left":
        table.knows(viewer, "left", "Bee Bear")
    if viewer != "right":
        table.knows(viewer, "right", "Brain Fly")


@rule("MB-N2")
@everybody
def test_a_card_from_a_discard_pile_is_known_to_all(viewer):
    table = Teams(hand=["Giraffodile", *TWO], discard=["Bee Bear"])
    table.play("Giraffodile").knows(viewer, "me", *(["Bee Bear", *TWO] if viewer == "me" else ["Bee Bear"]))


@rule("MB-N2")
def test_a_known_card_that_is_played_is_known_no_more():
    table = Teams(hand=["Giraffodile", "Luchataur"], discard=["Bee Bear", "Brain Fly"])
    table.play("Giraffodile")
    for _ in range(3):
        table.play("Gorillion")
    table.play("Bee Bear")
    for viewer in ("left", "mate", "right", "spectator"):
        table.knows(viewer, "me", "Brain Fly")


@rule("MB-N2")
def test_a_stolen_card_that_is_stolen_back_unseen_leaves_the_others_unsure():
    """The left neighbour knew one of my two cards; the right steals one of them: it may have been that."""
    table = Teams(
        mine=["Tomageddon"],
        left=["Chaotic Cabbage"],
        right=["Gorillion", "Chaotic Cabbage"],
        hand=["Bee Bear"],
        left_hand=["Shark Dog"],
        right_hand=[],
        turn="me",
    )
    table.attack("Tomageddon").no_block().block("Gorillion").knows("left", "me", "Shark Dog").knows("right", "me")


@rule("MB-N2")
def test_swapped_hands_are_known_to_the_two_who_swapped():
    table = Teams(mine=["Macaw Dagon"], hand=["Bee Bear", "Brain Fly"], right_hand=["Shark Dog"], left_hand=TWO)
    table.attack("Macaw Dagon").against("right").sees(hand=["Shark Dog"], right_hand=["Bee Bear", "Brain Fly"])
    table.knows("right", "me", "Shark Dog").knows("me", "right", "Bee Bear", "Brain Fly")
    for viewer in ("left", "mate", "spectator"):
        table.knows(viewer, "me").knows(viewer, "right")


@rule("MB-N2")
def test_with_open_hands_the_teammates_know_swapped_hands():
    table = Teams(mine=["Macaw Dagon"], hand=["Bee Bear"], right_hand=["Shark Dog"], **{"open-hands": True})
    table.attack("Macaw Dagon").against("right").knows("mate", "right", "Bee Bear").knows("left", "me", "Shark Dog")
    table.knows("mate", "me", "Shark Dog").knows("spectator", "me").knows("spectator", "right")


@rule("MB-N2")
def test_undead_trios_three_are_seen_by_its_player_alone_and_the_given_one_also_by_the_teammate():
    table = Teams(
        hand=["Undead Trio", *TWO], mate_hand=[], mate=["Bee Bear"], unused=["Shark Dog", "Brain Fly", "Turbo Bug"]
    )
    table.play("Undead Trio").asks("me", "choose-looked").offers(
        "choose Shark Dog", "choose Brain Fly", "choose Turbo Bug"
    )
    for other in (SPECTATOR, 1, 2, 3):
        seen = str([Seat(table.state, other).view, Seat(table.state, other).history()])
        assert not [name for name in ("Shark Dog", "Brain Fly", "Turbo Bug") if name in seen]
    table.choose("Brain Fly").sees(mate_hand=["Brain Fly"]).knows("me", "mate", "Brain Fly")
    for viewer in ("left", "right", "spectator"):
        table.knows(viewer, "mate")
    assert len(table.state.unused) == 2


@rule("MB-N2")
def test_a_card_revealed_for_kung_fu_buddies_is_known_to_all():
    table = Teams(mine=["Kung-Fu Buddies"], mate_hand=["Turbo Bug", "Gorillion"], left=["Brain Fly"])
    table.attack("Kung-Fu Buddies").asks("mate", "choose-from-hand").choose("Turbo Bug")
    for viewer in ("me", "left", "right", "spectator"):
        table.knows(viewer, "mate", "Turbo Bug")


@rule("MB-N2")
def test_a_card_given_to_me_for_buddy_barrel_is_known_to_its_giver_and_not_to_opponents():
    table = Teams(hand=["Buddy Barrel", *TWO], mate_hand=["Turbo Bug", "Bee Bear"])
    table.play("Buddy Barrel").asks("mate", "choose-from-hand").choose("Turbo Bug").asks("me", "may")
    table.knows("mate", "me", "Turbo Bug").knows("left", "me").knows("right", "me").knows("spectator", "me")


@rule("MB-N2")
def test_who_imagines_buddy_barrels_card_does_not_know_which_it_was():
    """Both opponents think of any card that could be there, the teammate of the one given."""
    table = Teams(hand=["Buddy Barrel", *TWO], mate_hand=["Turbo Bug", "Bee Bear"])
    table.play("Buddy Barrel").choose("Turbo Bug").asks("me", "may")
    for viewer in range(-1, 4):
        put: set[str] = set()
        for number in range(12):
            imagined = Seat(table.state, viewer).imagine(seeded(f"{viewer} {number}"))
            imagined.apply(imagined.legal()[0])
            cards = imagined.view(viewer).players[0].zones["play"].cards
            put.update(card.name for card in cards)
        assert (put == {"Buddy Barrel", "Turbo Bug"}) == (viewer in (0, 2))


@rule("MB-N2")
def test_cards_passed_to_the_left_are_known_to_giver_and_taker():
    table = Teams(
        mine=["Chameleon Charmer"], left_hand=["Bee Bear", "Turbo Bug"], right_hand=["Brain Fly", "Shark Dog"]
    )
    table.attack("Chameleon Charmer").choose("Bee Bear").choose("Shark Dog")
    table.sees(mate_hand=["Bee Bear", *TWO], hand=["Shark Dog", *TWO])
    table.knows("left", "mate", "Bee Bear").knows("right", "me", "Shark Dog").knows("right", "mate").knows("left", "me")
    table.knows("me", "mate").knows("mate", "me").knows("spectator", "me").knows("spectator", "mate")


@rule("MB-N2")
def test_the_holder_sees_which_of_their_cards_somebody_knows():
    table = robbed()
    known = table.state.view(0).players[0].zones["known"].cards
    assert [card.name for card in known] == ["Shark Dog", "Shark Dog"]
