"""Puzzles over HTTP. The server keeps nothing of who solves what: every request names all choices so far."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from bugduel.puzzles.puzzle import LEVELS, Puzzle
from bugduel.server.http.connection import known_language
from bugduel.server.http.people.visitors import TheParts
from bugduel.server.http.reference.routes import AnyRequest, Language, game_named, kept_as
from bugduel.server.http.safety.errors import documented
from bugduel.server.protocol import to_readers as to
from bugduel.server.protocol.table_messages import Name
from bugduel.server.study.exercises import opening, puzzle_named, puzzles
from bugduel.server.study.judging import Outlooks, Studied, Task
from bugduel.server.study.moments import Sight
from bugduel.words import LANGUAGES

MOST_ACTIONS = 60  # of one person in one exercise; what we ship takes far less

Action = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Actions = Annotated[list[Action], Meta(max_length=MOST_ACTIONS)]
Level = Annotated[int, QueryParameter(ge=0, le=LEVELS, description="0: all")]
ANY = 0


class PuzzleInfo(msgspec.Struct, frozen=True):
    """What a puzzle is about. `goal` is to `win`, or to `save` the game, by the end of so many `turns` after this one;
    `is_my_turn` says whose turn this one is.
    """

    id: str
    game: str
    level: int
    goal: str
    turns: int
    is_my_turn: bool
    sets: list[str]


class PuzzlePage(msgspec.Struct, frozen=True):
    """A puzzle, and its `moment` as in a game: as the one who solves it sees it."""

    puzzle: PuzzleInfo
    moment: to.Moment


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My choices so far, all of them right, and one more."""

    action: Action
    actions: Actions = []


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My choices so far, all of them right."""

    actions: Actions


class Ahead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My choices so far, all of them right, and what of the next ones is asked: what any of them will do, or one
    `action`, or that one `after` others.
    """

    actions: Actions
    action: Action | None = None
    after: Actions = []


@get("/api/puzzles", responses=kept_as(list[PuzzleInfo], 404), summary="The puzzles there are, the easiest first")
async def list_puzzles(
    parts: TheParts, request: AnyRequest, game: FromQuery[Name] = "", level: Level = ANY
) -> Response[Any]:
    """All of them, or those of a game, or of a level from 1 to 5."""
    wanted = game_named(game) if game else None

    async def make() -> list[PuzzleInfo]:
        return [
            info(puzzle)
            for puzzle in puzzles().values()
            if (wanted is None or puzzle.game is wanted) and level in (ANY, puzzle.level)
        ]

    return (await parts.shelf.get(("puzzles", game, str(level)), make)).answer(request)


@get("/api/puzzles/{puzzle_id:str}", responses=documented(404), summary="A puzzle")
async def show_puzzle(
    parts: TheParts, puzzle_id: FromPath[str], language: FromQuery[Language] = LANGUAGES[0]
) -> PuzzlePage:
    """Its `moment` asks for the first choice."""
    puzzle = puzzle_named(puzzle_id)
    parts.study.warm_up()  # who sees a puzzle will answer it soon
    legal = opening(puzzle).legal()
    return PuzzlePage(info(puzzle), Sight(puzzle, known_language(language)).beginning(legal))


@post(
    "/api/puzzles/{puzzle_id:str}",
    status_code=200,
    opt={"limit": "study"},
    responses=documented(404, 413),
    summary="Make a choice in a puzzle",
)
async def try_puzzle(
    parts: TheParts, puzzle_id: FromPath[str], data: JSONBody[Choice], language: FromQuery[Language] = LANGUAGES[0]
) -> Studied:
    """A right one is answered by the best defence, a wrong one by what is wrong with it."""
    puzzle_named(puzzle_id)
    return await parts.study.judge(Task("puzzle", puzzle_id, data.actions, data.action, known_language(language)))


@post(
    "/api/puzzles/{puzzle_id:str}/solution",
    status_code=200,
    opt={"limit": "study"},
    responses=documented(404, 413),
    summary="How a puzzle is solved",
)
async def show_solution(
    parts: TheParts, puzzle_id: FromPath[str], data: JSONBody[Choices], language: FromQuery[Language] = LANGUAGES[0]
) -> Studied:
    """From the choices so far to the goal, against the best defence."""
    puzzle_named(puzzle_id)
    return await parts.study.judge(Task("puzzle", puzzle_id, data.actions, None, known_language(language)))


@post(
    "/api/puzzles/{puzzle_id:str}/foresee",
    status_code=200,
    opt={"limit": "study"},
    responses=documented(404, 413),
    summary="What each choice in a puzzle will surely do",
)
async def foresee_puzzle(
    parts: TheParts, puzzle_id: FromPath[str], data: JSONBody[Ahead], language: FromQuery[Language] = LANGUAGES[0]
) -> Outlooks:
    """After the choices so far, as `foreseen` tells it in a game. It says nothing about which one is right."""
    puzzle_named(puzzle_id)
    task = Task("puzzle", puzzle_id, data.actions, data.action, known_language(language), data.after)
    return await parts.study.foresee(task)


def info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game.name,
        level=puzzle.level,
        goal=puzzle.kind,
        turns=puzzle.turns,
        is_my_turn=not puzzle.then,  # else somebody has done something that is to be answered
        sets=list(puzzle.sets),
    )


ROUTES = [list_puzzles, show_puzzle, try_puzzle, show_solution, foresee_puzzle]
