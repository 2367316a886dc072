"""The client for browsers from a real server, through the nginx configuration that we recommend."""

from collections.abc import Callable
from pathlib import Path

import httpx

from serving import Server

SCRIPT = "assets/index-B1u2g3D4.js"


def test_files_pass_as_they_were_built(
    built: Path, sqlite_url: str, new_server: Callable[..., Server], new_proxy: Callable[[Server], str]
):
    server = new_server(sqlite_url, "--behind-proxy", "--site", str(built))
    server.start()
    url = new_proxy(server)
    page = httpx.get(f"{url}/game/abc", headers={"Accept": "text/html"})
    assert page.text == (built / "index.html").read_text()
    assert "script-src 'self'; " in page.headers["content-security-policy"]
    found = httpx.get(f"{url}/{SCRIPT}", headers={"Accept-Encoding": "gzip"})
    assert found.headers["content-encoding"] == "gzip" and "immutable" in found.headers["cache-control"]
    assert found.content == (built / SCRIPT).read_bytes()
    again = {"Accept-Encoding": "gzip", "If-None-Match": found.headers["etag"]}
    assert httpx.get(f"{url}/{SCRIPT}", headers=again).status_code == 304
    head = httpx.head(f"{url}/{SCRIPT}", headers={"Accept-Encoding": "identity"})
    assert head.headers["content-length"] == str(len(found.content))
    cards = httpx.get(f"{url}/api/catalogue/mindbug")
    assert cards.headers["content-encoding"] == "gzip" and cards.json()["game"] == "mindbug"
    assert httpx.get(f"{url}/assets/../../secret.txt").status_code == 404
