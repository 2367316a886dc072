"""Golden Records: games that were played once, and must go the same way for as long as their rules are played."""

import json
from pathlib import Path

import pytest

from bugduel.core import BadRecord, OldRecord, Record, replay
from bugduel.games import GAMES
from golden import TABLES, told

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.json"))


def test_there_are_golden_records_of_every_kind_of_table():
    names = {file.stem.rpartition("-")[0] for file in GOLDEN}
    assert names >= set(TABLES)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_record_goes_as_it_went(file: Path):
    record = Record.from_json(file.read_text(encoding="utf-8"))
    game = GAMES[record.game]
    if record.rules != game.rules:
        with pytest.raises(OldRecord) as caught:
            replay(game, record)
        assert caught.value.replayed_by
        return
    live = replay(game, record)
    assert told(live.state) == json.loads(file.read_text(encoding="utf-8"))["told"]
    assert [who.name for who in live.record.seats] == ["Ada", ""]


OLD = """{
  "bugduel-record": 1,
  "game": "%s",
  "rules": 2,
  "options": {},
  "seed": "long ago",
  "actions": [65539]
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_older_rules_is_read_and_names_the_version_that_replays_it(game: str):
    record = Record.from_json(OLD % game)
    assert (record.rules, record.seats, record.actions) == (2, [], [65539])
    with pytest.raises(OldRecord, match=r"version 2 of the rules.*Bugduel 0\.1\.0 replays it") as caught:
        replay(GAMES[game], record)
    assert (caught.value.rules, caught.value.replayed_by) == (2, "0.1.0")


def test_rules_to_come_are_told_too():
    with pytest.raises(BadRecord, match="version 99 of the rules"):
        replay(GAMES["mindbug"], Record("mindbug", 99, {}, "x"))
