"""Reports for tests: games kept in a file, and a page taken apart as a reader sees it."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

from bugduel.arena import Deal, Played, Results, Settings
from bugduel.arena.played import play_deal


def kept(file: Path, settings: Settings, games: list[Played]) -> Path:
    """A results file."""
    results = Results(settings, file)
    results.add(games)
    results.close()
    return file


def played(settings: Settings, deals: int) -> list[Played]:
    """Games that were really played, though whoever sat there played at random: that is quick."""
    games: list[Played] = []
    for number in range(1, deals + 1):
        deal = Deal(settings.bots, number)
        for rotation, game in enumerate(play_deal(settings, Deal(("random",) * settings.sides, number))):
            sides = tuple(deal.sides(rotation))
            games.append(replace(game, item=deal.item(rotation), deal=deal.key, sides=sides))
    return games


def text_of(page: str) -> str:
    """What can be read on a page, without its marks."""
    body = re.sub(r"<(style|script)>.*?</\1>", " ", page, flags=re.DOTALL)
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", body)))


def row_of(page: str, card: str) -> list[str]:
    """The cells of a card in the table: figures and intervals in their order."""
    row = re.search(rf'<tr data-name="{re.escape(card)}".*?</tr>', page, re.DOTALL)
    assert row is not None, f"no row for {card}"
    return [text_of(cell).strip() for cell in re.findall(r"<td.*?</td>", row[0], re.DOTALL)]
