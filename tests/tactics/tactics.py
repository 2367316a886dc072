"""All tactics, how a bot does in them, and the proof that what is called right is right."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from bugduel.bots import new_bot
from bugduel.core import Seat, State
from tactic import Tactic, decision, right_moves, said
from tactics_answers import ANSWERS
from tactics_later_sets import LATER_SETS
from tactics_my_turn import MY_TURN
from tactics_shardbugs import SHARD_BUGS

TACTICS: tuple[Tactic, ...] = (*MY_TURN, *ANSWERS, *LATER_SETS, *SHARD_BUGS)


@dataclass(frozen=True)
class Answer:
    """What a bot did."""

    tactic: Tactic
    move: str
    is_right: bool


def answer(tactic: Tactic, bot_name: str) -> Answer:
    """What a bot does in a tactic; the same each time, unless it goes by the clock."""
    state = decision(tactic)
    bot = new_bot(bot_name, tactic.name)
    try:
        action = bot.choose(Seat(state, state.actor()))
    finally:
        bot.close()
    is_right = action in [move.action for move in right_moves(tactic, state)]
    return Answer(tactic, said(state.move(action), state.actor()), is_right)


def by_chance(tactics: Iterable[Tactic]) -> float:
    """What part of the tactics somebody finds who chooses blindly, on average."""
    parts: list[float] = []
    for tactic in tactics:
        state = decision(tactic)
        parts.append(len(right_moves(tactic, state)) / len(state.legal()))
    return sum(parts) / len(parts)


# --- proofs -----------------------------------------------------------------------------------------------------------


def values(tactic: Tactic) -> dict[int, float]:
    """What every legal action leads to if both play on perfectly: 1 won, 0 lost, 0.5 neither within its turns."""
    state = decision(tactic)
    last = turn_of(state.to_data()) + tactic.turns - 1 if tactic.turns else 0
    seen: dict[str, float] = {}
    found: dict[int, float] = {}
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found[action] = value(after, state.actor(), last, seen)
    return found


def value(state: State, seat: int, last: int, seen: dict[str, float]) -> float:
    """How a state ends for a seat with the best play of both; 0.5 if that is after the last turn. It is played on."""
    while state.actor() >= 0:
        only = state.legal()[0] if len(state.legal()) == 1 else state.search_model().forced_pass(state)
        if only < 0:
            break
        state.apply(only)
    outcome = state.outcome()
    if outcome is not None:
        return outcome[seat]
    data = state.to_data()
    if last and turn_of(data) > last:
        return 0.5
    for without in ("rng", "options", "unused"):  # none of it matters in a tactic
        data.pop(without, None)
    key = json.dumps(data)
    if key not in seen:
        seen[key] = best_of(state, seat, last, seen)
    return seen[key]


def best_of(state: State, seat: int, last: int, seen: dict[str, float]) -> float:
    """The best for the seat if it decides, the worst if the other does."""
    is_mine = state.actor() == seat
    found = 0.0 if is_mine else 1.0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        worth = value(after, seat, last, seen)
        found = max(found, worth) if is_mine else min(found, worth)
        if found == float(is_mine):
            break
    return found


def turn_of(data: dict[str, object]) -> int:
    turn = data["turn"]
    assert isinstance(turn, int)
    return turn
