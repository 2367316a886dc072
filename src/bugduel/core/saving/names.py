"""What names in data stand for: the cards and programs of one game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bugduel.core.errors import BadData, Path
from bugduel.core.reading.fields import MOST_ITEMS, Fields
from bugduel.core.reading.messages import unknown


class Pool(Protocol):
    """The cards that a game knows, by kind; their kinds, and the programs of their abilities, by name."""

    @property
    def cards(self) -> Sequence[Any]: ...
    @property
    def kinds(self) -> Mapping[str, int]: ...
    @property
    def programs(self) -> Mapping[str, Any]: ...


class Only(NamedTuple):
    """Which cards fit a place, and what is wrong with one that does not: "Ambush" `reason`."""

    fits: Callable[[Any], bool]
    reason: str


class Names:
    """Reads names as the cards and programs of one pool. `programs` are those of no card; `spelt` gives a name as it is
    printed, where people may write it otherwise; `refused` are cards that are not for this game, and why.
    """

    def __init__(
        self,
        pool: Pool,
        programs: Sequence[Mapping[str, Any]] = (),
        seats: int = 2,
        spelt: Callable[[str], str] | None = None,
        refused: Mapping[str, str] | None = None,
    ) -> None:
        self.pool: Any = pool  # of whichever game
        self.cards = pool.cards
        self.kinds = pool.kinds
        self.seats = seats
        self._programs = (*programs, pool.programs)
        self._refused = refused or {}
        self._spelt = spelt

    def kind(self, text: str, path: Path, only: Only | None = None) -> int:
        """The kind of the card that a text names."""
        kind = self.kinds.get(text if self._spelt is None else self._spelt(text), -1)
        if kind < 0 and text in self._refused:
            raise BadData(f'"{text}" {self._refused[text]}', path)
        if kind < 0:
            raise BadData(f"there is no card {unknown(text, list(self.kinds))}", path)
        if only is not None and not only.fits(self.cards[kind]):
            raise BadData(f"{self.cards[kind].name} {only.reason}", path)
        return kind

    def kind_in(self, fields: Fields, name: str, only: Only | None = None) -> int:
        return self.kind(fields.text(name), (*fields.path, name), only)

    def card_in(self, fields: Fields, name: str, only: Only | None = None) -> Any:
        return self.cards[self.kind_in(fields, name, only)]

    def kinds_in(
        self,
        fields: Fields,
        name: str,
        only: Only | None = None,
        default: Sequence[object] | None = None,
        most: int = MOST_ITEMS,
    ) -> list[int]:
        texts = fields.texts(name, default, most)
        return [self.kind(text, (*fields.path, name, number), only) for number, text in enumerate(texts)]

    def names(self, kinds: Sequence[int]) -> list[str]:
        """The way back: what cards are called."""
        cards = self.cards
        return [cards[kind].name for kind in kinds]

    def program_in(self, fields: Fields, name: str) -> Any:
        text = fields.text(name)
        for programs in self._programs:
            if text in programs:
                return programs[text]
        known = [known for programs in self._programs for known in programs]
        raise fields.wrong(f"there is no program {unknown(text, known)}", name)
