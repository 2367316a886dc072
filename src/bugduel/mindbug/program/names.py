"""The names that views, moves and saved states give to what the engine counts."""

from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.builtin import BUILTIN
from bugduel.mindbug.program.program import Program

# The choice that a step puts to a player.
CHOICES: dict[int, str] = {
    o.BUY: "buy",
    o.FAST_ACTION: "fast",
    o.TURN_ACTION: "turn-action",
    o.OFFER_MINDBUG: "mindbug",
    o.REROLL: "reroll",
    o.HUNT: "hunt",
    o.BLOCK: "block",
    o.ATTACK_AGAIN: "attack-again",
    o.NEXT_WAITING: "order",
    o.CHOOSE_CREATURE: "choose-creature",
    o.CHOOSE_CARD: "choose-discarded",
    o.CHOOSE_FROM_HAND: "choose-from-hand",
    o.CHOOSE_POWER_CARD: "choose-power-card",
    o.CHOOSE_BOOST: "choose-boost",
    o.ASK_MAY: "may",
    o.ASK_OPTION: "option",
    o.ASK_KEYWORD: "name-keyword",
    o.DISTRIBUTE: "distribute",
}

# What will be done with what is chosen.
PURPOSES: dict[int, str] = {
    o.DEFEAT: "defeat",
    o.TAKE_CONTROL: "take-control",
    o.PUT_INTO_PLAY: "put-into-play",
    o.TO_HAND: "return-to-hand",
    o.RETURN_CREATURES: "return-to-hand",
    o.DISCARD: "discard",
    o.THIS_TURN: "this-turn",
    o.MAKE_ATTACK: "make-attack",
    o.PUT_OCTONITE: "put-octonite",
    o.AIM: "boost",
    o.BOOST: "boost-with",
    o.UNLESS_PICKED: "boost-with",
    o.TAKE_BOOST: "take-boost",
    o.SHOW: "show",
    o.COPY_PLAY: "copy-play",
    o.BUY_CHOSEN: "buy",
}


def trigger_name(program: Program) -> str:
    """What set an effect off; those that no card says in words have names of their own."""
    if program.name in BUILTIN:
        return program.name.removeprefix("*").replace("/", "-")
    return EVENTS[program.event]
