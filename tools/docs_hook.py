"""Puts pages from elsewhere into the site of the docs: those of the project's root, with their links as they are seen
from there, and the rules, which the package carries.
"""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md")
RULES = {"mindbug": "rules/mindbug.md", "shardbugs": "rules/shard-bugs.md"}  # pages by the folder of their game


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, page.lower(), content=text))
    for game, page in RULES.items():
        source = ROOT / "src" / "bugduel" / game / "text" / "rulebook" / "en.md"
        files.append(File.generated(config, page, content=source.read_text(encoding="utf-8")))
    return files
