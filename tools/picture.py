"""Draws docs/terminal.svg: the play screen of a seeded game after a few choices, always the same.

Run it as `python tools/picture.py [FILE]` with bugduel installed.
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from bugduel.bots import new_bot
from bugduel.core import LiveGame
from bugduel.core.teams import teams_of
from bugduel.files import write_file
from bugduel.games import GAMES
from bugduel.terminal.screen.look import Look
from bugduel.terminal.sessions.game_session import GameSession
from bugduel.terminal.teller import TerminalTeller

SEED = "a picture"
CHOICES = 6  # made by a bot for the person before the picture
ME = 0
# Light, to be legible on a white page and in print.
THEME = TerminalTheme(
    (252, 252, 250),
    (36, 41, 47),
    [
        (36, 41, 47),
        (207, 34, 46),
        (17, 99, 41),
        (138, 122, 0),
        (0, 114, 178),
        (176, 86, 140),
        (27, 124, 131),
        (110, 119, 129),
    ],
)


def picture() -> str:
    """The screen as SVG."""
    game = next(iter(GAMES.values()))
    live = LiveGame(game, {}, SEED)
    console = Console(
        file=io.StringIO(), record=True, width=100, height=42, force_terminal=True, color_system="truecolor"
    )
    look = Look(console, TerminalTeller(game, "en", ME, teams_of(live.state)), plain=False)
    session = GameSession(look, live, ME, new_bot("greedy", SEED), "greedy")
    stand_in = new_bot("greedy", "stand-in")
    made = 0
    while made < CHOICES or not session.seat.to_act:
        mine = session.seat.to_act
        made += mine
        session.apply(stand_in.choose(session.seat) if mine else session.bot_chooses())
    console.export_text(clear=True)
    moves = session.seat.moves()
    look.print(*session.screen(session.seat.view, moves), session.prompt(moves))
    svg = console.export_svg(title="bugduel play", theme=THEME, unique_id="bugduel")
    # Remote fonts would be fetched by every reader of the page; any fixed-width font will do.
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    docs = Path(__file__).parent.parent / "docs"
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else docs / "terminal.svg"
    file.parent.mkdir(exist_ok=True)
    write_file(file, picture())
