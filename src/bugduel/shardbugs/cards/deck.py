"""Decks: as text, as data, and every reason why one cannot be played (SB-D)."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bugduel.core.errors import BadData, Where
from bugduel.core.reading.json_text import check_data, fields_of, read_json
from bugduel.core.reading.messages import did_you_mean, short, unknown
from bugduel.shardbugs.cards.catalogue import AVATARS, CARDS, DECK_CARDS, alliance_of_card, name_of

FEWEST = 60  # SB-D1
FEWEST_DRAFTED = 35  # SB-D5
MOST_COPIES = {"common": 5, "uncommon": 4, "rare": 3, "cosmic": 2}  # SB-D3
RARITIES = {"common": "common card", "uncommon": "uncommon card", "rare": "rare", "cosmic": "cosmic rare"}

MOST_TEXT = 100_000  # characters
MOST_LINES = 2000
MOST_NAMES = 1000
MOST_COPIES_READ = 999  # of one name
MOST_CARDS = 2000
MOST_REASONS = 100  # that are listed one by one
COMPARED = 10  # unknown names of a deck for which the nearest known one is looked for

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
    if len(text) > MOST_TEXT:
        raise BadData(f"too long: {len(text):,} characters, and a deck has at most {MOST_TEXT:,}", where)
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        return deck_from_data(read_json(text, where), where)
    deck, wrong = _from_lines(text, where)
    if wrong:
        raise BadData(_listed("cannot be read:", wrong), where)
    return deck


def read_and_check(text: str, where: str = "deck") -> Deck:
    """A deck that can be played. BadData lists everything that is wrong with it (SB-D4): what cannot be read, and of
    the rest why it is illegal.
    """
    if len(text) > MOST_TEXT or text.removeprefix("\ufeff").lstrip().startswith("{"):
        return checked(read_deck(text, where), False, where)
    deck, wrong = _from_lines(text.removeprefix("\ufeff"), where)
    if not wrong:
        return checked(deck, False, where)
    raise BadData(_listed("cannot be played:", wrong + reasons(deck)), where)


def deck_from_data(data: object, where: Where = "deck") -> Deck:
    """A deck that `to_data` made. BadData says what is wrong with its form."""
    fields = fields_of(data, where, 2 * MOST_NAMES)
    fields.only("avatar", "cards")
    inner = fields.inner("cards")
    if len(inner.data) > MOST_NAMES:
        raise inner.wrong(f"{len(inner.data):,} names; a deck has at most {MOST_NAMES}")
    cards: dict[str, int] = {}
    for name in inner.data:
        _add(cards, name, inner.whole(name, None, 1, MOST_COPIES_READ))
    return _not_too_large(Deck(name_of(fields.text("avatar", "")), cards), where)


def _from_lines(text: str, where: str) -> tuple[Deck, list[str]]:
    """What of a text is a deck, and all that is not."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadData(f"{len(lines):,} lines; a deck has at most {MOST_LINES:,}", where)
    check_data(lines, where)
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
            wrong.append(f'line {number}: must be as "4 Card Name" or "avatar: Name", not "{short(line)}"')
    if len(avatars) > 1:
        named = ", ".join(map(short, avatars[:5])) + (", ..." if len(avatars) > 5 else "")
        wrong.append(f"{len(avatars)} avatars ({named}); a deck has exactly one")
    if len(cards) > MOST_NAMES:
        raise BadData(f"{len(cards):,} names; a deck has at most {MOST_NAMES}", where)
    return _not_too_large(Deck(avatars[0] if avatars else "", cards), where), wrong


def _not_too_large(deck: Deck, where: Where) -> Deck:
    """There is no maximum (SB-D1), but a limit to what can be shuffled in reasonable time."""
    if deck.size > MOST_CARDS:
        raise BadData(f"{deck.size:,} cards; Bugduel plays decks of up to {MOST_CARDS:,}", where)
    return deck


def _add(cards: dict[str, int], name: str, count: int) -> None:
    name = name_of(name)
    cards[name] = cards.get(name, 0) + count


# --- legality ---------------------------------------------------------------------------------------------------------


def checked(deck: Deck, draft: bool = False, where: Where = "deck") -> Deck:
    """The deck itself, if it is legal. BadData lists every reason why it is not (SB-D4)."""
    found = reasons(deck, draft)
    if found:
        raise BadData(_listed("cannot be played:", found), where)
    return deck


def reasons(deck: Deck, draft: bool = False) -> list[str]:
    """Every reason why a deck is illegal, by the rules of constructed decks or of drafts; none if it is legal."""
    found = [*_avatar(deck.avatar), *_size(deck, FEWEST_DRAFTED if draft else FEWEST)]
    unknown_names = 0
    for name, count in deck.cards.items():
        unknown_names += name not in CARDS
        found.extend(_no_deck_card(name, unknown_names <= COMPARED))
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


def _no_deck_card(name: str, compare: bool) -> list[str]:
    if name in DECK_CARDS:
        return []
    if name in AVATARS:
        return [f"{name}: an avatar is not among the cards of a deck"]
    if name in CARDS:
        return [f"{name}: a token is not among the cards of a deck"]
    return [f'there is no card "{short(name)}".{did_you_mean(name, list(DECK_CARDS)) if compare else ""}']


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
    more = [] if len(lines) <= MOST_REASONS else [f"and {len(lines) - MOST_REASONS} more"]
    return "\n- ".join([title, *lines[:MOST_REASONS], *more])


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
