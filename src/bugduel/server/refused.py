"""Saying no: every refusal has a status, a short code for programs and a sentence for people."""

from bugduel.core import BugduelError


class Refused(BugduelError):
    """Something that was asked for is not done. `error` is for programs, `reason` is a sentence that shows no secret.

    `retry_after` is how many seconds to wait, where waiting helps.
    """

    def __init__(self, status: int, error: str, reason: str, retry_after: int = 0) -> None:
        super().__init__(reason)
        self.status = status
        self.error = error
        self.reason = reason
        self.retry_after = retry_after


def no_such(what: str) -> Refused:
    return Refused(404, "not-found", f"There is no such {what}.")
