"""The cards of Tag Team from Radioactive Race on, and the two of the Battlefruit add-on."""

from marks import rule
from teams import TWO, Teams

pytestmark = rule("MB-Q4", "MB-Q5")


# --- Radioactive Race -------------------------------------------------------------------------------------------------


@rule("MB-T2")
def test_radioactive_race_wins_when_its_teammate_has_no_turn_action():
    table = Teams(mine=["Radioactive Race"], turn="left", mate_hand=[])
    table.play("Gorillion").sees(winner="us", turn="mate")


@rule("MB-T2")
def test_radioactive_race_does_not_save_its_own_player():
    table = Teams(mine=[{"card": "Radioactive Race", "cannot": ["attack"]}], hand=[], mate=["Bee Bear"])
    table.sees(winner="them")


@rule("MB-T2")
def test_an_enemy_radioactive_race_saves_nobody():
    Teams(left=["Radioactive Race"], turn="left", mate_hand=[]).play("Gorillion").sees(winner="them")


@rule("MB-T2", "MB-P3")
def test_radioactive_race_also_wins_after_a_mindbug_left_the_teammate_without_an_action():
    table = Teams(mate=["Radioactive Race"], hand=["Bee Bear"], left_mindbugs=1)
    table.asks("left", "mindbug").mindbug().sees(winner="us", left=["Bee Bear"])


@rule("MB-X16", "MB-T2")
def test_radioactive_race_and_going_bananas_win_together():
    table = Teams(mine=["Radioactive Race", "Going Bananas"], turn="left", mate_hand=["Gorillion", "Bee Bear"])
    table.play("Gorillion").sees(winner="us")


# --- Release The Puffers ----------------------------------------------------------------------------------------------


def test_release_the_puffers_makes_an_opponent_discard_for_each_card_the_teammate_plays():
    table = Teams(mine=["Release The Puffers"], turn="mate", mate_hand=["Bee Bear", *TWO])
    table.play("Bee Bear").asks("mate", "choose-opponent").offers("against left", "against right").against("left")
    table.asks("left", "choose-from-hand").choose("Gorillion").sees(left_hand=["Luchataur"], left_discard=["Gorillion"])


def test_release_the_puffers_does_nothing_for_its_own_player():
    table = Teams(mine=["Release The Puffers"], hand=["Bee Bear", *TWO])
    table.play("Bee Bear").sees(turn="left", left_hand=TWO, right_hand=TWO)


def test_only_an_opponent_with_cards_can_be_chosen_for_release_the_puffers():
    table = Teams(
        mine=["Release The Puffers"], turn="mate", mate_hand=["Bee Bear", *TWO], left_hand=[], left=["Brain Fly"]
    )
    table.play("Bee Bear").asks("right", "choose-from-hand").choose("Gorillion").sees(right_discard=["Gorillion"])


@rule("MB-X4")
def test_deathweaver_stops_the_play_effect_that_release_the_puffers_gives():
    table = Teams(mine=["Release The Puffers"], right=["Deathweaver"], turn="mate", mate_hand=["Bee Bear", *TWO])
    table.play("Bee Bear").sees(turn="right", left_hand=TWO, right_hand=TWO)


@rule("MB-G5")
def test_the_given_play_effect_is_ordered_with_the_creatures_own():
    table = Teams(
        mine=["Release The Puffers"], turn="mate", mate_hand=["Killer Bee", *TWO], right_hand=[], right=["Bee Bear"]
    )
    table.play("Killer Bee").asks("mate", "order").resolve("Killer Bee").sees(life=(3, 2))
    table.asks("left", "choose-from-hand")


@rule("MB-P3")
def test_a_card_that_the_teammate_takes_with_a_mindbug_has_the_given_play_effect():
    table = Teams(
        mine=["Release The Puffers"], hand=["Bee Bear", *TWO], mate_mindbugs=1, left_hand=[], left=["Brain Fly"]
    )
    table.play("Bee Bear").mindbug().asks("right", "choose-from-hand").choose("Gorillion").asks("me", "turn-action")


