"""What is true for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Games are kept without asking: those of tests not among those of whoever runs the tests."""
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("BUGDUEL_DATA", raising=False)
        patch.setenv("XDG_DATA_HOME", str(folder))
        yield folder / "bugduel"
