"""What may be taken back without asking anybody: one's own last choice, while nobody has learnt anything from it."""

from collections import Counter

from bugduel.core import SPECTATOR, State
from bugduel.core.seen.view import View, Zone
from bugduel.server.play.open_game import OpenGame

NOTHING = -1


def last_choice(game: OpenGame, seat: int) -> int:
    """How many actions would stand without this seat's last choice and all that followed; NOTHING if it made none."""
    for number in range(len(game.actors) - 1, -1, -1):
        if game.actors[number] == seat:
            return number if number >= game.base else NOTHING
    return NOTHING


def is_free(game: OpenGame, seat: int) -> bool:
    """Whether this seat chose last, nothing was decided by chance, and nobody saw a card they did not see before."""
    kept = last_choice(game, seat)
    if kept == NOTHING or kept != len(game.actions) - 1:
        return False
    before, now = game.before(kept), game.state
    model = now.search_model()
    if model.chance_counter(before) != model.chance_counter(now):
        return False
    return all(_shows_nothing_new(before, now, reader) for reader in (SPECTATOR, *range(len(game.seats))))


def _shows_nothing_new(before: State, now: State, reader: int) -> bool:
    return _cards(now.view(reader)) <= _cards(before.view(reader))


def _cards(view: View) -> Counter[str]:
    """All cards that a view names, wherever they are. `known` cards are those of a hand once more."""
    zones: list[Zone] = [zone for name, zone in view.zones.items()]
    for player in view.players:
        zones += [zone for name, zone in player.zones.items() if name != "known" or not player.zone("hand").cards]
    return Counter(card.name for zone in zones for card in zone.cards)
