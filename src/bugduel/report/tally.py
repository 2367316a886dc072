"""What happened to each card, counted by replaying the Records and reading their events.

The game says which events count for which statistic (`Game.card_statistics`). A card's wins count once per seat and
game, however many copies the seat had: two copies in one game are one observation.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from multiprocessing import get_context

from bugduel.arena import Played
from bugduel.core import BadRecord, Event, Game, Record, replay
from bugduel.core.game import CardStatistic, CardStatistics, Data
from bugduel.core.teams import teams_of
from bugduel.games import GAMES
from bugduel.processes import be_a_worker, starting_workers
from bugduel.report.expected import Expected
from bugduel.report.shares import NOTHING, Share

PLAYED = "played"  # the share of games won by the player of a card
HELD = "held"  # the share of games won by its last holder
FEW = 2000  # games; fewer are counted before more processes could start
CHUNK = 20  # deals: few enough to react to Ctrl-C soon

GameText = tuple[str, tuple[float, ...]]  # the Record of a game and the expected score of each seat
DealText = Sequence[GameText]


@dataclass
class CardTally:
    """One card: the games it was played in, the plays in all, and its shares: PLAYED, HELD, the game's own."""

    games: int = 0
    plays: int = 0
    shares: dict[str, Share] = field(default_factory=dict)

    def share(self, name: str) -> Share:
        return self.shares.get(name, NOTHING)

    def add(self, other: "CardTally") -> None:
        self.games += other.games
        self.plays += other.plays
        for name, share in other.shares.items():
            self.shares[name] = self.share(name) + share


@dataclass
class Tally:
    """The cards of many games, and the games not counted: other rules versions and broken Records."""

    cards: dict[str, CardTally] = field(default_factory=dict)
    decks: dict[str, Share] = field(default_factory=dict)  # ready-made decks against other decks
    games: int = 0
    other_rules: int = 0
    broken: int = 0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.other_rules += other.other_rules
        self.broken += other.broken
        for name, card in other.cards.items():
            self.cards.setdefault(name, CardTally()).add(card)
        for name, share in other.decks.items():
            self.decks[name] = self.decks.get(name, NOTHING) + share


def count_games(
    game: Game,
    games: Iterable[Played],
    expected: Expected,
    jobs: int,
    progress: Callable[[int], None] = lambda games: None,
) -> Tally:
    """The cards of the games of a run; nothing if the game has no statistics."""
    if game.card_statistics() is None:
        return Tally()
    by_deal = groupby(sorted(games, key=lambda one: (one.deal, one.item)), key=lambda one: one.deal)
    deals = [[(one.record, expected.of(one)) for one in deal] for _, deal in by_deal]
    return count_cards(game, deals, jobs, progress)


def count_cards(
    game: Game, deals: Sequence[DealText], jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Tally:
    """The cards of many deals. `progress` is called now and then with the number of further games counted."""
    total = Tally()
    chunks = [deals[start : start + CHUNK] for start in range(0, len(deals), CHUNK)]
    if jobs == 1 or sum(map(len, deals)) <= FEW or game.name not in GAMES:
        for chunk in chunks:
            total.add(_count(game, chunk))
            progress(sum(map(len, chunk)))
        return total
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=be_a_worker)
    try:
        with starting_workers():
            parts = pool.map(_count_named, [game.name] * len(chunks), chunks)
        for chunk, part in zip(chunks, parts, strict=True):
            total.add(part)
            progress(sum(map(len, chunk)))
    finally:
        pool.shutdown(cancel_futures=True)
    return total


def _count_named(game: str, deals: Sequence[DealText]) -> Tally:
    return _count(GAMES[game], deals)


def _count(game: Game, deals: Iterable[DealText]) -> Tally:
    tally = Tally()
    for games in deals:
        deal = DealTally()
        for text, expected in games:
            _count_game(game, text, expected, tally, deal)
        deal.add_to(tally)
    return tally


