"""What players of a duel are told before they confirm a choice."""

from collections.abc import Sequence
from typing import Any

import pytest

from bugduel.core import Game, Seat
from bugduel.foresight.foresee import foresee
from bugduel.mindbug.game import MINDBUG
from duel import Duel
from forecasts import Ahead

ME, THEM = 0, 1
TWO = ("Gorillion", "Luchataur")  # so that nobody's turn is played by the engine


def table(hand: Sequence[str] = (), their_hand: Sequence[str] = TWO, **more: Any) -> Duel:
    return Duel(hand=[*hand, *TWO], their_hand=their_hand, **more)


def ahead(duel: Duel, language: str = "en", game: Game = MINDBUG) -> Ahead:
    return Ahead(game, duel, language)


# --- fights -----------------------------------------------------------------------------------------------------------


def test_a_block_tells_who_falls():
    duel = table(mine=["Gorillion"], theirs=["Plated Scorpion", "Bee Bear"])
    duel.attack("Gorillion")
    ahead(duel).of("block Bee Bear").says("Bee Bear is defeated.").stops("done").if_allowed("")


def test_equal_powers_fall_together():
    duel = table(mine=["Bee Bear"], theirs=["Luchataur", "Bee Bear"]).attack("Bee Bear")
    ahead(duel).of("block Bee Bear").says("Your opponent's Bee Bear and your Bee Bear are defeated.").stops("done")


def test_a_tough_creature_is_exhausted_and_poison_falls():
    """And its player is asked whether it attacks again."""
    duel = table(mine=["Rhino Turtle"], theirs=["Spider Owl"]).attack("Rhino Turtle")
    ahead(duel).of("block Spider Owl").says("Spider Owl is defeated. Rhino Turtle is exhausted.").stops("choice")


def test_no_block_costs_a_life():
    duel = table(mine=["Gorillion"], theirs=["Bee Bear"]).attack("Gorillion")
    ahead(duel).of("do-not-block").says("You lose 1 life: 3 → 2.").stops("done", ME + 1)


def test_the_last_life_ends_the_game():
    duel = table(mine=["Gorillion"], theirs=["Bee Bear"], their_life=1).attack("Gorillion")
    ahead(duel).of("do-not-block").says("Your opponent wins. You lose 1 life: 1 → 0.").stops("over")


def test_an_attack_that_can_be_blocked_is_sure_of_nothing():
    duel = table(mine=["Gorillion"], theirs=["Bee Bear"])
    ahead(duel).of("attack Gorillion").says("").stops("choice", THEM).if_allowed(
        "Your opponent loses 1 life: 3 → 2."
    ).then_stops("done")


def test_an_attack_that_nobody_can_block_is_sure():
    duel = table(mine=["Gorillion"])
    ahead(duel).of("attack Gorillion").says("Your opponent loses 1 life: 3 → 2.").stops("done")


def test_frenzy_asks_its_player_again():
    """Whether it attacks once more is for its player to say: the forecast ends there."""
    duel = table(mine=["Bee Bear", "Ram Hopper"])
    ahead(duel).of("attack Bee Bear").says("Your opponent loses 1 life: 3 → 2.").stops("choice", ME).if_allowed("")


# --- creatures that are played ----------------------------------------------------------------------------------------


def test_a_creature_comes_if_nobody_uses_a_mindbug():
    duel = table(hand=["Axolotl Healer"], their_mindbugs=1)
    ahead(duel).of("play Axolotl Healer").says("").stops("choice", THEM).if_allowed(
        "You gain 2 life: 3 → 5. Axolotl Healer comes into play on your side."
    )


def test_without_mindbugs_it_is_sure():
    duel = table(hand=["Axolotl Healer"])
    ahead(duel).of("play Axolotl Healer").says(
        "You gain 2 life: 3 → 5. Axolotl Healer comes into play on your side."
    ).stops("done")


def test_cards_that_are_drawn_meanwhile_are_not_told():
    duel = table(hand=["Axolotl Healer"], draw=5 * ["Gorillion"])
    found = (
        ahead(duel)
        .of("play Axolotl Healer")
        .says("You gain 2 life: 3 → 5. Axolotl Healer comes into play on your side.")
    )
    draws = [event for event in found.found.events if event["event"] == "draw"]
    assert draws == [{"event": "draw", "seat": 0}]


