"""A duel read back from what `save` wrote. BadData names the place of what does not fit."""

from collections import Counter
from collections.abc import Mapping

from bugduel.core.chance.rng import Rng
from bugduel.core.errors import BadData, BadOptions
from bugduel.core.reading.fields import Fields, brief, unknown
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.trial import MISFITS, check_playable, misfit
from bugduel.mindbug.actions import WHAT
from bugduel.mindbug.board import DRAWN, EDITIONS, LAST_ARRIVAL, PLAYING
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.pieces import Away, Creature, Frame, Side, TurnAbility
from bugduel.mindbug.program.builtin import BUILTIN
from bugduel.mindbug.program.lower_parts import LIMITS
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.program.program import COURSE, FULL_TURN, TURN, Program
from bugduel.mindbug.rules.course import LAST_TURN, advance
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.saved.options import full_options, pool_of
from bugduel.mindbug.saved.save import FORMAT

# Which stages a card can have where it is: those that are dealt, double cards, what is in play, Power cards.
DEALT, DOUBLE, IN_PLAY, POWER, ANY = (1,), (2,), (1, 2, 3), (0,), (0, 1, 2, 3)
MOST_CARDS = 50_000  # of a pile
MOST_IN_PLAY = 500  # of a player
MOST_FRAMES = 1000
MOST_COUNTERS = 1_000_000


def from_data(data: object) -> Duel:
    """The saved duel, at the choice where it was saved."""
    fields = fields_of(data, "state")
    fields.format("bugduel-state", FORMAT)
    fields.one_of("game", ["mindbug"])
    try:
        options = full_options(fields.inner("options").data)
    except BadOptions as error:
        raise BadData(f"state: {error}") from None
    duel = Duel(pool_of(options), EDITIONS.index(str(options["edition"])))
    duel.options = options
    read = _Reader(duel.pool)
    duel.sides = [read.side(side, seat) for seat, side in enumerate(fields.inners("sides"))]
    if len(duel.sides) != 2:
        raise BadData(f"state.sides: a duel has 2, not {len(duel.sides)}")
    duel.unused = read.kinds(fields, "unused", DEALT)
    duel.revealed = read.kinds(fields, "revealed", DEALT)
    duel.doubles = read.kinds(fields, "doubles", DOUBLE)
    duel.away = [read.away(away) for away in fields.inners("away", None, MOST_FRAMES)]
    duel.power_deck = read.kinds(fields, "power-deck", POWER)
    duel.market = read.kinds(fields, "market", POWER)
    duel.power_discard = read.kinds(fields, "power-discard", POWER)
    shown = fields.text("shown")
    duel.shown = read.kind(shown, "state.shown", DEALT) if shown else -1
    duel.active = fields.whole("active", None, 0, 1)
    duel.turn = fields.whole("turn", None, 0, LAST_TURN)
    duel.actions_left = fields.whole("actions-left", None, 0, 99)
    duel.extra_turns = fields.wholes("extra-turns", None, LAST_TURN)
    if not set(duel.extra_turns) <= {0, 1}:
        raise BadData("state.extra-turns: must be seats, 0 or 1")
    duel.follower = fields.whole("follower", None, 0, 1)
    duel.entered = fields.whole("entered", None, 0, LAST_ARRIVAL)
    duel.arrivals = fields.whole("arrivals", None, 0, LAST_ARRIVAL)
    duel.turn_abilities = [read.turn_ability(given) for given in fields.inners("turn-abilities", None, MOST_FRAMES)]
    duel.winner = fields.whole("winner", None, PLAYING, DRAWN)
    duel.stack = [read.frame(frame) for frame in fields.inners("stack", None, MOST_FRAMES)]
    duel.pending = [read.effect(frame) for frame in fields.inners("pending", None, MOST_FRAMES)]
    duel.ask_always = fields.yes_no("ask-always")
    duel.rng = _rng(fields.inner("rng"))
    duel.turn_effects = any(c.bonus or c.gained or c.limits for side in duel.sides for c in side.play)
    _resume(duel)
    return duel


def _bits(fields: Fields, name: str, known: Mapping[str, int]) -> int:
    every = 0
    for bit in known.values():
        every |= bit
    bits = fields.whole(name, None, 0, every)
    if bits & ~every:
        raise BadData(f"{fields.place(name)}: {bits} has bits that mean nothing")
    return bits


