"""A duel read back from what `save` wrote. BadData names the place of what does not fit."""

from collections import Counter

from bugduel.core.errors import BadData, BadOptions
from bugduel.core.fields import Fields, brief, unknown
from bugduel.core.rng import Rng
from bugduel.mindbug.board import DRAWN, EDITIONS, PLAYING
from bugduel.mindbug.builtin import BUILTIN
from bugduel.mindbug.course import advance
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.layers import derive
from bugduel.mindbug.options import full_options, pool_of
from bugduel.mindbug.pieces import Away, Creature, Frame, Side, TurnAbility
from bugduel.mindbug.pool import Pool
from bugduel.mindbug.program import COURSE, FULL_TURN, TURN, Program
from bugduel.mindbug.save import FORMAT


def from_data(data: object) -> Duel:
    """The saved duel, at the choice where it was saved."""
    fields = Fields(data, "state")
    if fields.data.get("bugduel-state") != FORMAT:
        given = brief(fields.data.get("bugduel-state"))
        raise BadData(f"state: saved in format {given}; this Bugduel reads format {FORMAT}")
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
    duel.unused = read.kinds(fields, "unused")
    duel.revealed = read.kinds(fields, "revealed")
    duel.doubles = read.kinds(fields, "doubles")
    duel.away = [read.away(away) for away in fields.inners("away")]
    duel.power_deck = read.kinds(fields, "power-deck")
    duel.market = read.kinds(fields, "market")
    duel.power_discard = read.kinds(fields, "power-discard")
    shown = fields.text("shown")
    duel.shown = read.kind(shown, "state.shown") if shown else -1
    duel.active = fields.whole("active", None, 0, 1)
    duel.turn = fields.whole("turn")
    duel.actions_left = fields.whole("actions-left")
    duel.extra_turns = fields.wholes("extra-turns")
    if not set(duel.extra_turns) <= {0, 1}:
        raise BadData("state.extra-turns: must be seats, 0 or 1")
    duel.follower = fields.whole("follower", None, 0, 1)
    duel.entered = fields.whole("entered")
    duel.arrivals = fields.whole("arrivals", None, 0, 4094)
    duel.turn_abilities = [read.turn_ability(given) for given in fields.inners("turn-abilities")]
    duel.winner = fields.whole("winner", None, PLAYING, DRAWN)
    duel.stack = [read.frame(frame) for frame in fields.inners("stack")]
    duel.pending = [read.frame(frame) for frame in fields.inners("pending")]
    duel.ask_always = fields.yes_no("ask-always")
    duel.rng = _rng(fields.inner("rng"))
    duel.turn_effects = any(c.bonus or c.gained or c.limits for side in duel.sides for c in side.play)
    _resume(duel)
    return duel


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
    ids = [creature.id for side in duel.sides for creature in side.play]
    if len(set(ids)) < len(ids):
        raise BadData("state.sides: two creatures have one number")
    if duel.winner != PLAYING:
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
    except (AssertionError, IndexError, KeyError, ValueError) as error:
        raise BadData(f"state: its parts do not fit together ({error})") from None


class _Reader:
    """Reads names as the cards of one pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def kind(self, name: str, where: str) -> int:
        if name not in self.pool.kinds:
            raise BadData(f"{where}: there is no card {unknown(name, list(self.pool.kinds))}")
        return self.pool.kinds[name]

    def kinds(self, fields: Fields, name: str) -> list[int]:
        place = fields.place(name)
        return [self.kind(card, f"{place}[{number}]") for number, card in enumerate(fields.texts(name))]

    def side(self, fields: Fields, seat: int) -> Side:
        side = Side([], [], [], [])
        side.life = fields.whole("life")
        side.mindbugs = fields.whole("mindbugs")
        side.used = fields.whole("used-mindbugs")
        side.energy = fields.whole("energy")
        side.hand = sorted(self.kinds(fields, "hand"))
        side.known = sorted(self.kinds(fields, "known"))
        side.draw = self.kinds(fields, "draw")
        side.discard = self.kinds(fields, "discard")
        side.play = [self.creature(creature, seat) for creature in fields.inners("play")]
        side.open = sorted(self.kinds(fields, "open"))
        if Counter(side.known) - Counter(side.hand):
            raise BadData(f"{fields.place('known')}: a card that is not in the hand")
        if Counter(side.open) - Counter(side.known):
            raise BadData(f"{fields.place('open')}: a card that is not known")
        return side

    def creature(self, fields: Fields, seat: int) -> Creature:
        card = self.pool.cards[self.kind(fields.text("card"), fields.place("card"))]
        creature = Creature(card, fields.whole("creature", None, 1, 4095), seat, fields.whole("arrived"))
        creature.base = self.pool.cards[self.kind(fields.text("base"), fields.place("base"))]
        double = fields.text("double")
        creature.double = self.kind(double, fields.place("double")) if double else -1
        creature.face = fields.whole("face", None, 0, len(card.faces))
        creature.octonite = fields.whole("octonite")
        creature.boosts = self.kinds(fields, "boosts")
        creature.acted = fields.yes_no("acted")
        creature.blocked = fields.whole("blocked")
        creature.slew = fields.whole("slew")
        creature.exhausted = fields.yes_no("exhausted")
        creature.attack_turn = fields.whole("attack-turn")
        creature.attacks = fields.whole("attacks")
        creature.bonus = fields.whole("bonus", None, -999, 999)
        creature.gained = fields.whole("gained")
        creature.limits = fields.whole("limits")
        return creature

    def program(self, fields: Fields) -> Program:
        name = fields.text("program")
        program = COURSE.get(name) or BUILTIN.get(name) or self.pool.programs.get(name)
        if program is None:
            known = [*COURSE, *self.pool.programs]
            raise BadData(f"{fields.place('program')}: there is no program {unknown(name, known)}")
        return program

    def away(self, fields: Fields) -> Away:
        kind = self.kind(fields.text("card"), fields.place("card"))
        return Away(kind, fields.whole("seat", None, 0, 1), fields.whole("source", None, 0, 4095))

    def turn_ability(self, fields: Fields) -> TurnAbility:
        program = self.program(fields)
        place = fields.whole("place", None, 0, len(program.steps) - 1)
        if program.steps[place].static is None:
            raise BadData(f"{fields.place('place')}: there is no ability for a turn")
        return TurnAbility(program, place, fields.whole("seat", None, 0, 1), fields.whole("source", None, 0, 4095))

    def frame(self, fields: Fields) -> Frame:
        program = self.program(fields)
        card = fields.text("card")
        kind = self.kind(card, fields.place("card")) if card else -1
        frame = Frame(program, fields.whole("seat", None, 0, 1), fields.whole("source", None, 0, 4095), kind)
        frame.place = fields.whole("place", None, 0, len(program.steps))
        frame.target = fields.whole("target", None, 0, 4095)
        frame.done = fields.yes_no("done")
        frame.moved = fields.whole("moved", None, 0, 99)
        frame.had = fields.whole("had")
        frame.repeats = fields.whole("repeats", None, 0, 99)
        frame.chosen = fields.whole("chosen", None, 0, 99)
        frame.wanted = fields.whole("wanted", None, 0, 9999)
        frame.picks = fields.wholes("picks")
        frame.held = fields.wholes("held")
        frame.waiting = [self.frame(waiting) for waiting in fields.inners("waiting")]
        return frame
