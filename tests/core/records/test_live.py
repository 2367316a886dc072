"""Playing through seats: who may act when, what each has seen since, and going back."""

import json

import pytest

from bugduel.core import (
    SPECTATOR,
    BadData,
    IllegalAction,
    LiveGame,
    Participant,
    Record,
    StaleAction,
    WrongSeat,
    replay,
)
from bugduel.games import GAMES

GAME_NAMES = list(GAMES)


def begun(game: str, plies: int = 12) -> LiveGame:
    live = LiveGame(GAMES[game], {}, "a table")
    for number in range(plies):
        legal = live.state.legal()
        live.act(live.state.actor(), live.ply, legal[number % len(legal)])
    return live


def refused(live: LiveGame, seat: int, ply: int, action: int) -> IllegalAction:
    """The error of an action that must change nothing."""
    before = json.dumps(live.state.to_data())
    with pytest.raises(IllegalAction) as caught:
        live.act(seat, ply, action)
    assert json.dumps(live.state.to_data()) == before
    return caught.value


@pytest.mark.parametrize("game", GAME_NAMES)
def test_only_the_seat_that_is_asked_may_answer(game: str):
    live = begun(game)
    actor = live.state.actor()
    error = refused(live, 1 - actor, live.ply, live.state.legal()[0])
    assert isinstance(error, WrongSeat)
    assert str(error) == f"player {actor + 1} is to act, not player {2 - actor}"
    assert error.allowed == [], "what is legal would show a hand"


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("seat", [SPECTATOR, 2, 99])
def test_a_spectator_cannot_act(game: str, seat: int):
    live = begun(game)
    error = refused(live, seat, live.ply, live.state.legal()[0])
    assert isinstance(error, WrongSeat)
    assert str(error) == "a spectator cannot act"


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("late", [-1, 1])
def test_an_answer_to_another_ply_is_stale(game: str, late: int):
    live = begun(game)
    error = refused(live, live.state.actor(), live.ply - late, live.state.legal()[0])
    assert isinstance(error, StaleAction)
    assert error.ply == live.ply


@pytest.mark.parametrize("game", GAME_NAMES)
def test_an_answer_that_comes_twice_counts_once(game: str):
    live = begun(game)
    seat, ply, action = live.state.actor(), live.ply, live.state.legal()[0]
    live.act(seat, ply, action)
    assert isinstance(refused(live, seat, ply, action), StaleAction)
    assert live.ply == ply + 1


@pytest.mark.parametrize("game", GAME_NAMES)
def test_an_illegal_answer_tells_its_player_alone_what_is_legal(game: str):
    live = begun(game)
    error = refused(live, live.state.actor(), live.ply, 12345)
    assert len(error.allowed) == len(live.state.legal())
    for move in live.seat(live.state.actor()).moves():
        assert str(move.facts.get("card", "no card")) not in str(error)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_everybody_may_concede_at_any_time_and_only_for_themselves(game: str):
    live = begun(game)
    for seat in (0, 1):
        kinds = {move.kind: move.action for move in live.seat(seat).anytime()}
        assert "concede" in kinds
        assert isinstance(refused(live, 1 - seat, live.ply, kinds["concede"]), WrongSeat)
    waiting = 1 - live.state.actor()
    concede = next(move.action for move in live.seat(waiting).anytime() if move.kind == "concede")
    live.act(waiting, live.ply, concede)
    outcome = live.state.outcome()
    assert outcome is not None
    assert outcome[waiting] == 0.0
    assert live.seat(0).anytime() == live.seat(1).anytime() == []
    assert live.seat(SPECTATOR).anytime() == []
    assert replay(live.game, live.record).state.outcome() == outcome


@pytest.mark.parametrize("game", GAME_NAMES)
def test_after_the_end_nothing_can_be_done(game: str):
    live = begun(game)
    live.apply(next(action for action in live.state.anytime(0) if live.state.move(action).kind == "concede"))
    for seat in (0, 1):
        assert "the game is over" in str(refused(live, seat, live.ply, 1))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_view_says_which_ply_it_shows(game: str):
    live = begun(game)
    assert live.ply == 12
    assert [live.seat(seat).view.ply for seat in (0, 1, SPECTATOR)] == [12] * 3
    assert live.state.clone().view(0).ply == 12
    assert GAMES[game].from_data(live.state.to_data()).view(0).ply == 12


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_history_since_a_ply_is_what_happened_after_it(game: str, seat: int):
    live = begun(game)
    there = live.seat(seat)
    whole = there.history()
    lengths = [len(whole) - len(there.history(since)) for since in range(live.ply + 1)]
    assert lengths == sorted(lengths)
    assert lengths[0] > 0, "the deal came before the first action"
    assert there.history(live.ply) == []
    for since in range(live.ply + 1):
        earlier = live.back(live.ply - since)
        assert earlier.seat(seat).history() + there.history(since) == whole


@pytest.mark.parametrize("game", GAME_NAMES)
def test_going_back_gives_the_game_as_it_was_and_leaves_this_one_alone(game: str):
    live = begun(game, 0)
    pictures = [json.dumps(live.state.to_data())]
    for _ in range(12):
        live.apply(live.state.legal()[-1])
        pictures.append(json.dumps(live.state.to_data()))
    for plies in (0, 1, 5, 12):
        earlier = live.back(plies)
        assert json.dumps(earlier.state.to_data()) == pictures[12 - plies]
        assert earlier.record.actions == live.record.actions[: 12 - plies]
    assert json.dumps(live.state.to_data()) == pictures[12]
    for plies in (-1, 13):
        with pytest.raises(IllegalAction, match="12 were played"):
            live.back(plies)


POSITIONS: dict[str, dict[str, object]] = {
    "mindbug": {"players": [{"play": ["Gorillion"], "hand": ["Bee Bear"]}, {"life": 1}], "turn": 4},
    "shardbugs": {"players": [{"hand": ["Gold Field Ants"], "devotion": 3}, {"devotion": 19}]},
}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_record_can_begin_from_a_position(game: str):
    live = LiveGame.at(GAMES[game], POSITIONS[game], [Participant("Ada"), Participant(bot="search:0.3")])
    for _ in range(3):
        if live.state.actor() >= 0:
            live.apply(live.state.legal()[0])
    text = live.record.to_json()
    record = Record.from_json(text)
    assert record.to_json() == text
    assert record.seats == [Participant("Ada"), Participant(bot="search:0.3")]
    assert replay(GAMES[game], record).state.to_data() == live.state.to_data()


def test_a_position_that_cannot_be_is_refused():
    with pytest.raises(BadData, match="Gorilion"):
        LiveGame.at(GAMES["mindbug"], {"players": [{"hand": ["Gorilion"]}, {}]})
