"""How often somebody may do something, and whom we take them for."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.connection import ASGIConnection

from bugduel.server.http.safety.address import address_of
from bugduel.server.http.safety.limits import LIMITS, Bucket, Limit, Limits
from bugduel.server.refused import Refused
from bugduel.server.settings import Settings


class Clock:
    def __init__(self):
        self.time = 1000.0

    def __call__(self):
        return self.time


def test_so_many_at_once_and_then_one_after_the_other():
    clock = Clock()
    bucket = Bucket(Limit(3, 10), clock=clock)
    assert [bucket.take("ana") for _ in range(4)] == [0, 0, 0, 10]
    clock.time += 4
    assert bucket.take("ana") == pytest.approx(6)
    clock.time += 6
    assert [bucket.take("ana") for _ in range(2)] == [0, 10]


def test_one_who_asks_too_often_does_not_keep_others_out():
    bucket = Bucket(Limit(1, 10), clock=Clock())
    assert [bucket.take("ana"), bucket.take("ana") > 0, bucket.take("bob")] == [0, True, 0]


def test_who_waits_for_long_has_no_more_than_all():
    clock = Clock()
    bucket = Bucket(Limit(2, 1), clock=clock)
    bucket.take("ana")
    clock.time += 1_000_000
    assert [bucket.take("ana") > 0 for _ in range(3)] == [False, False, True]


def test_memory_is_bounded_and_who_came_last_is_remembered():
    bucket = Bucket(Limit(1, 10), most=100, clock=Clock())
    for number in range(10_000):
        bucket.take(str(number))
    assert len(bucket.kept) == 100
    assert bucket.take("9999") > 0 and bucket.take("0") == 0


def test_whoever_has_all_of_it_again_is_forgotten():
    clock = Clock()
    bucket = Bucket(Limit(3, 10), clock=clock)
    for name in ("ana", "ana", "bob"):
        bucket.take(name)
    clock.time += 10
    bucket.take("eve")
    assert set(bucket.kept) == {"ana", "bob", "eve"}  # bob is full again, but whoever came before him is not
    clock.time += 10
    bucket.take("eve")
    assert set(bucket.kept) == {"eve"}


@given(st.lists(st.floats(0, 30), max_size=100))
def test_never_more_than_the_limit_allows(waits):
    clock = Clock()
    bucket = Bucket(Limit(5, 2), clock=clock)
    done, start = 0, clock.time
    for wait in waits:
        clock.time += wait
        done += bucket.take("ana") == 0
        assert done <= 5 + (clock.time - start) / 2 + 1e-6


def test_a_load_test_may_do_more():
    limits = Limits(times=10)
    for _ in range(int(LIMITS["guest"].at_once) * 10):
        limits.take("guest", "one machine")
    with pytest.raises(Refused) as refused:
        limits.take("guest", "one machine")
    assert (refused.value.status, refused.value.retry_after) == (429, 2)


@pytest.mark.anyio
class TestRequests:
    @pytest.fixture(autouse=True)
    def time_stands_still(self, app):
        for bucket in app.state.parts.limits.buckets.values():
            bucket.clock = Clock()

    async def test_too_many_guests_from_one_address_have_to_wait(self, browser):
        answers = [await browser().post("/api/guest") for _ in range(int(LIMITS["guest"].at_once) + 1)]
        assert {answer.status_code for answer in answers[:-1]} == {200}
        last = answers[-1]
        assert (last.status_code, last.json()["error"]) == (429, "too-many-requests")
        assert 1 <= int(last.headers["retry-after"]) <= LIMITS["guest"].seconds
        assert "set-cookie" not in last.headers

    async def test_the_password_of_one_name_is_not_guessed_for_long(self, browser):
        async def guess(name):
            answer = await browser().post("/api/login", json={"name": name, "password": "a guess"})
            return answer.status_code

        tries = [await guess("Ana" if number % 2 else "aná") for number in range(21)]
        assert tries == 20 * [401] + [429]
        assert await guess("Bob") == 401

    async def test_one_person_does_not_ask_without_end(self, client):
        await client.post("/api/guest")
        answers = [(await client.get("/api/me")).status_code for _ in range(int(LIMITS["person"].at_once) + 1)]
        assert answers == [200] * (len(answers) - 1) + [429]


def from_where(settings: Settings, client: str, *forwarded: str) -> str:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    scope = {"type": "http", "headers": headers, "client": (client, 1234)}
    connection: ASGIConnection = ASGIConnection(scope)  # type: ignore
    return address_of(connection, settings)


DIRECT = Settings(database="")
BEHIND = msgspec.structs.replace(DIRECT, behind_proxy=True)


@pytest.mark.parametrize(
    ("settings", "client", "forwarded", "address"),
    [
        (DIRECT, "192.0.2.1", [], "192.0.2.1"),
        (DIRECT, "192.0.2.1", ["198.51.100.7"], "192.0.2.1"),  # anybody can write that
        (BEHIND, "127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        (BEHIND, "127.0.0.1", ["1.2.3.4, 198.51.100.7"], "198.51.100.7"),  # only the last is the proxy's
        (BEHIND, "127.0.0.1", ["1.2.3.4", "198.51.100.7"], "198.51.100.7"),
        (BEHIND, "127.0.0.1", [], "127.0.0.1"),
        (BEHIND, "127.0.0.1", ["nonsense"], "unknown"),
        (DIRECT, "2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        (DIRECT, "2001:db8:1:2:ffff::1", [], "2001:db8:1:2::/64"),
        (DIRECT, "::ffff:192.0.2.1", [], "192.0.2.1"),
        (DIRECT, "fe80::1%eth0", [], "fe80::/64"),
    ],
)
def test_an_address_is_that_of_a_home(settings, client, forwarded, address):
    assert from_where(settings, client, *forwarded) == address
