"""`bugduel connect`: one of our bots plays on a server, as anybody's program could."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from bugduel.bots import BOTS, LEVELS
from bugduel.games import GAMES
from bugduel.remote import Api, Outsider, Plan, RefusedByServer, Thinkers, is_address
from bugduel.terminal.arguments import bot_called, one_of, read_text
from bugduel.terminal.usage_errors import INTERRUPTED, UsageError

LONGEST_TOKEN = 1000  # characters
VARIABLE = "BUGDUEL_TOKEN"


def connect(
    url: Annotated[str, typer.Argument(metavar="URL", help="The server, as in https://play.example.org.")],
    bot: Annotated[str, typer.Option(help=f"Who plays: {', '.join([*BOTS, *LEVELS])}.")] = "mantis",
    token_file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", show_default=False, help=f"A file with the token; else {VARIABLE} holds it."),
    ] = None,
    accept: Annotated[
        str | None,
        typer.Option(metavar="A,B", show_default=False, help="The games it accepts challenges to; by default all."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=40, metavar="N", help="Games at the same time, at most.")] = 4,
) -> None:
    """Let a bot play on a server: it accepts challenges, and plays all games of its account.

    The token, which needs the scopes play and challenge, comes from --token-file or from the variable BUGDUEL_TOKEN.
    """
    bot_called("--bot", bot)
    named = list(GAMES) if accept is None else accept.split(",")
    wanted = [one_of("--accept", "game", name, list(GAMES)) for name in named]
    if not is_address(url):
        raise UsageError("URL: must be the address of a server, as in https://play.example.org")
    secret = _token(token_file, os.environ.get(VARIABLE, ""))
    plan = Plan(frozenset(wanted), games)
    try:
        asyncio.run(_run(url, secret, bot, plan))
    except RefusedByServer as error:
        raise UsageError(f"the server refuses: {error.reason}") from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


async def _run(url: str, token: str, bot: str, plan: Plan) -> None:
    api, thinkers = Api(url, token, typer.echo), Thinkers(bot, plan.games)
    typer.echo(f"{bot} plays on {api.url}. Ctrl-C stops it; its games go on when it comes back.")
    try:
        await Outsider(api, thinkers, plan, typer.echo).run()
    finally:
        thinkers.close()
        await api.close()


def _token(file: Path | None, given: str) -> str:
    """Never from the command line, which everybody on the machine can read. A message never shows it."""
    if file is not None:
        given = read_text(file, LONGEST_TOKEN)
    token = given.strip()
    if not token:
        raise UsageError("a token is needed: --token-file FILE, or the variable " + VARIABLE)
    if len(token) > LONGEST_TOKEN or not token.isascii() or not token.isprintable() or " " in token:
        raise UsageError("the token is not one: it is a single word of ASCII letters, digits, - and _")
    return token
