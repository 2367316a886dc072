"""Time in which no server ran is nobody's."""

import pytest

from bugduel.server.running.downtimes import Downtime, elapsed


@pytest.mark.parametrize(
    ("downtimes", "ran"),
    [
        ([], 100),
        ([(100, 110)], 90),
        ([(150, 160), (110, 120)], 80),
        ([(50, 110)], 90),
        ([(190, 300)], 90),
        ([(50, 300)], 0),
        ([(0, 100)], 100),
        ([(200, 250)], 100),
        ([(110, 130), (120, 140)], 70),
        ([(110, 160), (120, 130)], 50),
        ([(110, 120), (110, 130), (120, 130)], 80),
    ],
    ids=["none", "one", "two", "from before", "beyond", "all of it", "until it began", "after it", "overlapping",
         "inside another", "noted three times"],
)  # fmt: skip
def test_downtimes_are_taken_off_once(downtimes: list[Downtime], ran: int):
    assert elapsed(100, 200, downtimes) == ran


def test_a_clock_set_back_gives_no_negative_time():
    assert elapsed(200, 100, [(0, 300)]) == 0
