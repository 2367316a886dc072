"""Four players in two teams: the deal, whose turn it is, and how it ends (rules MB-Q1, MB-Q4, MB-S, MB-T, MB-L)."""

from collections.abc import Mapping

import pytest

from bugduel.core import BadData, BadOptions, Seat
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.export import to_data
from bugduel.mindbug.cards.vocabulary import (
    both,
    by_teammate,
    creature,
    have,
    if_,
    lose_life,
    no_teammates_creatures,
    one,
    power_up,
    put_into_play,
    receive_card,
    refresh,
    teammate,
    teammates,
    teammates_discard,
    win_game,
)
from bugduel.mindbug.game import MINDBUG
from marks import rule
from modes import copied
from plain import plain
from teams import SEATS, Teams

TEAM_PLAY: dict[str, object] = {"mode": "2v2"}
WINNER = creature("Winner", 4, play=win_game())
BOMB = creature("Bomb", 4, attack=lose_life(3, both))


def dealt(options: Mapping[str, object], seed: str = "a table") -> Board:
    state = copied(MINDBUG.new({**TEAM_PLAY, **options}, seed, record=True))
    assert isinstance(state, Board)
    return state


def reveals(state: Board) -> list[tuple[int, int]]:
    """Who revealed a card of which power, in order."""
    shown = [event for event in Seat(state, 0).history() if event["event"] == "reveal"]
    powers = {card.name: card.power for card in state.pool.cards}
    return [(int(str(event["seat"])), powers[str(event["card"])]) for event in shown]


# --- the deal ---------------------------------------------------------------------------------------------------------


@rule("MB-Q1", "MB-S2", "MB-S3", "MB-S4")
def test_each_of_four_has_five_cards_in_hand_five_to_draw_and_two_mindbugs():
    state = dealt({})
    assert [(len(side.hand), len(side.draw), len(side.discard)) for side in state.sides] == [(5, 5, 0)] * 4
    assert [(side.mindbugs, side.used) for side in state.sides] == [(2, 0)] * 4


@rule("MB-Q1", "MB-S5")
def test_a_team_shares_three_life():
    assert [player["counters"]["life"] for player in plain(dealt({}).view(0))["players"]] == [3] * 4
    assert [player["team"] for player in plain(dealt({}).view(0))["players"]] == [0, 1, 0, 1]


@rule("MB-Q1", "MB-S6")
def test_all_four_reveal_a_card_and_the_strongest_starts():
    for seed in range(20):
        state = dealt({}, f"start {seed}")
        shown = reveals(state)
        assert [seat for seat, _ in shown[:4]] == [0, 1, 2, 3]
        best = max(power for _, power in shown[:4])
        tied = [seat for seat, power in shown[:4] if power == best]
        assert state.active in tied
        if len(tied) == 1:
            assert len(shown) == 4


@rule("MB-S6")
def test_only_those_who_are_tied_reveal_again():
    seeds_with_ties = 0
    for seed in range(60):
        state = dealt({}, f"tie {seed}")
        shown = reveals(state)
        tied = [0, 1, 2, 3]
        while shown:
            round_, shown = shown[: len(tied)], shown[len(tied) :]
            assert [seat for seat, _ in round_] == tied
            best = max(power for _, power in round_)
            tied = [seat for seat, power in round_ if power == best]
            seeds_with_ties += len(tied) > 1
        assert tied == [state.active]
    assert seeds_with_ties > 3


@rule("MB-S6")
def test_if_ties_use_up_the_unused_pile_any_of_four_starts():
    starters = {dealt({"pool": {"Gorillion": 44}}, f"all tied {seed}").active for seed in range(40)}
    assert starters == {0, 1, 2, 3}


@rule("MB-S1")
def test_44_cards_are_enough_for_four_and_43_are_refused_with_the_count():
    assert len(dealt({"pool": {"Gorillion": 44}}).pool.dealt) == 44
    with pytest.raises(BadOptions, match=r"43 cards to deal; a game of two against two needs at least 44"):
        MINDBUG.new({**TEAM_PLAY, "pool": {"Gorillion": 43}}, "seed")


