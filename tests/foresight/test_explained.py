"""Why a power is what it is."""

import re
from random import Random

import pytest

import mindbug_checks
import shard_checks
from bugduel.core import Game, LiveGame, Seat, State
from bugduel.core.seen.explained import Part
from bugduel.foresight.text import power_text
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.telling.teller import Teller
from duel import Duel
from shard_table import Table


def explained(game: Game, state: State, piece: int, language: str = "en") -> str:
    card = state.view(0).find(piece)
    assert card is not None
    return power_text(Teller(game, language), card.name, card.power, Seat(state, 0).explain(piece))


def of_creature(duel: Duel, name: str, language: str = "en") -> str:
    return explained(MINDBUG, duel.state, duel.creature(name).id, language)


def of_bug(table: Table, name: str, language: str = "en") -> str:
    return explained(SHARD_BUGS, table.state, table.permanent(name).id, language)


# --- Mindbug ----------------------------------------------------------------------------------------------------------


def test_a_creature_that_nothing_changes():
    assert of_creature(Duel(mine=["Bee Bear"]), "Bee Bear") == "Bee Bear has power 8: 8 printed."


def test_a_creature_with_help_from_another():
    duel = Duel(mine=["Bee Bear", "Shield Bugs"])
    assert of_creature(duel, "Bee Bear") == "Bee Bear has power 9: 8 printed, +1 from Shield Bugs."
    assert of_creature(duel, "Bee Bear", "es") == "Abejaoso tiene 9 de poder: 8 impreso, +1 por Shield Bugs."


def test_a_creature_that_helps_itself_and_has_boosts():
    duel = Duel(mine=[{"card": "Lone Yeti", "boosts": ["Bee Bear", "Gorillion"]}], sets=list(MINDBUG.sets({})))
    assert of_creature(duel, "Lone Yeti") == "Lone Yeti has power 12: 5 printed, +2 from boosts, +5 from Lone Yeti."


def test_power_for_this_turn():
    duel = Duel(mine=[{"card": "Bee Bear", "bonus": 3}])
    assert of_creature(duel, "Bee Bear") == "Bee Bear has power 11: 8 printed, +3 this turn."


def test_power_is_never_less_than_one():
    duel = Duel(mine=[{"card": "Bee Bear", "bonus": -9}])
    assert of_creature(duel, "Bee Bear") == (
        "Bee Bear has power 1: 8 printed, -9 this turn, +2 because it cannot be lower."
    )


def test_no_such_piece():
    assert Duel(mine=["Bee Bear"]).state.explain(999) == []


# --- Shard Bugs -------------------------------------------------------------------------------------------------------


def test_a_bug_with_counters_and_help():
    table = Table(mine=[{"card": "Gravel Recruit", "plus": 2}, "Antonio"])
    assert of_bug(table, "Gravel Recruit").startswith("Gravel Recruit has power ")
    assert ", +2/+2 from counters" in of_bug(table, "Gravel Recruit")


def test_an_item_has_no_power():
    assert of_bug(Table(mine=["Antonio", "Dew Collector"]), "Dew Collector") == ""


# --- all cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options", "games"), [
    (MINDBUG, mindbug_checks.any_options, 60),
    (SHARD_BUGS, shard_checks.any_options, 12),
])  # fmt: skip
def test_the_parts_sum_up_to_the_power(game, options, games):
    """In random games, of every card in play."""
    looked = changed = 0
    for number in range(games):
        random = Random(number)
        live = LiveGame(game, options(number), f"explained {number}")
        while live.state.actor() >= 0:
            if random.random() < 0.1:
                for card in live.state.view(0).board():
                    parts = live.state.explain(card.piece) if card.piece else []
                    assert bool(parts) == bool(card.power and card.piece)
                    if parts:
                        assert summed(parts) == figures(card.power), f"{card}: {parts}"
                        assert not any(part.why == "least" and "-" in part.amount for part in parts)
                        looked += 1
                        changed += len(parts) > 1
            live.apply(random.choice(live.state.legal()))
    assert looked > 300
    assert changed > 20


def figures(power: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"[+-]?\d+", power)]


def summed(parts: list[Part]) -> list[int]:
    return [sum(column) for column in zip(*(figures(part.amount) for part in parts), strict=True)]