def _count_game(game: Game, text: str, expected: Sequence[float], tally: Tally, deal: "DealTally") -> None:
    try:
        record = Record.from_json(text)
        if record.game == game.name and record.rules != game.rules:
            tally.other_rules += 1
            return
        state = replay(game, record).state
    except BadRecord:
        tally.broken += 1
        return
    outcome, statistics = state.outcome(), game.card_statistics()
    if outcome is None:
        tally.broken += 1
    elif statistics is not None:
        tally.games += 1
        teams = teams_of(state)
        even = 1 / len(expected)
        scores = [score - expected[team] + even for score, team in zip(outcome, teams, strict=True)]
        deal.count(statistics, state.recorded() or [], scores)
        deal.count_decks(deck_names(game, record.options), outcome)


def deck_names(game: Game, options: Data) -> list[str]:
    """The ready-made deck of each seat, empty for other decks."""
    given = options.get("decks")
    built = [(name, game.deck(name)) for name in game.decks()]
    decks = given if isinstance(given, list) else []
    return [next((name for name, data in built if deck in (name, data)), "") for deck in decks]


# --- one deal ---------------------------------------------------------------------------------------------------------

Thing = tuple[str, int]  # a card in a game: a creature by its number, others by their event


class DealTally:
    """The games of one deal, counted together."""

    def __init__(self) -> None:
        self.games: dict[str, int] = defaultdict(int)
        self.plays: dict[str, int] = defaultdict(int)
        self.sums: dict[tuple[str, str], tuple[float, int]] = {}  # score and trials, by card and share
        self.decks: dict[str, tuple[float, int]] = {}

    def count(self, statistics: CardStatistics, events: Sequence[Event], scores: Sequence[float]) -> None:
        """Add the events of one game, with the score of each seat."""
        players: dict[str, set[int]] = defaultdict(set)
        forms: dict[int, set[str]] = defaultdict(set)
        holder: dict[int, int] = {}
        for place, event in enumerate(events):
            card, seat = event.facts.get("card"), event.facts.get("seat")
            if not isinstance(card, str) or not isinstance(seat, int):
                continue
            if event.kind in statistics.plays:
                players[card].add(seat)
                self.plays[card] += 1
            if event.kind in statistics.holds:
                number = _number(event, place)
                forms[number].add(card)
                holder[number] = seat
        holders: dict[str, set[int]] = defaultdict(set)
        for number, names in forms.items():
            for name in names:
                holders[name].add(holder[number])
        for card, seats in players.items():
            self.games[card] += 1
            self._add(card, PLAYED, sum(scores[seat] for seat in seats), len(seats))
        for card, seats in holders.items():
            self._add(card, HELD, sum(scores[seat] for seat in seats), len(seats))
        for statistic in statistics.others:
            self._count_statistic(statistic, events)

    def _count_statistic(self, statistic: CardStatistic, events: Sequence[Event]) -> None:
        could: set[Thing] = set()
        did: set[Thing] = set()
        for place, event in enumerate(events):
            card = event.facts.get("card")
            if isinstance(card, str):
                if event.kind in statistic.among:
                    could.add((card, _number(event, place)))
                if event.kind in statistic.events:
                    did.add((card, _number(event, place)))
        for thing in could:
            self._add(thing[0], statistic.name, thing in did, 1)

    def count_decks(self, decks: Sequence[str], outcome: Sequence[float]) -> None:
        if len(set(decks)) < 2:
            return
        for deck, score in zip(decks, outcome, strict=True):
            before = self.decks.get(deck, (0.0, 0))
            self.decks[deck] = before[0] + score, before[1] + 1

    def _add(self, card: str, share: str, score: float, trials: int) -> None:
        before = self.sums.get((card, share), (0.0, 0))
        self.sums[card, share] = before[0] + score, before[1] + trials

    def add_to(self, tally: Tally) -> None:
        for card, plays in self.plays.items():
            tally.cards.setdefault(card, CardTally()).add(CardTally(self.games[card], plays))
        for (card, name), (score, trials) in self.sums.items():
            added = CardTally(shares={name: Share.of_deal(score, trials)})
            tally.cards.setdefault(card, CardTally()).add(added)
        for deck, (score, trials) in self.decks.items():
            if deck:
                tally.decks[deck] = tally.decks.get(deck, NOTHING) + Share.of_deal(score, trials)


def _number(event: Event, place: int) -> int:
    """The number of the piece an event is about; for other cards a unique number."""
    piece = event.facts.get("piece")
    return piece if isinstance(piece, int) and piece > 0 else -1 - place
