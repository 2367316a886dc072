"""Short texts that people write for themselves and for others: names of decks, labels of tokens."""

import unicodedata

from bugduel.server.refused import Refused

LONGEST = 60


def check_label(text: str, field: str) -> str:
    """The text without spaces around it. Refused if nothing is left, or if it holds what cannot be seen."""
    label = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(label) <= LONGEST:
        raise Refused(400, "bad-request", f"{field}: must have 1 to {LONGEST} characters, not {len(label):,}.")
    for sign in label:
        if unicodedata.category(sign)[0] in "CZ" and sign != " ":  # control, invisible, other spaces, line ends
            raise Refused(400, "bad-request", f"{field}: must not have the invisible character U+{ord(sign):04X}.")
    return label
