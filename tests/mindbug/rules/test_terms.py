"""What the words of the cards mean: discard, steal, take control, put into play (rules MB-M)."""

from bugduel.mindbug.cards.vocabulary import (
    creature,
    defeat,
    discard,
    discard_draw_pile,
    draw_unused,
    enemy,
    every,
    gain_life,
    lose_life,
    make_attack,
    me,
    my_discard,
    one,
    opponent,
    other_ally,
    power_up,
    put_into_play,
    return_to_hand,
    steal_cards,
    steal_life,
    take_control,
    this_turn,
    up_to,
)
from duel import Duel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]

OMEN = creature("Omen", 3, discarded=lose_life(1, opponent))
FLOOD = creature("Flood", 3, play=discard_draw_pile(opponent))


def shown(duel: Duel, seat: int, player: int, zone: str) -> list[dict[str, object]]:
    """The cards of a player's zone as a seat sees them."""
    return plain(duel.state.view(seat))["players"][player]["zones"][zone]["cards"]


# --- discard ----------------------------------------------------------------------------------------------------------


@rule("MB-M1")
def test_discarded_cards_go_from_the_hand_to_their_owners_pile():
    duel = Duel(hand=["Ferret Bomber", *TWO], their_hand=["Bee Bear", "Spider Owl", *TWO])
    duel.play("Ferret Bomber").choose("Bee Bear", "Spider Owl")
    duel.sees(their_hand=TWO, their_discard=["Bee Bear", "Spider Owl"], discard=[])


@rule("MB-M1", "MB-T6")
def test_the_hand_is_refilled_after_both_discards_and_not_between():
    hand = ["Bee Bear", "Bee Bear", "Gorillion", "Gorillion", "Gorillion"]
    duel = Duel(hand=["Ferret Bomber", *TWO], their_hand=hand, their_draw=["Spider Owl", "Shark Dog", "Luchataur"])
    duel.play("Ferret Bomber").choose("Bee Bear").offers("choose Bee Bear", "choose Gorillion").choose("Bee Bear")
    duel.sees(their_hand=["Gorillion", "Gorillion", "Gorillion", "Spider Owl", "Shark Dog"], their_draw=["Luchataur"])


@rule("MB-M1")
def test_with_too_few_cards_all_are_discarded():
    miser = creature("Miser", 3, play=discard(3, me))
    duel = Duel(cards=[miser], hand=["Miser", *TWO], their_hand=TWO)
    duel.play("Miser").sees(hand=[], discard=TWO)


@rule("MB-M1")
def test_a_draw_pile_is_turned_whole_into_its_owners_discard_pile():
    hand = ["Bee Bear", "Gorillion", "Luchataur", "Shark Dog", "Killer Bee"]
    duel = Duel(cards=[FLOOD], hand=["Flood", *TWO], their_hand=hand, their_draw=["Spider Owl", "Turbo Bug"])
    duel.play("Flood").sees(their_draw=[], their_discard=["Spider Owl", "Turbo Bug"], their_hand=hand, discard=[])


@rule("MB-M1")
def test_a_card_sees_that_it_is_discarded_from_hand():
    duel = Duel(cards=[OMEN], hand=["Ferret Bomber", *TWO], theirs=TWO, their_hand=["Omen"])
    duel.play("Ferret Bomber").sees(their_discard=["Omen"], life=(2, 3))


@rule("MB-M1")
def test_a_card_sees_that_it_is_discarded_with_the_draw_pile():
    hand = ["Bee Bear", "Gorillion", "Luchataur", "Shark Dog", "Killer Bee"]
    duel = Duel(cards=[FLOOD, OMEN], hand=["Flood", *TWO], their_hand=hand, their_draw=["Omen", "Spider Owl"])
    duel.play("Flood").sees(their_discard=["Omen", "Spider Owl"], life=(2, 3))


