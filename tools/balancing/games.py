"""The games between decks: which there are, how one is played, and the file in which their results are kept."""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Any

from balancing.counts import COUNTED, Counts, Webs, count_events
from bugduel.bots import new_bot
from bugduel.core import BadOptions, Game, Seat
from bugduel.core.seen.move import PASS
from bugduel.games import GAMES

Deck = dict[str, Any]


@dataclass(frozen=True)
class Pairing:
    """One game of two decks. Every deal is played twice, with the decks swapped the second time."""

    one: str
    other: str
    number: int

    @property
    def key(self) -> str:
        return f"{self.one} {self.other} {self.number}"


@dataclass(frozen=True)
class Result:
    """A game that was played: scores of the first deck and of the first player, and for both decks what they did."""

    score: float
    score_of_first: float
    turns: int
    reason: str
    counts: list[Counts]


class Plan:
    """What is to be played: pairs of decks by a bot, so many games each."""

    def __init__(self, game: str, bot: str, games: int, decks: dict[str, Deck], only: str | None = None) -> None:
        self.game = game
        self.bot = bot
        self.games = games
        self.decks = decks
        self.pairs = [pair for pair in combinations(decks, 2) if only is None or only in pair]
        if not self.pairs:
            raise BadOptions("two different decks are needed")
        self.prints = {pair: fingerprint(game, bot, [decks[name] for name in pair]) for pair in self.pairs}

    def pairings(self) -> Iterator[Pairing]:
        """All pairs in turn, so that wherever this stops all have been played equally often."""
        for number in range(self.games):
            for one, other in self.pairs:
                yield Pairing(one, other, number)


def play(plan: Plan, pairing: Pairing) -> Result:
    is_swapped = pairing.number % 2 == 1
    names = [pairing.other, pairing.one] if is_swapped else [pairing.one, pairing.other]
    seed = f"{pairing.one} {pairing.other} {pairing.number // 2}"
    state = GAMES[plan.game].new({"decks": [plan.decks[name] for name in names]}, seed, record=True)
    bots = [new_bot(plan.bot, f"{seed} {seat}") for seat in range(2)]
    events = state.recorded()
    assert events is not None
    counts: list[Counts] = [dict.fromkeys(COUNTED, 0) for _ in names]
    webs = Webs(counts)
    view = state.view(-1)
    first = view.active
    try:
        while (actor := state.actor()) >= 0:
            action = bots[actor].choose(Seat(state, actor))
            is_pass, so_far = state.move(action).kind == PASS, len(events)
            state.apply(action)
            view = state.view(-1)
            webs.follow(is_pass, events[so_far:], view)
    finally:
        for bot in bots:
            bot.close()
    count_events(events, kinds_of(plan.game), counts)
    outcome, reason = state.outcome(), str(events[-1].facts.get("reason", ""))
    assert outcome is not None
    return Result(outcome[is_swapped], outcome[first], view.turn, reason, counts[::-1] if is_swapped else counts)


@cache
def kinds_of(game: str) -> dict[str, str]:
    """The kind of each card, by its name."""
    return {page.name: page.sheet().kind for page in GAMES[game].cards()}


def deck_named(game: Game, name: str) -> tuple[str, Deck]:
    """A ready-made deck, or one of a file, which is then called like the file."""
    file = Path(name)
    if file.suffix != ".txt":
        return name, game.deck(name)
    try:
        return file.stem, game.read_deck(file.read_text(encoding="utf-8"), name)
    except OSError as error:
        raise BadOptions(f"cannot read the deck {name}: {error.strerror}") from None


def fingerprint(game: str, bot: str, decks: Sequence[Deck]) -> str:
    """What the results depend on besides the names of bot and decks: the rules, the decks, their cards, all cards that
    no deck holds but that can come into play, and the weights of the bot; and what is counted.
    """
    in_decks = {name for deck in decks for name in deck["cards"]}
    cards = [
        page.to_data() | {"number": ""}  # which changes with every other card that is added
        for page in GAMES[game].cards()
        if page.name in in_decks or "most-copies" not in page.sheet().facts
    ]
    lists = [[deck["avatar"], *sorted(deck["cards"].items())] for deck in decks]
    data = [GAMES[game].rules, cards, lists, COUNTED]
    found = blake2b(json.dumps(data).encode(), digest_size=8)
    for text in weights_of(game, bot):
        found.update(text.encode())
    return found.hexdigest()


def weights_of(game: str, bot: str) -> list[str]:
    """The weights that come with a game, and those of the file that the name of a bot may have."""
    own = [part.removeprefix("weights=") for part in bot.partition(":")[2].split(",") if part.startswith("weights=")]
    if own:
        return [Path(file).read_text(encoding="utf-8") for file in own]
    try:
        files = sorted(resources.files(f"bugduel.{game}.weights").iterdir(), key=lambda file: file.name)
    except ModuleNotFoundError:
        return []
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".json")]


class Results:
    """Results in a file, one a line, each written when its game is over. Those of other plans stay in it."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.plan = plan
        self.known: dict[Pairing, Result] = {}
        wanted = {self._key(pairing): pairing for pairing in plan.pairings()}
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        for line in text.splitlines():
            try:
                data = json.loads(line)
            except json.JSONDecodeError:  # whoever wrote it was killed
                continue
            pairing = wanted.get(tuple(data.pop("key")))
            if pairing is not None:
                self.known[pairing] = Result(**data)
        self.is_cut = bool(text) and not text.endswith("\n")

    def missing(self) -> list[Pairing]:
        return [pairing for pairing in self.plan.pairings() if pairing not in self.known]

    def add(self, pairing: Pairing, result: Result) -> None:
        self.known[pairing] = result
        line = json.dumps({"key": self._key(pairing)} | vars(result)) + "\n"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # In one write to the end of the file, so that several runs can share it.
        out = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            os.write(out, ("\n" * self.is_cut + line).encode())
        finally:
            os.close(out)
        self.is_cut = False

    def _key(self, pairing: Pairing) -> tuple[str, str, str, str, str, int]:
        pair = pairing.one, pairing.other
        return self.plan.game, self.plan.bot, self.plan.prints[pair], *pair, pairing.number
