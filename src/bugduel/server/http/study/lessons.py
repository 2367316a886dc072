"""Lessons over HTTP, answered like puzzles."""

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from bugduel.puzzles.lesson import Lesson
from bugduel.server.http.connection import known_language
from bugduel.server.http.people.visitors import TheParts
from bugduel.server.http.reference.routes import Language, game_named
from bugduel.server.http.safety.errors import documented
from bugduel.server.http.study.puzzles import Ahead, Choice
from bugduel.server.protocol import to_readers as to
from bugduel.server.protocol.table_messages import Name
from bugduel.server.study.exercises import lesson_named, lessons
from bugduel.server.study.judging import Outlooks, Studied, Task
from bugduel.server.study.moments import Sight
from bugduel.words import LANGUAGES, words


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson and what it is about, in words."""

    id: str
    game: str
    title: str


class LessonPage(msgspec.Struct, frozen=True):
    """A lesson, its `moment` as in a game, and the `text` that says what to do. What is not to be done is not offered,
    unless finding out is part of the lesson.
    """

    lesson: LessonInfo
    moment: to.Moment
    text: str


@get("/api/lessons", responses=documented(404), summary="The lessons there are, in their order")
async def list_lessons(game: FromQuery[Name] = "", language: FromQuery[Language] = LANGUAGES[0]) -> list[LessonInfo]:
    """Of all games, or of one."""
    wanted = game_named(game) if game else None
    return [_info(lesson, language) for lesson in lessons().values() if wanted is None or lesson.game is wanted]


@get("/api/lessons/{lesson_id:str}", responses=documented(404), summary="A lesson")
async def show_lesson(
    parts: TheParts, lesson_id: FromPath[str], language: FromQuery[Language] = LANGUAGES[0]
) -> LessonPage:
    """Its `moment` asks for the first choice."""
    lesson, spoken = lesson_named(lesson_id), known_language(language)
    parts.study.warm_up()
    taken = lesson.begin()
    moment = Sight(lesson, spoken).beginning(taken.offered())
    return LessonPage(_info(lesson, spoken), moment, words(spoken).say(taken.text))


@post(
    "/api/lessons/{lesson_id:str}",
    status_code=200,
    opt={"limit": "study"},
    responses=documented(404, 413),
    summary="Make a choice in a lesson",
)
async def try_lesson(
    parts: TheParts, lesson_id: FromPath[str], data: JSONBody[Choice], language: FromQuery[Language] = LANGUAGES[0]
) -> Studied:
    """`text` says what to do next, what was wrong, or what there was to learn."""
    lesson_named(lesson_id)
    return await parts.study.judge(Task("lesson", lesson_id, data.actions, data.action, known_language(language)))


@post(
    "/api/lessons/{lesson_id:str}/foresee",
    status_code=200,
    opt={"limit": "study"},
    responses=documented(404, 413),
    summary="What each choice in a lesson will surely do",
)
async def foresee_lesson(
    parts: TheParts, lesson_id: FromPath[str], data: JSONBody[Ahead], language: FromQuery[Language] = LANGUAGES[0]
) -> Outlooks:
    """Of what the lesson offers after the choices so far, as `foreseen` tells it in a game."""
    lesson_named(lesson_id)
    task = Task("lesson", lesson_id, data.actions, data.action, known_language(language), data.after)
    return await parts.study.foresee(task)


def _info(lesson: Lesson, language: str) -> LessonInfo:
    return LessonInfo(lesson.id, lesson.game.name, words(known_language(language)).say(lesson.title))


ROUTES = [list_lessons, show_lesson, try_lesson, foresee_lesson]
