"""Passwords: checked, and hashed slowly, beside the event loop."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bugduel.server.refused import Refused
from bugduel.server.settings import Settings

SHORTEST = 8
LONGEST = 200
TOGETHER = 2  # hashes at a time: each takes the memory that makes guessing costly
MOST_WAITING = 50

# What is tried first by whoever guesses. Shorter ones are not allowed anyway.
COMMON = {
    *("password", "password1", "passw0rd", "12345678", "123456789", "1234567890", "87654321", "qwertyui", "qwertyuiop"),
    *("qwerty123", "1q2w3e4r", "1q2w3e4r5t", "iloveyou", "sunshine", "princess", "football", "baseball", "starwars"),
    *("superman", "trustno1", "letmein1", "welcome1", "abcd1234", "abc12345", "asdfghjk", "contraseña", "bugduel1"),
}

Result = TypeVar("Result")


class Passwords:
    """How this server hashes passwords."""

    def __init__(self, settings: Settings) -> None:
        self.hasher = PasswordHasher(settings.password_rounds, settings.password_memory, parallelism=1)
        self.threads = ThreadPoolExecutor(TOGETHER, "passwords")
        self.waiting = 0
        self.nobodys = ""  # checked in place of the hash of somebody who does not exist

    async def hashed(self, password: str) -> str:
        return await self._run(lambda: self.hasher.hash(_normal(password)))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether it is the password. Takes as long where there is none, so that nobody learns which names exist."""
        return await self._run(lambda: self._fits(_normal(password), hashed))

    def is_outdated(self, hashed: str) -> bool:
        """Whether it was hashed with less effort than is usual now."""
        return self.hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _fits(self, password: str, hashed: str | None) -> bool:
        if hashed is None and not self.nobodys:
            self.nobodys = self.hasher.hash("nobody's password")
        try:
            self.hasher.verify(hashed or self.nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    async def _run(self, work: Callable[[], Result]) -> Result:
        if self.waiting >= MOST_WAITING:
            raise Refused(503, "busy", "Too many people log in at the same time: try again soon.", 5)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1


def check_password(password: str, name: str) -> None:
    """Refused if it is one that others would try first."""
    plain = _normal(password).casefold()
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(400, "bad-password", f"A password has {SHORTEST} to {LONGEST} characters.")
    if plain in COMMON or plain == name.casefold() or len(set(plain)) < 3:
        raise Refused(400, "bad-password", "This password is too easy to guess; choose another.")


def _normal(password: str) -> str:
    """The same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