def _rng(fields: Fields) -> Rng:
    text = fields.text("key")
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise BadData(f"{fields.place('key')}: must be hexadecimal digits, not {brief(text)}") from None
    if len(key) > 64:
        raise BadData(f"{fields.place('key')}: must be at most 64 bytes, not {len(key)}")
    rng = Rng(key)
    rng.taken = fields.whole("taken", None, 0, 1 << 60)
    return rng


def _resume(duel: Duel) -> None:
    """Find the choice again. A stack that stands at none was not written by `save`."""
    _check_numbers(duel)
    if duel.winner != PLAYING:
        check_playable(duel, "state")
        return
    if any(side.life < 1 for side in duel.sides):
        raise BadData("state.sides: a player without life, and the game goes on")
    if not duel.stack or duel.stack[0].program not in (TURN, FULL_TURN):
        raise BadData("state.stack: must begin with a turn")
    top = duel.stack[-1]
    if top.place >= len(top.program.steps) or not top.program.steps[top.place].asks:
        raise BadData(f"state.stack[{len(duel.stack) - 1}]: stands at no choice")
    try:
        derive(duel)
        advance(duel)
    except MISFITS as error:
        raise BadData(misfit("state", error)) from None
    if len(duel.stack) > 1:  # an effect is under way
        check_playable(duel, "state")


def _check_numbers(duel: Duel) -> None:
    """Creatures are numbered as they arrive, and nothing can have happened to one in a turn that is yet to come."""
    creatures = [creature for side in duel.sides for creature in side.play]
    ids = {creature.id for creature in creatures}
    if len(ids) < len(creatures):
        raise BadData("state.sides: two creatures have one number")
    if max(ids, default=0) > duel.arrivals:
        raise BadData("state.arrivals: a creature has a greater number")
    for creature in creatures:
        if max(creature.arrived, creature.attack_turn, creature.blocked, creature.slew) > duel.turn:
            raise BadData(f"state.turn: something happened to {creature.card.name} in a later one")


