"""What is saved of a game, class by class: the fields that `save` writes and `load` reads.

Permanents and frames leave out what is as it was on a new one: most of them, mostly.
"""

from collections import Counter

from bugduel.core.reading.fields import Fields
from bugduel.core.saving import kinds as field
from bugduel.core.saving.names import Names, Only
from bugduel.core.saving.piece import Field, Piece
from bugduel.shardbugs.board import LAST_ARRIVAL, Board
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.pieces import NO_CHANGES, Changes, Frame, Permanent, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import ANNOUNCE
from bugduel.shardbugs.program.lower_parts import SPECIES_BITS
from bugduel.shardbugs.rules.turn import LAST_TURN
from bugduel.shardbugs.rules.web.threads import LAST_THREAD

AVATAR = Only(lambda card: card.type == o.AVATAR, "is no avatar")
OF_A_DECK = Only(lambda card: not card.is_token and card.type != o.AVATAR, "is no card of a deck")
ON_A_FIELD = Only(lambda card: card.type & (o.BUG | o.ITEM | o.SUPPORT) != 0, "is never on a Field")
IN_A_HIVE = Only(lambda card: card.type == o.BUG, "is never in a Hive")

MOST = 1 << 30  # of numbers that several things are packed into
MOST_CARDS = 3000  # of a zone
MOST_PERMANENTS = LAST_ARRIVAL  # of a zone
MOST_FRAMES = 2000
MOST_DUST = 999
MOST_CHANGE = 9999
MOST_PASSES = 4  # in a row: one for each player


class Dust(Field):
    """How much there is of each dust, by name; what is not named is not there."""

    def written(self, value: list[int], names: Names) -> dict[str, int]:
        return {name: count for name, count in zip(DUSTS, value, strict=True) if count}

    def read(self, fields: Fields, names: Names) -> list[int]:
        dust = fields.inner(self.name)
        dust.only(*DUSTS)
        return [dust.whole(name, 0, 0, MOST_DUST) for name in DUSTS]


# --- permanents -------------------------------------------------------------------------------------------------------

CHANGES = Piece(
    Changes,
    (),
    (
        field.Whole("atk-change", -MOST_CHANGE, MOST_CHANGE, "atk"),
        field.Whole("def-change", -MOST_CHANGE, MOST_CHANGE, "defence"),
        field.Whole("dev-change", -MOST_CHANGE, MOST_CHANGE, "dev"),
        field.Bits("gained", o.KEYWORDS, "keywords"),
        field.Bits("gained-traits", o.TRAITS, "traits"),
        field.Bits("gained-resists", o.TRAITS, "resists"),
        field.Bits("gained-cannot", o.LIMITS, "cannot"),
        field.Whole("gained-bounty", attribute="bounty"),
        field.Flag("also-bug"),
        field.Whole("own-atk"),
        field.Whole("own-def"),
        field.Bits("own-species", SPECIES_BITS),
    ),
)

PERMANENT = Piece(
    Permanent,
    (field.Card("card", ON_A_FIELD), field.Whole("permanent", 1, LAST_ARRIVAL, "id"), field.Seat("owner")),
    (
        field.Whole("since", 0, LAST_TURN),
        field.Flag("exhausted"),
        field.Whole("held"),
        field.Whole("damage"),
        field.Whole("plus"),
        field.Whole("minus"),
        field.Whole("bearer", 0, LAST_ARRIVAL),
        field.Seat("lender", or_nobody=True),
        field.Whole("used", 0, MOST),
        field.Seat("attacking", or_nobody=True),
        field.Flag("blocked"),
        field.Wholes("hit-by", 0, LAST_ARRIVAL),
        field.Beside("changed", CHANGES, NO_CHANGES, "changes"),
    ),
    made_with_first=True,
    derived=("seat", "in_hive", "figures"),
)


def _check_bug(bug: Permanent, fields: Fields, names: Names) -> None:
    names.card_in(fields, "card", IN_A_HIVE)


BUG_IN_HIVE = PERMANENT.checked(_check_bug)

# --- players ----------------------------------------------------------------------------------------------------------


def _check_side(side: Side, fields: Fields, names: Names) -> None:
    check_open(side, fields)
    fields.whole("open-top", None, 0, len(side.top))
    if len(side.bottom_seen) != len(side.bottom):
        raise fields.wrong("must be a 0 or 1 for each card of the bottom", "bottom-seen")


def check_open(side: Side, fields: Fields) -> None:
    if Counter(side.open) - Counter(side.hand):
        raise fields.wrong("a card that is not in the hand", "open")


