"""Bots think in processes of their own, so that nobody waits for them.

A process remembers the games it has seen, as long as there is room: most of the time it plays on by a few actions
instead of replaying the game.
"""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from msgspec import Struct

from bugduel.bots import LEVELS, Bot, new_bot
from bugduel.core import Seat
from bugduel.core.records.trail import Trails
from bugduel.games import GAMES
from bugduel.processes import be_a_worker, starting_workers
from bugduel.server.play.open_game import OpenGame, unpacked

REMEMBERED = 50  # games in a process


class Task(Struct, frozen=True):
    """What a bot has to decide: a whole game, of which it is shown its own seat. It begins with a deal, a position or a
    stored state.
    """

    game: str
    name: str
    options: dict[str, object]
    position: dict[str, object] | None
    stored: bytes | None
    seed: str
    actions: list[int]
    seat: int
    bot: str


class Thinkers:
    """The processes of one server process. One that dies is replaced, and what it thought about is thought again."""

    def __init__(self, workers: int, measure: Callable[[float], None]) -> None:
        self.workers = workers
        self.measure = measure
        self.pool: ProcessPoolExecutor | None = None
        self.is_stopped = False

    def start(self) -> None:
        """Before the first bot has to choose: its clock should not run while a process starts."""
        if self.is_stopped:
            return
        pool = self._pool()
        with starting_workers():
            for _ in range(self.workers):
                pool.submit(get_ready)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=be_a_worker)
        return self.pool

    async def choose(self, game: OpenGame, seat: int, bot: str) -> int:
        """What a bot does at this seat now."""
        task = task_of(game, seat, bot)
        loop = asyncio.get_running_loop()
        started = loop.time()
        while True:
            pool = self._pool()
            try:
                with starting_workers():
                    thought = loop.run_in_executor(pool, think, task)
                action = await thought
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                continue
            self.measure(loop.time() - started)
            return action

    def stop(self) -> None:
        self.is_stopped = True
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


def task_of(game: OpenGame, seat: int, bot: str) -> Task:
    row = game.row
    stored = row.state if game.base else None
    actions = game.actions[game.base :]
    return Task(row.id, row.name, row.options, row.position, stored, row.seed, actions, seat, bot)


def seconds_of(bot: str) -> float:
    """How long a bot may think, at most."""
    level = LEVELS.get(bot)
    if level is not None:
        return level.seconds
    _, _, setting = bot.partition("search:")
    try:
        return float(setting or 0)
    except ValueError:
        return 0.0


def bot_named(bot: str) -> str:
    """The bot behind a level. On a server each thinks in one process: others want to think, too."""
    level = LEVELS.get(bot)
    return level.bot if level is not None and isinstance(level.bot, str) else bot


# --- in the other process ---------------------------------------------------------------------------------------------

_games: OrderedDict[str, "Followed"] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def get_ready() -> None:
    """Load the games that there are."""
    for game in GAMES.values():
        game.setup({})


class Followed:
    """A game that this process has seen before, and how far."""

    def __init__(self, task: Task) -> None:
        game = GAMES[task.name]
        if task.stored is not None:
            state = game.from_data(unpacked(task.stored).state)
            state.record([])
        elif task.position is not None:
            state = game.position(task.position, record=True)
        else:
            state = game.setup(task.options).new(task.seed, record=True)
        self.state = state
        self.trails = Trails(state)
        self.actions: list[int] = []

    def go_on(self, actions: list[int]) -> None:
        for action in actions[len(self.actions) :]:
            self.trails.apply(action)
            self.actions.append(action)


def think(task: Task) -> int:
    followed = _games.pop(task.game, None)
    if followed is None or followed.actions != task.actions[: len(followed.actions)]:
        followed = Followed(task)
    followed.go_on(task.actions)
    _games[task.game] = followed
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return _bot(task).choose(Seat(followed.state, task.seat, followed.trails))


def _bot(task: Task) -> Bot:
    key = (task.game, task.seat, task.bot)
    bot = _bots.pop(key, None) or new_bot(bot_named(task.bot), f"{task.seed} {task.seat}")
    _bots[key] = bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)[1].close()
    return bot