@rule("MB-S1")
def test_a_set_too_small_for_four_is_refused_with_the_count():
    with pytest.raises(BadOptions, match=r"\b24\b.*\b44\b"):
        MINDBUG.new({**TEAM_PLAY, "sets": ["new-servants"]}, "seed")


@rule("MB-S1")
def test_tag_team_is_refused_in_a_duel_and_dealt_to_four():
    with pytest.raises(BadOptions, match="Tag Team is for two teams of two: it needs the mode 2v2"):
        MINDBUG.new({"sets": ["first-contact", "tag-team"]}, "seed")
    state = dealt({"sets": ["first-contact", "tag-team"]})
    assert len(state.pool.dealt) == 48 + 32


@rule("MB-S1")
def test_a_tag_team_card_is_refused_in_the_pool_of_a_duel_by_name():
    with pytest.raises(BadOptions, match='"Undead Trio" is a card for two teams of two: it needs the mode 2v2'):
        MINDBUG.new({"pool": {"Gorillion": 30, "Undead Trio": 1}}, "seed")
    state = dealt({"pool": {"Gorillion": 43, "Undead Trio": 1}})
    assert state.pool.dealt.count(state.pool.kinds["Undead Trio"]) == 1


@rule("MB-S1")
def test_the_add_ons_two_cards_for_teams_are_left_out_of_a_duel():
    sets = {"sets": ["first-contact", "battlefruit-addon"]}
    duel = MINDBUG.new(sets, "seed")
    assert isinstance(duel, Board)
    both_ways = [{state.name(kind) for kind in state.pool.dealt} for state in (duel, dealt(sets))]
    assert both_ways[1] - both_ways[0] == {"A Hug Of Ice And Fire", "Duel Of The Fruits"}


@rule("MB-S1")
@pytest.mark.parametrize(
    "card",
    [
        creature("Loner", 4, play=by_teammate(refresh())),
        creature("Loner", 4, play=receive_card(who=teammate, to_hand=True)),
        creature("Loner", 4, have(teammates, power_up(1))),
        creature("Loner", 4, play=if_(no_teammates_creatures, refresh())),
        creature("Loner", 4, play=put_into_play(one(teammates_discard))),
    ],
    ids=["does", "gives", "creatures", "condition", "pile"],
)
def test_a_home_made_card_about_a_teammate_is_refused_in_a_duel(card):
    with pytest.raises(BadOptions, match='"Loner" is a card for two teams of two: it needs the mode 2v2'):
        MINDBUG.new({"cards": [to_data(card)]}, "seed")
    dealt({"cards": [to_data(card)]})


@rule("MB-S1")
def test_a_position_of_a_duel_has_no_tag_team_card():
    players: list[object] = [{"hand": ["Buddy Barrel", "Gorillion"]}, {"hand": ["Gorillion"]}]
    with pytest.raises(BadData, match='"Buddy Barrel" is a card for two teams of two: it needs the mode 2v2'):
        MINDBUG.position({"players": players})


@rule("MB-S1")
def test_open_hands_are_refused_in_a_duel():
    with pytest.raises(BadOptions, match="open-hands"):
        MINDBUG.new({"open-hands": True}, "seed")


# --- turns ------------------------------------------------------------------------------------------------------------


@rule("MB-Q1")
def test_turns_go_to_the_left_and_around():
    table = Teams()
    for who in SEATS:
        table.asks(who, "turn-action").play("Gorillion")
    table.sees(turn="me", mine=["Gorillion"], left=["Gorillion"], mate=["Gorillion"], right=["Gorillion"])


@rule("MB-Q1", "MB-G2")
def test_a_defeated_creature_goes_to_the_pile_of_its_own_controller():
    table = Teams(mine=["Luchataur"], mate=["Bee Bear"], right=["Gorillion"])
    table.attack("Luchataur").block("Gorillion")
    table.sees(discard=["Luchataur"], mate_discard=[], left_discard=[], right_discard=[])