# --- Rocket Lovers ----------------------------------------------------------------------------------------------------


@rule("MB-A5")
def test_rocket_lovers_make_a_creature_of_the_teammate_attack():
    table = Teams(mine=["Rocket Lovers"], mate=["Gorillion", "Turbo Bug"], right=["Bee Bear"], left=["Brain Fly"])
    table.act("Rocket Lovers").offers("choose mate's Gorillion", "choose mate's Turbo Bug").choose("Gorillion")
    table.asks("right", "block").no_block().asks("left", "block").no_block().sees(life=(3, 2), turn="left")


@rule("MB-A5", "MB-K2")
def test_the_teammate_hunts_and_attacks_again_with_the_creature_that_rocket_lovers_chose():
    table = Teams(mine=["Rocket Lovers"], mate=["Goreagle Alpha"], left=["Brain Fly"])
    table.act("Rocket Lovers").asks("mate", "hunt").hunt("Brain Fly").asks("mate", "attack-again").again()
    table.sees(left_discard=["Brain Fly"], life=(3, 2), turn="left")


@rule("MB-V1")
def test_rocket_lovers_cannot_act_if_the_teammate_has_nobody_to_attack_with():
    Teams(mine=["Rocket Lovers"]).offers("play Gorillion", "play Luchataur", "attack Rocket Lovers")
    weak = Teams(mine=["Rocket Lovers"], mate=["Cave Lizard"])
    weak.offers("play Gorillion", "play Luchataur", "attack Rocket Lovers")


# --- Sharkdognadodragon -----------------------------------------------------------------------------------------------


@rule("MB-K2")
def test_sharkdognadodragon_hunts_only_creatures_of_the_left_neighbour():
    table = Teams(mine=["Sharkdognadodragon"], left=["Brain Fly"], right=["Turbo Bug"])
    table.attack("Sharkdognadodragon").offers("hunt Brain Fly", "hunt-nobody").no_hunt()
    table.asks("left", "block").no_block().asks("right", "block")


@rule("MB-K2")
def test_sharkdognadodragon_hunts_nobody_if_the_left_neighbour_has_no_creature():
    table = Teams(mine=["Sharkdognadodragon"], right=["Turbo Bug"])
    table.attack("Sharkdognadodragon").asks("right", "block")


def test_taken_by_the_left_neighbour_sharkdognadodragon_hunts_on_that_players_left():
    table = Teams(left=["Sharkdognadodragon"], turn="left", mate=["Brain Fly"], mine=["Turbo Bug"])
    table.attack("Sharkdognadodragon").offers("hunt Brain Fly", "hunt-nobody")


# --- Superhero Boot Camp ----------------------------------------------------------------------------------------------


@rule("MB-Y1", "MB-Y2")
def test_superhero_boot_camp_makes_the_teammates_creatures_stronger_and_frenzied():
    table = Teams(mine=["Superhero Boot Camp", "Bee Bear"], mate=["Turbo Bug"], left=["Brain Fly"])
    assert (table.power("Turbo Bug"), table.keywords("Turbo Bug")) == (5, {"FRENZY"})
    assert (table.power("Bee Bear"), table.keywords("Bee Bear")) == (8, set())
    assert (table.power("Brain Fly"), table.power("Superhero Boot Camp")) == (4, 3)


@rule("MB-Y1")
def test_two_boot_camps_add_up_and_each_helps_the_other():
    table = Teams(mine=["Superhero Boot Camp", "Superhero Boot Camp"], mate=["Superhero Boot Camp"])
    assert table.power("mate's Superhero Boot Camp") == 5
    assert [table.power(f"my Superhero Boot Camp #{number}") for number in (1, 2)] == [4, 4]


# --- Sweet Killers ----------------------------------------------------------------------------------------------------


def test_weak_creatures_of_sweet_killers_teammate_cost_a_life_when_they_attack():
    table = Teams(mine=["Sweet Killers"], mate=["Brain Fly", "Gorillion"], turn="mate", left=["Bee Bear"])
    table.attack("Brain Fly").sees(life=(3, 2)).asks("left", "block").block("Bee Bear").sees(life=(3, 2))


