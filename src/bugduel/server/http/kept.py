"""Answers that are made once, kept in memory and sent often: with an ETag, and compressed for who can read that."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request, Response

PREFERRED = ("br", "gzip")


class Kept(msgspec.Struct, frozen=True):
    """A body and the same compressed, by encoding. `headers` go out with it."""

    body: bytes
    etag: str
    compressed: Mapping[str, bytes]
    headers: Mapping[str, str]

    @property
    def size(self) -> int:
        return len(self.body) + sum(map(len, self.compressed.values()))

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """All of it, or 304 if the reader has it already. To HEAD as well: what it sends is the server's matter."""
        encoding = next((name for name in PREFERRED if name in self.compressed and accepts(request, name)), "")
        etag = f'"{self.etag}-{encoding}"' if encoding else f'"{self.etag}"'
        headers = {**self.headers, "ETag": etag}
        if self.compressed:
            headers["Vary"] = "Accept-Encoding"
        if _has(request, etag):
            return Response(b"", status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.compressed.get(encoding, self.body), headers=headers)


def kept(body: bytes, compressed: Mapping[str, bytes], headers: Mapping[str, str]) -> Kept:
    return Kept(body, sha256(body).hexdigest()[:32], compressed, headers)


def accepts(request: Request[Any, Any, Any], encoding: str) -> bool:
    """Whether Accept-Encoding names this one, and not with `q=0`."""
    for item in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = item.partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _has(request: Request[Any, Any, Any], etag: str) -> bool:
    """By If-None-Match. A proxy that compresses makes an ETag weak, which is the same to us."""
    named = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    return etag in named or "*" in named
