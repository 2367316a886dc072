"""Puzzles over HTTP: shown as games are, solved choice by choice, and judged where nobody waits for it."""

import asyncio
from collections import OrderedDict
from dataclasses import replace

import msgspec
import pytest

from bugduel.core import Seat
from bugduel.foresight.foresee import foresee
from bugduel.games import GAMES
from bugduel.puzzles.attempt import Attempt
from bugduel.puzzles.collection import shipped
from bugduel.server.http.safety.limits import Limit
from bugduel.server.http.study.puzzles import MOST_ACTIONS
from bugduel.server.protocol import to_readers as to
from bugduel.server.study import judging
from bugduel.server.study.judging import Task, judged
from bugduel.server.study.moments import Sight

pytestmark = pytest.mark.anyio

ALL = {puzzle.id: puzzle for puzzle in shipped()}
QUICK = [puzzle for puzzle in ALL.values() if puzzle.states <= 500]
# One of each goal.
SOME = list({(puzzle.kind, puzzle.turns): puzzle for puzzle in QUICK}.values())
LONG = next(puzzle for puzzle in QUICK if puzzle.kind == "win" and puzzle.turns and puzzle.level >= 4)
FIRST = SOME[0]


def wrong_action(puzzle):
    return next(action for action in puzzle.begin().legal() if action != puzzle.answer)


def hidden_cards(puzzle):
    """Names that the solver cannot see: in the hand of another player, and nowhere else."""
    state = puzzle.begin()
    me = state.actor()
    seen = msgspec.json.encode(state.view(me)).decode()
    others = [player for seat, player in enumerate(puzzle.position["players"]) if seat != me]
    names = {name for player in others for name in [*player.get("hand", []), *player.get("draw", [])]}
    return {name for name in names if f'"{name}"' not in seen}


HIDING = next(puzzle for puzzle in QUICK if hidden_cards(puzzle))


