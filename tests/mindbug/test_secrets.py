"""What a player sees never depends on what they may not see.

Pairs of games that differ only in the hidden cards of others are played on with the same actions: views, events,
legal actions and the questions asked must stay equal for the player, until a card really is shown.
"""

import json
from random import Random

import pytest

from bugduel.core import Rng, Seat, State
from bugduel.mindbug.actions import WHAT
from bugduel.mindbug.board import PLAYING
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.knowledge import known_to
from bugduel.mindbug.program.ops import CHOOSE_CARD
from bugduel.mindbug.program.printed import CARDS
from bugduel.mindbug.rules.select import is_limited
from bugduel.mindbug.seen.imagine import chooses_from_hand, is_shown_to_others, unknown
from marks import rule
from mindbug_checks import any_sets, any_team_options
from plain import plain
from twins import compare_on


def hidden_part_changed(state: Duel, seat: int, random: Random) -> Duel:
    """The same game for `seat`, with all unknown cards in the hands and draw piles of others dealt anew.

    The player's own draw pile, the unused pile and chance stay, so that what the player will see drawn is the same.
    """
    twin = state.clone()
    seen = [seat in twin.who_sees(number) for number in range(state.seats())]
    others = [number for number in range(state.seats()) if not seen[number]]
    known = [known_to(side.known, seat) for side in twin.sides]
    hidden = [kind for other in others for kind in twin.sides[other].draw]
    hidden += [kind for other in others for kind in unknown(twin.sides[other].hand, known[other])]
    random.shuffle(hidden)
    for other in others:
        side = twin.sides[other]
        side.draw = [hidden.pop() for _ in side.draw]
        side.hand = sorted(known[other] + [hidden.pop() for _ in range(len(side.hand) - len(known[other]))])
        side.known = [known[other] if viewer == seat else [] for viewer in range(state.seats())] + [[]]
    frame = twin.stack[-1]
    if not seen[twin.asked] and frame.picks and chooses_from_hand(frame.program.steps[frame.place]):
        place = frame.picks[0] & ~WHAT
        frame.picks = [place | kind for kind in random.sample(twin.sides[twin.asked].hand, len(frame.picks))]
    loaded = MINDBUG.from_data(json.loads(json.dumps(twin.to_data())))
    assert isinstance(loaded, Duel)
    return loaded


def holds_secrets(state: Duel, seat: int) -> bool:
    """Whether an effect is about a card that a player has shown or given to another alone."""
    return any(is_shown_to_others(frame, seat) for frame in state.stack)


@pytest.mark.parametrize("first", range(0, 100, 50))
@rule("MB-N1")
def test_games_that_differ_in_hidden_cards_look_the_same(first: int):
    compared = 0
    for seed in range(first, first + 50):
        compared += compare_games(seed, {})
    assert compared > 500


@pytest.mark.parametrize("first", range(0, 100, 50))
@rule("MB-N1", "MB-N2")
def test_games_of_all_sets_that_differ_in_hidden_cards_look_the_same(first: int):
    compared = 0
    for seed in range(first, first + 50):
        compared += compare_games(seed, any_sets(seed))
    assert compared > 500


@pytest.mark.parametrize("first", range(0, 20, 10))
@rule("MB-N1", "MB-N2")
def test_games_of_two_teams_that_differ_in_hidden_cards_look_the_same(first: int):
    compared = 0
    for seed in range(first, first + 10):
        compared += compare_games(seed, any_team_options(seed))
    assert compared > 500


def compare_games(seed: int, options: dict[str, object]) -> int:
    """Compare pairs from several places of one game. Returns how many positions were compared."""
    random = Random(seed)
    game = MINDBUG.new(options, f"secret {seed}")
    assert isinstance(game, Duel)
    compared = 0
    while game.actor() >= 0:
        if random.random() < 0.25:
            for seat in range(game.seats()):
                if holds_secrets(game, seat):
                    continue
                twin = hidden_part_changed(game, seat, random)
                compared += compare_on(game.clone(), twin, seat, random, 6, hidden_card_shown)
        game.apply(random.choice(game.legal()))
    return compared


# A hidden card is shown, maybe with nobody asked: the games may part here.
SHOWING = ("play", "discard", "discard-from-draw-pile", "discard-to", "enter", "show", "steal", "swap-hands")
# Cards that ask for a card of some power in hand: whether there is one comes out by what happens.
LOOKING = {
    card.name
    for card in CARDS
    for programs in card.triggers
    for program in programs
    for step in program.steps
    if step.op == CHOOSE_CARD and chooses_from_hand(step) and step.cards is not None and step.cards.least
}


def hidden_card_shown(real: State, twin: State, seat: int) -> bool:
    """Whether the first thing that differs for the player is a card that was hidden and is now open to them."""
    if has_no_card_to_play(real) or has_no_card_to_play(twin):
        return True
    history, twins_history = Seat(real, seat).history(), Seat(twin, seat).history()
    for number, (one, other) in enumerate(zip(history, twins_history, strict=False)):
        if one["event"] == "swap-hands":
            return True
        if one != other:
            looked = number > 0 and history[number - 1].get("card") in LOOKING
            assert one["event"] == other["event"] or looked
            return looked or one["event"] in SHOWING
    return any(seen and seen[-1].get("card") in LOOKING for seen in (history, twins_history))


def has_no_card_to_play(state: State) -> bool:
    """Whether a player has lost because no card of their hand may be played (MB-X16), which comes out by that."""
    assert isinstance(state, Duel)
    side = state.sides[state.active]
    return state.winner != PLAYING and bool(side.hand) and is_limited(side)


@rule("MB-N1")
@pytest.mark.parametrize("seed", range(8))
def test_no_view_and_no_event_holds_the_seed_or_a_hidden_card(seed: int):
    """The name of a card that was never shown to a player must not be found in anything they get."""
    random = Random(seed)
    state = MINDBUG.new({}, f"watched {seed}", record=True)
    assert isinstance(state, Duel)
    assert isinstance(state.rng, Rng)
    while state.actor() >= 0:
        for seat in range(2):
            text = json.dumps([plain(state.view(seat)), Seat(state, seat).history()])
            assert f"watched {seed}" not in text
            assert state.rng.key.hex() not in text
            for kind in never_seen(state, seat):
                assert json.dumps(state.name(kind)) not in text, state.name(kind)
        state.apply(random.choice(state.legal()))


def never_seen(state: Duel, seat: int) -> set[int]:
    """Kinds of which every copy is hidden from a seat, and none was ever shown."""
    shown: set[str] = set()
    for event in state.recorded() or ():
        for key, value in event.seen_by(seat).items():
            if key == "card":
                shown.add(str(value))
    return {kind for kind in state.pool.counts if state.name(kind) not in shown}


@rule("MB-N1")
def test_a_spectator_sees_no_hand():
    state = MINDBUG.new({}, "watched", record=True)
    view = json.dumps(plain(state.view(-1)))
    revealed = {event.facts["card"] for event in state.recorded() or () if event.kind == "reveal"}
    assert isinstance(state, Duel)
    for side in state.sides:
        for kind in side.hand:
            assert state.name(kind) in revealed or state.name(kind) not in view
