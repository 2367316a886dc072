"""The narrow waist: what every game offers, and all that anything above may know of a game."""

from bugduel.core.card_page import CardPage, Part, Sheet, Term
from bugduel.core.chance.chance import Chance
from bugduel.core.chance.rng import Rng, seeded
from bugduel.core.draft import Draft
from bugduel.core.errors import (
    BadData,
    BadOptions,
    BadRecord,
    BugduelError,
    IllegalAction,
    OldRecord,
    StaleAction,
    WrongSeat,
)
from bugduel.core.figures import CardFigures, GameFigures, Measured
from bugduel.core.game import Data, Game, Setup
from bugduel.core.match import Match
from bugduel.core.options import Choice
from bugduel.core.records.live import LiveGame, begin, replay, step
from bugduel.core.records.record import Participant, Record
from bugduel.core.search_model import SearchModel
from bugduel.core.seat import Seat
from bugduel.core.seen.event import SPECTATOR, Event, Fact
from bugduel.core.seen.move import Move
from bugduel.core.seen.shapes import Shapes
from bugduel.core.seen.view import View
from bugduel.core.state import NOBODY, State

__all__ = [
    "NOBODY",
    "SPECTATOR",
    "BadData",
    "BadOptions",
    "BadRecord",
    "BugduelError",
    "CardFigures",
    "CardPage",
    "Chance",
    "Choice",
    "Data",
    "Draft",
    "Event",
    "Fact",
    "Game",
    "GameFigures",
    "IllegalAction",
    "LiveGame",
    "Match",
    "Measured",
    "Move",
    "OldRecord",
    "Part",
    "Participant",
    "Record",
    "Rng",
    "SearchModel",
    "Seat",
    "Setup",
    "Shapes",
    "Sheet",
    "StaleAction",
    "State",
    "Term",
    "View",
    "WrongSeat",
    "begin",
    "replay",
    "seeded",
    "step",
]
