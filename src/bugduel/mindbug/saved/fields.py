"""What is saved of a duel, class by class: the fields that `save` writes and `load` reads."""

from collections import Counter
from typing import Any

from bugduel.core.lists import NO_INTS
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.messages import brief
from bugduel.core.saving import kinds as field
from bugduel.core.saving.names import Names, Only
from bugduel.core.saving.piece import Field, Piece
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import DRAWN, LAST_ARRIVAL, PLAYING, Board
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.knowledge import NOTHING_KNOWN
from bugduel.mindbug.pieces import Away, Creature, Frame, Side, TurnAbility
from bugduel.mindbug.program.lower_parts import LIMITS
from bugduel.mindbug.rules.effects.turn import LAST_TURN

# Where a card can be depends on its stage; that of a Power card is 0.
DEALT = Only(lambda card: card.stage == 1, "is never dealt")
DOUBLE = Only(lambda card: card.stage == 2, "is not a double card")
POWER = Only(lambda card: card.stage == 0, "is not a Power card")
IN_PLAY = Only(lambda card: card.stage != 0, "is never in play")

MOST_CARDS = 50_000  # of a pile
MOST_IN_PLAY = 500  # of a player
MOST_FRAMES = 1000


class Picks(field.Wholes):
    """Creatures by number, cards by place and kind, or faces of dice: what it is depends on the step."""

    def read(self, fields: Fields, names: Names) -> list[int]:
        found = fields.wholes(self.name, None, MOST_CARDS)
        known = frozenset(names.kinds.values()) if found else frozenset()
        for number, pick in enumerate(found):
            is_card = pick > a.WHAT
            is_nobody = a.seat(pick) >= names.seats
            if pick != pick & a.PICK or is_nobody or (is_card and a.what(pick) not in known):
                raise fields.wrong(f"there is no creature or card {brief(pick)}", self.name, number)
        return found


def _check_creature(creature: Creature, fields: Fields, names: Names) -> None:
    card = creature.card
    fields.whole("face", None, 0, len(card.faces))
    if (card.stage == 1) != (creature.double < 0) or (card.stage == 1 and card is not creature.base):
        raise fields.wrong(f"{card.name} is stage {card.stage}, which its base and double do not fit")
    check_boosts(creature, fields, names)


def check_boosts(creature: Creature, fields: Fields, names: Names) -> None:
    if creature.boosts and names.pool.plain:
        raise fields.wrong("no card of these sets boosts a creature", "boosts")


CREATURE = Piece(
    Creature,
    (
        field.Card("card", IN_PLAY),
        field.Card("base", DEALT),
        field.KindOrNone("double", DOUBLE),
        field.Whole("face"),
        field.Whole("octonite"),
        field.Cards("boosts", DEALT, MOST_CARDS),
        field.Flag("acted"),
        field.Whole("blocked"),
        field.Whole("slew"),
        field.Whole("creature", 1, LAST_ARRIVAL, "id"),
        field.Whole("arrived"),
        field.Flag("exhausted"),
        field.Whole("attack-turn"),
        field.Whole("attacks", 0, 99),
        field.Whole("bonus", -9999, 9999),
        field.Bits("gained", KEYWORDS),
        field.Bits("limits", LIMITS),
    ),
    made_with_first=True,
    derived=("seat", "power", "keywords", "active_keywords", "cannot", "dice"),
    checks=(_check_creature,),
)


class Knowledge(Field):
    """What others know of a hand: for each who knows anything (a spectator is -1) the cards."""

    def written(self, value: list[list[int]], names: Names) -> Any:
        viewers = [(viewer if viewer < names.seats else -1, kinds) for viewer, kinds in enumerate(value) if kinds]
        return [{"viewer": viewer, "cards": names.names(kinds)} for viewer, kinds in viewers]

    def read(self, fields: Fields, names: Names) -> Any:
        known: list[list[int]] = [NO_INTS] * (names.seats + 1)
        for inner in fields.inners(self.name, None, names.seats + 1):
            viewer = inner.whole("viewer", None, -1, names.seats - 1)
            known[viewer] = sorted(names.kinds_in(inner, "cards", DEALT, None, MOST_CARDS))
        return known if any(known) else NOTHING_KNOWN


def _check_side(side: Side, fields: Fields, names: Names) -> None:
    for known in side.known:
        check_known(side, known, fields)


