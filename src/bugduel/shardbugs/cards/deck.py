"""Decks: as text, as data, and every reason why one cannot be played (SB-D)."""

import json
import re
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from bugduel.core.errors import BadData, Where
from bugduel.core.game import AboutDeck
from bugduel.core.reading.json_text import check_data, fields_of, read_json
from bugduel.core.reading.judged import Flaw
from bugduel.core.reading.messages import nearest, short, unknown
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
    deck, wrong, _ = _read(text, where)
    if wrong:
        raise BadData(_listed("cannot be read:", _texts(wrong)), where)
    return deck


def read_and_check(text: str, where: str = "deck") -> Deck:
    """A deck that can be played. BadData lists everything that is wrong with it (SB-D4): what cannot be read, and of
    the rest why it is illegal.
    """
    deck, wrong, _ = _read(text, where)
    if not wrong:
        return checked(deck, False, where)
    raise BadData(_listed("cannot be played:", _texts(wrong) + reasons(deck)), where)


def judged(data: object, where: str = "deck") -> tuple[Deck, list[Flaw]]:
    """A deck as somebody builds it, as text or as data, and all that is wrong with it; in a text, in which line."""
    if not isinstance(data, str):
        deck = deck_from_data(data, where)
        return deck, flaws_of(deck)
    deck, wrong, lines = _read(data, where)
    return deck, wrong + [replace(flaw, line=lines.get(flaw.card, 0)) for flaw in flaws_of(deck)]


def _read(text: str, where: str) -> tuple[Deck, list[Flaw], dict[str, int]]:
    """What of a text is a deck, what is not, and in which line which card is named first."""
    if len(text) > MOST_TEXT:
        raise BadData(f"too long: {len(text):,} characters, and a deck has at most {MOST_TEXT:,}", where)
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        return deck_from_data(read_json(text, where), where), [], {}
    return _from_lines(text, where)


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


def _from_lines(text: str, where: str) -> tuple[Deck, list[Flaw], dict[str, int]]:
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadData(f"{len(lines):,} lines; a deck has at most {MOST_LINES:,}", where)
    check_data(lines, where)
    avatars: list[str] = []
    cards: dict[str, int] = {}
    wrong: list[Flaw] = []
    places: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        line = line.partition("#")[0].strip()
        if found := AVATAR_LINE.fullmatch(line):
            avatars.append(name_of(found[1]))
            places.setdefault(avatars[-1], number)
        elif (found := CARD_LINE.fullmatch(line)) and int(found[1]):
            _add(cards, found[2], int(found[1]))
            places.setdefault(name_of(found[2]), number)
        elif line:
            wrong.append(_no_line(number, short(line)))
    if len(avatars) > 1:
        wrong.append(_avatars(avatars))
    if len(cards) > MOST_NAMES:
        raise BadData(f"{len(cards):,} names; a deck has at most {MOST_NAMES}", where)
    return _not_too_large(Deck(avatars[0] if avatars else "", cards), where), wrong, places


def _no_line(number: int, line: str) -> Flaw:
    text = f'line {number}: must be as "4 Card Name" or "avatar: Name", not "{line}"'
    return Flaw("no-line", text, line=number, values={"line": number, "text": line})


def _avatars(avatars: list[str]) -> Flaw:
    named = ", ".join(map(short, avatars[:5])) + (", ..." if len(avatars) > 5 else "")
    text = f"{len(avatars)} avatars ({named}); a deck has exactly one"
    return Flaw("avatars", text, values={"count": len(avatars), "avatars": named})


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
    """Every reason why a deck is illegal, in English; none if it is legal."""
    return _texts(flaws_of(deck, draft))


def flaws_of(deck: Deck, draft: bool = False) -> list[Flaw]:
    """Every reason why a deck is illegal, by the rules of constructed decks or of drafts; none if it is legal."""
    found = [*_avatar(deck.avatar), *_size(deck, FEWEST_DRAFTED if draft else FEWEST)]
    unknown_names = 0
    for name, count in deck.cards.items():
        unknown_names += name not in CARDS
        found.extend(_no_deck_card(name, unknown_names <= COMPARED))
        if name in DECK_CARDS and not draft:
            found.extend(_copies(name, count))
    return found if draft else found + _alliances(deck)