def test_strong_creatures_of_the_teammate_and_sweet_killers_own_side_cost_nothing_more():
    table = Teams(mine=["Sweet Killers"], mate=["Gorillion"], turn="mate")
    table.attack("Gorillion").sees(life=(3, 2))
    table = Teams(mine=["Sweet Killers", "Brain Fly"])
    table.attack("Brain Fly").sees(life=(3, 2))


@rule("MB-A1")
def test_current_power_counts_for_sweet_killers():
    table = Teams(mine=["Sweet Killers", "Superhero Boot Camp"], mate=["Lone Yeti", "Killer Bee"], turn="mate")
    table.attack("Killer Bee").sees(life=(3, 2)).stop()


# --- Trick-Taking Hamster ---------------------------------------------------------------------------------------------


@rule("MB-N2")
def test_trick_taking_hamster_takes_a_creature_of_the_teammate_and_may_play_it():
    table = Teams(hand=["Trick-Taking Hamster", *TWO], mate=["Killer Bee", "Bee Bear"])
    table.play("Trick-Taking Hamster").offers("choose mate's Killer Bee", "choose mate's Bee Bear").choose("Killer Bee")
    table.asks("me", "may").knows("left", "me", "Killer Bee").accept()
    table.sees(mine=["Killer Bee", "Trick-Taking Hamster"], mate=["Bee Bear"], life=(3, 2))


def test_trick_taking_hamster_may_leave_the_creature_in_hand():
    table = Teams(hand=["Trick-Taking Hamster", *TWO], mate=["Killer Bee"])
    table.play("Trick-Taking Hamster").refuse().sees(hand=["Killer Bee", *TWO], mate=[], life=(3, 3))


@rule("MB-G10")
def test_trick_taking_hamster_asks_nothing_if_the_teammate_has_no_creature():
    table = Teams(hand=["Trick-Taking Hamster", *TWO], left=["Bee Bear"])
    table.play("Trick-Taking Hamster").sees(mine=["Trick-Taking Hamster"], hand=TWO, turn="left").asks("left")


@rule("MB-X11", "MB-G10")
def test_with_an_enemy_alien_brain_the_teammates_creature_stays():
    table = Teams(hand=["Trick-Taking Hamster", *TWO], mate=["Killer Bee"], right=["Alien Brain"])
    table.play("Trick-Taking Hamster").sees(mate=["Killer Bee"], hand=TWO, turn="left").asks("left")


# --- Undead Trio ------------------------------------------------------------------------------------------------------


@rule("MB-M4")
def test_undead_trio_gives_one_of_three_unused_cards_to_the_teammate():
    table = Teams(hand=["Undead Trio", *TWO], unused=["Bee Bear", "Brain Fly", "Turbo Bug"])
    table.play("Undead Trio").asks("me", "choose-looked").choose("Turbo Bug")
    table.sees(mate_hand=["Turbo Bug", *TWO], hand=TWO, turn="left")
    assert sorted(table.state.name(kind) for kind in table.state.unused) == ["Bee Bear", "Brain Fly"]


@rule("MB-M4")
def test_undead_trio_looks_at_as_many_as_there_are():
    two = Teams(hand=["Undead Trio", *TWO], unused=["Bee Bear", "Brain Fly"])
    two.play("Undead Trio").offers("choose Bee Bear", "choose Brain Fly").choose("Bee Bear")
    two.sees(mate_hand=["Bee Bear", *TWO])
    one = Teams(hand=["Undead Trio", *TWO], unused=["Bee Bear"])
    one.play("Undead Trio").sees(mate_hand=["Bee Bear", *TWO], turn="left")
    none = Teams(hand=["Undead Trio", *TWO], unused=[])
    none.play("Undead Trio").sees(mate_hand=TWO, turn="left")


@rule("MB-X11")
def test_with_an_enemy_alien_brain_undead_trios_card_stays_in_the_unused_pile():
    table = Teams(hand=["Undead Trio", *TWO], left=["Alien Brain"], unused=["Bee Bear", "Brain Fly", "Turbo Bug"])
    table.play("Undead Trio").choose("Bee Bear").sees(mate_hand=TWO)
    assert len(table.state.unused) == 3


