"""What an action means."""

from bugduel.core.event import Fact
from bugduel.core.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import keyword_names
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program.builtin import DICE, TURN_FACE
from bugduel.mindbug.program.names import PURPOSES, trigger_name
from bugduel.mindbug.program.ops import CHOOSE_CREATURE, DISCARD_TO, DISTRIBUTE, JUMP, SHOW
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.choices import OFF_BOARD, resolve_action

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
    a.ACT: "act",
    a.WAIT: "wait",
}
CARD_MOVES: dict[int, str] = {a.PLAY: "play", a.BUY: "buy"}


def move(board: Board, action: int) -> Move:
    """The meaning of a legal action, in the words of the table."""
    verb = a.verb(action)
    what = a.what(action)
    frame = board.stack[-1]
    if verb in PLAIN:
        return Move(action, PLAIN[verb], {"card": board.name(frame.kind)} if frame.kind >= 0 else {})
    if verb in CREATURE_MOVES:
        creature = board.find(what)
        assert creature is not None
        facts: dict[str, Fact] = {"card": creature.card.name, "creature": creature.id, "seat": creature.seat}
        if verb == a.CHOOSE:
            facts["purpose"] = purpose(frame)
        return Move(action, CREATURE_MOVES[verb], facts)
    if verb in CARD_MOVES:
        return Move(action, CARD_MOVES[verb], {"card": board.name(what)})
    if verb == a.CHOOSE_CARD:
        facts = {"card": board.name(what), "seat": a.where(action) & 3, "purpose": purpose(frame)}
        return Move(action, "choose-card", facts)
    if verb == a.REROLL:
        return Move(action, "reroll", {"card": board.name(frame.kind), "die": what})
    if verb == a.NAME_KEYWORD:
        return Move(action, "name-keyword", {"card": board.name(frame.kind), "keyword": keyword_names(what)[0]})
    if verb == a.TAKE_OPTION:
        return _option(board, frame, action)
    return _resolve(board, frame, action)


def _option(board: Board, frame: Frame, action: int) -> Move:
    """One of several things an effect may do, by its number and what it does first."""
    number = a.what(action)
    facts: dict[str, Fact] = {"card": board.name(frame.kind), "number": number + 1}
    if frame.program is TURN_FACE:
        power, keywords = board.pool.cards[frame.kind].faces[number]
        facts["power"] = power
        facts["keywords"] = keyword_names(keywords)
        return Move(action, "turn-face", facts)
    does = _deed(frame.program.steps, frame.place + 1 + number)
    if does:
        facts["does"] = does
    return Move(action, "option", facts)


def _deed(steps: list[Step], place: int) -> str:
    """What the steps from a place on do to what they choose."""
    if steps[place].op == DISCARD_TO:
        return "discard-to-theirs" if steps[place].who else "discard-to-mine"
    if steps[place].op == JUMP:
        place = steps[place].to
    while place < len(steps) and steps[place].op != JUMP:
        if steps[place].op in PURPOSES:
            return PURPOSES[steps[place].op]
        place += 1
    return ""


def _resolve(board: Board, frame: Frame, action: int) -> Move:
    effect = next(waiting for waiting in frame.waiting if resolve_action(frame.waiting, waiting) == action)
    facts: dict[str, Fact] = {
        "card": board.effect_card(effect),
        "seat": effect.seat,
        "trigger": trigger_name(effect.program),
    }
    if effect.program in DICE:
        facts["die"] = DICE.index(effect.program) + 1
    if not a.where(action) & OFF_BOARD:
        facts["creature"] = a.what(action)
    return Move(action, "resolve", facts)


def purpose(frame: Frame) -> str:
    """What will be done with what is being chosen: the step that comes next."""
    steps = frame.program.steps
    place = frame.place
    if place < len(steps) and steps[place].op == DISTRIBUTE:
        return "put-octonite"
    while place + 1 < len(steps):
        place += 1
        if steps[place].op == SHOW and steps[place].flag:
            return "give"
        if steps[place].op != CHOOSE_CREATURE:  # several choices may be treated together
            return PURPOSES.get(steps[place].op, "")
    return ""
