"""What can be chosen for a new game, in words.

A game says `GAME-option-NAME` for an option and `GAME-option-NAME-VALUE` for a value, each with `-help` where it needs
a line of explanation. What it does not say is shown by its name.
"""

from msgspec import Struct

from bugduel.core import Choice, Game, Term
from bugduel.telling.speaker import Speaker

SETS = "sets"


class Option(Struct, frozen=True, kw_only=True):
    """One option: what it is called, what it is for, and what can be chosen. `kind`, `default`, `least`, `most`,
    `instead_of` and `players` are those of the game's options.
    """

    name: str
    kind: str
    label: str
    text: str
    values: list[Term]
    default: bool | int | str | list[str] | None
    least: int
    most: int | None
    instead_of: list[str]
    players: dict[str, int]


def told_options(game: Game, language: str) -> list[Option]:
    speaker = Speaker(game, language)
    return [_told(speaker, choice) for choice in game.options_schema()]


def _told(speaker: Speaker, choice: Choice) -> Option:
    return Option(
        name=choice.name,
        kind=choice.kind,
        label=_said(speaker, f"option-{choice.name}", choice.name),
        text=_said(speaker, f"option-{choice.name}-help", ""),
        values=[_value(speaker, choice, value) for value in choice.values],
        default=choice.default,
        least=choice.least,
        most=choice.most,
        instead_of=choice.instead_of,
        players=choice.players,
    )


def _value(speaker: Speaker, choice: Choice, value: str) -> Term:
    message = f"option-{choice.name}-{value}"
    name = speaker.game.sets().get(value, value) if choice.name == SETS else value
    return Term(value, _said(speaker, message, name), _said(speaker, f"{message}-help", ""))


def _said(speaker: Speaker, message: str, otherwise: str) -> str:
    return speaker.of_game(message) if speaker.has(message) else otherwise
