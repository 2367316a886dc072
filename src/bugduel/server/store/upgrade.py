"""Bringing the tables of a database up to date, by one process at a time."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bugduel.server.store.database import BadDatabase, Database, only_one, reason

MIGRATIONS = Path(__file__).parent / "migrations"


async def upgrade(database: Database) -> None:
    """Run the migrations that are missing. BadDatabase if a newer Bugduel has been here."""
    try:
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade_now)
    except CommandError:
        raise BadDatabase("--database: written by a newer Bugduel; update this one, or use another database") from None
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"--database: cannot be brought up to date: {reason(error)}") from error


def upgrade_now(connection: Connection) -> None:
    with only_one(connection):
        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The last migration that this Bugduel knows."""
    return ScriptDirectory.from_config(configuration()).get_current_head() or ""
