"""What is different between two views of one seat."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from bugduel.core import View
from bugduel.core.seen.view import NO_ZONE, Card, Zone
from bugduel.core.teams import winners
from bugduel.telling.table import HAND, KNOWN

What = Literal["counter", "hand", "leaves", "enters", "moves", "controller", "mark", "unmark", "power", "fact", "wins"]


class Change(Struct, frozen=True, omit_defaults=True):
    """One thing that is otherwise afterwards.

    `name` is which counter, mark or fact, or the zone where a card is afterwards: out of play if it `leaves`, in play
    if it `enters` or `moves` there. `seat` is whose counter, hand or zone it is, who controls the card afterwards, or
    who wins. Counters, powers and facts go from `before` to `after`.
    """

    what: What
    name: str = ""
    seat: int = -1
    card: str = ""
    piece: int = 0
    before: int | str = 0
    after: int | str = 0


def changes(before: View, after: View) -> list[Change]:
    """All changes that screens show, the most important kinds first."""
    found = [*_cards(before, after), *_players(before, after)]
    if before.outcome is None and after.outcome is not None:
        found += [Change("wins", seat=seat) for seat in winners(after.outcome)]
    return found


def _players(before: View, after: View) -> Iterator[Change]:
    for old, new in zip(before.players, after.players, strict=True):
        for name in {**old.counters, **new.counters}:
            first, last = old.counters.get(name, 0), new.counters.get(name, 0)
            if first != last:
                yield Change("counter", name, new.seat, before=first, after=last)
        first, last = old.zone(HAND).size, new.zone(HAND).size
        if first != last:
            yield Change("hand", seat=new.seat, before=first, after=last)


def _cards(before: View, after: View) -> Iterator[Change]:
    """Cards in play, by their numbers."""
    old, new = _in_play(before), _in_play(after)
    gone = [card for piece, (card, _, _) in old.items() if piece not in new]
    arrivals = _arrivals(before, after) if gone else {}
    for card in gone:
        zone, owner = _went(card, arrivals)
        yield Change("leaves", zone, owner, card.name, card.piece)
    for piece, (card, seat, zone) in new.items():
        if piece not in old:
            yield Change("enters", zone, seat, card.name, piece)
            continue
        was, controller, place = old[piece]
        if controller != seat:
            yield Change("controller", "", seat, card.name, piece)
        if place != zone:
            yield Change("moves", zone, seat, card.name, piece)
        yield from _differences(was, card, seat)


def _differences(was: Card, card: Card, seat: int) -> Iterator[Change]:
    """Of one card in play."""
    for mark in card.marks:
        if mark not in was.marks:
            yield Change("mark", mark, seat, card.name, card.piece)
    for mark in was.marks:
        if mark not in card.marks:
            yield Change("unmark", mark, seat, card.name, card.piece)
    if was.power != card.power:
        yield Change("power", "", seat, card.name, card.piece, was.power, card.power)
    for name in {**was.facts, **card.facts}:
        first, last = was.facts.get(name, 0), card.facts.get(name, 0)
        if first != last and isinstance(first, int) and isinstance(last, int):
            yield Change("fact", name, seat, card.name, card.piece, int(first), int(last))


def _in_play(view: View) -> dict[int, tuple[Card, int, str]]:
    """The cards in play that have a number, who controls them, and where they are."""
    return {
        card.piece: (card, player.seat, name)
        for player in view.players
        for name, zone in player.boards().items()
        for card in zone.cards
        if card.piece
    }


def _arrivals(before: View, after: View) -> dict[tuple[str, int], Counter[str]]:
    """Cards that are where they were not, by place."""
    old = _zones(before)
    return {place: _names(zone) - _names(old.get(place, NO_ZONE)) for place, zone in _zones(after).items()}


def _went(card: Card, arrivals: Mapping[tuple[str, int], Counter[str]]) -> tuple[str, int]:
    """The place where a card that left play is now; nowhere if it cannot be seen. One that stood on another card is
    that one again.
    """
    for name in (card.name, str(card.facts.get("base", ""))):
        for place, names in arrivals.items():
            if names[name] > 0:
                names[name] -= 1
                return place
    return "", -1


def _zones(view: View) -> dict[tuple[str, int], Zone]:
    """The places outside play, and whose they are. Hands come last: cards of any name come there from elsewhere."""
    owned = [(name, player.seat, zone) for player in view.players for name, zone in player.zones.items()]
    found = {(name, seat): zone for name, seat, zone in owned if not zone.is_board and name not in (HAND, KNOWN)}
    found |= {(name, -1): zone for name, zone in view.zones.items()}
    return found | {(name, seat): zone for name, seat, zone in owned if name == HAND}


def _names(zone: Zone) -> Counter[str]:
    return Counter(card.name for card in zone.cards)
