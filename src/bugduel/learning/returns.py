"""What positions of a game turned out to be worth."""

from collections.abc import Sequence

Values = Sequence[float]  # the chance of each team


def returns(values: Sequence[Values], is_slip: Sequence[bool], outcome: Values, share: float) -> list[list[float]]:
    """What each decision turned out to be worth for each team: a little what the search thought there, mostly what came
    later, in the end the outcome (a lambda-return). What comes after a random action says nothing about what was before
    it, so there the search alone is believed.
    """
    later = list(outcome)
    found: list[list[float]] = []
    for value, slip in zip(reversed(values), reversed(is_slip), strict=True):
        if slip:
            later = list(value)
        else:
            later = [(1 - share) * now + share * then for now, then in zip(value, later, strict=True)]
        found.append(later)
    return found[::-1]
