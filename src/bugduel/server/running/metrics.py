"""What a process counts and measures, for Prometheus. No label names a person, a game or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bugduel import __version__

CONTENT_TYPE = CONTENT_TYPE_LATEST
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """Of one process. Every series says which `worker` it is of: each process tells only its own."""

    def __init__(self, worker: int) -> None:
        self.registry = CollectorRegistry()
        self.worker = str(worker)
        self.sockets = self._gauge("sockets", "Open WebSockets.")
        self.games = self._gauge("games_in_memory", "Games that this process has open.")
        self.moves = self._counter("moves_accepted", "Moves that were stored.")
        self.batch_size = self._histogram("commit_batch_size", "Moves committed in one transaction.", SIZES)
        self.commit_seconds = self._histogram("commit_seconds", "Seconds that a batch took to commit.", FAST)
        self.thinking_seconds = self._histogram("bot_thinking_seconds", "Seconds until a bot had decided.", LONG)
        self.sweep_seconds = self._histogram("sweep_seconds", "Seconds that a look at all due games took.", FAST)
        labels = ["worker"]
        self._refused = Counter(
            "bugduel_moves_refused", "Moves that were refused.", [*labels, "reason"], registry=self.registry
        )
        self._requests = Counter(
            "bugduel_http_requests", "Requests answered.", [*labels, "method", "route", "status"],
            registry=self.registry,
        )  # fmt: skip
        self._request_seconds = Histogram(
            "bugduel_http_request_seconds", "Seconds until a request was answered.", [*labels, "route"],
            buckets=FAST, registry=self.registry,
        )  # fmt: skip
        info = Gauge("bugduel_info", "The version that runs.", [*labels, "version"], registry=self.registry)
        info.labels(self.worker, __version__).set(1)

    # --- what others call ---------------------------------------------------------------------------------------------

    def refused(self, reason: str) -> None:
        """A move was refused. `reason` is one of a few words of ours, such as the code of the error."""
        self._refused.labels(self.worker, reason).inc()

    def committed(self, size: int, seconds: float) -> None:
        """The writer has committed a batch."""
        self.batch_size.observe(size)
        self.commit_seconds.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """`route` is the template of a path, not what somebody asked for."""
        self._requests.labels(self.worker, method, route, str(status)).inc()
        self._request_seconds.labels(self.worker, route).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    # --- making them --------------------------------------------------------------------------------------------------

    def _gauge(self, name: str, told: str) -> Gauge:
        return Gauge(f"bugduel_{name}", told, ["worker"], registry=self.registry).labels(self.worker)

    def _counter(self, name: str, told: str) -> Counter:
        return Counter(f"bugduel_{name}", told, ["worker"], registry=self.registry).labels(self.worker)

    def _histogram(self, name: str, told: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"bugduel_{name}", told, ["worker"], buckets=buckets, registry=self.registry).labels(
            self.worker
        )
