"""Ratings: how strong people are, by game and format, from the rated games they played.

Each rating is a mean and a deviation of the Plackett-Luce model (openskill), which knows teams, ties and more than two
sides. What people see is `shown`: 1500 to begin with, and 40 points for each unit of the mean, so that about 165 points
more (the model's beta) win clearly more often than not. The mean is shown, and not a cautious guess below it, because
then nobody would lose points by winning rarely; as long as it is vague it is marked `provisional`.
"""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.play.open_game import OpenGame
from bugduel.server.store.games import OVER
from bugduel.server.store.tables import GAMES, PEOPLE, RATINGS, SEATS

MEAN, DEVIATION = 25.0, 25.0 / 3
MIDDLE, SCALE = 1500, 40
VAGUE = 4.5  # a greater deviation is provisional: about the first ten games

Pair = tuple[float, float]  # mean and deviation

_MODEL = PlackettLuce(mu=MEAN, sigma=DEVIATION)


class Rating(msgspec.Struct, frozen=True):
    """A rating as people see it. `margin` is half of the interval in which it is most likely (95%)."""

    game: str
    format: str
    rating: int
    margin: int
    games: int
    provisional: bool


class Change(msgspec.Struct, frozen=True):
    """What a game did to the rating of a seat."""

    before: int
    after: int


class RatingStep(msgspec.Struct, frozen=True):
    """What a game did to the rating of a person: `table` is the id of the game, `seats` how many played."""

    table: str
    game: str
    seats: int
    ended: int | None
    before: int
    after: int


def shown(mean: float) -> int:
    return round(MIDDLE + SCALE * (mean - MEAN))


def format_of(teams: Sequence[int]) -> str:
    """`1v1`, `2v2`, or how many play everyone for themselves: `3`, `4`."""
    sizes = [list(teams).count(team) for team in sorted(set(teams))]
    return str(len(sizes)) if len(sizes) > 2 and max(sizes) == 1 else "v".join(map(str, sizes))


def rated(before: Sequence[Pair], teams: Sequence[int], outcome: Sequence[float]) -> list[Pair]:
    """The ratings of all seats after a game; a higher outcome is better, the same is a tie."""
    sides = [[seat for seat, team in enumerate(teams) if team == side] for side in sorted(set(teams))]
    ratings = [[_MODEL.rating(mu=before[seat][0], sigma=before[seat][1]) for seat in side] for side in sides]
    scores = [sum(outcome[seat] for seat in side) / len(side) for side in sides]
    after = list(before)
    for side, changed in zip(sides, _MODEL.rate(ratings, scores=scores), strict=True):
        for seat, rating in zip(side, changed, strict=True):
            after[seat] = (rating.mu, rating.sigma)
    return after


async def rate(connection: AsyncConnection, game: OpenGame) -> None:
    """What the hall does when a game ends."""
    if game.row.status == OVER and game.row.terms.rated:
        await settle(connection, game.id, game.teams)


async def settle(connection: AsyncConnection, game_id: str, teams: Sequence[int]) -> list[Change]:
    """Rate a finished game, in the transaction that ends it; by seat, and nothing the second time.

    Nothing either if anybody at it is a bot, a guest or gone: whoever could make opponents at will could make ratings.
    """
    game = (await connection.execute(select(GAMES).where(GAMES.c.id == game_id).with_for_update())).one_or_none()
    seats = (await connection.execute(select(SEATS).where(SEATS.c.game == game_id).order_by(SEATS.c.seat))).all()
    if game is None or game.status != OVER or game.outcome is None or any(seat.rating for seat in seats):
        return []
    people = sorted({seat.person for seat in seats if seat.person is not None})
    # Locked in the same order by everybody, so that two games that end together cannot wait for each other.
    question = select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id)
    accounts = [row.id for row in await connection.execute(question.with_for_update()) if row.password is not None]
    if len(accounts) != len(seats):
        return []
    before = await _ratings(connection, game.name, format_of(teams), accounts)
    pairs = [before.get(seat.person, (MEAN, DEVIATION, 0)) for seat in seats]
    after = rated([(mean, deviation) for mean, deviation, _ in pairs], teams, msgspec.json.decode(game.outcome))
    changes = []
    for seat, (mean, _, games), (new_mean, new_deviation) in zip(seats, pairs, after, strict=True):
        key = {"person": seat.person, "game": game.name, "format": format_of(teams)}
        values = {"mu": new_mean, "sigma": new_deviation, "games": games + 1}
        if games:
            same = [RATINGS.c[name] == value for name, value in key.items()]
            await connection.execute(update(RATINGS).where(*same).values(values))
        else:
            await connection.execute(insert(RATINGS).values(key | values))
        changes.append(Change(shown(mean), shown(new_mean)))
        where = (SEATS.c.game == game_id, SEATS.c.seat == seat.seat)
        text = msgspec.json.encode(changes[-1]).decode()
        await connection.execute(update(SEATS).where(*where).values(rating=text))
    return changes


async def ratings_of(connection: AsyncConnection, person: str) -> list[Rating]:
    question = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game, RATINGS.c.format)
    return [
        Rating(row.game, row.format, shown(row.mu), round(1.96 * SCALE * row.sigma), row.games, row.sigma > VAGUE)
        for row in await connection.execute(question)
    ]


async def steps_of(connection: AsyncConnection, person: str, most: int = 200) -> list[RatingStep]:
    """How ratings came about: the last rated games, the oldest of them first."""
    mine = select(SEATS.c.game).where(SEATS.c.person == person, SEATS.c.rating.is_not(None))
    counted = select(SEATS.c.game, func.count().label("seats")).where(SEATS.c.game.in_(mine))
    played = counted.group_by(SEATS.c.game).subquery()
    question = (
        select(GAMES.c.id, GAMES.c.name, GAMES.c.ended, SEATS.c.rating, played.c.seats)
        .join(SEATS, SEATS.c.game == GAMES.c.id)
        .join(played, played.c.game == GAMES.c.id)
        .where(SEATS.c.person == person, SEATS.c.rating.is_not(None))
        .order_by(GAMES.c.ended.desc(), GAMES.c.id)
        .limit(most)
    )
    found = []
    for row in await connection.execute(question):
        change = msgspec.json.decode(row.rating, type=Change)
        found.append(RatingStep(row.id, row.name, row.seats, row.ended, change.before, change.after))
    return found[::-1]


async def mean_of(connection: AsyncConnection, person: str, game: str, format_name: str) -> float:
    """For finding opponents: the mean of the model, that of a newcomer if there is none."""
    return (await _ratings(connection, game, format_name, [person])).get(person, (MEAN, DEVIATION, 0))[0]


async def _ratings(
    connection: AsyncConnection, game: str, format_name: str, people: Sequence[str]
) -> dict[str, tuple[float, float, int]]:
    question = select(RATINGS).where(
        RATINGS.c.person.in_(people), RATINGS.c.game == game, RATINGS.c.format == format_name
    )
    return {row.person: (row.mu, row.sigma, row.games) for row in await connection.execute(question)}
