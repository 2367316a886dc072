"""Lessons: every one can be taken, in every language, and says what to do."""

import json
from pathlib import Path

import pytest

from bugduel.core import BadData
from bugduel.games import GAMES
from bugduel.puzzles import lesson as module
from bugduel.puzzles.lesson import Lesson, Step, lessons
from bugduel.words import LANGUAGES, words

ALL = lessons()
EACH = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)


def title(lesson: Lesson, card: object, language: str) -> str:
    return next(page.title(language) for page in lesson.game.cards() if page.name == card)


def test_every_lesson_has_an_id_of_its_own_that_begins_with_its_game():
    ids = [lesson.id for lesson in ALL]
    assert len(ALL) >= 6 and len(set(ids)) == len(ids)
    assert all(lesson.id.startswith(f"{lesson.game.name}-") for lesson in ALL)


@EACH
def test_every_accepted_choice_leads_to_the_end(lesson: Lesson):
    """Whatever of what is accepted is chosen: the others have written down what they do then."""
    ways: list[list[int]] = [[]]
    ended = 0
    while ways:
        mine = ways.pop()
        taken = lesson.begin()
        for action in mine:
            assert taken.state.actor() == taken.me
            taken.play(action)
            while not taken.is_over and taken.step.reply is not None:
                taken.play(taken.defence())
        if taken.is_over:
            ended += 1
        else:
            ways += [[*mine, action] for action in taken.accepted()]
    assert ended


@pytest.mark.parametrize(
    "lesson", [lesson for lesson in ALL if lesson.game.name == "shardbugs"], ids=lambda lesson: lesson.id
)
def test_a_lesson_of_shard_bugs_asks_in_the_turn_that_it_is_about(lesson: Lesson):
    """The game skips a question to which there is only one answer: then the next would be one of the turn after."""
    taken = lesson.begin()
    turn = taken.state.view(taken.me).turn
    while not taken.is_over:
        assert taken.state.view(taken.me).turn == turn
        taken.play(taken.defence() if taken.step.reply is not None else taken.right())


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_to_do_by_the_name_of_the_card(lesson: Lesson, language: str):
    say = words(language).say
    assert say(lesson.title) and say(lesson.done).endswith(".")
    for step in lesson.steps:
        if step.reply is None:
            text = say(step.text)
            assert text.endswith((".", "?")) and len(text) < 250, text
        if step.hint:
            assert say(step.hint)  # the learner is to find out alone
            continue
        for facts in step.accept:
            if facts.get("move") in ("play", "attack"):
                assert title(lesson, facts["card"], language) in text, text


@EACH
def test_only_what_is_accepted_is_offered_unless_finding_out_is_the_lesson(lesson: Lesson):
    taken = lesson.begin()
    assert taken.right() in taken.accepted() and taken.is_right(taken.right())
    if taken.step.hint:
        assert taken.offered() == list(taken.state.legal()) and set(taken.accepted()) < set(taken.offered())
    else:
        assert taken.offered() == taken.accepted()


def test_a_step_that_nobody_can_take_names_the_lesson():
    first = ALL[0]
    wrong = Lesson("x-wrong", first.game, "", first.position, (Step("", ({"card": "Nobody"},)),), "")
    with pytest.raises(BadData, match="lesson x-wrong: nobody can take step 1"):
        wrong.begin().right()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"steps": []}, "must have a step of the learner"),
        ({"steps": [{"reply": {"move": "play"}}]}, "must have a step of the learner"),
        ({"steps": [{"text": "a", "acept": []}]}, 'no field "acept"'),
        ({"titel": "a"}, 'no field "titel"'),
    ],
)
def test_a_file_that_is_wrong_says_where(change: object, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game = ALL[0].game.name
    good = {"id": "x", "title": "t", "position": {}, "steps": [{"text": "a", "accept": []}], "done": "d"}
    assert isinstance(change, dict)
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / f"{game}.json").write_text(json.dumps({"lessons": [{**good, **change}]}))
    monkeypatch.setattr(module, "files", lambda _package: tmp_path)
    with pytest.raises(BadData, match=reason):
        lessons()
    assert game in GAMES
