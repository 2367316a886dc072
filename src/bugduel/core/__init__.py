"""The narrow waist: what every game offers, and all that anything above may know of a game."""

from bugduel.core.draft import Draft
from bugduel.core.errors import BadData, BadOptions, BadRecord, BugduelError, IllegalAction
from bugduel.core.event import SPECTATOR, Event, Fact
from bugduel.core.game import CardPage, Data, Game, Setup
from bugduel.core.match import Match
from bugduel.core.move import Move
from bugduel.core.record import LiveGame, Record, begin, replay, step
from bugduel.core.rng import Rng, seeded
from bugduel.core.seat import Seat
from bugduel.core.state import NOBODY, State

__all__ = [
    "NOBODY",
    "SPECTATOR",
    "BadData",
    "BadOptions",
    "BadRecord",
    "BugduelError",
    "CardPage",
    "Data",
    "Draft",
    "Event",
    "Fact",
    "Game",
    "IllegalAction",
    "LiveGame",
    "Match",
    "Move",
    "Record",
    "Rng",
    "Seat",
    "Setup",
    "State",
    "begin",
    "replay",
    "seeded",
    "step",
]
