"""How a game of Shard Bugs ends: devotion, empty decks, both at once, and timed rounds (rules SB-W1 to SB-W4)."""

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    action,
    bug,
    draw,
    every,
    gain_devotion,
    lose_devotion,
    mill,
    quick_action,
    splat,
    your_bugs,
)
from marks import rule
from plain import plain
from shard_deal import Deal
from shard_table import Table

PRAYER = quick_action("Prayer", "0", "effect", gain_devotion(2))
FLASH = action("Flash in the Pan", "0", "effect", gain_devotion(5), lose_devotion(5, "you"))
HYMN_FOR_ALL = action("Hymn for All", "0", "effect", gain_devotion(5, "all"))
LAST_WISH = action("Last Wish", "0", "effect", draw(1), gain_devotion(5))
FEAST = action("Feast", "0", "effect", gain_devotion(5, "all"), draw(1))
FLOOD = action("Flood", "0", "effect", draw(2, "all"))
FLOOD_THEM = action("Flood Them", "0", "effect", draw(2, "enemies"))
GIFT = action("Gift", "0", "effect", gain_devotion(5, "all"), draw(2, "enemies"))
SCRAPE = action("Scrape", "0", "effect", mill(9, "you"))
RIPOSTE = quick_action("Riposte", "0", "effect", lose_devotion(3))
LAST_STAND = action("Last Stand", "0", "effect", splat(every(your_bugs())), draw(1))
MARTYR = bug("Martyr", "0", 1, 1, 1, ANT, splats=gain_devotion(5))
WORM = "Adventurous Earthworm"  # DEV 2
IDLE = ["Pew Slug"]  # a hand to be asked what to do with


def third(**more: object) -> dict[str, object]:
    return {"avatar": "Mars", **more}


# --- SB-W1: twenty devotion -------------------------------------------------------------------------------------------


@rule("SB-W1")
def test_twenty_devotion_wins():
    table = Table(mine=[WORM], devotion=18)
    table.devote(WORM).sees(devotion=(20, 0), winner="me").asks(None)
    assert table.state.outcome() == [1.0, 0.0]


@rule("SB-W1")
def test_more_than_twenty_wins_too_and_nineteen_does_not():
    Table(mine=[WORM], devotion=19).devote(WORM).sees(devotion=(21, 0), winner="me")
    Table(mine=[WORM], hand=IDLE, devotion=17).devote(WORM).sees(devotion=(19, 0), winner=None).asks("me", "main")


@rule("SB-W1")
def test_twenty_devotion_wins_on_an_enemys_turn():
    table = Table(theirs=["Welcome-Mat Spider"], mine=["Turnstile Spider"], devotion=19, their_turn=True)
    table.attack("Welcome-Mat Spider").block("Turnstile Spider").sees(winner="me")


@rule("SB-W1", "SB-T3")
def test_devotion_is_reached_when_the_thread_resolves_and_can_be_answered_before():
    table = Table(mine=[WORM], devotion=18, their_hand=["Riposte"], cards=[RIPOSTE])
    table.devote(WORM).sees(devotion=(18, 0), winner=None).asks("them", "priority")
    table.play("Riposte").resolve().sees(devotion=(17, 0), winner=None)


@rule("SB-W1", "SB-T1")
def test_twenty_devotion_that_is_gone_at_the_status_check_wins_nothing():
    table = Table(hand=["Flash in the Pan"], devotion=18, cards=[FLASH])
    table.play("Flash in the Pan").sees(devotion=(18, 0), winner=None)


@rule("SB-W1", "SB-P4")
def test_twenty_devotion_wins_before_the_next_thread_resolves():
    table = Table(their_hand=["Riposte"], hand=["Prayer"], devotion=18, their_turn=True, cards=[RIPOSTE, PRAYER])
    table.play("Riposte").sees(web=["Riposte"]).asks("me", "priority")
    table.play("Prayer").sees(devotion=(20, 0), winner="me")


@rule("SB-W1")
def test_devotion_never_falls_below_zero():
    table = Table(mine=["Long-Haul Centipede"], their_devotion=2)
    table.attack("Long-Haul Centipede").pass_all().sees(devotion=(0, 0), winner=None)


@rule("SB-W1")
def test_being_at_zero_devotion_loses_nothing():
    table = Table(mine=["Long-Haul Centipede"])
    table.attack("Long-Haul Centipede").pass_all().sees(devotion=(0, 0), winner=None).asks("them", "main")


# --- SB-W2: an empty deck ---------------------------------------------------------------------------------------------


@rule("SB-W2")
def test_who_must_draw_from_an_empty_deck_loses():
    table = Table(hand=IDLE, their_deck=[])
    table.end_turn().sees(winner="me").asks(None)
    assert table.state.outcome() == [1.0, 0.0]


@rule("SB-W2")
def test_drawing_the_last_card_loses_nothing():
    table = Table(hand=IDLE, their_deck=["Pew Slug"]).end_turn()
    table.asks("them", "main").sees(their_deck=0, their_hand=["Pew Slug"])


