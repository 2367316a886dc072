"""The page: the whole report as one self-contained HTML file."""

from collections.abc import Callable, Sequence
from datetime import date
from os import cpu_count

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from bugduel import __version__
from bugduel.arena import Played, Settings, figures_of
from bugduel.arena.settings import AS_GIVEN, BUILT
from bugduel.core import Game
from bugduel.report.cards import LEAST, CardSection, deck_rows
from bugduel.report.course import First, Length, bot_headline, bot_rows, ladder, matrix
from bugduel.report.expected import Expected
from bugduel.report.headlines import card_headlines
from bugduel.report.tally import HELD, PLAYED, count_games, deck_names
from bugduel.report.teller import ReportTeller

MADE_BY = '<meta name="generator" content="Bugduel report">'  # identifies a report


def make_page(
    game: Game,
    settings: Settings,
    games: Sequence[Played],
    day: date,
    language: str = "en",
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> str:
    """A report of the games of a run. Counting cards takes longest, and `progress` is called along the way."""
    teller = ReportTeller(game, language)
    expected = Expected(games)
    tally = count_games(game, games, expected, jobs or cpu_count() or 1, progress)
    section = CardSection(teller, tally)
    say = teller.say
    facts: dict[str, object] = {
        "say": say,
        "made_by": Markup(MADE_BY),
        "language": language,
        "title": say("title", game=teller.game_title(), count=len(games), games=teller.number(len(games))),
        "what": what_was_played(teller, settings, day),
        "games": len(games),
        "has_statistics": game.card_statistics() is not None,
        "section": section,
        "foot": say("foot", version=__version__),
    }
    if games:
        facts |= _figures(teller, settings, games)
        facts |= _cards(teller, settings, section, expected)
        facts["headlines"] = [*_listed(facts["headlines"]), *card_headlines(section)]
    return _environment().get_template("page.html.jinja").render(facts)


def what_was_played(teller: ReportTeller, settings: Settings, day: date) -> list[tuple[str, str]]:
    """Who played what, and when, as far as the game knows."""
    say, game, options = teller.say, teller.game, settings.options
    found = [(say("what-bots"), ", ".join(dict.fromkeys(settings.bots)))]
    sets, pool, own = options.get("sets"), options.get("pool"), options.get("cards")
    cards: list[str] = []
    if isinstance(pool, dict):
        cards.append(say("own-pool", count=sum(pool.values())))
    elif isinstance(sets, list):
        titles = game.sets()
        cards += [titles.get(str(set_id), str(set_id)) for set_id in sets]
    if isinstance(own, list) and own:
        cards.append(say("own-cards", count=len(own)))
    if cards:
        found.append((say("what-sets"), teller.listed(cards)))
    if isinstance(options.get("decks"), list):
        found.append((say("what-decks"), _decks(teller, settings)))
    if isinstance(options.get("edition"), str):
        found.append((say("what-edition"), str(options["edition"])))
    found.append((say("what-date"), day.isoformat()))
    return found


def _decks(teller: ReportTeller, settings: Settings) -> str:
    if settings.decks != AS_GIVEN:
        return teller.say("decks-built" if settings.decks == BUILT else "decks-random")
    names = [name or teller.say("own-deck") for name in deck_names(teller.game, settings.options)]
    return teller.listed(list(dict.fromkeys(names)))


def _figures(teller: ReportTeller, settings: Settings, games: Sequence[Played]) -> dict[str, object]:
    figures = figures_of(games, settings.seed)
    length = Length(teller, [one.turns for one in games])
    first = First(teller, figures.first, settings.sides)
    return {
        "standings": bot_rows(teller, figures),
        "ladder": ladder(teller, figures),
        "matrix": matrix(teller, figures),
        "length": length,
        "first": first,
        "headlines": [*bot_headline(teller, figures), *first.headline(), *length.headline()],
    }


def _cards(teller: ReportTeller, settings: Settings, section: CardSection, expected: Expected) -> dict[str, object]:
    say, tally = teller.say, section.tally
    notices = [
        say(f"note-{name}", count=count, games=teller.number(count))
        for name, count in (("other-rules", tally.other_rules), ("broken", tally.broken))
        if count
    ]
    notes = [say("note-interval")]
    if section.rows:
        held, played = section.usual(HELD).value, section.usual(PLAYED).value
        notes.append(say("note-colour", count=len(section.rows)))
        notes.append(say("note-baseline", held=teller.percent(held), played=teller.percent(played)))
        if not expected.is_even:
            notes.append(say("note-expected"))
    notes.append(say("note-bots"))
    return {
        "lead": say("cards-lead", games=teller.number(tally.games), cards=teller.number(len(section.rows))),
        "decks": deck_rows(teller, tally, settings.sides),
        "even": 1 / settings.sides,
        "scatter": section.scatter(),
        "scatter_note": say("scatter-note", least=LEAST),
        "least": section.least(),
        "notices": notices,
        "notes": notes,
    }


def _listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("bugduel.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
