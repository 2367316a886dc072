"""The client for browsers: its files, its page at every address of its own, and what they may load."""

from urllib.parse import unquote

import httpx
import pytest

from bugduel.server.app import create_app
from bugduel.server.http.site_files import Site
from bugduel.server.settings import Settings

pytestmark = pytest.mark.anyio

FOR_PAGES = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "/assets/index-B1u2g3D4.js"
PICTURE = "/pictures/mindbug/bee-bear.webp"


@pytest.fixture
def settings(tmp_path, built):
    return Settings(database=str(tmp_path / "bugduel.sqlite"), password_rounds=1, password_memory=8, site=str(built))


def is_the_page(answer, built):
    return (answer.status_code, answer.text) == (200, (built / "index.html").read_text())


# --- the page ---------------------------------------------------------------------------------------------------------


async def test_the_page_is_at_the_door_whoever_asks(client, built):
    assert is_the_page(await client.get("/"), built)
    assert is_the_page(await client.get("/", headers=FOR_PAGES), built)


async def test_addresses_of_the_client_are_its_page_for_who_opens_them(client, built):
    for address in ("/game/abc123", "/cards/mindbug/Bee%20Bear", "/settings", "/apiary", "/game/a.b", "/%C3%B1"):
        assert is_the_page(await client.get(address, headers=FOR_PAGES), built), address
        answer = await client.get(address)  # a script or a picture that is not there
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), address


async def test_what_is_the_servers_own_is_never_the_page(client):
    for address in ("/api", "/api/", "/api/nothing", "/api/x/y/z", "/health/x", "/ready/x", "/metrics/x"):
        answer = await client.get(address, headers=FOR_PAGES)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), address
    assert (await client.get("/health", headers=FOR_PAGES)).json() == {"status": "ok"}


async def test_a_file_that_is_not_there_is_not_the_page(client):
    for address in ("/assets/old-00000000.js", "/assets", "/assets/", "/pictures/no/such.webp", "/fonts/no.woff2"):
        answer = await client.get(address, headers=FOR_PAGES)
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store"), address


async def test_nothing_is_sent_to_the_page(client):
    for address in ("/", "/game/abc123", SCRIPT):
        answer = await client.post(address, json={})
        assert (answer.status_code, answer.json()["error"]) == (405, "method-not-allowed"), address


# --- what it may load -------------------------------------------------------------------------------------------------


async def test_a_page_loads_only_from_here_and_runs_no_script_of_its_own(client):
    for address in ("/", "/game/abc123"):
        policy = (await client.get(address, headers=FOR_PAGES)).headers["content-security-policy"]
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert rules == {
            "default-src": "'none'",
            "script-src": "'self'",
            "style-src": "'self' 'unsafe-inline'",
            "img-src": "'self' data:",
            "font-src": "'self'",
            "connect-src": "'self'",
            "manifest-src": "'self'",
            "base-uri": "'none'",
            "frame-ancestors": "'none'",
            "form-action": "'self'",
        }


async def test_whatever_is_no_page_may_load_nothing(client):
    for address in (SCRIPT, PICTURE, "/icon.svg", "/api/me", "/api/nothing", "/api/levels"):
        policy = (await client.get(address)).headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; ") and "script-src" not in policy, address


async def test_every_answer_has_the_other_safety_headers(client):
    for address in ("/", SCRIPT, PICTURE, "/assets/nothing.js"):
        headers = (await client.get(address)).headers
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert "set-cookie" not in headers


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        (SCRIPT, "text/javascript; charset=utf-8"),
        (PICTURE, "image/webp"),
        ("/fonts/round.woff2", "font/woff2"),
        ("/icon.svg", "image/svg+xml"),
        ("/bugduel.webmanifest", "application/manifest+json"),
        ("/words/en.ftl", "text/plain; charset=utf-8"),
    ],
)
async def test_every_file_says_what_it_is(client, built, address, kind):
    answer = await client.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.content == (built / (address[1:] or "index.html")).read_bytes()


async def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_the_page_is_asked_for_again(client):
    told = {address: (await client.get(address)).headers["cache-control"] for address in ("/", SCRIPT, PICTURE)}
    assert told == {
        "/": "no-cache",
        SCRIPT: "public, max-age=31536000, immutable",
        PICTURE: "public, max-age=600",
    }


