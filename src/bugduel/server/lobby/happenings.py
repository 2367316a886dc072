"""What happens to a person: challenges and games that come and go. Found by looking, and telling the difference.

Whoever looks again after every change misses nothing, whichever process made it, and after a pause is told everything.
"""

from contextlib import suppress

from sqlalchemy import select

from bugduel.server.lobby.challenges import Challenges
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol.bot_messages import (
    ChallengeCanceled,
    Challenged,
    ChallengeDeclined,
    ChallengeId,
    GameFacts,
    GameFinish,
    GameStart,
    Opponent,
    PersonEvent,
)
from bugduel.server.rooms.hall import Hall, NoSuchGame
from bugduel.server.store.challenges import ACCEPTED, DECLINED
from bugduel.server.store.games import RUNNING
from bugduel.server.store.tables import GAMES, SEATS
from bugduel.server.time import now

MOST_GAMES = 200  # running ones that somebody is told of
OVERLAP = 10_000  # milliseconds: the clocks of processes differ


class Happenings:
    """One listener: what they were told, and so what is new."""

    def __init__(self, hall: Hall, challenges: Challenges, person: str) -> None:
        self.hall = hall
        self.challenges = challenges
        self.person = person
        self.waiting: set[str] = set()  # challenges, to this person or by them
        self.running: set[str] = set()
        self.finished: dict[str, int] = {}  # games that ended lately, so that none is told twice
        self.opened = self.looked = now()

    async def look(self) -> list[PersonEvent]:
        """What is new since the last time; the first time, all challenges to the person and all running games."""
        return [*await self._challenges(), *await self._games()]

    async def _challenges(self) -> list[PersonEvent]:
        to_me, by_me = await self.challenges.of(self.person)
        there = {challenge.id for challenge in (*to_me, *by_me)}
        found: list[PersonEvent] = [Challenged(one) for one in to_me if one.id not in self.waiting]
        gone = sorted(self.waiting - there)
        ends = await self.challenges.ends(gone) if gone else {}
        for challenge in gone:
            end = ends.get(challenge)
            if end == DECLINED:
                found.append(ChallengeDeclined(ChallengeId(challenge)))
            elif end != ACCEPTED:
                found.append(ChallengeCanceled(ChallengeId(challenge)))
        self.waiting = there
        return found

    async def _games(self) -> list[PersonEvent]:
        since, self.looked = self.looked - OVERLAP, now()
        mine = select(SEATS.c.game).where(SEATS.c.person == self.person)
        is_new = (GAMES.c.status == RUNNING) | (GAMES.c.ended >= since) | GAMES.c.id.in_(self.running)
        wanted = select(GAMES.c.id, GAMES.c.status, GAMES.c.started, GAMES.c.ended).where(GAMES.c.id.in_(mine), is_new)
        async with self.hall.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(GAMES.c.started.desc()).limit(MOST_GAMES))).all()
        found: list[PersonEvent] = []
        for row in reversed(rows):
            is_told, is_over = row.id in self.running, row.status != RUNNING
            if row.started is None or row.id in self.finished or (is_told and not is_over):
                continue
            if is_over and not is_told and row.ended < self.opened:
                continue
            facts = await self._facts(row.id, is_over)
            if facts is None:
                continue
            if not is_told:
                found.append(GameStart(facts))
                self.running.add(row.id)
            if is_over:
                found.append(GameFinish(facts))
                self.running.discard(row.id)
                self.finished[row.id] = row.ended
        self.finished = {game: ended for game, ended in self.finished.items() if ended >= since}
        return found

    async def _facts(self, game_id: str, is_over: bool) -> GameFacts | None:
        if is_over:  # maybe in another process, of which this one has not heard yet
            await self.hall.refresh([game_id])
        with suppress(NoSuchGame):
            async with self.hall.room(game_id) as room:
                return facts_of(room.loaded, self.person)
        return None


def facts_of(game: OpenGame, person: str) -> GameFacts:
    mine = game.seats_of(person)
    row = game.row
    return GameFacts(
        id=row.id,
        game=row.name,
        rules=row.rules,
        seat=mine[0] if mine else -1,
        ply=game.ply,
        is_my_turn=game.actor in mine,
        status=row.status,
        opponents=[Opponent(seat.seat, seat.kind, seat.name, seat.bot) for seat in game.seats if seat.seat not in mine],
        terms=row.terms,
        outcome=row.outcome,
        reason=row.reason,
        next=row.rematch or "",
    )
