"""What one seat may know of a duel: the one place that decides who sees what (rules MB-N)."""

from collections.abc import Sequence

from bugduel.mindbug.board import Board
from bugduel.mindbug.keywords import keyword_names
from bugduel.mindbug.layers import derive
from bugduel.mindbug.moves import purpose
from bugduel.mindbug.names import CHOICES
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ATTACK, CHOOSE_FROM_HAND, EVENTS, PLAY_CARD, TURN, WAITING


def view(board: Board, seat: int) -> dict[str, object]:
    """The table as a seat sees it, as plain data; a spectator (-1) sees no hand."""
    derive(board)
    return {
        "game": "mindbug",
        "seat": seat,
        "turn": board.turn,
        "active": board.active,
        "actor": board.asked,
        "players": [_player(board, number, seat) for number in range(2)],
        "table": {
            "shown": _zone(board, [board.shown] if board.shown >= 0 else []),
            "revealed": _zone(board, board.revealed),
            "set-aside": _zone(board, board.set_aside),
            "unused": {"size": len(board.unused), "cards": []},
        },
        "resolving": [_resolving(board, frame, seat) for frame in board.stack if frame.program is not TURN],
        "decision": _decision(board),
        "outcome": board.outcome(),
    }


def _player(board: Board, number: int, seat: int) -> dict[str, object]:
    """Play areas, discard piles, Mindbugs, life and sizes are public; a hand is its holder's (MB-N1), except for
    what others have seen go there (MB-N2).
    """
    side = board.sides[number]
    known = side.open if seat < 0 else side.known
    hand = side.hand if number == seat else known
    return {
        "seat": number,
        "counters": {"life": side.life, "mindbugs": side.mindbugs, "used-mindbugs": side.used},
        "zones": {
            "play": {"size": len(side.play), "cards": [_creature(creature) for creature in side.play]},
            "hand": _zone(board, hand, len(side.hand)),
            "known": _zone(board, known),
            "draw": {"size": len(side.draw), "cards": []},
            "discard": _zone(board, side.discard),
        },
    }


def _zone(board: Board, kinds: Sequence[int], size: int | None = None) -> dict[str, object]:
    """Cards outside play are as printed (MB-M8)."""
    cards = []
    for kind in kinds:
        card = board.pool.cards[kind]
        cards.append({"card": card.name, "power": card.power, "keywords": keyword_names(card.keywords)})
    return {"size": len(cards) if size is None else size, "cards": cards}


def _creature(creature: Creature) -> dict[str, object]:
    return {
        "card": creature.card.name,
        "creature": creature.id,
        "power": creature.power,
        "keywords": keyword_names(creature.keywords),
        "marks": ["exhausted"] if creature.exhausted else [],
        "arrived": creature.arrived,
    }


def _resolving(board: Board, frame: Frame, seat: int) -> dict[str, object]:
    """What is under way, the newest last. Cards being chosen from a hand are known to the chooser only."""
    program = frame.program
    if program is WAITING:
        waiting = [_resolving(board, effect, seat) for effect in frame.waiting]
        return {"what": "waiting", "effects": waiting}
    if program is PLAY_CARD:
        return {"what": "play", "seat": frame.seat, "card": board.name(frame.kind)}
    data: dict[str, object] = {
        "what": "attack" if program is ATTACK else "effect",
        "seat": frame.seat,
        "card": board.name(frame.kind),
        "creature": frame.source,
    }
    if program is ATTACK:
        data["blocker"] = frame.target
        return data
    data["trigger"] = EVENTS[program.event]
    data["picked"] = len(frame.picks)
    hidden = frame.place < len(program.steps) and program.steps[frame.place].op == CHOOSE_FROM_HAND
    if not hidden or board.asked == seat:
        data["picks"] = frame.picks[:]
    return data


def _decision(board: Board) -> dict[str, object] | None:
    """The question being asked, the same for all who look."""
    if board.asked < 0:
        return None
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    data: dict[str, object] = {"seat": board.asked, "choice": CHOICES[step.op]}
    if frame.kind >= 0:
        data["card"] = board.name(frame.kind)
    if step.most:
        data["least"] = step.least
        data["most"] = step.most
        data["picked"] = len(frame.picks)
    aim = purpose(frame)
    if aim:
        data["purpose"] = aim
    return data
