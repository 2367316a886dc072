"""What is true for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PLAYED = ("mindbug/rules", "mindbug/cards", "mindbug/teams", "shardbugs/rules", "shardbugs/cards", "core")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of rules and cards play by hand, and are worth running again in other ways (`pytest -m plays`)."""
    for item in items:
        if item.path.relative_to(TESTS).as_posix().startswith(PLAYED):
            item.add_marker(pytest.mark.plays)


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Games are kept without asking: those of tests not among those of whoever runs the tests."""
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("BUGDUEL_DATA", raising=False)
        patch.setenv("XDG_DATA_HOME", str(folder))
        yield folder / "bugduel"
