"""A draft, as everything above the waist knows it: packs go round, everybody picks a card, and decks come of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from bugduel.core.errors import BadData
from bugduel.core.reading.judged import Flaw

Data = Mapping[str, object]


class Draft(ABC):
    """One draft in progress. Its decks are plain data, as the options of its game take them.

    All seats pick at once: the packs are passed on when everybody has picked. The draft itself knows every pack and
    its saved data tell them; what one seat may know is its `view`.
    """

    seats: int

    @property
    @abstractmethod
    def round(self) -> int:
        """Which of their packs the players pick from, counted from 1; it stays at the last one."""

    @property
    @abstractmethod
    def packs_left(self) -> int:
        """How many packs each player has not opened yet."""

    @property
    @abstractmethod
    def pack_size(self) -> int:
        """How many cards a pack has when it is opened."""

    @abstractmethod
    def passes_to(self, seat: int) -> int:
        """Who gets the pack of a seat next."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Every card is picked."""

    @abstractmethod
    def to_pick(self, seat: int) -> list[str]:
        """The cards in the pack before a seat; none if that seat has picked and waits for others."""

    @abstractmethod
    def pick(self, seat: int, card: str) -> None:
        """Take a card of the pack. IllegalAction if it is not there, and its `allowed` tells what is."""

    @abstractmethod
    def bot_pick(self, seat: int) -> str:
        """The seat takes the card that looks best to it. Returns which."""

    @abstractmethod
    def pool(self, seat: int) -> list[str]:
        """The cards that a seat has picked, in that order."""

    def leaders(self) -> list[str]:
        """The cards that can lead a deck, whatever else is in it; none if decks have no leader."""
        return []

    def leader_of(self, deck: Data) -> str:
        """The card that leads a deck."""
        return ""

    def led_by(self, deck: Data, leader: str) -> dict[str, object]:
        """The same deck with another leader."""
        return dict(deck)

    @abstractmethod
    def deck_for(self, seat: int, leader: str | None = None) -> dict[str, object]:
        """A good deck out of a seat's pool, built by itself."""

    @abstractmethod
    def flaws(self, deck: object, seat: int) -> list[Flaw]:
        """Every reason why a seat cannot play a deck; none if it can. BadData if it has not the form of a deck."""

    def check(self, deck: object, seat: int) -> list[str]:
        """The same in English, whatever the deck is."""
        try:
            return [flaw.text for flaw in self.flaws(deck, seat)]
        except BadData as error:
            return [str(error)]

    @abstractmethod
    def options(self, decks: Sequence[object]) -> dict[str, object]:
        """The options of a game that is played with decks of this draft."""

    @abstractmethod
    def to_data(self) -> dict[str, object]:
        """The draft as plain data, to be resumed later."""

    @classmethod
    @abstractmethod
    def from_data(cls, data: Data) -> "Draft":
        """A draft saved by `to_data`. BadData says what is wrong with it."""

    def waiting(self) -> list[int]:
        """The seats that have still to pick before the packs are passed on."""
        return [seat for seat in range(self.seats) if self.to_pick(seat)]

    def view(self, seat: int) -> Mapping[str, object]:
        """All that one player may know: their own pack and pool, and how far the others are."""
        return {
            "seat": seat,
            "seats": self.seats,
            "round": self.round,
            "packs-left": self.packs_left,
            "pack-size": self.pack_size,
            "passes-to": self.passes_to(seat),
            "pack": self.to_pick(seat),
            "pool": self.pool(seat),
            "waiting": self.waiting(),
            "over": self.is_over,
        }
