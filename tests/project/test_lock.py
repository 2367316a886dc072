"""constraints.txt: one exact version of everything that pyproject.toml names, for every platform and from anywhere."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import lock

ROOT = Path(__file__).parents[2]
LOCKED = [
    Requirement(line)
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def named_in_pyproject() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    return [*project["build-system"]["requires"], *project["project"]["dependencies"], *(n for e in extras for n in e)]


@pytest.mark.parametrize("named", named_in_pyproject())
def test_what_pyproject_names_is_locked_to_versions_that_it_allows(named):
    wanted = Requirement(named)
    versions = [
        str(next(iter(locked.specifier)).version)
        for locked in LOCKED
        if canonicalize_name(locked.name) == canonicalize_name(wanted.name)
    ]
    assert versions, f"constraints.txt does not lock {wanted.name}: make lock"
    assert all(wanted.specifier.contains(version) for version in versions)


def test_every_line_is_one_exact_version_and_names_no_place_to_get_it_from():
    for locked in LOCKED:
        assert [part.operator for part in locked.specifier] == ["=="], locked
        assert locked.url is None, locked
        assert not locked.extras, locked


def test_renewing_tells_what_changed(capsys: pytest.CaptureFixture[str]):
    lock.tell_changes("# old\nrich==15.0\ntyper==0.1\n", "# new\nrich==15.1\ntyper==0.1\nuv==1.0\n")
    assert capsys.readouterr().out == "- rich==15.0\n+ rich==15.1\n+ uv==1.0\n"
    lock.tell_changes("# old\n", "# new\n")
    assert capsys.readouterr().out == "constraints.txt is up to date.\n"
