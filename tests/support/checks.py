"""What must be so at every choice of every game, whichever it is: random games are checked against it."""

import copy
import hashlib
import json
import pickle
from collections.abc import Callable
from random import Random

from bugduel.core import Game, LiveGame, Record, Seat, State, replay, seeded
from bugduel.core.teams import by_team, teams_of
from views import well_shaped

Look = Callable[[State], None]  # what a game itself promises of its states


def play_checked(
    game: Game, look: Look, seed: int, options: dict[str, object] | None = None, often: float = 1.0, glance: float = 1.0
) -> LiveGame:
    """A random game with all checks: the cheap ones at a share (`glance`) of choices, the dear ones at `often`."""
    live = LiveGame(game, options or {}, f"checked {seed}")
    random = Random(seed)
    play_on(game, look, live, random.random, random, often, glance)
    return live


def play_on(
    game: Game,
    look: Look,
    live: LiveGame,
    chance: Callable[[], float],
    random: Random,
    often: float = 1.0,
    glance: float = 1.0,
) -> None:
    """Play a game to its end with all checks. `chance` makes the choices; the checks have a random of their own."""
    state = live.state
    while state.actor() >= 0:
        if glance >= 1 or random.random() < glance:
            check_choice(state, look)
        if random.random() < often:
            check_copies(game, state, random)
            check_imagined(game, state, look, random)
            check_answers(state, look)
        legal = state.legal()
        live.apply(legal[int(chance() * len(legal))])
    check_end(game, state, look)
    check_replay(game, live)


def check_choice(state: State, look: Look) -> None:
    """Somebody has an answer, each once, and every answer has a meaning."""
    legal = state.legal()
    assert 0 <= state.actor() < state.seats()
    assert legal, "a choice without an answer"
    assert len(set(legal)) == len(legal), "one action twice"
    for action in legal:
        assert state.move(action).action == action
    assert state.search_model().forced_pass(state) in (-1, *legal)
    assert state.search_model().pass_action(state) in (-1, *legal)
    assert set(state.search_model().search_actions(state)) <= set(legal)
    assert not set(state.asides()) & set(legal)
    check_estimates(state)
    well_shaped(state)
    look(state)


def check_estimates(state: State) -> None:
    for seat in range(state.seats()):
        assert 0 <= state.search_model().estimate(state, seat) <= 1


def check_answers(state: State, look: Look) -> None:
    """Every answer can be given, and leaves a sound game."""
    for action in state.legal() + state.asides():
        after = state.clone()
        after.apply(action)
        look(after)


def check_copies(game: Game, state: State, random: Random) -> None:
    """A clone, and a state saved and loaded, are equal and stay equal; playing them leaves the original alone."""
    before = json.dumps(state.to_data())
    for copied in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert json.dumps(copied.to_data()) == before
        assert copied.legal() == state.legal()
    clone = state.clone()
    loaded = game.from_data(json.loads(before))
    fresh = state.clone()
    for _ in range(6):
        assert clone.legal() == loaded.legal() == fresh.legal()
        for seat in range(-1, state.seats()):
            assert clone.view(seat) == loaded.view(seat) == fresh.view(seat)
        assert json.dumps(clone.to_data()) == json.dumps(loaded.to_data()) == json.dumps(fresh.to_data())
        if clone.actor() < 0:
            break
        action = random.choice(clone.legal())
        clone.apply(action)
        loaded.apply(action)
        fresh = fresh.clone()
        fresh.apply(action)
    assert json.dumps(state.to_data()) == before, "playing a copy changed the original"


def check_imagined(game: Game, state: State, look: Look, random: Random) -> None:
    """An imagined state looks the same to who imagines it, holds the same cards, and can be played: for every player
    and for a spectator.
    """
    for seat in range(-1, state.seats()):
        imagined = Seat(state, seat).imagine(seeded(str(random.random())))
        assert imagined.view(seat) == state.view(seat)
        assert game.from_data(imagined.to_data()).legal() == imagined.legal(), "answers of another hand"
        assert Seat(imagined, seat).legal() == Seat(state, seat).legal()
        check_choice(imagined, look)
        for _ in range(4):
            if imagined.actor() >= 0:
                imagined.apply(random.choice(imagined.legal()))


def check_end(game: Game, state: State, look: Look) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert abs(sum(by_team(outcome, teams_of(state))) - 1) < 1e-9
    assert state.legal() == []
    look(state)
    assert game.from_data(json.loads(json.dumps(state.to_data()))).to_data() == state.to_data()


def check_replay(game: Game, live: LiveGame) -> None:
    again = replay(game, Record.from_json(live.record.to_json()))
    assert again.state.to_data() == live.state.to_data()
    assert full_events(again) == full_events(live)


def full_events(live: LiveGame) -> list[dict[str, object]]:
    return [dict(event.in_full()) for event in live.state.recorded() or ()]


def events_digest(game: Game, seed: int, options: dict[str, object] | None = None) -> str:
    """A short fingerprint of all that happens in the random game of a seed."""
    random = Random(seed)
    live = LiveGame(game, options or {}, f"digest {seed}")
    while live.state.actor() >= 0:
        live.apply(random.choice(live.state.legal()))
    return hashlib.sha256(json.dumps(full_events(live)).encode()).hexdigest()[:16]
