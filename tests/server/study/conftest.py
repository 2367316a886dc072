"""Puzzles to solve over HTTP."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

Study = Callable[..., Awaitable[dict[str, Any]]]


@pytest.fixture
def tries(client: httpx.AsyncClient) -> Study:
    """`await tries("puzzles/ID", [1, 2], 3)`: what came of a choice."""

    async def choose(exercise: str, actions: list[int], action: int, language: str = "en") -> dict[str, Any]:
        body = {"actions": actions, "action": action}
        answer = await client.post(f"/api/{exercise}", params={"language": language}, json=body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    return choose
