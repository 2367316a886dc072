"""The files of the client for browsers, read once when the server starts and kept in memory."""

import asyncio
import os
from collections.abc import Iterator
from html import escape
from pathlib import Path

import bugduel
from bugduel.server.http.kept import Kept, kept
from bugduel.words import LANGUAGES, words

MOST_BYTES = 64 * 1024 * 1024  # kept; whatever is more is read each time it is asked for
PLAIN = ""
COMPRESSED = {".br": "br", ".gz": "gzip"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
OTHER_TYPE = "application/octet-stream"

# Scripts only from here. Svelte writes styles of transitions into the page; connect-src covers sockets to here, too.
PAGE_CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HASHED = "assets/"  # names there have a hash of the content in them, so what was fetched once is right for ever
FOR_EVER = "public, max-age=31536000, immutable"
A_WHILE = "public, max-age=600"
ASK_AGAIN = "no-cache"
INDEX = "index.html"

Forms = dict[str, Path]  # a file as it is and compressed, by encoding


class Site:
    """All files by their addresses, without the first slash."""

    def __init__(self, folder: Path, most: int = MOST_BYTES) -> None:
        self.kept: dict[str, Kept] = {}
        self.large: dict[str, Forms] = {}
        size = 0
        for name, forms in _files(folder):
            size += sum(form.stat().st_size for form in forms.values())
            if size <= most or name == INDEX:
                self.kept[name] = _read(name, forms)
            else:
                self.large[name] = forms
        self.is_built = INDEX in self.kept
        if not self.is_built:
            self.kept[INDEX] = kept(_not_built().encode(), {}, _headers(INDEX))

    async def find(self, name: str) -> Kept | None:
        if name in self.large:
            return await asyncio.to_thread(_read, name, self.large[name])
        return self.kept.get(name)


def site_folder(setting: str) -> Path:
    """The one that the server was told of, or that of the package."""
    return Path(setting) if setting else Path(bugduel.__file__).parent / "site"


def _files(folder: Path) -> Iterator[tuple[str, Forms]]:
    """Those that are to be seen: nothing hidden, nothing that a link leads to from outside, the page itself first."""
    found = _found(folder)
    for name in sorted(found, key=lambda name: (name != INDEX, name)):
        plain, dot, suffix = name.rpartition(".")
        if dot + suffix not in COMPRESSED or plain not in found:
            others = {encoding: found.get(name + suffix) for suffix, encoding in COMPRESSED.items()}
            yield name, {PLAIN: found[name]} | {encoding: form for encoding, form in others.items() if form}


def _found(folder: Path) -> dict[str, Path]:
    top, found = folder.resolve(), {}
    for at, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        before = Path(at).relative_to(folder).as_posix() + "/" if Path(at) != folder else ""
        for name in names:
            path = Path(at, name)
            is_outside = path.is_symlink() and not (path.is_file() and path.resolve().is_relative_to(top))
            if not name.startswith(".") and not is_outside:
                found[before + name] = path
    return found


def _read(name: str, forms: Forms) -> Kept:
    read = {encoding: form.read_bytes() for encoding, form in forms.items()}
    return kept(read.pop(PLAIN), read, _headers(name))


def _headers(name: str) -> dict[str, str]:
    suffix = Path(name).suffix.lower()
    headers = {"Content-Type": TYPES.get(suffix, OTHER_TYPE)}
    if suffix == ".html":
        return {**headers, "Cache-Control": ASK_AGAIN, "Content-Security-Policy": PAGE_CONTENT}
    return {**headers, "Cache-Control": FOR_EVER if name.startswith(HASHED) else A_WHILE}


def _not_built() -> str:
    """What there is to see where nobody has built the client: how to do that."""
    told = []
    for language in LANGUAGES:
        title, *lines = (
            escape(words(language).say(f"server-not-built-{part}")) for part in ("title", "how", "rest", "api")
        )
        paragraphs = "".join(f"<p>{line}</p>" for line in lines)
        told.append(f'<section lang="{language}"><h1>{title}</h1>{paragraphs}</section>')
    style = "body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}"
    return (
        f'<!doctype html><html lang="{LANGUAGES[0]}"><head><meta charset="utf-8"><title>Bugduel</title>'
        f'<meta name="viewport" content="width=device-width"><style>{style}</style></head>'
        f"<body>{''.join(told)}</body></html>"
    )
