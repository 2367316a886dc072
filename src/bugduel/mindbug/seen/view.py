"""What one seat may know of a duel: the one place that decides who sees what (rules MB-N)."""

from collections.abc import Sequence

from bugduel.mindbug.actions import KIND, cards_place
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import keyword_names
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program.names import CHOICES, trigger_name
from bugduel.mindbug.program.ops import ASK_MAY, ASK_OPTION, DECLARE_ATTACK, IN_HAND, START_TURN
from bugduel.mindbug.program.program import PLAY_CARD, WAITING, Card
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.seen.imagine import chooses_from_hand, shown_in_secret
from bugduel.mindbug.seen.moves import purpose


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
            "set-aside": _zone(board, board.doubles + [away.kind for away in board.away]),
            "market": _zone(board, board.market),
            "power-discard": _zone(board, board.power_discard),
            "power-deck": {"size": len(board.power_deck), "cards": []},
            "unused": {"size": len(board.unused), "cards": []},
        },
        "resolving": [_resolving(board, frame, seat) for frame in board.stack if frame.program.at[START_TURN] < 0],
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
        "counters": _counters(board, number),
        "zones": {
            "play": _creatures(board, side.play),
            "hand": _zone(board, hand, len(side.hand)),
            "known": _zone(board, known),
            "draw": {"size": len(side.draw), "cards": []},
            "discard": _zone(board, side.discard),
        },
    }


def _counters(board: Board, number: int) -> dict[str, int]:
    side = board.sides[number]
    counters = {"life": side.life, "mindbugs": side.mindbugs, "used-mindbugs": side.used}
    if board.pool.power_cards:
        counters["energy"] = side.energy
    return counters


def _zone(board: Board, kinds: Sequence[int], size: int | None = None) -> dict[str, object]:
    """Cards outside play are as printed (MB-M8)."""
    cards: list[dict[str, object]] = []
    for kind in kinds:
        card = board.pool.cards[kind]
        if card.cost >= 0:
            cards.append({"card": card.name, "cost": card.cost})
        else:
            cards.append(_printed(card))
    return {"size": len(cards) if size is None else size, "cards": cards}


def _printed(card: Card) -> dict[str, object]:
    data: dict[str, object] = {"card": card.name, "power": card.power, "keywords": keyword_names(card.keywords)}
    if card.octonite:
        data["octonite"] = card.octonite
    if card.dice:
        data["dice"] = card.dice
    return data


def _creatures(board: Board, creatures: Sequence[Creature]) -> dict[str, object]:
    """The zone that is drawn as a board."""
    return {"size": len(creatures), "cards": [_creature(board, creature) for creature in creatures], "board": True}


def _creature(board: Board, creature: Creature) -> dict[str, object]:
    data: dict[str, object] = {
        "card": creature.card.name,
        "creature": creature.id,
        "power": creature.power,
        "keywords": keyword_names(creature.keywords),
        "marks": ["exhausted"] if creature.exhausted else [],
        "arrived": creature.arrived,
    }
    if creature.octonite:
        data["octonite"] = creature.octonite
    if creature.boosts:  # all may look at them (MB-B3)
        data["boosts"] = [board.name(kind) for kind in creature.boosts]
    if creature.dice:
        data["dice"] = creature.dice
    if creature.face:
        data["face"] = creature.face
    if creature.base is not creature.card:
        data["base"] = creature.base.name
    if creature.active_keywords != creature.keywords:
        data["keywords-off"] = True
    return data


def _resolving(board: Board, frame: Frame, seat: int) -> dict[str, object]:
    """What is under way, the newest last. Cards being chosen from a hand are known to the chooser only."""
    program = frame.program
    if program is WAITING:
        waiting = [_resolving(board, effect, seat) for effect in frame.waiting]
        return {"what": "waiting", "effects": waiting}
    if program is PLAY_CARD:
        return {"what": "play", "seat": frame.seat, "card": board.name(frame.kind)}
    data: dict[str, object] = {
        "what": "attack" if program.at[DECLARE_ATTACK] >= 0 else "effect",
        "seat": frame.seat,
        "card": board.name(frame.kind),
        "creature": frame.source,
    }
    if program.at[DECLARE_ATTACK] >= 0:
        data["blocker"] = frame.target
        if frame.picks or frame.held:
            data["dice"] = sorted(frame.picks)
            data["put-aside"] = sorted(frame.held)
        return data
    data["trigger"] = trigger_name(program)
    data["picked"] = len(frame.picks)
    hidden = _chooses_in_secret(board, frame, seat) or (seat < 0 and shown_in_secret(frame))
    if not hidden and all(_may_see(board, pick, seat) for pick in frame.picks):
        data["picks"] = frame.picks[:]
    return data


def _chooses_in_secret(board: Board, frame: Frame, seat: int) -> bool:
    steps = frame.program.steps
    return frame.place < len(steps) and chooses_from_hand(steps[frame.place]) and board.asked != seat


def _may_see(board: Board, pick: int, seat: int) -> bool:
    """A creature or a card of a pile: anybody; a card of a hand: its holder, and whoever knows it is there."""
    place = cards_place(pick)
    if place >> 2 != IN_HAND or place & 3 == seat:
        return True
    side = board.sides[place & 3]
    return pick & KIND in (side.open if seat < 0 else side.known)


def _decision(board: Board) -> dict[str, object] | None:
    """The question being asked, the same for all who look."""
    if board.asked < 0:
        return None
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    choice = CHOICES[step.op]
    if chooses_from_hand(step):
        choice = "choose-from-hand"
    elif step.op == ASK_MAY and step.who:  # the opponent may, or else
        choice = "discard-or-defeat"
    data: dict[str, object] = {"seat": board.asked, "choice": choice}
    if frame.kind >= 0:
        data["card"] = board.name(frame.kind)
    if step.most and step.op not in (ASK_MAY, ASK_OPTION):
        data["least"] = step.least
        if step.most < 99:  # not of any number
            data["most"] = step.most
        data["picked"] = len(frame.picks)
    aim = purpose(frame)
    if aim:
        data["purpose"] = aim
    return data
