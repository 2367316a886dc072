"""Promos that turn (Sluggernaut), and those whose attacks, or presence at attacks, move cards of hands and piles."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import cannot_be_defeated, creature, have, other_ally, power, power_up
from marks import rule
from plain import plain

Duel = partial(duel.Duel, sets=["first-contact", "promo"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
HUNTING = {"card": "Sluggernaut", "face": 1, "exhausted": True}
RAGING = {"card": "Sluggernaut", "face": 2, "exhausted": True}


# --- Sluggernaut ------------------------------------------------------------------------------------------------------


@rule("MB-X2", "MB-K5")
def test_a_sluggernaut_that_tough_has_saved_may_become_a_hunter_of_power_five():
    duel = Duel(mine=["Sluggernaut"], theirs=["Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack("Sluggernaut").block("Gorillion").asks("me", "option").option(1)
    duel.sees(mine=["Sluggernaut (exhausted)"], turn="them")
    assert duel.power("Sluggernaut") == 5
    assert duel.keywords("Sluggernaut") == {"HUNTER"}


@rule("MB-X2", "MB-K1")
def test_a_sluggernaut_turned_to_frenzy_in_its_first_attack_may_attack_again_with_power_eight():
    duel = Duel(mine=["Sluggernaut"], theirs=["Gorillion", "Giraffodile"], hand=TWO, their_hand=TWO)
    duel.attack("Sluggernaut").block("Gorillion").option(2).asks("me", "attack-again").again()
    assert duel.power("Sluggernaut") == 8
    assert duel.keywords("Sluggernaut") == {"FRENZY"}
    duel.block("Giraffodile").sees(mine=["Sluggernaut (exhausted)"], their_discard=["Giraffodile"], turn="them")


@rule("MB-X2")
def test_the_controller_of_a_blocking_sluggernaut_chooses_how_it_is_turned():
    duel = Duel(mine=["Gorillion"], theirs=["Sluggernaut"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Sluggernaut").asks("them", "option").option(1).sees(turn="them")


@rule("MB-X2")
def test_sluggernaut_turns_when_an_effect_would_defeat_it_before_the_attack_goes_on():
    duel = Duel(mine=["Shark Dog"], theirs=["Sluggernaut"], hand=TWO, their_hand=TWO)
    duel.attack("Shark Dog").asks("them", "option").option(1).asks("me", "hunt").hunt("Sluggernaut")
    duel.sees(discard=["Shark Dog"], theirs=["Sluggernaut (exhausted)"])


@rule("MB-X2", "MB-K5")
def test_a_turned_sluggernaut_is_no_longer_tough():
    duel = Duel(mine=[RAGING], theirs=["Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack("Sluggernaut").block("Gorillion").sees(mine=[], discard=["Sluggernaut"], turn="them")


@rule("MB-X2", "MB-M7")
def test_a_sluggernaut_that_comes_back_is_upright_again():
    duel = Duel(mine=[RAGING], theirs=["Gorillion"], hand=["Compost Dragon", "Gorillion"], their_hand=TWO)
    duel.attack("Sluggernaut").block("Gorillion").play("Luchataur").play("Compost Dragon")
    duel.sees(mine=["Compost Dragon", "Sluggernaut"])
    assert duel.power("Sluggernaut") == 6
    assert duel.keywords("Sluggernaut") == {"TOUGH"}


@rule("MB-X2", "MB-M3")
def test_a_turned_sluggernaut_that_is_taken_stays_turned():
    duel = Duel(theirs=[RAGING], hand=["Brain Fly", *TWO], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Sluggernaut (exhausted)"])
    assert duel.power("Sluggernaut") == 8


@rule("MB-X2", "MB-Y1")
def test_brain_fly_finds_a_sluggernaut_turned_to_hunter_too_weak():
    duel = Duel(theirs=[HUNTING], hand=["Brain Fly", *TWO], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly"], theirs=["Sluggernaut (exhausted)"])


@rule("MB-K5", "MB-X2")
def test_a_sluggernaut_that_cannot_be_defeated_is_neither_exhausted_nor_turned():
    guardian = creature("Guardian", 1, cannot_be_defeated(other_ally))
    duel = Duel(mine=["Gorillion"], theirs=["Sluggernaut", "Guardian"], hand=TWO, their_hand=TWO, cards=[guardian])
    duel.attack("Gorillion").block("Sluggernaut").sees(theirs=["Guardian", "Sluggernaut"], turn="them")
    assert duel.power("Sluggernaut") == 6


@rule("MB-Y1", "MB-X2")
def test_a_bonus_for_weak_creatures_looks_at_the_power_on_the_face_that_is_up():
    trainer = creature("Trainer", 1, have(other_ally, power <= 5, power_up(2)))
    duel = Duel(mine=[HUNTING, "Trainer"], hand=TWO, cards=[trainer])
    assert duel.power("Sluggernaut") == 7


# --- Macaw Dagon ------------------------------------------------------------------------------------------------------


def test_macaw_dagon_swaps_the_hands_before_the_block():
    duel = Duel(mine=["Macaw Dagon"], theirs=["Killer Bee"], hand=TWO, their_hand=["Bee Bear", "Spider Owl", "Chuck"])
    duel.attack("Macaw Dagon").asks("them", "block")
    duel.sees(hand=["Bee Bear", "Chuck", "Spider Owl"], their_hand=TWO)


@rule("MB-T5")
def test_after_the_swap_a_short_hand_is_refilled_from_its_own_players_draw_pile():
    five = ["Gorillion", "Luchataur", "Bee Bear", "Turbo Bug", "Brain Fly"]
    duel = Duel(mine=["Macaw Dagon"], theirs=["Killer Bee"], hand=five, draw=["Shark Dog"], their_hand=["Spider Owl"])
    duel.attack("Macaw Dagon").sees(hand=["Shark Dog", "Spider Owl"], their_hand=five, draw=[])


@rule("MB-N2")
def test_after_the_swap_both_players_know_both_hands_and_spectators_none():
    duel = Duel(mine=["Macaw Dagon"], theirs=["Killer Bee"], hand=TWO, their_hand=["Bee Bear", "Spider Owl"])
    duel.attack("Macaw Dagon")
    assert known(duel, 0, 1) == TWO
    assert known(duel, 1, 0) == ["Bee Bear", "Spider Owl"]
    assert known(duel, -1, 0) == []
    assert known(duel, -1, 1) == []


@rule("MB-N2", "MB-T5")
def test_a_card_drawn_after_the_swap_is_known_to_its_drawer_only():
    duel = Duel(mine=["Macaw Dagon"], theirs=["Killer Bee"], hand=[*TWO, "Chuck", "Chuck", "Chuck"], draw=["Bee Bear"])
    duel.attack("Macaw Dagon").sees(hand=["Bee Bear", "Gorillion"])
    assert known(duel, 1, 0) == ["Gorillion"]


@rule("MB-X11")
def test_hands_are_not_swapped_while_an_alien_brain_is_in_play():
    duel = Duel(mine=["Macaw Dagon"], theirs=["Alien Brain"], hand=TWO, their_hand=["Bee Bear"])
    duel.attack("Macaw Dagon").asks("them", "block").sees(hand=TWO, their_hand=["Bee Bear"])
    mine = Duel(mine=["Macaw Dagon", "Alien Brain"], theirs=["Turbo Bug"], hand=TWO, their_hand=["Bee Bear"])
    mine.attack("Macaw Dagon").asks("them", "block").sees(hand=TWO, their_hand=["Bee Bear"])


def known(duel: duel.Duel, seer: int, holder: int) -> list[str]:
    """The cards of one player's hand that a seat sees."""
    players = plain(duel.state.view(seer))["players"]
    assert isinstance(players, list)
    return sorted(card["card"] for card in players[holder]["zones"]["hand"]["cards"])


