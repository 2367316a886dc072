"""The settings of a run: the game, the bots, and the number of games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, comb

from bugduel.bots import check_bot
from bugduel.core import BadData, BadOptions, Game, seeded
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.messages import unknown
from bugduel.core.teams import teams_of
from bugduel.games import GAMES

AS_GIVEN = "as-given"  # named in the options, or the game has none
BUILT = "built"
RANDOM = "random"
DECKS = (AS_GIVEN, BUILT, RANDOM)  # the sources of a deal's decks

MOST_GAMES = 10_000_000
MOST_BOTS = 200
MOST_GROUPS = 20_000
MOST_SEATS = 99


@dataclass(frozen=True)
class Settings:
    """Everything that determines which games are played, unlike the number of processes.

    `bots` are in the order of the alphabet, so that the order in which they were named does not matter. `teams` is the
    team of each seat; a bot plays all seats of a team. `games` are those that each group of bots plays at most; with
    `until_clear` it stops earlier where it is clear who is better.
    """

    game: str
    bots: tuple[str, ...]
    teams: tuple[int, ...]
    seed: str
    games: int
    options: Mapping[str, object] = field(default_factory=dict)
    decks: str = AS_GIVEN
    until_clear: bool = False

    @property
    def sides(self) -> int:
        """The number of bots in a game: one for each team."""
        return len(set(self.teams))

    @property
    def deals(self) -> int:
        """The number of deals for each group, rounded up so that every bot plays every seat."""
        return ceil(self.games / self.sides)

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "bots": list(self.bots),
            "teams": list(self.teams),
            "seed": self.seed,
            "games": self.games,
            "options": dict(self.options),
            "decks": self.decks,
            "until-clear": self.until_clear,
        }

    @staticmethod
    def from_data(data: object) -> "Settings":
        """Settings read from data. BadData says what is wrong with them."""
        fields = fields_of(data, "settings")
        fields.only("game", "bots", "teams", "seed", "games", "options", "decks", "until-clear")
        settings = Settings(
            game=fields.text("game"),
            bots=tuple(fields.texts("bots", None, MOST_BOTS)),
            teams=tuple(fields.wholes("teams", None, MOST_SEATS)),
            seed=fields.text("seed"),
            games=fields.whole("games", least=1, most=MOST_GAMES),
            options=dict(fields.inner("options").data),
            decks=fields.one_of("decks", DECKS),
            until_clear=fields.yes_no("until-clear"),
        )
        if sorted(set(settings.teams)) != list(range(max(2, settings.sides))):
            raise BadData("settings.teams: must name the team of each seat, counted from 0, two or more")
        _check_groups(len(settings.bots), settings.sides)
        return settings

    def same_run(self, other: "Settings") -> bool:
        """Whether both are the same run: its length may differ, its games may not."""
        return not self.differences(other)

    def differences(self, other: "Settings") -> list[str]:
        """The fields in which two settings are of different runs."""
        mine, theirs = self.to_data(), other.to_data()
        return [name for name in mine if name not in ("games", "until-clear") and mine[name] != theirs[name]]


def settings_for(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, object],
    seed: str,
    games: int,
    decks: str = AS_GIVEN,
    until_clear: bool = False,
) -> Settings:
    """Checked settings. BadOptions says what is wrong, and what is allowed."""
    for bot in bots:
        check_bot(bot)
    setup = game.setup(options)
    teams = teams_of(setup.new(""))
    sides = len(set(teams))
    if len(bots) < sides:
        raise BadOptions(
            f"{len(bots)} {'bot' if len(bots) == 1 else 'bots'} for {sides} seats. "
            "Name more; a bot named twice plays against itself"
        )
    try:
        _check_groups(len(bots), sides)
    except BadData as error:
        raise BadOptions(error.reason, error.path) from None
    seeded(seed)
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"a whole number from 1 to {MOST_GAMES:,}, not {games:,}", "games")
    if decks not in DECKS:
        raise BadOptions(f"there is no {unknown(decks, DECKS)}", "decks")
    if decks != AS_GIVEN and not game.decks():
        raise BadOptions(f"{game.name} has no decks", "decks")
    return Settings(game.name, tuple(sorted(bots)), tuple(teams), seed, games, setup.options, decks, until_clear)


def _check_groups(bots: int, seats: int) -> None:
    """Limit the number of groups, which grows fast with the number of bots."""
    if bots < seats or comb(bots, seats) > MOST_GROUPS:
        raise BadData(f"{bots} bots for {seats} seats: must be at least {seats}, and at most {MOST_GROUPS:,} groups")


def game_of(settings: Settings) -> Game:
    """The game named in the settings. BadData if it is unknown."""
    if settings.game not in GAMES:
        raise BadData(f"there is no game {unknown(settings.game, list(GAMES))}")
    return GAMES[settings.game]
