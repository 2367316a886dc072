"""Lessons over HTTP: taken to the end by doing what they say."""

import pytest

from bugduel.puzzles.lesson import lessons
from bugduel.words import LANGUAGES, words

pytestmark = pytest.mark.anyio

ALL = {lesson.id: lesson for lesson in lessons()}
HINTING = next(lesson for lesson in ALL.values() if lesson.begin().step.hint)
PLAIN = next(lesson for lesson in ALL.values() if not lesson.begin().step.hint)


async def looked_up(client, address, **query):
    answer = await client.get(address, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lessons_are_listed_in_their_order_and_in_words(client, language):
    found = await looked_up(client, "/api/lessons", language=language)
    assert [lesson["id"] for lesson in found] == list(ALL)
    assert [lesson["title"] for lesson in found] == [words(language).say(lesson.title) for lesson in ALL.values()]
    for game in {lesson.game.name for lesson in ALL.values()}:
        mine = await looked_up(client, "/api/lessons", game=game, language=language)
        assert mine == [lesson for lesson in found if lesson["game"] == game]
    assert (await client.get("/api/lessons", params={"game": "chess"})).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_does_what_a_lesson_says_comes_to_its_end(client, tries, language):
    for lesson in ALL.values():
        await takes(client, tries, lesson, language)


async def takes(client, tries, lesson, language):
    page = await looked_up(client, f"/api/lessons/{lesson.id}", language=language)
    say = words(language).say
    taken = lesson.begin()
    mine: list[int] = []
    assert page["text"] == say(taken.text) and page["moment"]["view"]["seat"] == taken.me
    question = page["moment"]["question"]
    while question is not None:
        assert [move["action"] for move in question["moves"]] == taken.offered()
        action = taken.right()
        found = await tries(f"lessons/{lesson.id}", mine, action, language)
        mine.append(action)
        taken.play(action)
        while not taken.is_over and taken.step.reply is not None:
            taken.play(taken.defence())
        assert (found["is_right"], found["actions"], found["is_done"]) == (True, mine, taken.is_over)
        assert found["text"] == say(taken.text)
        question = found["plies"][-1].get("question")
    assert taken.is_over


async def test_where_one_is_to_find_out_a_wrong_choice_is_answered_by_a_hint(client, tries):
    taken = HINTING.begin()
    wrong = next(action for action in taken.offered() if not taken.is_right(action))
    found = await tries(f"lessons/{HINTING.id}", [], wrong)
    assert (found["is_right"], found["plies"], found["actions"]) == (False, [], [])
    assert found["text"] == words("en").say(taken.step.hint)


async def test_elsewhere_what_is_not_offered_cannot_be_chosen(client):
    taken = PLAIN.begin()
    other = next(action for action in taken.state.legal() if action not in taken.offered())
    answer = await client.post(f"/api/lessons/{PLAIN.id}", json={"action": other})
    assert (answer.status_code, answer.json()["error"]) == (400, "illegal")


async def test_a_lesson_that_there_is_not(client):
    assert (await client.get("/api/lessons/juggling")).status_code == 404
    assert (await client.post("/api/lessons/juggling", json={"action": 1})).status_code == 404
