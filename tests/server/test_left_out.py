"""A test that cannot run is left out in words, and where all have to run it fails."""

import pytest

from programs import leave_out


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("BUGDUEL_ALL_TESTS", raising=False)
    with pytest.raises(pytest.skip.Exception, match="left out: nginx is not installed"):
        leave_out("nginx")


def test_in_ci_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BUGDUEL_ALL_TESTS", "1")
    with pytest.raises(pytest.fail.Exception, match="nginx is not installed"):
        leave_out("nginx")
