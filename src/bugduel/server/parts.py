"""The parts of one server process, made once and handed to all who need them."""

from bugduel.server.http.safety.limits import Limits
from bugduel.server.ids import new_id
from bugduel.server.people.passwords import Passwords
from bugduel.server.settings import Settings
from bugduel.server.store.database import Database, check_version, open_database
from bugduel.server.store.upgrade import upgrade


class Parts:
    """One server process: what it was told, its database, and what lives in it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id(8)
        self.database: Database = open_database(settings.database)
        self.passwords = Passwords(settings)
        self.limits = Limits(settings.limits_times)

    async def start(self) -> None:
        await check_version(self.database)
        await upgrade(self.database)

    async def stop(self) -> None:
        self.passwords.close()
        await self.database.close()
