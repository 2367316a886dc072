"""What an action means."""

from bugduel.core.event import Fact
from bugduel.core.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.choices import OFF_BOARD, resolve_action
from bugduel.mindbug.names import PURPOSES
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import EVENTS

# Moves that need nothing but their name; the card in question is that of the frame that asks.
PLAIN: dict[int, str] = {
    a.USE_MINDBUG: "use-mindbug",
    a.KEEP_MINDBUG: "keep-mindbug",
    a.HUNT_NOBODY: "hunt-nobody",
    a.DO_NOT_BLOCK: "do-not-block",
    a.ATTACK_ONCE_MORE: "attack-again",
    a.STOP_ATTACKING: "stop-attacking",
    a.DONE: "done",
    a.ACCEPT: "accept",
    a.REFUSE: "refuse",
}
CREATURE_MOVES: dict[int, str] = {
    a.ATTACK: "attack",
    a.HUNT_CREATURE: "hunt",
    a.BLOCK_WITH: "block",
    a.CHOOSE: "choose",
}


def move(board: Board, action: int) -> Move:
    """The meaning of a legal action, in the words of the table."""
    verb = a.verb(action)
    what = a.what(action)
    frame = board.stack[-1]
    if verb in PLAIN:
        return Move(action, PLAIN[verb], {"card": board.name(frame.kind)})
    if verb in CREATURE_MOVES:
        creature = board.find(what)
        assert creature is not None
        facts: dict[str, Fact] = {"card": creature.card.name, "creature": creature.id, "seat": creature.seat}
        if verb == a.CHOOSE:
            facts["purpose"] = purpose(frame)
        return Move(action, CREATURE_MOVES[verb], facts)
    if verb == a.PLAY:
        return Move(action, "play", {"card": board.name(what)})
    if verb == a.CHOOSE_CARD:
        facts = {"card": board.name(what), "seat": a.where(action), "purpose": purpose(frame)}
        return Move(action, "choose-card", facts)
    if verb == a.TAKE_OPTION:
        return Move(action, "option", {"card": board.name(frame.kind), "number": what + 1})
    return _resolve(board, frame, action)


def _resolve(board: Board, frame: Frame, action: int) -> Move:
    effect = next(waiting for waiting in frame.waiting if resolve_action(waiting) == action)
    facts: dict[str, Fact] = {
        "card": board.name(effect.kind),
        "seat": effect.seat,
        "trigger": EVENTS[effect.program.event],
    }
    if not a.where(action) & OFF_BOARD:
        facts["creature"] = a.what(action)
    return Move(action, "resolve", facts)


def purpose(frame: Frame) -> str:
    """What will be done with what is being chosen: the step that comes next."""
    steps = frame.program.steps
    return PURPOSES.get(steps[frame.place + 1].op, "") if frame.place + 1 < len(steps) else ""