@rule("MB-T7")
def test_after_an_extra_turn_comes_the_left_neighbour():
    table = Teams(mine=[{"card": "Borgions", "octonite": 1}], left=["Bee Bear"])
    table.act("Borgions").sees(turn="me", left_discard=["Bee Bear"]).play("Gorillion").sees(turn="left")


@rule("MB-T7")
def test_an_extra_turn_of_the_teammate_is_followed_by_who_sits_on_the_teammates_left():
    table = Teams(mate=[{"card": "Borgions", "octonite": 1}], left=["Bee Bear"], turn="mate")
    table.act("Borgions").sees(turn="mate").play("Gorillion").sees(turn="right")


@rule("MB-T5")
def test_everybody_refills_from_their_own_draw_pile():
    full = ["Bee Bear"] * 5
    table = Teams(hand=full, draw=["Turbo Bug"], left_hand=full, left_draw=["Brain Fly"])
    table.play("Bee Bear").sees(hand=[*full[1:], "Turbo Bug"], draw=[], left_draw=["Brain Fly"])


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("MB-Q1", "MB-L1")
def test_the_last_life_of_a_team_ends_the_game_for_both():
    table = Teams(mine=["Gorillion"], their_life=1)
    table.attack("Gorillion").sees(winner="us", life=(3, 0)).asks(None)
    assert table.state.outcome() == [1.0, 0.0, 1.0, 0.0]


@rule("MB-L1", "MB-Q4")
def test_it_is_one_life_whichever_opponent_loses_it():
    table = Teams(mine=["Chameleon Sniper"], mate=["Chameleon Sniper"])
    table.attack("Chameleon Sniper").sees(life=(3, 1), turn="left").play("Gorillion")
    table.attack("Chameleon Sniper").sees(winner="us", life=(3, 0))


@rule("MB-L2")
@pytest.mark.parametrize(("turn", "winner"), [("me", "us"), ("left", "them"), ("mate", "us"), ("right", "them")])
def test_if_both_teams_fall_together_the_team_of_the_active_player_wins(turn, winner):
    area = {"me": "mine"}.get(turn, turn)
    table = Teams(**{area: ["Bomb"], "turn": turn, "cards": [BOMB]})
    table.attack("Bomb").sees(winner=winner)


@rule("MB-L5")
def test_who_wins_by_a_card_wins_with_the_teammate():
    Teams(turn="mate", mate_hand=["Winner", "Gorillion"], cards=[WINNER]).play("Winner").sees(winner="us")


@rule("MB-L5")
def test_who_loses_by_a_card_loses_for_the_teammate():
    table = Teams(mine=["Gorillion"], right=["Knightmare (exhausted)"])
    table.attack("Gorillion").block("Knightmare").sees(winner="us", right_discard=["Knightmare"])


@rule("MB-T2", "MB-Q4")
def test_a_player_without_a_turn_action_loses_for_the_team():
    table = Teams(left_hand=[], mate=["Bee Bear"])
    table.play("Gorillion").sees(winner="us").asks(None)
    assert table.history()[-1] == {"event": "end", "winners": [0, 2], "reason": "no-action"}


@rule("MB-T2", "MB-Q2")
def test_after_a_mindbug_a_player_without_another_action_loses_for_the_team():
    table = Teams(hand=["Bee Bear"], mate_mindbugs=1, mate=["Gorillion"])
    table.asks("mate", "mindbug").mindbug().sees(winner="them", mate=["Bee Bear", "Gorillion"])


@rule("MB-T2")
def test_creatures_of_the_teammate_are_no_turn_action():
    Teams(hand=["Luchataur", "Bee Bear"], mate=["Gorillion"], mine=["Cave Lizard"]).offers(
        "play Luchataur", "play Bee Bear"
    )


@rule("MB-L1")
def test_a_player_who_concedes_does_so_for_the_team():
    table = Teams()
    table.state.apply(table.state.anytime(3)[0])
    table.sees(winner="us")


@rule("MB-S1")
def test_home_made_cards_can_be_for_teams():
    options = {"cards": [to_data(creature("Twin Tuna", 6, tag_team=True))]}
    assert "Twin Tuna" in {dealt(options).name(kind) for kind in dealt(options).pool.dealt}
