"""Puts the pages of the project's root into the site of the docs, with their links as they are seen from there."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, page.lower(), content=text))
    return files
