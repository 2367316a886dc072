"""Boosts: taken from discard piles, under which creature, and where they go (rules MB-B1 to MB-B3)."""

from functools import partial
from typing import Any

from bugduel.mindbug.cards.vocabulary import creature, enemy, one, put_boosts_into_play, return_to_hand
from duel import Duel as AnyDuel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Duel = partial(AnyDuel, sets=["first-contact", "eternity"], hand=TWO, their_hand=TWO)


def under(duel: AnyDuel, card: str, seat: int = 0) -> list[str]:
    """The boosts of a creature, as a player sees them."""
    creature = duel.creature(card).id
    areas = [player["zones"]["play"]["cards"] for player in plain(duel.state.view(seat))["players"]]
    return next(sorted(seen.get("boosts", [])) for area in areas for seen in area if seen["piece"] == creature)


# --- Hiss Holiness: boosts that are split -----------------------------------------------------------------------------


@rule("MB-B2")
def test_hiss_holiness_splits_four_boosts_of_any_piles_over_any_creatures():
    duel = Duel(
        hand=["Hiss Holiness", *TWO],
        mine=["Bee Bear"],
        theirs=["Turbo Bug"],
        discard=["Killer Bee", "Spider Owl"],
        their_discard=["Giraffodile", "Brain Fly", "Harpy Mother"],
    )
    duel.play("Hiss Holiness").choose("Killer Bee").choose("Bee Bear").choose("Giraffodile").choose("Hiss Holiness")
    duel.choose("Spider Owl").choose("Turbo Bug").choose("Brain Fly").choose("Bee Bear")
    duel.sees(discard=[], their_discard=["Harpy Mother"], turn="them")
    assert under(duel, "Bee Bear") == ["Brain Fly", "Killer Bee"]
    assert under(duel, "Hiss Holiness") == ["Giraffodile"]
    assert under(duel, "Turbo Bug") == ["Spider Owl"]
    assert [duel.power(card) for card in ("Bee Bear", "Hiss Holiness", "Turbo Bug")] == [10, 6, 5]


@rule("MB-B2")
def test_hiss_holiness_may_put_all_four_boosts_under_one_creature():
    duel = Duel(hand=["Hiss Holiness", *TWO], discard=["Killer Bee", "Spider Owl", "Brain Fly", "Bee Bear"])
    duel.play("Hiss Holiness").choose("Killer Bee", "Spider Owl", "Brain Fly", "Bee Bear").sees(discard=[])
    assert duel.power("Hiss Holiness") == 9


@rule("MB-B1", "MB-B2")
def test_hiss_holiness_may_stop_after_any_card():
    some = Duel(hand=["Hiss Holiness", *TWO], discard=["Killer Bee", "Spider Owl", "Brain Fly"])
    some.play("Hiss Holiness").choose("Killer Bee").done().sees(discard=["Brain Fly", "Spider Owl"], turn="them")
    assert some.power("Hiss Holiness") == 6
    none = Duel(hand=["Hiss Holiness", *TWO], discard=["Killer Bee", "Spider Owl", "Brain Fly"])
    none.play("Hiss Holiness").done().sees(discard=["Brain Fly", "Killer Bee", "Spider Owl"], turn="them")


@rule("MB-G3")
def test_hiss_holiness_takes_no_more_cards_than_there_are():
    duel = Duel(hand=["Hiss Holiness", *TWO], their_discard=["Killer Bee"])
    duel.play("Hiss Holiness").choose("Killer Bee").sees(their_discard=[], turn="them")


@rule("MB-P3")
def test_a_mindbugged_hiss_holiness_is_split_by_the_one_who_took_it():
    duel = Duel(hand=["Hiss Holiness", *TWO], mine=["Bee Bear"], discard=["Killer Bee"], their_mindbugs=1)
    duel.play("Hiss Holiness").mindbug().asks("them").choose("Killer Bee").asks("them").choose("Hiss Holiness")
    duel.sees(discard=[], turn="me")
    assert duel.power("Hiss Holiness") == 6


