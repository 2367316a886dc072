"""Judging one decision: a bot's evaluation, and a second look before anything is called a mistake.

A search spends most of its time on good actions, so its values for others are less certain. If the played action seems
to cost something, or was visited too seldom, the bot searches again, after that action and after the best one, each
with the full budget and in the same determinizations. The smaller of the two costs counts, so nothing is marked on one
search alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bugduel.analysis.open_seat import OpenSeat
from bugduel.bots import Bot, new_bot
from bugduel.bots.together import Together
from bugduel.core import BadOptions, Move, Seat, State, seeded
from bugduel.core.teams import teams_of

# A decision is marked by its cost: the loss of winning chance.
MARKS: Final = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
LEAST: Final = min(MARKS.values())  # smaller costs need no second look

WORLDS: Final = 3  # determinizations for the second look
PLACES: Final = 4
STEPS: Final = 60  # of others until the decider acts again, at most, with three or more players

SeatAt = Callable[[State, int], Seat]


@dataclass(frozen=True)
class Weighed:
    """One legal action, its value for the decider, and its visits.

    The value is None if there were too few visits.
    """

    move: Move
    value: float | None
    visits: int


@dataclass(frozen=True)
class Judged:
    """One decision: `choice` counts all actions of the Record from 1, as a replay does.

    `value` is the decider's winning chance with the best action, `loss` what the played action lost of it. `options`
    are all legal actions, the best first, and `line` is the expected continuation after the best one.
    """

    choice: int
    turn: int
    seat: int
    played: Move
    value: float
    loss: float
    options: list[Weighed]
    line: list[tuple[int, Move]]

    @property
    def best(self) -> Move:
        return self.options[0].move

    @property
    def is_best(self) -> bool:
        """Whether nothing better is known than what was played."""
        return self.played.action == self.best.action or not self.loss

    @property
    def mark(self) -> str:
        """Its mark, if any."""
        return next((name for name, least in MARKS.items() if self.loss >= least), "")

    def to_data(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "turn": self.turn,
            "seat": self.seat,
            "played": self.played.to_data(),
            "best": self.best.to_data(),
            "value": self.value,
            "loss": self.loss,
            "mark": self.mark or None,
            "options": [
                {"move": option.move.to_data(), "value": option.value, "visits": option.visits}
                for option in self.options
            ],
            "line": [{"seat": seat, "move": move.to_data()} for seat, move in self.line],
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> "Judged":
        """The inverse of `to_data`, for passing results between processes."""
        return Judged(
            data["choice"],
            data["turn"],
            data["seat"],
            move_of(data["played"]),
            data["value"],
            data["loss"],
            [Weighed(move_of(option["move"]), option["value"], option["visits"]) for option in data["options"]],
            [(step["seat"], move_of(step["move"])) for step in data["line"]],
        )


def move_of(data: dict[str, Any]) -> Move:
    """The inverse of `Move.to_data`."""
    facts = {name: value for name, value in data.items() if name not in ("action", "move")}
    return Move(data["action"], data["move"], facts)


def check_judge(bot_name: str) -> None:
    """Reject an unknown bot name, or a bot that cannot judge.

    A bot with several processes imagines hidden cards in each, so it cannot judge with all cards open.
    """
    bot = new_bot(bot_name, "")
    bot.close()
    if isinstance(bot, Together):
        raise BadOptions(f'the bot "{bot_name}" uses several processes and cannot judge; use --jobs instead')


def is_decision(state: State, action: int) -> bool:
    """Whether a player had a real choice: more than one action, and more to do than pass."""
    legal = state.legal()
    return len(legal) > 1 and action in legal and action != state.search_model().forced_pass(state)


def judge(bot_name: str, seat: Seat, played: int, choice: int) -> Judged:
    """A bot's judgement of a decision: reproducible if the bot counts iterations instead of time."""
    bot = new_bot(bot_name, f"judge {choice}")
    try:
        thought = bot.think(seat)
        if not any(option.visits for option in thought.options):
            raise BadOptions(f'the bot "{bot_name}" does not evaluate moves, so it cannot judge')
        value, after = thought.value, thought.value_of(played)
        is_known = thought.option(played).is_known
        if value - after >= LEAST or not is_known:
            looks = [second_look(bot, seat, thought.best, played, choice)]
            if is_known:
                looks.append((value, after))
            value, after = min(looks, key=lambda look: look[0] - look[1])
    finally:
        bot.close()
    moves = {move.action: move for move in seat.moves()}
    turn = seat.view.turn
    return Judged(
        choice=choice,
        turn=turn if isinstance(turn, int) else 0,
        seat=seat.number,
        played=moves[played],
        value=round(max(value, after), PLACES),
        loss=round(max(0.0, value - after), PLACES),
        options=[
            Weighed(moves[one.action], round(one.value, PLACES) if one.is_known else None, one.visits)
            for one in thought.options
        ],
        line=thought.line,
    )


def second_look(bot: Bot, seat: Seat, best: int, played: int, choice: int) -> tuple[float, float]:
    """The winning chances after two actions, in the same determinizations."""
    kind = OpenSeat if isinstance(seat, OpenSeat) else Seat
    rng = seeded(f"second look {choice}")
    after_best = after_played = 0.0
    for _ in range(WORLDS):
        world = seat.imagine(rng)
        after_best += worth_after(bot, kind, world, best, seat.number)
        after_played += worth_after(bot, kind, world, played, seat.number)
    return after_best / WORLDS, after_played / WORLDS


def worth_after(bot: Bot, kind: SeatAt, world: State, action: int, who: int) -> float:
    """A player's winning chance after an action, from the bot's evaluation of the next decision.

    That evaluation is for the *next* player. With two players it determines both chances; with more, play continues
    until the player acts again, and if that takes too long, the game's own estimate is used.
    """
    state = world.clone()
    state.apply(action)
    others = new_bot("greedy", f"others {action}")
    for _ in range(STEPS):
        actor = next_decision(state)
        outcome = state.outcome()
        if outcome is not None:
            return outcome[who]
        if actor == who:
            return bot.think(kind(state, who)).value
        if state.team(actor) == state.team(who):
            return bot.think(kind(state, actor)).value
        if len(set(teams_of(state))) == 2:
            return 1.0 - bot.think(kind(state, actor)).value
        state.apply(others.choose(Seat(state, actor)))
    return state.search_model().estimate(state, who)


def next_decision(state: State) -> int:
    """Play on to the next real choice. Returns the actor, or -1 if the game is over."""
    while (actor := state.actor()) >= 0:
        legal = state.legal()
        only = legal[0] if len(legal) == 1 else state.search_model().forced_pass(state)
        if only < 0:
            return actor
        state.apply(only)
    return actor
