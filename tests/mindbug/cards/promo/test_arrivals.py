"""Promos that do something when they come or go: Ratomancer, Alpacoodle, Chuck, Ghost Hand, Boar-Zooka."""

from functools import partial
from itertools import count

import duel
from bugduel.core.chance.rng import seeded
from bugduel.mindbug.cards.vocabulary import creature, enemy, one, return_to_hand
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "promo"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
TIDE = creature("Spring Tide", 5, play=return_to_hand(one(enemy)))


def rolls(*faces: int) -> str:
    """A seed whose first die rolls are these."""
    for number in count():
        rng = seeded(str(number))
        if all(rng.below(6) + 1 == face for face in faces):
            return str(number)
    raise AssertionError


def rolled(duel: duel.Duel) -> list[object]:
    return [[event["number"]] for event in duel.history() if event["event"] == "roll-number"]


# --- Ratomancer -------------------------------------------------------------------------------------------------------


@rule("MB-M6", "MB-M8")
def test_ratomancer_puts_weak_cards_of_its_discard_pile_into_play_without_their_play_effects():
    duel = Duel(
        hand=["Ratomancer", *TWO],
        their_hand=TWO,
        discard=["Axolotl Healer", "Ferret Bomber", "Killer Bee"],
        their_discard=["Spider Owl"],
    )
    duel.play("Ratomancer").offers("choose Axolotl Healer", "choose Ferret Bomber", "done")
    duel.choose("Axolotl Healer", "Ferret Bomber")
    duel.sees(mine=["Axolotl Healer", "Ferret Bomber", "Ratomancer"], discard=["Killer Bee"], life=(3, 3))
    duel.sees(their_hand=TWO, their_discard=["Spider Owl"], turn="them")


def test_ratomancer_may_leave_all_where_they_are():
    duel = Duel(hand=["Ratomancer", *TWO], their_hand=TWO, discard=["Spider Owl", "Turbo Bug"])
    duel.play("Ratomancer").choose("Spider Owl").done()
    duel.sees(mine=["Ratomancer", "Spider Owl"], discard=["Turbo Bug"], turn="them")


