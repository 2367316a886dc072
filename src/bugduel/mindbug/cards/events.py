"""What triggers abilities, by name. The engine counts events in this order (`program.ops`)."""

from typing import Final

EVENTS: Final = [
    "play",
    "attack",
    "defeated",
    "end-of-turn",
    "discarded",
    "action",
    "harvest",
    "they-use-mindbug",
    "i-lose-life",
    "they-lose-life",
    "teammate-stuck",
    "bought",
]
