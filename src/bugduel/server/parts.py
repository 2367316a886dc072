"""The parts of one server process, made once and handed to all who need them."""

import asyncio
from collections.abc import Sequence

from bugduel.games import GAMES
from bugduel.server.archive.analyses import Analyses
from bugduel.server.archive.continuing import Continuing
from bugduel.server.archive.reports import Reports
from bugduel.server.drafting.drafts import Drafts
from bugduel.server.drafting.games import DraftGames
from bugduel.server.drafting.presence import mark_the_gone_of_drafts
from bugduel.server.http.reference.shelf import Shelf
from bugduel.server.http.safety.limits import Limits
from bugduel.server.http.site_files import Site, site_folder
from bugduel.server.ids import new_id
from bugduel.server.lobby.challenges import Challenges
from bugduel.server.lobby.lists import Lists
from bugduel.server.lobby.pairing import Pairing
from bugduel.server.lobby.rematch import Rematches
from bugduel.server.lobby.tables import Tables
from bugduel.server.lobby.trial import Trials
from bugduel.server.lobby.turns import Turns
from bugduel.server.people.data.forgetting import forget_the_old
from bugduel.server.people.ratings import rate
from bugduel.server.people.secrets.passwords import Passwords
from bugduel.server.rooms.playing import GAME, Playing
from bugduel.server.rooms.presence import mark_the_gone
from bugduel.server.running.heartbeat import Heartbeat
from bugduel.server.running.metrics import Metrics
from bugduel.server.running.news import News
from bugduel.server.running.streams import Streams
from bugduel.server.running.topics import Topics
from bugduel.server.settings import Settings
from bugduel.server.store.database import Database, check_version, open_database
from bugduel.server.store.upgrade import upgrade
from bugduel.server.study.exercises import lessons, puzzles
from bugduel.server.study.judging import Study
from bugduel.words import LANGUAGES, words


def load_all() -> None:
    """Import the games and what puts them in words, which takes long: nobody waits for it later."""
    for game in GAMES.values():
        game.cards()
    for language in LANGUAGES:
        words(language)
    puzzles()
    lessons()


class Parts:
    """One server process: what it was told, its database, and what lives in it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id(8)
        self.database: Database = open_database(settings.database)
        self.passwords = Passwords(settings)
        self.limits = Limits(settings.limits_times)
        self.metrics = Metrics(settings.worker)
        self.news = News(self.database, self.process)
        self.heartbeat = Heartbeat(self.database, self.process)
        self.playing = Playing(
            self.database, self.news, self.metrics, self.process, settings.bot_workers, self.heartbeat.elapsed
        )
        self.trials = Trials(self.limits)
        self.tables = Tables(self.database, self.news, self.trials)
        self.pairing = Pairing(self.database, self.news, self.trials)
        self.lists = Lists(self.database, Turns(self.playing.hall))
        self.drafts = Drafts(self.database, self.news, self.process, self.heartbeat.elapsed)
        self.draft_games = DraftGames(self.database, self.news)
        self.continuing = Continuing(self.database, self.news)
        self.reports = Reports(self.database)
        self.analyses = Analyses(self.database, self.process)
        self.rematches = Rematches(self.playing.hall, self.news)
        self.topics = Topics(self.news)
        self.challenges = Challenges(self.database, self.news, self.tables)
        self.streams = Streams()
        self.shelf = Shelf()
        self.study = Study()
        self.site: Site
        self.playing.hall.endings.append(rate)
        self.stopping = asyncio.Event()  # set before answers under way are waited for: those that never end have to

    async def start(self) -> None:
        load_all()
        self.site = await asyncio.to_thread(Site, site_folder(self.settings.site))
        await check_version(self.database)
        await upgrade(self.database)
        await forget_the_old(self.database)
        self.heartbeat.when_gone(mark_the_gone)
        self.heartbeat.when_gone(mark_the_gone_of_drafts)
        self.heartbeat.when_back(self.playing.write_presence)
        self.heartbeat.when_back(self.drafts.presence.write_all)
        await self.heartbeat.start()
        await self.news.start()
        await self.playing.start()
        self.pairing.start()
        self.drafts.clock.start()
        self.analyses.start()

    async def seats_changed(self, games: Sequence[str]) -> None:
        """Somebody else sits at seats of these games, or the same person by another name: stored, and to be read."""
        await self.news.publish(*(GAME + game for game in games))
        await self.playing.hall.refresh(games)

    async def stop(self) -> None:
        await self.analyses.stop()
        await self.pairing.stop()
        await self.drafts.clock.stop()
        await self.drafts.watchers.stop()
        self.trials.stop()
        self.study.stop()
        await self.playing.stop()
        await self.news.stop()
        await self.heartbeat.stop()
        self.passwords.close()
        await self.database.close()
