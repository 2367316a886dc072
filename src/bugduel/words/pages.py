"""Pages of text that a package brings along, one file a language: `en.md`."""

from importlib.resources import files


def page(package: str, folder: str, language: str) -> str:
    """Empty if there is none in this language."""
    file = files(package).joinpath(folder, f"{language}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
