"""The figures of the card set: right, and those of the docs are up to date."""

from pathlib import Path

import curve
from bugduel.shardbugs.cards.catalogue import DECK_CARDS, DeckCard
from bugduel.shardbugs.cards.tree import Bug
from bugduel.shardbugs.cards.vocabulary import WORM, action, bug, mill, quick_action, rare, relic

DOCS = Path(__file__).parents[3] / "docs"

SMALL = bug("Small", "S", 1, 2, 1, WORM)
CARDS: list[DeckCard] = [
    SMALL,
    bug("Small Too", "1", 2, 2, 2, WORM),
    bug("Large", "3SS", 5, 4, 2, WORM),
    relic("Relic", "1"),
    action("Action", "S", "effect", mill(1)),
    quick_action("Quick Action", "2S", "effect", mill(1)),
]


def rows(heading: str) -> dict[str, list[str]]:
    """The table below a heading, by its first column."""
    text = curve.page(CARDS).split(f"# {heading}\n", 1)[1].split("\n#", 1)[0]
    cells = [line[2:-2].split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {first: others for first, *others in cells}


def test_the_page_of_the_docs_is_up_to_date(tmp_path: Path):
    curve.main(["--write", str(tmp_path / "page.md")])
    is_same = (DOCS / "shard-set.md").read_text(encoding="utf-8") == (tmp_path / "page.md").read_text(encoding="utf-8")
    assert is_same, "the cards have changed: python tools/curve.py --write docs/shard-set.md"


def test_bugs_by_cost():
    assert rows("All") == {
        "cost": ["bugs", "ATK", "DEF", "DEV"],
        "---": ["---:"] * 4,
        "1": ["2", "1.5", "2.0", "1.5"],
        "5": ["1", "5.0", "4.0", "2.0"],
        "all": ["3", "2.7", "2.7", "1.7"],
    }
    assert list(rows("Solar")) == ["cost", "---", "1", "5", "all"]
    assert rows("Solar")["1"] == ["1", "1.0", "2.0", "1.0"]
    assert rows("Lunar")["all"][0] == "0"


def test_every_card_is_of_one_kind():
    assert {curve.type_of(card) for card in DECK_CARDS.values()} <= set(curve.TYPES)
    found = rows("Kinds of card by alliance")
    assert found[""] == ["solar", "lunar", "meteor", "unaligned", "all"]
    assert found["bug"] == ["2 (50 %)", "0", "0", "1 (50 %)", "3 (50 %)"]
    assert found["quick action"] == ["1 (25 %)", "0", "0", "0", "1 (17 %)"]
    assert found["relic"][3:] == ["1 (50 %)", "1 (17 %)"]
    assert found["all"] == ["4", "0", "0", "2", "6"]


def test_kinds_by_rarity():
    (large,) = rare(bug("Rare", "3SS", 5, 4, 2, WORM))
    assert isinstance(large, Bug)
    assert rows("Kinds of card by rarity")["bug"] == ["3 (50 %)", "0", "0", "0", "3 (50 %)"]
    table = curve.shares([SMALL, large], ["common", "rare"], lambda card: card.rarity)
    assert "| bug | 1 (100 %) | 1 (100 %) | 2 (100 %) |" in table
