"""Playing the games of a deal, and what is saved of each."""

from dataclasses import dataclass
from time import perf_counter

from bugduel.arena.plan import Deal
from bugduel.arena.settings import BUILT, RANDOM, Settings, game_of
from bugduel.bots import new_bot
from bugduel.core import SPECTATOR, Game, LiveGame, Participant, Record, Rng, seeded
from bugduel.core.teams import by_team


@dataclass(frozen=True)
class Played:
    """One game of a run. `sides` are the bots, `outcome` their scores and `thinking` their seconds, by team; `first` is
    the team of the first turn.
    """

    item: str
    deal: str
    sides: tuple[str, ...]
    outcome: tuple[float, ...]
    first: int
    turns: int
    plies: int
    seconds: float
    thinking: tuple[float, ...]
    record: str

    def to_record(self) -> Record:
        """The game as a Record."""
        return Record.from_json(self.record)


def play_deal(settings: Settings, deal: Deal) -> list[Played]:
    """Every game of a deal. All randomness derives from its name, so it is reproducible."""
    game = game_of(settings)
    options = {**settings.options, **decks_for(game, settings, deal)}
    return [play(game, options, settings, deal, rotation) for rotation in range(settings.sides)]


def decks_for(game: Game, settings: Settings, deal: Deal) -> dict[str, object]:
    """The decks of a deal that draws them: ready-made ones, all different if possible, or random ones."""
    seed = f"{settings.seed}/{deal.key}/decks"
    if settings.decks == BUILT:
        rng, left = seeded(seed), list[str]()
        return {"decks": [_draw(rng, left, game.decks()) for _ in settings.teams]}
    if settings.decks == RANDOM:
        return {"decks": [game.random_deck(f"{seed} {seat}") for seat in range(len(settings.teams))]}
    return {}


def _draw(rng: Rng, left: list[str], all_of_them: list[str]) -> str:
    if not left:
        left += all_of_them
    return left.pop(rng.below(len(left)))


def play(game: Game, options: dict[str, object], settings: Settings, deal: Deal, rotation: int) -> Played:
    """One game to its end."""
    item = deal.item(rotation)
    sides = deal.sides(rotation)
    names = [sides[team] for team in settings.teams]
    live = LiveGame(game, options, f"{settings.seed}/{deal.key}", [Participant(bot=name) for name in names])
    first = live.state.view(SPECTATOR).active
    bots = [new_bot(name, f"{settings.seed}/{item}/seat {seat}") for seat, name in enumerate(names)]
    thinking = [0.0] * len(sides)
    began = perf_counter()
    try:
        while (actor := live.state.actor()) >= 0:
            asked = perf_counter()
            action = bots[actor].choose(live.seat(actor))
            thinking[settings.teams[actor]] += perf_counter() - asked
            live.apply(action)
    except Exception as error:
        error.add_note(f"in the game {item} (seed {settings.seed}), after {len(live.record.actions)} actions")
        raise
    finally:
        for bot in bots:
            bot.close()
    seconds = perf_counter() - began
    outcome, turns = live.state.outcome(), live.state.view(SPECTATOR).turn
    assert outcome is not None
    return Played(
        item=item,
        deal=deal.key,
        sides=tuple(sides),
        outcome=tuple(by_team(outcome, settings.teams)),
        first=settings.teams[first],
        turns=turns,
        plies=len(live.record.actions),
        seconds=round(seconds, 6),
        thinking=tuple(round(each, 6) for each in thinking),
        record=live.record.to_json(),
    )