# --- what a boost is --------------------------------------------------------------------------------------------------


@rule("MB-B1", "MB-Y1")
def test_each_boost_is_worth_one_power_whatever_card_it_is():
    duel = Duel(mine=[{"card": "Sea-Rex", "boosts": ["Gorillion", "Chameleon Sniper", "Gorillion"]}])
    assert duel.power("Sea-Rex") == 8


@rule("MB-B3", "MB-N1")
def test_all_players_may_look_at_boosts():
    duel = Duel(mine=[{"card": "Sea-Rex", "boosts": ["Gorillion"]}])
    assert under(duel, "Sea-Rex", 0) == under(duel, "Sea-Rex", 1) == under(duel, "Sea-Rex", -1) == ["Gorillion"]


@rule("MB-B1")
def test_a_boost_is_in_no_discard_pile_and_cannot_be_played_from_there():
    duel = Duel(mine=[{"card": "Sea-Rex", "boosts": ["Gorillion"]}], hand=["Compost Dragon", *TWO])
    duel.play("Compost Dragon").sees(mine=["Compost Dragon", "Sea-Rex"], discard=[], turn="them")
    assert duel.power("Sea-Rex") == 6


@rule("MB-B1")
def test_a_boost_cannot_be_taken_as_a_boost_of_another_creature():
    duel = Duel(mine=["Sea-Rex", {"card": "Bee Bear", "boosts": ["Gorillion"]}], theirs=["Turbo Bug"])
    duel.attack("Sea-Rex").asks("me", "hunt")
    assert duel.power("Bee Bear") == 9


@rule("MB-B1")
def test_a_boost_decides_a_fight():
    duel = Duel(mine=["Sea-Rex"], theirs=["Harpy Mother"], discard=["Spider Owl"])
    duel.attack("Sea-Rex").choose("Spider Owl").hunt("Harpy Mother").sees(mine=["Sea-Rex"], discard=[])


@rule("MB-B1")
def test_boosts_stay_when_the_turn_ends_and_add_up():
    duel = Duel(mine=["Sea-Rex"], discard=["Spider Owl", "Brain Fly"])
    duel.attack("Sea-Rex").choose("Spider Owl").play("Gorillion").attack("Sea-Rex").choose("Brain Fly")
    assert duel.power("Sea-Rex") == 7


@rule("MB-Y1", "MB-K7")
def test_boosts_and_penalties_are_added_before_power_is_lifted_to_one():
    two_curses: dict[str, Any] = {"discard": ["Cursed Gorillion", "Cursed Gorillion"]}
    duel = Duel(mine=[{"card": "Catalisk", "boosts": ["Bee Bear"]}], **two_curses)
    assert duel.power("Catalisk") == 1  # 2 + 1 - 4
    more = Duel(mine=[{"card": "Catalisk", "boosts": ["Bee Bear"] * 4}], **two_curses)
    assert more.power("Catalisk") == 2  # 2 + 4 - 4


@rule("MB-Y1")
def test_boosts_bonuses_and_penalties_of_both_piles_are_all_added():
    duel = Duel(
        mine=[{"card": "Bee Bear", "boosts": ["Spider Owl"]}, "Shield Bugs"],
        discard=["Cursed Gorillion", "Blessed Shield Bugs"],
    )
    assert duel.power("Bee Bear") == 9  # 8 + 1 boost + 1 Shield Bugs + 1 blessed - 2 cursed
    assert duel.power("Shield Bugs") == 3  # 4 + 1 blessed - 2 cursed


@rule("MB-Y2")
def test_a_keyword_given_by_power_looks_at_boosted_power():
    duel = Duel(mine=["Snail Thrower", {"card": "Brain Fly", "boosts": ["Bee Bear"]}, "Turbo Bug"])
    assert duel.keywords("Turbo Bug") == {"HUNTER", "POISONOUS"}
    assert duel.keywords("Brain Fly") == set()