def check_known(side: Side, known: list[int], fields: Fields) -> None:
    if Counter(known) - Counter(side.hand):
        raise fields.wrong("a card that is not in the hand", "known")


SIDE = Piece(
    lambda: Side([], [], [], []),
    (
        field.Whole("life"),
        field.Whole("mindbugs"),
        field.Whole("used-mindbugs", attribute="used"),
        field.Whole("energy"),
        field.Hand("hand", DEALT, MOST_CARDS),
        Knowledge("known"),
        field.Cards("draw", DEALT, MOST_CARDS),
        field.Cards("discard", DEALT, MOST_CARDS),
        field.Many("play", lambda: CREATURE, MOST_IN_PLAY),
    ),
    derived=("bars", "unplayable", "too_strong", "rerolls"),
    checks=(_check_side,),
)

AWAY = Piece(Away, (field.Kind("card", DEALT, "kind"), field.Seat("seat"), field.Whole("source", 0, LAST_ARRIVAL)))


def _check_turn_ability(given: TurnAbility, fields: Fields, names: Names) -> None:
    place = fields.whole("place", None, 0, len(given.program.steps) - 1)
    if given.program.steps[place].static is None:
        raise fields.wrong("there is no ability for a turn", "place")


TURN_ABILITY = Piece(
    TurnAbility,
    (field.Program("program"), field.Whole("place"), field.Seat("seat"), field.Whole("source", 0, LAST_ARRIVAL)),
    checks=(_check_turn_ability,),
)


def _check_frame(frame: Frame, fields: Fields, names: Names) -> None:
    fields.whole("place", None, 0, len(frame.program.steps))


def _check_effect(frame: Frame, fields: Fields, names: Names) -> None:
    """What waits for its turn is always an effect, of a card or built in."""
    if not frame.program.is_effect or frame.place or frame.kind < 0:
        raise fields.wrong("must be an effect of a card that has yet to begin")


FRAME: Piece[Frame] = Piece(
    Frame,
    (
        field.Program("program"),
        field.Whole("place"),
        field.Seat("seat"),
        field.Seat("rival", or_nobody=True),
        field.Whole("source", 0, LAST_ARRIVAL),
        field.KindOrNone("card", attribute="kind"),
        field.Whole("target", 0, LAST_ARRIVAL),
        field.Flag("done"),
        field.Whole("moved", 0, 99),
        field.Whole("had"),
        field.Whole("repeats", 0, 99),
        field.Whole("chosen", 0, 99),
        field.Whole("wanted", 0, 9999),
        Picks("picks"),
        Picks("held"),
        field.Many("waiting", lambda: EFFECT, MOST_FRAMES),
    ),
    checks=(_check_frame,),
)
EFFECT: Piece[Frame] = FRAME.checked(_check_effect)

DUEL = Piece(
    Board,
    (
        field.Many("sides", lambda: SIDE),
        field.Cards("unused", DEALT, MOST_CARDS),
        field.Cards("revealed", DEALT, MOST_CARDS),
        field.Cards("doubles", DOUBLE, MOST_CARDS),
        field.Many("away", lambda: AWAY, MOST_FRAMES),
        field.Cards("power-deck", POWER, MOST_CARDS),
        field.Cards("market", POWER, MOST_CARDS),
        field.Cards("power-discard", POWER, MOST_CARDS),
        field.KindOrNone("shown", DEALT),
        field.Whole("ply"),
        field.Seat("active"),
        field.Whole("turn", 0, LAST_TURN),
        field.Whole("actions-left", 0, 99),
        field.Seats("extra-turns", LAST_TURN),
        field.Seat("follower"),
        field.Whole("entered", 0, LAST_ARRIVAL),
        field.Whole("arrivals", 0, LAST_ARRIVAL),
        field.Many("turn-abilities", lambda: TURN_ABILITY, MOST_FRAMES),
        field.Whole("winner", PLAYING, DRAWN),
        field.Many("stack", lambda: FRAME, MOST_FRAMES),
        field.Many("pending", lambda: EFFECT, MOST_FRAMES),
        field.Flag("ask-always"),
        field.Chance("rng"),
    ),
    derived=(
        "pool", "seating", "players", "edition", "options", "open_hands", "turn_effects", "stale", "is_changed",
        "looks_at_turn", "looks_afar", "hands_freed", "asked", "choices", "answers_are_public",
    ),
)  # fmt: skip
