"""Every question is one entry of the table, and asking it changes nothing (`shardbugs/rules/questions`)."""

from random import Random

import pytest

from bugduel.core import seeded
from bugduel.shardbugs.cards.build import random_deck
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import BUILTIN, COURSE
from bugduel.shardbugs.program.pool import Pool
from bugduel.shardbugs.program.printed import CARDS
from bugduel.shardbugs.rules import course_steps
from bugduel.shardbugs.rules.course import offer
from bugduel.shardbugs.rules.effects import table as effects
from bugduel.shardbugs.rules.questions.table import BY_OP, QUESTIONS


def random_game(seed: int) -> Contest:
    decks = [random_deck(seeded(f"asked {seed} {number}")).to_data() for number in range(2 + seed % 3)]
    state = SHARD_BUGS.new({"decks": decks}, f"asked {seed}")
    assert isinstance(state, Contest)
    return state


def test_every_step_of_every_program_has_one_meaning():
    tables = [BY_OP.keys(), effects.BY_OP.keys(), course_steps.BY_OP.keys()]
    assert all(o.FIRST_QUESTION <= op <= o.LAST_OP for op in BY_OP)
    assert all(0 < op < o.FIRST_QUESTION for table in tables[1:] for op in table)
    programs = [*COURSE.values(), *BUILTIN.values(), *Pool(CARDS).programs.values()]
    used = {step.op for program in programs for step in program.steps}
    assert len(used) > 60
    assert used <= set().union(*tables)
    assert sum(map(len, tables)) == len(set().union(*tables))


def test_every_question_has_a_name_of_its_own():
    names = [question.name for question in BY_OP.values()]
    assert len(set(names)) == len(names)
    assert all(names)


@pytest.mark.parametrize("seed", range(9))
def test_a_question_can_be_asked_again_and_changes_nothing(seed: int):
    state = random_game(seed)
    random = Random(seed)
    for _ in range(400):
        if state.actor() < 0:
            break
        frame = state.stack[-1]
        step = frame.program.steps[frame.place]
        before = state.to_data()
        asked, legal = state.asked, state.legal()
        assert offer(state, frame, step, QUESTIONS[step.op]) == legal
        assert state.asked == asked
        assert state.to_data() == before
        state.apply(random.choice(legal))


def test_who_is_passed_over_is_so_only_when_somebody_answers():
    """The player on the left can use nothing, so the next one is asked first."""
    pauper = {"avatar": "Sol"}
    pauser = {"avatar": "Luna", "hand": ["Toss a Pebble"], "hive": 2 * ["Pew Slug"]}
    state = SHARD_BUGS.position({"players": [{"avatar": "Sol"}, pauper, pauser], "active": 0, "turn": 9})
    assert isinstance(state, Contest)
    state.apply(state.legal()[-1])
    web = state.stack[-1]
    assert (state.actor(), web.next, web.left) == (2, 1, 3)
    state.apply(state.legal()[-1])
    assert (web.next, web.left) == (0, 0)
