"""What must be so at every choice of every duel of Mindbug, and random choices of sets to check it with."""

from collections import Counter
from random import Random

import checks
from bugduel.core import LiveGame, State
from bugduel.mindbug.actions import place, what
from bugduel.mindbug.board import CURRENT, EDITIONS, HAND, PLAYING
from bugduel.mindbug.cards.sets.formats import FORMATS
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.program.ops import LOOKED_AT, NO_CARDS_TO_HAND
from bugduel.mindbug.program.printed import CARDS
from bugduel.mindbug.saved.options import FEWEST

DEALT = [card.name for card in CARDS if card.stage == 1 and not card.tag_team]
TEAM_CARDS = [card.name for card in CARDS if card.stage == 1]


def play_checked(seed: int, options: dict[str, object] | None = None, often: float = 1.0) -> LiveGame:
    """A random duel with all checks."""
    return checks.play_checked(MINDBUG, check_duel, seed, options, often)


def events_digest(seed: int, options: dict[str, object] | None = None) -> str:
    """A short fingerprint of all that happens in the random duel of a seed."""
    return checks.events_digest(MINDBUG, seed, options)


def any_sets(seed: int) -> dict[str, object]:
    """Some sets shuffled together, as the seed says: enough cards for a game."""
    random = Random(seed)
    ids = list(MINDBUG.sets({}))
    chosen = random.sample(ids, random.randint(1, len(ids)))
    if chosen in (["new-servants"], ["battlefruit-addon"]):
        chosen.append("first-contact")
    return {"sets": chosen, "edition": random.choice(["current", "current", "beyond"])}


def any_options(number: int) -> dict[str, object]:
    """Random options of every kind, as the number says: sets, pools of public events, few cards in many copies."""
    random = Random(f"options {number}")
    edition = random.choice(EDITIONS)
    kind = random.random()
    if kind < 0.15:
        return {"format": random.choice(list(FORMATS)), "edition": edition}
    if kind < 0.4:
        pool = {name: random.randint(1, 9) for name in random.sample(DEALT, random.randint(3, 12))}
        pool[next(iter(pool))] += max(0, FEWEST["duel"] - sum(pool.values()))
        return {"pool": pool, "edition": edition}
    ids = list(MINDBUG.sets({}))
    chosen = random.sample(ids, random.randint(1, len(ids)))
    return {"sets": chosen if len(chosen) > 1 else [*chosen, "first-contact"], "edition": edition}


def any_team_options(number: int) -> dict[str, object]:
    """The same for two against two, with and without open hands."""
    random = Random(f"teams {number}")
    edition, is_open = random.choice(EDITIONS), random.random() < 0.2
    options: dict[str, object] = {"mode": "2v2", "open-hands": is_open, "edition": edition}
    if random.random() < 0.25:
        pool = {name: random.randint(1, 9) for name in random.sample(TEAM_CARDS, random.randint(6, 20))}
        pool[next(iter(pool))] += max(0, FEWEST["2v2"] - sum(pool.values()))
        return {**options, "pool": pool}
    ids = list(MINDBUG.sets({"mode": "2v2"}))
    chosen = random.sample(ids, random.randint(1, len(ids)))
    return {**options, "sets": sorted({*chosen, "first-contact", random.choice(["tag-team", "first-contact"])})}


def check_duel(state: State) -> None:
    """Every card is in one zone, and the numbers make sense."""
    assert isinstance(state, Duel)
    assert cards_in_zones(state) == Counter(state.pool.dealt), "a card is lost or doubled"
    if state.winner != PLAYING:
        return
    ids = [creature.id for side in state.sides for creature in side.play]
    assert len(set(ids)) == len(ids), "one creature twice"
    for seat, side in enumerate(state.sides):
        assert side.life > 0
        assert side.mindbugs >= 0
        assert side.mindbugs + side.used == 2
        assert side.hand == sorted(side.hand)
        for known in side.known:
            assert not Counter(known) - Counter(side.hand), "a known card that is not there"
        assert side.life == state.sides[state.seating.team[seat][-1]].life, "teammates with different life"
        short = len(side.hand) < HAND and side.draw and not side.bars & NO_CARDS_TO_HAND
        assert not short or state.edition != CURRENT, "a hand that was not refilled"
        for creature in side.play:
            assert creature.seat == seat
            assert creature.power >= 1


def cards_in_zones(state: Duel) -> Counter[int]:
    cards = Counter(state.unused + state.revealed + [away.kind for away in state.away])
    cards.update(what(pick) for frame in state.stack for pick in frame.held if place(pick) == LOOKED_AT)
    if state.shown >= 0:
        cards[state.shown] += 1
    for side in state.sides:
        cards.update(side.hand + side.draw + side.discard)
        for creature in side.play:
            cards.update([creature.base.kind, *creature.boosts])
    return cards
