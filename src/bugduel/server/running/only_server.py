"""One server for a SQLite file: two would not hear of each other's moves."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bugduel.server.store.database import BadDatabase, open_database

try:
    import fcntl
except ImportError:  # not on Windows: whoever starts two servers there has to know
    fcntl = None  # type: ignore[assignment]


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """BadDatabase if another server has the file. The lock ends with this process, however that ends."""
    database = open_database(url)
    if database.is_shared or fcntl is None:
        yield
        return
    file = Path(str(database.engine.url.database))
    try:
        descriptor = os.open(file.with_name(f".{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadDatabase(f"--database: cannot write {file}: {error.strerror or error}") from None
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadDatabase(
                f"--database: another server uses {file}; stop it, name another file, or use PostgreSQL for several"
            ) from None
        yield
    finally:
        os.close(descriptor)
