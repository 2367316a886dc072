"""Every step is a question or an effect, and asking a question changes nothing."""

from random import Random

import pytest

from bugduel.core import LiveGame
from bugduel.mindbug import actions as a
from bugduel.mindbug.duel import Duel as DuelState
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.builtin import BUILTIN
from bugduel.mindbug.program.printed import CARDS
from bugduel.mindbug.program.program import COURSE
from bugduel.mindbug.rules.course import ask_again, concede
from bugduel.mindbug.rules.effects.effect import Effect
from bugduel.mindbug.rules.effects.table import EVERY_EFFECT
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.questions.question import Question
from bugduel.mindbug.rules.questions.table import EVERY_QUESTION
from bugduel.mindbug.seen.moves import move
from duel import Duel
from mindbug_checks import any_sets


def test_every_op_has_one_question_or_one_effect():
    questions = {question.op for question in EVERY_QUESTION}
    effects = {effect.op for effect in EVERY_EFFECT}
    assert len(questions) == len(EVERY_QUESTION)
    assert len(effects) == len(EVERY_EFFECT)
    assert max(questions) <= o.LAST_QUESTION < min(effects)
    assert max(effects) < o.OPS
    for op, entry in enumerate(ENTRIES):
        assert (type(entry.question) is not Question) == (op in questions)
        assert (type(entry.effect) is not Effect) == (op in effects)


def test_every_step_of_every_program_is_known():
    programs = [program for card in CARDS for programs in card.triggers for program in programs]
    for program in [*programs, *COURSE.values(), *BUILTIN.values()]:
        for step in program.steps:
            entry = ENTRIES[step.op]
            assert type(entry.question) is not Question if step.asks else type(entry.effect) is not Effect


def test_questions_have_names_of_their_own():
    names = [question.name for question in EVERY_QUESTION]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seed", range(20))
def test_asking_changes_nothing(seed: int):
    random = Random(seed)
    live = LiveGame(MINDBUG, any_sets(seed), f"asked {seed}")
    while live.state.actor() >= 0:
        state = live.state
        assert isinstance(state, DuelState)
        before = state.to_data()
        asked = (state.asked, state.choices, state.answers_are_public)
        for _ in range(2):
            assert ask_again(state, -1)
            assert (state.asked, state.choices, state.answers_are_public) == asked
            assert state.to_data() == before
        live.apply(random.choice(state.legal()))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_concedes_has_lost_at_once(seat: int):
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"])
    duel.attack("Gorillion")  # the opponent may block
    state = duel.state
    state.events = []
    meaning = move(state, a.CONCEDE | seat)
    assert (meaning.kind, meaning.facts) == ("concede", {"seat": seat})
    concede(state, seat)
    assert (state.actor(), state.legal()) == (-1, [])
    assert state.outcome() == [float(seat == 1), float(seat == 0)]
    assert [(event.kind, event.facts) for event in state.events] == [
        ("end", {"winners": [1 - seat], "reason": "concede"})
    ]