# --- Jean-Claw Pandamme -----------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-A1")
def test_jean_claw_pandamme_makes_attacking_enemies_cost_a_card_of_the_attackers_choice():
    duel = Duel(mine=["Gorillion"], theirs=["Jean-Claw Pandamme"], hand=["Bee Bear", "Chuck"], draw=[])
    duel.attack("Gorillion").asks("me", "choose-from-hand").offers("choose Bee Bear", "choose Chuck").choose("Chuck")
    duel.sees(hand=["Bee Bear"], discard=["Chuck"]).asks("them", "block")


@rule("MB-T6", "MB-K1")
def test_each_attack_against_jean_claw_pandamme_costs_a_card_and_the_hand_is_refilled():
    five = ["Bee Bear", "Bee Bear", "Bee Bear", "Bee Bear", "Chuck"]
    duel = Duel(mine=["Luchataur"], theirs=["Jean-Claw Pandamme"], hand=five, draw=["Turbo Bug"], their_hand=TWO)
    duel.attack("Luchataur").choose("Chuck").no_block().again().choose("Turbo Bug")
    duel.sees(hand=["Bee Bear"] * 4, discard=["Chuck", "Turbo Bug"], draw=[])


@rule("MB-G3")
def test_an_attacker_without_cards_discards_nothing_for_jean_claw_pandamme():
    duel = Duel(mine=["Gorillion", "Turbo Bug"], theirs=["Jean-Claw Pandamme"], hand=[])
    duel.attack("Gorillion").asks("them", "block").sees(discard=[])


