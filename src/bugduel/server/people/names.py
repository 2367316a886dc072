"""Names of people: which are allowed, and which of them look too much alike.

A name has letters of the Latin script, digits, - and _. Every letter is one of a to z, with or without accents, or one
of the few in `LETTERS`, so that no letter of another alphabet can pose as one of ours.
"""

import unicodedata
from functools import cache

from bugduel.bots import BOTS, LEVELS
from bugduel.games import GAMES
from bugduel.server.refused import Refused

SHORTEST = 2
LONGEST = 20
DIGITS = "0123456789"
JOINTS = "-_"

# Letters that are no accented a to z, and what a reader who does not know them takes them for.
LETTERS = {
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "ł": "l",
    "ħ": "h",
    "\u0131": "i",
    "þ": "p",
    "ŋ": "n",
    "ß": "ss",
}

# Read alike, in this order: one sign first, then pairs of those that are left.
ALIKE = (("0", "o"), ("1", "l"), ("i", "l"), ("rn", "m"), ("vv", "w"))

RESERVED = {
    *("admin", "administrator", "anonymous", "anybody", "bot", "deleted", "everybody", "everyone", "me", "moderator"),
    *("mod", "nobody", "null", "official", "opponent", "owner", "root", "server", "somebody", "someone", "spectator"),
    *("staff", "support", "system", "team", "undefined", "you", *BOTS, *LEVELS),
}
RESERVED_BEGINNINGS = ("admin", "bugduel", "guest", "invitad")  # a guest is called so in English and in Spanish


def check_name(text: str) -> str:
    """The name as it is kept and shown. Refused says what is wrong with it."""
    name = unicodedata.normalize("NFC", text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise _bad(f"A name has {SHORTEST} to {LONGEST} characters, not {len(name):,}.")
    for sign in name:
        if sign not in DIGITS and sign not in JOINTS and not _plain(sign):
            raise _bad(f"A name has Latin letters, digits, - and _, but not {_shown(sign)}.")
    bones = skeleton(name)
    if sum(sign not in JOINTS for sign in name) < SHORTEST or not any(_plain(sign) for sign in name):
        raise _bad("A name has at least two letters or digits, and at least one letter.")
    reserved, beginnings = _reserved()
    if bones in reserved or bones.startswith(beginnings):
        raise _bad("This name is reserved; choose another.", "name-reserved")
    return name


def skeleton(name: str) -> str:
    """What all names that look like this one have in common. Only one person has a name with the same skeleton."""
    bones = "".join(_plain(sign) or (sign if sign in DIGITS else "") for sign in unicodedata.normalize("NFC", name))
    for sign, other in ALIKE:
        bones = bones.replace(sign, other)
    return bones


def _plain(sign: str) -> str:
    """A letter as a to z; empty if it is none that names may have."""
    if unicodedata.normalize("NFKC", sign) != sign:
        return ""  # fullwidth, superscript, ligatures: the same letter in disguise
    bare = "".join(part for part in unicodedata.normalize("NFD", sign.lower()) if not unicodedata.combining(part))
    plain = "".join(LETTERS.get(part, part) for part in bare)
    return plain if plain.isascii() and plain.isalpha() else ""


def _shown(sign: str) -> str:
    """A sign that can be seen as it is, any other by its number, so that a message holds nothing invisible."""
    return (
        f'"{sign}"' if sign.isprintable() and not unicodedata.combining(sign) and sign != " " else f"U+{ord(sign):04X}"
    )


def _bad(reason: str, error: str = "bad-name") -> Refused:
    return Refused(400, error, reason)


@cache
def _reserved() -> tuple[frozenset[str], tuple[str, ...]]:
    """Skeletons of reserved names, and of what no name begins with."""
    return frozenset(map(skeleton, [*RESERVED, *GAMES])), tuple(map(skeleton, RESERVED_BEGINNINGS))
