"""Offering to resume the game that was left last."""

from datetime import datetime
from pathlib import Path

from bugduel.core import BadRecord, Game, replay
from bugduel.terminal.ask import Gone, press
from bugduel.terminal.shelf import Shelf
from bugduel.terminal.tongue import Tongue

QUIT = Path()  # the answer of somebody who wants to play nothing

RESUME = ("", "y", "s")  # Enter, or yes in any language there is
NEW = ("n",)
LEAVE = ("q",)


def offer(shelf: Shelf, game: Game | None, language: str) -> Path | None:
    """Ask whether to resume the latest unfinished game, of one game or of any. None if a new one is wanted."""
    for file, of, record, seating in shelf.unfinished(game):
        try:
            state = replay(of, record).state
        except BadRecord:
            continue  # played by other rules
        tongue = Tongue(of, language)
        left = datetime.fromtimestamp(file.stat().st_mtime)
        told = tongue.say(
            "resume-offer",
            game=tongue.of_game("title"),
            against=seating.against,
            turn=state.turns(),
            when=f"{left:%Y-%m-%d %H:%M}",
        )
        print(told)
        key = _key(tongue)
        if key in NEW:
            shelf.decline(file, record, seating)
            return None
        return file if key in RESUME else QUIT
    return None


def _key(tongue: Tongue) -> str:
    """One of those that mean something."""
    while True:
        try:
            key = press(tongue.say("resume-keys") + " ")
        except Gone:
            return LEAVE[0]
        if key in RESUME + NEW + LEAVE:
            return key
