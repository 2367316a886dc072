"""What is different in older editions (rules MB-R)."""

import pytest

from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    ally,
    cannot_attack,
    creature,
    enemy,
    extra_turn,
    gain_life,
    have,
    make_attack,
    one,
    this,
    this_turn,
)
from bugduel.mindbug.game import MINDBUG
from duel import Duel
from marks import rule
from plain import plain

STATUE = creature("Statue", 6, cannot_attack(this))
TRAINER = creature("Trainer", 4, play=this_turn(one(ally), have(this, FRENZY)))
NURSE = creature("Nurse", 4, end_of_turn=gain_life(1))
BORG = creature("Borg", 4, play=extra_turn())
DRUMMER = creature("Drummer", 3, play=make_attack(one(ally)))
GOADER = creature("Goader", 3, play=make_attack(one(enemy)))

TWO = ["Gorillion", "Bee Bear"]
older_editions = pytest.mark.parametrize("edition", ["beyond", "first"])


@rule("MB-R1")
def test_the_current_edition_is_the_default():
    assert plain(MINDBUG.new({}, "seed").to_data())["options"]["edition"] == "current"


@rule("MB-R1", "MB-P3")
def test_in_the_current_edition_a_mindbug_does_not_end_the_turn():
    duel = Duel(mine=["Nurse"], theirs=["Gorillion"], hand=TWO, their_mindbugs=1, cards=[NURSE])
    duel.play("Bee Bear").mindbug().sees(turn="me", life=(3, 3)).asks("me", "turn-action")
    assert not any(event["event"] == "turn" for event in duel.history())
    duel.play("Gorillion").sees(turn="them", life=(4, 3))


@rule("MB-R2", "MB-R3")
@older_editions
def test_in_older_editions_a_mindbug_ends_the_turn_and_the_player_has_a_whole_new_one(edition):
    duel = Duel(mine=["Nurse"], theirs=["Gorillion"], hand=TWO, their_mindbugs=1, cards=[NURSE], edition=edition)
    duel.play("Bee Bear").mindbug().sees(turn="me", life=(4, 3), theirs=["Gorillion", "Bee Bear"])
    assert [event["turn"] for event in duel.history() if event["event"] == "turn"] == [10]
    duel.play("Gorillion").sees(turn="them", life=(5, 3))


@rule("MB-R1", "MB-R2", "MB-R3")
@pytest.mark.parametrize(("edition", "keywords"), [("current", {"FRENZY"}), ("beyond", set()), ("first", set())])
def test_what_holds_this_turn_ends_with_a_mindbug_only_where_that_ends_the_turn(edition, keywords):
    duel = Duel(
        mine=["Bee Bear"],
        theirs=["Gorillion"],
        hand=["Trainer", "Shark Dog"],
        their_mindbugs=1,
        cards=[TRAINER],
        edition=edition,
    )
    duel.play("Trainer").mindbug().choose("Gorillion").sees(turn="me").asks("me", "turn-action")
    assert duel.keywords("Gorillion") == keywords


@rule("MB-R2", "MB-A7")
@pytest.mark.parametrize(("edition", "life"), [("current", 2), ("beyond", 1)])
def test_a_creature_attacks_again_after_a_mindbug_only_where_that_began_a_new_turn(edition, life):
    duel = Duel(
        theirs=["Gorillion"],
        hand=["Drummer", "Goader", "Shark Dog"],
        their_mindbugs=1,
        cards=[DRUMMER, GOADER],
        edition=edition,
    )
    duel.play("Drummer").mindbug().choose("Gorillion").sees(life=(2, 3))
    duel.play("Goader").choose("Gorillion")
    if edition == "beyond":
        duel.no_block()
    duel.sees(life=(life, 3), turn="them")


@rule("MB-R2", "MB-T7")
def test_in_an_older_edition_the_new_turn_of_a_mindbug_comes_before_an_extra_turn_that_waits():
    duel = Duel(
        mine=["Shark Dog"],
        theirs=["Gorillion"],
        hand=["Borg", "Bee Bear"],
        their_mindbugs=2,
        cards=[BORG],
        edition="beyond",
    )
    duel.play("Borg").mindbug().sees(turn="me")
    duel.play("Bee Bear").mindbug().sees(turn="me")


@rule("MB-R2", "MB-R3")
@older_editions
def test_in_older_editions_a_short_hand_is_refilled_only_when_a_card_leaves_it(edition):
    duel = Duel(
        mine=["Tusked Extorter"],
        their_hand=["Gorillion"],
        their_draw=["Bee Bear", "Luchataur"],
        hand=["Shark Dog"],
        draw=["Brain Fly"],
        edition=edition,
    )
    duel.sees(hand=["Shark Dog"], draw=["Brain Fly"], their_hand=["Gorillion"])
    duel.attack("Tusked Extorter")
    duel.sees(their_hand=["Bee Bear", "Luchataur"], their_discard=["Gorillion"], hand=["Shark Dog"])


@rule("MB-R2", "MB-R3")
@older_editions
def test_in_older_editions_playing_a_card_refills_the_hand_before_the_mindbug_decision(edition):
    duel = Duel(
        hand=["Shark Dog"], draw=["Brain Fly", "Bee Bear"], mine=["Gorillion"], their_mindbugs=1, edition=edition
    )
    duel.play("Shark Dog").asks("them", "mindbug").sees(hand=["Brain Fly", "Bee Bear"])


@rule("MB-R2")
def test_in_an_older_edition_a_thief_who_finds_no_card_lets_the_victim_draw_none():
    duel = Duel(mine=["Strange Barrel"], theirs=["Gorillion"], their_hand=[], their_draw=["Bee Bear"], edition="beyond")
    duel.attack("Strange Barrel").block("Gorillion").sees(discard=["Strange Barrel"], their_draw=["Bee Bear"])


@rule("MB-R2", "MB-R3", "MB-T2")
@older_editions
def test_in_older_editions_too_a_player_without_a_turn_action_loses(edition):
    duel = Duel(
        theirs=["Gorillion"], hand=["Bee Bear"], mine=["Statue"], their_mindbugs=1, cards=[STATUE], edition=edition
    )
    duel.asks("them", "mindbug").mindbug().sees(winner="them", life=(3, 3))
