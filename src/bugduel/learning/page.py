"""The page that tells what bots learnt about a game: one self-contained HTML file, a sibling of reports."""

from collections.abc import Mapping, Sequence

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from bugduel import __version__
from bugduel.core.worth.weights import Weights
from bugduel.games import GAMES
from bugduel.learning.telling.counted import Counted
from bugduel.learning.telling.course import Course
from bugduel.learning.telling.headlines import headlines
from bugduel.learning.telling.table import Table
from bugduel.learning.telling.teller import LearningTeller, chance
from bugduel.learning.telling.tiers import TIERS, zones_of
from bugduel.learning.told import Score, Spread, Told

MADE_BY = '<meta name="generator" content="Bugduel learn">'  # identifies such a page
NOTES = ("worth", "interval", "tiers", "print", "bots")


def page(
    weights: Weights, spreads: Mapping[str, Mapping[str, Spread]], rounds: Sequence[Told], language: str = "en"
) -> str:
    """What was learnt: `spreads` are by zone and card; a card that is not among them was never seen there."""
    teller = LearningTeller(GAMES[weights.game], language)
    say = teller.say
    zones = zones_of(teller, weights, spreads)
    counted = Counted(teller, weights)
    point = teller.number(100 * (chance(1.0) - 0.5))
    facts: dict[str, object] = {
        "say": say,
        "report_say": teller.as_in_reports,
        "made_by": Markup(MADE_BY),
        "language": language,
        "title": say("title", game=teller.game_title()),
        "what": _what(teller, weights, rounds),
        "scale": say("scale", points=point, chance=teller.chance(1.0)),
        "headlines": headlines(teller, zones),
        "zones": zones,
        "cuts": _cuts(teller),
        "table": Table(teller, zones),
        "curves": counted.curves(),
        "printed_curves": counted.printed_curves(),
        "printed_zones": [teller.zone(zone) for zone in weights.printed],
        "printed_rows": counted.printed_rows(),
        "singles": counted.singles(),
        "course": Course(teller, rounds),
        "notes": [say(f"note-{about}") for about in NOTES],
        "command": weights.command,
        "foot": teller.as_in_reports("foot", version=__version__),
    }
    return _environment().get_template("learnt.html.jinja").render(facts)


def _what(teller: LearningTeller, weights: Weights, rounds: Sequence[Told]) -> list[tuple[str, str]]:
    """From how much it was learnt."""
    say, number = teller.say, teller.number
    found = [(say("what-games"), number(weights.games or sum(told.games for told in rounds)))]
    if rounds:
        found.append((say("what-positions"), number(sum(told.positions for told in rounds))))
        found.append((say("what-rounds"), number(len(rounds))))
    return found


def _cuts(teller: LearningTeller) -> str:
    """Which share of the cards is in which tier."""
    starts = [0.0, *(share for _, share in TIERS)]
    parts = [f"{letter} {teller.percent(end - start)}" for (letter, end), start in zip(TIERS, starts, strict=False)]
    return teller.say("tiers-cuts", cuts=teller.listed(parts))


def _environment() -> Environment:
    """Style and script are those of reports, and there is a little more of the style here."""
    return Environment(
        loader=ChoiceLoader([PackageLoader("bugduel.learning.telling"), PackageLoader("bugduel.report")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


__all__ = ["MADE_BY", "Score", "Spread", "Told", "page"]
