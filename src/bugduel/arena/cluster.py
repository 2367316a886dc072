"""Deals played on the machines of a Ray cluster. Bugduel must be installed on each of them, in the same version.

A machine that goes away loses nothing: Ray has its deals played by others, and what was played is here already.
"""

import os
import socket
import subprocess
import sys
from importlib import import_module
from time import monotonic
from typing import Any

from bugduel.arena.plan import Deal
from bugduel.arena.played import Played, play_deal
from bugduel.arena.runner import Deaths, Runner, Trouble
from bugduel.arena.settings import Settings

LOCAL = "local"  # the address that starts a cluster on this machine
PORT = 6379
CONNECT = 5.0  # seconds in which somebody must answer at an address
ANSWER = 30.0  # and in which a cluster must let us in; a busy machine takes half of that to load Ray
LOOK = 5.0  # seconds between two looks how large the cluster is
NOBODY_LEFT = 60.0  # seconds that a cluster may be without anybody who plays
AHEAD = 2  # deals for each processor, so that none waits for the next
RETRIES = 3

# Tried in a process of its own: Ray waits long for a cluster that is none, and may end the whole process then.
PROBE = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"


class Cluster(Runner):
    """All processors of a cluster. Trouble if there is none at the address."""

    def __init__(self, settings: Settings, address: str) -> None:
        self.ray = _connected(address)
        self.settings = self.ray.put(settings)
        self.task = self.ray.remote(max_retries=RETRIES)(play_deal)
        self.deals: dict[Any, Deal] = {}
        self.deaths = Deaths()
        self.failed: Exception | None = None
        self.looked = self.alive = monotonic()
        self.processors = self._count()

    @property
    def under_way(self) -> int:
        return len(self.deals)

    @property
    def room(self) -> int:
        return AHEAD * max(self.processors, 1) - len(self.deals)

    def give(self, deal: Deal) -> None:
        self.deals[self.task.remote(self.settings, deal)] = deal

    def take(self, seconds: float) -> list[tuple[Deal, list[Played]]]:
        if self.failed:
            raise self.failed
        ready, _ = self.ray.wait(list(self.deals), num_returns=1, timeout=seconds)
        if ready:  # and all others that are
            ready, _ = self.ray.wait(list(self.deals), num_returns=len(self.deals), timeout=0)
        found: list[tuple[Deal, list[Played]]] = []
        for reference in ready:
            deal = self.deals.pop(reference)
            try:
                found += self._answer(reference, deal)
            except Exception as error:
                self.failed = error
        if self.failed and not found:
            raise self.failed
        self._look()
        return found

    def _answer(self, reference: Any, deal: Deal) -> list[tuple[Deal, list[Played]]]:
        try:
            # What is ready may be on a machine that goes away just now: nobody waits for it without end.
            return [(deal, self.ray.get(reference, timeout=NOBODY_LEFT))]
        except self.ray.exceptions.RayTaskError as error:
            raise _cause(error) from None
        except self.ray.exceptions.RayError as error:
            self.give(deal)
            self.deaths.add(deal, type(error).__name__)
            return []

    def _look(self) -> None:
        """See whether machines have come or gone."""
        now = monotonic()
        if now - self.looked < LOOK:
            return
        self.looked, self.processors = now, self._count()
        if self.processors:
            self.alive = now
        elif now - self.alive > NOBODY_LEFT:
            raise Trouble("--ray: the cluster has had no processor for a minute. What was played is kept")

    def _count(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 0))

    def close(self) -> None:
        for reference in self.deals:
            self.ray.cancel(reference, force=True)
        self.ray.shutdown()


def _connected(address: str) -> Any:
    """Ray, connected to a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_COLOR_PREFIX", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Trouble('--ray: Ray is not installed. Install it: pip install "bugduel[ray]"') from None
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "namespace": "bugduel"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, include_dashboard=False, **quiet)
        else:
            _check_somebody_is_there(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        told = str(error).strip().splitlines()
        raise Trouble(f"--ray {address}: {told[0] if told else type(error).__name__}") from None
    return ray


def _check_somebody_is_there(address: str) -> None:
    """Ray itself waits very long for somebody who is not there."""
    if address == "auto":
        return
    place = address.removeprefix("ray://")
    host, colon, port = place.rpartition(":")
    if not colon:
        host, port = place, str(PORT)
    if not host or not port.isdecimal() or len(port) > 5 or int(port) > 65535:
        raise Trouble(f'--ray {address}: no address. Allowed: HOST:PORT, "auto" (this machine\'s cluster), "{LOCAL}"')
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT).close()
    except OSError as error:
        raise Trouble(f"--ray {address}: nobody is there ({error.strerror or error})") from None
    silent = subprocess.DEVNULL
    probe = subprocess.Popen([sys.executable, "-c", PROBE, address], stdout=silent, stderr=silent)
    try:
        code = probe.wait(ANSWER)
    except subprocess.TimeoutExpired:
        code = -1
    finally:
        probe.kill()
        probe.wait()
    if code:
        raise Trouble(
            f"--ray {address}: somebody is there, but no Ray cluster that lets us in. "
            "For one that asks for a token, set RAY_AUTH_MODE=token here, too"
        )


def _cause(error: Any) -> Exception:
    """What went wrong in a task."""
    cause = error.cause
    if isinstance(cause, ModuleNotFoundError):
        return Trouble(f"--ray: a machine of the cluster lacks a package ({cause}). Install Bugduel on all of them")
    return cause if isinstance(cause, Exception) else Exception(str(error))
