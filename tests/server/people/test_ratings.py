"""Ratings: who beats whom moves them, once a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bugduel.server.people.ratings import DEVIATION, MEAN, format_of, mean_of, rated, settle, shown
from bugduel.server.play.entry import LEFT

NEW = (MEAN, DEVIATION)


@pytest.mark.parametrize(
    ("teams", "name"),
    [([0, 1], "1v1"), ([0, 1, 0, 1], "2v2"), ([0, 1, 2], "3"), ([0, 1, 2, 3], "4"), ([0, 0, 1], "2v1")],
)
def test_a_format_is_named_for_who_plays_with_whom(teams, name):
    assert format_of(teams) == name


def test_a_newcomer_has_1500():
    assert shown(MEAN) == 1500


def test_the_winner_gains_what_the_loser_loses():
    (winner, loser) = rated([NEW, NEW], [0, 1], [1.0, 0.0])
    assert winner[0] > MEAN > loser[0] and winner[0] - MEAN == pytest.approx(MEAN - loser[0])
    assert winner[1] < DEVIATION and loser[1] < DEVIATION


def test_seats_keep_their_order_whoever_wins():
    first, second = rated([NEW, NEW], [0, 1], [0.0, 1.0])
    assert first[0] < MEAN < second[0]


def test_a_tie_brings_both_together():
    strong, weak = rated([(30.0, 3.0), (20.0, 3.0)], [0, 1], [0.5, 0.5])
    assert strong[0] < 30 and weak[0] > 20


def test_beating_a_stronger_one_counts_more():
    surprise = rated([(20.0, 3.0), (30.0, 3.0)], [0, 1], [1.0, 0.0])[0][0] - 20
    expected = rated([(30.0, 3.0), (20.0, 3.0)], [0, 1], [1.0, 0.0])[0][0] - 30
    assert surprise > expected > 0


def test_teammates_win_together():
    after = rated([NEW] * 4, [0, 1, 0, 1], [1.0, 0.0, 1.0, 0.0])
    assert after[0] == after[2] and after[1] == after[3] and after[0][0] > MEAN > after[1][0]


def test_of_four_who_play_for_themselves_the_order_counts():
    means = [mean for mean, _ in rated([NEW] * 4, [0, 1, 2, 3], [0.0, 1.0, 0.5, 0.25])]
    assert means[1] > means[2] > means[3] > means[0]


@given(st.lists(st.tuples(st.floats(0, 50), st.floats(1, 9)), min_size=2, max_size=4), st.data())
def test_no_winner_loses_and_no_loser_gains(before, data):
    best = data.draw(st.integers(0, len(before) - 1))
    outcome = [1.0 if seat == best else 0.0 for seat in range(len(before))]
    after = rated(before, list(range(len(before))), outcome)
    assert after[best][0] >= before[best][0]
    for seat in range(len(before)):
        if seat != best and len(before) == 2:
            assert after[seat][0] <= before[seat][0]


class TestSettling:
    pytestmark = pytest.mark.anyio

    async def settle(self, app, game):
        async with app.state.parts.database.writing() as connection:
            return await settle(connection, game, [0, 1])

    async def test_a_rated_game_moves_both_ratings_once(self, app, client, browser, account, seated):
        ana, bob = (await account(client, "Ana"))["me"]["id"], (await account(browser(), "Bob"))["me"]["id"]
        game = await seated(ana, bob, status="over", outcome=[0.0, 1.0])
        first, second = await self.settle(app, game)
        assert first.before == second.before == 1500 and first.after < 1500 < second.after
        mine = (await client.get("/api/me")).json()["ratings"]
        expected = {"game": "mindbug", "format": "1v1", "rating": first.after, "games": 1, "provisional": True}
        assert [{name: one[name] for name in expected} for one in mine] == [expected]
        assert await self.settle(app, game) == []
        assert (await client.get("/api/me")).json()["ratings"] == mine

    async def test_the_next_game_goes_on_from_there(self, app, client, browser, account, seated):
        ana, bob = (await account(client, "Ana"))["me"]["id"], (await account(browser(), "Bob"))["me"]["id"]
        first = await self.settle(app, await seated(ana, bob, status="over", outcome=[1.0, 0.0]))
        second = await self.settle(app, await seated(bob, ana, status="over", outcome=[1.0, 0.0]))
        assert [change.before for change in second] == [first[1].after, first[0].after]
        assert (await client.get("/api/me")).json()["ratings"][0]["games"] == 2

    async def test_people_see_how_their_rating_came_about(self, app, client, browser, account, seated):
        ana, bob = (await account(client, "Ana"))["me"]["id"], (await account(browser(), "Bob"))["me"]["id"]
        won = await seated(ana, bob, status="over", outcome=[1.0, 0.0], ended=1000)
        lost = await seated(bob, ana, status="over", outcome=[1.0, 0.0], ended=2000)
        await seated(ana, bob, status="over", outcome=[1.0, 0.0], ended=3000)  # not rated
        up, down = (await self.settle(app, won))[0], (await self.settle(app, lost))[1]
        steps = (await client.get("/api/me/ratings")).json()
        assert [step["table"] for step in steps] == [won, lost]
        assert [(step["before"], step["after"]) for step in steps] == [(1500, up.after), (down.before, down.after)]
        assert {(step["game"], step["seats"]) for step in steps} == {("mindbug", 2)}

    async def test_nobody_is_rated_for_beating_a_guest_a_bot_or_nobody(self, app, client, browser, account, seated):
        ana = (await account(client, "Ana"))["me"]["id"]
        guest = (await browser().post("/api/guest")).json()["id"]
        for people in ((ana, guest), (ana, None), (ana, ana)):
            assert await self.settle(app, await seated(*people, status="over", outcome=[1.0, 0.0])) == []
        assert (await client.get("/api/me")).json()["ratings"] == []

    async def test_a_game_that_is_not_over_is_not_rated(self, app, client, browser, account, seated):
        ana, bob = (await account(client, "Ana"))["me"]["id"], (await account(browser(), "Bob"))["me"]["id"]
        assert await self.settle(app, await seated(ana, bob)) == []
        assert await self.settle(app, "no such game") == []

    async def test_who_looks_for_an_opponent_is_as_strong_as_rated(self, app, client, browser, account, seated):
        ana, bob = (await account(client, "Ana"))["me"]["id"], (await account(browser(), "Bob"))["me"]["id"]
        await self.settle(app, await seated(ana, bob, status="over", outcome=[1.0, 0.0]))
        async with app.state.parts.database.reading() as connection:
            assert await mean_of(connection, ana, "mindbug", "1v1") > MEAN
            assert await mean_of(connection, ana, "mindbug", "2v2") == MEAN

    async def test_a_game_is_rated_when_it_ends_if_that_was_agreed(self, app, client, browser, account, seated):
        ana, bob = (await account(client, "Ana"))["me"]["id"], (await account(browser(), "Bob"))["me"]["id"]
        hall = app.state.parts.playing.hall
        for rated_game, games in ((False, []), (True, [1])):
            async with hall.room(await seated(ana, bob, rated=rated_game)) as room:
                await hall.add(room, LEFT, 1, room.loaded.concession(1))
            mine = (await client.get("/api/me")).json()["ratings"]
            assert [rating["games"] for rating in mine] == games
        assert mine[0]["rating"] > 1500