SIDE = Piece(
    lambda: Side([], [], [0, 0, 0, 0, 0]),
    (
        field.Card("avatar", AVATAR),
        field.Flag("avatar-exhausted"),
        field.Whole("avatar-used", 0, MOST),
        field.Whole("devotion"),
        field.Hand("hand", OF_A_DECK, MOST_CARDS),
        field.Hand("open", OF_A_DECK, MOST_CARDS),
        field.Cards("top", OF_A_DECK, MOST_CARDS),
        field.Whole("open-top"),
        field.Cards("bag", OF_A_DECK, MOST_CARDS),
        field.Cards("bottom", OF_A_DECK, MOST_CARDS),
        field.Wholes("bottom-seen", 0, 1, MOST_CARDS),
        field.Cards("splat", OF_A_DECK, MOST_CARDS),
        field.Many("field", lambda: PERMANENT, MOST_PERMANENTS),
        field.Many("hive", lambda: BUG_IN_HIVE, MOST_PERMANENTS),
        Dust("dust"),
        field.Whole("placed"),
        field.Whole("places"),
        field.Flag("played-from-hive"),
        field.Flag("retreated"),
        field.Flag("drew-empty"),
        field.Flag("out", "is_out"),
        field.Whole("last-turn", 0, LAST_TURN),
        field.Whole("mulligans"),
        field.Whole("quick-least", 0, o.NO_LIMIT),
    ),
    checks=(_check_side,),
)

# --- what is under way ------------------------------------------------------------------------------------------------


class LastValues(Field):
    """ATK, DEF, DEV and cost of a permanent that has left, and which card it was."""

    def __init__(self, name: str, card: str) -> None:
        super().__init__(name)
        self.card = card
        self.names = (name, card)

    def put(self, data: dict[str, object], value: list[int], names: Names) -> None:
        data[self.name] = value[:4]
        data[self.card] = names.cards[value[4]].name

    def read(self, fields: Fields, names: Names) -> list[int]:
        values = fields.wholes(self.name, [])
        if len(values) not in (0, 4):
            raise fields.wrong("must be ATK, DEF, DEV and cost", self.name)
        return [*values, names.kind_in(fields, self.card)] if values else values


def _check_frame(frame: Frame, fields: Fields, names: Names) -> None:
    fields.whole("place", 0, 0, len(frame.program.steps))
    if frame.program is ANNOUNCE and frame.kind < 0:
        raise fields.wrong("must say which card is announced", "card")


def _check_thread(frame: Frame, fields: Fields, names: Names) -> None:
    """What waits for its turn is always an effect."""
    if not frame.program.is_effect:
        raise fields.wrong(f'"{frame.program.name}" is no thread', "program")


FRAME: Piece[Frame] = Piece(
    Frame,
    (field.Program("program"), field.Seat("seat")),
    (
        field.Whole("place"),
        field.Whole("source", 0, LAST_ARRIVAL),
        field.KindOrNone("card", attribute="kind"),
        field.Whole("number", 0, LAST_THREAD + 1),
        field.Program("of"),
        field.Whole("how", 0, 99),
        field.Wholes("targets", 0, MOST),
        field.Wholes("picks", 0, MOST),
        field.Whole("bearer", 0, LAST_ARRIVAL),
        field.Whole("it", 0, LAST_ARRIVAL),
        LastValues("it-last", "it-card"),
        field.Seat("it-seat", or_nobody=True),
        field.Whole("amount", -MOST_CHANGE),
        field.Whole("atk", -MOST_CHANGE),
        field.Whole("def", -MOST_CHANGE, attribute="defence"),
        field.Whole("dev", -MOST_CHANGE),
        field.Whole("cost"),
        field.Whole("plus"),
        field.Flag("gone"),
        field.Flag("started"),
        field.Many("waiting", lambda: THREAD, MOST_FRAMES),
        field.Seat("next"),
        field.Whole("left", 0, MOST_PASSES),
        field.Flag("added"),
    ),
    checks=(_check_frame,),
)
THREAD: Piece[Frame] = FRAME.checked(_check_thread)

# --- the whole game ---------------------------------------------------------------------------------------------------

CONTEST = Piece(
    Board,
    (
        field.Many("sides", lambda: SIDE),
        field.Whole("ply"),
        field.Seat("first"),
        field.Seat("active"),
        field.Whole("turn", 0, LAST_TURN),
        field.Whole("arrivals", 0, LAST_ARRIVAL),
        field.Whole("threads", 0, LAST_THREAD + 1),
        field.Whole("time-left", -1, LAST_TURN),
        field.Seats("winners"),
        field.Many("stack", lambda: FRAME, MOST_FRAMES),
        field.Many("pending", lambda: THREAD, MOST_FRAMES),
        field.Flag("unsettled"),
        field.Seat("played-by", or_nobody=True),
        field.Wholes("blocks", 0, MOST),
        field.Wholes("lures", 0, MOST),
        field.Wholes("strikes", 0, MOST),
        field.Flag("ask-always"),
        field.Chance("rng"),
    ),
    derived=(
        "pool", "options", "is_draft", "time_at", "is_over", "stale", "discounts", "discounts_of", "asked", "choices",
        "answers_are_public",
    ),
)  # fmt: skip
