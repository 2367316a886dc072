"""The course of a game: it runs step by step to the next question, and goes on with the answer."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.course_steps import COURSE_STEPS
from bugduel.shardbugs.rules.effects.table import run_effect
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.players_out import leave_game
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.questions.table import QUESTIONS
from bugduel.shardbugs.rules.web.threads import end_thread, settle

MOST_STEPS: Final = 20_000  # without a choice (SB-W6)


def advance(board: Board) -> None:
    """Run on to the next choice, or to the end of the game.

    A choice with one answer is taken here, but only where everybody can see that there was but one.
    """
    stack = board.stack
    steps = 0
    while not board.is_over:
        stack = board.stack
        frame = stack[-1]
        program = frame.program
        steps += 1
        if steps > MOST_STEPS:
            board.finish(board.living(), "endless")
            break
        if program.is_effect:
            if frame.place >= len(program.steps):
                stack.pop()
                end_thread(board, frame)
                continue
        elif board.unsettled and program.settles:
            settle(board)
            continue
        if frame.place >= len(program.steps):
            stack.pop()
            continue
        step = program.steps[frame.place]
        if step.asks:
            question = QUESTIONS[step.op]
            choices = offer(board, frame, step, question)
            if not choices:
                question.nothing(board, frame, step)
            elif len(choices) == 1 and board.answers_are_public and not board.ask_always:
                if board.events is not None:
                    board.note_forced(board.asked, choices[0])
                question.answer(board, frame, step, choices[0])
            else:
                board.choices = choices
                return
        elif program.is_effect:
            frame.place += 1
            run_effect(board, frame, step)
        else:
            frame.place += 1
            COURSE_STEPS[step.op].run(board, frame, step)
    board.asked = -1
    board.choices = NO_INTS


def offer(board: Board, frame: Frame, step: Step, question: Question) -> list[int]:
    """The answers to a question; none if there is nothing to choose. Sets who is asked."""
    board.asked = frame.seat
    board.answers_are_public = True
    derive(board)
    return question.offer(board, frame, step)


def answer(board: Board, action: int) -> None:
    """Take one answer to the question of the top frame."""
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    QUESTIONS[step.op].answer(board, frame, step, action)


def ask_again(board: Board, seat: int) -> bool:
    """Ask another seat's question anew, of what it now has. False if there is nothing left to ask."""
    if board.asked < 0 or board.asked == seat:
        return True
    asked = board.asked
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    choices = offer(board, frame, step, QUESTIONS[step.op])
    if not choices or board.asked != asked or (len(choices) == 1 and board.answers_are_public and not board.ask_always):
        return False
    board.choices = choices
    return True


def concede(board: Board, seat: int) -> None:
    """A player leaves, whoever is asked (SB-W5)."""
    frame = board.stack[-1]
    QUESTIONS[frame.program.steps[frame.place].op].pass_over(board, frame)
    leave_game(board, [seat], "concede")
