"""Beginners lose like people: they overlook things, look no further than what happens at once, and like what is big."""

import pytest

from bugduel.bots import LEVELS, new_bot
from bugduel.bots.beginner import Beginner
from bugduel.core import LiveGame, Seat
from bugduel.games import GAMES

MINDBUG = GAMES["mindbug"]


def seat_of(me: dict[str, object], them: dict[str, object]) -> Seat:
    players = [{"life": 3, "mindbugs": 0, "hand": [], "draw": [], **each} for each in (me, them)]
    state = MINDBUG.position({"game": "mindbug", "active": 0, "turn": 5, "seed": "beginner", "players": players})
    return Seat(state, 0)


def share(bot, seat: Seat, card: str, times: int = 60) -> float:
    """How often it does something with a card."""
    moves = {move.action: move for move in seat.moves()}
    return sum(moves[bot.choose(seat)].facts.get("card") == card for _ in range(times)) / times


def test_who_sees_everything_and_never_doubts_takes_what_looks_best():
    seat = seat_of({"hand": ["Gorillion", "Plated Scorpion"]}, {"play": ["Rhino Turtle"]})
    assert share(Beginner("sure", overlooks=0, doubt=0.0), seat, "Gorillion") == 1.0


def test_a_beginner_likes_what_is_big_more_than_what_is_good():
    seat = seat_of({"hand": ["Gorillion", "Chameleon Sniper"]}, {"play": ["Plated Scorpion"]})
    assert share(Beginner("big", overlooks=0, doubt=0.0), seat, "Gorillion") == 1.0


def test_who_is_schooled_likes_what_is_good_more_than_what_is_big():
    seat = seat_of({"hand": ["Gorillion", "Chameleon Sniper"]}, {"play": ["Plated Scorpion"], "life": 1})
    schooled = Beginner("schooled", overlooks=0, doubt=0.0, sees_replies=True, is_schooled=True)
    beginner = Beginner("beginner", overlooks=0, doubt=0.0, sees_replies=True)
    assert share(schooled, seat, "Chameleon Sniper") > share(beginner, seat, "Chameleon Sniper")


def test_what_is_overlooked_is_not_done():
    seat = seat_of({"hand": ["Gorillion", "Plated Scorpion"]}, {"play": ["Rhino Turtle"]})
    assert 0.2 < share(Beginner("blind", overlooks=50, doubt=0.0), seat, "Gorillion") < 0.8


def test_whoever_overlooks_everything_does_something_all_the_same():
    seat = seat_of({"hand": ["Gorillion", "Plated Scorpion"]}, {"play": ["Rhino Turtle"]})
    bot = Beginner("blind", overlooks=100, doubt=0.0)
    assert {bot.choose(seat) for _ in range(40)} <= set(seat.legal())


def test_every_option_is_thought_of_and_what_was_overlooked_has_no_value():
    seat = seat_of({"hand": ["Gorillion", "Plated Scorpion"], "play": ["Tiger Squirrel"]}, {"play": ["Rhino Turtle"]})
    thought = Beginner("half", overlooks=50, doubt=0.1).think(seat)
    assert sorted(option.action for option in thought.options) == sorted(seat.legal())
    assert thought.options[0].is_known
    assert all(0 <= option.value <= 1 for option in thought.options)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["larva", "cricket", "beetle"])
def test_they_play_whole_games(game, level):
    options = {"decks": GAMES[game].decks()[:2]} if GAMES[game].decks() else {}
    live = LiveGame(GAMES[game], options, f"{level} plays")
    bots = [new_bot(level, "one"), new_bot("random", "other")]
    while (actor := live.state.actor()) >= 0:
        live.apply(bots[actor].choose(live.seat(actor)))
    assert live.state.outcome() is not None


def test_levels_come_from_the_weakest_to_the_strongest():
    assert list(LEVELS) == ["larva", "cricket", "beetle", "mantis", "queen"]
    assert [level.seconds for level in LEVELS.values()] == sorted(level.seconds for level in LEVELS.values())
