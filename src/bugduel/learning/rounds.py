"""Learning in rounds: play, fit, and keep what wins."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bugduel import __version__
from bugduel.arena import Runner
from bugduel.core.worth.weights import Weights
from bugduel.games import GAMES
from bugduel.learning.columns import Columns
from bugduel.learning.fit import Fit
from bugduel.learning.match import Match, compare, play_pair
from bugduel.learning.samples import Samples, together
from bugduel.learning.selfplay import PLAYERS, appraisal_of, play
from bugduel.learning.settings import Batch, Fitting, Plan, Play
from bugduel.learning.spreads import spreads
from bugduel.learning.store import Folder
from bugduel.learning.told import Score, Told

GAMES_A_BATCH = 20
WAIT = 0.5  # seconds between calls of `watch`
MATCH_LOOKS = 3  # times those of the games that are learnt from

Watch = Callable[[str, int, int, int], None]  # what is done in which round, how much of it, of how much
NewRunner = Callable[[Callable[..., Any], object], Runner[Any, Any]]  # of some work, and its settings


def learn_from(settings: Play, batch: Batch) -> list[Samples]:
    """The games of a batch, played and counted."""
    columns = Columns(appraisal_of(GAMES[settings.game]))
    lessons = [play(settings, number) for number in batch.games]
    return [columns.samples(each.rows, each.targets, each.number) for each in lessons if each.rows]


class Learning:
    """A run to its end. Finished batches, fits and matches are not done again."""

    def __init__(self, plan: Plan, folder: Path, command: str, watch: Watch) -> None:
        self.plan = plan
        self.folder = Folder(folder, plan)
        self.command = command
        self.watch = watch
        self.columns = Columns(appraisal_of(GAMES[plan.game]))
        self.by_hand = self.columns.appraisal.by_hand()
        self.best = 0  # the round whose weights are kept
        self.folder.save_weights(0, self.by_hand)

    def run(self, new_runner: NewRunner) -> list[Told]:
        told: list[Told] = []
        for number in range(1, self.plan.rounds + 1):
            one = self.folder.told(number)
            if one is None:
                self._play(number, new_runner)
                one = self._learn(number, new_runner, told)
                self.folder.save_told(one)
            if one.kept:
                self.best = number
            told.append(one)
        return told

    def finish(self, told: Sequence[Told]) -> None:
        """Write the weights that won, how sure they are, and the page that tells of it."""
        samples = self.samples(len(told))
        found = spreads(
            self.columns,
            self.weights,
            samples,
            self._new_fit,
            lambda done, total: self.watch("spread", len(told), done, total),
        )
        self.folder.finish(self.weights, found, told)

    @property
    def weights(self) -> Weights:
        found = self.folder.weights(self.best)
        assert found is not None
        return found

    def batches(self, number: int) -> list[Batch]:
        first = (number - 1) * self.plan.games
        games = range(first, first + self.plan.games)
        cuts = range(0, len(games), GAMES_A_BATCH)
        return [Batch(number, place, tuple(games[cut : cut + GAMES_A_BATCH])) for place, cut in enumerate(cuts)]

    def samples(self, number: int) -> Samples:
        """Those of all rounds up to this one."""
        batches = [batch for each in range(1, number + 1) for batch in self.batches(each)]
        return together(self.folder.samples(batches))

    def _new_fit(self) -> Fit:
        return Fit(self.columns, self.by_hand, self.by_hand, Fitting(left_out=frozenset(self.plan.left_out)))

    def _play(self, number: int, new_runner: NewRunner) -> None:
        batches = self.batches(number)
        to_play = [batch for batch in batches if not self.folder.has(batch)]
        if not to_play:
            return
        weights = str(self.folder.weights_file(self.best).absolute())
        plan = self.plan
        settings = Play(plan.game, plan.kinds, plan.looks, weights, f"{plan.seed}/round {number}")
        runner = new_runner(learn_from, settings)
        done = len(batches) - len(to_play)
        try:
            while to_play or runner.under_way:
                while to_play and runner.room > 0:
                    runner.give(to_play.pop(0))
                for batch, found in runner.take(WAIT):
                    self.folder.save_samples(batch, together(found))
                    done += 1
                self.watch("play", number, done * GAMES_A_BATCH, plan.games)
        finally:
            runner.close()

    def _learn(self, number: int, new_runner: NewRunner, before: Sequence[Told]) -> Told:
        self.watch("fit", number, 0, 1)
        samples = self.samples(number)
        loss = Fit(self.columns, self.weights, self.by_hand, Fitting()).loss(samples)
        fitted = self._new_fit().run(samples, number)
        plan = self.plan
        shared, printed, cards = self.columns.join(fitted.shared, fitted.printed, fitted.cards)
        weights = Weights(
            game=plan.game,
            rules=GAMES[plan.game].rules,
            version=__version__,
            command=self.command,
            seed=plan.seed,
            games=number * plan.games,
            shared=shared,
            printed=printed,
            cards=cards,
        )
        self.folder.save_weights(number, weights)
        match = self._match(number, new_runner) if plan.match else None
        kept = match is None or match.mean > 0.5
        added = samples.positions - sum(told.positions for told in before)
        return Told(number, plan.games, added, loss, fitted.loss, match, kept)

    def _match(self, number: int, new_runner: NewRunner) -> Score:
        """The new weights against those of before. More than two players would need another measure, so they wait."""
        kinds = tuple(kind for kind in self.plan.kinds if kind.get(PLAYERS, 2) == 2)
        new, old = (str(self.folder.weights_file(each).absolute()) for each in (number, self.best))
        seed = f"{self.plan.seed}/match {number}"
        match = Match(self.plan.game, kinds, MATCH_LOOKS * self.plan.looks, new, old, seed)
        deals = -(-self.plan.match // 2)
        runner = new_runner(play_pair, match)
        return compare(runner, deals, lambda done, total: self.watch("match", number, done, total))
