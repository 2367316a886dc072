"""Every seat, and a spectator, can imagine a whole game at every decision (rules MB-N and SB-Z1)."""

from random import Random

import pytest

import mindbug_checks
import shard_checks
from bugduel.core import Game, LiveGame, State, seeded
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS
from checks import Look
from duel import Duel
from marks import rule
from plain import plain

ALL = list(MINDBUG.sets({}))
TWO = ["Gorillion", "Luchataur"]
AHEAD = 3  # decisions that an imagined game is played on

# Cards that choose from hands, show them or bar them: a pool of few of them comes to every such question often.
ABOUT_HANDS = [
    "Alien Brain",
    "Bookwyrm",
    "Compost Dragon",
    "Cornanon",
    "Ferret Bomber",
    "Hungry Hungry Hamster",
    "Lord Watermelon",
    "Macaw Dagon",
    "Pear Patrol",
    "Strange Barrel",
    "The Globe-Smasher",
    "Tiger Squirrel",
    "Wolfman Steve",
]


def check_worlds(game: Game, state: State, look: Look, random: Random) -> None:
    """One imagined game for each seat and a spectator: it looks the same to them, is sound, and can be played on."""
    for seat in range(-1, state.seats()):
        world = state.imagine(seat, seeded(str(random.random())))
        assert world.view(seat) == state.view(seat)
        assert world.actor() == state.actor()
        if seat == state.actor():
            assert world.legal() == state.legal()
        assert game.from_data(world.to_data()).legal() == world.legal(), "answers of another hand"
        look(world)
        for _ in range(AHEAD):
            if world.actor() >= 0:
                world.apply(random.choice(world.legal()))
                look(world)


def play(game: Game, options: dict[str, object], look: Look, seed: int, share: float = 1.0) -> int:
    """A random game with imagined ones at a share of its decisions. Returns how many decisions were looked at."""
    random = Random(seed)
    live = LiveGame(game, options, f"imagined {seed}")
    looked = 0
    while live.state.actor() >= 0:
        if random.random() < share:
            check_worlds(game, live.state, look, random)
            looked += 1
        live.apply(random.choice(live.state.legal()))
    return looked


@rule("MB-N1", "MB-N2")
@pytest.mark.parametrize("seed", range(3))
def test_worlds_of_duels_with_all_sets(seed: int):
    edition = ["current", "beyond", "first"][seed % 3]
    assert play(MINDBUG, {"sets": ALL, "edition": edition}, mindbug_checks.check_duel, seed) > 10


@rule("MB-N1", "MB-N2", "MB-X11", "MB-X16")
def test_worlds_of_duels_about_hands():
    for seed in range(12):
        random = Random(seed)
        pool = {name: random.randint(2, 5) for name in random.sample(ABOUT_HANDS, 6)}
        pool[next(iter(pool))] += max(0, 22 - sum(pool.values()))
        play(MINDBUG, {"pool": pool}, mindbug_checks.check_duel, seed)


@rule("SB-Z1")
@pytest.mark.parametrize("seed", range(3))
def test_worlds_of_games_for_two_to_four(seed: int):
    assert play(SHARD_BUGS, shard_checks.any_decks(seed), shard_checks.check_contest, seed, 0.1) > 10


@rule("MB-N2")
def test_a_spectator_does_not_know_a_card_that_was_shown_to_the_other_player_alone():
    duel = Duel(hand=["Hungry Hungry Hamster", *TWO], their_hand=["Killer Bee", "Kong", "Bee Bear"], sets=ALL)
    duel.play("Hungry Hungry Hamster").choose("Killer Bee").asks("me", "option")
    taken = set()
    for number in range(60):
        world = duel.state.imagine(-1, seeded(str(number)))
        assert world.view(-1) == duel.state.view(-1)
        before = world.sides[0].hand[:]
        world.apply(world.legal()[1])
        taken.add(next(kind for kind in world.sides[0].hand if world.sides[0].hand.count(kind) > before.count(kind)))
    assert len(taken) > 20


@rule("MB-N2")
def test_a_spectator_is_not_told_which_of_two_equal_cards_is_offered():
    """Another copy of the card is known to all to be in that hand; which card was picked is still a secret."""
    me = {"hand": ["Hungry Hungry Hamster", *TWO], "mindbugs": 0}
    them = {"hand": ["Killer Bee", "Killer Bee", "Kong"], "known": ["Killer Bee"], "mindbugs": 0}
    state = MINDBUG.position({"sets": ALL, "players": [me, them]})
    for wanted in ("play Hungry Hungry Hamster", "choose-card Killer Bee"):
        state.apply(next(action for action in state.legal() if state.move(action).brief().startswith(wanted)))
    assert "'targets'" in str(plain(state.view(0))["resolving"])
    assert "'targets'" not in str(plain(state.view(-1))["resolving"])