def test_a_mindbug_and_none():
    duel = table(hand=["Axolotl Healer"], their_mindbugs=2)
    duel.play("Axolotl Healer")
    ahead(duel).of("use-mindbug").says(
        "You gain 2 life: 3 → 5. Your Mindbugs: 2 → 1. Axolotl Healer comes into play on your side."
    ).stops("done", ME)
    ahead(duel).of("keep-mindbug").says(
        "Your opponent gains 2 life: 3 → 5. Axolotl Healer comes into play on the side of your opponent."
    ).stops("done", THEM)


def test_an_effect_that_asks_ends_the_forecast():
    duel = table(hand=["Tusked Extorter"], their_hand=["Bee Bear", "Gorillion"])
    ahead(duel).of("play Tusked Extorter").says("Tusked Extorter comes into play on your side.").stops("done", THEM)
    duel = table(mine=["Tusked Extorter"], their_hand=["Bee Bear", "Gorillion"])
    ahead(duel).of("attack Tusked Extorter").says("").stops("choice", THEM).if_allowed("")


# --- chance and hidden cards ------------------------------------------------------------------------------------------


def test_a_card_that_is_discarded_at_random_is_not_foreseen():
    duel = table(hand=["Tiger Wasp", "Bee Bear", "Gorillion"])
    found = ahead(duel).of("play Tiger Wasp").says("Tiger Wasp comes into play on your side.").stops("chance")
    assert "discard" not in found.events()


def test_what_was_lost_before_chance_decides_is_sure():
    """The attacker's owner loses a creature whatever Strange Barrel steals."""
    duel = table(mine=["Gorillion"], theirs=["Strange Barrel"], hand=["Bee Bear", "Luchataur"]).attack("Gorillion")
    ahead(duel).of("block Strange Barrel").says("Strange Barrel is defeated.").stops("chance")


def test_a_hand_that_is_thrown_away_unseen_is_hidden():
    duel = table(mine=["Frosty Fortress"], their_hand=["Bee Bear", "Gorillion"], theirs=["Luchataur"])
    found = ahead(duel).of("attack Frosty Fortress").stops("hidden")
    assert "discard" not in found.events()


def test_a_single_unknown_card_is_hidden_too():
    """No chance is needed to discard the only card, and still nobody knows which it is."""
    duel = table(mine=["Frosty Fortress"], their_hand=["Bee Bear"], theirs=["Luchataur"])
    ahead(duel).of("attack Frosty Fortress").says("").stops("hidden")


def test_what_is_foreseen_does_not_depend_on_what_is_hidden():
    one = table(mine=["Frosty Fortress"], their_hand=["Bee Bear"], unused=["Luchataur", *20 * ["Gorillion"]])
    other = table(mine=["Frosty Fortress"], their_hand=["Luchataur"], unused=["Bee Bear", *20 * ["Gorillion"]])
    for action in one.state.legal():
        assert foresee(Seat(one.state, ME), action) == foresee(Seat(other.state, ME), action)


# --- other changes ----------------------------------------------------------------------------------------------------


def test_powers_that_change_are_told():
    duel = table(hand=["Shield Bugs"], mine=["Bee Bear"])
    ahead(duel).of("play Shield Bugs").says("Shield Bugs comes into play on your side.")
    changes = ahead(duel).of("play Shield Bugs").found.changes
    assert ("power", "Bee Bear", "8", "9") in [(each.what, each.card, each.before, each.after) for each in changes]


def test_it_is_told_in_spanish():
    duel = table(mine=["Gorillion"], theirs=["Bee Bear"])
    ahead(duel, "es").of("attack Gorillion").if_allowed("Tu oponente pierde 1 de vida: 3 → 2.")
    duel.attack("Gorillion")
    ahead(duel, "es").of("block Bee Bear").says("Abejaoso es derrotada.")


def test_a_player_can_foresee_only_their_own_choices():
    duel = table(mine=["Gorillion"], theirs=["Bee Bear"])
    with pytest.raises(AssertionError, match="is not asked"):
        foresee(Seat(duel.state, THEM), duel.state.legal()[0])
