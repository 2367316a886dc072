"""A website of somebody else must not act for a person whose browser has our cookie."""

from litestar.enums import ScopeType

from bugduel.server.people.sessions import cookie_name
from bugduel.server.people.who import Connection, shows_token
from bugduel.server.refused import Refused
from bugduel.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
OWN_SITES = {"same-origin", "none"}  # none: somebody typed the address
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refused if a page of another website sent this. Sockets are always looked at, requests if they change something.

    Browsers say where a request comes from, by Origin or by Sec-Fetch-Site. Programs say neither; they may do without
    if they bring no cookie, and with a token nothing is asked, because no browser sends one by itself.
    """
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE:
        return
    if shows_token(connection):
        return
    origin = connection.headers.get("origin")
    if origin is not None:
        if not _is_own(origin, connection, settings):
            raise Refused(403, "foreign-origin", "This came from another website, which may not do that here.")
        return
    site = connection.headers.get("sec-fetch-site")
    if site is None and cookie_name(settings) not in connection.cookies:
        return
    if site not in OWN_SITES:
        raise Refused(403, "foreign-origin", "A request with a cookie must say by Origin that it comes from here.")


def _is_own(origin: str, connection: Connection, settings: Settings) -> bool:
    given = origin.lower()
    if given in (own.lower().rstrip("/") for own in settings.origins):
        return True
    scheme = _scheme(connection, settings)
    host = connection.headers.get("host", "").lower().removesuffix(DEFAULT_PORTS[scheme])
    return bool(host) and given == f"{scheme}://{host}"


def _scheme(connection: Connection, settings: Settings) -> str:
    """How the browser came here, which behind a proxy is not how the proxy did."""
    forwarded = connection.headers.get("x-forwarded-proto", "") if settings.behind_proxy else ""
    scheme = forwarded.lower() or str(connection.scope["scheme"])
    return "https" if settings.secure or scheme in ("https", "wss") else "http"
