"""A game read back from what `save` wrote. BadData names the place of what does not fit."""

from bugduel.core.errors import BadData, BadInput, Path
from bugduel.core.game import Data
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.trial import check_playable
from bugduel.core.saving.names import Names
from bugduel.core.saving.resume import check_bottom, check_ids, resume
from bugduel.shardbugs.appraisal import weigh, weights
from bugduel.shardbugs.cards.export import card_from_data
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.program.course import BUILTIN, COURSE, START, TURN
from bugduel.shardbugs.program.pool import Pool
from bugduel.shardbugs.program.printed import CARDS
from bugduel.shardbugs.rules.course import advance
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.saved.fields import CONTEST
from bugduel.shardbugs.saved.options import FEWEST_PLAYERS, MOST_PLAYERS, full_options, pool_of
from bugduel.shardbugs.saved.save import FORMAT
from bugduel.trees.home_made import home_made_data

EVERY_CARD = weigh(Pool(CARDS), weights())


def from_data(data: object) -> Contest:
    """The saved game, at the choice where it was saved."""
    fields = fields_of(data, "state")
    fields.format("bugduel-state", FORMAT)
    fields.one_of("game", ["shardbugs"])
    contest = contest_of(fields.inner("options").data, ("state", "options"))
    players = players_in(fields, "sides")
    decks = contest.options.get("decks")
    if isinstance(decks, list) and len(decks) != players:
        raise fields.wrong(f"{players} players with {len(decks)} decks", "sides")
    CONTEST.fill(contest, fields, Names(contest.pool, (COURSE, BUILTIN), players))
    contest.is_over = bool(contest.winners)
    _check_permanents(contest)
    _resume(contest)
    return contest


def contest_of(given: Data, path: Path) -> Contest:
    """An empty game by its options: full ones, or those of a game that was set up by hand and has no decks."""
    try:
        options = full_options(given) if "decks" in given else _without_decks(given)
        pool = pool_of(options) if "decks" in given or options.get("cards") else EVERY_CARD
    except BadInput as error:
        raise BadData(error.reason, path + error.path[1:]) from None
    contest = Contest(pool)
    contest.options = options
    contest.is_draft = bool(options["draft"])
    time = options.get("time", 0)
    assert isinstance(time, int)
    contest.time_at = time
    return contest


def _without_decks(given: Data) -> dict[str, object]:
    fields = Fields(given, "options")
    fields.only("draft", "cards")
    options: dict[str, object] = {"draft": fields.yes_no("draft", False)}
    if "cards" in given:
        options["cards"] = home_made_data(fields, card_from_data)
    return options


def players_in(fields: Fields, name: str) -> int:
    """How many there are in a list of players."""
    count = len(fields.items(name))
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise fields.wrong(f"{count} players; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play", name)
    return count


def _check_permanents(contest: Contest) -> None:
    """Each has a number of its own, and whose it is and in which zone is told by where it stands."""
    ids = [permanent.id for side in contest.sides for permanent in side.field + side.hive]
    check_ids(ids, contest.arrivals, "permanent")
    for seat, side in enumerate(contest.sides):
        bugs = {permanent.id for permanent in side.field}
        for number, item in enumerate(side.field):
            if item.bearer and (item.bearer not in bugs or item.bearer == item.id):
                path = ("state", "sides", seat, "field", number, "bearer")
                raise BadData(f"there is no {item.bearer} on this Field", path)
        for permanent in side.field + side.hive:
            permanent.seat = seat
        for bug in side.hive:
            bug.in_hive = True


def _resume(contest: Contest) -> None:
    check_bottom(contest.stack, (START, TURN))
    if contest.is_over:
        check_playable(contest, "state")
    else:
        contest.stale = True
        resume(contest, contest.stack, derive, advance)
