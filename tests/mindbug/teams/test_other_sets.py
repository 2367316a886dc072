"""Cards of other sets among four: constant abilities, creatures of all areas, supplies (rules MB-Q4, MB-Q5)."""

import pytest

from marks import rule
from teams import TWO, Teams
from tokyo import seed_for

pytestmark = rule("MB-Q4", "MB-Q5")
opponents = pytest.mark.parametrize("who", ["left", "right"])


# --- constant abilities -----------------------------------------------------------------------------------------------


@rule("MB-X4")
@opponents
def test_deathweaver_stops_play_effects_of_both_opponents(who):
    table = Teams(mine=["Deathweaver"], turn=who, **{f"{who}_hand": ["Killer Bee", *TWO]})
    table.play("Killer Bee").sees(life=(3, 3))


@rule("MB-X4")
def test_deathweaver_does_not_stop_the_teammate():
    Teams(mine=["Deathweaver"], turn="mate", mate_hand=["Killer Bee", *TWO]).play("Killer Bee").sees(life=(3, 2))


@rule("MB-X4")
@opponents
def test_peach_police_stops_defeated_effects_of_both_opponents(who):
    table = Teams(mine=["Gorillion"], mate=["Peach Police"], **{who: ["Explosive Toad"]})
    table.attack("Gorillion").block("Explosive Toad").sees(mine=["Gorillion"], mate=["Peach Police"])


@rule("MB-X4")
def test_peach_police_does_not_stop_its_own_team():
    table = Teams(mine=["Explosive Toad"], mate=["Peach Police"], left=["Gorillion"], right=["Bee Bear"])
    table.attack("Explosive Toad").block("Gorillion").asks("me", "choose-creature")


@rule("MB-X7")
@opponents
def test_mindbug_bug_taxes_a_mindbug_of_either_opponent(who):
    table = Teams(mine=["Mindbug Bug"], hand=["Bee Bear", *TWO], **{f"{who}_mindbugs": 1})
    table.play("Bee Bear").mindbug().sees(life=(3, 2), **{who: ["Bee Bear"]})


@rule("MB-X7")
def test_mindbug_bug_does_not_tax_the_teammate_and_two_of_a_team_tax_twice():
    table = Teams(mine=["Mindbug Bug"], hand=["Bee Bear", *TWO], mate_mindbugs=1)
    table.play("Bee Bear").mindbug().sees(life=(3, 3), mate=["Bee Bear"])
    table = Teams(mine=["Mindbug Bug"], mate=["Mindbug Bug"], hand=["Bee Bear", *TWO], left_mindbugs=1)
    table.play("Bee Bear").mindbug().sees(life=(3, 1))


def test_bug_catcher_keeps_all_four_from_using_mindbugs():
    table = Teams(mine=["Bug Catcher"], left_mindbugs=1, mate_mindbugs=1, right_mindbugs=1)
    table.play("Gorillion").sees(mine=["Bug Catcher", "Gorillion"], turn="left")


@rule("MB-X11")
def test_alien_brain_keeps_both_opponents_from_drawing_and_not_the_teammate():
    five = ["Bee Bear"] * 5
    piles = {
        f"{who}_{zone}": cards for who in ("left", "mate", "right") for zone, cards in [("hand", five), ("draw", TWO)]
    }
    table = Teams(mine=["Alien Brain"], **piles)
    table.play("Gorillion")
    for _ in range(3):
        table.play("Bee Bear")
    table.sees(left_draw=TWO, right_draw=TWO, mate_draw=["Luchataur"])


@rule("MB-X11", "MB-T5")
def test_both_opponents_refill_when_alien_brain_leaves():
    table = Teams(
        mine=["Alien Brain"], left=["Killer Bee"], left_draw=["Turbo Bug"], right_draw=["Shark Dog"], turn="left"
    )
    table.attack("Killer Bee").hunt("Alien Brain").sees(left_hand=[*TWO, "Turbo Bug"], right_hand=[*TWO, "Shark Dog"])


@rule("MB-X16")
@opponents
def test_wolfman_steve_binds_both_opponents(who):
    table = Teams(mine=["Wolfman Steve"], turn=who, **{f"{who}_hand": ["Turbo Bug", "Spider Owl", *TWO]})
    table.offers("play Gorillion", "play Luchataur")


@rule("MB-Y2")
def test_sharky_copies_keywords_of_both_opponents_and_not_of_the_teammate():
    table = Teams(
        mine=["Sharky Crab-Dog-Mummypus"], left=["Spider Owl"], right=["Luchataur"], mate=["Killer Bee", "Bee Bear"]
    )
    assert table.keywords("Sharky Crab-Dog-Mummypus") == {"SNEAKY", "POISONOUS", "FRENZY"}