@rule("MB-M1")
def test_a_creature_sees_that_it_goes_from_play_to_the_pile_of_its_controller():
    duel = Duel(cards=[OMEN], mine=["Gorillion"], theirs=["Omen"], their_hand=TWO)
    duel.attack("Gorillion").block("Omen").sees(their_discard=["Omen"], life=(2, 3))


@rule("MB-M1")
def test_going_to_the_hand_is_not_going_to_the_discard_pile():
    gust = creature("Gust", 3, play=return_to_hand(one(enemy)))
    duel = Duel(cards=[gust, OMEN], hand=["Gust", *TWO], theirs=["Omen"])
    duel.play("Gust").sees(their_hand=["Gorillion", "Omen"], life=(3, 3))


@rule("MB-M1", "MB-G5")
def test_being_discarded_and_being_defeated_are_two_effects():
    wraith = creature("Wraith", 3, defeated=gain_life(2), discarded=lose_life(1, opponent))
    duel = Duel(cards=[wraith], mine=["Gorillion"], theirs=["Wraith"], their_hand=TWO)
    duel.attack("Gorillion").block("Wraith").asks("me", "order").offers("resolve Wraith", "resolve Wraith")
    bombed = Duel(cards=[wraith], hand=["Ferret Bomber", *TWO], theirs=TWO, their_hand=["Wraith"])
    bombed.play("Ferret Bomber").sees(their_discard=["Wraith"], life=(2, 3))


# --- steal ------------------------------------------------------------------------------------------------------------


@rule("MB-M2", "MB-X8")
def test_stolen_cards_go_from_their_hand_to_mine_before_the_refill():
    hand = ["Bee Bear", "Bee Bear", "Bee Bear", "Bee Bear", "Bee Bear"]
    duel = Duel(mine=["Strange Barrel"], theirs=["Gorillion"], their_hand=hand, their_draw=["Spider Owl"] * 3)
    duel.attack("Strange Barrel").block("Gorillion")
    duel.sees(
        hand=["Bee Bear", "Bee Bear", "Gorillion"],
        their_hand=["Bee Bear", "Bee Bear", "Bee Bear", "Spider Owl", "Spider Owl"],
        their_draw=["Spider Owl"],
        their_discard=[],
    )


@rule("MB-M2")
def test_the_last_card_of_a_hand_can_be_stolen():
    duel = Duel(mine=["Strange Barrel"], theirs=["Gorillion", "Luchataur"], their_hand=["Bee Bear"])
    duel.attack("Strange Barrel").block("Gorillion").sees(hand=["Bee Bear", "Gorillion"], their_hand=[])


@rule("MB-M2")
def test_stealing_takes_a_hand_above_five():
    thief = creature("Thief", 3, play=steal_cards(2))
    hand = ["Thief", "Bee Bear", "Spider Owl", *TWO]
    duel = Duel(cards=[thief], hand=hand, draw=["Turbo Bug", "Shark Dog"], their_hand=["Killer Bee"] * 2, theirs=TWO)
    duel.play("Thief")
    duel.sees(hand=["Bee Bear", "Spider Owl", *TWO, "Turbo Bug", "Killer Bee", "Killer Bee"], draw=["Shark Dog"])


@rule("MB-M2")
def test_stealing_life_moves_it_from_them_to_me():
    tick = creature("Tick", 3, play=steal_life(1))
    duel = Duel(cards=[tick], hand=["Tick", *TWO], their_hand=TWO)
    duel.play("Tick").sees(life=(4, 2))


# --- take control -----------------------------------------------------------------------------------------------------


