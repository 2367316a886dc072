"""How constant abilities combine: power, then keywords, then what cannot be (rules MB-Y)."""

from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    TOUGH,
    ally,
    any_creature,
    blocked_only_by,
    cannot_attack,
    cannot_be_defeated,
    cannot_block,
    copies_keywords,
    creature,
    defeat,
    discard,
    enemy,
    every,
    fewer_creatures,
    have,
    me,
    my_turn,
    one,
    other_ally,
    power,
    power_up,
    this,
    this_turn,
    while_,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]
SHARKY = "Sharky Crab-Dog-Mummypus"


# --- power ------------------------------------------------------------------------------------------------------------


@rule("MB-Y1")
def test_bonuses_of_several_creatures_add_up():
    duel = Duel(mine=["Urchin Hurler", "Shield Bugs", "Shield Bugs", "Bee Bear"])
    assert duel.power("Bee Bear") == 8 + 2 + 1 + 1
    assert duel.power("Shield Bugs #1") == 4 + 2 + 1
    assert duel.power("Urchin Hurler") == 5 + 1 + 1


@rule("MB-Y1")
def test_bonuses_of_this_turn_and_constant_ones_add_up():
    bard = creature("Bard", 3, attack=this_turn(every(ally), power_up(3)))
    duel = Duel(cards=[bard], mine=["Bard", "Shield Bugs", "Goblin Werewolf"], theirs=["Bee Bear"])
    duel.attack("Bard").asks("them", "block")
    assert [duel.power(name) for name in ("Bard", "Shield Bugs", "Goblin Werewolf")] == [7, 7, 12]


@rule("MB-Y1", "MB-K7")
def test_power_has_its_floor_only_after_all_bonuses_and_penalties():
    frost = creature("Frost", 3, have(enemy, power_up(-5)))
    duel = Duel(cards=[frost], mine=["Frost"], theirs=["Spider Owl", "Shield Bugs", "Bee Bear"])
    assert duel.power("Spider Owl") == 1
    assert duel.power("Bee Bear") == 8 - 5 + 1


@rule("MB-Y1", "MB-K7")
def test_a_penalty_of_this_turn_stops_at_one_too():
    chill = creature("Chill", 3, attack=this_turn(one(enemy), power_up(-9)))
    duel = Duel(cards=[chill], mine=["Chill"], theirs=["Bee Bear"])
    duel.attack("Chill").asks("them", "block")
    assert duel.power("Bee Bear") == 1
    duel.block("Bee Bear").sees(their_discard=["Bee Bear"], mine=["Chill"])


@rule("MB-Y1")
def test_a_bonus_that_looks_at_power_looks_at_printed_power():
    coach = creature("Coach", 6, have(other_ally, power <= 4, power_up(3)))
    duel = Duel(cards=[coach], mine=["Coach", "Shield Bugs", "Shark Dog", "Killer Bee"])
    assert duel.power("Shark Dog") == 4 + 1 + 3
    assert duel.power("Killer Bee") == 5 + 1
    twice = Duel(cards=[coach], mine=["Coach", "Coach", "Shark Dog"])
    assert twice.power("Shark Dog") == 4 + 3 + 3


@rule("MB-Y1")
def test_a_bonus_for_all_creatures_reaches_both_sides():
    sun = creature("Sun", 3, have(any_creature, power_up(1)))
    duel = Duel(cards=[sun], mine=["Sun", "Bee Bear"], theirs=["Shark Dog"])
    assert [duel.power(name) for name in ("Sun", "Bee Bear", "Shark Dog")] == [4, 9, 5]


@rule("MB-Y1", "MB-G9")
def test_a_bonus_for_the_smaller_side_comes_and_goes_with_the_numbers():
    underdog = creature("Underdog", 3, while_(fewer_creatures, power_up(4), TOUGH))
    few = Duel(cards=[underdog], mine=["Underdog"], theirs=["Bee Bear", "Shark Dog"])
    assert (few.power("Underdog"), few.keywords("Underdog")) == (7, {"TOUGH"})
    even = Duel(cards=[underdog], mine=["Underdog"], theirs=["Bee Bear"])
    assert (even.power("Underdog"), even.keywords("Underdog")) == (3, set())


# --- keywords ---------------------------------------------------------------------------------------------------------


@rule("MB-Y2")
def test_a_keyword_granted_by_power_looks_at_current_power():
    raised = Duel(mine=["Snail Thrower", "Axolotl Healer", "Shield Bugs"])
    assert raised.keywords("Axolotl Healer") == {"POISONOUS"}
    assert raised.keywords("Shield Bugs") == {"TOUGH", "HUNTER", "POISONOUS"}
    frost = creature("Frost", 3, have(enemy, power_up(-1)))
    lowered = Duel(cards=[frost], mine=["Snail Thrower", "Explosive Toad"], theirs=["Frost"])
    assert lowered.keywords("Explosive Toad") == {"FRENZY", "HUNTER", "POISONOUS"}


