"""An arena on a Ray cluster: machines go away and nothing is lost, and nobody waits long where there is none."""

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from arena_runs import run_of
from bugduel.arena import Results, Tally, deals, play_all
from bugduel.arena.cluster import Cluster
from bugduel.arena.played import play_deal
from screens import rejected

ray = pytest.importorskip("ray", reason="Ray is not installed: its tests need pip install 'ray>=2.40,<3'")

LIMIT = 300  # seconds after which something hangs, however busy the machine is
MEMORY = 80 * 2**20
PAIR = ("random", "larva")


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of one machine, as far as Ray can tell, that nobody else can reach; more can be added."""
    from ray.cluster_utils import Cluster as Machines

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setattr("bugduel.arena.cluster.ANSWER", float(LIMIT))  # a busy machine takes long to load Ray
    head = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster = Machines(initialize_head=True, head_node_args=head)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_machine_that_goes_away_in_the_middle_loses_no_game_and_doubles_none(machines: Any, tmp_path: Path) -> None:
    second = machines.add_node(num_cpus=1, object_store_memory=MEMORY)
    machines.wait_for_nodes()
    file, settings = tmp_path / "run.sqlite", run_of(*PAIR, games=60)
    results, runner = Results(settings, file), Cluster(play_deal, settings, machines.address)
    assert runner.processors == 2
    left: list[int] = []
    until = monotonic() + LIMIT

    def watch(tally: Tally, most: int) -> None:
        assert monotonic() < until, "the run hangs"
        if len(tally.games) >= 6 and not left:
            left.append(len(tally.games))
            machines.remove_node(second, allow_graceful=False)

    try:
        play_all(settings, results, runner, watch)
    finally:
        runner.close()
        results.close()
    assert left[0] < 60
    items = [game.item for game in Results.read(file)]
    assert items == sorted(item for deal in deals(settings) for item in deal.items())


def test_where_no_cluster_is_the_command_says_so_and_begins_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "run.sqlite"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        assert f"--ray {address}: no answer" in rejected("arena", *PAIR, "--ray", address, "--out", str(file))
        taken.listen()
        monkeypatch.setattr("bugduel.arena.cluster.ANSWER", 1.0)
        assert "not as a Ray cluster that accepts us" in rejected("arena", *PAIR, "--ray", address, "--out", str(file))
    assert "not an address. Allowed: HOST:PORT" in rejected("arena", *PAIR, "--ray", "here:there", "--out", str(file))
    assert not file.exists()


def test_without_ray_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'Install it: pip install "bugduel[ray]"' in rejected("arena", *PAIR, "--ray", "local")
