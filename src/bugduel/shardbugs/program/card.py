"""What is printed on cards, as the engine reads it: figures, passive abilities, programs."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import CardFilter, Filter, Gift, Program, Test

SEEN_BY_AMOUNT: Final = {
    o.OF_HAND: o.HANDS_SEEN,
    o.OF_ENEMY_HAND: o.HANDS_SEEN,
    o.OF_DEVOTION: o.DEVOTION_SEEN,
    o.OF_SPLAT_ZONE: o.PILES_SEEN,
}


@mypyc_attr(acyclic=True)
class Static:
    """A passive ability while its condition holds."""

    def __init__(self, filter: Filter, test: Test | None = None) -> None:
        self.filter = filter
        self.test = test
        self.gift: Gift | None = None
        self.more_blocks: i64 = 0
        self.limits_blockers = False
        self.blockers: Filter | None = None  # none at all, if it limits them and names none
        self.cards: CardFilter | None = None  # whose cost it changes
        self.less: i64 = 0
        self.for_enemies = False

    def looks_at(self) -> int:
        """What it looks at besides which permanents there are and what they are."""
        found = o.STATES_SEEN if self.filter.sees_state() else 0
        if self.gift is not None:
            for amount in (self.gift.atk, self.gift.defence, self.gift.dev):
                if amount.op == o.OF_CARDS:
                    found |= o.HANDS_SEEN | o.PILES_SEEN
                elif amount.op == o.OF_DEF:
                    found |= o.STATES_SEEN
                elif amount.op >= 0:
                    found |= SEEN_BY_AMOUNT.get(amount.op, 0)
                    if amount.filter is not None and amount.filter.sees_state():
                        found |= o.STATES_SEEN
        if self.test is not None:
            if self.test.op == o.IF_CARDS:
                found |= o.PILES_SEEN
                if self.test.cards is not None and self.test.cards.zone == o.HAND:
                    found |= o.HANDS_SEEN
            elif self.test.op in (o.IF_DEVOTION, o.IF_MORE):
                found |= o.DEVOTION_SEEN
            elif self.test.filter is not None and self.test.filter.sees_state():
                found |= o.STATES_SEEN
        return found


@mypyc_attr(acyclic=True)
class Figures:
    """What a permanent is and can do. Permanents that are just what their card says share those of the card."""

    __slots__ = (
        "atk", "blockers", "bounty", "cannot", "defence", "dev", "is_limited", "keywords", "more_blocks", "resists",
        "species", "traits", "types",
    )  # fmt: skip

    def __init__(self) -> None:
        self.types: i64 = 0
        self.species: i64 = 0
        self.atk: i64 = 0
        self.defence: i64 = 0
        self.dev: i64 = 0
        self.keywords: i64 = 0
        self.traits: i64 = 0
        self.resists: i64 = 0
        self.bounty = 0  # a hexadecimal digit for each that it has
        self.cannot: i64 = 0
        self.more_blocks: i64 = 0
        self.is_limited = False  # only `blockers` can block it
        self.blockers: Filter | None = None

    def copy(self) -> "Figures":
        twin = Figures()
        twin.types = self.types
        twin.species = self.species
        twin.atk = self.atk
        twin.defence = self.defence
        twin.dev = self.dev
        twin.keywords = self.keywords
        twin.traits = self.traits
        twin.resists = self.resists
        twin.bounty = self.bounty
        twin.cannot = self.cannot
        twin.more_blocks = self.more_blocks
        twin.is_limited = self.is_limited
        twin.blockers = self.blockers
        return twin


@mypyc_attr(acyclic=True)
class Card:
    """What is printed on a card."""

    def __init__(self, kind: int = -1, name: str = "") -> None:
        self.kind: i64 = kind
        self.name = name
        self.type: i64 = 0
        self.rarity: i64 = 0
        self.neutral: i64 = 0
        self.shards: i64 = 0
        self.dust: i64 = 0  # of its shards, and its alliance
        self.cost: i64 = 0
        self.atk: i64 = 0
        self.defence: i64 = 0
        self.dev: i64 = 0
        self.species: i64 = 0
        self.classes: i64 = 0
        self.traits: i64 = 0
        self.resists: i64 = 0
        self.keywords: i64 = 0
        self.bounty = 0
        self.plink: i64 = 0
        self.subtype: i64 = 0
        self.quick = False
        self.is_token = False
        self.alliance: i64 = 0
        self.can_equip = False
        self.equip_neutral: i64 = 0
        self.equip_shards: i64 = 0
        self.equip_dust: i64 = 0
        self.fits_any = True
        self.fit_species: i64 = 0
        self.fit_classes: i64 = 0
        self.fit_traits: i64 = 0
        self.fit_alliances: i64 = 0
        self.fit_names: list[str] = []
        self.events = 0  # bits of the events that its triggered abilities wait for
        self.triggers: list[list[Program]] = []
        self.activated: list[Program] = []
        self.has_quick = False  # an ability of quick speed
        self.has_dust = False  # an activated dust ability
        self.gives_dust = False  # one that can be used while a cost is paid
        self.statics: list[Static] = []
        self.action: Program | None = None
        self.figures = Figures()  # of a permanent that is just what this card says

    def print_figures(self) -> None:
        """To be called once all else is set."""
        figures = self.figures
        figures.types = self.type
        figures.species = self.species
        figures.atk = self.atk
        figures.defence = self.defence
        figures.dev = self.dev
        figures.keywords = self.keywords
        figures.traits = self.traits
        figures.resists = self.resists | o.NATURAL[self.traits]  # SB-R1
        figures.bounty = self.bounty
