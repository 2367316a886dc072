"""`bugduel serve`: games for people in a network, or on the internet."""

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated
from urllib.parse import urlsplit

import typer

from bugduel.core.reading.messages import short
from bugduel.files import data_folder
from bugduel.server.http.site_files import INDEX
from bugduel.server.running.logs import STYLES, usual_style
from bugduel.server.running.serve import serve as run_server
from bugduel.server.settings import Settings
from bugduel.terminal.arguments import one_of
from bugduel.terminal.usage_errors import UsageError


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="The port; 0 for any that is free.")] = 7070,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="BUGDUEL_DATABASE",
            show_envvar=True,
            metavar="FILE|URL",
            show_default=False,
            help="Where games are stored: a SQLite file (by default one in your data folder), or "
            "postgresql://user@host/name.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, metavar="N", help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    bot_workers: Annotated[
        int, typer.Option(min=1, metavar="N", help="Processes in which the bots of a server process think.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            show_default=False,
            help="An address under which browsers know the server, if it is not its own: https://play.example.org. "
            "May be given more than once.",
        ),
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A proxy is in front: believe X-Forwarded-For and -Proto.")
    ] = False,
    secure: Annotated[bool, typer.Option("--secure", help="Browsers reach it by HTTPS only.")] = False,
    metrics_open: Annotated[
        bool, typer.Option("--metrics-open", help="Show /metrics to everybody, not only to this machine.")
    ] = False,
    site: Annotated[
        Path | None,
        typer.Option(
            envvar="BUGDUEL_SITE",
            show_envvar=True,
            metavar="FOLDER",
            show_default=False,
            help="The built client for browsers, if it is not the package's own.",
        ),
    ] = None,
    limits: Annotated[
        float, typer.Option(min=0.1, metavar="TIMES", help="So many times the usual limits of requests.")
    ] = 1.0,
    show: Annotated[bool, typer.Option("--open", help="Open it in a browser, where there is one.")] = False,
    log: Annotated[
        str | None,
        typer.Option(metavar="text|json", show_default=False, help="Log lines; text at a terminal, else json."),
    ] = None,
) -> None:
    """Run a server: people play each other and bots, in a browser or by API."""
    settings = Settings(
        database=database or str(data_folder() / "server.sqlite"),
        host=host,
        port=port,
        workers=workers,
        bot_workers=bot_workers,
        origins=[checked_origin(each) for each in origin or []],
        behind_proxy=behind_proxy,
        secure=secure,
        metrics_open=metrics_open,
        limits_times=limits,
        site=checked_site(site),
        log=usual_style() if log is None else one_of("--log", "style", log, STYLES),
    )
    run_server(settings, _say, open_browser if show else None)


def open_browser(address: str) -> None:
    """Only a browser with a window: one inside the terminal would hide what the server says."""
    has_windows = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if has_windows:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def checked_site(folder: Path | None) -> str:
    if folder is not None and not (folder / INDEX).is_file():
        raise UsageError(f"--site: there is no {INDEX} in {folder}")
    return "" if folder is None else str(folder)


def checked_origin(text: str) -> str:
    """As browsers write it: https://play.example.org, without a path."""
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    plain = f"{parts.scheme}://{parts.netloc}".lower()
    if parts.scheme not in ("http", "https") or not parts.netloc or text.lower().rstrip("/") != plain:
        raise UsageError(f"--origin: must be like https://play.example.org, not {short(text)}")
    return plain


def _say(line: str) -> None:
    typer.echo(line)
