"""Saved games of Shard Bugs: they go on as if never saved, and what cannot be is refused with its place."""

import json
from contextlib import suppress
from copy import deepcopy
from random import Random

import pytest

from bugduel.core import BadData
from bugduel.core.chance.rng import seeded
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.build import random_deck
from bugduel.shardbugs.cards.catalogue import AVATARS, DECK_CARDS
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.deal import deal
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import BUILTIN, COURSE
from bugduel.shardbugs.program.pool import programs_of
from bugduel.shardbugs.program.printed import CARDS
from bugduel.shardbugs.rules.questions.table import BY_OP
from bugduel.shardbugs.saved.load import from_data
from bugduel.shardbugs.saved.options import full_options, pool_of, stocks_of
from bugduel.shardbugs.saved.position import position

Value = dict[str, object]


def game(seed: str, players: int, time: int = 0, draft: bool = False) -> Contest:
    """A new game with random decks."""
    rng = seeded(seed)
    decks = [random_deck(rng).to_data() for _ in range(players)]
    options = full_options({"decks": decks, "time": time, "draft": draft})
    pool = pool_of(options)
    return deal(pool, stocks_of(options, pool), options, rng)


def through_json(data: Value) -> Value:
    read = json.loads(json.dumps(data))
    assert isinstance(read, dict)
    return read


def reloaded(contest: Contest) -> Contest:
    return from_data(through_json(contest.to_data()))


# --- there and back ---------------------------------------------------------------------------------------------------


def play_beside_its_save(contest: Contest, random: Random) -> set[int]:
    """Play a game, and beside it one that is saved and loaded before every choice: they never differ. Returns the ops
    that it was saved at.
    """
    ops: set[int] = set()
    twin = contest
    while contest.actor() >= 0:
        frame = contest.stack[-1]
        ops.add(frame.program.steps[frame.place].op)
        data = contest.to_data()
        assert twin.to_data() == data
        twin = from_data(through_json(data))
        assert twin.to_data() == data
        assert twin.actor() == contest.actor()
        assert twin.legal() == contest.legal()
        assert twin.asides() == contest.asides()
        action = random.choice(contest.legal())
        if random.random() < 0.001:
            action = random.choice(contest.asides())
        contest.apply(action)
        twin.apply(action)
    assert twin.to_data() == contest.to_data()
    assert twin.outcome() == contest.outcome()
    return ops


@pytest.mark.parametrize("first", range(0, 16, 8))
def test_random_games_go_on_from_any_choice_as_if_never_saved(first: int):
    for seed in range(first, first + 8):
        players = 2 + seed % 3
        play_beside_its_save(game(f"saved {seed}", players, 6 + seed % 10, seed % 4 == 0), Random(seed))


def full_table(seed: int) -> Contest:
    """A position in which nearly anything can happen at once."""
    random = Random(seed)

    def player() -> Value:
        return {
            "avatar": random.choice(list(AVATARS)),
            "hand": random.choices(list(DECK_CARDS), k=12),
            "deck": random.choices(list(DECK_CARDS), k=15),
            "splat": random.choices(list(DECK_CARDS), k=4),
            "field": random.sample([name for name, card in DECK_CARDS.items() if not isinstance(card, t.Action)], 8),
            "hive": random.choices([name for name, card in DECK_CARDS.items() if isinstance(card, t.Bug)], k=14),
        }

    return position({"players": [player() for _ in range(2 + seed % 3)], "time-left": 3})


def test_full_tables_are_saved_at_every_kind_of_choice():
    missing = {*BY_OP} - {o.MULLIGAN}
    for seed in range(60):
        missing -= play_beside_its_save(full_table(seed), Random(seed))
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_choices_after_loading_give_the_same_end(players: int):
    contest = game("half-way", players, 6)
    random = Random(players)
    for _ in range(30):
        contest.apply(random.choice(contest.legal()))
    twin = reloaded(contest)
    chosen = Random("further")
    while contest.actor() >= 0:
        contest.apply(chosen.choice(contest.legal()))
    chosen = Random("further")
    while twin.actor() >= 0:
        twin.apply(chosen.choice(twin.legal()))
    assert twin.to_data() == contest.to_data()


def test_a_finished_game_loads_too():
    contest = game("short", 3, 1)
    random = Random(5)
    while contest.actor() >= 0:
        contest.apply(random.choice(contest.legal()))
    twin = reloaded(contest)
    assert twin.actor() == -1
    assert twin.legal() == []
    assert twin.outcome() == contest.outcome()
    assert sum(twin.outcome() or []) == pytest.approx(1)
    assert twin.to_data() == contest.to_data()


