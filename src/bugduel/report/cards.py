"""The cards of a report: a row of figures for each, and a chart of all of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from bugduel.report import charts
from bugduel.report.shares import NOTHING, Share
from bugduel.report.tally import HELD, PLAYED, CardTally, Tally
from bugduel.report.teller import ReportTeller

NAMED = 16  # cards labelled in the chart on a wide screen
NAMED_NARROW = 6  # and on a phone
NARROW = 400
LEAST = 20  # games a card needs to be drawn or to make a headline
CLEARLY_MORE = "good"
CLEARLY_LESS = "bad"
NOT_CLEAR = "soft"


@dataclass(frozen=True)
class Cell:
    """A figure of a card: the share, its text, and whether it is clearly above or below average."""

    share: Share
    value: str
    interval: str
    trials: str
    tone: str


@dataclass(frozen=True)
class Row:
    """A row of the card table."""

    name: str
    title: str
    set_id: str
    set_title: str
    line: str
    text: str
    games: int
    games_said: str
    plays_said: str
    cells: list[Cell | None]
    searched: str


@dataclass(frozen=True)
class Column:
    """A column of figures: its title, its meaning, and the average over all cards."""

    id: str
    title: str
    hint: str
    usual: float


class CardSection:
    """The cards of a report, one by one."""

    def __init__(self, teller: ReportTeller, tally: Tally) -> None:
        self.teller = teller
        self.tally = tally
        statistics = teller.game.card_statistics()
        self.statistics = [] if statistics is None else [statistic.name for statistic in statistics.others]
        self.looks = max(len(tally.cards), 1)
        self._usual: dict[str, Share] = {}
        self.columns = self._columns()
        self.rows = [self._row(name, card) for name, card in self._in_order()]
        self.sets = sorted({(row.set_title, row.set_id) for row in self.rows})

    def usual(self, column: str) -> Share:
        """The average of a figure over all cards."""
        if column not in self._usual:
            self._usual[column] = sum((card.share(column) for card in self.tally.cards.values()), NOTHING)
        return self._usual[column]

    def enough(self) -> dict[str, CardTally]:
        """The cards seen often enough to be compared."""
        return {name: card for name, card in self.tally.cards.items() if card.share(HELD).trials >= LEAST}

    def tone(self, card: CardTally) -> str:
        """Whether its last holder wins clearly more or less often than average."""
        return tone(card.share(HELD), self.usual(HELD).value, self.looks)

    def _columns(self) -> list[Column]:
        teller = self.teller
        found = [
            Column(name, teller.statistic(name), teller.statistic(name, "-hint"), self.usual(name).value)
            for name in self.statistics
        ]
        for name in (PLAYED, HELD):
            title, hint = teller.say(f"column-{name}"), teller.say(f"column-{name}-hint")
            found.append(Column(name, title, hint, self.usual(name).value))
        return found

    def _in_order(self) -> list[tuple[str, CardTally]]:
        """The cards, the surest winners first."""
        return sorted(self.tally.cards.items(), key=lambda item: (-item[1].share(HELD).low, item[0]))

    def _row(self, name: str, card: CardTally) -> Row:
        teller = self.teller
        page = teller.pages.get(name)
        set_id = "" if page is None else page.set_id
        title = teller.title(name)
        text = "" if page is None else page.text(teller.language)
        line = "" if page is None else page.line(teller.language)
        return Row(
            name=name,
            title=title,
            set_id=set_id,
            set_title=teller.game.sets().get(set_id, set_id) if page else teller.say("home-made"),
            line=line,
            text=text,
            games=card.games,
            games_said=teller.number(card.games),
            plays_said=teller.say("column-times", plays=teller.number(card.plays)),
            cells=[self._cell(card.share(column.id), column.usual) for column in self.columns],
            searched=f"{title} {name} {line} {text}".casefold(),
        )

    def _cell(self, share: Share, usual: float) -> Cell | None:
        return cell(self.teller, share, tone(share, usual, self.looks)) if share.trials else None

    def least(self) -> int:
        """The initial minimum of games: as high as still leaves a good part of the table."""
        for least in (LEAST, LEAST // 2, LEAST // 4):
            if sum(row.games >= least for row in self.rows) * 3 >= len(self.rows):
                return least
        return 0

    # --- the chart ----------------------------------------------------------------------------------------------------

    def scatter(self) -> Markup | None:
        """The first statistic of the game against how often a card's last holder wins.

        Drawn in a wide and a narrow version, because a wide screen has room for more names than a phone.
        """
        if not self.statistics or len(self.enough()) < 2:
            return None
        statistic = self.statistics[0]
        shown = {name: card for name, card in self.enough().items() if card.share(statistic).trials >= LEAST}
        if len(shown) < 2:
            return None
        usual = self.usual(HELD).value
        far = self._outermost(shown, statistic)
        most = max(card.share(HELD).trials for card in shown.values())
        say, within = self.teller.say, self.teller.statistic(statistic, "-within")
        axes, about = (within, say("scatter-wins")), say("scatter-about", statistic=within)
        drawn = Markup("")
        for named, width in ((far[:NAMED], 720), (far[:NAMED_NARROW], NARROW)):
            dots = [self._dot(name, shown[name], statistic, most, name in named) for name in far]
            drawn += charts.scatter(dots, usual, axes, say("scatter"), about, width)
        return drawn

    def _outermost(self, shown: Mapping[str, CardTally], statistic: str) -> list[str]:
        """The cards, farthest from the centre first, relative to the overall spread."""
        middles: list[tuple[float, float]] = []
        for column in (statistic, HELD):
            values = [card.share(column).value for card in shown.values()]
            middle = sum(values) / len(values)
            spread = (sum((value - middle) ** 2 for value in values) / len(values)) ** 0.5
            middles.append((middle, spread or 1.0))

        def far(name: str) -> float:
            x, y = shown[name].share(statistic).value, shown[name].share(HELD).value
            (x_middle, x_spread), (y_middle, y_spread) = middles
            return ((x - x_middle) / x_spread) ** 2 + ((y - y_middle) / y_spread) ** 2

        return sorted(shown, key=lambda name: (-far(name), name))

    def _dot(self, name: str, card: CardTally, statistic: str, most: int, named: bool) -> charts.Dot:
        teller, share = self.teller, card.share(statistic)
        title = teller.title(name)
        said = f"{title}\n{teller.statistic(statistic)}: {teller.share(share)}\n{teller.say('column-held')}: "
        said += teller.share(card.share(HELD))
        size = 3.5 + 5.5 * (card.share(HELD).trials / most) ** 0.5
        shade = self.tone(card)
        return charts.Dot(share.value, card.share(HELD).value, size, said, shade, title if named else "", title)


@dataclass(frozen=True)
class DeckRow:
    """A row of the deck table."""

    name: str
    games: str
    cell: Cell


def deck_rows(teller: ReportTeller, tally: Tally, seats: int) -> list[DeckRow]:
    """The results of ready-made decks against other decks, the best first."""
    decks = sorted(tally.decks.items(), key=lambda item: (-item[1].value, item[0]))
    rows: list[DeckRow] = []
    for name, share in decks:
        shade = tone(share, 1 / seats, len(decks))
        rows.append(DeckRow(name, teller.number(share.trials), cell(teller, share, shade)))
    return rows


def tone(share: Share, usual: float, looks: int) -> str:
    """Whether a share clearly differs from the average, allowing for the number of comparisons."""
    low, high = share.bounds(looks)
    return CLEARLY_MORE if low > usual else CLEARLY_LESS if high < usual else NOT_CLEAR


def cell(teller: ReportTeller, share: Share, shade: str) -> Cell:
    trials = teller.say("of-trials", trials=teller.number(share.trials))
    return Cell(share, teller.percent(share.value), teller.interval(share.low, share.high), trials, shade)
