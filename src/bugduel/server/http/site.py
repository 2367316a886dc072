"""The client for browsers: its files, and its page for every address that it knows itself what to do with."""

from typing import Any

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

from bugduel.server.http.people.visitors import TheParts
from bugduel.server.http.safety.limits import SITE
from bugduel.server.http.site_files import INDEX

# What is not there below these is an error, and not an address of the client.
FILES = {"assets", "fonts", "pictures"}
OURS = {"api", "health", "metrics", "ready"}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"limit": SITE},
)
async def site(request: Request[Any, Any, Any], parts: TheParts) -> Response[Any]:
    name = request.scope["path"].removeprefix("/") or INDEX
    found = await parts.site.find(name)
    if found is None and name.partition("/")[0] not in FILES | OURS and _wants_page(request):
        found = await parts.site.find(INDEX)
    if found is None:
        raise NotFoundException
    return found.answer(request)


def _wants_page(request: Request[Any, Any, Any]) -> bool:
    """As a browser does that opens an address; scripts and pictures are asked for otherwise."""
    return "text/html" in request.headers.get("accept", "").lower()