def test_a_game_that_somebody_has_left_is_saved():
    contest = game("left", 3)
    contest.apply(a.CONCEDE | (contest.actor() + 1) % 3)
    twin = reloaded(contest)
    assert [side.is_out for side in twin.sides] == [side.is_out for side in contest.sides]
    assert twin.legal() == contest.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_go_on_as_if_never_saved(players: int):
    mine = {"hand": ["Acid Rain", "Antonio"], "field": ["Pew Slug", "Towline Strider"], "hive": ["Errand Fly"] * 4}
    contest = position({"players": [mine] * players, "time-left": 4, "ask-always": players == 3})
    play_beside_its_save(contest, Random(players))


def test_no_two_programs_have_one_name():
    names = [program.name for card in CARDS for program in programs_of(card)] + [*COURSE, *BUILTIN]
    assert len(set(names)) == len(names)


# --- saved states that cannot be --------------------------------------------------------------------------------------


def saved() -> Value:
    """A game at a priority, with a thread on the web and permanents of both players."""
    field = ["Pew Slug", {"card": "Thimble Helmet", "on": 0}, "Clover Court"]
    mine = {"hand": ["Acid Rain"], "hive": ["Pew Slug"] * 4, "field": field}
    theirs = {"hand": ["Acid Rain"], "hive": ["Pew Slug"] * 4, "field": ["Errand Fly"]}
    contest = position({"players": [mine, theirs]})
    contest.apply(next(action for action in contest.legal() if action & a.VERB == a.DEVOTE))
    assert contest.actor() == 1
    assert [frame.program.name for frame in contest.stack] == ["turn", "web"]
    return through_json(contest.to_data())


def changed(data: Value, path: tuple[str | int, ...], value: object) -> Value:
    inner: object = data
    for key in path[:-1]:
        inner = inner[key]  # type: ignore[index]
    inner[path[-1]] = value  # type: ignore[index]
    return data


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("bugduel-state",), 2, "state: saved in format 2; this Bugduel reads format 1"),
        (("game",), "mindbug", 'state.game: there is no "mindbug"'),
        (("options",), 7, "state.options: must be an object, not 7"),
        (("options",), {"sets": []}, 'state.options: there is no field "sets"'),
        (("options", "draft"), "yes", "state.options.draft: must be true or false"),
        (("options", "cards"), [{"is": "bug"}], "state.options.cards[0]"),
        (("options", "decks"), [], "state.options.decks: 0 decks; 2 to 4 can play"),
        (("options", "decks"), ["no such deck"] * 2, 'state.options.decks[0]: there is no deck "no such deck"'),
        (("sides",), [], "state.sides: 0 players; 2 to 4 can play"),
        (("sides", 0), None, "state.sides[0]: must be an object, not None"),
        (("sides", 0, "avatar"), "Pew Slug", "state.sides[0].avatar: Pew Slug is no avatar"),
        (("sides", 0, "hand", 0), "Acid Rian", 'state.sides[0].hand[0]: there is no card "Acid Rian". Did you mean'),
        (("sides", 0, "open"), ["Antonio"], "state.sides[0].open: a card that is not in the hand"),
        (("sides", 0, "open-top"), 1, "state.sides[0].open-top: must be a whole number from 0 to 0"),
        (("sides", 0, "dust"), {"gold": 1}, 'state.sides[0].dust: there is no field "gold"'),
        (("sides", 1, "devotion"), None, 'state.sides[1]: the field "devotion" is missing'),
        (("sides", 0, "field", 0, "card"), "Acid Rain", "state.sides[0].field[0].card: Acid Rain is never on a Field"),
        (
            ("sides", 0, "hive", 0, "card"),
            "Clover Court",
            "state.sides[0].hive[0].card: Clover Court is never in a Hive",
        ),
        (("sides", 0, "field", 0, "tired"), True, 'state.sides[0].field[0]: there is no field "tired"'),
        (("sides", 0, "field", 0, "owner"), 2, "state.sides[0].field[0].owner: must be a whole number from 0 to 1"),
        (("sides", 0, "field", 1, "bearer"), 99, "state.sides[0].field[1].bearer: there is no 99 on this Field"),
        (("sides", 0, "field", 1, "permanent"), 1, "state.sides: two permanents have one number"),
        (("sides", 0, "field", 0, "hit-by"), [-1], "state.sides[0].field[0].hit-by[0]: must be a whole number from 0"),
        (("arrivals",), 3, "state.arrivals: a permanent has a greater number"),
        (("active",), 2, "state.active: must be a whole number from 0 to 1"),
        (("turn",), 401, "state.turn: must be a whole number from 0 to 400"),
        (("winners",), [2], "state.winners[0]: must be a whole number from 0 to 1, not 2"),
        (("time-left",), True, "state.time-left: must be a whole number from -1 to 400, not True"),
        (("stack",), [], 'state.stack: must begin with "start" or "turn"'),
        (("stack", 0, "place"), 99, "state.stack[0].place: must be a whole number from 0 to 22"),
        (("stack", 1, "place"), 1, "state.stack[1]: stands at no choice"),
        (("stack", 1, "program"), "wed", 'state.stack[1].program: there is no program "wed". Did you mean "web"?'),
        (("stack", 1, "program"), "announce", "state.stack[1].card: must say which card is announced"),
        (("stack", 1, "waiting", 0, "program"), "turn", 'state.stack[1].waiting[0].program: "turn" is no thread'),
        (
            ("stack", 1, "waiting", 0, "it-last"),
            [1],
            "state.stack[1].waiting[0].it-last: must be ATK, DEF, DEV and cost",
        ),
        (("stack", 1, "after"), 1, 'state.stack[1]: there is no field "after"'),
        (("rng", "key"), "xyz", "state.rng.key: must be hexadecimal digits, not 'xyz'"),
        (("rng", "key"), "00" * 65, "state.rng.key: must be at most 64 bytes, not 65"),
        (("unsettled",), 1, "state.unsettled: must be true or false, not 1"),
        (("sides", 0, "hand", 0), "Sol", "state.sides[0].hand[0]: Sol is no card of a deck"),
        (("sides", 0, "splat"), ["Bounty"], "state.sides[0].splat[0]: Bounty is no card of a deck"),
        (("sides", 0, "hand"), ["Antonio"] * 3001, "state.sides[0].hand: a list of 3,001; at most 3,000 are allowed"),
        (("sides", 0, "devotion"), 10**7, "state.sides[0].devotion: must be a whole number from 0 to 1000000"),
        (("sides", 0, "field", 0, "gained"), 1 << 19, "state.sides[0].field[0].gained: must be a whole number from 0"),
        (("sides", 0, "field", 0, "own-species"), 1 << 29, "state.sides[0].field[0].own-species: must be a whole"),
        (("sides", 0, "field"), [{}] * 4096, "state.sides[0].field: a list of 4,096; at most 4,095 are allowed"),
        (("pending",), [{}] * 2001, "state.pending: a list of 2,001; at most 2,000 are allowed"),
    ],
)
def test_a_broken_saved_state_says_where(path: tuple[str | int, ...], value: object, says: str):
    data = changed(saved(), path, value)
    with pytest.raises(BadData) as error:
        from_data(data)
    assert says in str(error.value)


