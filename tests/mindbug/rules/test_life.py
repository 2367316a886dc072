"""Gaining and losing life, and how a game ends (rules MB-L)."""

from bugduel.mindbug.cards.vocabulary import (
    both,
    creature,
    defeat,
    discard,
    enemy,
    gain_life,
    lose_game,
    lose_life,
    match_life,
    may,
    me,
    one,
    opponent,
    steal_life,
    win_game,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]


def life_events(duel: Duel) -> list[tuple[object, ...]]:
    """What happened to anybody's life: what, whose, and by how much."""
    kinds = ("lose-life", "gain-life", "set-life")
    happened = [event for event in duel.history() if event["event"] in kinds]
    return [(event["event"], event["seat"], event.get("amount")) for event in happened]


# --- the last life ----------------------------------------------------------------------------------------------------


@rule("MB-L1")
def test_who_loses_the_last_life_by_an_attack_has_lost():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"], their_life=1)
    duel.attack("Gorillion").no_block().sees(winner="me", life=(3, 0)).asks(None)


@rule("MB-L1")
def test_who_has_a_life_left_plays_on():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"], their_life=2)
    duel.attack("Gorillion").no_block().sees(winner=None, life=(3, 1), turn="them")


@rule("MB-L1")
def test_at_the_last_life_the_rest_of_the_effect_is_not_resolved():
    duel = Duel(
        cards=[creature("Bargain", 3, play=(lose_life(1, me), gain_life(5), win_game()))],
        hand=["Bargain", *TWO],
        life=1,
    )
    duel.play("Bargain").sees(winner="them", life=(0, 3))


@rule("MB-L1")
def test_at_the_last_life_waiting_effects_are_not_resolved():
    dawn = creature("Dawn", 4, defeated=lose_life(1, opponent))
    dusk = creature("Dusk", 4, defeated=lose_life(1, opponent))
    duel = Duel(cards=[dawn, dusk], mine=["Dawn"], theirs=["Dusk"], life=1, their_life=1)
    duel.attack("Dawn").block("Dusk").resolve("Dusk").sees(winner="them", life=(0, 1))


@rule("MB-L1")
def test_an_attack_effect_that_takes_the_last_life_ends_the_game_before_the_block():
    duel = Duel(mine=["Chameleon Sniper"], theirs=["Spider Owl"], their_life=1)
    duel.attack("Chameleon Sniper").sees(winner="me", life=(3, 0), mine=["Chameleon Sniper"])


@rule("MB-L1")
def test_the_opponent_wins_even_in_my_turn():
    duel = Duel(hand=["Killer Bee", *TWO], life=1, their_mindbugs=1)
    duel.play("Killer Bee").mindbug().sees(winner="them", life=(0, 3))


@rule("MB-L1")
def test_losing_more_life_than_is_left_is_losing_the_last():
    hammer = creature("Hammer", 3, play=lose_life(5, opponent))
    duel = Duel(cards=[hammer], hand=["Hammer", *TWO])
    duel.play("Hammer").sees(winner="me", life=(3, 0))


@rule("MB-L1", "MB-M2")
def test_stealing_the_last_life_wins():
    tick = creature("Tick", 3, play=steal_life(1))
    duel = Duel(cards=[tick], hand=["Tick", *TWO], their_life=1)
    duel.play("Tick").sees(winner="me")


@rule("MB-L1", "MB-G10")
def test_the_last_life_may_be_paid_and_is_the_last():
    deal = creature("Deal", 3, play=may(lose_life(1, me), gain_life(5)))
    duel = Duel(cards=[deal], hand=["Deal", *TWO], life=1)
    duel.play("Deal").accept().sees(winner="them", life=(0, 3))


# --- both at once -----------------------------------------------------------------------------------------------------

ECLIPSE = creature("Eclipse", 3, play=lose_life(1, both))


@rule("MB-L2")
def test_both_lose_life_at_the_same_time():
    duel = Duel(cards=[ECLIPSE], hand=["Eclipse", *TWO], their_hand=TWO)
    duel.play("Eclipse").sees(life=(2, 2), winner=None)


@rule("MB-L2")
def test_if_both_come_to_nothing_together_the_active_player_wins():
    duel = Duel(cards=[ECLIPSE], hand=["Eclipse", *TWO], life=1, their_life=1)
    duel.play("Eclipse").sees(winner="me", life=(0, 0))


@rule("MB-L2")
def test_the_active_player_wins_even_if_the_effect_is_the_opponents():
    duel = Duel(cards=[ECLIPSE], hand=["Eclipse", *TWO], life=1, their_life=1, their_mindbugs=1)
    duel.play("Eclipse").mindbug().sees(winner="me", life=(0, 0))