class _Reader:
    """Reads names as the cards of one pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.known = frozenset(pool.kinds.values())

    def kind(self, name: str, where: str, stages: tuple[int, ...] = ANY) -> int:
        """A card by its name, of one of these stages."""
        kind = self.pool.kinds.get(name, -1)
        if kind < 0:
            raise BadData(f"{where}: there is no card {unknown(name, list(self.pool.kinds))}")
        if self.pool.cards[kind].stage not in stages:
            raise BadData(f"{where}: {name} cannot be here")
        return kind

    def kinds(self, fields: Fields, name: str, stages: tuple[int, ...]) -> list[int]:
        place, names = fields.place(name), fields.texts(name, None, MOST_CARDS)
        return [self.kind(card, f"{place}[{number}]", stages) for number, card in enumerate(names)]

    def side(self, fields: Fields, seat: int) -> Side:
        side = Side([], [], [], [])
        side.life = fields.whole("life", None, 0, MOST_COUNTERS)
        side.mindbugs = fields.whole("mindbugs", None, 0, MOST_COUNTERS)
        side.used = fields.whole("used-mindbugs", None, 0, MOST_COUNTERS)
        side.energy = fields.whole("energy", None, 0, MOST_COUNTERS)
        side.hand = sorted(self.kinds(fields, "hand", DEALT))
        side.known = sorted(self.kinds(fields, "known", DEALT))
        side.draw = self.kinds(fields, "draw", DEALT)
        side.discard = self.kinds(fields, "discard", DEALT)
        side.play = [self.creature(creature, seat) for creature in fields.inners("play", None, MOST_IN_PLAY)]
        side.open = sorted(self.kinds(fields, "open", DEALT))
        if Counter(side.known) - Counter(side.hand):
            raise BadData(f"{fields.place('known')}: a card that is not in the hand")
        if Counter(side.open) - Counter(side.known):
            raise BadData(f"{fields.place('open')}: a card that is not known")
        return side

    def creature(self, fields: Fields, seat: int) -> Creature:
        card = self.pool.cards[self.kind(fields.text("card"), fields.place("card"), IN_PLAY)]
        creature = Creature(card, fields.whole("creature", None, 1, LAST_ARRIVAL), seat, fields.whole("arrived"))
        creature.base = self.pool.cards[self.kind(fields.text("base"), fields.place("base"), DEALT)]
        double = fields.text("double")
        creature.double = self.kind(double, fields.place("double"), DOUBLE) if double else -1
        if (card.stage == 1) != (creature.double < 0) or (card.stage == 1 and card is not creature.base):
            raise BadData(f"{fields.where}: {card.name} is stage {card.stage}, which its base and double do not fit")
        creature.face = fields.whole("face", None, 0, len(card.faces))
        creature.octonite = fields.whole("octonite", None, 0, MOST_COUNTERS)
        creature.boosts = self.kinds(fields, "boosts", DEALT)
        creature.acted = fields.yes_no("acted")
        creature.blocked = fields.whole("blocked")
        creature.slew = fields.whole("slew")
        creature.exhausted = fields.yes_no("exhausted")
        creature.attack_turn = fields.whole("attack-turn")
        creature.attacks = fields.whole("attacks", None, 0, 99)
        creature.bonus = fields.whole("bonus", None, -9999, 9999)
        creature.gained = _bits(fields, "gained", KEYWORDS)
        creature.limits = _bits(fields, "limits", LIMITS)
        if creature.boosts and self.pool.plain:
            raise BadData(f"{fields.place('boosts')}: no card of these sets boosts a creature")
        return creature

    def program(self, fields: Fields) -> Program:
        name = fields.text("program")
        program = COURSE.get(name) or BUILTIN.get(name) or self.pool.programs.get(name)
        if program is None:
            known = [*COURSE, *self.pool.programs]
            raise BadData(f"{fields.place('program')}: there is no program {unknown(name, known)}")
        return program

    def away(self, fields: Fields) -> Away:
        kind = self.kind(fields.text("card"), fields.place("card"), DEALT)
        return Away(kind, fields.whole("seat", None, 0, 1), fields.whole("source", None, 0, LAST_ARRIVAL))

    def turn_ability(self, fields: Fields) -> TurnAbility:
        program = self.program(fields)
        place = fields.whole("place", None, 0, len(program.steps) - 1)
        if program.steps[place].static is None:
            raise BadData(f"{fields.place('place')}: there is no ability for a turn")
        return TurnAbility(
            program, place, fields.whole("seat", None, 0, 1), fields.whole("source", None, 0, LAST_ARRIVAL)
        )

    def frame(self, fields: Fields) -> Frame:
        program = self.program(fields)
        card = fields.text("card")
        kind = self.kind(card, fields.place("card")) if card else -1
        frame = Frame(program, fields.whole("seat", None, 0, 1), fields.whole("source", None, 0, LAST_ARRIVAL), kind)
        frame.place = fields.whole("place", None, 0, len(program.steps))
        frame.target = fields.whole("target", None, 0, LAST_ARRIVAL)
        frame.done = fields.yes_no("done")
        frame.moved = fields.whole("moved", None, 0, 99)
        frame.had = fields.whole("had", None, 0, MOST_COUNTERS)
        frame.repeats = fields.whole("repeats", None, 0, 99)
        frame.chosen = fields.whole("chosen", None, 0, 99)
        frame.wanted = fields.whole("wanted", None, 0, 9999)
        frame.picks = self.picks(fields, "picks")
        frame.held = self.picks(fields, "held")
        frame.waiting = [self.effect(waiting) for waiting in fields.inners("waiting", None, MOST_FRAMES)]
        return frame

    def effect(self, fields: Fields) -> Frame:
        """What waits for its turn is always an effect, of a card or built in."""
        frame = self.frame(fields)
        if not frame.program.is_effect or frame.place or frame.kind < 0:
            raise BadData(f"{fields.where}: must be an effect of a card that has yet to begin")
        return frame

    def picks(self, fields: Fields, name: str) -> list[int]:
        """Creatures by number, cards by place and kind, or faces of dice: what it is depends on the step."""
        found = fields.wholes(name, None, MOST_CARDS)
        for number, pick in enumerate(found):
            if not 0 <= pick < 1 << 16 or (pick > WHAT and pick & WHAT not in self.known):
                raise BadData(f"{fields.place(name)}[{number}]: there is no creature or card {brief(pick)}")
        return found
