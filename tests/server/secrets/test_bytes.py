"""The bytes that a reader gets are equal for two games that differ only in what that reader cannot know.

BUGDUEL_SECRET_GAMES=500 plays that many random games; the bytes of each ply, and everything as it is told on opening,
are compared for every seat and for a spectator.
"""

import os
import random

import msgspec
import pytest

from bugduel.core import SPECTATOR, State, seeded
from bugduel.games import GAMES
from bugduel.server.play.beginning import begin, checked, new_game
from bugduel.server.play.entry import MOVE, Entry
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol.terms import Clock, Terms
from bugduel.server.rooms.messages import Told
from bugduel.server.rooms.room import ENCODER
from bugduel.server.store.games import BOT, PERSON, SeatRow
from twins import seen_by

COUNT = int(os.environ.get("BUGDUEL_SECRET_GAMES", "5"))
TIME = 1_800_000_000_000
PLIES = 8  # for which two games are played on together

KINDS = [
    ("mindbug", {}),
    ("mindbug", {"sets": ["kingdom", "galaxy", "king-of-tokyo"]}),
    ("mindbug", {"mode": "2v2", "sets": ["first-contact", "tag-team"]}),
    ("shardbugs", {}),
    ("shardbugs", {"decks": ["lunar-tide", "solar-swarm", "meteor-venom"]}),
]


def ran(start: int, end: int) -> int:
    return end - start


def new(name: str, options: dict[str, object], number: int) -> OpenGame:
    game = GAMES[name]
    settled, teams = checked(game, options)
    row = new_game(game, settled, Terms(clock=Clock("total")))
    row.seed = f"secret {number}"
    seats = [SeatRow(seat=seat, kind=BOT if seat else PERSON, person="p") for seat in range(len(teams))]
    begin(row, seats)
    return OpenGame(row, seats, [])


def act(game: OpenGame, action: int) -> Entry:
    left = (1000,) * len(game.seats)
    entry = Entry(game.ply, MOVE, game.actor, action, TIME + game.ply, left, (0,) * len(game.seats))
    game.apply(entry)
    return entry


def twin_of(game: OpenGame, seat: int, number: int) -> OpenGame:
    """The same game for a seat, with all that it cannot know dealt anew."""
    twin = OpenGame(msgspec.structs.replace(game.row), game.seats, [])
    for name in ("entries", "actions", "actors", "stands", "happened"):
        setattr(twin, name, list(getattr(game, name)))
    twin.state = game.state.imagine(seat, seeded(f"twin {number}"))
    return twin


def everything(game: OpenGame, seat: int) -> bytes:
    return ENCODER.encode(Told(game, seat, "en", TIME, ran).table([0], -1))


def cannot_tell(real: State, twin: State, seat: int) -> bool:
    return seen_by(real, seat) == seen_by(twin, seat)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=["duel", "harvest", "teams", "shards", "three"])
def test_who_cannot_tell_two_games_apart_gets_the_same_bytes(name, options):
    chance = random.Random(name)
    compared = 0
    for number in range(-(-COUNT // len(KINDS))):
        game = new(name, options, number)
        for _ in range(chance.randrange(5, 300 if name == "shardbugs" else 60)):
            if game.state.actor() < 0:
                break
            act(game, chance.choice(game.state.legal()))
            if game.state.actor() < 0 or chance.random() < 0.8:
                continue
            for seat in (SPECTATOR, *range(len(game.seats))):
                compared += compare(game, seat, chance)
    assert compared > COUNT


def compare(game: OpenGame, seat: int, chance: random.Random) -> int:
    """Play a game and its twin on together, and compare every message. Returns how many there were."""
    twin = twin_of(game, seat, chance.randrange(1 << 30))
    real = twin_of(game, seat, 0)
    real.state = game.state.clone()
    assert everything(real, seat) == everything(twin, seat)
    compared = 1
    for _ in range(PLIES):
        both = [action for action in real.state.legal() if action in twin.state.legal()]
        if not both:
            break
        action = chance.choice(both)
        if seat != real.state.actor() and not real.state.is_open(action):
            break  # what was chosen unseen may be another card
        told = []
        for one in (real, twin):
            one.state.record([])
            entry = act(one, action)
            told.append(ENCODER.encode(Told(one, seat, "es", TIME, ran).ply(entry)))
        if not cannot_tell(real.state, twin.state, seat):
            break  # a hidden card was shown
        assert told[0] == told[1]
        assert everything(real, seat) == everything(twin, seat)
        compared += 2
    return compared