def test_jean_claw_pandammes_own_side_attacks_for_free():
    duel = Duel(mine=["Gorillion", "Jean-Claw Pandamme"], theirs=["Turbo Bug"], hand=TWO)
    duel.attack("Gorillion").asks("them", "block").sees(hand=TWO, discard=[])


@rule("MB-A1", "MB-G5", "MB-G8")
def test_the_card_is_lost_even_if_jean_claw_pandamme_falls_to_the_attackers_own_effect_first():
    duel = Duel(
        mine=["Shark Dog"], theirs=["Jean-Claw Pandamme", "Shield Bugs"], hand=["Bee Bear", "Chuck"], their_hand=TWO
    )
    duel.attack("Shark Dog").asks("me", "order").offers("resolve Jean-Claw Pandamme", "resolve Shark Dog")
    duel.resolve("Shark Dog").sees(their_discard=["Jean-Claw Pandamme"]).asks("me", "choose-from-hand").choose("Chuck")
    duel.sees(discard=["Chuck"]).asks("me", "hunt")


@rule("MB-G5", "MB-L5")
def test_unigon_wins_if_jean_claw_pandamme_takes_its_players_last_card_first():
    duel = Duel(mine=["Unigon"], theirs=["Jean-Claw Pandamme"], hand=["Chuck"], their_hand=TWO)
    duel.attack("Unigon").resolve("Jean-Claw Pandamme").sees(winner="me", discard=["Chuck"])
    late = Duel(mine=["Unigon"], theirs=["Jean-Claw Pandamme"], hand=["Chuck"], their_hand=TWO)
    late.attack("Unigon").resolve("Unigon").sees(winner=None, discard=["Chuck"])


# --- Short-Neck Giraffodile -------------------------------------------------------------------------------------------


@rule("MB-N2")
def test_short_neck_giraffodile_takes_two_cards_of_its_players_choice_back():
    duel = Duel(
        mine=["Short-Neck Giraffodile"],
        theirs=["Gorillion"],
        hand=TWO,
        discard=["Bee Bear", "Chuck", "Spider Owl"],
        their_discard=["Turbo Bug"],
    )
    duel.attack("Short-Neck Giraffodile").offers("choose Bee Bear", "choose Chuck", "choose Spider Owl")
    duel.choose("Chuck", "Spider Owl").asks("them", "block")
    duel.sees(hand=["Chuck", *TWO, "Spider Owl"], discard=["Bee Bear"], their_discard=["Turbo Bug"])
    assert known(duel, -1, 0) == ["Chuck", "Spider Owl"]


