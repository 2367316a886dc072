"""Bots and the course of games: ratings, who beats whom, game length, the advantage of going first."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import quantiles

from markupsafe import Markup

from bugduel.arena import Figures, Interval, Standing
from bugduel.report import charts
from bugduel.report.headlines import Headline
from bugduel.report.teller import ReportTeller

MOST_COLUMNS = 40


@dataclass(frozen=True)
class BotRow:
    """A row of the bot table."""

    name: str
    rating: str
    range: str
    games: str
    won: str
    interval: str


@dataclass(frozen=True)
class Meeting:
    """One bot against another, with the colour strength of the cell."""

    value: str
    interval: str
    tone: str
    strength: int
    said: str


@dataclass(frozen=True)
class MatrixRow:
    bot: str
    cells: list[Meeting | None]


# --- bots -------------------------------------------------------------------------------------------------------------


def by_rating(figures: Figures) -> list[Standing]:
    """The bots, the best first; unrated ones last."""
    return sorted(figures.bots, key=lambda bot: (bot.rating is None, -(bot.rating.mean if bot.rating else 0), bot.bot))


def bot_rows(teller: ReportTeller, figures: Figures) -> list[BotRow]:
    rows: list[BotRow] = []
    for bot in by_rating(figures):
        rating, range_ = "", ""
        if bot.rating is not None:
            rating, range_ = teller.number(bot.rating.mean, 1), f"± {teller.number(bot.rating.margin, 1)}"
        interval = teller.interval(bot.rate.low, bot.rate.high)
        won = teller.percent(bot.rate.mean)
        rows.append(BotRow(bot.bot, rating, range_, teller.number(bot.games), won, interval))
    return rows


def ladder(teller: ReportTeller, figures: Figures) -> Markup | None:
    bars: list[charts.Bar] = []
    for bot in by_rating(figures):
        if bot.rating is not None:
            mean, low, high = bot.rating.mean, bot.rating.mean - bot.rating.margin, bot.rating.mean + bot.rating.margin
            figure = {"rating": teller.number(mean, 1), "low": teller.number(low, 1), "high": teller.number(high, 1)}
            bars.append(charts.Bar(bot.bot, mean, low, high, teller.say("ladder-said", **figure), figure["rating"]))
    return charts.ladder(bars, teller.say("ladder"), teller.say("ladder-about")) if bars else None


def matrix(teller: ReportTeller, figures: Figures) -> list[MatrixRow]:
    """Every bot against every other, the best first."""
    bots = [bot.bot for bot in by_rating(figures)]
    return [
        MatrixRow(row, [_meeting(teller, row, column, figures.pairs.get((row, column))) for column in bots])
        for row in bots
    ]


def _meeting(teller: ReportTeller, row: str, column: str, rate: Interval | None) -> Meeting | None:
    if rate is None:
        return None
    clear = rate.excludes(0.5)
    tone = "soft" if not clear else "good" if rate.mean > 0.5 else "bad"
    strength = 0 if not clear else 12 + round(abs(rate.mean - 0.5) * 2 * 48)
    share = teller.estimate(rate.mean, rate.low, rate.high)
    said = teller.say("matrix-cell", row=row, column=column, share=share, deals=teller.number(rate.deals))
    return Meeting(teller.percent(rate.mean, 0), teller.interval(rate.low, rate.high), tone, strength, said)


def bot_headline(teller: ReportTeller, figures: Figures) -> list[Headline]:
    """The strongest bot, or that it is not clear."""
    bots = [bot for bot in by_rating(figures) if bot.rating is not None]
    if len(bots) < 2:
        return []
    best = bots[0]
    open_ = [bot.bot for bot in bots[1:] if not _beats(figures, best.bot, bot.bot)]
    share = teller.estimate(best.rate.mean, best.rate.low, best.rate.high)
    if open_:
        text = teller.say("head-best-bot-open", share=share, others=teller.listed(open_))
        return [Headline(teller.say("head-ahead"), best.bot, text)]
    return [Headline(teller.say("head-best-bot"), best.bot, teller.say("head-best-bot-clear", share=share), "accent")]


def _beats(figures: Figures, one: str, other: str) -> bool:
    """Whether their games clearly show that one is better."""
    rate = figures.pairs.get((one, other))
    return rate is not None and rate.low > 0.5


# --- the course of games ----------------------------------------------------------------------------------------------


class Length:
    """The length of games in turns."""

    def __init__(self, teller: ReportTeller, turns: Sequence[int]) -> None:
        self.teller = teller
        self.turns = sorted(turns)
        self.median = self.turns[(len(turns) - 1) // 2]

    def note(self) -> str:
        return self.teller.say("turns-note", median=self.median)

    def chart(self) -> Markup:
        """A column for each number of turns, or for several if lengths differ widely. A few far longer games share the
        last column, so that the others stay readable.
        """
        teller, counts = self.teller, Counter(self.turns)
        first, last = self.turns[0], self.turns[-1]
        most = self.turns[int((len(self.turns) - 1) * 0.995)]
        end = last if last - first < MOST_COLUMNS else most
        width = max(ceil((end - first + 1) / MOST_COLUMNS), 1)
        columns: list[tuple[str, int, str]] = []
        for low in range(first, end + 1, width):
            high = low + width - 1
            is_last = high >= end
            count = sum(number for turn, number in counts.items() if low <= turn and (turn <= high or is_last))
            high = max(high, last) if is_last and last > high else high
            label = str(low) if high == low else teller.say("range", low=low, high=high)
            share = teller.percent(count / len(self.turns))
            said = teller.say("turns-said", turns=label, count=count, games=teller.number(count), share=share)
            columns.append((str(low) + ("+" if is_last and last > low + width - 1 else ""), count, said))
        middle = (self.median - first) // width
        return charts.histogram(columns, middle, teller.say("turns"), teller.say("turns-about"))

    def headline(self) -> list[Headline]:
        teller = self.teller
        if len(self.turns) < 4:
            return []
        early, _, late = quantiles(self.turns, n=4, method="inclusive")
        text = teller.say("head-length-text", early=round(early), late=round(late), longest=self.turns[-1])
        return [Headline(teller.say("head-length"), teller.say("head-length-big", turns=self.median), text)]


class First:
    """The results of the first player."""

    def __init__(self, teller: ReportTeller, rate: Interval, seats: int) -> None:
        self.teller = teller
        self.rate = rate
        self.even = 1 / seats
        self.value = teller.percent(rate.mean)
        self.share = teller.estimate(rate.mean, rate.low, rate.high)

    def is_clear(self) -> bool:
        return self.rate.excludes(self.even)

    def said(self) -> str:
        return self.teller.say("first-said", share=self.share, deals=self.teller.number(self.rate.deals))

    def note(self) -> str:
        return self.teller.say("first-note-clear" if self.is_clear() else "first-note-open")

    def chart(self) -> Markup:
        tone = "soft" if not self.is_clear() else "good" if self.rate.mean > self.even else "bad"
        bar = charts.Bar("", self.rate.mean, self.rate.low, self.rate.high, self.share, self.value)
        return charts.gauge(bar, self.even, tone, self.teller.say("first"), self.teller.say("first-about"))

    def headline(self) -> list[Headline]:
        teller = self.teller
        if not self.rate.deals:
            return []
        helps = self.rate.mean > self.even
        word = "even" if not self.is_clear() else "helps" if helps else "hurts"
        tone = "soft" if not self.is_clear() else "good" if helps else "bad"
        text = teller.say("head-first-text", share=self.share, even=teller.percent(self.even, 0))
        return [Headline(teller.say("head-first"), teller.say(f"head-first-{word}"), text, tone)]
