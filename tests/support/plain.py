"""Plain data in tests: views, and saved states, whose shape no type tells and a test is about."""

from typing import Any

from msgspec import to_builtins

from bugduel.core.seen.view import View


def plain(data: object) -> Any:
    """The facts of cards, and of what is under way in a view, stand beside their other fields."""
    return _flat(to_builtins(data)) if isinstance(data, View) else data


def _flat(data: Any) -> Any:
    if isinstance(data, list):
        return [_flat(item) for item in data]
    if isinstance(data, dict):
        return {name: _flat(value) for name, value in data.items() if name != "facts"} | data.get("facts", {})
    return data