@rule("MB-M3")
def test_a_creature_changes_control_in_its_state():
    duel = Duel(hand=["Brain Fly", *TWO], theirs=["Rhino Turtle (exhausted)"], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Rhino Turtle (exhausted)"], theirs=[])


@rule("MB-M3", "MB-A6")
def test_a_creature_that_changed_control_may_attack_in_my_next_turn_and_block_before():
    duel = Duel(hand=["Brain Fly", "Gorillion"], theirs=["Bee Bear", "Turbo Bug"], their_hand=TWO)
    duel.play("Brain Fly").attack("Turbo Bug").block("Bee Bear").sees(their_discard=["Turbo Bug"], turn="me")
    duel.offers("attack Bee Bear", "attack Brain Fly", "play Gorillion")


@rule("MB-M3", "MB-G3")
def test_taking_control_of_my_own_creature_changes_nothing():
    duel = Duel(mine=["Rhino Turtle (exhausted)"], hand=["Brain Fly", *TWO], theirs=["Shark Dog"])
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Rhino Turtle (exhausted)"], theirs=["Shark Dog"], turn="them")
    assert "control" not in [event["event"] for event in duel.history()]


@rule("MB-M3", "MB-Y1")
def test_taking_control_looks_at_current_power():
    duel = Duel(hand=["Brain Fly", *TWO], theirs=["Killer Bee", "Shield Bugs"], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Killer Bee"], theirs=["Shield Bugs"])


# --- the unused pile and the discard piles ----------------------------------------------------------------------------


@rule("MB-M4")
def test_a_card_of_the_unused_pile_is_seen_by_the_drawer_alone():
    well = creature("Well", 3, play=draw_unused(1))
    duel = Duel(cards=[well], hand=["Well", *TWO], their_hand=TWO, unused=["Bee Bear"])
    duel.play("Well").sees(hand=["Bee Bear", *TWO])
    assert {"event": "draw-unused", "seat": 0, "card": "Bee Bear"} in duel.history(0)
    assert {"event": "draw-unused", "seat": 0} in duel.history(1)
    assert shown(duel, 1, 0, "hand") == []


@rule("MB-M4")
def test_an_unused_pile_gives_what_it_has_and_then_nothing():
    well = creature("Well", 3, play=draw_unused(2))
    duel = Duel(cards=[well], hand=["Well", *TWO], their_hand=TWO, unused=["Bee Bear"])
    duel.play("Well").sees(hand=["Bee Bear", *TWO], turn="them")
    empty = Duel(cards=[well], hand=["Well", *TWO], their_hand=TWO, unused=[])
    empty.play("Well").sees(hand=TWO, turn="them")


@rule("MB-M5")
def test_everybody_may_look_at_both_discard_piles():
    duel = Duel(hand=TWO, discard=["Bee Bear"], their_discard=["Spider Owl"])
    for seat in (0, 1, -1):
        assert [card["card"] for card in shown(duel, seat, 0, "discard")] == ["Bee Bear"]
        assert [card["card"] for card in shown(duel, seat, 1, "discard")] == ["Spider Owl"]


@rule("MB-M6", "MB-P4")
def test_what_an_effect_puts_into_play_is_offered_to_no_mindbug():
    duel = Duel(hand=["Compost Dragon", *TWO], discard=["Killer Bee"], their_mindbugs=2, their_hand=TWO)
    duel.play("Compost Dragon").no_mindbug().sees(mine=["Compost Dragon", "Killer Bee"], life=(3, 2), turn="them")


@rule("MB-M6")
def test_a_creature_put_into_play_may_put_the_next_one_into_play():
    duel = Duel(hand=["Compost Dragon", *TWO], discard=["Grave Robber"], their_discard=["Killer Bee"], their_hand=TWO)
    duel.play("Compost Dragon")
    duel.sees(mine=["Compost Dragon", "Grave Robber", "Killer Bee"], discard=[], their_discard=[], life=(3, 2))


@rule("MB-M6", "MB-P3")
def test_a_mindbugged_compost_dragon_digs_in_the_takers_pile():
    duel = Duel(hand=["Compost Dragon", *TWO], discard=["Bee Bear"], their_discard=["Spider Owl"], their_mindbugs=1)
    duel.play("Compost Dragon").mindbug().sees(theirs=["Compost Dragon", "Spider Owl"], discard=["Bee Bear"])


@rule("MB-M6")
def test_up_to_two_cards_of_a_pile_may_be_put_into_play():
    piper = creature("Piper", 3, play=put_into_play(up_to(2, my_discard)))
    duel = Duel(cards=[piper], hand=["Piper", *TWO], discard=["Bee Bear", "Spider Owl", "Shark Dog"], their_hand=TWO)
    duel.play("Piper").choose("Shark Dog").offers("choose Bee Bear", "choose Spider Owl", "done").choose("Bee Bear")
    duel.sees(mine=["Bee Bear", "Piper", "Shark Dog"], discard=["Spider Owl"])


# --- leaving play -----------------------------------------------------------------------------------------------------


@rule("MB-M7")
def test_a_creature_that_comes_back_is_fresh():
    duel = Duel(mine=["Rhino Turtle (exhausted)"], theirs=["Gorillion"], hand=["Compost Dragon", "Gorillion"])
    duel.attack("Rhino Turtle").block("Gorillion").sees(discard=["Rhino Turtle"])
    duel.play("Gorillion").play("Compost Dragon").sees(mine=["Compost Dragon", "Rhino Turtle"])


@rule("MB-M7")
def test_a_creature_returned_to_hand_is_played_as_a_new_one():
    gust = creature("Gust", 3, play=return_to_hand(one(enemy)))
    duel = Duel(cards=[gust], hand=["Gust", *TWO], theirs=["Rhino Turtle (exhausted)"])
    duel.play("Gust").play("Rhino Turtle").sees(theirs=["Rhino Turtle"])


@rule("MB-M7", "MB-A6")
def test_a_creature_that_comes_back_in_the_turn_it_left_has_just_arrived():
    sexton = creature(
        "Sexton", 3, attack=(defeat(one(other_ally)), put_into_play(one(my_discard)), make_attack(one(other_ally)))
    )
    duel = Duel(cards=[sexton], mine=["Sexton", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Sexton").no_block().sees(mine=["Bee Bear", "Sexton"], life=(3, 2), turn="them")


@rule("MB-M8")
def test_a_card_outside_play_has_its_printed_power():
    blessing = creature(
        "Blessing", 3, play=(this_turn(every(enemy), power_up(3)), defeat(every(enemy)), discard(1, me))
    )
    duel = Duel(cards=[blessing], hand=["Blessing", *TWO], theirs=["Killer Bee", "Shield Bugs (exhausted)"])
    duel.play("Blessing").asks("me", "choose-from-hand")
    assert {"card": "Killer Bee", "power": "5", "keywords": ["HUNTER"]} in shown(duel, 0, 1, "discard")


@rule("MB-M8")
def test_cards_in_hand_and_piles_gain_nothing_from_creatures_in_play():
    duel = Duel(mine=["Snail Thrower", "Shield Bugs"], hand=["Shark Dog", *TWO], discard=["Shark Dog"])
    printed = {"card": "Shark Dog", "power": "4", "keywords": ["HUNTER"]}
    assert printed in shown(duel, 0, 0, "hand")
    assert shown(duel, 0, 0, "discard") == [printed]
    duel.play("Shark Dog")
    assert duel.power("Shark Dog") == 5


@rule("MB-M8", "MB-M3")
def test_a_creature_taken_and_defeated_is_again_as_printed():
    snatch = creature("Snatch", 3, play=(take_control(one(enemy)), defeat(one(other_ally)), discard(1, me)))
    duel = Duel(cards=[snatch], hand=["Snatch", *TWO], theirs=["Goblin Werewolf"], their_hand=TWO)
    duel.play("Snatch").asks("me", "choose-from-hand").sees(discard=["Goblin Werewolf"], their_discard=[])
    assert shown(duel, 1, 0, "discard") == [{"card": "Goblin Werewolf", "power": "2", "keywords": ["HUNTER"]}]
