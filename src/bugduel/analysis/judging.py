"""What one decision was worth: what a bot thinks of it, and a second look before anything is called a mistake.

A search spends most of its time on what is good, so what it says of another action is less certain. If the played
action seems to cost something, or was looked into too seldom, the bot thinks again, about the game after that action
and about the game after the best one, each with its whole time and in the same imagined worlds. Of both answers the one
counts by which the action cost less, and so nothing is marked on the word of one look.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bugduel.analysis.open_seat import OpenSeat
from bugduel.bots import Bot, new_bot
from bugduel.bots.together import Together
from bugduel.core import BadOptions, Move, Seat, State, seeded
from bugduel.core.teams import teams_of

# A decision is marked by what it cost: the chance of winning that was given away.
MARKS: Final = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
LEAST: Final = min(MARKS.values())  # what costs less needs no second look

WORLDS: Final = 3  # imagined for the second look
PLACES: Final = 4
STEPS: Final = 60  # of others until the decider is asked again, at most, among three players or more

SeatAt = Callable[[State, int], Seat]


@dataclass(frozen=True)
class Weighed:
    """One legal action, what it is worth for the decider, and how often the bot looked into it.

    The value is None where that was too seldom to tell.
    """

    move: Move
    value: float | None
    visits: int


@dataclass(frozen=True)
class Judged:
    """One decision: `choice` counts all actions of the Record from 1, as a replay does.

    `value` is how well the decider stood (0 lost, 1 won) if they chose the best, `loss` what they gave away of it.
    `options` are all legal actions, the best first, and `line` is how the bot expects the best to go on.
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
    def mark(self) -> str:
        """What is wrong with it, or nothing."""
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
        """What `to_data` gave: processes tell each other in plain data."""
        return Judged(
            data["choice"],
            data["turn"],
            data["seat"],
            _move(data["played"]),
            data["value"],
            data["loss"],
            [Weighed(_move(option["move"]), option["value"], option["visits"]) for option in data["options"]],
            [(step["seat"], _move(step["move"])) for step in data["line"]],
        )


def _move(data: dict[str, Any]) -> Move:
    facts = {name: value for name, value in data.items() if name not in ("action", "move")}
    return Move(data["action"], data["move"], facts)


def check_judge(bot_name: str) -> None:
    """Refuse the name of a bot that there is not, or that cannot judge.

    Processes of a bot's own imagine the hidden cards by themselves, so they would not judge with all cards open.
    """
    bot = new_bot(bot_name, "")
    bot.close()
    if isinstance(bot, Together):
        raise BadOptions(f'the bot "{bot_name}" thinks in several processes and cannot judge; --jobs judges in several')


def is_decision(state: State, action: int) -> bool:
    """Whether a player really chose: not where there was one action only, or nothing to do but let the game go on."""
    legal = state.legal()
    return len(legal) > 1 and action in legal and action != state.search_model().forced_pass(state)


def judge(bot_name: str, seat: Seat, played: int, choice: int) -> Judged:
    """What a bot thinks of a decision: the same again, if the bot counts its looks and has no clock."""
    bot = new_bot(bot_name, f"judge {choice}")
    try:
        thought = bot.think(seat)
        if not any(option.visits for option in thought.options):
            raise BadOptions(f'the bot "{bot_name}" has no opinion, so it cannot judge')
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
    turn = seat.view.get("turn")
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
    """How well the game stands after one action and after another, in the same worlds."""
    kind = OpenSeat if isinstance(seat, OpenSeat) else Seat
    rng = seeded(f"second look {choice}")
    after_best = after_played = 0.0
    for _ in range(WORLDS):
        world = seat.imagine(rng)
        after_best += worth_after(bot, kind, world, best, seat.number)
        after_played += worth_after(bot, kind, world, played, seat.number)
    return after_best / WORLDS, after_played / WORLDS


def worth_after(bot: Bot, kind: SeatAt, world: State, action: int, who: int) -> float:
    """How well a player stands after an action, by what the bot thinks at the next decision.

    The next to decide says how well *they* stand. Between two that tells it of both; among more the game is played on
    until the player is asked again, and if that takes too long, the game's own guess has to do.
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
    """Play on to where somebody has a choice. Returns who, or -1 if the game is over."""
    while (actor := state.actor()) >= 0:
        legal = state.legal()
        only = legal[0] if len(legal) == 1 else state.search_model().forced_pass(state)
        if only < 0:
            return actor
        state.apply(only)
    return actor
