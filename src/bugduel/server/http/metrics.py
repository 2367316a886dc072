"""`/metrics`, for this machine only unless the settings open it."""

from ipaddress import ip_address

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState

from bugduel.server.running.metrics import CONTENT_TYPE

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(state: AppState, request: Request[object, object, AppState]) -> Response[bytes]:
    if not (state.parts.settings.metrics_open or is_local(request)):
        told = b"metrics are shown to this machine only; `bugduel serve --metrics-open` shows them to all\n"
        return Response(told, status_code=403, media_type=MediaType.TEXT)
    return Response(state.parts.metrics.text(), media_type=MediaType.TEXT, headers={"content-type": CONTENT_TYPE})


def is_local(request: Request[object, object, AppState]) -> bool:
    """Asked from this machine, and not by a proxy on it for somebody else."""
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
