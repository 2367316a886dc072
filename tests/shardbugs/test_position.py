"""Positions of Shard Bugs: all that they can say, and what is said of those that cannot be."""

import json

import pytest

from bugduel.core import BadData, Rng
from bugduel.core.chance.rng import seeded
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.lower_parts import SPECIES_BITS
from bugduel.shardbugs.program.printed import CARDS
from bugduel.shardbugs.saved.load import from_data
from bugduel.shardbugs.saved.position import position

Value = dict[str, object]

EMPTY: Value = {}


def reloaded(contest: Contest) -> Contest:
    return from_data(json.loads(json.dumps(contest.to_data())))


def two(**mine: object) -> Value:
    return {"players": [mine, EMPTY]}


def test_a_position_keeps_all_that_it_says():
    contest = position(
        {
            "game": "shardbugs",
            "players": [
                {
                    "avatar": "Luna",
                    "avatar-exhausted": True,
                    "avatar-used": [0],
                    "devotion": 3,
                    "hand": ["Pew Slug", "Acid Rain", "acid rain"],
                    "open": ["Acid Rain"],
                    "deck": ["Antonio", "Errand Fly"],
                    "splat": ["Gold Field Ants"],
                    "field": [
                        {"card": "Thimble Helmet", "on": 1},
                        {"card": "Brine Burrower", "exhausted": True, "damage": 1, "plus": 2, "held": 1},
                        {"card": "Wind-Up Beetle", "also-bug": {"atk": 3, "def": 3, "species": ["beetle"]}},
                        {"card": "Towline Strider", "dizzy": True, "used": [0, 1], "owner": 1, "lender": 1},
                        "Ant",
                    ],
                    "hive": ["Errand Fly", {"card": "Pew Slug", "exhausted": True, "minus": 1}],
                    "dust": {"lunar": 2, "neutral": 1},
                    "placed": 1,
                    "places": 2,
                    "played-from-hive": True,
                    "retreated": True,
                },
                {
                    "field": [
                        {
                            "card": "Pew Slug",
                            "until-end": {
                                "atk": 2,
                                "def": 1,
                                "dev": -1,
                                "keywords": ["stomp", "venom"],
                                "traits": ["flying"],
                                "resists": ["tunneling"],
                                "cannot": ["block"],
                                "bounty": 1,
                            },
                        }
                    ]
                },
                {"avatar": "Mars"},
            ],
            "active": 0,
            "first": 1,
            "turn": 12,
            "phase": "main",
            "draft": True,
            "time-left": 4,
            "seed": "tea",
            "ask-always": True,
        }
    )
    mine, theirs, last = contest.sides
    name = contest.name
    assert [side.avatar.name for side in contest.sides] == ["Luna", "Sol", "Mars"]
    assert (mine.avatar_exhausted, mine.avatar_used, mine.devotion) == (True, 1, 3)
    assert sorted(map(name, mine.hand)) == ["Acid Rain", "Acid Rain", "Pew Slug"]
    assert [*map(name, mine.open)] == ["Acid Rain"]
    assert [*map(name, mine.splat)] == ["Gold Field Ants"]
    assert mine.dust == [1, 0, 2, 0, 0]
    assert (mine.placed, mine.places, mine.played_from_hive, mine.retreated) == (1, 2, True, True)
    assert mine.quick_least == CARDS[contest.pool.kinds["Acid Rain"]].cost
    helmet, burrower, beetle, strider, ant = mine.field
    assert helmet.bearer == burrower.id
    assert (burrower.exhausted, burrower.damage, burrower.plus, burrower.held) == (True, 1, 2, 1)
    assert (burrower.atk, burrower.dev) == (6, 3)
    assert (beetle.types, beetle.atk, beetle.defence) == (o.BUG | o.ITEM, 3, 3)
    assert beetle.species == SPECIES_BITS["beetle"]
    assert (strider.used, strider.seat, strider.owner, strider.lender) == (3, 0, 1, 1)
    assert [contest.is_dizzy(bug) for bug in (burrower, strider, ant)] == [False, True, False]
    assert [(bug.card.name, bug.exhausted, bug.in_hive) for bug in mine.hive] == [
        ("Errand Fly", False, True),
        ("Pew Slug", True, True),
    ]
    assert mine.hive[1].minus == 1
    slug = theirs.field[0]
    assert (slug.atk, slug.defence, slug.dev, slug.bounty) == (2, 3, 1, 1)
    assert slug.keywords == o.STOMP | o.VENOM
    assert slug.traits == o.FLYING
    assert slug.resists == o.TUNNELING | o.SWIMMING
    assert slug.cannot == o.NO_BLOCK
    assert not contest.is_dizzy(slug)
    assert last.deck_size() == 10
    assert (contest.active, contest.first, contest.turn, contest.time_left) == (0, 1, 12, 4)
    assert [side.last_turn for side in contest.sides] == [12, 10, 11]
    assert contest.is_draft
    assert contest.ask_always
    assert isinstance(contest.rng, Rng)
    assert contest.rng.key == seeded("tea").key
    assert contest.actor() == 0
    assert reloaded(contest).to_data() == contest.to_data()
    contest.draw(0)
    contest.draw(0)
    assert contest.sides[0].deck_size() == 0
    assert {name(kind) for kind in mine.hand} == {"Acid Rain", "Pew Slug", "Antonio", "Errand Fly"}


