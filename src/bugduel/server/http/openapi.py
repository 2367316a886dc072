"""The description of all routes, at /api/openapi.json: data only, no page that loads scripts from elsewhere."""

from typing import Any

from litestar import Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bugduel import __version__

ADDRESS = "/api/openapi.json"


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Bugduel",
        version=__version__,
        description='People, games and bots. Every error is {"error": code, "reason": sentence}.',
        openapi_router=Router(ADDRESS, route_handlers=[], include_in_schema=False, after_request=_no_page),
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=False,
    )


async def _no_page(response: Response[Any]) -> Response[Any]:
    """Litestar answers addresses under this one with a page of its own: here, too, errors have our shape."""
    if response.status_code == 404:
        raise NotFoundException
    return response