def test_shield_bugs_help_only_their_own_side():
    table = Teams(mine=["Shield Bugs", "Bee Bear"], mate=["Turbo Bug"], left=["Brain Fly"])
    assert [table.power(name) for name in ("Bee Bear", "Turbo Bug", "Brain Fly")] == [9, 4, 4]


def test_elephantopus_limits_the_blockers_of_both_opponents():
    table = Teams(mine=["Elephantopus", "Gorillion"], left=["Brain Fly"], right=["Turbo Bug", "Bee Bear"])
    table.attack("Gorillion").asks("right", "block").offers("block Bee Bear", "do-not-block")


def test_ferret_pacifier_looks_for_the_strongest_among_both_opponents():
    table = Teams(mine=["Ferret Pacifier"], left=["Gorillion", "Turbo Bug"], right=["Bee Bear"])
    table.attack("Ferret Pacifier").offers("block Turbo Bug", "do-not-block").no_block().offers(
        "block Bee Bear", "do-not-block"
    )


def test_cheery_chimpborg_counts_the_creatures_of_both_opponents():
    table = Teams(mine=["Cheery Chimpborg"], left=["Brain Fly", "Bee Bear"], right=["Turbo Bug"], mate=["Gorillion"])
    assert table.power("Cheery Chimpborg") == 10


def test_pesky_peas_are_strong_in_the_teammates_turn_too():
    assert Teams(mine=["Pesky Peas"], turn="mate").power("Pesky Peas") == 5
    assert Teams(mine=["Pesky Peas"]).power("Pesky Peas") == 2


def test_goblin_werewolf_is_weak_in_the_teammates_turn():
    assert Teams(mine=["Goblin Werewolf"], turn="mate").power("Goblin Werewolf") == 2


def test_lone_yeti_is_alone_though_the_teammate_has_creatures():
    assert Teams(mine=["Lone Yeti"], mate=["Bee Bear"]).power("Lone Yeti") == 10


# --- comparisons with an opponent -------------------------------------------------------------------------------------


def test_snail_hydra_needs_only_one_opponent_with_more_creatures():
    table = Teams(mine=["Snail Hydra"], left=["Brain Fly"], right=["Bee Bear", "Turbo Bug"], mate=["Shark Dog"])
    table.attack("Snail Hydra").asks("me", "choose-creature").choose("Turbo Bug").sees(right_discard=["Turbo Bug"])
    even = Teams(mine=["Snail Hydra"], left=["Brain Fly"], right=["Turbo Bug"])
    even.attack("Snail Hydra").asks("left", "block")


def test_snail_hydra_may_choose_creatures_of_all_four_areas():
    table = Teams(mine=["Snail Hydra"], left=["Brain Fly", "Bee Bear"], right=["Turbo Bug"], mate=["Shark Dog"])
    mine = ["choose my Snail Hydra", "choose mate's Shark Dog"]
    table.attack("Snail Hydra").offers(
        *mine, "choose left's Brain Fly", "choose left's Bee Bear", "choose right's Turbo Bug"
    )


def test_battle_beetle_compares_its_mindbugs_with_each_opponent():
    table = Teams(mine=["Battle Beetle"], mindbugs=1, left_mindbugs=2, right_mindbugs=1)
    table.attack("Battle Beetle").sees(winner="us")
    none = Teams(mine=["Battle Beetle"], mindbugs=1, left_mindbugs=2, mate_mindbugs=1)
    none.attack("Battle Beetle").sees(life=(3, 2))


def test_steamforger_wins_if_it_is_three_creatures_ahead_of_one_opponent():
    table = Teams(mine=["Steamforger", "Bee Bear", "Turbo Bug"], right=["Brain Fly", "Gorillion"])
    table.attack("Steamforger").sees(winner="us")
    not_yet = Teams(mine=["Steamforger", "Bee Bear"], mate=["Turbo Bug"], right=["Brain Fly"])
    not_yet.attack("Steamforger").asks("right", "block")


# --- creatures of all areas -------------------------------------------------------------------------------------------


def test_kangasaurus_rex_defeats_weak_creatures_of_both_opponents_only():
    table = Teams(hand=["Kangasaurus Rex", *TWO], left=["Brain Fly"], right=["Turbo Bug"], mate=["Shark Dog"])
    table.play("Kangasaurus Rex").sees(left_discard=["Brain Fly"], right_discard=["Turbo Bug"], mate=["Shark Dog"])


def test_majestic_manticore_defeats_the_weakest_of_all_four():
    table = Teams(mine=["Majestic Manticore"], left=["Bee Bear"], mate=["Spider Owl"], right=["Robopup (exhausted)"])
    table.attack("Majestic Manticore").sees(right_discard=["Robopup"], mate=["Spider Owl"])