async def looked_up(client, address, **query):
    answer = await client.get(address, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(client, address, **body):
    answer = await client.post(address, json=body)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["error"], answer.json()["reason"]


# --- the list ---------------------------------------------------------------------------------------------------------


async def test_all_puzzles_are_listed_the_easiest_first(client):
    found = await looked_up(client, "/api/puzzles")
    assert {puzzle["id"] for puzzle in found} == set(ALL)
    levels = [puzzle["level"] for puzzle in found]
    assert levels == sorted(levels)
    for listed in found:
        puzzle = ALL[listed["id"]]
        told = (listed["game"], listed["level"], listed["goal"], listed["turns"], listed["sets"])
        assert told == (puzzle.game.name, puzzle.level, puzzle.kind, puzzle.turns, list(puzzle.sets))
        state = puzzle.begin()
        assert listed["is_my_turn"] == (state.view(state.actor()).active == state.actor())


@pytest.mark.parametrize("game", list(GAMES))
async def test_those_of_a_game_and_of_a_level(client, game):
    found = await looked_up(client, "/api/puzzles", game=game, level=2)
    wanted = {puzzle.id for puzzle in ALL.values() if (puzzle.game.name, puzzle.level) == (game, 2)}
    assert {puzzle["id"] for puzzle in found} == wanted


async def test_a_list_that_is_known_is_not_sent_again(client):
    first = await client.get("/api/puzzles")
    again = await client.get("/api/puzzles", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_list_of_what_there_is_not(client):
    assert (await client.get("/api/puzzles", params={"game": "chess"})).status_code == 404
    for level in (-1, 6, "x"):
        assert (await client.get("/api/puzzles", params={"level": level})).status_code == 400


# --- a puzzle ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
async def test_a_puzzle_is_shown_as_a_game_is(client, puzzle):
    page = await looked_up(client, f"/api/puzzles/{puzzle.id}")
    moment = msgspec.convert(page["moment"], to.Moment)
    state = puzzle.begin()
    assert moment.view == msgspec.json.decode(msgspec.json.encode(state.view(state.actor())), type=type(moment.view))
    assert moment.question is not None and moment.question.seat == moment.view.seat == state.actor()
    assert [move["action"] for move in moment.question.moves] == list(state.legal())
    assert all(move["text"] for move in moment.question.moves)
    assert sum(line.events for line in moment.lines) == len(moment.events)
    assert bool(moment.lines) >= bool(puzzle.then), "what led to it is told"


async def test_a_puzzle_is_told_in_the_language_of_who_reads_it(client):
    english = await looked_up(client, f"/api/puzzles/{FIRST.id}")
    spanish = await looked_up(client, f"/api/puzzles/{FIRST.id}", language="es")
    assert english["moment"]["view"] == spanish["moment"]["view"]
    assert english["moment"]["question"]["text"] != spanish["moment"]["question"]["text"]


async def test_nobody_learns_from_a_puzzle_what_others_hold(client):
    shown = (await client.get(f"/api/puzzles/{HIDING.id}")).text
    for name in hidden_cards(HIDING):
        assert f'"{name}"' not in shown
    assert "seed" not in shown and HIDING.source not in shown
    assert f'"action":{HIDING.answer},' in shown, "among the others"
    assert shown.count(str(HIDING.answer)) == 1, "and nothing says that it is the answer"


async def test_hands_that_the_solver_cannot_tell_apart_are_told_alike():
    state = HIDING.begin()
    me = state.actor()
    other = next(
        world for world in state.search_model().every_hand(state, me, 500) if world.view(1 - me) != state.view(1 - me)
    )
    position = HIDING.game.as_position(other) if not HIDING.then else None
    if position is None:
        position = _with_hand(HIDING, me, other)
    twin = replace(HIDING, position=position)
    told = [msgspec.to_builtins(Sight(each, "en").beginning(state.legal())) for each in (HIDING, twin)]
    assert {**told[0], "time": 0} == {**told[1], "time": 0}


def _with_hand(puzzle, me, world):
    """The position with the hand that the other player has in another world."""
    players = [dict(player) for player in puzzle.position["players"]]
    players[1 - me]["hand"] = [card.name for card in world.view(1 - me).players[1 - me].zone("hand").cards]
    return {**puzzle.position, "players": players}


# --- solving ----------------------------------------------------------------------------------------------------------


async def test_right_choices_solve_every_kind_of_puzzle(tries):
    for puzzle in SOME:
        await solves(tries, puzzle)


async def solves(tries, puzzle):
    """Against the best defence, and what is told is as one sees it."""
    attempt = Attempt(puzzle)
    mine: list[int] = []
    while not attempt.is_over:
        ply = len(attempt.actions)
        action = attempt.right()
        found = await tries(f"puzzles/{puzzle.id}", mine, action)
        mine.append(action)
        assert (found["is_right"], found["actions"]) == (True, mine)
        attempt.play(action)
        while not attempt.is_over and attempt.state.actor() != attempt.me:
            attempt.play(attempt.defence())
        assert found["is_done"] == attempt.is_over
        plies = found["plies"]
        assert [each["ply"] for each in plies] == list(range(ply + 1, len(attempt.actions) + 1))
        assert plies[0]["by"] == attempt.me and all(each["by"] != attempt.me for each in plies[1:])
        assert all("question" not in each for each in plies[:-1])
        view = msgspec.to_builtins(attempt.state.view(attempt.me))
        assert plies[-1]["view"]["players"] == msgspec.json.decode(msgspec.json.encode(view))["players"]
        assert ("question" in plies[-1]) != found["is_done"]
        if not found["is_done"]:
            offered = [move["action"] for move in plies[-1]["question"]["moves"]]
            assert offered == list(attempt.state.legal())
    assert attempt.is_reached
    if puzzle.kind == "win":
        assert (plies[-1]["status"], plies[-1]["result"]) == ("over", "You won.")


async def test_a_wrong_choice_is_refuted_and_changes_nothing(tries):
    puzzle = next(puzzle for puzzle in SOME if puzzle.kind == "save")
    found = await tries(f"puzzles/{puzzle.id}", [], wrong_action(puzzle))
    assert (found["is_right"], found["is_done"], found["actions"]) == (False, False, [])
    last = found["plies"][-1]
    assert last["status"] == "over" and last["view"]["outcome"][puzzle.begin().actor()] == 0
    assert any(line["text"] for ply in found["plies"] for line in ply["lines"])
    assert "question" not in last
    assert (await tries(f"puzzles/{puzzle.id}", [], puzzle.answer))["is_right"]


async def test_the_solution_is_shown_from_wherever_one_is(client, tries):
    async def shown(actions):
        answer = await client.post(f"/api/puzzles/{LONG.id}/solution", json={"actions": actions})
        assert answer.status_code == 200, answer.text
        return answer.json()

    whole = await shown([])
    assert whole["is_done"] and whole["plies"][-1]["result"] == "You won."
    begun = await tries(f"puzzles/{LONG.id}", [], LONG.answer)
    rest = await shown([LONG.answer])
    assert len(whole["plies"]) == len(begun["plies"]) + len(rest["plies"])


async def test_what_was_found_before_is_what_is_found_anew(monkeypatch):
    """The process that judges may remember, but need not."""
    attempt = Attempt(LONG)
    mine: list[int] = []
    remembered, anew = [], []
    monkeypatch.setattr(judging, "_lines", OrderedDict())
    while not attempt.is_over:
        action = attempt.right()
        task = Task("puzzle", LONG.id, list(mine), action, "en")
        remembered.append(judged(task).actions)
        kept = judging._lines.copy()
        judging._lines.clear()
        anew.append(judged(task).actions)
        judging._lines.update(kept)
        mine.append(action)
        attempt.play(action)
        while not attempt.is_over and attempt.state.actor() != attempt.me:
            attempt.play(attempt.defence())
    assert len(mine) > 1 and remembered == anew


async def test_what_is_remembered_is_bounded(monkeypatch):
    monkeypatch.setattr(judging, "REMEMBERED", 2)
    monkeypatch.setattr(judging, "_lines", OrderedDict())
    for puzzle in SOME[:4]:
        judged(Task("puzzle", puzzle.id, [], puzzle.answer, "en"))
    assert len(judging._lines) == 2


# --- looking ahead ----------------------------------------------------------------------------------------------------


async def foresees(client, puzzle, actions, **asked):
    answer = await client.post(f"/api/puzzles/{puzzle.id}/foresee", json={"actions": actions, **asked})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_each_choice_is_foreseen_as_at_a_table(client):
    for puzzle in SOME:
        state = puzzle.begin()
        found = await foresees(client, puzzle, [])
        assert [move["action"] for move in found["moves"]] == list(state.legal())
        seat = Seat(state, state.actor())
        sure = [foresee(seat, action) for action in state.legal()]
        assert [move["stops"]["why"] for move in found["moves"]] == [each.stops.why for each in sure]
        assert [len(move.get("changes", [])) for move in found["moves"]] == [len(each.changes) for each in sure]


async def test_a_forecast_goes_on_from_the_choices_that_stand_and_not_from_others(client, tries):
    begun = await tries(f"puzzles/{LONG.id}", [], LONG.answer)
    found = await foresees(client, LONG, [LONG.answer])
    offered = [move["action"] for move in begun["plies"][-1]["question"]["moves"]]
    assert [move["action"] for move in found["moves"]] == offered
    address = f"/api/puzzles/{LONG.id}/foresee"
    assert (await refused(client, address, actions=[wrong_action(LONG)]))[:2] == (400, "illegal")
    assert (await refused(client, "/api/puzzles/win-00000000/foresee", actions=[]))[0] == 404


async def test_one_choice_is_foreseen_alone_or_after_others(client):
    seat = Seat(FIRST.begin(), FIRST.begin().actor())
    every = (await foresees(client, FIRST, []))["moves"]
    last = every[-1]["action"]
    assert (await foresees(client, FIRST, [], action=last)) == {"moves": [every[-1]]}
    first = every[0]["action"]
    found = (await foresees(client, FIRST, [], action=last, after=[first]))["moves"]
    sure = foresee(seat, first, last)
    assert [(move["action"], move["stops"]["why"]) for move in found] == [(last, sure.stops.why)]
    assert sure.stops.why != foresee(seat, last).stops.why
    other = next(action for action in range(100) if action not in seat.legal())
    assert (await refused(client, f"/api/puzzles/{FIRST.id}/foresee", actions=[], action=other))[:2] == (400, "illegal")


async def test_a_forecast_tells_nothing_of_hidden_cards(client):
    told = str(await foresees(client, HIDING, []))
    assert not [name for name in hidden_cards(HIDING) if name in told]


# --- refusals ---------------------------------------------------------------------------------------------------------


async def test_a_puzzle_that_there_is_not(client):
    for name in ("win-00000000", "win", "%2e%2e"):
        assert (await client.get(f"/api/puzzles/{name}")).status_code == 404
        assert (await refused(client, f"/api/puzzles/{name}", action=1))[0] == 404
    assert (await refused(client, "/api/puzzles/win-00000000/solution", actions=[]))[0] == 404


async def test_choices_that_cannot_be_made(client):
    address = f"/api/puzzles/{FIRST.id}"
    assert await refused(client, address, action=1) == (400, "illegal", "this action cannot be taken now")
    nonsense = await refused(client, address, actions=[1], action=FIRST.answer)
    assert nonsense == (400, "illegal", "actions[0]: this action cannot be taken now")
    wrong = await refused(client, address, actions=[wrong_action(FIRST)], action=FIRST.answer)
    assert wrong == (400, "illegal", "actions[0]: was not right, so it does not stand")


async def test_nothing_is_chosen_after_the_goal(client):
    puzzle = next(puzzle for puzzle in QUICK if judged(Task("puzzle", puzzle.id, [], puzzle.answer, "en")).is_done)
    for actions in ([puzzle.answer], [puzzle.answer, 1]):
        status, error, reason = await refused(client, f"/api/puzzles/{puzzle.id}", actions=actions, action=1)
        assert (status, error) == (400, "illegal") and "the exercise is done" in reason


async def test_requests_that_are_no_choices(client):
    address = f"/api/puzzles/{FIRST.id}"
    long = list(range(MOST_ACTIONS + 1))
    wrong: list[dict[str, object]] = [{}, {"action": -1}, {"action": 2**60}, {"action": "one"}, {"actions": []}]
    for body in [*wrong, {"action": 1, "actions": long}]:
        assert (await refused(client, address, **body))[:2] == (400, "bad-request"), body


async def test_what_takes_too_long_is_ended_and_the_next_is_judged(app, client):
    study = app.state.parts.study
    study.seconds = 0.0
    address = f"/api/puzzles/{FIRST.id}"
    status, error, _ = await refused(client, address, action=FIRST.answer)
    assert (status, error) == (503, "took-too-long") and study.pool is None
    study.seconds = judging.SECONDS
    assert (await client.post(address, json={"action": FIRST.answer})).json()["is_right"]


async def test_too_many_who_wait_are_told_to_come_again(app, client):
    app.state.parts.study.most_waiting = 0
    status, error, _ = await refused(client, f"/api/puzzles/{FIRST.id}", action=FIRST.answer)
    assert (status, error) == (429, "too-many-exercises")


async def test_nobody_has_choices_judged_without_end(app, client):
    app.state.parts.limits.add("study", Limit(2, 60))
    answers = [await client.post(f"/api/puzzles/{FIRST.id}", json={"action": 1}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [400, 400, 429]


async def test_others_are_served_while_a_choice_is_judged(client, browser):
    judging_one = asyncio.create_task(client.post(f"/api/puzzles/{FIRST.id}", json={"action": FIRST.answer}))
    await asyncio.sleep(0.01)
    assert (await browser().get("/api/games")).status_code == 200 and not judging_one.done()
    assert (await judging_one).status_code == 200
