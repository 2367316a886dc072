"""What people set for themselves, so that it is the same on every machine."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.refused import Refused
from bugduel.server.store.tables import PEOPLE

MOST_OWN = 100
LARGEST = 16 * 1024  # bytes, all told

Language = Literal["en", "es"]
Theme = Literal["system", "light", "dark", "contrast"]
Volume = Annotated[int, Meta(ge=0, le=100)]
OwnName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9.-]+$")]
OwnValue = bool | Annotated[float, Meta(ge=-1e15, le=1e15)] | Annotated[str, Meta(max_length=200)] | None


class Preferences(msgspec.Struct, omit_defaults=True):
    """What is not set is left to the client. `own` is what only the client knows the meaning of."""

    language: Language | None = None
    sounds: bool | None = None
    volume: Volume | None = None
    animations: bool | None = None
    theme: Theme | None = None
    own: dict[OwnName, OwnValue] = {}


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What is named is set, and with null no longer set; so it is in `own`, name by name."""

    language: Language | UnsetType | None = UNSET
    sounds: bool | UnsetType | None = UNSET
    volume: Volume | UnsetType | None = UNSET
    animations: bool | UnsetType | None = UNSET
    theme: Theme | UnsetType | None = UNSET
    own: Annotated[dict[OwnName, OwnValue], Meta(max_length=MOST_OWN)] | UnsetType = UNSET


async def preferences_of(connection: AsyncConnection, person: str) -> Preferences:
    text = (await connection.execute(select(PEOPLE.c.settings).where(PEOPLE.c.id == person))).scalar()
    return msgspec.json.decode(text or "{}", type=Preferences)


async def change(connection: AsyncConnection, person: str, changes: Changes) -> Preferences:
    """In a transaction, so that two machines that change something at once both do."""
    await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    known = await preferences_of(connection, person)
    named: dict[str, Any] = {
        name: value for name, value in msgspec.structs.asdict(changes).items() if value is not UNSET
    }
    if "own" in named:
        named["own"] = {name: value for name, value in (known.own | named["own"]).items() if value is not None}
    changed = msgspec.structs.replace(known, **named)
    text = msgspec.json.encode(changed).decode()
    if len(changed.own) > MOST_OWN or len(text.encode()) > LARGEST:
        raise Refused(400, "too-many-settings", f"own: at most {MOST_OWN} names, and {LARGEST:,} bytes all told.")
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(settings=text))
    return changed
