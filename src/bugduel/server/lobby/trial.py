"""Home-made cards are tried before anybody plays with them: a few games by chance, in a process with limits.

What sets itself off for ever, or grows until nothing moves any more, is refused here and never reaches a process that
serves others. Only options in which somebody made cards or a pool themselves are tried.
"""

import random
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from bugduel.core import BadOptions, BugduelError, Event, Game, State
from bugduel.games import GAMES
from bugduel.processes import be_a_worker
from bugduel.server.http.safety.limits import Limits
from bugduel.server.play.beginning import for_players
from bugduel.server.refused import Refused
from bugduel.server.running.one_process import Busy, NoProcess, OneProcess

HOME_MADE = ("cards", "pool")  # kinds of options
SECONDS = 5.0  # for all of a trial
SLOWEST = 0.1  # seconds for one action: so long does everybody wait who plays in the same process
LEAST_GAMES, MOST_GAMES = 6, 100
ENOUGH = 1.0  # seconds of games, if there were so many: what goes wrong only now and then is to be found, too
MOST_ACTIONS = 5_000  # in one of them; what we print ends within a thousand
MOST_EVENTS = 2_000  # of one action; what we print sets off less than a hundred
MEMORY = 1024**3  # bytes of the process that tries
MOST_WAITING = 10

TOO_SLOW = f"these cards take too long: a game with them came to an action that took more than {SLOWEST:g} s"
ENDLESS = f"these cards make games too long: one played by chance was not over after {MOST_ACTIONS:,} actions"
FOR_EVER = f"these cards set each other off for ever, or nearly: {MOST_EVENTS:,} events came of one action"
TOO_LARGE = "these cards need too much memory"


class Trials(OneProcess):
    """Tries options in a process of its own, one after the other."""

    def __init__(self, limits: Limits, seconds: float = SECONDS) -> None:
        super().__init__(seconds, MOST_WAITING, be_limited)
        self.limits = limits

    async def check(self, person: str, game: Game, options: Mapping[str, Any], players: int = 2) -> None:
        """BadOptions says why a game cannot be played with these options. At once if nobody made anything for it."""
        if not is_home_made(game, options):
            return
        self.limits.take("trial", person)
        try:
            wrong = await self.run(try_out, game.name, dict(options), players)
        except Busy:
            raise Refused(
                429, "too-many-trials", "Too many home-made cards are being tried: try again soon.", 10
            ) from None
        except NoProcess:
            raise Refused(503, "no-trial", "Home-made cards cannot be tried now: try again soon.", 10) from None
        except TimeoutError:
            wrong = BadOptions(
                f"these cards take too long: {LEAST_GAMES} games with them are not over after {self.seconds:g} s",
                ("options",),
            )
        except BrokenProcessPool:  # killed, most likely for its memory
            wrong = BadOptions(TOO_LARGE, ("options",))
        if wrong is not None:
            raise wrong


def is_home_made(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether somebody brings cards of their own, or a pool."""
    own = [choice.name for choice in game.options_schema() if choice.kind in HOME_MADE]
    return any(options.get(name) for name in own)


# --- in the other process ---------------------------------------------------------------------------------------------


def be_limited() -> None:
    be_a_worker()
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def try_out(name: str, options: dict[str, Any], players: int) -> BadOptions | None:
    """Why these options cannot be played, or None."""
    try:
        _play_games(GAMES[name], options, players)
    except BadOptions as error:
        return error
    except BugduelError as error:
        return BadOptions(str(error), ("options",))
    except MemoryError:
        return BadOptions(TOO_LARGE, ("options",))
    except RecursionError:
        return BadOptions("these cards set each other off too deeply", ("options",))
    return None


def _play_games(game: Game, options: dict[str, Any], players: int) -> None:
    setup = game.setup(for_players(game, options, players))
    begun = time.thread_time()
    for number in range(MOST_GAMES):
        if number >= LEAST_GAMES and time.thread_time() - begun > ENOUGH:
            return
        with _in_time():
            state = setup.new(f"trial {number}", record=True)
        _play_out(state, random.Random(number))


def _play_out(state: State, chance: random.Random) -> None:
    """By chance to the end, and looked at as the server does it: after each action what happened, and a view."""
    for _ in range(MOST_ACTIONS):
        if state.actor() < 0:
            return
        action = chance.choice(state.legal())
        events: list[Event] = []
        with _in_time():
            state.record(events)
            state.apply(action)
            state.view(max(state.actor(), 0))
        if len(events) > MOST_EVENTS:
            raise BadOptions(FOR_EVER, ("options",))
    raise BadOptions(ENDLESS, ("options",))


@contextmanager
def _in_time() -> Iterator[None]:
    started = time.thread_time()  # of this thread: others may keep the machine busy
    yield
    if time.thread_time() - started > SLOWEST:
        raise BadOptions(TOO_SLOW, ("options",))