def test_decks_and_players_must_be_as_many():
    data = through_json(game("pair", 2).to_data())
    assert isinstance(data["sides"], list)
    data["sides"].append(data["sides"][0])
    with pytest.raises(BadData) as error:
        from_data(data)
    assert "state.sides: 3 players with 2 decks" in str(error.value)


def test_parts_that_do_not_fit_together_are_refused():
    data = changed(saved(), ("stack", 1), {"program": "announce", "seat": 0, "card": "Sol", "how": 6, "of": "*devote"})
    with pytest.raises(BadData) as error:
        from_data(changed(data, ("stack", 1, "place"), 2))
    assert "state: its parts do not fit together" in str(error.value)


def test_a_finished_game_has_a_stack_too():
    data = changed(changed(saved(), ("winners",), [0]), ("stack",), [])
    with pytest.raises(BadData, match=r"state\.stack: must begin with"):
        from_data(data)


def test_every_field_of_a_saved_state_is_needed():
    for field in saved():
        data = saved()
        del data[field]
        with pytest.raises(BadData):
            from_data(data)


def leaves(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to all that a saved state is made of."""
    found = [path] if path else []
    if isinstance(data, dict):
        for name, value in data.items():
            found.extend(leaves(value, (*path, name)))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            found.extend(leaves(value, (*path, number)))
    return found


@pytest.mark.parametrize("wrong", [None, 7, "x", "web", [], {}, [1], -5, 10**9, True])
def test_no_part_of_a_saved_state_can_be_anything(wrong: object):
    """Whatever stands in a place, it is read, or refused with BadData: never another error."""
    whole = saved()
    for path in leaves(whole):
        if "bag" not in path:
            with suppress(BadData):
                from_data(changed(deepcopy(whole), path, wrong))