def test_a_deck_is_written_from_the_top():
    contest = position(two(deck=["Antonio", "Errand Fly"]))
    contest.draw(0)
    assert [contest.name(kind) for kind in contest.sides[0].hand] == ["Antonio"]


def test_a_deck_that_is_empty_stays_so():
    contest = position({"players": [{"deck": []}, {"deck": []}, {}], "ask-always": True})
    assert [side.deck_size() for side in contest.sides] == [0, 0, 10]


@pytest.mark.parametrize(
    ("phase", "verbs"),
    [
        ("main", {a.DEVOTE, a.RETREAT, a.END_MAIN, a.GENERATE, a.PLAY_FROM_HIVE}),
        ("combat", {a.ATTACK, a.DONE}),
        ("end", {a.PLAY, a.GENERATE, a.PASS}),
    ],
)
def test_a_position_stands_at_a_phase(phase: str, verbs: set[int]):
    """In the End Phase with a round of priority, for who has a quick action."""
    hand = ["Toss a Pebble"] if phase == "end" else []
    mine: Value = {"field": ["Pew Slug"], "hive": ["Pew Slug"] * 4, "hand": hand}
    contest = position({"players": [EMPTY, mine], "active": 1, "phase": phase})
    assert contest.actor() == 1
    assert {action & a.VERB for action in contest.legal()} == verbs


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", [1, 2, 9])
def test_bugs_of_a_position_are_dizzy_only_if_it_says_so(players: int, turn: int):
    field = ["Pew Slug", {"card": "Pew Slug", "dizzy": True}]
    for active in range(players):
        contest = position({"players": [{"field": field}] * players, "active": active, "turn": turn})
        for side in contest.sides:
            assert [contest.is_dizzy(bug) for bug in side.field] == [False, True]


def test_a_position_is_settled_before_anybody_is_asked():
    contest = position(two(field=[{"card": "Gold Field Ants", "damage": 1}]), record=True)
    assert [bug.card.name for bug in contest.sides[0].field] == ["Ant"]
    assert contest.events is not None
    assert [event.kind for event in contest.events][:2] == ["splat", "trigger"]


def test_abilities_of_all_cards_trigger_in_a_position_and_after_loading_it():
    contest = position(two(field=["Gold Field Ants"]))
    twin = reloaded(contest)
    assert contest.pool.events & 1 << o.TURN_BEGINS
    assert twin.pool.events == contest.pool.events


