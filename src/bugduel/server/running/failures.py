"""Our own bugs are logged, with where they happened; what clients did wrong is not."""

import logging
from typing import TYPE_CHECKING

from litestar.exceptions import HTTPException, WebSocketException

from bugduel.core import BugduelError

if TYPE_CHECKING:
    from litestar.types import Scope

logger = logging.getLogger(__name__)


async def log_failure(error: Exception, scope: "Scope") -> None:
    if isinstance(error, BugduelError | WebSocketException):
        return
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    logger.error("a request failed", extra={"route": scope.get("path_template", "")}, exc_info=error)
