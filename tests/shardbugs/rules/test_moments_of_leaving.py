"""Leaving at odd moments: in combat, during mulligans, in the middle of an effect; nothing is lost (rule SB-W5)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bugduel.core import seeded
from bugduel.shardbugs.cards.build import random_deck
from bugduel.shardbugs.cards.vocabulary import (
    BEETLE,
    action,
    bug,
    bugs,
    cards,
    damage,
    discard,
    gain,
    gain_devotion,
    per,
    quick_action,
    target,
    your_bugs,
)
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.program.course import ANNOUNCE
from bugduel.shardbugs.rules.web.uses import HOW_ACTION, HOW_PERMANENT
from marks import rule
from shard_deal import Deal
from shard_table import Table

SEXTON = bug("Sexton", "0", 0, 1, 0, BEETLE, gain(atk=per(cards("splat", owner="enemies"))))
ROLL_CALL = action("Roll Call", "0", "effect", gain_devotion(per(your_bugs())))
TANTRUM = quick_action("Tantrum", "0", "attack", damage(3, target(bugs())), discard(1))
IDLE = ["Pew Slug"]  # a hand to be asked what to do with
WORM, BULLY, CENTIPEDE = "Adventurous Earthworm", "Boulder Bully", "Long-Haul Centipede"
DECKS = ("solar-swarm", "lunar-tide", "meteor-venom", "solar-radiance")


def player(*field: object, hand: list[str] = IDLE, **more: object) -> dict[str, object]:
    """One of the others: the third or fourth at the table."""
    return {"avatar": "Mars", "field": list(field), "hand": hand, **more}


def three(**more: Any) -> Table:
    """Three players who all have something to do. "I" am active."""
    given: dict[str, object] = {"hand": IDLE, "their_hand": IDLE, "others": [player()], "cards": [ROLL_CALL, TANTRUM]}
    return Table(**{**given, **more})


# --- combat -----------------------------------------------------------------------------------------------------------


@rule("SB-W5", "SB-K7")
def test_who_attacked_a_player_that_leaves_is_out_of_combat_and_the_others_fight_on():
    table = three(mine=[WORM, CENTIPEDE], theirs=[BULLY], others=[player(devotion=9)])
    declare(table, (WORM, "them"), (CENTIPEDE, "third")).asks("them", "block").concede("them")
    table.sees(devotion=(0, 0, 4), mine=[f"{WORM} (exhausted)", f"{CENTIPEDE} (exhausted)"], turn="third")


@rule("SB-W5", "SB-K7")
def test_a_player_who_leaves_after_blocking_takes_the_blocker_along():
    table = three(mine=[WORM, CENTIPEDE], theirs=[BULLY], others=[player("Pew Slug", devotion=9)])
    declare(table, (WORM, "them"), (CENTIPEDE, "third")).block(BULLY, WORM).asks("third", "block").concede("them")
    assert table.shown(WORM)["marks"] == ["exhausted"]
    assert table.shown(CENTIPEDE)["marks"] == ["exhausted", "attacking"]
    table.block("Pew Slug", CENTIPEDE).sees(third=[], devotion=(0, 0, 9), turn="third")


@rule("SB-W5", "SB-K2")
def test_the_next_defender_blocks_when_the_one_before_leaves():
    table = three(mine=[WORM, CENTIPEDE], theirs=[BULLY], others=[player("Pew Slug", devotion=9)])
    declare(table, (WORM, "them"), (CENTIPEDE, "third")).asks("them", "block").concede("them")
    table.asks("third", "block").offers(f"block {CENTIPEDE} with Pew Slug", "done")


@rule("SB-W5", "SB-K7")
def test_bugs_that_blocked_for_another_go_on_when_a_third_leaves():
    table = three(mine=[WORM, CENTIPEDE], theirs=["Pew Slug"], others=[player(BULLY)])
    declare(table, (WORM, "them"), (CENTIPEDE, "third")).block("Pew Slug", WORM).asks("third", "block")
    table.concede("third").sees(theirs=[], their_splat=["Pew Slug"], turn="them")


@rule("SB-W5", "SB-K1", "SB-K7")
def test_who_was_to_attack_a_player_that_leaves_can_attack_another():
    table = three(mine=[WORM, CENTIPEDE], others=[player(devotion=9)]).end_main()
    choose_attack(table, WORM, "them").concede("them")
    table.offers(f"attack third with {WORM}", f"attack third with {CENTIPEDE}", "done")
    choose_attack(table, CENTIPEDE, "third").done().sees(mine=[WORM, f"{CENTIPEDE} (exhausted)"], devotion=(0, 0, 4))


@rule("SB-W5", "SB-K1")
def test_a_stolen_bug_that_was_to_attack_leaves_with_its_owner():
    table = three(mine=[{"card": WORM, "owner": 1}, CENTIPEDE], others=[player(devotion=9)]).end_main()
    choose_attack(table, WORM, "third").concede("them")
    choose_attack(table, CENTIPEDE, "third").sees(mine=[f"{CENTIPEDE} (exhausted)"], devotion=(0, 0, 4))


@rule("SB-W5", "SB-K7")
def test_blockers_are_free_when_the_attacking_player_leaves():
    table = three(mine=[BULLY], theirs=[WORM], others=[player("Pew Slug")])
    declare(table, (BULLY, "them")).asks("them", "block").concede("me")
    table.sees(turn="them", theirs=[WORM]).asks("them", "main")
    declare(table, (WORM, "third")).asks("third", "block").block("Pew Slug", WORM).sees(third=[], turn="third")


@rule("SB-W5", "SB-K7")
def test_a_stolen_attacker_goes_back_and_attacks_no_more():
    table = three(mine=[{"card": BULLY, "owner": 2}], theirs=[WORM], their_devotion=9)
    declare(table, (BULLY, "them")).asks("them", "block").concede("me")
    table.sees(third=[f"{BULLY} (exhausted)"], devotion=(0, 9, 0), turn="them")
    assert table.shown(BULLY)["marks"] == ["exhausted", "dizzy"]


@rule("SB-W5", "SB-K3")
def test_an_attacker_stays_blocked_when_its_blocker_leaves_with_its_owner():
    stolen = {"card": "Pew Slug", "owner": 2}
    table = three(mine=[WORM, CENTIPEDE], theirs=[stolen], their_devotion=9, others=[player(BULLY)])
    declare(table, (WORM, "them"), (CENTIPEDE, "third")).block("Pew Slug", WORM).asks("third", "block")
    table.concede("third").sees(theirs=[], devotion=(0, 9, 0), turn="them")


# --- mulligans --------------------------------------------------------------------------------------------------------


@rule("SB-W5", "SB-S3")
def test_who_leaves_during_the_own_mulligan_is_passed_over():
    deal = starting_with("me").keep().asks("them", "mulligan").concede("them")
    deal.asks("third", "mulligan").keep().keep().asks("me", "main").end_turn().sees(turn="third")


@rule("SB-W5", "SB-S3")
def test_who_leaves_before_the_own_mulligan_has_none():
    deal = starting_with("me").concede("them").asks("me", "mulligan").keep()
    deal.asks("third", "mulligan").keep().asks("fourth", "mulligan").keep().asks("me", "main")


@rule("SB-W5", "SB-S3", "SB-S1")
def test_when_the_first_player_leaves_during_mulligans_the_next_one_has_the_first_turn():
    deal = starting_with("me").keep().asks("them", "mulligan").concede("me")
    deal.asks("them", "mulligan").keep().asks("third", "mulligan").keep().asks("fourth", "mulligan").keep()
    deal.asks("them", "main").sees(turn="them")


@rule("SB-W5")
def test_when_all_others_leave_during_mulligans_the_last_one_wins():
    starting_with("me").concede("them").concede("third").concede("fourth").sees(winner="me")


# --- in the middle of things ------------------------------------------------------------------------------------------


@rule("SB-W5", "SB-T3")
def test_the_damage_of_an_effect_whose_player_leaves_is_finalised_before_the_next_thread():
    table = three(mine=[WORM], hand=["Roll Call", *IDLE], their_hand=["Tantrum", *IDLE, WORM])
    table.play("Roll Call").play("Tantrum").resolve().asks("them", "discard").concede("them")
    table.sees(mine=[], devotion=(0, 0, 0), splat=["Roll Call", WORM])


@rule("SB-W5")
def test_what_compares_devotion_looks_at_the_players_left():
    table = three(mine=["Victory-Lap Dragonfly"], devotion=5, their_devotion=5, others=[player(devotion=2)])
    assert table.stats("Victory-Lap Dragonfly") == "4/3"
    table.concede("third")
    assert table.stats("Victory-Lap Dragonfly") == "3/3"


@rule("SB-W5")
def test_what_counts_splat_zones_looks_at_the_players_left():
    table = three(mine=["Sexton"], their_splat=2 * IDLE, others=[player(splat=3 * IDLE)], cards=[SEXTON])
    assert table.stats("Sexton") == "5/1"
    table.concede("third")
    assert table.stats("Sexton") == "2/1"


# --- random games -----------------------------------------------------------------------------------------------------


@rule("SB-W5")
@pytest.mark.parametrize("seed", range(24))
def test_in_random_games_the_others_keep_all_their_cards(seed: int):
    random = Random(seed)
    decks = [random_deck(seeded(f"leaving {seed} {number}")).to_data() for number in range(3 + seed % 2)]
    state = SHARD_BUGS.new({"decks": decks}, f"leaving {seed}")
    assert isinstance(state, Contest)
    whole = [cards_of(state, seat) for seat in range(state.seats())]
    when = random.randrange(30, 800)
    steps = 0
    while state.actor() >= 0:
        steps += 1
        assert not state.sides[state.actor()].is_out
        if steps == when:
            state.apply(random.choice([action for action in state.asides() if state.move(action).kind == "concede"]))
            when += random.randrange(1, 200)
            check_cards(state, whole)
        else:
            state.apply(random.choice(state.legal()))
    assert state.outcome() is not None


def check_cards(state: Contest, whole: list[Counter[int]]) -> None:
    """Who is out has nothing left, and nobody else has lost or won a card."""
    for seat in range(state.seats()):
        expected = Counter() if state.sides[seat].is_out else whole[seat]
        assert state.is_over or cards_of(state, seat) == expected


def cards_of(state: Contest, seat: int) -> Counter[int]:
    """All cards that a player owns, wherever they are: actions on the web, and cards being played, too."""
    side = state.sides[seat]
    found = Counter(side.hand + side.top + side.bag + side.bottom + side.splat)
    found.update(
        permanent.card.kind
        for other in state.sides
        for permanent in other.field + other.hive
        if permanent.owner == seat and not permanent.card.is_token
    )
    for frame in state.stack:
        if frame.program is ANNOUNCE and frame.how == HOW_PERMANENT and frame.seat == seat:
            found[frame.kind] += 1
        found.update(each.kind for each in [frame, *frame.waiting] if each.how == HOW_ACTION and each.seat == seat)
    return found


# --- words of this file -----------------------------------------------------------------------------------------------


def choose_attack(table: Table, bug: str, whom: str) -> Table:
    """One attacker more; the Attack step goes on."""
    moves = [move for move in table._moves() if table._name(move) == f"attack {whom} with {bug}"]
    return table._pick(moves, f"attack {whom} with {bug}")


def declare(table: Table, *attacks: tuple[str, str]) -> Table:
    """All attackers, each with the player it attacks."""
    if table._choice() == "main":
        table.end_main()
    for attacker, whom in attacks:
        choose_attack(table, attacker, whom)
    return table.done() if table._choice() == "attack" else table


def starting_with(who: str) -> Deal:
    """A deal for four in which that player has the first turn."""
    for number in range(100):
        deal = Deal(*DECKS, seed=f"leaving {number}")
        if deal.first() == who:
            return deal
    raise AssertionError(f"{who} never starts")