@rule("MB-G3")
def test_short_neck_giraffodile_takes_the_only_card_there_is_or_none():
    one = Duel(mine=["Short-Neck Giraffodile"], theirs=["Gorillion"], hand=TWO, discard=["Bee Bear"])
    one.attack("Short-Neck Giraffodile").asks("them", "block").sees(hand=["Bee Bear", *TWO], discard=[])
    none = Duel(mine=["Short-Neck Giraffodile"], theirs=["Gorillion"], hand=TWO)
    none.attack("Short-Neck Giraffodile").asks("them", "block").sees(hand=TWO)


# --- Blessed Axolotl Healer -------------------------------------------------------------------------------------------


@rule("MB-B4", "MB-A1")
def test_blessed_axolotl_healer_in_the_discard_pile_heals_for_each_attack_of_its_player():
    duel = Duel(mine=["Luchataur"], theirs=["Gorillion"], hand=TWO, discard=["Blessed Axolotl Healer"])
    duel.attack("Luchataur").sees(life=(4, 3)).no_block().again().sees(life=(5, 2)).asks("them", "block")


@rule("MB-B4")
def test_blessed_axolotl_healer_heals_nobody_for_the_attacks_of_others():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"], hand=TWO, their_discard=["Blessed Axolotl Healer"])
    duel.attack("Gorillion").asks("them", "block").sees(life=(3, 3))


@rule("MB-B4")
def test_blessed_axolotl_healer_heals_neither_in_play_nor_as_a_boost():
    boosted = {"card": "Gorillion", "boosts": ["Blessed Axolotl Healer"]}
    duel = Duel(mine=[boosted, "Blessed Axolotl Healer"], theirs=["Bee Bear"], hand=TWO)
    duel.attack("Gorillion").asks("them", "block").sees(life=(3, 3))


# --- Cursed Goblin Werewolf -------------------------------------------------------------------------------------------


@rule("MB-B4", "MB-Y3")
def test_cursed_goblin_werewolf_in_the_discard_pile_holds_its_players_frenzy_and_hunter_creatures_back():
    duel = Duel(mine=["Luchataur", "Killer Bee", "Bee Bear"], hand=["Chuck"], discard=["Cursed Goblin Werewolf"])
    duel.offers("attack Bee Bear", "play Chuck")


@rule("MB-Y2", "MB-Y3")
def test_cursed_goblin_werewolf_holds_back_those_who_got_the_keyword_from_another_too():
    duel = Duel(mine=["Ram Hopper", "Bee Bear"], hand=TWO, discard=["Cursed Goblin Werewolf"])
    duel.offers("play Gorillion", "play Luchataur")


@rule("MB-B4")
def test_cursed_goblin_werewolf_curses_neither_enemies_nor_as_a_boost_nor_in_play():
    boosted = {"card": "Bee Bear", "boosts": ["Cursed Goblin Werewolf"]}
    duel = Duel(mine=["Luchataur", boosted], hand=["Chuck"], their_discard=["Cursed Goblin Werewolf"])
    duel.offers("attack Bee Bear", "attack Luchataur", "play Chuck")
    in_play = Duel(mine=["Cursed Goblin Werewolf"], hand=["Chuck"])
    in_play.offers("attack Cursed Goblin Werewolf", "play Chuck")


@rule("MB-T2", "MB-B4")
def test_a_player_whose_creatures_are_all_cursed_and_who_has_no_card_loses():
    duel = Duel(mine=["Luchataur"], hand=[], discard=["Cursed Goblin Werewolf"])
    duel.sees(winner="them")


@rule("MB-K1", "MB-B4")
def test_a_curse_that_comes_in_the_first_attack_stops_the_second():
    duel = Duel(
        mine=["Luchataur"], theirs=["Jean-Claw Pandamme"], hand=["Cursed Goblin Werewolf", "Chuck"], their_hand=TWO
    )
    duel.attack("Luchataur").choose("Cursed Goblin Werewolf").no_block()
    duel.sees(life=(3, 2), discard=["Cursed Goblin Werewolf"], turn="them")