async def test_who_has_a_file_is_not_sent_it_again(client):
    for address in ("/", SCRIPT, PICTURE):
        tag = (await client.get(address)).headers["etag"]
        assert not tag.startswith("W/")
        again = await client.get(address, headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await client.get(address, headers={"If-None-Match": '"other"'})).status_code == 200


async def test_files_come_compressed_as_the_build_left_them(client, built):
    async def raw(accepted):
        async with client.stream("GET", SCRIPT, headers={"Accept-Encoding": accepted}) as answer:
            body = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            return answer.headers.get("content-encoding"), body, answer.headers["etag"]

    file = built / SCRIPT[1:]
    small = {suffix: file.with_name(file.name + suffix).read_bytes() for suffix in (".br", ".gz")}
    plain = await raw("identity")
    assert plain[:2] == (None, file.read_bytes())
    assert (await raw("gzip, deflate, br"))[:2] == ("br", small[".br"])
    assert (await raw("gzip;q=1, br;q=0"))[:2] == ("gzip", small[".gz"])
    assert len({(await raw(accepted))[2] for accepted in ("identity", "gzip", "br")}) == 3
    assert (await client.get(f"{SCRIPT}.gz")).status_code == 404  # it is another form of a file, and none itself


async def test_head_tells_the_same_without_the_content(client):
    for address in ("/", "/game/abc123", SCRIPT, PICTURE):
        whole = await client.get(address, headers={**FOR_PAGES, "Accept-Encoding": "identity"})
        head = await client.head(address, headers={**FOR_PAGES, "Accept-Encoding": "identity"})
        assert (head.status_code, head.content) == (200, b""), address
        for name in ("content-type", "content-length", "etag", "cache-control", "content-security-policy"):
            assert head.headers[name] == whole.headers[name], (address, name)


@pytest.mark.parametrize(
    "address",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/link.txt",
        "/.hidden",
        "/assets/%00",
    ],
)
async def test_nothing_outside_can_be_seen(app, address):
    """Sent as it stands here: a client for people would tidy the address up."""
    sent = []

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        sent.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": unquote(address),
        "raw_path": address.encode(),
        "query_string": b"",
        "headers": [(b"host", b"bugduel.test")],
        "client": ("127.0.0.1", 1),
        "server": ("bugduel.test", 80),
        "root_path": "",
        "state": {},
    }
    await app(scope, receive, send)
    assert sent[0]["status"] in (400, 404)
    assert b"secret" not in b"".join(message.get("body", b"") for message in sent)


async def test_a_page_with_hundreds_of_pictures_is_shown(client):
    for _ in range(600):
        assert (await client.get(PICTURE)).status_code == 200


def test_more_than_can_be_kept_is_read_when_it_is_asked_for(built):
    site = Site(built, most=2000)
    assert "index.html" in site.kept and SCRIPT[1:] in site.large
    assert sum(each.size for each in site.kept.values()) <= 2000


async def test_a_large_file_is_the_same_to_who_asks(app, client, built):
    usual = await client.get(PICTURE)
    app.state.parts.site = Site(built, most=0)
    assert app.state.parts.site.large[PICTURE[1:]]
    large = await client.get(PICTURE)
    assert (large.content, large.headers["etag"]) == (usual.content, usual.headers["etag"])


async def test_what_is_shown_is_what_was_there_at_the_start(client, built):
    (built / "new.txt").write_text("new")
    (built / "icon.svg").write_text("changed")
    assert (await client.get("/new.txt")).status_code == 404
    assert "changed" not in (await client.get("/icon.svg")).text


# --- without a client -------------------------------------------------------------------------------------------------


@pytest.fixture
async def bare(tmp_path):
    """A server where nobody has built the client."""
    empty = tmp_path / "empty"
    empty.mkdir()
    app = create_app(Settings(database=str(tmp_path / "bare.sqlite"), site=str(empty)))
    async with app.lifespan():
        yield app


async def test_where_nobody_has_built_it_the_page_says_how(bare):
    async with httpx.AsyncClient(transport=httpx.ASGITransport(bare), base_url="http://bugduel.test") as client:
        for address in ("/", "/game/abc123"):
            answer = await client.get(address, headers=FOR_PAGES)
            assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
            assert '<section lang="en">' in answer.text and '<section lang="es">' in answer.text
            assert answer.text.count("make setup") == 2 and "<script" not in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        assert (await client.get("/api/levels")).status_code == 200
        assert (await client.get("/assets/index.js", headers=FOR_PAGES)).status_code == 404
