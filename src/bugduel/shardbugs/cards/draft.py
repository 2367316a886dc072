"""The draft of Shard Bugs: four packs a player, passed left, right, left, right (SB-F1, SB-F3)."""

from collections import Counter
from collections.abc import Sequence

from bugduel.core.chance.rng import Rng, seeded
from bugduel.core.draft import Draft
from bugduel.core.errors import BadData, BadOptions, IllegalAction
from bugduel.core.game import Data
from bugduel.core.reading.fields import texts_of
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.judged import Flaw
from bugduel.core.reading.messages import short
from bugduel.shardbugs.cards.build import best_pick, build_from
from bugduel.shardbugs.cards.catalogue import AVATARS, DECK_CARDS, SET, name_of
from bugduel.shardbugs.cards.deck import Deck, deck_from_data, flaws_of
from bugduel.shardbugs.cards.taste import Taste

FORMAT = 1
FEWEST_SEATS, MOST_SEATS = 2, 8
PACKS = 4  # for each player
CARDS_IN_PACK = 12
COMMONS, UNCOMMONS = 7, 3
COSMIC_ONE_IN = 6
MOST_VALUES = MOST_SEATS * PACKS * CARDS_IN_PACK + 100  # of a saved draft


class PackDraft(Draft):
    """The packs are fixed by the seed from the beginning, so the same seed and picks are the same draft."""

    def __init__(self, seats: int, seed: str) -> None:
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise BadOptions(f"a draft has {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
        self.seats = seats
        self.seed = seed
        rng = seeded(seed)
        self._unopened = [[new_pack(rng) for _ in range(seats)] for _ in range(PACKS)]
        self._packs = self._unopened.pop(0)
        self._pools: list[list[str]] = [[] for _ in range(seats)]
        self._picked = [False] * seats
        self._tastes = [Taste(f"{seed} {seat}") for seat in range(seats)]

    @property
    def round(self) -> int:
        return PACKS - len(self._unopened)

    @property
    def packs_left(self) -> int:
        return len(self._unopened)

    @property
    def is_over(self) -> bool:
        return not self._unopened and not any(self._packs)

    @property
    def pack_size(self) -> int:
        return CARDS_IN_PACK

    def passes_to(self, seat: int) -> int:
        return (seat + self._step) % self.seats

    @property
    def _step(self) -> int:
        """To the left, which is the next seat, or with every other pack to the right."""
        return 1 if self.round % 2 else -1

    def to_pick(self, seat: int) -> list[str]:
        self._check_seat(seat)
        return [] if self._picked[seat] else list(self._packs[seat])

    def pick(self, seat: int, card: str) -> None:
        pack = self.to_pick(seat)
        if not pack:
            raise IllegalAction(f"seat {seat} has nothing to pick: {self._why_not()}")
        name = name_of(card)
        if name not in pack:
            raise IllegalAction(f'seat {seat} cannot pick "{short(card)}": it is not in the pack before it', pack)
        self._packs[seat].remove(name)
        self._pools[seat].append(name)
        self._picked[seat] = True
        if all(self._picked):
            self._pass_on()

    def _why_not(self) -> str:
        if self.is_over:
            return "the draft is over"
        return f"it waits for seat {', '.join(map(str, self.waiting()))}"

    def _pass_on(self) -> None:
        """To the neighbours, or a new pack for everybody when all are empty."""
        self._picked = [False] * self.seats
        if any(self._packs):
            self._packs = [self._packs[(seat - self._step) % self.seats] for seat in range(self.seats)]
        elif self._unopened:
            self._packs = self._unopened.pop(0)

    def bot_pick(self, seat: int) -> str:
        pack = self.to_pick(seat)
        card = best_pick(pack, self._pools[seat], self._tastes[seat].of) if pack else ""
        self.pick(seat, card)
        return card

    def pool(self, seat: int) -> list[str]:
        self._check_seat(seat)
        return list(self._pools[seat])

    def leaders(self) -> list[str]:
        return list(AVATARS)

    def leader_of(self, deck: Data) -> str:
        return str(deck.get("avatar", ""))

    def led_by(self, deck: Data, leader: str) -> dict[str, object]:
        return {**deck, "avatar": leader}

    def deck_for(self, seat: int, leader: str | None = None) -> dict[str, object]:
        return build_from(self.pool(seat), leader, CARDS_IN_PACK).to_data()

    def flaws(self, deck: object, seat: int) -> list[Flaw]:
        read = deck_from_data(deck)
        return flaws_of(read, draft=True) + _not_picked(read, Counter(self.pool(seat)))

    def options(self, decks: Sequence[object]) -> dict[str, object]:
        return {"decks": list(decks), "draft": True}

    def to_data(self) -> dict[str, object]:
        """The seed and the picks: they are the draft."""
        return {
            "bugduel-draft": FORMAT,
            "set": SET.id,
            "seats": self.seats,
            "seed": self.seed,
            "picks": [list(pool) for pool in self._pools],
        }

    @classmethod
    def from_data(cls, data: Data) -> "PackDraft":
        fields = fields_of(data, "draft", MOST_VALUES)
        fields.only("bugduel-draft", "set", "seats", "seed", "picks")
        fields.format("bugduel-draft", FORMAT)
        fields.one_of("set", [SET.id])
        draft = cls(fields.whole("seats", None, FEWEST_SEATS, MOST_SEATS), fields.text("seed"))
        picks = [texts_of(picked, ("draft", "picks", seat)) for seat, picked in enumerate(fields.items("picks"))]
        if len(picks) != draft.seats:
            raise fields.wrong(f"must be {draft.seats} lists, one for each seat, not {len(picks)}", "picks")
        for number in range(max(map(len, picks))):
            for seat, picked in enumerate(picks):
                if number < len(picked):
                    draft._pick_again(seat, picked[number], number)
        return draft

    def _pick_again(self, seat: int, card: str, number: int) -> None:
        try:
            self.pick(seat, card)
        except IllegalAction as error:
            raise BadData(str(error), ("draft", "picks", seat, number)) from None

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalAction(f"there is no seat {seat}. Seats: 0 to {self.seats - 1}")


def new_pack(rng: Rng) -> list[str]:
    """7 common, 3 uncommon, 1 rare or cosmic rare, 1 of any rarity; no card twice."""
    pack = _some(rng, "common", COMMONS) + _some(rng, "uncommon", UNCOMMONS)
    pack += _some(rng, "cosmic" if rng.below(COSMIC_ONE_IN) == 0 else "rare", 1)
    others = [name for name in DECK_CARDS if name not in pack]
    return [*pack, others[rng.below(len(others))]]


def _some(rng: Rng, rarity: str, count: int) -> list[str]:
    names = [name for name, card in DECK_CARDS.items() if card.rarity == rarity]
    bag = list(range(len(names)))
    return [names[rng.take(bag)] for _ in range(count)]


def _not_picked(deck: Deck, picked: Counter[str]) -> list[Flaw]:
    """A draft deck is made of the cards that were picked (SB-D5)."""
    return [
        Flaw(
            "not-picked",
            f"{name}: {count} in the deck, {picked[name]} picked",
            name,
            values={"count": count, "picked": picked[name]},
            names={"card": name},
        )
        for name, count in deck.cards.items()
        if name in DECK_CARDS and count > picked[name]
    ]