@rule("SB-W2")
def test_an_effect_that_draws_more_than_there_is_loses():
    table = Table(hand=["Moon Gossip"], hive=["Pew Slug", "Pew Slug", "Puddle Strider"], deck=["Pew Slug"])
    table.play("Moon Gossip").done().sees(winner="them", hand=["Pew Slug"])


@rule("SB-W2", "SB-T1")
def test_an_empty_deck_loses_only_at_the_status_check_after_the_thread():
    table = Table(hand=["Rummage the Bins", "Pew Slug"], hive=2 * ["Pew Slug"], deck=["Errand Fly"])
    table.play("Rummage the Bins").asks("me", "discard").sees(winner=None, deck=0)
    table.choose("Errand Fly").sees(winner="them", splat=["Errand Fly", "Rummage the Bins"])


@rule("SB-W2", "SB-Z1")
def test_an_empty_deck_alone_and_splatting_from_it_lose_nothing():
    table = Table(hand=["Scrape", *IDLE], deck=3 * ["Pew Slug"], cards=[SCRAPE])
    table.play("Scrape").sees(deck=0, splat=[*3 * ["Pew Slug"], "Scrape"], winner=None).asks("me", "main")
    table.end_turn().asks("them", "main")


# --- SB-W3: results of one check --------------------------------------------------------------------------------------


@rule("SB-W3")
def test_two_who_reach_twenty_together_tie():
    table = Table(hand=["Hymn for All"], devotion=17, their_devotion=15, cards=[HYMN_FOR_ALL])
    table.play("Hymn for All").sees(devotion=(22, 20), winner=["me", "them"])
    assert table.state.outcome() == [0.5, 0.5]


@rule("SB-W3")
def test_of_three_only_those_who_reach_twenty_share_the_win():
    table = Table(
        hand=["Hymn for All"], devotion=17, their_devotion=14, others=[third(devotion=16)], cards=[HYMN_FOR_ALL]
    )
    table.play("Hymn for All").sees(winner=["me", "third"])
    assert table.state.outcome() == [0.5, 0.0, 0.5]


@rule("SB-W3")
def test_a_winner_who_does_not_also_lose_wins_alone():
    table = Table(hand=["Feast"], deck=[], devotion=17, their_devotion=15, others=[third(devotion=3)], cards=[FEAST])
    table.play("Feast").sees(winner="them")


@rule("SB-W3")
def test_if_the_only_winner_also_loses_all_who_are_left_tie():
    table = Table(hand=["Last Wish"], deck=[], devotion=15, cards=[LAST_WISH])
    table.play("Last Wish").sees(winner=["me", "them"])


@rule("SB-W3")
def test_if_every_winner_also_loses_all_still_in_the_game_tie_and_who_left_does_not():
    table = Table(hand=["Last Wish"], deck=[], devotion=15, others=[third(), third(avatar="Sol")], cards=[LAST_WISH])
    table.concede("third").play("Last Wish").sees(winner=["me", "them", "fourth"])


@rule("SB-W3")
def test_who_loses_while_another_wins_gets_nothing():
    table = Table(
        hand=["Gift"], devotion=15, their_devotion=15, their_deck=["Pew Slug"], others=[third(deck=[])], cards=[GIFT]
    )
    table.play("Gift").sees(winner="me")


@rule("SB-W3", "SB-W2")
def test_losers_leave_and_the_game_goes_on_without_them():
    table = Table(hand=["Flood Them", *IDLE], their_deck=["Pew Slug"], others=[third()], cards=[FLOOD_THEM])
    table.play("Flood Them").sees(winner=None).asks("me", "main")
    assert [side.is_out for side in table.state.sides] == [False, True, False]
    table.end_turn().sees(turn="third")


@rule("SB-W3", "SB-W2")
def test_the_last_one_left_wins():
    table = Table(hand=["Flood Them"], their_deck=["Pew Slug"], others=[third(deck=[])], cards=[FLOOD_THEM])
    table.play("Flood Them").sees(winner="me")


@rule("SB-W3", "SB-W2")
def test_if_none_is_left_those_who_left_together_tie():
    table = Table(hand=["Flood"], deck=[], their_deck=["Pew Slug"], cards=[FLOOD])
    table.play("Flood").sees(winner=["me", "them"])


@rule("SB-W3", "SB-W5")
def test_who_left_before_has_no_part_in_the_tie_of_the_last():
    table = Table(hand=["Flood"], deck=[], their_deck=["Pew Slug"], others=[third()], cards=[FLOOD])
    table.concede("third").play("Flood").sees(winner=["me", "them"])
    assert table.state.outcome() == [0.5, 0.5, 0.0]


@rule("SB-W3", "SB-W2")
def test_a_player_who_draws_from_an_empty_deck_on_the_own_turn_leaves_and_the_next_player_begins():
    table = Table(hand=IDLE, their_deck=[], theirs=["Antonio"], others=[third()])
    table.end_turn().sees(turn="third", theirs=[], winner=None).asks("third", "main")


