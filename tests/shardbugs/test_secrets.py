"""What a player sees never depends on what they may not see (rule SB-Z1).

Random games with random decks: at many positions the hidden cards are dealt anew. Views, legal actions and who is asked
must stay equal for the player, now and as both games are played on with the same actions, until a card really is shown.
"""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bugduel.core import SPECTATOR, Rng, Seat, State, seeded
from bugduel.shardbugs.cards.build import random_deck
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.program.course import ANNOUNCE
from bugduel.shardbugs.rules.questions.table import QUESTIONS
from marks import rule
from plain import plain
from twins import compare_on, seen_by

# A card that was hidden is shown, and the games may part here.
SHOWING = ("discard", "mill", "reveal")
# Choices among cards that the others do not see.
TELLING = ("discard", "look", "price", "put-from-hand", "search")
LONGEST = 1200  # choices of a game that are looked at


def random_game(seed: int, record: bool = False) -> Contest:
    """Two to four players with random decks."""
    decks = [random_deck(seeded(f"secret {seed} {number}")).to_data() for number in range(2 + seed % 3)]
    state = SHARD_BUGS.new({"decks": decks}, f"secret {seed}", record)
    assert isinstance(state, Contest)
    return state


def positions(state: Contest, random: Random, share: float) -> Iterator[int]:
    """Plays a game at random and stops at a share of its choices, once for each seat; at telling ones always."""
    for _ in range(LONGEST):
        if state.actor() < 0:
            return
        frame = state.stack[-1]
        if random.random() < share or QUESTIONS[frame.program.steps[frame.place].op].name in TELLING:
            yield from range(state.seats())
        state.apply(random.choice(state.legal()))


def deck_and_hand(state: Contest, seat: int) -> Counter[int]:
    side = state.sides[seat]
    return Counter(side.hand + side.top + side.bag + side.bottom)


@rule("SB-Z1")
@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_state_looks_the_same_and_can_be_played(seed: int):
    random = Random(seed)
    state = random_game(seed)
    compared = 0
    for seat in positions(state, random, 0.08):
        imagined = Seat(state, seat).imagine(seeded(str(random.random())))
        assert isinstance(imagined, Contest)
        check_imagined(state, imagined, seat)
        compared += 1
        play_on(imagined, random, 5)
    assert compared > 40


def check_imagined(state: Contest, imagined: Contest, seat: int) -> None:
    assert seen_by(imagined, seat) == seen_by(state, seat)
    for number in range(state.seats()):
        assert deck_and_hand(imagined, number) == deck_and_hand(state, number)
        assert not Counter(imagined.sides[number].open) - Counter(imagined.sides[number].hand)
    own, real = imagined.sides[seat], state.sides[seat]
    assert (own.hand, own.top, own.bottom) == (real.hand, real.top, real.bottom)


def play_on(state: Contest, random: Random, steps: int) -> None:
    for _ in range(steps):
        if state.actor() >= 0:
            state.apply(random.choice(state.legal()))


@rule("SB-Z1")
@pytest.mark.parametrize("seed", range(100, 106))
def test_games_that_differ_in_hidden_cards_look_the_same_as_they_are_played_on(seed: int):
    random = Random(seed)
    state = random_game(seed)
    compared = 0
    for seat in positions(state, random, 0.02):
        twin = hidden_part_changed(state, seat, random)
        compared += compare_on(state.clone(), twin, seat, random, 12, hidden_card_shown)
    assert compared > 40


def hidden_part_changed(state: Contest, seat: int, random: Random) -> Contest:
    """The same game for a seat with other cards in hidden places, and with the same chance: own draws are the same."""
    twin = Seat(state, seat).imagine(seeded(str(random.random())))
    assert isinstance(twin, Contest)
    twin.rng = state.rng.clone()
    loaded = SHARD_BUGS.from_data(json.loads(json.dumps(twin.to_data())))
    assert isinstance(loaded, Contest)
    return loaded


def hidden_card_shown(real: State, twin: State, seat: int) -> bool:
    """Whether the first thing that differs for the player is a card that was hidden and is now open to them."""
    for one, other in zip(Seat(real, seat).history(), Seat(twin, seat).history(), strict=False):
        if one != other:
            assert one["event"] == other["event"]
            assert one["seat"] == other["seat"] != seat
            return one["event"] in SHOWING
    assert len(real.recorded() or ()) == len(twin.recorded() or ())
    return False


@rule("SB-Z1")
@pytest.mark.parametrize("seed", range(200, 203))
def test_no_view_and_no_event_holds_the_seed_or_a_card_that_was_never_shown(seed: int):
    random = Random(seed)
    state = random_game(seed, record=True)
    for seat in positions(state, random, 0.01):
        check_text(state, seat, f"secret {seed}")
        check_text(state, SPECTATOR, f"secret {seed}")


def check_text(state: Contest, seat: int, seed: str) -> None:
    text = json.dumps([plain(state.view(seat)), Seat(state, seat).history()])
    assert seed not in text
    assert isinstance(state.rng, Rng)
    assert state.rng.key.hex() not in text
    shown = cards_shown(state, seat)
    for number, side in enumerate(state.sides):
        if number != seat:
            for kind in {*side.hand, *side.top, *side.bag, *side.bottom}:
                name = state.name(kind)
                assert name in shown or json.dumps(name) not in text, name


def cards_shown(state: Contest, seat: int) -> set[str]:
    """The cards that a seat knows from its own deck, from events, or because one is being announced."""
    shown = {state.name(kind) for kind in deck_and_hand(state, seat)} if seat >= 0 else set()
    shown.update(state.name(frame.kind) for frame in state.stack if frame.program is ANNOUNCE)
    for event in state.recorded() or ():
        seen = event.seen_by(seat)
        shown.update(str(value) for key, value in seen.items() if key in ("card", "with"))
        cards = seen.get("cards")
        shown.update(map(str, cards if isinstance(cards, list) else ()))
    return shown
