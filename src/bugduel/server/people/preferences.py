"""What people set for themselves, and which exercises they have done, so that it is the same on every machine."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.refused import Refused
from bugduel.server.store.tables import PEOPLE

MOST_OWN = 100
LARGEST = 16 * 1024  # bytes of settings, all told
MOST_SOLVED = 1_000  # exercises; there are some hundreds

Language = Literal["en", "es"]
Theme = Literal["system", "light", "dark", "contrast"]
Volume = Annotated[int, Meta(ge=0, le=100)]
OwnName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9.-]+$")]
ExerciseId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
OwnValue = bool | Annotated[float, Meta(ge=-1e15, le=1e15)] | Annotated[str, Meta(max_length=200)] | None


class Preferences(msgspec.Struct, omit_defaults=True):
    """What is not set is left to the client. `own` is what only the client knows the meaning of. `solved` are the
    puzzles and lessons that are done, by their ids.
    """

    language: Language | None = None
    sounds: bool | None = None
    volume: Volume | None = None
    animations: bool | None = None
    theme: Theme | None = None
    own: dict[OwnName, OwnValue] = {}
    solved: list[ExerciseId] = []


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What is named is set, and with null no longer set; so it is in `own`, name by name. `solved` is added to what was
    solved before: two machines that know different ones lose none.
    """

    language: Language | UnsetType | None = UNSET
    sounds: bool | UnsetType | None = UNSET
    volume: Volume | UnsetType | None = UNSET
    animations: bool | UnsetType | None = UNSET
    theme: Theme | UnsetType | None = UNSET
    own: Annotated[dict[OwnName, OwnValue], Meta(max_length=MOST_OWN)] | UnsetType = UNSET
    solved: Annotated[list[ExerciseId], Meta(max_length=MOST_SOLVED)] | UnsetType = UNSET


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
    if "solved" in named:
        named["solved"] = list(dict.fromkeys([*known.solved, *named["solved"]]))
    changed = msgspec.structs.replace(known, **named)
    if len(changed.solved) > MOST_SOLVED:
        raise Refused(400, "too-many-settings", f"solved: at most {MOST_SOLVED:,} exercises.")
    text = msgspec.json.encode(changed).decode()
    if len(changed.own) > MOST_OWN or len(msgspec.json.encode(msgspec.structs.replace(changed, solved=[]))) > LARGEST:
        raise Refused(400, "too-many-settings", f"own: at most {MOST_OWN} names, and {LARGEST:,} bytes all told.")
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(settings=text))
    return changed