def test_harpy_mother_takes_creatures_of_anybody_even_the_teammate():
    table = Teams(mine=["Harpy Mother"], left=["Gorillion"], mate=["Turbo Bug"], right=["Brain Fly"])
    table.attack("Harpy Mother").block("Gorillion").choose("Turbo Bug", "Brain Fly")
    table.sees(mine=["Brain Fly", "Turbo Bug"], mate=[], right=[])


@opponents
def test_octocopter_takes_control_from_either_opponent(who):
    table = Teams(mine=["Octocopter"], left=["Bee Bear"], right=["Turbo Bug"], mate=["Gorillion"])
    card = {"left": "Bee Bear", "right": "Turbo Bug"}[who]
    table.act("Octocopter").offers("choose left's Bee Bear", "choose right's Turbo Bug").choose(card)
    table.sees(mine=[card], discard=["Octocopter"], **{who: []})


def test_cake_trickster_makes_a_creature_of_one_opponent_attack():
    table = Teams(mine=["Cake Trickster"], mate=["Gorillion"], right=["Turbo Bug"], left=["Bee Bear"], their_life=3)
    table.act("Cake Trickster").offers("choose left's Bee Bear", "choose right's Turbo Bug").choose("Turbo Bug")
    table.asks("me", "block").no_block().asks("mate", "block").block("Gorillion").sees(right_discard=["Turbo Bug"])


@rule("MB-X12")
def test_alpacoodle_returns_creatures_to_all_four_controllers():
    table = Teams(hand=["Alpacoodle", *TWO], left=["Bee Bear"], mate=["Turbo Bug"], right=["Gorillion"])
    table.play("Alpacoodle").sees(mine=["Alpacoodle"], left=[], mate=[], right=[])
    table.play("Gorillion").play("Gorillion").play("Gorillion").attack("Alpacoodle").no_block()
    table.block("right's Gorillion").sees(left=["Bee Bear", "Gorillion"], mate=["Gorillion", "Turbo Bug"])
    table.sees(right=["Gorillion", "Gorillion"], mine=[])


@rule("MB-X14")
def test_jazz_dog_takes_a_blocker_of_the_right_opponent():
    table = Teams(mine=["Jazz Dog", "Turbo Bug"], right=["Bee Bear"])
    table.attack("Turbo Bug").block("Bee Bear").sees(mine=["Bee Bear", "Jazz Dog"], right=[])


@rule("MB-B1")
def test_boosts_come_from_any_of_the_four_piles():
    table = Teams(
        mine=["Ant Zombie Horde"], mate_discard=["Turbo Bug"], right_discard=["Brain Fly"], discard=["Bee Bear"]
    )
    table.attack("Ant Zombie Horde").choose("Turbo Bug", "Brain Fly")
    assert table.power("Ant Zombie Horde") == 9
    table.sees(mate_discard=[], right_discard=[], discard=["Bee Bear"])


@rule("MB-B2")
def test_a_boost_onto_a_creature_may_be_the_teammates():
    table = Teams(hand=["Water Antler", *TWO], mate=["Turbo Bug"], discard=["Bee Bear"])
    table.play("Water Antler").choose("mate's Turbo Bug").choose("Bee Bear").sees(life=(4, 3))
    assert table.power("Turbo Bug") == 5


@rule("MB-B4")
def test_a_blessed_card_in_a_pile_helps_its_player_and_not_the_teammate():
    table = Teams(mine=["Bee Bear"], mate=["Turbo Bug"], discard=["Blessed Shield Bugs"])
    assert (table.power("Bee Bear"), table.power("Turbo Bug")) == (9, 4)


# --- life ------------------------------------------------------------------------------------------------------------


@rule("MB-L4")
@pytest.mark.parametrize("pile", ["discard", "mate_discard"])
def test_blessed_killer_bee_in_the_pile_of_either_of_us_adds_to_each_enemy_loss(pile):
    table = Teams(mine=["Gorillion"], their_life=5, **{pile: ["Blessed Killer Bee"]})
    table.attack("Gorillion").sees(life=(3, 2))


@rule("MB-L4")
def test_two_blessed_killer_bees_of_a_team_both_add_and_not_to_each_other():
    table = Teams(mine=["Gorillion"], their_life=9, discard=["Blessed Killer Bee"], mate_discard=["Blessed Killer Bee"])
    table.attack("Gorillion").asks("me", "order").resolve("mate's Blessed Killer Bee").sees(life=(3, 4))


@rule("MB-X6")
@opponents
def test_hyenix_comes_back_for_whichever_teammate_has_it(who):
    table = Teams(mine=["Gorillion"], **{f"{who}_discard": ["Hyenix"]})
    table.attack("Gorillion").asks(who, "may").accept().sees(life=(3, 2), **{who: ["Hyenix"]})


