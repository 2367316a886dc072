"""What this machine allows a server, found out before it starts."""

from typing import Any

try:
    import resource
except ImportError:  # not on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

OWN_FILES = 200  # of a process, besides its players: the database, bots, logs
ENOUGH = 4_000  # players; fewer are worth a word
MOST = 1_048_576  # open files: some systems call their limit endless and refuse to set it so


def raise_open_files() -> int:
    """As many open files as this process may have, from now on; 0 where nothing limits them."""
    if resource is None:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        _try_limit(resource, wanted, hard)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else soft


def _try_limit(system: Any, wanted: int, hard: int) -> None:
    """macOS takes less than it says."""
    for limit in (wanted, 65_536, 10_240):
        if limit <= wanted:
            try:
                system.setrlimit(system.RLIMIT_NOFILE, (limit, hard))
                return
            except (ValueError, OSError):
                continue


def players(open_files: int, workers: int) -> int:
    """Each player is a connection, and each connection an open file."""
    return max(open_files - OWN_FILES, 0) * workers


def told(open_files: int, workers: int) -> str:
    """How many can be connected, and what to do if those are few; empty where nothing limits them."""
    if open_files == 0:
        return ""
    most = players(open_files, workers)
    line = f"Up to {most:,} players can be connected ({open_files:,} open files a process)."
    if most < ENOUGH:
        line += " More with a higher limit: `ulimit -n 65536` before the start, or LimitNOFILE= in a systemd unit."
    return line
