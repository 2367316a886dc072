"""`bugduel decks`: the ready-made decks, and checks of your own."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bugduel.core import Game
from bugduel.games import GAMES
from bugduel.telling.decks import BuiltDeck, built_decks
from bugduel.terminal.arguments import Lang, deck_called, game_called, language_called
from bugduel.terminal.screen.look import QUIET, STRONG, Look
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import UsageError

DeckData = Mapping[str, Any]


def decks(
    game: Annotated[str | None, typer.Argument(help="The game; by default the first with decks.")] = None,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME|FILE]", help="A ready-made deck, or a file to check.")
    ] = None,
    random: Annotated[bool, typer.Option("--random", help="Make a random deck.")] = False,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text gives the same deck.")] = None,
    as_text: Annotated[bool, typer.Option("--text", help="In the format of a deck file, to save and edit.")] = False,
    lang: Lang = None,
) -> None:
    """List decks, show one, or check your own."""
    language = language_called(lang)
    if game is not None and name is None and game not in GAMES:
        game, name = None, game
    of = game_with_decks(game)
    look = Look(Console(), TerminalTeller(of, language), plain=False)
    if random and name is not None:
        raise UsageError("--random: cannot be combined with a deck")
    if seed is not None and not random:
        raise UsageError("--seed: only together with --random")
    if not random and name is None:
        print_list(look, of, as_text)
        return
    deck = deck_called(of, name) if name is not None else of.random_deck(token_hex(8) if seed is None else seed)
    if as_text:
        typer.echo(of.deck_text(deck), nl=False)
        return
    print_about(look, of, name)
    look.print(deck_grid(look, deck, texts=True), "", look.teller.say("decks-legal"))


def game_with_decks(name: str | None) -> Game:
    """The game of that name, or the first that has decks."""
    found = game_called(name) if name else next((game for game in GAMES.values() if game.decks()), game_called(None))
    if not found.decks():
        raise UsageError(f"{found.name} has no decks")
    return found


def print_list(look: Look, game: Game, as_text: bool) -> None:
    teller = look.teller
    if as_text:
        typer.echo("\n".join(game.decks()))
        return
    title = teller.say("decks-title", game=teller.of_game("title"))
    grid = Grid(title=Text(title, style=STRONG), box=SIMPLE_HEAD, title_justify="left", pad_edge=False)
    grid.add_column(teller.say("cards-name"), style=STRONG)
    grid.add_column(teller.say("decks-head"))
    grid.add_column(teller.say("decks-size"), justify="right")
    grid.add_column(teller.say("decks-difficulty"))
    grid.add_column(teller.say("decks-keys"))
    for built in built_decks(game, teller.language):
        about = (built.id, head_of(teller, built.deck), str(size_of(built.deck)), built.difficulty_name)
        grid.add_row(*map(Text, about), Text(key_cards(teller, built)))
    look.print(grid)
    look.print_whole(teller.say("decks-hint", game=game.name, name=game.decks()[0]))


def print_about(look: Look, game: Game, name: str | None) -> None:
    """The plan of a ready-made deck, and what helps to choose it. Nobody has said so of any other."""
    teller = look.teller
    built = next((each for each in built_decks(game, teller.language) if each.id == name), None)
    if built is not None:
        about = teller.say("decks-about", difficulty=built.difficulty_name, cards=key_cards(teller, built))
        look.print(Text(built.name, style=STRONG), built.plan, about, "")


def key_cards(teller: TerminalTeller, built: BuiltDeck) -> str:
    """Their titles. Some have commas in them."""
    return "; ".join(teller.title(card) for card in built.key_cards)


def deck_grid(look: Look, deck: DeckData, texts: bool, title: str = "") -> Grid:
    """A deck card by card: how many, what they are, and optionally what they do."""
    teller = look.teller
    title = title or teller.say("deck-title", head=head_of(teller, deck), count=size_of(deck))
    grid = Grid(title=Text(title, style=STRONG), box=None, title_justify="left", pad_edge=False, show_header=False)
    grid.add_column(justify="right")
    grid.add_column(style=STRONG)
    grid.add_column(min_width=12)
    for name, count in deck["cards"].items():
        page = teller.pages.get(name)
        about = Text("" if page is None else page.line(teller.language))
        if texts and page is not None and page.text(teller.language):
            about.append("\n" + page.text(teller.language), style=QUIET)
        grid.add_row(Text(str(count)), Text(teller.title(name)), about)
    return grid


def head_of(teller: TerminalTeller, deck: DeckData) -> str:
    return teller.title(str(deck.get("avatar", "")))


def size_of(deck: DeckData) -> int:
    return sum(deck["cards"].values())
