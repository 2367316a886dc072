"""Which moves and events a game has, and which facts, of which type, each of them tells."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.json import schema_components

from bugduel.core.seen.event import Event, Fact
from bugduel.core.seen.move import Move
from bugduel.core.seen.view import View

# The types of facts, as the tables of games name them, and as JSON Schema does.
TYPES: dict[str, dict[str, Any]] = {
    "yes-no": {"type": "boolean"},
    "number": {"type": "integer"},
    "text": {"type": "string"},
    "numbers": {"type": "array", "items": {"type": "integer"}},
    "texts": {"type": "array", "items": {"type": "string"}},
}


@dataclass(frozen=True)
class Shapes:
    """The tables of one game.

    `facts` gives every name one type. `moves` and `events` give each kind the names of its facts, as one text: a `?`
    after a name marks what may be missing; of events a `~` before it marks what only some may know.
    """

    game: str
    facts: Mapping[str, str]
    moves: Mapping[str, str]
    events: Mapping[str, str]
    choices: Iterable[str] = ()
    cards: str = ""  # facts of cards in views
    pending: str = ""  # of what is under way
    decisions: str = ""
    views: str = ""
    zones: Iterable[str] = ()
    counters: Iterable[str] = ()
    marks: Iterable[str] = ()

    # --- checking -----------------------------------------------------------------------------------------------------

    def wrong_with_move(self, move: Move) -> str:
        """What the tables do not say of a move; empty if all is well."""
        if move.kind not in self.moves:
            return f"there is no move {move.kind}"
        return self._wrong(f"move {move.kind}", move.facts, self.moves[move.kind])

    def wrong_with_event(self, event: Event) -> str:
        if event.kind not in self.events:
            return f"there is no event {event.kind}"
        secret = {name.strip("~?") for name in self.events[event.kind].split() if name.startswith("~")}
        open_secrets = set(event.secrets or ()) - secret
        if open_secrets:
            return f"event {event.kind}: {', '.join(sorted(open_secrets))} is nobody's secret"
        return self._wrong(f"event {event.kind}", {**event.facts, **(event.secrets or {})}, self.events[event.kind])

    def wrong_with_view(self, view: View) -> str:
        """Names that the tables do not have, and facts of another type."""
        for found, known, what in (
            ({name for player in view.players for name in player.counters}, self.counters, "counter"),
            ({name for player in view.players for name in player.zones} | set(view.zones), self.zones, "zone"),
            ({mark for card in view.board() for mark in card.marks}, self.marks, "mark"),
            ({view.decision.choice} if view.decision else set(), self.choices, "choice"),
        ):
            strange = found - set(known)
            if strange:
                return f"there is no {what} {', '.join(sorted(strange))}"
        tables = [(view.facts, self.views, "view"), *((card.facts, self.cards, card.name) for card in view.board())]
        tables += [(item.facts, self.pending, item.what) for item in view.resolving]
        if view.decision is not None:
            tables.append((view.decision.facts, self.decisions, view.decision.choice))
        for facts, named, what in tables:
            wrong = self._wrong(what, facts, " ".join(f"{name.rstrip('?')}?" for name in named.split()))
            if wrong:
                return wrong
        return ""

    def _wrong(self, what: str, facts: Mapping[str, Fact], named: str) -> str:
        known = {name.strip("~?"): name.startswith("~") or name.endswith("?") for name in named.split()}
        for name, value in facts.items():
            if name not in known:
                return f"{what} has no {name}"
            if not is_of(value, self.facts[name]):
                return f"{what}: {name} must be {self.facts[name]}, not {value!r}"
        missing = [name for name, is_optional in known.items() if not is_optional and name not in facts]
        return f"{what}: {', '.join(missing)} is missing" if missing else ""

    # --- JSON Schema --------------------------------------------------------------------------------------------------

    def schema(self) -> dict[str, Any]:
        """Views, moves and events of this game as JSON Schema."""
        _, components = schema_components([View], ref_template="#/$defs/{name}")
        views = {"View": self.views, "Card": self.cards, "Pending": self.pending, "Decision": self.decisions}
        for name, facts in views.items():
            optional = " ".join(f"{fact.rstrip('?')}?" for fact in facts.split())
            components[name]["properties"]["facts"] = self._object(optional)
        components["Decision"]["properties"]["choice"] = {"enum": sorted(self.choices)}
        moves = {
            kind: self._kind("move", kind, named, {"action": TYPES["number"]}) for kind, named in self.moves.items()
        }
        events = {kind: self._kind("event", kind, named, {}) for kind, named in self.events.items()}
        defs = {**components, "Move": {"oneOf": list(moves.values())}, "Event": {"oneOf": list(events.values())}}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"What players of {self.game} see",
            "$defs": defs,
        }

    def _kind(self, field_name: str, kind: str, named: str, more: dict[str, Any]) -> dict[str, Any]:
        schema = self._object(named)
        schema["properties"] = {field_name: {"const": kind}, **more, **schema["properties"]}
        schema["required"] = [field_name, *more, *schema["required"]]
        return schema

    def _object(self, named: str) -> dict[str, Any]:
        names = named.split()
        return {
            "type": "object",
            "properties": {name.strip("~?"): TYPES[self.facts[name.strip("~?")]] for name in names},
            "required": [name for name in names if not name.startswith("~") and not name.endswith("?")],
            "additionalProperties": False,
        }


def is_of(value: Fact, kind: str) -> bool:
    if kind == "yes-no":
        return isinstance(value, bool)
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "text":
        return isinstance(value, str)
    inner = int if kind == "numbers" else str
    return isinstance(value, list) and all(isinstance(item, inner) for item in value)
