"""Two builds of Bugduel play each other, to judge a change of a bot by games at equal time.

    .venv/bin/python benchmarks/builds.py OLD.whl --bot search:0.25 --games 200
    .venv/bin/python benchmarks/builds.py OLD.whl --bot greedy --game shardbugs --games 400
    .venv/bin/python benchmarks/builds.py OLD.whl --bot search:0.1 --sets all --games 400 --jobs 2
    .venv/bin/python benchmarks/builds.py OLD.whl --bot search:0.1 --game shardbugs --players 4 --games 200

"New" is the build that runs this script, "old" is the wheel (or a folder with an unpacked one). Each build's bot runs
in its own process and gets the game as options, seed and actions, one JSON object per line; this process is the
referee. Every deal is played once from each seat and counts as one observation for the interval. With more than two
players the new build has one seat and the old build all others. If the builds disagree about the legal actions, their
rules differ: the deal is reported and dropped.

Bots that go by the clock need a core for each job.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any
from zipfile import ZipFile

from bugduel.arena.interval import interval
from bugduel.core import IllegalAction, LiveGame, seeded
from bugduel.games import GAMES

PROGRESS = 10  # deals between progress lines
PLAYER = "--player"  # the argument that runs this script as a player


# --- a build's player: uses only the API of every build ---------------------------------------------------------------


def play_for_referee() -> None:
    """Answer the referee until it closes the pipe.

    {"new": GAME} starts a game, {"actions": [...]} asks for the next action.
    """
    from bugduel.bots import new_bot

    live, bot, seat, known = None, None, 0, 0
    for line in sys.stdin:
        asked = json.loads(line)
        if "new" in asked:
            game = asked["new"]
            if bot is not None:
                bot.close()
            live = LiveGame(GAMES[game["game"]], game["options"], game["seed"])
            bot, seat, known = new_bot(game["bot"], game["bot-seed"]), game["seat"], 0
            continue
        assert live is not None and bot is not None
        try:
            for action in asked["actions"][known:]:
                live.apply(action)
                known += 1
            if live.state.actor() != seat:
                raise IllegalAction(f"after {known} actions seat {seat} is not to act")
            wall, cpu = perf_counter(), process_time()
            action = bot.choose(live.seat(seat))
            answer: dict[str, object] = {"action": action, "wall": perf_counter() - wall, "cpu": process_time() - cpu}
        except IllegalAction as error:
            answer = {"error": str(error)}
        print(json.dumps(answer), flush=True)


# --- the referee ------------------------------------------------------------------------------------------------------


class Disagreement(Exception):
    """The builds have different rules."""


class Player:
    """A build's player, in its own process."""

    def __init__(self, name: str, folder: Path | None) -> None:
        self.name = name
        environment = dict(os.environ)
        if folder is not None:
            environment["PYTHONPATH"] = str(folder)
        command = [sys.executable, __file__, PLAYER]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        print(json.dumps(message), file=self.process.stdin, flush=True)

    def choose(self, actions: list[int]) -> dict[str, Any]:
        assert self.process.stdout is not None
        self.tell({"actions": actions})
        answer: dict[str, Any] = json.loads(self.process.stdout.readline() or '{"error": "the process ended"}')
        if "error" in answer:
            raise Disagreement(f"{self.name} build: {answer['error']}")
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


@dataclass
class Score:
    """The result of one deal: the new build's points, and the time of each build."""

    points: list[float] = field(default_factory=list)
    choices: dict[str, int] = field(default_factory=lambda: {"new": 0, "old": 0})
    wall: dict[str, float] = field(default_factory=lambda: {"new": 0.0, "old": 0.0})
    cpu: dict[str, float] = field(default_factory=lambda: {"new": 0.0, "old": 0.0})
    dropped: str = ""


def play_deal(players: list[Player], bots: dict[str, str], game: str, options: dict[str, Any], seed: str) -> Score:
    """The same deal once from each seat. The first of the players is the new build's."""
    score = Score()
    try:
        for rotation in range(len(players)):
            seated = [players[(seat + rotation) % len(players)] for seat in range(len(players))]
            live = LiveGame(GAMES[game], options, seed)
            for seat, player in enumerate(seated):
                bot_seed = f"{seed} {rotation} {seat}"
                begin = {"game": game, "options": options, "seed": seed, "seat": seat}
                player.tell({"new": {**begin, "bot": bots[player.name], "bot-seed": bot_seed}})
            while (actor := live.state.actor()) >= 0:
                player = seated[actor]
                answer = player.choose(live.record.actions)
                score.choices[player.name] += 1
                score.wall[player.name] += answer["wall"]
                score.cpu[player.name] += answer["cpu"]
                try:
                    live.apply(answer["action"])
                except IllegalAction as error:
                    raise Disagreement(f"the referee: {error}") from None
            outcome = live.state.outcome()
            assert outcome is not None
            score.points.append(outcome[seated.index(players[0])])
    except Disagreement as why:
        score.dropped = f"{seed}: {why}"
    return score


