"""When the server passes for a player who would only let the game go on, and how long that takes.

Somebody who has no answer passes at once, somebody who has one thinks about it: others could tell the two apart. So
where an answer is possible as far as everybody can see, an automatic pass takes a while, drawn without a look at the
hand. Among bots there is nobody to hide it from.
"""

import random
from collections.abc import Sequence

from msgspec import Struct

from bugduel.core import State
from bugduel.core.seen.move import PASS

SHORTEST, LONGEST = 0.4, 1.6  # seconds
NO_ACTION = -1


class PassingRules(Struct, frozen=True, omit_defaults=True):
    """What a player does not want to be asked. Only passes are passed, never a block or a payment.

    Where hardly anybody wants to answer (`SearchModel.idle_pass`), nobody is asked unless they want to: at the moments
    of `stops`, or with `full_control` whenever the rules allow an answer.
    """

    stops: Sequence[str] = ()
    full_control: bool = False
    yields: Sequence[str] = ()
    until_turn: bool = False
    is_fast: bool = False


class Pass(Struct, frozen=True):
    """An automatic pass, and after how many seconds it comes."""

    action: int
    delay: float


def automatic_pass(state: State, rules: PassingRules) -> Pass | None:
    """What to pass for the player who is to act; None if that player must be asked."""
    model = state.search_model()
    if rules.until_turn or rules.yields:
        passing = _wished_pass(state, rules)
        if passing != NO_ACTION:
            return Pass(passing, 0.0)  # whatever the hand holds: there is nothing to hide
    if rules.full_control:
        return None
    idle = model.idle_pass(state)
    forced = model.forced_pass(state)
    if idle < 0 and forced < 0:
        return None
    if rules.stops:
        decision = state.view(state.actor()).decision
        if decision is not None and decision.moment in rules.stops:
            return None
    if idle >= 0:
        return Pass(idle, 0.0)  # so it is for every hand
    hides = model.may_answer(state) and not rules.is_fast
    return Pass(forced, random.uniform(SHORTEST, LONGEST) if hides else 0.0)


def _wished_pass(state: State, rules: PassingRules) -> int:
    """The pass of a player who wants to skip to their turn, or yields to the card that would resolve next."""
    seat = state.actor()
    passing = next((action for action in state.legal() if state.move(action).kind == PASS), NO_ACTION)
    if passing == NO_ACTION:
        return NO_ACTION
    view = state.view(seat)
    if rules.until_turn and view.active != seat and not state.search_model().is_attacked(state, seat):
        return passing
    waiting = [item for item in view.resolving if item.number]
    return passing if waiting and waiting[-1].card in rules.yields else NO_ACTION