@rule("SB-W3", "SB-T1")
def test_devotion_of_a_trigger_comes_too_late_for_who_loses_in_the_check_before_it():
    table = Table(mine=["Martyr"], hand=["Last Stand"], deck=[], devotion=15, cards=[MARTYR, LAST_STAND])
    table.play("Last Stand").sees(winner="them", devotion=(15, 0))
    table = Table(mine=["Martyr"], hand=["Last Stand"], devotion=15, cards=[MARTYR, LAST_STAND])
    table.play("Last Stand").sees(winner="me", devotion=(20, 0))


# --- SB-W4: timed rounds ----------------------------------------------------------------------------------------------


@rule("SB-W4")
def test_when_time_is_called_this_turn_and_three_more_are_played():
    table = Table(hand=IDLE, devotion=4, their_devotion=3).call_time()
    table.end_turn().sees(turn="them", winner=None)
    table.end_turn().sees(turn="me", winner=None)
    table.end_turn().sees(turn="them", winner=None)
    table.end_turn().sees(winner="me")


@rule("SB-W4")
def test_the_devotion_at_the_end_of_the_last_turn_counts():
    table = Table(hand=IDLE, theirs=[WORM], devotion=4, their_devotion=3).call_time()
    table.end_turn().end_turn().end_turn().devote(WORM).end_turn().sees(devotion=(4, 5), winner="them")


@rule("SB-W4")
def test_equal_devotion_is_a_tie():
    table = Table(hand=IDLE, devotion=4, their_devotion=4, time_left=0)
    table.end_turn().sees(winner=["me", "them"])
    assert table.state.outcome() == [0.5, 0.5]


@rule("SB-W4")
def test_with_three_players_five_more_turns_are_played():
    table = Table(hand=IDLE, devotion=4, their_devotion=3, others=[third(devotion=5)]).call_time()
    for who in ("them", "third", "me", "them", "third"):
        table.end_turn().sees(turn=who, winner=None)
    table.end_turn().sees(winner="third")


@rule("SB-W4")
def test_with_three_players_those_with_the_most_tie():
    table = Table(hand=IDLE, devotion=4, their_devotion=3, others=[third(devotion=4)], time_left=0)
    table.end_turn().sees(winner=["me", "third"])


@rule("SB-W4", "SB-W5")
def test_who_has_left_does_not_win_on_time():
    table = Table(hand=IDLE, devotion=4, their_devotion=3, others=[third(devotion=9)], time_left=0)
    table.concede("third").end_turn().sees(winner="me")


@rule("SB-W4")
def test_when_time_is_called_only_the_players_left_are_counted():
    table = Table(hand=IDLE, devotion=1, others=[third()]).concede("third").call_time()
    table.end_turn().end_turn().end_turn().sees(turn="them", winner=None).end_turn().sees(winner="me")


@rule("SB-W4")
def test_twenty_devotion_wins_at_once_after_time_was_called():
    table = Table(mine=[WORM], devotion=18, their_devotion=19).call_time()
    table.devote(WORM).sees(winner="me")


@rule("SB-W4")
def test_time_is_called_on_an_enemys_turn_and_only_once():
    table = Table(their_hand=IDLE, devotion=1, their_turn=True).call_time()
    assert [move.kind for move in map(table.state.move, table.state.asides())] == ["concede", "concede"]
    table.end_turn().end_turn().end_turn().sees(turn="me", winner=None).end_turn().sees(winner="me")


@rule("SB-W4")
def test_everybody_sees_how_many_turns_are_left():
    table = Table(hand=IDLE)
    assert "time-left" not in plain(table.state.view(1))
    table.call_time()
    assert plain(table.state.view(1))["time-left"] == 3
    table.end_turn()
    assert plain(table.state.view(-1))["time-left"] == 2


@rule("SB-W4")
def test_by_the_option_time_is_called_in_that_turn():
    deal = Deal("solar-swarm", "lunar-tide", time=2).keep_all()
    for turn in (1, 2, 3, 4, 5):
        deal.sees(winner=None)
        assert deal.state.turn == turn
        deal.end_turn()
    deal.sees(winner=["me", "them"], devotion=(0, 0))


@rule("SB-W4")
def test_by_the_option_three_players_get_five_more_turns():
    deal = Deal("solar-swarm", "lunar-tide", "meteor-venom", time=1).keep_all()
    for turn in (1, 2, 3, 4, 5, 6):
        deal.sees(winner=None)
        assert deal.state.turn == turn
        deal.end_turn()
    deal.sees(winner=["me", "them", "third"])


@rule("SB-W4")
def test_without_the_option_no_time_is_called():
    deal = Deal("solar-swarm", "lunar-tide").keep_all()
    for _ in range(30):
        deal.end_turn()
    deal.sees(winner=None)
    assert "time-left" not in plain(deal.state.view(0))