# --- where boosts go --------------------------------------------------------------------------------------------------


@rule("MB-B3")
def test_the_boosts_of_a_defeated_creature_go_to_its_controllers_discard_pile_wherever_they_came_from():
    duel = Duel(mine=["Gorillion"], theirs=["Sea-Rex"], discard=["Spider Owl"], their_turn=True)
    duel.attack("Sea-Rex").choose("Spider Owl").hunt("Gorillion")
    duel.sees(discard=[], their_discard=["Sea-Rex", "Spider Owl"])


@rule("MB-B3", "MB-M3", "MB-G2")
def test_the_boosts_of_a_creature_that_changed_control_fall_to_its_new_controller():
    duel = Duel(theirs=[{"card": "Bee Bear", "boosts": ["Spider Owl"]}, "Gorillion"], hand=["Brain Fly", *TWO])
    duel.play("Brain Fly").choose("Bee Bear").sees(mine=["Bee Bear", "Brain Fly"], discard=[], their_discard=[])
    assert duel.power("Bee Bear") == 9
    duel.attack("Gorillion").block("Bee Bear").sees(discard=["Bee Bear", "Spider Owl"], their_discard=[])


@rule("MB-B3", "MB-M7")
def test_the_boosts_of_a_creature_that_returns_to_hand_stay_behind_and_it_comes_back_without_them():
    hook = creature("Homing Hook", 4, play=return_to_hand(one(enemy)))
    duel = Duel(
        theirs=[{"card": "Bee Bear", "boosts": ["Spider Owl"]}],
        hand=["Homing Hook", *TWO],
        their_hand=["Gorillion"],
        cards=[hook],
    )
    duel.play("Homing Hook").sees(theirs=[], their_hand=["Bee Bear", "Gorillion"], their_discard=["Spider Owl"])
    duel.play("Bee Bear")
    assert duel.power("Bee Bear") == 8


@rule("MB-B3", "MB-M1")
def test_boosts_are_in_the_discard_pile_before_defeated_effects_look_there():
    duel = Duel(
        mine=[{"card": "Fire Antler", "boosts": ["Spider Owl"]}, "Brain Fly"], theirs=["Gorillion"], their_hand=TWO
    )
    duel.attack("Fire Antler").block("Gorillion").choose("Brain Fly")
    duel.offers("choose Fire Antler", "choose Spider Owl", "done")


MIMIC = creature("Crate Mimic", 6, defeated=put_boosts_into_play())


@rule("MB-B3")
def test_a_creature_that_plays_its_boosts_plays_any_of_them_silently():
    duel = Duel(
        mine=[{"card": "Crate Mimic", "boosts": ["Killer Bee", "Bee Bear", "Brain Fly"]}],
        theirs=["Gorillion"],
        discard=["Turbo Bug"],
        cards=[MIMIC],
    )
    duel.attack("Crate Mimic").block("Gorillion")
    duel.offers("choose Killer Bee", "choose Bee Bear", "choose Brain Fly", "done")
    duel.choose("Killer Bee", "Brain Fly").done()
    duel.sees(
        mine=["Brain Fly", "Killer Bee"],
        theirs=["Gorillion"],
        discard=["Bee Bear", "Crate Mimic", "Turbo Bug"],
        life=(3, 3),
    )


@rule("MB-B3", "MB-G5")
def test_a_boost_that_another_effect_took_meanwhile_is_not_played():
    mimic = {"card": "Crate Mimic", "boosts": ["Bee Bear", "Brain Fly"]}
    duel = Duel(mine=[mimic, "Turbo Bug"], theirs=["Fire Antler"], cards=[MIMIC])
    duel.attack("Crate Mimic").block("Fire Antler").asks("me", "order").resolve("Fire Antler").sees(life=(2, 3))
    duel.asks("them", "choose-discarded").choose("Bee Bear")
    duel.offers("choose Brain Fly", "done").choose("Brain Fly").sees(mine=["Brain Fly", "Turbo Bug"])