# --- A Hug Of Ice And Fire --------------------------------------------------------------------------------------------


@rule("MB-N2")
def test_a_teammate_without_creatures_may_take_a_card_of_my_pile_for_a_hug():
    table = Teams(mine=["A Hug Of Ice And Fire"], discard=["Bee Bear", "Brain Fly"], mate_discard=["Turbo Bug"])
    table.attack("A Hug Of Ice And Fire").asks("mate", "may").accept().asks("mate", "choose-discarded")
    table.offers("choose Bee Bear", "choose Brain Fly").choose("Bee Bear")
    table.sees(mate_hand=["Bee Bear", *TWO], discard=["Brain Fly"], life=(3, 2)).knows("right", "mate", "Bee Bear")


def test_the_teammate_may_refuse_the_hug():
    table = Teams(mine=["A Hug Of Ice And Fire"], discard=["Bee Bear"])
    table.attack("A Hug Of Ice And Fire").refuse().sees(mate_hand=TWO, discard=["Bee Bear"], life=(3, 2))


def test_a_teammate_with_a_creature_gets_no_hug():
    table = Teams(mine=["A Hug Of Ice And Fire"], mate=["Brain Fly"], discard=["Bee Bear"])
    table.attack("A Hug Of Ice And Fire").asks("me", "attack-again").sees(life=(3, 2))


@rule("MB-G10")
def test_an_empty_pile_or_a_barred_hand_offers_no_hug():
    table = Teams(mine=["A Hug Of Ice And Fire"])
    table.attack("A Hug Of Ice And Fire").asks("me", "attack-again")
    table = Teams(mine=["A Hug Of Ice And Fire"], discard=["Bee Bear"], left=["Alien Brain"])
    table.attack("A Hug Of Ice And Fire").asks("left", "block")


@rule("MB-K1")
def test_the_second_attack_offers_the_hug_again():
    table = Teams(mine=["A Hug Of Ice And Fire"], discard=["Bee Bear", "Brain Fly"])
    table.attack("A Hug Of Ice And Fire").accept().choose("Bee Bear").again().asks("mate", "may").accept()
    table.sees(mate_hand=["Bee Bear", "Brain Fly", *TWO], discard=[], life=(3, 1))


# --- Duel Of The Fruits -----------------------------------------------------------------------------------------------


def test_duel_of_the_fruits_defeats_a_creature_of_the_teammate_for_a_life():
    table = Teams(mine=["Duel Of The Fruits"], mate=["Bee Bear", "Brain Fly"], left=["Gorillion"])
    table.attack("Duel Of The Fruits").offers("choose mate's Bee Bear", "choose mate's Brain Fly").choose("Bee Bear")
    table.sees(mate_discard=["Bee Bear"], life=(3, 2)).asks("left", "block")


@rule("MB-K5", "MB-G10")
def test_a_tough_creature_of_the_teammate_is_only_exhausted_and_costs_no_life():
    table = Teams(mine=["Duel Of The Fruits"], mate=["Rhino Turtle"], left=["Gorillion"])
    table.attack("Duel Of The Fruits").sees(mate=["Rhino Turtle (exhausted)"], life=(3, 3)).asks("left", "block")


def test_a_teammate_without_creatures_makes_duel_of_the_fruits_an_ordinary_attack():
    table = Teams(mine=["Duel Of The Fruits"], left=["Gorillion"])
    table.attack("Duel Of The Fruits").asks("left", "block").no_block().sees(life=(3, 2))


@rule("MB-G2")
def test_the_teammate_resolves_the_defeated_effect_of_what_falls_for_duel_of_the_fruits():
    table = Teams(mine=["Duel Of The Fruits"], mate=["Explosive Toad"], left=["Gorillion"], right=["Bee Bear"])
    table.attack("Duel Of The Fruits").asks("mate", "choose-creature").choose("Bee Bear").sees(
        right_discard=["Bee Bear"]
    )
