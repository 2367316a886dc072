"""Finding puzzles: decisions of a game with exactly one provable answer."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bugduel.bots import new_bot
from bugduel.core import Game, LiveGame, Record, State, begin
from bugduel.puzzles.grade import level_of
from bugduel.puzzles.judge import FIRST_LOOK, FULL_LOOK, judge, working
from bugduel.puzzles.puzzle import KINDS, Puzzle

LAST_POSITIONS = 14  # of a game: earlier ones hide too much
FEWEST = 3  # actions, if only this turn counts: with fewer the answer is easily guessed

# The possible goals, the nearest first: for the player whose turn it is, and for one who responds.
MY_TURN = (("win", 0), ("save", 1), ("win", 2))
THEIR_TURN = (("save", 0), ("win", 1), ("save", 2))

Position = dict[str, object]


def played_game(game: Game, options: Mapping[str, object], bots: list[str], seed: str) -> Record:
    """A game between bots."""
    live = LiveGame(game, options, seed)
    players = [new_bot(bots[seat % len(bots)], f"{seed} {seat}") for seat in range(live.state.seats())]
    while (actor := live.state.actor()) >= 0:
        live.apply(players[actor].choose(live.seat(actor)))
    for player in players:
        player.close()
    return live.record


def puzzles_in(game: Game, record: Record, source: str, most: int = FIRST_LOOK) -> list[Puzzle]:
    """The puzzles in a game, at most one per position and kind. At most `most` states are examined per decision."""
    found: dict[tuple[str, int], Puzzle] = {}
    for position in positions(game, record)[-LAST_POSITIONS:]:
        for then, state in decisions(game, position):
            puzzle = puzzle_at(game, position, then, state, source, most)
            if puzzle is not None:
                found.setdefault((puzzle.kind, state.search_model().turns(state)), puzzle)
    return [replace(puzzle, level=level_of(puzzle)) for puzzle in found.values()]


def positions(game: Game, record: Record) -> list[Position]:
    """The states of a game that can be exported as positions."""
    state = begin(game, record).state
    found: list[Position] = []
    for action in record.actions:
        position = game.as_position(state)
        if position is not None:
            found.append(position)
        state.apply(action)
    return found


def decisions(game: Game, position: Position) -> Iterator[tuple[list[int], State]]:
    """The turn action of a position, and the decisions it causes for another player."""
    state = game.position(position)
    active = state.actor()
    model = state.search_model()
    chance, turn = model.chance_counter(state), model.turns(state)
    yield [], state
    ways: list[tuple[list[int], State]] = [([], state)]
    while ways:
        then, before = ways.pop()
        for action in before.legal():
            after = before.clone()
            after.apply(action)
            if model.chance_counter(after) != chance or model.turns(after) != turn or after.actor() < 0:
                continue
            if after.actor() != active:
                yield [*then, action], after
            elif len(then) < 1:  # such as whom to hunt
                ways.append(([*then, action], after))


def puzzle_at(
    game: Game, position: Position, then: list[int], state: State, source: str, most: int = FIRST_LOOK
) -> Puzzle | None:
    """The decision as a puzzle, if it is one."""
    count = len(state.legal())
    if count < 2:
        return None
    for kind, turns in THEIR_TURN if then else MY_TURN:
        actions = working(state, KINDS[kind], turns, most)
        if actions is None or (kind == "win" and len(actions) > 1) or (kind == "save" and not actions):
            return None
        if len(actions) == 1 and (turns or count >= FEWEST):
            verdict = judge(state, KINDS[kind], turns, actions[0], most * FULL_LOOK // FIRST_LOOK)
            if verdict is None:
                return None
            move = state.move(verdict.answer).to_data()
            sets = position.get("sets")
            return Puzzle(
                game=game,
                kind=kind,
                turns=turns,
                position=position,
                then=tuple(then),
                answer=verdict.answer,
                move=move,
                sets=tuple(sets) if isinstance(sets, list) else (),
                level=1,
                hands=verdict.hands,
                states=verdict.states,
                source=source,
            )
    return None
