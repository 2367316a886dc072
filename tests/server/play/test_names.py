"""What players are called in what is told: as their seats say."""

from typing import Any

import pytest

from bugduel.core import SPECTATOR
from bugduel.games import GAMES
from bugduel.server.play.names import names_of
from bugduel.server.store.games import SeatRow
from bugduel.telling.teller import Teller

LARVA: dict[str, Any] = {"kind": "bot", "bot": "larva"}


def seats(*sitting: dict[str, Any]) -> list[SeatRow]:
    return [SeatRow(seat=number, **{"kind": "person", **each}) for number, each in enumerate(sitting)]


def test_people_have_names_and_bots_a_level_with_a_number_where_there_are_several():
    table = seats({"name": "Ana"}, LARVA, {"kind": "bot", "bot": "queen"}, LARVA)
    assert names_of(table, "en") == ["Ana", "Larva 2", "Queen", "Larva 4"]
    assert names_of(table, "es") == ["Ana", "Larva 2", "Reina", "Larva 4"]
    assert names_of(seats({"kind": "bot", "bot": "greedy"}), "en") == ["greedy"]


def test_whoever_has_no_name_or_that_of_another_has_a_number():
    table = seats({"name": "Ana"}, {"kind": "open"}, {"name": "Bob"}, {"name": "Bob"})
    assert names_of(table, "en") == ["Ana", "", "", ""]
    telling = Teller(GAMES["mindbug"], "en", SPECTATOR, (0, 1, 0, 1)).naming(names_of(table, "en"))
    assert [telling.seat(seat) for seat in range(4)] == ["Ana", "player 2", "player 3", "player 4"]


def test_one_is_you_and_an_only_opponent_is_that():
    names = ["Ana", "Bob", "Cleo"]
    telling = Teller(GAMES["shardbugs"], "en", 0, (0, 1, 2)).naming(names)
    assert [telling.seat(seat) for seat in range(3)] == ["you", "Bob", "Cleo"]
    assert Teller(GAMES["shardbugs"], "en", 0).naming(names).seat(1) == "your opponent"


@pytest.mark.anyio
async def test_the_log_calls_bots_as_their_seats_do(visitor):
    somebody = visitor()
    anna = await somebody.sits(await somebody.opens("shardbugs", "me", "larva", "larva"))
    assert {"Larva 2's avatar", "Larva 3's avatar"} <= {line.partition(" is ")[0] for line in anna.lines}
    assert not any("layer 2" in line for line in anna.lines)
    await anna.leaves()
