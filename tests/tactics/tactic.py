"""What a tactic is: a position with a right move, which a good player sees and a bot should find.

It is plain data: a position, the moves that lead from it to the decision, the moves that are right there, and why.
Moves are short texts: "attack Turbo Bug", "choose their Gorillion"; a kind alone means every move of that kind.
"I" am seat 0 and decide. Nothing is hidden that matters: hands are known and draw piles empty.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bugduel.core import Move, State
from bugduel.games import GAMES

WIN = "win this turn"
SURVIVE = "do not lose next turn"
MINDBUG = "mindbug or not"
BLOCK = "block or not"
BAIT = "bait"
COMBO = "combo"
THEMES = (WIN, SURVIVE, MINDBUG, BLOCK, BAIT, COMBO)


@dataclass(frozen=True)
class Tactic:
    """A right move wins, or lives longer, and no other does.

    With `turns` that is so to the end of so many turns, this one included; without, to the end of the game.
    """

    name: str
    theme: str
    position: Mapping[str, object]
    right: Sequence[str]
    why: str
    then: Sequence[str] = ()
    turns: int = 0


def decision(tactic: Tactic) -> State:
    """The state in which I must choose."""
    state = GAMES[str(tactic.position["game"])].position(tactic.position, record=True)
    for text in tactic.then:
        fitting = [move for move in moves(state) if fits(text, move, state.actor())]
        if len(fitting) != 1:
            raise ValueError(f"{tactic.name}: {text!r} is {len(fitting)} of {[move.brief() for move in moves(state)]}")
        state.apply(fitting[0].action)
    return state


def moves(state: State) -> list[Move]:
    return [state.move(action) for action in state.legal()]


def right_moves(tactic: Tactic, state: State) -> list[Move]:
    return [move for move in moves(state) if any(fits(text, move, state.actor()) for text in tactic.right)]


def fits(text: str, move: Move, seat: int) -> bool:
    """Whether a move is what a text says: a kind, then perhaps a card, "my" or "their" one."""
    kind, _, card = text.partition(" ")
    if kind != move.kind:
        return False
    whose = "my" if move.facts.get("seat") == seat else "their"
    return card in ("", move.facts.get("card"), f"{whose} {move.facts.get('card')}")


def said(move: Move, seat: int) -> str:
    """A move as tactics write it."""
    if move.kind in ("choose", "choose-card", "target"):
        return f"{move.kind} {'my' if move.facts.get('seat') == seat else 'their'} {move.facts.get('card')}"
    return move.brief()


# --- positions --------------------------------------------------------------------------------------------------------


def duel(
    mine: Sequence[object] = (),
    theirs: Sequence[object] = (),
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    discard: Sequence[str] = (),
    their_discard: Sequence[str] = (),
    life: tuple[int, int] = (3, 3),
    mindbugs: tuple[int, int] = (0, 0),
    their_turn: bool = False,
    sets: Sequence[str] = ("first-contact",),
) -> dict[str, object]:
    """A position of Mindbug with open hands and empty draw piles; pairs are mine first."""
    sides = ((mine, hand, discard), (theirs, their_hand, their_discard))
    players = [
        {"play": [*play], "hand": [*held], "known": [*held], "discard": [*gone], "life": lives, "mindbugs": bugs}
        for (play, held, gone), lives, bugs in zip(sides, life, mindbugs, strict=True)
    ]
    return {"game": "mindbug", "sets": [*sets], "active": int(their_turn), "turn": 9, "players": players}


def table(
    mine: Sequence[object] = (),
    theirs: Sequence[object] = (),
    hand: Sequence[str] = (),
    hive: Sequence[object] = (),
    devotion: tuple[int, int] = (0, 0),
    avatars: tuple[str, str] = ("Sol", "Luna"),
    their_turn: bool = False,
    phase: str = "main",
) -> dict[str, object]:
    """A position of Shard Bugs in which they have no hand and no Hive; pairs are mine first."""
    me: dict[str, object] = {"field": [*mine], "hand": [*hand], "open": [*hand], "hive": [*hive]}
    them: dict[str, object] = {"field": [*theirs]}
    players = [
        {**side, "devotion": reached, "avatar": avatar}
        for side, reached, avatar in zip((me, them), devotion, avatars, strict=True)
    ]
    return {"game": "shardbugs", "active": int(their_turn), "turn": 9, "phase": phase, "players": players}
