"""The messages as JSON Schema, made from the Structs: clients generate their types from it."""

from typing import Any

from msgspec.json import schema_components

from bugduel.server.protocol.from_readers import FromReader
from bugduel.server.protocol.to_readers import PROTOCOL, ToReader


def schema() -> dict[str, Any]:
    """`ToReader` is what the server sends, `FromReader` what it takes."""
    (to, taken), components = schema_components([ToReader, FromReader], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages of Bugduel's server, protocol {PROTOCOL}",
        "$defs": {**components, "ToReader": to, "FromReader": taken},
    }
