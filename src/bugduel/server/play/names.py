"""What those at a table are called in sentences: as their seats say."""

from collections import Counter
from collections.abc import Sequence

from bugduel.bots.levels import LEVELS
from bugduel.server.store.games import SeatRow
from bugduel.words import words


def names_of(seats: Sequence[SeatRow], language: str) -> list[str]:
    """By seat: people by name, and bots by level, with a number where several play at one. Empty for whoever has no
    name of their own.
    """
    called = [seat.name or _level(seat.bot, language) for seat in seats]
    often = Counter(called)
    return [
        name if often[name] == 1 else _numbered(seat, name, language) for seat, name in zip(seats, called, strict=True)
    ]


def _level(bot: str, language: str) -> str:
    return words(language).say(f"bots-level-{bot}") if bot in LEVELS else bot


def _numbered(seat: SeatRow, name: str, language: str) -> str:
    return words(language).say("bots-one-of-several", name=name, number=seat.seat + 1) if seat.bot else ""
