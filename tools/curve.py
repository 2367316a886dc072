"""The cards of Shard Bugs in figures: `python tools/curve.py --write docs/shard-set.md`.

What bugs of each cost are like, and which kinds of card each alliance and each rarity has.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean

from balancing.page import markdown, wrapped
from bugduel.files import write_file
from bugduel.shardbugs.cards.catalogue import DECK_CARDS, SET, DeckCard, alliance_of_card, cost_of
from bugduel.shardbugs.cards.tree import ITEMS, RARITIES, SUPPORTS, Action, Bug, Item, Support
from bugduel.shardbugs.cards.vocabulary.lists import ALLIANCES

ALL = "all"
TYPES = ("bug", *ITEMS, *SUPPORTS, "action", "quick action")


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", type=Path, help="the file to write; by default the page is printed")
    file = parser.parse_args(given).write
    text = page(list(DECK_CARDS.values()))
    if file:
        write_file(file, text)
    else:
        print(text, end="")


def page(cards: Sequence[DeckCard]) -> str:
    blocks = [
        "# The cards of Shard Bugs in figures",
        wrapped(
            f"The {len(cards)} cards of *{SET.title}* that decks are made of, without avatars and tokens: what bugs of "
            "each cost are like, and which kinds of card each alliance and each rarity has. Who adds or changes cards "
            "sees here whether a cost has too few bugs, or an alliance is given more for its dust than the others. "
            "Made by `python tools/curve.py --write docs/shard-set.md`; a test fails if it no longer agrees with the "
            "cards."
        ),
        "## Bugs by cost",
        wrapped("The number of bugs, and the means of what is printed on them, whatever else they can do."),
        *(block for name, bugs in bugs_by_alliance(cards) for block in (f"### {name.capitalize()}", curve(bugs))),
        "## Kinds of card by alliance",
        wrapped("The number of cards, and their percentage of all cards of the alliance."),
        shares(cards, list(map(str, ALLIANCES)), alliance_of_card),
        "## Kinds of card by rarity",
        shares(cards, RARITIES, lambda card: card.rarity),
    ]
    return "\n\n".join(blocks) + "\n"


def bugs_by_alliance(cards: Iterable[DeckCard]) -> list[tuple[str, list[Bug]]]:
    bugs = [card for card in cards if isinstance(card, Bug)]
    groups = [(str(each), [bug for bug in bugs if alliance_of_card(bug) == each]) for each in ALLIANCES]
    return [(ALL, bugs), *groups]


def curve(bugs: Sequence[Bug]) -> str:
    by_cost = [(str(cost), [bug for bug in bugs if cost_of(bug) == cost]) for cost in sorted(set(map(cost_of, bugs)))]
    rows = [[cost, *figures(some)] for cost, some in [*by_cost, (ALL, list(bugs))]]
    return markdown(["cost", "bugs", "ATK", "DEF", "DEV"], rows)


def figures(bugs: Sequence[Bug]) -> list[str]:
    if not bugs:
        return ["0", "", "", ""]
    means = [fmean(of) for of in zip(*((bug.atk, bug.def_, bug.dev) for bug in bugs), strict=True)]
    return [str(len(bugs)), *(f"{mean:.1f}" for mean in means)]


def shares(cards: Sequence[DeckCard], groups: Sequence[str], group_of: Callable[[DeckCard], str]) -> str:
    """How many cards of each type each group has, and their share of the group."""
    columns = [*([card for card in cards if group_of(card) == group] for group in groups), cards]
    rows = [[name, *(share(name, column) for column in columns)] for name in TYPES]
    rows.append([ALL, *(str(len(column)) for column in columns)])
    return markdown(["", *groups, ALL], rows)


def share(name: str, cards: Sequence[DeckCard]) -> str:
    count = sum(type_of(card) == name for card in cards)
    return f"{count} ({100 * count / len(cards):.0f} %)" if count else "0"


def type_of(card: DeckCard) -> str:
    match card:
        case Bug():
            return "bug"
        case Item() | Support():
            return card.subtype
        case Action():
            return "quick action" if card.quick else "action"


if __name__ == "__main__":
    main()
