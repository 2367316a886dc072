"""A duel as a position that somebody could have written: the way back from `position`."""

from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.knowledge import known_to_any
from bugduel.mindbug.pieces import Creature, Side
from bugduel.mindbug.program.lower_parts import LIMITS
from bugduel.mindbug.program.ops import TURN_ACTION
from bugduel.mindbug.saved.position import position
from bugduel.mindbug.saved.save import to_data


def as_position(duel: Duel) -> dict[str, object] | None:
    """The duel at a turn action, with its creatures numbered anew; None if a position cannot say all of it."""
    if not _can_be_said(duel):
        return None
    data: dict[str, object] = {"game": "mindbug", **duel.options}
    data |= {"active": duel.active, "turn": duel.turn}
    data["players"] = [_side(duel, side) for side in duel.sides]
    zones = {"revealed": duel.revealed, "market": duel.market, "power-discard": duel.power_discard}
    data |= {name: _names(duel, kinds) for name, kinds in zones.items() if kinds}
    if duel.doubles != sorted(duel.doubles):
        data["doubles"] = _names(duel, duel.doubles)
    if duel.extra_turns:
        data["extra-turns"] = duel.extra_turns[:]
    return data if _facts(position(data)) == _facts(duel) else None


def _can_be_said(duel: Duel) -> bool:
    """Whether somebody has a turn action, with nothing under way that a position does not hold."""
    if len(duel.stack) != 1 or duel.asked != duel.active or duel.pending or duel.ask_always:
        return False
    frame = duel.stack[0]
    return frame.place == frame.program.at[TURN_ACTION] and not (duel.turn_abilities or duel.away)


def _facts(duel: Duel) -> dict[str, object]:
    """What of a duel matters from here on but chance, with its creatures numbered as a position numbers them."""
    data = to_data(duel)
    numbers: dict[int, int] = {0: 0}
    for side in duel.sides:
        for creature in side.play:
            numbers[creature.id] = len(numbers)
    for side in data["sides"]:  # type: ignore[attr-defined]
        for creature in side["play"]:
            creature["creature"] = numbers[creature["creature"]]
            creature["arrived"] = creature["arrived"] == duel.turn
            creature["attack-turn"] = creature["attack-turn"] == duel.turn
            creature["attacks"] = creature["attacks"] if creature["attack-turn"] else 0
            creature["blocked"] = creature["blocked"] == duel.turn
            creature["slew"] = creature["slew"] == duel.turn
        side["known"] = [seen for seen in side["known"] if seen["viewer"] >= 0]  # a position tells all of it
    for name in ("unused", "doubles", "power-deck"):
        data[name] = sorted(data[name])  # type: ignore[call-overload]
    for name in ("rng", "arrivals", "ply"):
        del data[name]
    return data


def _side(duel: Duel, side: Side) -> dict[str, object]:
    said: dict[str, object] = {"life": side.life, "mindbugs": side.mindbugs, "used-mindbugs": side.used}
    if side.energy:
        said["energy"] = side.energy
    known = known_to_any(side.known)
    zones = {"hand": side.hand, "known": known, "draw": side.draw[::-1], "discard": side.discard}
    said |= {name: _names(duel, kinds) for name, kinds in zones.items() if kinds}
    if side.play:
        said["play"] = [_creature(duel, creature) for creature in side.play]
    return said


def _creature(duel: Duel, creature: Creature) -> str | dict[str, object]:
    """Just its name if there is no more to say."""
    said: dict[str, object] = {"card": creature.card.name}
    if creature.octonite != creature.card.octonite:
        said["octonite"] = creature.octonite
    if creature.boosts:
        said["boosts"] = _names(duel, creature.boosts)
    if creature.attack_turn == duel.turn:
        said["attacks"] = creature.attacks
    arrived = creature.arrived if creature.arrived == duel.turn else 0
    numbers = {"arrived": arrived, "face": creature.face, "bonus": creature.bonus}
    said |= {name: number for name, number in numbers.items() if number}
    marks = {
        "exhausted": creature.exhausted,
        "acted": creature.acted,
        "blocked": creature.blocked == duel.turn,
        "slew": creature.slew == duel.turn,
    }
    said |= {name: True for name, is_so in marks.items() if is_so}
    for name, known, bits in (("gained", KEYWORDS, creature.gained), ("cannot", LIMITS, creature.limits)):
        if bits:
            said[name] = [word for word, bit in known.items() if bits & bit]
    return creature.card.name if len(said) == 1 else said


def _names(duel: Duel, kinds: list[int]) -> list[str]:
    return [duel.name(kind) for kind in kinds]
