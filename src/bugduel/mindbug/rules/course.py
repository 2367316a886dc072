"""The course of a duel: one step after the other, from choice to choice.

`advance` runs the stack of frames until somebody has a choice, which is read off the top frame (`questions/`);
`answer` takes one answer to it.

A choice with one answer is taken by the engine, but only where everybody can see that there was but one: a hand of
two equal cards must look like any hand of two, so its holder is asked.
"""

from typing import Final

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS
from bugduel.mindbug.board import CURRENT, DRAWN, PLAYING, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.table import EVERY_EFFECT
from bugduel.mindbug.rules.entries import ENTRIES, NO_EFFECT, NO_QUESTION, Entry
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.questions.question import Question
from bugduel.mindbug.rules.questions.table import EVERY_QUESTION
from bugduel.mindbug.rules.waiting import resolve_pending

MOST_STEPS: Final = 20_000  # without a choice: home-made cards that set each other off for ever (MB-T8)


def advance(board: Board) -> None:
    """Run on to the next choice, or to the end of the game."""
    stack = board.stack
    steps: i64 = 0
    while board.winner == PLAYING:
        frame = stack[-1]
        steps += 1
        if steps > MOST_STEPS:
            board.finish(DRAWN, "endless")
            break
        if board.pending and not frame.program.is_effect:
            resolve_pending(board)
            continue
        if board.hands_freed:
            refill_freed_hands(board)
        place = frame.place
        if place >= len(frame.program.steps):
            stack.pop()
            if frame.waiting:  # what an effect triggered before it made an attack
                board.pending = frame.waiting + board.pending
            continue
        step = frame.program.steps[place]
        if not step.asks:
            frame.place = place + 1
            ENTRIES[step.op].effect.run(board, frame, step)
            continue
        question = ENTRIES[step.op].question
        choices = offer(question, board, frame, step)
        if not choices:
            question.nothing(board, frame, step)
        elif len(choices) == 1 and board.answers_are_public and not board.ask_always:
            if board.events is not None:
                board.note_forced(board.asked, choices[0])
            question.answer(board, frame, step, choices[0])
        else:
            board.choices = choices
            return
    board.asked = -1
    board.choices = NO_INTS


def offer(question: Question, board: Board, frame: Frame, step: Step) -> list[int]:
    board.asked = frame.seat
    board.answers_are_public = True
    return question.offer(board, frame, step)


def answer(board: Board, action: i64) -> None:
    """Take one answer to the question of the top frame."""
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    ENTRIES[step.op].question.answer(board, frame, step, action)


def concede(board: Board, seat: i64) -> None:
    """A player gives up, at whatever moment, for the whole team: the others win at once, and nothing more resolves."""
    board.lose(seat, "concede")
    board.asked = -1
    board.choices = NO_INTS


def ask_again(board: Board, seat: i64) -> bool:
    """Ask another seat's question anew, of the hand that it now has. False if that hand leaves nothing to ask."""
    if board.asked < 0 or board.asked == seat:
        return True
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    choices = offer(ENTRIES[step.op].question, board, frame, step)
    if not choices or (len(choices) == 1 and board.answers_are_public and not board.ask_always):
        return False
    board.choices = choices
    return True


def refill_freed_hands(board: Board) -> None:
    """A hand that could take no cards is refilled as soon as it can (MB-X11)."""
    board.hands_freed = False
    derive(board)
    if board.edition == CURRENT:
        for seat in range(len(board.sides)):
            board.refill(seat)


for question in EVERY_QUESTION:
    ENTRIES[question.op] = Entry(question, NO_EFFECT)
for effect in EVERY_EFFECT:
    ENTRIES[effect.op] = Entry(NO_QUESTION, effect)
