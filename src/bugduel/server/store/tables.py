"""The tables of the database. Times are milliseconds since 1970, what has no fixed shape is JSON text.

A change here needs a migration (`migrations/versions`): a test compares the two.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _person(nullable: bool = False, **options: Any) -> Column[str]:
    return Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=nullable, **options)


def _game(**options: Any) -> Column[str]:
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, **options)


# --- people -----------------------------------------------------------------------------------------------------------

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("skeleton", Text, unique=True),  # what names that look alike have in common; none for guests
    Column("password", Text),  # hashed; none for guests
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

RECOVERY_CODES = Table(
    "recovery_codes", METADATA, Column("hash", Text, primary_key=True), _person(index=True)
)  # each is used once

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),  # of the cookie
    _person(index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),  # of the bearer token
    Column("id", Text, nullable=False, unique=True),
    _person(index=True),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

DECKS = Table(
    "decks",
    METADATA,
    _person(primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("deck", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

RATINGS = Table(
    "ratings",
    METADATA,
    _person(primary_key=True),
    Column("game", Text, primary_key=True),
    Column("format", Text, primary_key=True),  # 1v1, 2v2, 3, 4
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# --- games ------------------------------------------------------------------------------------------------------------

GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # of the game
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text),  # it began from
    Column("seed", Text, nullable=False),  # never leaves the server before the end
    Column("terms", Text, nullable=False),  # clock, visibility, undo, rating
    Column("status", Text, nullable=False),  # open, running, over, void
    Column("reason", Text, nullable=False, server_default=""),  # why it ended, if not by its rules
    Column("outcome", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("actor", Integer),  # the seat that has to act while it runs, -1 for none; unknown in games of old servers
    Column("due", BigInteger),  # when somebody has to look at it: a clock runs out, a bot is late
    Column("best_of", Integer, nullable=False, server_default="1"),
    Column("wins", Text, nullable=False, server_default="[]"),  # of each seat in earlier games of the match
    Column("match_games", Integer, nullable=False, server_default="0"),  # played before
    Column("rematch", Text),  # the game that follows
    Column("state", LargeBinary),  # compressed, at `state_ply`: to go on when the rules have changed
    Column("state_ply", Integer, nullable=False, server_default="0"),
    Column("events", LargeBinary),  # compressed, of a finished game
    Index("ix_games_status_due", "status", "due"),
    Index("ix_games_status_created", "status", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    _game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, bot, open
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False, server_default=""),
    Column("bot", Text, nullable=False, server_default=""),
    Column("deck", Text),
    Column("passing", Text, nullable=False, server_default="{}"),  # what is passed without asking
    Column("away_since", BigInteger),
    Column("away_used", BigInteger, nullable=False, server_default="0"),
    Column("offer", Text, nullable=False, server_default=""),  # undo, rematch, claim: what this seat asks for
    Column("rating", Text),  # before and after
)

MOVES = Table(
    "moves",
    METADATA,
    _game(primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # move, time, left, undo, void
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("clocks", Text),  # what was left to each seat afterwards
    sqlite_with_rowid=False,
)

# --- finding each other -----------------------------------------------------------------------------------------------

PAIRING = Table(
    "pairing",
    METADATA,
    _person(primary_key=True),
    Column("game", Text, nullable=False),
    Column("wish", Text, nullable=False),  # options and terms; only equal wishes meet
    Column("deck", Text),
    Column("rating", Float, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # somebody who went away is not paired
    Column("table", Text),  # the game that was found
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("game", Text, primary_key=True),  # an open game that waits for `person`; gone if nothing came of it
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),  # nobody else may join
    Column("by", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("status", Text, nullable=False),  # open, accepted, declined, canceled
    Column("created", BigInteger, nullable=False, index=True),
)

DRAFTS = Table(
    "drafts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # of the game
    Column("seed", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),  # open, running, over
    Column("created", BigInteger, nullable=False),
    Column("seconds", Integer, nullable=False, server_default="0"),  # for each pick; 0 for as long as it takes
    Column("asked", BigInteger, nullable=False, server_default="0"),  # when the packs came that are picked from
    Column("due", BigInteger, index=True),  # when somebody has to look at it, if nothing happens before
    Column("version", Integer, nullable=False, server_default="0"),  # how often it has changed
)

DRAFT_SEATS = Table(
    "draft_seats",
    METADATA,
    Column("draft", Text, ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),  # none: a bot, or open
    Column("name", Text, nullable=False, server_default=""),
    Column("is_bot", Boolean, nullable=False),
    Column("deck", Text),
    Column("plan", Text, nullable=False, server_default="[]"),  # cards to be taken when the time is up, by preference
    Column("away_since", BigInteger),  # none: the person is there
)

PICKS = Table(
    "picks",
    METADATA,
    Column("draft", Text, ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("card", Text, nullable=False),
    sqlite_with_rowid=False,
)

# --- besides ----------------------------------------------------------------------------------------------------------

PRESENCE = Table(
    "presence",
    METADATA,
    _game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", Text, primary_key=True),
)

DRAFT_PRESENCE = Table(
    "draft_presence",
    METADATA,
    Column("draft", Text, ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", Text, primary_key=True),
)

PROCESSES = Table(
    "processes", METADATA, Column("id", Text, primary_key=True), Column("seen", BigInteger, nullable=False)
)

DOWNTIMES = Table(
    "downtimes",
    METADATA,
    Column("start", BigInteger, primary_key=True, autoincrement=False),  # no process ran, so that no clock does
    Column("end", BigInteger, nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    _game(primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),  # who asked for it
    Column("status", Text, nullable=False),  # waiting, running, done, failed
    Column("progress", Float, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("process", Text),  # that works on it
    Column("seen", BigInteger, nullable=False),  # by that process
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("result", LargeBinary),  # compressed
    Index("ix_analyses_status_created", "status", "created"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    _game(index=True),
    Column("ply", Integer, nullable=False),
    _person(nullable=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
