"""In random games of all kinds: forecasts tell no secret, and what they say comes true."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from bugduel.core import Event, Game, LiveGame, Seat, State, View, seeded
from bugduel.foresight.changes import Change, changes
from bugduel.foresight.foresee import Foresight, Outlook
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS

ALL = list(MINDBUG.sets({}))
TOO_SMALL = ("new-servants", "battlefruit-addon")  # for a game of their own
SETS = [[name, "first-contact"] if name in TOO_SMALL else [name] for name in ALL] + [ALL]
MINDBUGS: list[dict[str, object]] = [{"sets": sets} for sets in SETS]
MINDBUGS.append({"sets": ALL, "mode": "2v2"})
SHARD_DECKS = list(SHARD_BUGS.decks())
SHARDS: list[dict[str, object]] = [
    {"decks": [one, other]} for one, other in zip(SHARD_DECKS, [*SHARD_DECKS[1:], SHARD_DECKS[0]], strict=True)
]
GAMES = [(MINDBUG, options) for options in MINDBUGS] + [(SHARD_BUGS, options) for options in SHARDS]
NAMES = [f"{game.name} {' '.join(map(str, options.values()))}"[:60] for game, options in GAMES]


PARTED = ("chance", "hidden", "done")  # forecasts that may end in the middle of an action


@pytest.mark.parametrize(("game", "options"), GAMES, ids=NAMES)
def test_what_is_foreseen_comes_true(game: Game, options: dict[str, object]):
    random = Random(str(options))
    checked = 0
    for number in range(3):
        live = LiveGame(game, options, f"foreseen {number}")
        while live.state.actor() >= 0:
            seat = Seat(live.state, live.state.actor())
            action = random.choice(seat.legal())
            if random.random() < (0.1 if game is SHARD_BUGS else 0.4):  # there are many more decisions
                check_comes_true(live.state, seat, action)
                checked += 1
            live.apply(action)
    assert checked > 30


@pytest.mark.parametrize(("game", "options"), GAMES, ids=NAMES)
def test_equal_knowledge_gives_equal_forecasts(game: Game, options: dict[str, object]):
    """Another game that the player cannot tell from this one, with other hidden cards and other chance."""
    random = Random(str(options))
    compared = 0
    for number in range(2):
        live = LiveGame(game, options, f"compared {number}")
        while live.state.actor() >= 0:
            seat = Seat(live.state, live.state.actor())
            if random.random() < (0.03 if game is SHARD_BUGS else 0.15):
                twin = Seat(seat.imagine(seeded(str(random.random()))), seat.number)
                action = random.choice(seat.legal())
                assert Outlook(seat).foresee(action) == Outlook(twin).foresee(action)
                compared += 1
            live.apply(random.choice(seat.legal()))
    assert compared > 5


def check_comes_true(state: State, seat: Seat, action: int) -> None:
    """On a clone: the sure part, and then what is said to follow if everybody lets it."""
    before = seat.view
    found = Outlook(seat).foresee(action)
    real = state.clone()
    happened: list[Event] = []
    real.record(happened)
    real.apply(action)
    check_events(found.events, happened, seat.number)
    check_changes(found, before, real, happened, seat.number)
    if found.if_allowed is not None:
        check_if_allowed(found.if_allowed, before, real, happened, seat.number)


def check_if_allowed(found: Foresight, before: View, real: State, happened: list[Event], seat: int) -> None:
    """Everybody passes until it has happened, and then until all of its changes are there."""
    wanted = {plain(change) for change in found.changes}
    while len(happened) < len(found.events) or found.stops.why not in PARTED:
        if len(happened) >= len(found.events) and wanted <= {plain(each) for each in changes(before, real.view(seat))}:
            break
        model = real.search_model()
        passing = model.pass_action(real) if real.actor() == seat else model.decline(real)
        assert passing >= 0, f"{found} did not come true"
        real.apply(passing)
    check_events(found.events, happened, seat)


def check_events(foreseen: Sequence[Mapping[str, Any]], happened: Sequence[Event], seat: int) -> None:
    """They happen in this order, and nothing else before them. Which cards are drawn was not said."""
    assert len(foreseen) <= len(happened)
    for said, event in zip(foreseen, happened, strict=False):
        seen = event.seen_by(seat)
        assert said["event"] == seen["event"]
        assert said.items() >= event.facts.items(), "what all can see is foreseen whole"
        assert all(seen[name] == value for name, value in said.items())


def check_changes(found: Foresight, before: View, real: State, happened: Sequence[Event], seat: int) -> None:
    """They hold after the action. A counter may go on to change where the forecast ended in the middle of it."""
    seen = {plain(change) for change in changes(before, real.view(seat))}
    foreseen = {plain(change) for change in found.changes}
    later = [event.facts for event in happened[len(found.events) :]]
    for change in found.changes:
        goes_on = change.what == "counter" and any(facts.get("seat") == change.seat for facts in later)
        assert goes_on or plain(change) in seen, f"{change} did not come true: {seen}"
    ends_with_turn = bool(found.events) and "turn" in found.events[-1]
    if found.stops.why not in ("chance", "hidden") and not ends_with_turn:
        assert not later, "the forecast ends with what happened"
        assert (found.stops.seat if real.actor() >= 0 else -1) == real.actor()
        assert foreseen == seen, "all of it was sure"


def plain(change: Change) -> tuple[object, ...]:
    return change.what, change.name, change.seat, change.card, change.piece, change.before, change.after