@rule("MB-Y2", "MB-G9")
def test_a_keyword_granted_by_power_is_lost_when_power_rises_in_my_turn():
    mine = Duel(mine=["Snail Thrower", "Goblin Werewolf"])
    assert mine.keywords("Goblin Werewolf") == {"HUNTER"}
    theirs = Duel(mine=["Snail Thrower", "Goblin Werewolf"], theirs=["Bee Bear"], their_turn=True)
    assert theirs.keywords("Goblin Werewolf") == {"HUNTER", "POISONOUS"}


@rule("MB-Y2")
def test_snail_thrower_grants_nothing_to_itself_or_to_enemies():
    duel = Duel(mine=["Snail Thrower"], theirs=["Turbo Bug"])
    assert duel.keywords("Snail Thrower") == {"POISONOUS"}
    assert duel.keywords("Turbo Bug") == set()


@rule("MB-Y2")
def test_sharky_copies_what_enemies_have_printed_except_tough():
    duel = Duel(mine=[SHARKY], theirs=["Rhino Turtle", "Spider Owl"])
    assert duel.keywords(SHARKY) == {"FRENZY", "SNEAKY", "POISONOUS"}


@rule("MB-Y2")
def test_sharky_copies_nothing_from_allies():
    duel = Duel(mine=[SHARKY, "Spider Owl", "Luchataur"], theirs=["Gorillion"])
    assert duel.keywords(SHARKY) == set()


@rule("MB-Y2")
def test_sharky_copies_granted_keywords():
    duel = Duel(mine=[SHARKY], theirs=["Snail Thrower", "Turbo Bug"])
    assert duel.keywords(SHARKY) == {"HUNTER", "POISONOUS"}


@rule("MB-Y2")
def test_sharky_copies_keywords_that_hold_under_a_condition():
    alone = Duel(mine=[SHARKY], theirs=["Lone Yeti"])
    assert alone.keywords(SHARKY) == {"FRENZY"}
    crowd = Duel(mine=[SHARKY], theirs=["Lone Yeti", "Gorillion"])
    assert crowd.keywords(SHARKY) == set()


@rule("MB-Y2", "MB-G9")
def test_sharky_loses_a_keyword_at_the_moment_its_source_falls():
    duel = Duel(mine=["Gorillion", SHARKY], theirs=["Luchataur", "Bee Bear"])
    assert duel.keywords(SHARKY) == {"FRENZY"}
    duel.attack("Gorillion").block("Luchataur")
    assert duel.keywords(SHARKY) == set()


@rule("MB-Y2")
def test_sharky_copies_what_another_sharky_has_from_a_third_creature():
    duel = Duel(mine=[SHARKY, "Spider Owl"], theirs=[SHARKY])
    assert duel.keywords(f"their {SHARKY}") == {"SNEAKY", "POISONOUS"}
    assert duel.keywords(f"my {SHARKY}") == {"SNEAKY", "POISONOUS"}


@rule("MB-Y2", "MB-G9")
def test_two_sharkys_keep_nothing_that_they_only_copy_from_each_other():
    alone = Duel(mine=[SHARKY], theirs=[SHARKY])
    assert alone.keywords(f"my {SHARKY}") == alone.keywords(f"their {SHARKY}") == set()
    duel = Duel(mine=[SHARKY, "Killer Bee", "Gorillion"], theirs=[SHARKY, "Bee Bear"])
    assert duel.keywords(f"their {SHARKY}") == {"HUNTER"}
    duel.attack("Killer Bee").hunt("Bee Bear").sees(discard=["Killer Bee"])
    assert duel.keywords(f"my {SHARKY}") == duel.keywords(f"their {SHARKY}") == set()


@rule("MB-Y2")
def test_a_copied_keyword_is_copied_by_kind():
    moth = creature("Moth", 4, copies_keywords(SNEAKY, TOUGH))
    duel = Duel(cards=[moth], mine=["Moth"], theirs=["Rhino Turtle", "Spider Owl"])
    assert duel.keywords("Moth") == {"SNEAKY", "TOUGH"}


@rule("MB-Y2")
def test_what_is_gained_this_turn_is_copied_too():
    fox = creature("Fox", 4, attack=this_turn(this, have(this, SNEAKY, FRENZY)))
    duel = Duel(cards=[fox], mine=["Fox"], theirs=[SHARKY, "Bee Bear"])
    duel.attack("Fox").asks("them", "block").offers(f"block {SHARKY}", "do-not-block")
    assert duel.keywords(SHARKY) == {"FRENZY", "SNEAKY"}


@rule("MB-Y2")
def test_a_grant_by_power_counts_bonuses_of_this_turn():
    swell = creature("Swell", 3, attack=(this_turn(this, power_up(2)), discard(1, me)))
    duel = Duel(cards=[swell], mine=["Swell", "Snail Thrower"], hand=TWO, theirs=["Bee Bear"])
    assert duel.keywords("Swell") == {"HUNTER", "POISONOUS"}
    duel.attack("Swell").asks("me", "choose-from-hand")
    assert duel.keywords("Swell") == set()


# --- what cannot be ---------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_a_limit_by_power_looks_at_current_power():
    duel = Duel(mine=["Elephantopus"], theirs=["Shark Dog", "Shield Bugs", "Spider Owl"])
    duel.attack("Elephantopus").offers("block Shark Dog", "do-not-block")


@rule("MB-Y3", "MB-X3", "MB-K2")
def test_a_hunter_may_name_a_creature_that_cannot_block():
    sloth = creature("Sloth", 2, cannot_block(this))
    duel = Duel(cards=[sloth], mine=["Killer Bee", "Elephantopus"], theirs=["Sloth", "Spider Owl"])
    duel.attack("Killer Bee").offers("hunt Sloth", "hunt Spider Owl", "hunt-nobody").hunt("Sloth")
    duel.sees(their_discard=["Sloth"], life=(3, 3))


@rule("MB-Y3")
def test_a_sneaky_creature_that_cannot_block_does_not():
    sloth = creature("Sloth", 2, SNEAKY, cannot_block(this))
    duel = Duel(cards=[sloth], mine=["Spider Owl"], theirs=["Sloth"])
    duel.attack("Spider Owl").sees(life=(3, 2))


@rule("MB-Y3")
def test_a_creature_that_cannot_attack_is_not_offered_to():
    peace = creature("Peace", 3, cannot_attack(enemy, power <= 6))
    duel = Duel(cards=[peace], mine=["Bee Bear", "Killer Bee"], theirs=["Peace"])
    duel.offers("attack Bee Bear", "play Gorillion")


@rule("MB-Y3", "MB-K1")
def test_cannot_attack_beats_frenzy():
    burnout = creature("Burnout", 4, FRENZY, attack=this_turn(this, cannot_attack(this)))
    duel = Duel(cards=[burnout], mine=["Burnout"], theirs=["Bee Bear"])
    duel.attack("Burnout").no_block().sees(life=(3, 2), turn="them")


@rule("MB-Y3", "MB-K5")
def test_what_cannot_be_defeated_withstands_a_fight_and_is_not_exhausted():
    rock = creature("Rock", 4, TOUGH, cannot_be_defeated(this))
    duel = Duel(cards=[rock], mine=["Gorillion"], theirs=["Rock"])
    duel.attack("Gorillion").block("Rock").sees(theirs=["Rock"], mine=["Gorillion"], turn="them")


@rule("MB-Y3", "MB-K5")
def test_what_cannot_be_defeated_may_be_chosen_in_vain():
    rock = creature("Rock", 8, cannot_be_defeated(this))
    duel = Duel(cards=[rock], hand=["Tiger Squirrel", *TWO], theirs=["Rock", "Gorillion"])
    duel.play("Tiger Squirrel").choose("Rock").sees(theirs=["Gorillion", "Rock"], turn="them")


@rule("MB-Y3", "MB-K3")
def test_what_cannot_be_defeated_still_defeats():
    rock = creature("Rock", 4, POISONOUS, cannot_be_defeated(this))
    duel = Duel(cards=[rock], mine=["Gorillion"], theirs=["Rock"])
    duel.attack("Gorillion").block("Rock").sees(theirs=["Rock"], discard=["Gorillion"])


@rule("MB-Y3", "MB-G5")
def test_a_protector_that_falls_with_the_protected_protects_it_still():
    guardian = creature("Guardian", 3, cannot_be_defeated(other_ally))
    storm = creature("Storm", 3, play=defeat(every(enemy)))
    duel = Duel(cards=[guardian, storm], hand=["Storm", *TWO], theirs=["Guardian", "Bee Bear"])
    duel.play("Storm").sees(theirs=["Bee Bear"], their_discard=["Guardian"])


@rule("MB-Y3", "MB-Y1")
def test_bee_bear_is_blocked_by_current_power_only():
    duel = Duel(mine=["Bee Bear"], theirs=["Strange Barrel", "Shield Bugs", "Killer Bee"])
    duel.attack("Bee Bear").offers("block Strange Barrel", "do-not-block")


@rule("MB-Y3", "MB-K4")
def test_a_blocker_must_meet_every_limit():
    gnat = creature("Gnat", 2, SNEAKY, blocked_only_by(power <= 2))
    duel = Duel(cards=[gnat], mine=["Gnat"], theirs=["Chameleon Sniper", "Spider Owl", "Plated Scorpion"])
    duel.attack("Gnat").offers("block Chameleon Sniper", "do-not-block")


@rule("MB-Y3", "MB-G9")
def test_a_limit_under_a_condition_holds_only_with_it():
    owl = creature("Day Owl", 6, while_(my_turn, cannot_be_defeated(this)), HUNTER)
    mine = Duel(cards=[owl], mine=["Day Owl"], theirs=["Gorillion"])
    mine.attack("Day Owl").hunt("Gorillion").sees(mine=["Day Owl"])
    theirs = Duel(cards=[owl], mine=["Day Owl"], theirs=["Gorillion"], their_turn=True)
    theirs.attack("Gorillion").block("Day Owl").sees(discard=["Day Owl"])
