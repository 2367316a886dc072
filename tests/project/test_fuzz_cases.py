"""Input that once broke something, kept by `tools/fuzz.py`, and the tool itself."""

import tracemalloc
from random import Random

import pytest

import fuzz
from bugduel.core import BadData, State
from fuzzing.inputs import DOORS, Door
from fuzzing.mutate import dumped, paths_of, spoilt, spoilt_text

CASES = sorted(fuzz.CASES.glob("*.json"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_what_once_broke_something_is_accepted_or_rejected(case):
    fuzz.let_in(*fuzz.read_case(case))


@pytest.mark.parametrize("kind", DOORS)
def test_every_door_stands_some_spoilt_input(kind):
    for number in range(12):
        fuzz.let_in(kind, fuzz.make(DOORS[kind], "tests", kind, number))


@pytest.mark.parametrize("kind", DOORS)
def test_the_same_seed_makes_the_same_input(kind):
    assert dumped(fuzz.make(DOORS[kind], "a", kind, 3)) == dumped(fuzz.make(DOORS[kind], "a", kind, 3))
    inputs = {dumped(fuzz.make(DOORS[kind], seed, kind, number)) for seed in "ab" for number in range(3)}
    assert len(inputs) > 1


def test_spoilt_data_leaves_the_good_alone():
    good = {"a": [1, {"b": "c"}], "d": True}
    found = [spoilt(good, Random(number)) for number in range(200)]
    assert good == {"a": [1, {"b": "c"}], "d": True}
    assert sum(data != good for data in found) > 150
    assert ("a", 1, "b") in list(paths_of(good))
    assert {spoilt_text("abc", Random(number)) for number in range(50)} != {"abc"}


def breaks(given: object) -> State:
    raise KeyError(given)


def says_too_much(given: object) -> State:
    raise BadData("x" * 20_000)


def obeys(given: object) -> State:
    raise BadData("clear \x1b[2J")


def cannot_be_written(given: object) -> State:
    raise BadData("\ud800")


@pytest.mark.parametrize(
    ("read", "error"),
    [(breaks, KeyError), (says_too_much, AssertionError), (obeys, AssertionError), (cannot_be_written, UnicodeError)],
)
def test_what_is_wrong_is_found(read, error, monkeypatch):
    monkeypatch.setitem(DOORS, "broken", Door(lambda random: 1, read))
    with pytest.raises(error):
        fuzz.let_in("broken", 1)


def test_a_failure_is_kept_and_read_again(tmp_path, monkeypatch):
    monkeypatch.setattr(fuzz, "CASES", tmp_path)
    given = {"seed": "\ud800", "number": 10**5000}
    file = fuzz.keep("options", given, "Traceback\nKeyError: 1")
    assert fuzz.read_case(file) == ("options", given)


def test_spoiling_large_data_takes_little_of_the_memory_that_is_measured():
    data = [{"card": "Gorillion", "exhausted": True}] * 300_000
    tracemalloc.start()
    try:
        spoilt(data, Random("large"))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 30_000_000
