"""Decks: as text, as data, and every reason why one cannot be played (SB-D)."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bugduel.core.errors import BadData
from bugduel.core.fields import Fields, unknown
from bugduel.shardbugs.catalogue import AVATARS, CARDS, DECK_CARDS, alliance_of_card, name_of

FEWEST = 60  # SB-D1
FEWEST_DRAFTED = 35  # SB-D5
MOST_COPIES = {"common": 5, "uncommon": 4, "rare": 3, "cosmic": 2}  # SB-D3
RARITIES = {"common": "common card", "uncommon": "uncommon card", "rare": "rare", "cosmic": "cosmic rare"}

AVATAR_LINE = re.compile(r"avatar\s*:\s*(.*)", re.IGNORECASE)
CARD_LINE = re.compile(r"([0-9]{1,3})[xX]?\s+(\S.*)")


@dataclass(frozen=True)
class Deck:
    """An avatar, and how many copies of which cards. It may be illegal: see `reasons`."""

    avatar: str
    cards: dict[str, int]

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    def to_text(self) -> str:
        """As `read_deck` reads it."""
        lines = [f"{count} {name}" for name, count in self.cards.items()]
        return "\n".join([f"avatar: {self.avatar}", *lines]) + "\n"

    def to_data(self) -> dict[str, object]:
        return {"avatar": self.avatar, "cards": dict(self.cards)}


def read_deck(text: str, where: str = "deck") -> Deck:
    """A deck from its text form (`avatar: Name`, then `4 Card Name` on each line) or from JSON.

    Case does not matter. BadData lists every line that is none; names that nothing has are among the `reasons`.
    """
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith("{"):
        return _from_lines(text.splitlines(), where)
    try:
        return deck_from_data(json.loads(text), where)
    except json.JSONDecodeError as error:
        raise BadData(f"{where}: no JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadData(f"{where}: nested too deeply for a deck") from None


def deck_from_data(data: object, where: str = "deck") -> Deck:
    """A deck that `to_data` made. BadData says what is wrong with its form."""
    fields = Fields(data, where)
    fields.only("avatar", "cards")
    inner = fields.inner("cards")
    cards: dict[str, int] = {}
    for name in inner.data:
        _add(cards, str(name), inner.whole(name, None, 1, 999))
    return Deck(name_of(fields.text("avatar", "")), cards)


def _from_lines(lines: Iterable[str], where: str) -> Deck:
    avatars: list[str] = []
    cards: dict[str, int] = {}
    wrong: list[str] = []
    for number, line in enumerate(lines, start=1):
        line = line.partition("#")[0].strip()
        if found := AVATAR_LINE.fullmatch(line):
            avatars.append(name_of(found[1]))
        elif (found := CARD_LINE.fullmatch(line)) and int(found[1]):
            _add(cards, found[2], int(found[1]))
        elif line:
            wrong.append(f'line {number}: must be as "4 Card Name" or "avatar: Name", not "{line[:60]}"')
    if len(avatars) > 1:
        wrong.append(f"{len(avatars)} avatars ({', '.join(avatars)}); a deck has exactly one")
    if wrong:
        raise BadData(_listed(f"{where}: cannot be read:", wrong))
    return Deck(avatars[0] if avatars else "", cards)


def _add(cards: dict[str, int], name: str, count: int) -> None:
    name = name_of(name)
    cards[name] = cards.get(name, 0) + count


# --- legality ---------------------------------------------------------------------------------------------------------


def checked(deck: Deck, draft: bool = False, where: str = "deck") -> Deck:
    """The deck itself, if it is legal. BadData lists every reason why it is not (SB-D4)."""
    found = reasons(deck, draft)
    if found:
        raise BadData(_listed(f"{where}: cannot be played:", found))
    return deck


def reasons(deck: Deck, draft: bool = False) -> list[str]:
    """Every reason why a deck is illegal, by the rules of constructed decks or of drafts; none if it is legal."""
    found = [*_avatar(deck.avatar), *_size(deck, FEWEST_DRAFTED if draft else FEWEST)]
    for name, count in deck.cards.items():
        found.extend(_no_deck_card(name))
        if name in DECK_CARDS and not draft:
            found.extend(_copies(name, count))
    return found if draft else found + _alliances(deck)


def _avatar(name: str) -> list[str]:
    if name in AVATARS:
        return []
    if not name:
        return [f"it has no avatar; a deck has exactly one: {', '.join(AVATARS)}"]
    return [f"there is no avatar {unknown(name, list(AVATARS))}"]


def _size(deck: Deck, fewest: int) -> list[str]:
    """What has no place in a deck does not count, but a name that is only misspelt does."""
    size = sum(count for name, count in deck.cards.items() if name in DECK_CARDS or name not in CARDS)
    return [] if size >= fewest else [f"{size} cards; a deck has at least {fewest}"]


def _no_deck_card(name: str) -> list[str]:
    if name in DECK_CARDS:
        return []
    if name in AVATARS:
        return [f"{name}: an avatar is not among the cards of a deck"]
    if name in CARDS:
        return [f"{name}: a token is not among the cards of a deck"]
    return [f"there is no card {unknown(name, list(DECK_CARDS))}"]


def _copies(name: str, count: int) -> list[str]:
    rarity = DECK_CARDS[name].rarity
    most = MOST_COPIES[rarity]
    return [] if count <= most else [f"{name}: {count} copies; {most} are allowed of a {RARITIES[rarity]}"]


def _alliances(deck: Deck) -> list[str]:
    """Cards are of the avatar's alliance or unaligned (SB-D2)."""
    aligned = {name: alliance_of_card(DECK_CARDS[name]) for name in deck.cards if name in DECK_CARDS}
    aligned = {name: alliance for name, alliance in aligned.items() if alliance != "unaligned"}
    if deck.avatar in AVATARS:
        own = AVATARS[deck.avatar].alliance
        return [
            f"{name}: it is {alliance}; with {deck.avatar} cards are {own} or unaligned"
            for name, alliance in aligned.items()
            if alliance != own
        ]
    mixed = list(dict.fromkeys(aligned.values()))
    return [f"cards of several alliances ({', '.join(mixed)}); no avatar allows that"] if len(mixed) > 1 else []


def _listed(title: str, lines: list[str]) -> str:
    return "\n- ".join([title, *lines])


# --- decks that come along --------------------------------------------------------------------------------------------


@cache
def built_decks() -> dict[str, Deck]:
    """The decks that come with the game, by name."""
    found = sorted(files(__package__).joinpath("decks").iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".txt"): read_deck(file.read_text(encoding="utf-8"), file.name)
        for file in found
        if file.name.endswith(".txt")
    }
