"""Fuzz inputs: Records, saved states, positions, options, home-made cards, decks, drafts, puzzles, actions."""

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from bugduel.core import IllegalAction, LiveGame, Record, State, replay
from bugduel.core.reading.json_text import read_json
from bugduel.games import GAMES
from bugduel.puzzles.collection import read, shipped
from fuzzing.mutate import WRONG, dumped, paths_of, spoilt, spoilt_text, value_at

GAME_NAMES = list(GAMES)
BASES = 12  # valid inputs of a kind to corrupt


def played(game: str, random: Random, options: dict[str, object] | None = None, most: int = 120) -> LiveGame:
    """A random game, up to a random point."""
    live = LiveGame(GAMES[game], options if options is not None else _options(game, random), str(random.random()))
    for _ in range(random.randrange(most)):
        if live.state.actor() < 0:
            break
        live.apply(random.choice(live.state.legal()))
    return live


def _options(game: str, random: Random) -> dict[str, object]:
    of = GAMES[game]
    if of.decks():
        decks = [of.random_deck(str(random.random())) for _ in range(random.choice((2, 2, 3, 4)))]
        return {"decks": decks, "draft": random.random() < 0.2, "time": random.choice((0, 0, 5))}
    sets = random.sample(list(of.sets({})), random.randrange(1, 4))
    return {"sets": [*sets, "first-contact"], "edition": random.choice(("current", "current", "beyond", "first"))}


# --- Records, states, positions, options ------------------------------------------------------------------------------


@cache
def _records(game: str) -> list[str]:
    return [played(game, Random(f"{game} {number}"), most=60).record.to_json() for number in range(BASES)]


def make_record(random: Random) -> str:
    text = random.choice(_records(random.choice(GAME_NAMES)))
    return spoilt_text(text, random) if random.random() < 0.5 else dumped(spoilt(json.loads(text), random))


def read_record(text: str) -> State | None:
    record = Record.from_json(text)
    return replay(GAMES[record.game], record).state if record.game in GAMES else None


@cache
def _states(game: str) -> list[dict[str, object]]:
    return [played(game, Random(f"state {game} {number}")).state.to_data() for number in range(6 * BASES)]


def make_state(game: str) -> Callable[[Random], object]:
    return lambda random: spoilt(random.choice(_states(game)), random)


@cache
def _positions() -> list[object]:
    found: list[object] = [puzzle.position for puzzle in shipped()[:30]]
    first = {"hand": ["Acid Rain", "Antonio"], "field": ["Pew Slug", {"card": "Thimble Helmet", "on": 0}], "deck": []}
    second = {"avatar": "Luna", "hive": ["Errand Fly"] * 4, "field": ["Clover Court"], "dust": {"lunar": 2}}
    third = {"hand": ["Spark Spit"], "open": ["Spark Spit"], "splat": ["Antonio"], "devotion": 20}
    found += [{"game": "shardbugs", "players": [first, second], "phase": "combat"}] * 10
    found += [{"game": "shardbugs", "players": [third, second, first], "turn": 7, "seed": "tea", "draft": True}] * 10
    away = {"hand": ["Gorillion"], "play": ["Bee Bear", {"card": "Rhino Turtle", "exhausted": True, "bonus": 2}]}
    found += [
        {"game": "mindbug", "players": [away, {"hand": ["Luchataur"], "life": 1}], "turn": 9, "sets": ["eternity"]}
    ] * 5
    return found


def make_position(random: Random) -> str:
    data = random.choice(_positions())
    if random.random() < 0.2:
        return spoilt_text(json.dumps(data), random)
    return dumped(spoilt(data, random))


def read_position(text: str) -> State:
    data: Any = read_json(text, "position")
    name = data.get("game") if isinstance(data, dict) else None
    return GAMES[name if name in GAME_NAMES else GAME_NAMES[0]].position(data)


def make_options(random: Random) -> object:
    game = random.choice(GAME_NAMES)
    good: dict[str, object] = _options(game, random)
    if not GAMES[game].decks() and random.random() < 0.5:
        cards = [page.name for page in GAMES[game].cards()]
        good = {"pool": {name: random.randrange(1, 9) for name in random.sample(cards, 30)}}
    if random.random() < 0.3:
        good["cards"] = [_renamed(card, n) for n, card in enumerate(random.sample(_cards(game), 4))]
    return [game, spoilt(good, random), random.choice(("seed", "seed", random.choice(WRONG)))]


def read_options(given: Any) -> State:
    game, options, seed = given
    return GAMES[game].new(options, seed)


# --- home-made cards --------------------------------------------------------------------------------------------------


@cache
def _cards(game: str) -> list[dict[str, object]]:
    words = ("creature-card", "bug", "item", "support", "action")
    trees: list[Any] = [page.to_data()["tree"] for page in GAMES[game].cards()]
    return [tree for tree in trees if tree["word"] in words]


def _renamed(card: dict[str, object], number: int) -> dict[str, object]:
    return {**card, "name": f"Home {number}"}


