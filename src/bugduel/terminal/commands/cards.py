"""`bugduel cards`: the cards and what they do."""

import json
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bugduel.core import CardPage, Game
from bugduel.games import GAMES
from bugduel.terminal.arguments import Lang, game_called, language_called, one_of
from bugduel.terminal.screen.find import find_cards, near_title
from bugduel.terminal.screen.look import STRONG, Look
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import UsageError
from bugduel.words import LANGUAGES

NARROW, WIDE = 14, 34  # width of the column of figures, if short or long
MANY = 40  # characters of figures that count as long


def cards(
    game: Annotated[str | None, typer.Argument(help="The game; by default the first one.")] = None,
    name: Annotated[str | None, typer.Argument(help="A card's name in any language, or its beginning.")] = None,
    set_id: Annotated[str | None, typer.Option("--set", metavar="SET", help="Only the cards of this set.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="All facts as JSON.")] = False,
    as_text: Annotated[bool, typer.Option("--text", help="Plain text, one paragraph per card.")] = False,
    lang: Lang = None,
) -> None:
    """Look up cards."""
    language = language_called(lang)
    if game is not None and name is None and game not in GAMES:
        game, name = None, game
    of = game_called(game)
    if game is None and name is not None and set_id is None:  # the name may belong to any game
        of = next((each for each in GAMES.values() if find_cards(each.cards(), name)), of)
    if set_id is not None:
        one_of("--set", "set", set_id, list(of.sets()))
    pages = of.cards(set_id)
    if name is not None:
        pages = _called(of, pages, name, language)
    teller = TerminalTeller(of, language)
    if as_json:
        typer.echo(json.dumps([_data(page) for page in pages], indent=2, ensure_ascii=False))
    elif as_text:
        typer.echo("\n\n".join(_paragraph(page, language) for page in pages))
    else:
        look = Look(Console(), teller, plain=False)
        look.print(look.page(pages[0].name) if name is not None and len(pages) == 1 else _list(teller, pages))


def _called(game: Game, pages: list[CardPage], name: str, language: str) -> list[CardPage]:
    found = find_cards(pages, name)
    if not found:
        near = near_title(pages, name, language)
        hint = f' Did you mean "{near}"?' if near else ""
        raise UsageError(f'there is no card "{name}" in {game.name}.{hint} `bugduel cards {game.name}` lists them all')
    return found


def _data(page: CardPage) -> dict[str, object]:
    data = page.to_data()
    data["titles"] = {language: page.title(language) for language in LANGUAGES}
    data["texts"] = {language: page.text(language) for language in LANGUAGES}
    return data


def _paragraph(page: CardPage, language: str) -> str:
    data = page.to_data()
    head = [str(data.get("number", "")), page.title(language), page.line(language)]
    if data.get("copies", 1) != 1:
        head.append(f"x{data['copies']}")
    return "\n".join(["  ".join(part for part in head if part), *page.text(language).splitlines()])


def _list(teller: TerminalTeller, pages: list[CardPage]) -> Grid:
    """Figures are written as in the game, with number and copies if it has them."""
    language = teller.language
    title = teller.say("cards-title", game=teller.of_game("title"), count=len(pages))
    grid = Grid(
        title=Text(title, style=STRONG), box=SIMPLE_HEAD, title_justify="left", pad_edge=False, padding=(0, 1, 0, 0)
    )
    lines = [page.line(language) for page in pages]
    data = [page.to_data() for page in pages]
    has_copies = any("copies" in facts for facts in data)
    grid.add_column(teller.say("cards-number"), no_wrap=True)
    grid.add_column(teller.say("cards-name"), style=STRONG, min_width=12)
    if has_copies:
        grid.add_column(teller.say("cards-copies"), justify="right")
    widest = max((cell_len(line) for line in lines), default=0)
    grid.add_column(teller.say("cards-figures"), min_width=9, max_width=WIDE if widest > MANY else NARROW)
    grid.add_column(teller.say("cards-text"), min_width=20)
    for page, line, facts in zip(pages, lines, data, strict=True):
        copies = [str(facts.get("copies", 1))] if has_copies else []
        cells = [str(facts.get("number", "")), page.title(language), *copies, line, page.text(language)]
        grid.add_row(*(Text(cell) for cell in cells))
    return grid
