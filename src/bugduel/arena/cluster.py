"""Working, as on deals to be played, on a Ray cluster. Every machine needs the same version of Bugduel installed.

Losing a machine loses nothing: Ray reassigns its items, and what is finished is already here.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from time import monotonic
from typing import Any

from bugduel.arena.runner import Deaths, Item, Result, Runner, Trouble

LOCAL = "local"  # the address that starts a cluster on this machine
PORT = 6379
CONNECT = 5.0  # seconds for an address to answer
ANSWER = 30.0  # and for a cluster to accept us; a busy machine takes half of that to load Ray
LOOK = 5.0  # seconds between checks of the cluster's size
NOBODY_LEFT = 60.0  # seconds a cluster may be without processors
AHEAD = 2  # items for each processor, so that none is idle
RETRIES = 3

# Tried in a separate process: if there is no cluster, Ray waits long and may end the whole process.
PROBE = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"


class Cluster(Runner[Item, Result]):
    """All processors of a cluster. Trouble if there is no cluster at the address."""

    def __init__(self, work: Callable[[Any, Item], Result], settings: object, address: str) -> None:
        self.ray = _connected(address)
        self.settings = self.ray.put(settings)
        self.task = self.ray.remote(max_retries=RETRIES)(work)
        self.items: dict[Any, Item] = {}
        self.deaths = Deaths()
        self.failed: Exception | None = None
        self.looked = self.alive = monotonic()
        self.processors = self._count()

    @property
    def under_way(self) -> int:
        return len(self.items)

    @property
    def room(self) -> int:
        return AHEAD * max(self.processors, 1) - len(self.items)

    def give(self, item: Item) -> None:
        self.items[self.task.remote(self.settings, item)] = item

    def take(self, seconds: float) -> list[tuple[Item, Result]]:
        if self.failed:
            raise self.failed
        ready, _ = self.ray.wait(list(self.items), num_returns=1, timeout=seconds)
        if ready:  # and all others that are ready
            ready, _ = self.ray.wait(list(self.items), num_returns=len(self.items), timeout=0)
        found: list[tuple[Item, Result]] = []
        for reference in ready:
            item = self.items.pop(reference)
            try:
                found += self._answer(reference, item)
            except Exception as error:
                self.failed = error
        if self.failed and not found:
            raise self.failed
        self._look()
        return found

    def _answer(self, reference: Any, item: Item) -> list[tuple[Item, Result]]:
        try:
            # A ready result may be on a machine that just went away, so the wait is limited.
            return [(item, self.ray.get(reference, timeout=NOBODY_LEFT))]
        except self.ray.exceptions.RayTaskError as error:
            raise _cause(error) from None
        except self.ray.exceptions.RayError as error:
            self.give(item)
            self.deaths.add(item, type(error).__name__)
            return []

    def _look(self) -> None:
        """Check whether machines have joined or left."""
        now = monotonic()
        if now - self.looked < LOOK:
            return
        self.looked, self.processors = now, self._count()
        if self.processors:
            self.alive = now
        elif now - self.alive > NOBODY_LEFT:
            raise Trouble("--ray: the cluster has had no processor for a minute. The games played so far are saved")

    def _count(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 0))

    def close(self) -> None:
        for reference in self.items:
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
    """Fail early: Ray itself waits very long for an address that does not answer."""
    if address == "auto":
        return
    place = address.removeprefix("ray://")
    host, colon, port = place.rpartition(":")
    if not colon:
        host, port = place, str(PORT)
    if not host or not port.isdecimal() or len(port) > 5 or int(port) > 65535:
        raise Trouble(
            f'--ray {address}: not an address. Allowed: HOST:PORT, "auto" (this machine\'s cluster), "{LOCAL}"'
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT).close()
    except OSError as error:
        raise Trouble(f"--ray {address}: no answer ({error.strerror or error})") from None
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
            f"--ray {address}: it answers, but not as a Ray cluster that accepts us. "
            "If it requires a token, set RAY_AUTH_MODE=token here too"
        )


def _cause(error: Any) -> Exception:
    """What went wrong in a task."""
    cause = error.cause
    if isinstance(cause, ModuleNotFoundError):
        return Trouble(f"--ray: a machine of the cluster lacks a package ({cause}). Install Bugduel on all of them")
    return cause if isinstance(cause, Exception) else Exception(str(error))
