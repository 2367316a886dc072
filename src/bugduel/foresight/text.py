"""Forecasts and powers in words: one or two plain sentences.

Which counters, marks and facts are worth a sentence is up to the game: those that have a message,
`GAME-foreseen-counter-NAME` and so on. A game can also name the ways into, in and out of play by the zone they lead to
(`GAME-foreseen-leaves-ZONE`).
"""

from collections.abc import Iterator, Sequence

from bugduel.core import View
from bugduel.core.seen.explained import Part
from bugduel.foresight.changes import Change
from bugduel.foresight.foresee import Foresight
from bugduel.telling.speaker import sentence
from bugduel.telling.table import HAND
from bugduel.telling.teller import Args, Teller

WITH_SEAT = ("enters", "moves", "controller")  # it matters for whom this happens
OF_THE_TURN = ("power", "fact", "hand")  # differ in every turn, whatever is chosen


def sure_text(teller: Teller, foresight: Foresight, table: View) -> str:
    """What surely happens; empty if that is nothing to speak of. `table` is the view before the choice."""
    return _text(teller, _worth_telling(foresight), table)


def conditional_text(teller: Teller, foresight: Foresight, table: View) -> str:
    """What also happens if everybody lets it, marked as such."""
    if foresight.if_allowed is None:
        return ""
    more = [change for change in _worth_telling(foresight.if_allowed) if change not in foresight.changes]
    text = _text(teller, more, table)
    return teller.shared("foreseen-if-allowed", text=text) if text else ""


def power_text(teller: Teller, card: str, power: str, parts: Sequence[Part]) -> str:
    """What a power is made of."""
    if not parts:
        return ""
    told = [
        teller.shared(f"power-{part.why}", amount=part.amount, card=teller.title(part.card), named=_yes(part.card))
        for part in parts
    ]
    return teller.shared("power", card=teller.title(card), power=power, parts=", ".join(told))


def _worth_telling(foresight: Foresight) -> list[Change]:
    if any("turn" in event for event in foresight.events):
        return [change for change in foresight.changes if change.what not in OF_THE_TURN]
    return foresight.changes


def _text(teller: Teller, found: Sequence[Change], table: View) -> str:
    return " ".join(sentence(text) for text in _sentences(teller, found, table))


def _sentences(teller: Teller, found: Sequence[Change], table: View) -> Iterator[str]:
    """What decides games comes first and what a choice says by itself last: where room is short, the rest is cut."""
    winners = [change.seat for change in found if change.what == "wins"]
    if winners:
        yield teller.shared("foreseen-wins", **_who(teller, winners[0]))
    yield from _together(teller, [change for change in found if change.what == "leaves"], table)
    yield from _together(teller, [change for change in found if change.what == "controller"], table)
    for change in found:
        if change.what == "counter" and _is_told(teller, change):
            yield teller.of_game(f"foreseen-counter-{change.name}", **_figures(teller, change))
    yield from _together(teller, [change for change in found if change.what == "mark"], table)
    for changes in _alike(found, teller, table):
        change = changes[0]
        label = teller.times(_label(teller, change, table), len(changes))
        if change.what == "power":
            yield teller.shared("foreseen-power", card=label, **_figures(teller, change))
        elif change.what == "fact" and teller.has(f"foreseen-fact-{change.name}"):
            yield teller.of_game(f"foreseen-fact-{change.name}", card=label, **_figures(teller, change))
        elif change.what == "hand" and (change.seat != teller.me or _grows(change)):  # cards that one plays are no news
            yield teller.shared("foreseen-hand", **_figures(teller, change))
    yield from _together(teller, [change for change in found if change.what in ("enters", "moves")], table)


def _alike(found: Sequence[Change], teller: Teller, table: View) -> list[list[Change]]:
    """Each change once, with the same changes of other cards that are called the same."""
    groups: dict[tuple[object, ...], list[Change]] = {}
    for change in found:
        key = (change.what, change.name, change.seat, change.before, change.after, _label(teller, change, table))
        groups.setdefault(key, []).append(change)
    return list(groups.values())


def _together(teller: Teller, found: Sequence[Change], table: View) -> Iterator[str]:
    """One sentence for all cards to which the same happens."""
    groups: dict[tuple[str, str, int], list[str]] = {}
    for change in found:
        seat = change.seat if change.what in WITH_SEAT or change.name == HAND else -1
        groups.setdefault((change.what, change.name, seat), []).append(_label(teller, change, table))
    for (what, name, seat), labels in groups.items():
        args = {"cards": teller.listed(teller.counted(labels)), "count": len(labels), **_who(teller, seat)}
        message = f"foreseen-{what}-{name}" if name else f"foreseen-{what}"
        if name and teller.has(message):
            yield teller.of_game(message, **args)
        elif what not in ("mark", "moves"):
            yield teller.shared(f"foreseen-{what}", **args)


def _label(teller: Teller, change: Change, table: View) -> str:
    return teller.label(change.piece, table) or teller.title(change.card)


def _is_told(teller: Teller, change: Change) -> bool:
    """Teammates who share a counter are told of once."""
    if not teller.has(f"foreseen-counter-{change.name}"):
        return False
    is_shared = teller.has_teams and teller.has(f"team-counter-{change.name}")
    return not is_shared or change.seat == list(teller.teams).index(teller.teams[change.seat])


def _figures(teller: Teller, change: Change) -> Args:
    args: Args = {"before": change.before, "after": change.after}
    if isinstance(change.before, int) and isinstance(change.after, int):
        args["amount"] = abs(change.after - change.before)
        args["way"] = "up" if change.after > change.before else "down"
    return args | _who(teller, change.seat)


def _grows(change: Change) -> bool:
    return isinstance(change.before, int) and isinstance(change.after, int) and change.after > change.before


def _who(teller: Teller, seat: int) -> Args:
    args: Args = {"who": "none", "name": "", "teams": "yes" if teller.has_teams else "no", "team": ""}
    if seat >= 0:
        args |= {"who": "me" if seat == teller.me else "other", "name": teller.seat(seat), "team": teller.team(seat)}
    return args


def _yes(text: str) -> str:
    return "yes" if text else "no"