@rule("MB-G3")
def test_ratomancer_finds_no_card_that_is_weak_enough():
    duel = Duel(hand=["Ratomancer", *TWO], their_hand=TWO, discard=["Killer Bee"])
    duel.play("Ratomancer").sees(mine=["Ratomancer"], discard=["Killer Bee"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_ratomancer_uses_the_discard_pile_of_the_one_who_took_it():
    duel = Duel(hand=["Ratomancer", *TWO], their_mindbugs=1, discard=["Spider Owl"], their_discard=["Turbo Bug"])
    duel.play("Ratomancer").mindbug().asks("them").offers("choose Turbo Bug", "done").choose("Turbo Bug")
    duel.sees(theirs=["Ratomancer", "Turbo Bug"], discard=["Spider Owl"], their_discard=[], turn="me")


# --- Alpacoodle -------------------------------------------------------------------------------------------------------


@rule("MB-X12", "MB-M7", "MB-G1")
def test_alpacoodle_sets_all_others_aside_and_they_return_as_new_when_it_is_defeated():
    duel = Duel(
        mine=["Axolotl Healer"],
        theirs=["Shield Bugs (exhausted)", "Bee Bear"],
        hand=["Alpacoodle", *TWO],
        their_hand=["Killer Bee", "Gorillion"],
    )
    duel.play("Alpacoodle").sees(mine=["Alpacoodle"], theirs=[], discard=[], their_discard=[])
    duel.play("Killer Bee").play("Gorillion").attack("Killer Bee").hunt("Alpacoodle")
    duel.sees(
        mine=["Axolotl Healer", "Gorillion"],
        theirs=["Bee Bear", "Killer Bee", "Shield Bugs"],
        discard=["Alpacoodle"],
        life=(2, 3),
    )


@rule("MB-X12", "MB-B3", "MB-V3")
def test_a_creature_that_alpacoodle_sets_aside_loses_its_boosts_and_its_stage():
    boosted = {"card": "Deckbox Mimic", "boosts": ["Bee Bear"]}
    duel = Duel(theirs=[boosted], hand=["Alpacoodle", *TWO], their_hand=["Killer Bee", "Turbo Bug"])
    duel.play("Alpacoodle").sees(theirs=[], their_discard=["Bee Bear"])
    duel.play("Killer Bee").play("Gorillion").attack("Killer Bee").hunt("Alpacoodle")
    duel.sees(theirs=["Killer Bee", "Tuckbox Mimic"], their_discard=["Bee Bear"])
    assert duel.power("Tuckbox Mimic") == 2


@rule("MB-X12", "MB-A6")
def test_what_alpacoodle_gives_back_goes_to_each_last_controller_and_can_block_but_not_attack():
    away = [{"card": "Gorillion", "seat": 1, "source": 2}, {"card": "Luchataur", "seat": 0, "source": 2}]
    duel = Duel(mine=["Slugapult", "Alpacoodle"], away=away, hand=TWO, their_hand=TWO)
    duel.attack("Slugapult").accept().sees(mine=["Luchataur", "Slugapult"], theirs=["Gorillion"])
    duel.asks("them", "block").offers("block Gorillion", "do-not-block")
    assert duel.creature("Luchataur").arrived == 9


@rule("MB-X12", "MB-H1")
def test_a_creature_returns_with_its_printed_octonite():
    away = [{"card": "Sporeweaver", "seat": 0, "source": 1}]
    duel = Duel(
        sets=["first-contact", "promo", "kingdom"], mine=["Alpacoodle"], theirs=["Gorillion"], away=away, hand=TWO
    )
    duel.attack("Alpacoodle").block("Gorillion").sees(mine=["Sporeweaver"], discard=["Alpacoodle"])
    assert duel.creature("Sporeweaver").octonite == 2


@rule("MB-X12")
def test_those_set_aside_stay_out_if_alpacoodle_leaves_play_otherwise():
    away = [{"card": "Bee Bear", "seat": 1, "source": 1}]
    duel = Duel(theirs=["Alpacoodle"], away=away, hand=["Spring Tide", *TWO], their_hand=TWO, cards=[TIDE])
    duel.play("Spring Tide").sees(theirs=[], their_hand=["Alpacoodle", *TWO])
    duel.play("Alpacoodle").sees(theirs=["Alpacoodle"], mine=[])
    duel.play("Gorillion").attack("Alpacoodle").block("Gorillion")
    duel.sees(mine=["Gorillion", "Spring Tide"], theirs=[], their_discard=["Alpacoodle"])


@rule("MB-X12")
def test_a_second_alpacoodle_sets_the_first_aside_with_all_that_it_holds():
    away = [{"card": "Bee Bear", "seat": 1, "source": 1}]
    duel = Duel(theirs=["Alpacoodle"], away=away, hand=["Alpacoodle", *TWO], their_hand=["Killer Bee", "Turbo Bug"])
    duel.play("Alpacoodle").sees(mine=["Alpacoodle"], theirs=[])
    duel.play("Killer Bee").play("Gorillion").attack("Killer Bee").hunt("Alpacoodle")
    duel.sees(mine=["Gorillion"], theirs=["Alpacoodle", "Killer Bee"])


@rule("MB-X12", "MB-X15")
def test_what_a_copy_of_alpacoodles_effect_set_aside_stays_out():
    duel = Duel(
        sets=["first-contact", "promo", "evolution"],
        mine=["Alpacoodle"],
        theirs=["Bee Bear"],
        hand=["Utility Bug", *TWO],
        their_hand=["Shark Dog", "Turbo Bug", *TWO],
    )
    duel.play("Utility Bug").accept().sees(mine=["Utility Bug"], theirs=[], discard=[])
    duel.play("Shark Dog").attack("Utility Bug").no_hunt().block("Shark Dog")
    duel.sees(mine=["Utility Bug (exhausted)"], theirs=[], their_discard=["Shark Dog"])
    duel.play("Turbo Bug").attack("Utility Bug").hunt("Turbo Bug")
    duel.sees(mine=[], theirs=[], discard=["Utility Bug"], their_discard=["Shark Dog", "Turbo Bug"])


@rule("MB-X12", "MB-X4")
def test_those_set_aside_stay_out_if_alpacoodles_defeated_effect_is_stopped():
    duel = Duel(
        sets=["first-contact", "promo", "galaxy"],
        mine=["Alpacoodle"],
        theirs=["Peach Police", "Gorillion"],
        away=[{"card": "Bee Bear", "seat": 0, "source": 1}],
        hand=TWO,
        their_hand=TWO,
    )
    duel.attack("Alpacoodle").block("Gorillion").sees(mine=[], discard=["Alpacoodle"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_alpacoodle_sets_its_old_players_creatures_aside():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"], hand=["Alpacoodle", *TWO], their_mindbugs=1)
    duel.play("Alpacoodle").mindbug().sees(mine=[], theirs=["Alpacoodle"], turn="me")


# --- Chuck ------------------------------------------------------------------------------------------------------------


@rule("MB-X13")
def test_chuck_defeats_an_enemy_for_each_roll_of_four_or_more_until_a_low_one():
    duel = Duel(
        theirs=["Gorillion", "Bee Bear", "Turbo Bug"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(4, 6, 3)
    )
    duel.play("Chuck").offers("choose their Gorillion", "choose their Bee Bear", "choose their Turbo Bug")
    duel.choose("Gorillion").offers("choose their Bee Bear", "choose their Turbo Bug").choose("Bee Bear")
    duel.sees(mine=["Chuck"], theirs=["Turbo Bug"], turn="them")
    assert rolled(duel) == [[4], [6], [3]]


@rule("MB-X13")
def test_chuck_does_nothing_on_a_first_roll_of_three():
    duel = Duel(theirs=["Gorillion", "Bee Bear"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(3, 6))
    duel.play("Chuck").sees(theirs=["Bee Bear", "Gorillion"], turn="them")
    assert rolled(duel) == [[3]]


@rule("MB-X13")
def test_chuck_stops_when_no_enemy_is_left():
    duel = Duel(theirs=["Gorillion"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(5, 5))
    duel.play("Chuck").sees(mine=["Chuck"], theirs=[], turn="them")
    assert rolled(duel) == [[5]]


@rule("MB-X13", "MB-G3")
def test_chuck_never_hits_its_own_side():
    duel = Duel(mine=["Turbo Bug"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(6, 6))
    duel.play("Chuck").sees(mine=["Chuck", "Turbo Bug"], turn="them")


@rule("MB-X13", "MB-K5")
def test_chuck_exhausts_a_tough_enemy_first_and_may_hit_it_again():
    duel = Duel(theirs=["Rhino Turtle"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(4, 2))
    duel.play("Chuck").sees(theirs=["Rhino Turtle (exhausted)"], turn="them")
    twice = Duel(theirs=["Rhino Turtle"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(4, 4))
    twice.play("Chuck").sees(theirs=[], their_discard=["Rhino Turtle"], turn="them")


@rule("MB-X13", "MB-X2")
def test_a_sluggernaut_that_chuck_hits_twice_is_defeated_before_it_can_be_turned():
    duel = Duel(theirs=["Sluggernaut"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(4, 4))
    duel.play("Chuck").asks("them", "turn-action").sees(theirs=[], their_discard=["Sluggernaut"], turn="them")


@rule("MB-X13", "MB-G6")
def test_a_harpy_mother_that_chuck_defeated_takes_it_only_after_the_last_roll():
    duel = Duel(
        theirs=["Harpy Mother", "Gorillion", "Bee Bear"], hand=["Chuck", *TWO], their_hand=TWO, seed=rolls(4, 4, 1)
    )
    duel.play("Chuck").choose("Harpy Mother").asks("me").choose("Gorillion")
    duel.asks("them").offers("choose my Chuck", "done").choose("Chuck")
    duel.sees(mine=[], theirs=["Bee Bear", "Chuck"], their_discard=["Gorillion", "Harpy Mother"])


@rule("MB-P3", "MB-X13")
def test_a_mindbugged_chuck_rolls_against_its_old_players_creatures():
    duel = Duel(
        mine=["Gorillion", "Bee Bear"], hand=["Chuck", *TWO], their_mindbugs=1, seed=rolls(4, 1), theirs=["Turbo Bug"]
    )
    duel.play("Chuck").mindbug().asks("them").offers("choose my Gorillion", "choose my Bee Bear").choose("Gorillion")
    duel.sees(mine=["Bee Bear"], theirs=["Chuck", "Turbo Bug"], turn="me")


@rule("MB-I1", "MB-X13")
def test_cybertooth_rerolls_each_of_chucks_rolls_once():
    duel = Duel(
        sets=["first-contact", "promo", "king-of-tokyo"],
        mine=["Cybertooth"],
        theirs=["Gorillion", "Bee Bear"],
        hand=["Chuck", *TWO],
        their_hand=TWO,
        seed=rolls(2, 5, 1, 3),
        market=[],
    )
    duel.play("Chuck").asks("me", "reroll").reroll(2).choose("Gorillion")
    duel.asks("me", "reroll").reroll(1).sees(theirs=["Bee Bear"], turn="them")


# --- Ghost Hand -------------------------------------------------------------------------------------------------------


@rule("MB-B2", "MB-G3")
def test_ghost_hand_boosts_a_creature_of_any_side_with_a_card_of_any_discard_pile():
    duel = Duel(
        theirs=["Bee Bear"],
        hand=["Ghost Hand", *TWO],
        their_hand=TWO,
        discard=["Spider Owl"],
        their_discard=["Turbo Bug"],
    )
    duel.play("Ghost Hand").offers("choose my Ghost Hand", "choose their Bee Bear").choose("Bee Bear")
    duel.offers("choose Spider Owl", "choose Turbo Bug", "done").choose("Turbo Bug")
    duel.sees(discard=["Spider Owl"], their_discard=[], turn="them")
    assert duel.power("Bee Bear") == 9


@rule("MB-B2")
def test_ghost_hand_may_boost_with_no_card():
    duel = Duel(theirs=["Bee Bear"], hand=["Ghost Hand", *TWO], their_hand=TWO, discard=["Spider Owl"])
    duel.play("Ghost Hand").choose("Bee Bear").done().sees(discard=["Spider Owl"], turn="them")
    assert duel.power("Bee Bear") == 8


@rule("MB-Y3")
def test_a_boosted_enemy_cannot_block_while_ghost_hand_is_in_play():
    boosted = {"card": "Bee Bear", "boosts": ["Spider Owl"]}
    duel = Duel(mine=["Ghost Hand", "Gorillion"], theirs=[boosted, "Giraffodile"], hand=TWO)
    duel.attack("Gorillion").offers("block Giraffodile", "do-not-block")
    without = Duel(mine=["Gorillion"], theirs=[boosted, "Giraffodile"], hand=TWO)
    without.attack("Gorillion").offers("block Bee Bear", "block Giraffodile", "do-not-block")


@rule("MB-Y3")
def test_a_boosted_creature_of_ghost_hands_own_side_cannot_block_either():
    boosted = {"card": "Bee Bear", "boosts": ["Spider Owl"]}
    duel = Duel(mine=[boosted, "Ghost Hand"], theirs=["Gorillion"], their_hand=TWO, their_turn=True)
    duel.attack("Gorillion").offers("block Ghost Hand", "do-not-block")


@rule("MB-K2")
def test_a_boosted_creature_can_be_hunted_although_it_cannot_block():
    boosted = {"card": "Turbo Bug", "boosts": ["Spider Owl"]}
    duel = Duel(mine=["Ghost Hand", "Cursed Goblin Werewolf"], theirs=[boosted], hand=TWO, their_hand=TWO)
    duel.attack("Cursed Goblin Werewolf").hunt("Turbo Bug").sees(their_discard=["Spider Owl", "Turbo Bug"])


# --- Boar-Zooka -------------------------------------------------------------------------------------------------------


def test_boar_zooka_cannot_block():
    duel = Duel(mine=["Killer Bee", "Turbo Bug"], theirs=["Boar-Zooka"], hand=TWO, their_hand=TWO)
    duel.attack("Killer Bee").no_hunt().sees(life=(3, 2), theirs=["Boar-Zooka"], turn="them")


@rule("MB-K2", "MB-G5", "MB-K5")
def test_a_hunted_boar_zooka_defeats_every_enemy_at_once_and_exhausts_the_tough_ones():
    duel = Duel(
        mine=["Cursed Goblin Werewolf", "Shield Bugs", "Spider Owl"],
        theirs=["Boar-Zooka", "Turbo Bug"],
        hand=TWO,
        their_hand=TWO,
    )
    duel.attack("Cursed Goblin Werewolf").hunt("Boar-Zooka")
    duel.sees(mine=["Shield Bugs (exhausted)"], theirs=["Turbo Bug"], discard=["Cursed Goblin Werewolf", "Spider Owl"])


@rule("MB-G1")
def test_an_attacking_boar_zooka_takes_its_blocker_along():
    duel = Duel(mine=["Boar-Zooka", "Turbo Bug"], theirs=["Gorillion", "Bee Bear"], hand=TWO, their_hand=TWO)
    duel.attack("Boar-Zooka").block("Gorillion")
    duel.sees(mine=["Turbo Bug"], theirs=[], discard=["Boar-Zooka"], their_discard=["Bee Bear", "Gorillion"])
