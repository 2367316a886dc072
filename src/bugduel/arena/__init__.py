"""Bots against bots: the plan, the runners, the results and the statistics."""

from bugduel.arena.figures import Figures, Standing, Tally, figures_of
from bugduel.arena.interval import Interval, interval
from bugduel.arena.local import Local
from bugduel.arena.plan import Deal, deals
from bugduel.arena.played import Played
from bugduel.arena.results import Results, Run
from bugduel.arena.run import Finished, play_all
from bugduel.arena.runner import Runner, Trouble
from bugduel.arena.settings import Settings, settings_for

__all__ = [
    "Deal",
    "Figures",
    "Finished",
    "Interval",
    "Local",
    "Played",
    "Results",
    "Run",
    "Runner",
    "Settings",
    "Standing",
    "Tally",
    "Trouble",
    "deals",
    "figures_of",
    "interval",
    "play_all",
    "settings_for",
]
