"""The protocol: its schema is made from the Structs, and its page names everything in it."""

import json
import re
from pathlib import Path

from typer.testing import CliRunner

from bugduel.server.protocol.schema import schema

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def messages():
    found = schema()
    for side in ("ToReader", "FromReader"):
        for one in found["$defs"][side]["anyOf"]:
            yield found["$defs"][one["$ref"].rpartition("/")[2]]


def test_the_page_names_every_message_and_field():
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    for message in messages():
        assert set(message["properties"]["type"]["enum"]) <= named
        missing = set(message["properties"]) - named - {"type"}
        assert not missing, f"{message['title']}: {missing}"


def test_messages_from_clients_take_no_other_fields():
    for one in schema()["$defs"]["FromReader"]["anyOf"]:
        assert schema()["$defs"][one["$ref"].rpartition("/")[2]]["additionalProperties"] is False


def test_the_command_prints_it():
    from bugduel.terminal.main import app

    printed = CliRunner().invoke(app, ["schema", "--server"])
    assert json.loads(printed.output) == schema()
