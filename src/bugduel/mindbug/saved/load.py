"""A duel read back from what `save` wrote. BadData names the place of what does not fit."""

from bugduel.core.errors import BadData, BadOptions
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.trial import check_playable
from bugduel.core.saving.names import Names
from bugduel.core.saving.resume import check_bottom, check_ids, resume
from bugduel.mindbug.board import EDITIONS, PLAYING
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.program.builtin import BUILTIN
from bugduel.mindbug.program.program import COURSE, FULL_TURN, TURN
from bugduel.mindbug.rules.course import advance
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.saved.fields import DUEL
from bugduel.mindbug.saved.options import full_options, pool_of
from bugduel.mindbug.saved.save import FORMAT


def from_data(data: object) -> Duel:
    """The saved duel, at the choice where it was saved."""
    fields = fields_of(data, "state")
    fields.format("bugduel-state", FORMAT)
    fields.one_of("game", ["mindbug"])
    try:
        options = full_options(fields.inner("options").data)
    except BadOptions as error:
        raise BadData(error.reason, ("state", *error.path)) from None
    duel = new_duel(options)
    DUEL.fill(duel, fields, Names(duel.pool, (COURSE, BUILTIN), duel.players))
    _check_players(duel)
    _check_numbers(duel)
    duel.turn_effects = any(c.bonus or c.gained or c.limits for side in duel.sides for c in side.play)
    _resume(duel)
    return duel


def new_duel(options: dict[str, object]) -> Duel:
    """A table with nothing on it yet."""
    pool = pool_of(options)
    duel = Duel(pool, EDITIONS.index(str(options["edition"])), seating=pool.seating)
    duel.options = options
    duel.open_hands = bool(options.get("open-hands"))
    return duel


def _check_players(duel: Duel) -> None:
    players = duel.players
    if len(duel.sides) != players:
        raise BadData(f"there must be {players}, not {len(duel.sides)}", ("state", "sides"))
    for seat, side in enumerate(duel.sides):
        if any(side.life != duel.sides[member].life for member in duel.seating.team[seat]):
            raise BadData("teammates share their life", ("state", "sides"))
        for creature in side.play:
            creature.seat = seat
        if duel.winner == PLAYING and side.life < 1:
            raise BadData("a player without life, and the game goes on", ("state", "sides"))


def _check_numbers(duel: Duel) -> None:
    """Creatures are numbered as they arrive, and nothing can have happened to one in a turn that is yet to come."""
    creatures = [creature for side in duel.sides for creature in side.play]
    check_ids([creature.id for creature in creatures], duel.arrivals, "creature")
    for creature in creatures:
        if max(creature.arrived, creature.attack_turn, creature.blocked, creature.slew) > duel.turn:
            raise BadData(f"something happened to {creature.card.name} in a later one", ("state", "turn"))


def _resume(duel: Duel) -> None:
    if duel.winner != PLAYING:
        check_playable(duel, "state")
    else:
        check_bottom(duel.stack, (TURN, FULL_TURN))
        resume(duel, duel.stack, derive, advance)
