"""Several processes that search the same choice, each with a tree of its own, and add up what they found.

They get no more than the seat knows: a world that it has imagined, from which they imagine others.
"""

from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context

from bugduel.bots.bot import Bot, Option, Thought
from bugduel.bots.search import ENOUGH, Search, options_of, ranked
from bugduel.core import Move, Seat
from bugduel.core.event import Fact
from bugduel.games import GAMES

Found = tuple[list[tuple[int, float, int]], list[tuple[int, int, str, dict[str, Fact]]]]

_searchers: dict[str, Search] = {}  # in a process that helps: the bot whose tree it keeps


class Together(Bot):
    """A search on several processor cores. They start with the first choice and end with `close`."""

    def __init__(self, seed: str, seconds: float, iterations: int, processes: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.processes = processes
        self.helpers: list[ProcessPoolExecutor] = []

    def choose(self, seat: Seat) -> int:
        idle = seat.idle()
        if idle >= 0:
            return idle
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        merged, _ = self.consult(seat, True)
        return max(merged, key=lambda option: option.visits).action

    def think(self, seat: Seat) -> Thought:
        merged, found = self.consult(seat, False)
        merged = ranked(merged)
        lines = [line for options, line in found if options[0][0] == merged[0].action] or [found[0][1]]
        return Thought(merged, [(number, Move(action, kind, facts)) for number, action, kind, facts in lines[0]])

    def consult(self, seat: Seat, to_choose: bool) -> tuple[list[Option], list[Found]]:
        """What the helpers found, added up, and what each of them found."""
        try:
            found = self.ask(seat, to_choose)
        except BrokenExecutor:  # a helper was ended from outside: once more, with new ones
            self.close()
            found = self.ask(seat, to_choose)
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
            context = get_context("spawn")
            self.helpers = [ProcessPoolExecutor(1, mp_context=context) for _ in range(self.processes)]
        answers: list[Future[Found]] = []
        for number, helper in enumerate(self.helpers):
            world = seat.imagine(self.rng).to_data()
            settings = (f"{self.seed} {number}", self.seconds, self.iterations)
            answers.append(helper.submit(look_into, settings, world, seat.number, seat.trail, to_choose))
        return [answer.result() for answer in answers]

    def close(self) -> None:
        for helper in self.helpers:
            helper.shutdown(wait=False, cancel_futures=True)
        self.helpers = []


def look_into(
    settings: tuple[str, float, int], world: dict[str, object], number: int, trail: list[int] | None, to_choose: bool
) -> Found:
    """In a process that helps: what its search finds. To choose, it need not tell what the other options are worth."""
    seed, seconds, iterations = settings
    bot = _searchers.get(seed)
    if bot is None:
        bot = _searchers[seed] = Search(seed, seconds, iterations)
    seat = Seat(GAMES[str(world["game"])].from_data(world), number, trail)
    if to_choose:
        bot.search(seat, False)
        return told(options_of(bot.root, seat.legal())), []
    thought = bot.think(seat)
    return told(thought.options), [(who, move.action, move.kind, dict(move.facts)) for who, move in thought.line]


def told(options: list[Option]) -> list[tuple[int, float, int]]:
    return [(option.action, option.value, option.visits) for option in options]
