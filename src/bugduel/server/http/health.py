"""Whether the process runs, and whether it can do its work."""

from litestar import Response, get
from litestar.datastructures import State as AppState
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError


@get("/health")
async def health() -> dict[str, str]:
    return {"status": "ok"}


@get("/ready")
async def ready(state: AppState) -> Response[dict[str, str]]:
    """503 while the database cannot be reached."""
    try:
        async with state.parts.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok"})
