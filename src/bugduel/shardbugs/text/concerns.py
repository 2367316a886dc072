"""Which rules concern a card: by its kind, its keywords and what triggers its abilities."""

from collections.abc import Sequence
from typing import Final

Rules = tuple[str, ...]

KIND_RULES: Final[dict[str, Rules]] = {
    "bug": (),  # all of the rules are about bugs
    "item": ("SB-C2", "SB-C3"),
    "support": ("SB-C1",),
    "action": ("SB-C7",),
    "avatar": ("SB-A1", "SB-A2"),
}

RESISTS: Final[Rules] = ("SB-R2", "SB-R3")
KEYWORD_RULES: Final[dict[str, Rules]] = {
    **dict.fromkeys(("flying", "swimming", "tunneling"), ("SB-R1", *RESISTS)),
    **dict.fromkeys(("resists-flying", "resists-swimming", "resists-tunneling"), RESISTS),
    "aggro": ("SB-Y1",),
    "focus": ("SB-Y3", "SB-Y4", "SB-Y5"),
    "hardshell": ("SB-Y6",),
    "stomp": ("SB-Y8",),
    "venom": ("SB-Y9",),
    "bounty": ("SB-Y2", "SB-Y10"),
    "plink": ("SB-Y7", "SB-Y10"),
}

TRIGGER_RULES: Final[dict[str, Rules]] = {
    "played": ("SB-P16", "SB-P3"),
    "splat": ("SB-C10",),
    "attacks": ("SB-K1",),
    "blocks": ("SB-K2",),
    "blocked": ("SB-K2", "SB-K3"),
    "hits": ("SB-K5",),
    "wounds": ("SB-K4", "SB-K5"),
    "devotes": ("SB-V1", "SB-V2"),
    "placed": ("SB-B6",),
    "equipped": ("SB-C3",),
    "enters": ("SB-P16",),
    "hurt": ("SB-C9",),
    "action-played": ("SB-P16",),
    "turn-begins": ("SB-N1",),
    "turn-ends": ("SB-N4",),
    "damaged": ("SB-C9",),
    "draws": ("SB-N1",),
}


def rules_about(kind: str, keywords: Sequence[str], triggers: Sequence[str]) -> list[str]:
    """The ids of the rules, those of its keywords first."""
    found = [
        *(rule for keyword in keywords for rule in KEYWORD_RULES[keyword]),
        *(rule for trigger in triggers for rule in TRIGGER_RULES[trigger]),
        *KIND_RULES[kind],
    ]
    return list(dict.fromkeys(found))