def options_of(game: str, sets: list[str], seed: str, players: int = 2) -> dict[str, Any]:
    """The options of one deal: the sets, or a different ready-made deck for each player if the game has decks."""
    built = list(GAMES[game].decks())
    if built:
        rng = seeded(f"{seed} decks")
        return {"decks": [built.pop(rng.below(len(built))) for _ in range(players)]}
    if sets == ["all"]:
        return {"sets": list(GAMES[game].sets({}))}
    return {"sets": sets} if sets else {}


@contextmanager
def unpacked(build: Path) -> Iterator[Path]:
    """A folder from which the build can be imported."""
    if build.is_dir():
        yield build
        return
    with TemporaryDirectory() as folder:
        with ZipFile(build) as wheel:
            wheel.extractall(folder)
        yield Path(folder)


def compare(arguments: argparse.Namespace, old: Path) -> list[Score]:
    """All deals, in as many pairs of processes as there are jobs."""
    bots = {"new": arguments.bot, "old": arguments.old_bot or arguments.bot}
    seeds = [f"{arguments.seed} {number}" for number in range(-(-arguments.games // arguments.players))]
    scores: list[Score] = []

    def run(part: list[str]) -> None:
        players = [Player("new", None)] + [Player("old", old) for _ in range(arguments.players - 1)]
        try:
            for seed in part:
                options = options_of(arguments.game, arguments.sets, seed, arguments.players)
                scores.append(play_deal(players, bots, arguments.game, options, seed))
                if len(scores) % PROGRESS == 0:
                    print(f"{len(scores)} of {len(seeds)} deals: {won_by_new(scores)}", file=sys.stderr, flush=True)
        finally:
            for player in players:
                player.close()

    with ThreadPoolExecutor(arguments.jobs) as pool:
        list(pool.map(run, [seeds[number :: arguments.jobs] for number in range(arguments.jobs)]))
    return scores


def won_by_new(scores: list[Score]) -> str:
    played = [score.points for score in scores if not score.dropped]
    won = interval([sum(points) / len(points) for points in played])
    return (
        f"the new build won {100 * won.mean:.1f} % of {sum(map(len, played))} games "
        f"(95 % interval {100 * won.low:.1f} to {100 * won.high:.1f} %)"
    )


def tell(scores: list[Score]) -> None:
    for score in scores:
        if score.dropped:
            print(f"dropped: {score.dropped}")
    print(won_by_new(scores))
    played = [score for score in scores if not score.dropped]
    for name in ("new", "old"):
        choices = sum(score.choices[name] for score in played) or 1
        wall = 1000 * sum(score.wall[name] for score in played) / choices
        cpu = 1000 * sum(score.cpu[name] for score in played) / choices
        print(f"{name}: {wall:.2f} ms per choice, {cpu:.2f} ms of CPU time, {choices:,} choices")


def main() -> None:
    if PLAYER in sys.argv:
        play_for_referee()
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path, help="the wheel to play against, or a folder with one unpacked")
    parser.add_argument("--bot", default="search:0.25", help="the bot of both builds")
    parser.add_argument("--old-bot", default="", help="another bot for the old build")
    parser.add_argument("--game", default="mindbug", choices=list(GAMES))
    parser.add_argument("--sets", action="append", default=[], help='a card set, or "all"')
    parser.add_argument("--players", type=int, default=2, help="one of them is the new build's")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="builds")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    if not arguments.build.exists():
        parser.error(f"there is no file {arguments.build}")
    decks = GAMES[arguments.game].choice("decks")
    most = (decks.most if decks else None) or 2
    if not 2 <= arguments.players <= most:
        parser.error(f"{arguments.game} can be played here by 2{f' to {most}' if most > 2 else ''} players")
    with unpacked(arguments.build) as old:
        tell(compare(arguments, old))


if __name__ == "__main__":
    main()
