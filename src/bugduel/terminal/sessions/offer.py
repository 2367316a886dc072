"""Offering to resume the last unfinished game."""

from datetime import datetime
from pathlib import Path

from bugduel.core import BadRecord, Game, replay
from bugduel.terminal.screen.prompt import Gone, press
from bugduel.terminal.sessions.shelf import Shelf
from bugduel.terminal.teller import TerminalTeller

QUIT = Path()  # the person does not want to play

RESUME = ("", "y", "s")  # Enter, or yes in any language
NEW = ("n",)
LEAVE = ("q",)


def offer(shelf: Shelf, game: Game | None, language: str) -> Path | None:
    """Ask whether to resume the latest unfinished game, of one game or of any. None for a new one."""
    for file, of, record, seating in shelf.unfinished(game):
        try:
            state = replay(of, record).state
        except BadRecord:
            continue  # played by other rules
        teller = TerminalTeller(of, language)
        left = datetime.fromtimestamp(file.stat().st_mtime)
        told = teller.say(
            "resume-offer",
            game=teller.of_game("title"),
            against=seating.against,
            turn=state.search_model().turns(state),
            when=f"{left:%Y-%m-%d %H:%M}",
        )
        print(told)
        try:
            key = press(teller.say("resume-keys") + " ", RESUME + NEW + LEAVE)
        except Gone:
            return QUIT
        if key in NEW:
            shelf.decline(file, record, seating)
            return None
        return file if key in RESUME else QUIT
    return None
