"""Games with the decks of a draft: against the seat of a bot at once, against a person as a challenge."""

import random
from typing import Any

from bugduel.core import BadOptions
from bugduel.core.draft import Draft
from bugduel.games import GAMES as KNOWN
from bugduel.server.drafting.drafts import check_over
from bugduel.server.drafting.rows import DraftRow, read_draft
from bugduel.server.lobby.tables import LOBBY, check_level, check_open_tables, check_terms
from bugduel.server.people.person import Person
from bugduel.server.play.beginning import begin, checked, new_game
from bugduel.server.protocol.terms import Terms
from bugduel.server.refused import Refused
from bugduel.server.running.news import News
from bugduel.server.store.challenges import OPEN, ChallengeRow, insert_challenge
from bugduel.server.store.database import Database
from bugduel.server.store.games import BOT, FREE, PERSON, GameRow, SeatRow, insert_game
from bugduel.server.time import now


class DraftGames:
    """Makes games of drafts that are over."""

    def __init__(self, database: Database, news: News) -> None:
        self.database = database
        self.news = news

    async def begin(
        self, draft_id: str, person: Person, against: int, bot: str, terms: Terms, best_of: int
    ) -> tuple[GameRow, list[SeatRow]]:
        """Who begins is drawn. Both play the deck that they have at this moment."""
        async with self.database.writing() as connection:
            draft_row = await read_draft(connection, draft_id)
            check_over(draft_row)
            mine = _seats(draft_row, person, against)
            draft = draft_row.replayed()
            places = random.sample([mine, against], 2)
            game = KNOWN[draft_row.name]
            options, _ = checked(game, draft.options([_deck(draft_row, draft, place) for place in places]))
            row = new_game(game, options, terms)
            row.best_of = best_of
            opponent = draft_row.seats[against].person
            seats = [
                _seat(number, person, _deck(draft_row, draft, place))
                if place == mine
                else _opponent(number, opponent, bot, _deck(draft_row, draft, place))
                for number, place in enumerate(places)
            ]
            check_terms(row, seats, person)
            if opponent is None:
                begin(row, seats)
                await insert_game(connection, row, seats)
            else:
                await check_open_tables(connection, person)
                await insert_game(connection, row, seats)
                kept = ChallengeRow(game=row.id, person=opponent, by=person.id, status=OPEN, created=now())
                await insert_challenge(connection, kept)
            people = [f"person/{one}" for one in (person.id, opponent) if one is not None]
            await self.news.announce(connection, [LOBBY, *people])
        return row, seats


def _seats(row: DraftRow, person: Person, against: int) -> int:
    mine = row.seat_of(person.id)
    if mine < 0:
        raise Refused(403, "not-seated", "You do not sit at this draft.")
    others = [seat.seat for seat in row.seats if seat.seat != mine]
    if against not in others:
        raise BadOptions(f"must be the seat of another: {', '.join(map(str, others))}", ("against",))
    return mine


def _deck(row: DraftRow, draft: Draft, seat: int) -> Any:
    return row.seats[seat].deck or draft.deck_for(seat)


def _seat(number: int, person: Person, deck: Any) -> SeatRow:
    return SeatRow(seat=number, kind=PERSON, person=person.id, name=person.name, deck=deck)


def _opponent(number: int, opponent: str | None, bot: str, deck: Any) -> SeatRow:
    if opponent is None:
        check_level(bot)
        return SeatRow(seat=number, kind=BOT, bot=bot, deck=deck)
    return SeatRow(seat=number, kind=FREE, deck=deck)
