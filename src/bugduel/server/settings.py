"""How a server is run."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `bugduel serve` was told. It goes to every process as JSON."""

    database: str
    host: str = "127.0.0.1"
    port: int = 7070
    workers: int = 1
    bot_workers: int = 1  # processes in which the bots of one server process think
    origins: list[str] = []  # addresses besides its own under which browsers know it
    behind_proxy: bool = False  # X-Forwarded-For and X-Forwarded-Proto are to be believed
    secure: bool = False  # cookies only over HTTPS
    limits_times: float = 1.0  # so many times the usual limits of requests, for load tests
    password_rounds: int = 3  # of argon2
    password_memory: int = 64 * 1024  # KiB of argon2
    metrics_open: bool = False  # /metrics answers everybody, and not only this machine
    site: str = ""  # the folder of the client for browsers, if it is not the package's own
    log: str = "text"  # or json
    open_files: int = 0  # the limit found at start
    worker: int = 0  # which of the workers this is

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def from_json(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings)
