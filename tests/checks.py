"""What must be so at every choice of every game: the invariants that random games are checked against."""

import hashlib
import json
from collections import Counter
from random import Random

from bugduel.core import LiveGame, Record, Seat, replay, seeded
from bugduel.mindbug.board import CURRENT, HAND, PLAYING
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.ops import NO_CARDS_TO_HAND


def play_checked(seed: int, options: dict[str, object] | None = None, often: float = 1.0) -> LiveGame:
    """A random game with all checks: the cheap ones at every choice, the others at a share (`often`) of them."""
    random = Random(seed)
    live = LiveGame(MINDBUG, options or {}, f"checked {seed}")
    state = live.state
    assert isinstance(state, Duel)
    while state.actor() >= 0:
        check_choice(state)
        if random.random() < often:
            check_copies(state, random)
            check_imagined(state, random)
        live.apply(random.choice(state.legal()))
    check_end(state)
    check_replay(live)
    return live


def any_sets(seed: int) -> dict[str, object]:
    """Some sets shuffled together, as the seed says: enough cards for a game."""
    random = Random(seed)
    ids = list(MINDBUG.sets())
    chosen = random.sample(ids, random.randint(1, len(ids)))
    if chosen in (["new-servants"], ["battlefruit-addon"]):
        chosen.append("first-contact")
    return {"sets": chosen, "edition": random.choice(["current", "current", "beyond"])}


def check_choice(state: Duel) -> None:
    """Somebody has an answer, every card is in one zone, and the numbers make sense."""
    assert state.winner == PLAYING
    legal = state.legal()
    assert legal, "a choice without an answer"
    assert len(set(legal)) == len(legal), "one action twice"
    for action in legal:
        assert state.move(action).action == action
    assert cards_in_zones(state) == Counter(state.pool.dealt), "a card is lost or doubled"
    ids = [creature.id for side in state.sides for creature in side.play]
    assert len(set(ids)) == len(ids), "one creature twice"
    for seat, side in enumerate(state.sides):
        assert side.life > 0
        assert side.mindbugs >= 0
        assert side.mindbugs + side.used == 2
        assert side.hand == sorted(side.hand)
        assert not Counter(side.known) - Counter(side.hand), "a known card that is not there"
        short = len(side.hand) < HAND and side.draw and not side.bars & NO_CARDS_TO_HAND
        assert not short or state.edition != CURRENT, "a hand that was not refilled"
        for creature in side.play:
            assert creature.seat == seat
            assert creature.power >= 1


def cards_in_zones(state: Duel) -> Counter[int]:
    cards = Counter(state.unused + state.revealed + [away.kind for away in state.away])
    if state.shown >= 0:
        cards[state.shown] += 1
    for side in state.sides:
        cards.update(side.hand + side.draw + side.discard)
        for creature in side.play:
            cards.update([creature.base.kind, *creature.boosts])
    return cards


def check_copies(state: Duel, random: Random) -> None:
    """A clone, and a state saved and loaded, are equal and stay equal; playing them leaves the original alone."""
    before = json.dumps(state.to_data())
    clone = state.clone()
    loaded = MINDBUG.from_data(json.loads(before))
    fresh = state.clone()
    for _ in range(6):
        assert clone.legal() == loaded.legal() == fresh.legal()
        for seat in (-1, 0, 1):
            assert clone.view(seat) == loaded.view(seat) == fresh.view(seat)
        assert json.dumps(clone.to_data()) == json.dumps(loaded.to_data()) == json.dumps(fresh.to_data())
        if clone.actor() < 0:
            break
        action = random.choice(clone.legal())
        clone.apply(action)
        loaded.apply(action)
        fresh = fresh.clone()
        fresh.apply(action)
    assert json.dumps(state.to_data()) == before, "playing a copy changed the original"


def check_imagined(state: Duel, random: Random) -> None:
    """An imagined state looks the same to who imagines it, holds the same cards, and can be played."""
    for seat in range(2):
        imagined = Seat(state, seat).imagine(seeded(str(random.random())))
        assert isinstance(imagined, Duel)
        assert imagined.view(seat) == state.view(seat)
        assert Seat(imagined, seat).legal() == Seat(state, seat).legal()
        check_choice(imagined)
        for _ in range(4):
            if imagined.actor() >= 0:
                imagined.apply(random.choice(imagined.legal()))


def check_end(state: Duel) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome) == 1
    assert state.legal() == []
    assert cards_in_zones(state) == Counter(state.pool.dealt)
    assert MINDBUG.from_data(json.loads(json.dumps(state.to_data()))).to_data() == state.to_data()


def check_replay(live: LiveGame) -> None:
    again = replay(MINDBUG, Record.from_json(live.record.to_json()))
    assert again.state.to_data() == live.state.to_data()
    assert full_events(again) == full_events(live)


def full_events(live: LiveGame) -> list[dict[str, object]]:
    return [dict(event.in_full()) for event in live.state.events or ()]


def events_digest(seed: int, options: dict[str, object] | None = None) -> str:
    """A short fingerprint of all that happens in the random game of a seed."""
    random = Random(seed)
    live = LiveGame(MINDBUG, options or {}, f"digest {seed}")
    while live.state.actor() >= 0:
        live.apply(random.choice(live.state.legal()))
    return hashlib.sha256(json.dumps(full_events(live)).encode()).hexdigest()[:16]