def make_cards(random: Random) -> object:
    """Cards with parts of other cards: valid, but perhaps new to the engine."""
    game = random.choice(GAME_NAMES)
    cards: Any = [_renamed(deepcopy(card), n) for n, card in enumerate(random.sample(_cards(game), 5))]
    for _ in range(random.choice((1, 2, 4, 8))):
        _graft(cards, game, random)
    if random.random() < 0.5:
        cards = spoilt(cards, random)
    return [game, _kept_names(cards, random), str(random.random())]


def _graft(cards: Any, game: str, random: Random) -> None:
    """Replace a part with one of another card that has the same role."""
    path = random.choice(list(paths_of(cards)))
    role = _role(path)
    if role not in ("name", "word") and _parts(game).get(role):
        value_at(cards, path[:-1])[path[-1]] = deepcopy(random.choice(_parts(game)[role]))


@cache
def _parts(game: str) -> dict[str, list[object]]:
    """All parts of all cards, by field."""
    found: dict[str, list[object]] = {}
    for card in _cards(game):
        for path in paths_of(card):
            found.setdefault(_role(path), []).append(value_at(card, path))
    return found


def _role(path: tuple[Any, ...]) -> str:
    """The field of a part, or of the list it is in."""
    names = [key for key in path if isinstance(key, str)]
    return (names[-1] if names else "") + ("[]" if isinstance(path[-1], int) else "")


def _kept_names(cards: Any, random: Random) -> object:
    """Most cards keep their names; otherwise few would pass the first check."""
    for number, card in enumerate(cards if isinstance(cards, list) and random.random() < 0.9 else ()):
        if isinstance(card, dict):
            card["name"] = f"Home {number}"
    return cards


def read_cards(given: Any) -> State:
    """A game played mostly with these cards."""
    game, cards, seed = given
    names = [f"Home {number}" for number in range(len(cards) if isinstance(cards, list) else 0)]
    if not GAMES[game].decks():
        return GAMES[game].new({"cards": cards, "pool": dict.fromkeys(names, 12)}, seed)
    kinds = {name: card.get("word") for name, card in zip(names, cards, strict=True) if isinstance(card, dict)}
    real = [n for n, card in zip(names, cards, strict=True) if isinstance(card, dict) and card.get("rarity") != "token"]
    field = [name for name in names if kinds.get(name) in ("bug", "item", "support")]
    hive = [name for name in real if kinds.get(name) == "bug"] + ["Pew Slug"] * 6
    player = {"hand": real * 2, "deck": (real * 5)[:20], "field": [*field, "Pew Slug"], "hive": hive, "splat": real}
    return GAMES[game].position({"cards": cards, "players": [player, player], "seed": seed})


# --- decks, drafts, puzzles -------------------------------------------------------------------------------------------


def _with_decks() -> str:
    return next(name for name, game in GAMES.items() if game.decks())


def make_deck(random: Random) -> str:
    game = GAMES[_with_decks()]
    deck = game.random_deck(str(random.randrange(50)))
    kind = random.randrange(4)
    if kind == 0:
        return dumped(spoilt(deck, random))
    if kind == 1:
        return spoilt_text(json.dumps(deck), random)
    return spoilt_text(game.deck_text(deck), random) * random.choice((1, 1, 1, 1, 40))


def read_deck(text: str) -> State:
    game = GAMES[_with_decks()]
    deck = game.read_deck(text, "deck")
    return game.new({"decks": [deck, game.decks()[0]]}, "deck")


def make_draft(random: Random) -> object:
    draft = GAMES[_with_decks()].draft(random.randrange(2, 5), str(random.randrange(9)))
    for _ in range(random.randrange(40)):
        draft.bot_pick(random.choice(draft.waiting()))
    return spoilt(draft.to_data(), random)


def read_draft(data: Any) -> None:
    draft = GAMES[_with_decks()].draft_from_data(data)
    while not draft.is_over:
        for seat in draft.waiting():
            draft.bot_pick(seat)
    assert draft.check(draft.deck_for(0), 0) == []


@cache
def _puzzles() -> list[dict[str, object]]:
    return [puzzle.to_data() for puzzle in shipped()]


def make_puzzles(random: Random) -> str:
    lines = [dumped(spoilt(puzzle, random)) for puzzle in random.sample(_puzzles(), 2)]
    return spoilt_text("\n".join(lines), random) if random.random() < 0.3 else "\n".join(lines)


def read_puzzles(text: str) -> State | None:
    found = read(text, "puzzles")
    return found[0].begin() if found else None


# --- actions ----------------------------------------------------------------------------------------------------------


def make_actions(random: Random) -> object:
    wrong = [
        random.choice((random.randrange(1 << 24), random.randrange(40) << 16, random.choice(WRONG))) for _ in range(9)
    ]
    return [random.choice(GAME_NAMES), str(random.randrange(30)), wrong]


def read_actions(given: Any) -> State:
    """Any input is an illegal action and leaves the game unchanged."""
    game, seed, actions = given
    live = played(game, Random(seed))
    before = json.dumps(live.state.to_data())
    for action in actions:
        if (action not in live.state.legal() and action not in live.state.asides()) or type(action) is not int:
            with suppress(IllegalAction):
                live.apply(action)
                raise AssertionError(f"an illegal action was played: {action!r}")
    assert json.dumps(live.state.to_data()) == before, "an illegal action changed the game"
    return live.state
