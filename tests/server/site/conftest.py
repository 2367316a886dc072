"""A small client as the web build leaves it."""

import gzip
from pathlib import Path

import pytest

PAGE = "<!doctype html><title>Bugduel</title><script type=module src=/assets/index-B1u2g3D4.js></script>"
SCRIPT = "console.log('bugs');" * 100
PICTURE = b"RIFF\x00\x00\x00\x00WEBP"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The folder of a built client; beside it lies something that nobody may see."""
    folder = tmp_path / "site"
    files = {
        "index.html": PAGE.encode(),
        "index.html.br": b"a page in brotli",
        "assets/index-B1u2g3D4.js": SCRIPT.encode(),
        "assets/index-B1u2g3D4.js.br": b"a script in brotli",
        "assets/index-B1u2g3D4.js.gz": gzip.compress(SCRIPT.encode()),
        "pictures/mindbug/bee-bear.webp": PICTURE,
        "fonts/round.woff2": b"wOF2",
        "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "bugduel.webmanifest": b"{}",
        "words/en.ftl": b"hello = Hello\n",
        ".hidden": b"secret",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder
