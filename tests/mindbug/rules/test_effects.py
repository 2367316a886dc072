"""What triggers effects, who chooses, and how much of them is done (rules MB-G1 to MB-G4, MB-G9)."""

from bugduel.mindbug.cards.vocabulary import (
    TOUGH,
    any_creature,
    cannot_attack,
    creature,
    defeat,
    discard,
    enemy,
    every,
    exactly,
    extra_turn,
    gain_life,
    have,
    if_,
    lose_life,
    make_attack,
    me,
    my_discard,
    my_hand,
    no_mindbugs,
    no_play_effects,
    one,
    only_ally,
    other_ally,
    power,
    power_up,
    put_into_play,
    refresh,
    return_to_hand,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]

PHOENIX = creature("Phoenix", 2, defeated=put_into_play(one(my_discard)))
MARTYR = creature("Martyr", 6, TOUGH, defeated=gain_life(5))


# --- what triggers an effect ------------------------------------------------------------------------------------------


@rule("MB-G1")
def test_a_play_effect_happens_when_the_creature_is_played():
    duel = Duel(hand=["Axolotl Healer", *TWO], their_hand=TWO)
    duel.play("Axolotl Healer").sees(life=(5, 3), mine=["Axolotl Healer"], turn="them")


@rule("MB-G1")
def test_a_play_effect_happens_when_an_effect_brings_the_creature_into_play():
    duel = Duel(hand=["Compost Dragon", *TWO], discard=["Killer Bee"], their_hand=TWO)
    duel.play("Compost Dragon").sees(life=(3, 2), mine=["Compost Dragon", "Killer Bee"])


@rule("MB-G1")
def test_the_play_effect_of_a_mindbugged_creature_is_for_its_new_controller():
    duel = Duel(hand=["Killer Bee", *TWO], their_mindbugs=1)
    duel.play("Killer Bee").mindbug().sees(life=(2, 3), theirs=["Killer Bee"], turn="me")


@rule("MB-G1")
def test_a_card_from_their_discard_pile_has_its_play_effect_for_me():
    duel = Duel(hand=["Grave Robber", *TWO], their_discard=["Killer Bee"], their_hand=TWO)
    duel.play("Grave Robber").sees(life=(3, 2), mine=["Grave Robber", "Killer Bee"])


@rule("MB-G1", "MB-M3")
def test_changing_control_triggers_no_play_effect():
    duel = Duel(hand=["Brain Fly", *TWO], theirs=["Mysterious Mermaid"], their_life=1, their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Mysterious Mermaid"], life=(3, 1))


@rule("MB-G1")
def test_an_attack_effect_happens_before_the_block_decision():
    duel = Duel(mine=["Tusked Extorter"], theirs=["Bee Bear"], their_hand=TWO)
    duel.attack("Tusked Extorter").asks("them", "choose-from-hand").choose("Gorillion")
    duel.asks("them", "block").offers("block Bee Bear", "do-not-block")


@rule("MB-G1")
def test_an_attack_effect_happens_even_if_the_attack_is_blocked():
    duel = Duel(mine=["Chameleon Sniper"], theirs=["Spider Owl"], their_hand=TWO)
    duel.attack("Chameleon Sniper").block("Spider Owl").sees(life=(3, 2), discard=["Chameleon Sniper"])


@rule("MB-G1")
def test_blocking_triggers_no_attack_effect():
    duel = Duel(mine=["Gorillion"], theirs=["Chameleon Sniper"])
    duel.attack("Gorillion").block("Chameleon Sniper").sees(life=(3, 3), their_discard=["Chameleon Sniper"])


@rule("MB-G1", "MB-A5")
def test_a_creature_made_to_attack_has_its_attack_effect_for_its_controller():
    goad = creature("Goad", 3, play=make_attack(one(enemy)))
    duel = Duel(cards=[goad], hand=["Goad", *TWO], theirs=["Tusked Extorter", "Bee Bear"])
    duel.play("Goad").choose("Tusked Extorter").asks("me", "choose-from-hand").choose("Luchataur")
    duel.asks("me", "block").no_block().sees(life=(2, 3), discard=["Luchataur"], turn="them")


@rule("MB-G3", "MB-Y3")
def test_a_creature_that_cannot_attack_is_not_made_to():
    goad = creature("Goad", 3, cannot_attack(enemy), play=make_attack(one(enemy)))
    duel = Duel(cards=[goad], hand=["Goad", *TWO], theirs=["Bee Bear"], their_hand=TWO)
    duel.play("Goad").sees(life=(3, 3), turn="them").offers("play Gorillion", "play Luchataur")


@rule("MB-G1")
def test_a_defeated_effect_finds_its_creature_already_in_the_discard_pile():
    duel = Duel(cards=[PHOENIX], mine=["Gorillion"], theirs=["Phoenix"])
    duel.attack("Gorillion").block("Phoenix").sees(theirs=["Phoenix"], their_discard=[], mine=["Gorillion"])


@rule("MB-G1", "MB-K5")
def test_a_creature_exhausted_instead_has_no_defeated_effect():
    duel = Duel(cards=[MARTYR], mine=["Gorillion"], theirs=["Martyr"])
    duel.attack("Gorillion").block("Martyr").sees(theirs=["Martyr (exhausted)"], life=(3, 3))


@rule("MB-G1")
def test_an_exhausted_creature_is_defeated_and_has_its_defeated_effect():
    duel = Duel(cards=[MARTYR], mine=["Gorillion"], theirs=["Martyr (exhausted)"], their_hand=TWO)
    duel.attack("Gorillion").block("Martyr").sees(their_discard=["Martyr"], life=(3, 8))


@rule("MB-G1")
def test_changing_control_triggers_no_defeated_effect():
    duel = Duel(cards=[MARTYR], hand=["Brain Fly", *TWO], theirs=["Martyr"], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Martyr"], life=(3, 3))


@rule("MB-G1")
def test_returning_to_hand_triggers_no_defeated_effect():
    gust = creature("Gust", 3, play=return_to_hand(one(enemy)))
    duel = Duel(cards=[gust, MARTYR], hand=["Gust", *TWO], theirs=["Martyr"])
    duel.play("Gust").sees(theirs=[], their_hand=["Gorillion", "Martyr"], life=(3, 3))


@rule("MB-G1")
def test_a_card_discarded_from_hand_has_no_defeated_effect():
    duel = Duel(cards=[MARTYR], hand=["Ferret Bomber", *TWO], theirs=TWO, their_hand=["Martyr", "Martyr"])
    duel.play("Ferret Bomber").sees(their_discard=["Martyr", "Martyr"], life=(3, 3))


# --- where the defeated go --------------------------------------------------------------------------------------------


@rule("MB-G2")
def test_a_stolen_creature_falls_into_its_new_controllers_pile_and_serves_them():
    duel = Duel(hand=["Brain Fly", "Bee Bear"], theirs=["Strange Barrel", "Luchataur"], their_hand=TWO)
    duel.play("Brain Fly").choose("Strange Barrel")
    duel.attack("Luchataur").block("Strange Barrel")
    duel.sees(discard=["Strange Barrel"], their_discard=[], hand=["Bee Bear", *TWO], their_hand=[])


# --- as much as possible, and no less ---------------------------------------------------------------------------------


@rule("MB-G3")
def test_what_cannot_be_done_is_ignored_and_the_rest_is_done():
    hermit = creature("Hermit", 3, play=(defeat(one(enemy)), gain_life(1)))
    duel = Duel(cards=[hermit], hand=["Hermit", *TWO], their_hand=TWO)
    duel.play("Hermit").sees(life=(4, 3), mine=["Hermit"])


@rule("MB-G3")
def test_who_has_too_few_cards_discards_all_of_them():
    duel = Duel(hand=["Ferret Bomber", *TWO], theirs=TWO, their_hand=["Bee Bear"])
    duel.play("Ferret Bomber").sees(their_discard=["Bee Bear"], their_hand=[], turn="them")


@rule("MB-G3")
def test_where_two_must_fall_and_there_is_one_that_one_falls():
    ram = creature("Ram", 3, play=defeat(exactly(2, enemy)))
    duel = Duel(cards=[ram], hand=["Ram", *TWO], theirs=["Bee Bear"], their_hand=TWO)
    duel.play("Ram").sees(their_discard=["Bee Bear"], mine=["Ram"])


@rule("MB-G3")
def test_without_a_legal_target_nothing_happens():
    duel = Duel(mine=["Gorillion"], hand=["Tiger Squirrel", *TWO], theirs=["Strange Barrel"])
    duel.play("Tiger Squirrel").sees(mine=["Gorillion", "Tiger Squirrel"], theirs=["Strange Barrel"], turn="them")


@rule("MB-G3")
def test_with_legal_targets_one_must_be_chosen():
    duel = Duel(hand=["Tiger Squirrel", *TWO], theirs=["Bee Bear", "Elephantopus", "Strange Barrel"])
    duel.play("Tiger Squirrel").offers("choose their Bee Bear", "choose their Elephantopus")


@rule("MB-G3")
def test_a_creature_means_mine_as_well_as_theirs():
    duel = Duel(mine=["Explosive Toad", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Explosive Toad").block("Gorillion").offers("choose my Bee Bear", "choose their Gorillion")


@rule("MB-G3")
def test_if_only_my_own_creature_is_left_it_must_be_chosen():
    duel = Duel(mine=["Explosive Toad", "Bee Bear"], theirs=["Killer Bee"], their_hand=TWO)
    duel.attack("Explosive Toad").block("Killer Bee")
    duel.sees(discard=["Bee Bear", "Explosive Toad"], their_discard=["Killer Bee"])


@rule("MB-G3")
def test_a_creature_may_be_chosen_by_its_own_effect():
    leech = creature("Leech", 6, play=(lose_life(1, me), defeat(one(any_creature))))
    duel = Duel(cards=[leech], hand=["Leech", *TWO], theirs=["Bee Bear"], their_hand=TWO)
    duel.play("Leech").choose("Leech").sees(life=(2, 3), discard=["Leech"], theirs=["Bee Bear"])


@rule("MB-G3")
def test_up_to_two_may_be_none():
    duel = Duel(mine=["Gorillion", "Spider Owl"], theirs=["Harpy Mother"], their_hand=TWO)
    duel.attack("Gorillion").block("Harpy Mother").asks("them", "choose-creature").done()
    duel.sees(mine=["Gorillion", "Spider Owl"], turn="them")


@rule("MB-G3")
def test_an_effect_with_a_condition_does_nothing_while_it_does_not_hold():
    loner = creature("Loner", 3, attack=if_(only_ally, gain_life(1)))
    crowd = Duel(cards=[loner], mine=["Loner", "Bee Bear"], their_hand=TWO)
    crowd.attack("Loner").sees(life=(3, 2))
    alone = Duel(cards=[loner], mine=["Loner"], their_hand=TWO)
    alone.attack("Loner").sees(life=(4, 2))


@rule("MB-G3")
def test_snail_hydra_bites_only_while_its_side_is_the_smaller():
    even = Duel(mine=["Snail Hydra"], theirs=["Bee Bear"])
    even.attack("Snail Hydra").asks("them", "block")
    outnumbered = Duel(mine=["Snail Hydra"], theirs=["Bee Bear", "Spider Owl"])
    outnumbered.attack("Snail Hydra")
    outnumbered.offers("choose my Snail Hydra", "choose their Bee Bear", "choose their Spider Owl")


@rule("MB-G3", "MB-P6")
def test_refresh_turns_one_used_mindbug_up_and_does_nothing_without_one():
    dew = creature("Dew", 3, play=refresh())
    spent = Duel(cards=[dew], hand=["Dew", *TWO], used=2, their_used=1, their_hand=TWO)
    spent.play("Dew").sees(mindbugs=(1, 0))
    fresh = Duel(cards=[dew], hand=["Dew", *TWO], mindbugs=2, their_hand=TWO)
    fresh.play("Dew").sees(mindbugs=(2, 0))


@rule("MB-T7")
def test_an_extra_turn_follows_this_one_and_then_the_other_player():
    comet = creature("Comet", 3, play=extra_turn())
    duel = Duel(cards=[comet], hand=["Comet", *TWO, "Bee Bear"], their_hand=TWO)
    duel.play("Comet").sees(turn="me").play("Bee Bear").sees(turn="them")


@rule("MB-T7", "MB-G1")
def test_a_mindbugged_extra_turn_is_had_by_the_taker():
    comet = creature("Comet", 3, play=extra_turn())
    duel = Duel(cards=[comet], hand=["Comet", *TWO], their_hand=[*TWO, "Bee Bear"], their_mindbugs=1)
    duel.play("Comet").mindbug().play("Gorillion").sees(turn="them")
    duel.play("Bee Bear").sees(turn="them").play("Gorillion").sees(turn="me")


# --- who chooses ------------------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_who_discards_chooses_what():
    duel = Duel(hand=["Ferret Bomber", *TWO], their_hand=["Bee Bear", "Killer Bee", "Spider Owl"])
    duel.play("Ferret Bomber").asks("them").offers("choose Bee Bear", "choose Killer Bee", "choose Spider Owl")
    duel.choose("Spider Owl", "Bee Bear").sees(their_discard=["Bee Bear", "Spider Owl"])


@rule("MB-G4")
def test_my_own_effect_that_makes_me_discard_asks_me():
    miser = creature("Miser", 3, play=discard(1, me))
    duel = Duel(cards=[miser], hand=["Miser", *TWO], their_hand=TWO)
    duel.play("Miser").asks("me").choose("Luchataur").sees(discard=["Luchataur"], hand=["Gorillion"])


@rule("MB-G4")
def test_who_defeats_chooses_whom():
    duel = Duel(mine=["Shark Dog"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Shark Dog").asks("me").offers("choose their Gorillion", "choose their Bee Bear")


@rule("MB-G4", "MB-G2")
def test_the_controller_of_a_fallen_creature_chooses_for_it_even_in_my_turn():
    duel = Duel(mine=["Gorillion"], theirs=["Explosive Toad", "Bee Bear"])
    duel.attack("Gorillion").block("Explosive Toad").asks("them", "choose-creature").choose("Gorillion")
    duel.sees(discard=["Gorillion"])


# --- constant abilities -----------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_my_turn_lasts_while_the_defender_decides():
    duel = Duel(mine=["Goblin Werewolf"], theirs=["Harpy Mother"])
    duel.attack("Goblin Werewolf").no_hunt().asks("them", "block")
    assert duel.power("Goblin Werewolf") == 8


@rule("MB-G9")
def test_a_turn_bonus_is_gone_in_the_other_players_turn():
    duel = Duel(mine=["Goblin Werewolf"], theirs=["Bee Bear"], their_turn=True)
    assert duel.power("Goblin Werewolf") == 2


@rule("MB-G9")
def test_my_turn_is_the_turn_of_whoever_controls_the_creature():
    duel = Duel(hand=["Goblin Werewolf", *TWO], mine=["Urchin Hurler"], their_mindbugs=1)
    duel.play("Goblin Werewolf").mindbug()
    assert duel.power("their Goblin Werewolf") == 2
    duel.play("Gorillion").sees(turn="them")
    assert duel.power("their Goblin Werewolf") == 8


@rule("MB-G9")
def test_a_bonus_is_gone_for_the_next_instruction_of_the_effect_that_ended_it():
    banner = creature("Banner", 7, have(other_ally, power_up(2)))
    purge = creature("Purge", 3, play=(defeat(one(enemy, power >= 7)), defeat(every(enemy, power <= 4))))
    duel = Duel(cards=[banner, purge], hand=["Purge", *TWO], theirs=["Banner", "Shark Dog"], their_hand=TWO)
    assert duel.power("Shark Dog") == 6
    duel.play("Purge").sees(their_discard=["Banner", "Shark Dog"])


@rule("MB-G9", "MB-K1")
def test_lone_yeti_left_alone_by_its_first_attack_may_attack_again():
    duel = Duel(mine=["Lone Yeti", "Axolotl Healer"], theirs=["Explosive Toad", "Gorillion"])
    duel.attack("Lone Yeti").block("Explosive Toad").choose("Axolotl Healer")
    duel.asks("me", "attack-again")
    assert duel.power("Lone Yeti") == 10


@rule("MB-G9")
def test_a_constant_ability_does_nothing_outside_play():
    duel = Duel(mine=["Bee Bear"], hand=["Shield Bugs", *TWO], discard=["Shield Bugs"])
    assert duel.power("Bee Bear") == 8


@rule("MB-G9")
def test_nobody_uses_a_mindbug_while_a_card_forbids_it():
    net = creature("Net", 3, no_mindbugs())
    duel = Duel(cards=[net], mine=["Net"], hand=["Bee Bear", *TWO], their_mindbugs=2, their_hand=TWO, mindbugs=2)
    duel.play("Bee Bear").sees(mine=["Bee Bear", "Net"], turn="them")
    duel.play("Luchataur").sees(theirs=["Luchataur"], turn="me")


@rule("MB-G9", "MB-X4")
def test_play_effects_stop_for_exactly_the_player_the_card_names():
    hush = creature("Hush", 3, no_play_effects(me))
    duel = Duel(cards=[hush], mine=["Hush"], hand=["Axolotl Healer", *TWO], their_hand=["Axolotl Healer", *TWO])
    duel.play("Axolotl Healer").sees(life=(3, 3)).play("Axolotl Healer").sees(life=(3, 5))


@rule("MB-M6")
def test_all_cards_of_a_hand_come_into_play():
    herald = creature("Herald", 3, play=put_into_play(every(my_hand)))
    duel = Duel(hand=["Herald", "Gorillion", "Shark Dog"], cards=[herald])
    duel.play("Herald").sees(mine=["Gorillion", "Herald", "Shark Dog"], hand=[])


@rule("MB-M6")
def test_all_cards_of_some_power_come_into_play_and_no_others():
    herald = creature("Herald", 3, play=put_into_play(every(my_discard, power >= 6)))
    duel = Duel(hand=["Herald", "Gorillion"], discard=["Luchataur", "Shield Bugs", "Shark Dog"], cards=[herald])
    duel.play("Herald").sees(mine=["Herald", "Luchataur"], discard=["Shark Dog", "Shield Bugs"])
