"""`bugduel verify`: a server cannot choose another deal after it has shown the hash of the seed."""

import json

import pytest
from typer.testing import CliRunner

from bugduel.core import LiveGame, Participant
from bugduel.games import GAMES
from bugduel.server.rooms.messages import seed_hash
from bugduel.terminal.main import app

HASH = seed_hash("tea")


@pytest.fixture
def record(tmp_path):
    """The file of a finished game, dealt by the seed "tea"."""
    live = LiveGame(GAMES["mindbug"], {}, "tea", [Participant("Ana"), Participant(bot="larva")])
    while live.state.actor() >= 0:
        live.apply(live.state.legal()[0])
    file = tmp_path / "game.json"
    file.write_text(live.record.to_json())
    return file


def verify(*args):
    return CliRunner().invoke(app, ["verify", *map(str, args), "--lang", "en"])


def test_a_seed_is_the_one_that_was_promised():
    found = verify("--hash", HASH, "--seed", "tea")
    assert found.exit_code == 0 and found.output == "The seed is the one that was promised.\n"
    assert verify("--hash", f" {HASH.upper()} ", "--seed", "tea").exit_code == 0


def test_another_seed_is_found_out():
    found = verify("--hash", HASH, "--seed", "coffee")
    assert found.exit_code == 1 and "not the one that was promised" in found.output
    assert "coffee" not in found.output


def test_a_record_is_played_again_and_its_seed_compared(record):
    found = verify(record, "--hash", HASH)
    assert found.exit_code == 0 and "goes as it says" in found.output and "promised" in found.output
    assert "won." in found.output
    assert verify(record).exit_code == 0


def test_a_record_of_another_deal_is_found_out(record):
    assert verify(record, "--hash", seed_hash("coffee")).exit_code == 1
    assert verify(record, "--seed", "coffee").exit_code == 1


def test_a_record_that_does_not_go_as_it_says_is_found_out(record):
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "seed": "coffee"}))
    found = verify(record)
    assert found.exit_code == 1 and "action" in found.output


@pytest.mark.parametrize("args", [(), ("--seed", "tea"), ("--hash", HASH), ("no-such-file.json",)])
def test_what_is_missing_is_said(args):
    assert verify(*args).exit_code == 2


def test_it_is_said_in_spanish():
    found = CliRunner().invoke(app, ["verify", "--hash", HASH, "--seed", "tea", "--lang", "es"])
    assert found.output == "La semilla es la prometida.\n"
