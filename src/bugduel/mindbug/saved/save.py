"""A whole duel as plain data, secrets and chance included; cards by name, programs by name."""

from copy import deepcopy

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Frame, Side

FORMAT = 1


def to_data(board: Board) -> dict[str, object]:
    return {
        "bugduel-state": FORMAT,
        "game": "mindbug",
        "options": deepcopy(board.options),
        "sides": [_side(board, side) for side in board.sides],
        "unused": _names(board, board.unused),
        "revealed": _names(board, board.revealed),
        "doubles": _names(board, board.doubles),
        "away": [{"card": board.name(a.kind), "seat": a.seat, "source": a.source} for a in board.away],
        "power-deck": _names(board, board.power_deck),
        "market": _names(board, board.market),
        "power-discard": _names(board, board.power_discard),
        "shown": board.name(board.shown) if board.shown >= 0 else "",
        "active": board.active,
        "turn": board.turn,
        "actions-left": board.actions_left,
        "extra-turns": board.extra_turns[:],
        "follower": board.follower,
        "entered": board.entered,
        "arrivals": board.arrivals,
        "turn-abilities": [
            {"program": given.program.name, "place": given.place, "seat": given.seat, "source": given.source}
            for given in board.turn_abilities
        ],
        "winner": board.winner,
        "stack": [_frame(board, frame) for frame in board.stack],
        "pending": [_frame(board, frame) for frame in board.pending],
        "ask-always": board.ask_always,
        "rng": board.rng.to_data(),
    }


def _names(board: Board, kinds: list[int]) -> list[str]:
    return [board.name(kind) for kind in kinds]


def _side(board: Board, side: Side) -> dict[str, object]:
    return {
        "life": side.life,
        "mindbugs": side.mindbugs,
        "used-mindbugs": side.used,
        "energy": side.energy,
        "hand": _names(board, side.hand),
        "known": _names(board, side.known),
        "open": _names(board, side.open),
        "draw": _names(board, side.draw),
        "discard": _names(board, side.discard),
        "play": [_creature(board, creature) for creature in side.play],
    }


def _creature(board: Board, creature: Creature) -> dict[str, object]:
    return {
        "card": creature.card.name,
        "base": creature.base.name,
        "double": board.name(creature.double) if creature.double >= 0 else "",
        "face": creature.face,
        "octonite": creature.octonite,
        "boosts": _names(board, creature.boosts),
        "acted": creature.acted,
        "blocked": creature.blocked,
        "slew": creature.slew,
        "creature": creature.id,
        "arrived": creature.arrived,
        "exhausted": creature.exhausted,
        "attack-turn": creature.attack_turn,
        "attacks": creature.attacks,
        "bonus": creature.bonus,
        "gained": creature.gained,
        "limits": creature.limits,
    }


def _frame(board: Board, frame: Frame) -> dict[str, object]:
    return {
        "program": frame.program.name,
        "place": frame.place,
        "seat": frame.seat,
        "source": frame.source,
        "card": board.name(frame.kind) if frame.kind >= 0 else "",
        "target": frame.target,
        "done": frame.done,
        "moved": frame.moved,
        "had": frame.had,
        "repeats": frame.repeats,
        "chosen": frame.chosen,
        "wanted": frame.wanted,
        "picks": frame.picks[:],
        "held": frame.held[:],
        "waiting": [_frame(board, waiting) for waiting in frame.waiting],
    }
