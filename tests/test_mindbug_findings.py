"""Bugs that were found and mended, so that they stay so."""

from bugduel.core import seeded
from bugduel.mindbug.game import MINDBUG
from duel import Duel
from marks import rule

ALL = list(MINDBUG.sets())
TWO = ["Gorillion", "Luchataur"]


@rule("MB-G9", "MB-Y1")
def test_a_hand_refilled_from_under_the_draw_pile_is_seen_at_once():
    duel = Duel(
        mine=["Quetzalcóatl"],
        theirs=["Fennel Trickster"],
        hand=["Future Eric", "Gorillion"],
        their_hand=["Gorillion"],
        their_mindbugs=1,
        unused=["Gorillion"] * 6,
        sets=ALL,
    )
    duel.play("Future Eric").mindbug().attack("Quetzalcóatl").block("Fennel Trickster")
    duel.sees(mine=["Quetzalcóatl"], their_discard=["Fennel Trickster"])


@rule("MB-R2", "MB-X11")
def test_in_an_older_edition_too_a_hand_is_refilled_once_alien_brain_is_gone():
    duel = Duel(
        mine=["Bullet Train"],
        theirs=["Alien Brain", "Jean-Claw Pandamme"],
        hand=TWO,
        draw=["Gorillion"] * 6,
        sets=ALL,
        edition="beyond",
    )
    duel.attack("Bullet Train").resolve("Bullet Train").choose("Luchataur")
    duel.sees(hand=["Gorillion"] * 5, draw=["Gorillion"] * 2)


@rule("MB-N1", "MB-X16")
def test_whoever_is_asked_for_a_turn_action_has_one_in_every_imagined_game():
    duel = Duel(mine=["Wolfman Steve"], their_hand=["Gorillion", "Bee Bear"], their_turn=True, sets=ALL)
    for number in range(200):
        imagined = duel.state.imagine(0, seeded(str(number)))
        assert imagined.outcome() is None
        assert imagined.view(0) == duel.state.view(0)


@rule("MB-N1", "MB-X16")
def test_whoever_is_asked_to_play_a_card_by_an_effect_has_one_in_every_imagined_game():
    hand = ["Lord Watermelon", "Gorillion", "Bee Bear"]
    duel = Duel(mine=["Wolfman Steve"], hand=TWO, their_hand=hand, their_turn=True, sets=ALL).play("Lord Watermelon")
    for number in range(200):
        assert duel.state.imagine(0, seeded(str(number))).view(0) == duel.state.view(0)


@rule("MB-G7")
def test_felix_evolves_after_defeating_an_enemy_by_an_ability_of_its_own():
    felix = {"card": '"One-Eye" Felix', "octonite": 1}
    duel = Duel(mine=[felix, "Beetroot Predator"], theirs=["Axolotl Healer"], their_hand=TWO, hand=TWO, sets=ALL)
    duel.attack('"One-Eye" Felix').sees(mine=["Beetroot Predator", "Silver Whiskers"], their_discard=["Axolotl Healer"])


@rule("MB-X2")
def test_who_took_sluggernaut_chooses_how_it_is_turned():
    duel = Duel(mine=["Sluggernaut"], theirs=["Cherry Bug", "Porcupine Teacher"], their_hand=TWO, hand=TWO, sets=ALL)
    duel.attack("Sluggernaut").block("Cherry Bug").resolve("Cherry Bug").asks("them", "option")
