"""In which order effects that wait are resolved (rule MB-G5)."""

from mypy_extensions import i64

from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.builtin import DICE
from bugduel.mindbug.program.names import trigger_name
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.questions.question import Question
from bugduel.mindbug.rules.waiting import start_effect


class Order(Question):
    """Which of the waiting effects comes next (MB-G5). Equal ones are one choice."""

    op = o.NEXT_WAITING
    name = "order"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        found: list[int] = []
        for waiting in frame.waiting:
            action = resolve_action(frame.waiting, waiting)
            if action not in found:
                found.append(action)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        effect = resolved(frame.waiting, action)
        frame.waiting.remove(effect)
        if not frame.waiting:
            board.stack.pop()
        start_effect(board, effect)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        effect = resolved(frame.waiting, action)
        facts: dict[str, Fact] = {
            "card": board.effect_card(effect),
            "seat": effect.seat,
            "trigger": trigger_name(effect.program),
        }
        if effect.program in DICE:
            facts["die"] = DICE.index(effect.program) + 1
        if effect.source:
            facts["piece"] = effect.source
        return Move(action, "resolve", facts)


def resolved(effects: list[Frame], action: i64) -> Frame:
    """The waiting effect that an action names."""
    for effect in effects:
        if resolve_action(effects, effect) == action:
            return effect
    raise AssertionError("no such waiting effect")


def resolve_action(effects: list[Frame], waiting: Frame) -> int:
    """How a waiting effect is named: by its creature, or by its card if that is not in play; and, where several of the
    same wait, by its number among them in the order of their names.
    """
    name = waiting.program.name
    before: list[str] = []
    for other in effects:
        if other.source == waiting.source and (waiting.source or other.kind == waiting.kind):
            earlier = other.program.name
            if earlier < name and earlier not in before:
                before.append(earlier)
    named = waiting.source if waiting.source else a.card_pick(a.OFF_BOARD, waiting.seat, waiting.kind)
    return a.RESOLVE | len(before) << a.NUMBER_SHIFT | named