def _texts(flaws: list[Flaw]) -> list[str]:
    return [flaw.text for flaw in flaws]


def _avatar(name: str) -> list[Flaw]:
    if name in AVATARS:
        return []
    values = {"avatars": ", ".join(AVATARS)}
    if not name:
        return [Flaw("no-avatar", f"it has no avatar; a deck has exactly one: {values['avatars']}", values=values)]
    text = f"there is no avatar {unknown(name, list(AVATARS))}"
    return [Flaw("unknown-avatar", text, name, values={**values, "name": short(name)})]


def _size(deck: Deck, fewest: int) -> list[Flaw]:
    """What has no place in a deck does not count, but a name that is only misspelt does."""
    size = sum(count for name, count in deck.cards.items() if name in DECK_CARDS or name not in CARDS)
    if size >= fewest:
        return []
    values = {"size": size, "least": fewest, "missing": fewest - size}
    return [Flaw("size", f"{size} cards; a deck has at least {fewest}", values=values)]


def _no_deck_card(name: str, compare: bool) -> list[Flaw]:
    if name in DECK_CARDS:
        return []
    if name in AVATARS:
        return [Flaw("avatar-card", f"{name}: an avatar is not among the cards of a deck", name, names={"card": name})]
    if name in CARDS:
        return [Flaw("token", f"{name}: a token is not among the cards of a deck", name, names={"card": name})]
    near = nearest(name, list(DECK_CARDS)) if compare else ""
    hint = f' Did you mean "{near}"?' if near else ""
    text = f'there is no card "{short(name)}".{hint}'
    if near:
        return [Flaw("misspelt", text, name, values={"name": short(name)}, names={"near": near})]
    return [Flaw("unknown-card", text, name, values={"name": short(name)})]


def _copies(name: str, count: int) -> list[Flaw]:
    rarity = DECK_CARDS[name].rarity
    most = MOST_COPIES[rarity]
    if count <= most:
        return []
    text = f"{name}: {count} copies; {most} are allowed of a {RARITIES[rarity]}"
    return [Flaw("copies", text, name, 0, {"count": count, "most": most, "rarity": rarity}, {"card": name})]


def _alliances(deck: Deck) -> list[Flaw]:
    """Cards are of the avatar's alliance or unaligned (SB-D2)."""
    aligned = {name: alliance_of_card(DECK_CARDS[name]) for name in deck.cards if name in DECK_CARDS}
    aligned = {name: alliance for name, alliance in aligned.items() if alliance != "unaligned"}
    if deck.avatar in AVATARS:
        own = AVATARS[deck.avatar].alliance
        return [
            Flaw(
                "alliance",
                f"{name}: it is {alliance}; with {deck.avatar} cards are {own} or unaligned",
                name,
                values={"alliance": alliance, "own": own},
                names={"card": name, "avatar": deck.avatar},
            )
            for name, alliance in aligned.items()
            if alliance != own
        ]
    mixed = list(dict.fromkeys(aligned.values()))
    if len(mixed) < 2:
        return []
    return [Flaw("mixed", f"cards of several alliances ({', '.join(mixed)}); no avatar allows that")]


def _listed(title: str, lines: list[str]) -> str:
    more = [] if len(lines) <= MOST_REASONS else [f"and {len(lines) - MOST_REASONS} more"]
    return "\n- ".join([title, *lines[:MOST_REASONS], *more])


# --- decks that come along --------------------------------------------------------------------------------------------


@cache
def built_decks() -> dict[str, Deck]:
    """The decks that come with the game, by name."""
    found = sorted(_shelf().iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".txt"): read_deck(file.read_text(encoding="utf-8"), file.name)
        for file in found
        if file.name.endswith(".txt")
    }


@cache
def about_decks() -> dict[str, AboutDeck]:
    """How hard they are to play and what they are about. Not in their files: those are decks like anybody's."""
    told = json.loads(_shelf().joinpath("about.json").read_text(encoding="utf-8"))
    return {name: AboutDeck(**about) for name, about in told.items()}


def _shelf() -> Traversable:
    return files(__package__).joinpath("decks")
