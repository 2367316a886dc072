"""The mark that ties a test to the rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test, a class or (as `pytestmark`) a module with the rules that it proves, by id: `@rule("MB-P3")`.

    The ids stand in the rulebook of each game; `make rules` lists which tests prove which, and so wants them written
    out as strings.
    """
    return pytest.mark.rule(*ids)