def test_a_position_of_home_made_cards():
    card = {"word": "bug", "name": "Paper Bug", "cost": "1", "atk": 2, "def_": 2, "dev": 1, "species": ["ant"]}
    contest = position({**two(field=["Paper Bug"], deck=["Paper Bug"]), "cards": [card]})
    assert contest.sides[0].field[0].atk == 2
    assert reloaded(contest).to_data() == contest.to_data()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ([], "position: must be an object, not []"),
        ({}, 'position: the field "players" is missing'),
        ({"players": [{}]}, "position.players: 1 players; 2 to 4 can play"),
        ({"players": [{}, 3]}, "position.players[1]: must be an object, not 3"),
        ({**two(), "game": "mindbug"}, 'position.game: there is no "mindbug"'),
        ({**two(), "seeds": "x"}, 'position: there is no field "seeds". Did you mean "seed"?'),
        ({**two(), "active": 2}, "position.active: must be a whole number from 0 to 1, not 2"),
        ({**two(), "turn": 0}, "position.turn: must be a whole number from 1 to 400, not 0"),
        ({**two(), "phase": "begin"}, 'position.phase: there is no "begin"'),
        ({**two(), "draft": 1}, "position.draft: must be true or false, not 1"),
        ({**two(), "cards": 1}, "position.cards: must be a list, not 1"),
        (two(hands=[]), 'position.players[0]: there is no field "hands". Did you mean "hand"?'),
        (two(avatar="Antonio"), "position.players[0].avatar: Antonio is no avatar"),
        (two(devotion="3"), "position.players[0].devotion: must be a whole number from 0 to 99, not '3'"),
        (two(hand=["Antoni"]), 'position.players[0].hand[0]: there is no card "Antoni". Did you mean "Antonio"?'),
        (two(hand=["Bounty"]), "position.players[0].hand[0]: Bounty is no card of a deck"),
        (two(deck=["Sol"]), "position.players[0].deck[0]: Sol is no card of a deck"),
        (two(open=["Antonio"]), "position.players[0].open: a card that is not in the hand"),
        (two(dust={"gold": 1}), 'position.players[0].dust: there is no field "gold"'),
        (two(field=["Acid Rain"]), "position.players[0].field[0].card: Acid Rain is never on a Field"),
        (two(hive=["Clover Court"]), "position.players[0].hive[0].card: Clover Court is never in a Hive"),
        (two(hive=["Ant"]), "position.players[0].hive[0]: Ant is a token, and never in a Hive"),
        (two(field=[["Ant"]]), "position.players[0].field[0]: must be an object, not ['Ant']"),
        (two(field=[{"card": "Ant", "tired": True}]), 'position.players[0].field[0]: there is no field "tired"'),
        (two(field=[{"damage": 1}]), 'position.players[0].field[0]: the field "card" is missing'),
        (two(field=[{"card": "Ant", "owner": 2}]), "position.players[0].field[0].owner: must be a whole number from 0"),
        (two(field=[{"card": "Ant", "used": [30]}]), "position.players[0].field[0].used[0]: must be a whole number"),
        (
            two(field=["Clover Court"] * 2),
            "position.players[0].field[1]: there already is a Clover Court on this Field",
        ),
        (two(field=[{"card": "Ant", "on": 0}]), "position.players[0].field[0].on: Ant is nothing to equip"),
        (
            two(field=[{"card": "Thimble Helmet", "on": 1}]),
            "position.players[0].field[0].on: must be the place of a bug on this Field, from 0 to 0, not 1",
        ),
        (
            two(field=["Clover Court", {"card": "Thimble Helmet", "on": 0}]),
            "position.players[0].field[1].on: Clover Court is no bug",
        ),
        (two(hive=[{"card": "Pew Slug", "on": 0}]), "position.players[0].hive[0].on: nothing is equipped in a Hive"),
        (
            two(field=[{"card": "Ant", "also-bug": {}}]),
            "position.players[0].field[0].also-bug: Ant is a bug as it is",
        ),
        (
            two(field=[{"card": "Ant", "until-end": {"keywords": ["stamp"]}}]),
            'position.players[0].field[0].until-end.keywords[0]: there is no "stamp". Did you mean "stomp"?',
        ),
    ],
)
def test_a_position_that_cannot_be_says_why(data: object, says: str):
    with pytest.raises(BadData) as error:
        position(data)
    assert says in str(error.value)
