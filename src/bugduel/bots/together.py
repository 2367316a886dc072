"""Several processes that search the same choice, each with its own tree, and sum their visits.

They get no more than the seat knows: one determinization, from which they make others.
"""

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from traceback import format_exc

from bugduel.bots.bot import Bot, Option, Thought, only_action
from bugduel.bots.search import ENOUGH, Search, ranked
from bugduel.core import Move, Seat
from bugduel.core.seen.event import Fact
from bugduel.games import GAMES
from bugduel.processes import be_a_worker, starting_workers

Settings = tuple[str, float, int]  # seed, seconds, iterations
Found = tuple[list[tuple[int, float, int]], list[tuple[int, int, str, dict[str, Fact]]]]

SPAWN = get_context("spawn")  # the same on every system; inherits no threads or open files
PATIENCE = 1.0  # seconds for helpers to end


class Together(Bot):
    """A search on several cores. Its processes start with the first choice and end with `close`."""

    def __init__(self, seed: str, seconds: float, iterations: int, processes: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.processes = processes
        self.helpers: list[Helper] = []

    def choose(self, seat: Seat) -> int:
        only = only_action(seat)
        if only >= 0:
            return only
        merged, _ = self.consult(seat, True)
        return max(merged, key=lambda option: (option.visits, option.value)).action

    def think(self, seat: Seat) -> Thought:
        merged, found = self.consult(seat, False)
        merged = ranked(merged)
        lines = [line for options, line in found if options[0][0] == merged[0].action] or [found[0][1]]
        return Thought(merged, [(number, Move(action, kind, facts)) for number, action, kind, facts in lines[0]])

    def consult(self, seat: Seat, to_choose: bool) -> tuple[list[Option], list[Found]]:
        """The sum of the helpers' results, and each single result."""
        try:
            found = self.ask(seat, to_choose)
        except (EOFError, OSError):  # a helper was killed: retry with new ones
            self.close()
            found = self.ask(seat, to_choose)
        except BaseException:  # Ctrl-C: a late answer must not be taken for the next one
            self.close()
            raise
        visits = dict.fromkeys(seat.legal(), 0)
        totals = dict.fromkeys(seat.legal(), 0.0)
        for options, _ in found:
            for action, value, count in options:
                visits[action] += count
                totals[action] += value * count
        merged = [
            Option(action, totals[action] / (count or 1), count, count >= ENOUGH) for action, count in visits.items()
        ]
        return merged, found

    def ask(self, seat: Seat, to_choose: bool) -> list[Found]:
        if not self.helpers:
            with starting_workers():
                for number in range(self.processes):
                    self.helpers.append(Helper((f"{self.seed} {number}", self.seconds, self.iterations)))
        for helper in self.helpers:
            helper.pipe.send((seat.imagine(self.rng).to_data(), seat.number, seat.trail, to_choose))
        return [helper.answer() for helper in self.helpers]

    def close(self) -> None:
        helpers, self.helpers = self.helpers, []
        for helper in helpers:
            helper.stop()
        until = monotonic() + PATIENCE
        for helper in helpers:
            helper.end(until - monotonic())


class Helper:
    """A process that searches, and the pipe to it."""

    def __init__(self, settings: Settings) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=help_out, args=(theirs, settings), name="bugduel search", daemon=True)
        self.process.start()
        theirs.close()

    def answer(self) -> Found:
        answer, trace = self.pipe.recv()
        if isinstance(answer, Exception):
            answer.add_note(trace)
            raise answer
        found: Found = answer
        return found

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()

    def end(self, patience: float) -> None:
        self.process.join(max(patience, 0.0))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


# --- in the process ---------------------------------------------------------------------------------------------------


def help_out(pipe: Connection, settings: Settings) -> None:
    """Search each request with one bot that keeps its tree, until the pipe is closed."""
    be_a_worker()
    bot = Search(*settings)
    with suppress(EOFError, OSError):
        while True:
            world, number, trail, to_choose = pipe.recv()
            answer: tuple[Found | Exception, str]
            try:
                answer = look_into(bot, world, number, trail, to_choose), ""
            except Exception as error:
                answer = error, format_exc()  # tracebacks do not survive a pipe
            pipe.send(answer)


def look_into(bot: Search, world: dict[str, object], number: int, trail: list[int] | None, to_choose: bool) -> Found:
    """The result of a search. For a choice, the values of the other options are not needed."""
    seat = Seat(GAMES[str(world["game"])].from_data(world), number, trail)
    if to_choose:
        return told(bot.halve(seat)), []
    thought = bot.think(seat)
    return told(thought.options), [(who, move.action, move.kind, dict(move.facts)) for who, move in thought.line]


def told(options: list[Option]) -> list[tuple[int, float, int]]:
    return [(option.action, option.value, option.visits) for option in options]