@rule("MB-X6", "MB-G5")
def test_the_active_player_orders_two_hyenixes_of_a_team():
    table = Teams(mine=["Gorillion"], left_discard=["Hyenix"], right_discard=["Hyenix"])
    table.attack("Gorillion").asks("me", "order").resolve("right's Hyenix").asks("right", "may").refuse()
    table.asks("left", "may").accept().sees(left=["Hyenix"], right_discard=["Hyenix"])


# --- octonite, dice, Power cards --------------------------------------------------------------------------------------


@rule("MB-H2")
def test_harvest_happens_at_the_start_of_its_controllers_turn_only():
    table = Teams(mine=[{"card": "Lychee King", "octonite": 1}], turn="left")
    table.play("Gorillion").play("Gorillion").sees(life=(3, 3)).play("Gorillion").sees(life=(3, 2), turn="me")


@rule("MB-H2")
def test_a_harvest_defeats_creatures_of_both_opponents():
    table = Teams(mine=[{"card": "Mangonade", "octonite": 1}], left=["Bee Bear"], mate=["Turbo Bug"], turn="right")
    table.play("Gorillion").sees(left_discard=["Bee Bear"], right_discard=["Gorillion"], mate=["Turbo Bug"])


@rule("MB-H5")
def test_octonite_may_be_distributed_onto_creatures_of_all_four():
    table = Teams(hand=["Kiwanoid", *TWO], left=["Bee Bear"], mate=["Turbo Bug"], right=["Brain Fly"])
    table.play("Kiwanoid").choose("mate's Turbo Bug").choose("right's Brain Fly")
    assert [table.creature(name).octonite for name in ("Kiwanoid", "Turbo Bug", "Brain Fly")] == [0, 1, 1]


@rule("MB-I2")
def test_the_discard_face_of_a_die_lets_the_attacker_choose_an_opponent():
    table = Teams(mine=["Kong"], left=["Gorillion"], seed=seed_for((6,)))
    table.attack("Kong").keep().asks("me", "choose-opponent").against("right").asks("right", "choose-from-hand")
    table.choose("Gorillion").asks("left", "block")


@rule("MB-I2", "MB-Q1")
def test_energy_is_a_players_own_and_not_the_teams():
    table = Teams(mine=["Kong"], left=["Gorillion"], seed=seed_for((5,)))
    table.attack("Kong").keep().sees(energy=(2, 0, 0, 0))


@rule("MB-C1")
def test_each_player_buys_at_the_start_of_their_own_turn_with_their_own_energy():
    market = ["Railgun", "Healing Bots"]
    table = Teams(left_energy=1, mate_energy=2, market=market, sets=["first-contact", "king-of-tokyo"])
    table.play("Gorillion").asks("left", "buy").buy("Healing Bots").sees(life=(3, 4)).play("Gorillion")
    table.asks("mate", "buy").buy("Railgun").sees(life=(3, 3), energy=(0, 0, 0, 0))


@rule("MB-C1")
def test_subterranean_strike_asks_which_opponent_discards():
    table = Teams(energy=2, turn="right", market=["Subterranean Strike"], left_hand=["Bee Bear", *TWO])
    table.play("Gorillion").buy("Subterranean Strike").against("left").choose("Bee Bear", "Gorillion")
    table.sees(left_discard=["Bee Bear", "Gorillion"])


@rule("MB-I2")
def test_iron_back_counts_the_creatures_of_both_opponents():
    enemies = {"left": ["Gorillion"], "right": ["Bee Bear", "Brain Fly"]}
    table = Teams(mine=["Iron Back"], mate=["Turbo Bug"], seed=seed_for((1,)), **enemies)
    table.attack("Iron Back").keep().block("Gorillion").sees(energy=(3, 0, 0, 0))


@rule("MB-K5")
def test_calm_cole_protects_its_own_side_only():
    table = Teams(mine=["Calm Cole", "Turbo Bug"], mate=["Brain Fly"], turn="left", left=["Shark Dog", "Gorillion"])
    table.attack("Gorillion").asks("mate", "block").block("Brain Fly").sees(mate_discard=["Brain Fly"])


def test_dr_orange_u_tan_returns_every_enemy_to_its_own_controllers_hand():
    table = Teams(hand=["Dr. Orange U. Tan", *TWO], left=["Bee Bear"], right=["Turbo Bug"], mate=["Brain Fly"])
    table.play("Dr. Orange U. Tan").accept()
    table.sees(left_hand=["Bee Bear", *TWO], right_hand=["Turbo Bug", *TWO], mate=["Brain Fly"], life=(2, 3))


@rule("MB-X15")
def test_utility_bug_may_copy_the_play_effect_of_the_teammates_creature():
    table = Teams(hand=["Utility Bug", *TWO], mate=["Killer Bee"], left=["Axolotl Healer"])
    table.play("Utility Bug").accept().offers("choose mate's Killer Bee", "choose left's Axolotl Healer")
    table.choose("Killer Bee").sees(life=(3, 2))
