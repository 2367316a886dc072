"""Who plays with whom. Where a game has no teams, everybody is a team of one."""

from collections.abc import Sequence

from bugduel.core.state import State


def teams_of(state: State) -> list[int]:
    """The team of each seat, counted from 0."""
    return [state.team(seat) for seat in range(state.seats())]


def by_team(outcome: Sequence[float], teams: Sequence[int]) -> list[float]:
    """The score of each team: teammates win and lose together."""
    scores = dict(zip(teams, outcome, strict=True))
    return [scores[team] for team in sorted(scores)]


def winners(outcome: Sequence[float]) -> list[int]:
    """The seats that won; none if nobody won alone or with their team."""
    return [seat for seat, score in enumerate(outcome) if score == 1]
