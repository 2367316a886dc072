"""Logs and metrics tell nothing of what people hold, play, or know each other by."""

import httpx
import pytest

from bugduel.games import GAMES
from players import play_on

pytestmark = pytest.mark.anyio


async def test_logs_and_metrics_name_no_card_no_seed_and_no_key(server, visitor_at):
    anna, ben = visitor_at(server.url), visitor_at(server.url)
    made = await anna.opens("mindbug")
    await ben.joins(made)
    hers, his = await anna.sits(made), await ben.sits(made)
    await hers.says("act", ply=7, action=5)  # refusals are counted, too
    await play_on(hers, his)
    account = {"name": "Mothmaster", "password": "correct horse battery"}
    assert (await anna.http.post("/api/account", json=account)).status_code == 201
    token = (await anna.http.post("/api/me/tokens", json={"label": "bot", "scopes": ["play"]})).json()
    await anna.http.get(f"/api/games/{made}?secret=parameter")
    metrics = httpx.get(f"{server.url}/metrics").text
    seed = hers.now["seed"]
    await hers.leaves()
    await his.leaves()
    server.stop()
    told = server.said() + metrics
    assert "bugduel_moves_accepted" in metrics
    secrets = [seed, account["password"], *anna.http.cookies.values(), *ben.http.cookies.values()]
    secrets += [str(value) for value in token.values() if isinstance(value, str) and len(value) > 20]
    secrets += [page.name for page in GAMES["mindbug"].cards()] + ["secret=parameter"]
    assert len(secrets) > 5
    for secret in secrets:
        assert secret not in told