@rule("MB-L2", "MB-L1")
def test_if_only_the_active_player_comes_to_nothing_the_opponent_wins():
    duel = Duel(cards=[ECLIPSE], hand=["Eclipse", *TWO], life=1, their_life=2)
    duel.play("Eclipse").sees(winner="them", life=(0, 1))


# --- setting, gaining, losing -----------------------------------------------------------------------------------------


@rule("MB-L3")
def test_setting_life_lower_is_no_loss():
    duel = Duel(hand=["Mysterious Mermaid", *TWO], life=5, their_life=2, their_hand=TWO)
    duel.play("Mysterious Mermaid").sees(life=(2, 2))
    assert life_events(duel) == [("set-life", 0, None)]


@rule("MB-L3")
def test_setting_life_higher_is_no_gain():
    mirror = creature("Mirror", 3, attack=match_life())
    duel = Duel(cards=[mirror], mine=["Mirror"], life=1, their_life=4, theirs=["Bee Bear"])
    duel.attack("Mirror").sees(life=(4, 4))
    assert life_events(duel) == [("set-life", 0, None)]


@rule("MB-S5")
def test_there_is_no_most_life():
    duel = Duel(hand=["Axolotl Healer", *TWO], life=9, their_hand=TWO)
    duel.play("Axolotl Healer").sees(life=(11, 3))


@rule("MB-L4")
def test_what_one_instruction_takes_is_one_loss():
    hammer = creature("Hammer", 3, play=lose_life(2, opponent))
    duel = Duel(cards=[hammer], hand=["Hammer", *TWO], their_hand=TWO)
    duel.play("Hammer").sees(life=(3, 1))
    assert life_events(duel) == [("lose-life", 1, 2)]


@rule("MB-L4")
def test_two_instructions_take_two_losses():
    pliers = creature("Pliers", 3, play=(lose_life(1, opponent), lose_life(1, opponent)))
    duel = Duel(cards=[pliers], hand=["Pliers", *TWO], their_hand=TWO)
    duel.play("Pliers").sees(life=(3, 1))
    assert life_events(duel) == [("lose-life", 1, 1), ("lose-life", 1, 1)]


@rule("MB-L4", "MB-X5")
def test_turbo_bug_takes_all_but_one_life_in_one_loss():
    duel = Duel(mine=["Turbo Bug"], theirs=["Bee Bear"], their_life=6)
    duel.attack("Turbo Bug").sees(life=(3, 1)).asks("them", "block")
    assert life_events(duel) == [("lose-life", 1, 5)]


@rule("MB-L4", "MB-X5")
def test_turbo_bug_takes_nothing_from_the_last_life():
    duel = Duel(mine=["Turbo Bug"], theirs=["Bee Bear"], their_life=1)
    duel.attack("Turbo Bug").sees(life=(3, 1), winner=None).asks("them", "block")
    assert life_events(duel) == []


# --- winning and losing the game --------------------------------------------------------------------------------------


@rule("MB-L5")
def test_winning_the_game_ends_it_at_once():
    crown = creature("Crown", 3, attack=(win_game(), lose_life(3, me), lose_game()))
    duel = Duel(cards=[crown], mine=["Crown"], theirs=["Bee Bear"])
    duel.attack("Crown").sees(winner="me", life=(3, 3)).asks(None)


@rule("MB-L5")
def test_losing_the_game_ends_it_at_once():
    doom = creature("Doom", 3, defeated=(lose_game(), lose_life(3, opponent)))
    duel = Duel(cards=[doom], mine=["Gorillion"], theirs=["Doom"])
    duel.attack("Gorillion").block("Doom").sees(winner="me", life=(3, 3))


@rule("MB-L5", "MB-G8")
def test_the_loser_is_the_player_whose_effect_it_is():
    doom = creature("Doom", 3, play=lose_game())
    duel = Duel(cards=[doom], hand=["Doom", *TWO], their_mindbugs=1)
    duel.play("Doom").mindbug().sees(winner="me", life=(3, 3))


@rule("MB-L5", "MB-L1")
def test_nothing_that_waited_is_resolved_after_the_game_is_won():
    crown = creature("Crown", 3, play=(defeat(one(enemy)), win_game()))
    curse = creature("Curse", 3, defeated=(lose_life(3, opponent), discard(1, opponent)))
    duel = Duel(cards=[crown, curse], hand=["Crown", *TWO], theirs=["Curse"])
    duel.play("Crown").sees(winner="me", life=(3, 3), their_discard=["Curse"])
