"""What a run is: the game, the bots, and how many games they play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, comb

from bugduel.bots import check_bot
from bugduel.core import BadData, BadOptions, Game, seeded
from bugduel.core.reading.fields import unknown
from bugduel.core.reading.json_text import fields_of
from bugduel.core.teams import teams_of
from bugduel.games import GAMES

AS_GIVEN = "as-given"  # the options name them, or the game has none
BUILT = "built"
RANDOM = "random"
DECKS = (AS_GIVEN, BUILT, RANDOM)  # where the decks of a deal come from

MOST_GAMES = 10_000_000
MOST_BOTS = 200
MOST_GROUPS = 20_000
MOST_SEATS = 99


@dataclass(frozen=True)
class Settings:
    """All that decides which games are played. Who asks for them and on how many processes does not.

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
        """How many bots meet in a game: one for each team."""
        return len(set(self.teams))

    @property
    def deals(self) -> int:
        """How many deals each group plays: whole ones, so that everybody has sat everywhere."""
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
        """Settings that were kept. BadData says what is wrong with them."""
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
        """Whether one resumes the other: how far a run goes may change, what is played may not."""
        return not self.differences(other)

    def differences(self, other: "Settings") -> list[str]:
        """What keeps two settings from being of one run."""
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
            "Name more; a bot that is named twice plays against itself"
        )
    try:
        _check_groups(len(bots), sides)
    except BadData as error:
        raise BadOptions(str(error)) from None
    seeded(seed)
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"games: a whole number from 1 to {MOST_GAMES:,}, not {games:,}")
    if decks not in DECKS:
        raise BadOptions(f"decks: there is no {unknown(decks, DECKS)}")
    if decks != AS_GIVEN and not game.decks():
        raise BadOptions(f"decks: {game.name} is played without decks")
    return Settings(game.name, tuple(sorted(bots)), tuple(teams), seed, games, setup.options, decks, until_clear)


def _check_groups(bots: int, seats: int) -> None:
    """Every group of bots meets, and groups grow faster than anybody expects."""
    if bots < seats or comb(bots, seats) > MOST_GROUPS:
        raise BadData(f"{bots} bots for {seats} seats: must be at least {seats}, and at most {MOST_GROUPS:,} groups")


def game_of(settings: Settings) -> Game:
    """The game that settings name. BadData if there is none of that name."""
    if settings.game not in GAMES:
        raise BadData(f"there is no game {unknown(settings.game, list(GAMES))}")
    return GAMES[settings.game]
