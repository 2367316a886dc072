"""The names that views, moves and saved states give to what the engine counts."""

from bugduel.mindbug import program as p

# The choice that a step puts to a player.
CHOICES: dict[int, str] = {
    p.TURN_ACTION: "turn-action",
    p.OFFER_MINDBUG: "mindbug",
    p.HUNT: "hunt",
    p.BLOCK: "block",
    p.ATTACK_AGAIN: "attack-again",
    p.NEXT_WAITING: "order",
    p.CHOOSE_CREATURE: "choose-creature",
    p.CHOOSE_DISCARDED: "choose-discarded",
    p.CHOOSE_FROM_HAND: "choose-from-hand",
    p.ASK_MAY: "may",
    p.ASK_OPTION: "option",
}

# What will be done with what is chosen.
PURPOSES: dict[int, str] = {
    p.DEFEAT: "defeat",
    p.TAKE_CONTROL: "take-control",
    p.PUT_INTO_PLAY: "put-into-play",
    p.RETURN_TO_HAND: "return-to-hand",
    p.DISCARD: "discard",
    p.THIS_TURN: "this-turn",
    p.MAKE_ATTACK: "make-attack",
}
