"""One player's part of a position of Shard Bugs, in few words."""

from collections.abc import Sequence


def player(
    field: Sequence[object],
    hand: Sequence[str],
    hive: Sequence[object],
    deck: Sequence[str] | None,
    splat: Sequence[str],
    devotion: int,
    avatar: str,
    dust: dict[str, int] | None,
) -> dict[str, object]:
    data: dict[str, object] = {
        "field": [permanent(item) for item in field],
        "hand": list(hand),
        "hive": [permanent(item) for item in hive],
        "splat": list(splat),
        "devotion": devotion,
        "avatar": avatar,
    }
    if deck is not None:
        data["deck"] = list(deck)
    if dust is not None:
        data["dust"] = dust
    return data


def permanent(item: object) -> object:
    if isinstance(item, str):
        for mark in ("exhausted", "dizzy"):
            if item.endswith(f" ({mark})"):
                return {"card": item.removesuffix(f" ({mark})"), mark: True}
    return item
