"""The names that views and events give to what set an effect off."""

from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.program.builtin import BUILTIN
from bugduel.mindbug.program.program import Program


def trigger_name(program: Program) -> str:
    """What set an effect off; those that no card says in words have names of their own."""
    if program.name in BUILTIN:
        return program.name.removeprefix("*").replace("/", "-")
    return EVENTS[program.event]
