"""Reading views: what clients draw in their own way, and what they look for."""

from msgspec.structs import replace

from bugduel.core import State
from bugduel.core.seen.view import Card, Pending, View

# Zones with a special way of drawing; every other zone is a board or a pile.
HAND = "hand"
KNOWN = "known"
MARKET = "market"


def open_view(state: State) -> View:
    """The view of a finished game with every hand open: of each player what they see themselves."""
    view = state.view(0)
    players = [state.view(seat).players[seat] for seat in range(state.seats())]
    return replace(view, players=players)


def like(view: View, name: str) -> Card | None:
    """A card of this name that lies open anywhere but on the board, so as it is printed."""
    zones = [zone for player in view.players for zone in player.zones.values() if not zone.is_board]
    for zone in [*zones, *view.zones.values()]:
        for card in zone.cards:
            if card.name == name:
                return card
    return None


def threads(view: View) -> list[Pending]:
    """The threads waiting to be resolved, the next first."""
    return [item for item in reversed(view.resolving) if item.number]
