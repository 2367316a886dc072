"""Beyond: Evolution, Blastfish to Earwig Assassin, but for Actions: each card, and where it meets others."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import cannot_lose_life, creature
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "evolution"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FIVE = ["Axolotl Healer", "Bee Bear", "Giraffodile", "Killer Bee", "Turbo Bug"]


# --- Blastfish --------------------------------------------------------------------------------------------------------


def test_an_attacking_blastfish_survives_the_strongest_blocker_and_poisons_it():
    duel = Duel(mine=["Blastfish"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Blastfish").block("Gorillion")
    duel.sees(mine=["Blastfish"], discard=[], theirs=["Bee Bear"], their_discard=["Gorillion"], life=(3, 3))


@rule("MB-K3", "MB-K5")
def test_an_attacking_blastfish_survives_poison():
    duel = Duel(mine=["Blastfish"], theirs=["Spider Owl", "Bee Bear"])
    duel.attack("Blastfish").block("Spider Owl")
    duel.sees(mine=["Blastfish"], theirs=["Bee Bear"], their_discard=["Spider Owl"])


@rule("MB-T4")
def test_blastfish_is_safe_only_until_the_end_of_the_turn():
    duel = Duel(mine=["Blastfish"], theirs=["Gorillion", "Bee Bear"], hand=TWO)
    duel.attack("Blastfish").no_block()
    duel.attack("Gorillion").block("Blastfish")
    duel.sees(mine=[], discard=["Blastfish"], their_discard=["Gorillion"], life=(3, 2))


@rule("MB-K5", "MB-G3")
def test_an_attacking_blastfish_can_be_chosen_by_an_explosive_toad_but_is_not_defeated():
    duel = Duel(mine=["Blastfish"], theirs=["Explosive Toad", "Bee Bear"])
    duel.attack("Blastfish").block("Explosive Toad")
    duel.asks("them").offers("choose my Blastfish", "choose their Bee Bear").choose("Blastfish")
    duel.sees(mine=["Blastfish"], theirs=["Bee Bear"], their_discard=["Explosive Toad"], turn="them")


@rule("MB-K5")
def test_a_tough_blastfish_is_not_even_exhausted_while_it_cannot_be_defeated():
    fish = {"card": "Blastfish", "gained": ["TOUGH"]}
    duel = Duel(mine=[fish], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Blastfish").block("Gorillion")
    duel.sees(mine=["Blastfish"], their_discard=["Gorillion"])


# --- Bullet Train -----------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-G4")
def test_bullet_train_defeats_an_enemy_of_power_three_or_less_before_blocks():
    duel = Duel(mine=["Bullet Train"], theirs=["Ferret Bomber", "Spider Owl", "Axolotl Healer"])
    duel.attack("Bullet Train").asks("me").offers("choose their Ferret Bomber", "choose their Spider Owl")
    duel.choose("Spider Owl").asks("them", "block").offers(
        "block Ferret Bomber", "block Axolotl Healer", "do-not-block"
    )
    duel.no_block().sees(their_discard=["Spider Owl"], life=(3, 2), turn="them")


@rule("MB-G3")
def test_bullet_train_attacks_as_usual_if_nobody_is_weak_enough():
    duel = Duel(mine=["Bullet Train", "Spider Owl"], theirs=["Axolotl Healer", "Bee Bear"])
    duel.attack("Bullet Train").asks("them", "block").no_block()
    duel.sees(mine=["Bullet Train", "Spider Owl"], theirs=["Axolotl Healer", "Bee Bear"], life=(3, 2))


@rule("MB-K5")
def test_bullet_train_only_exhausts_a_fresh_plated_scorpion_which_may_then_block():
    duel = Duel(mine=["Bullet Train"], theirs=["Plated Scorpion", "Bee Bear"])
    duel.attack("Bullet Train").block("Plated Scorpion")
    duel.sees(discard=["Bullet Train"], their_discard=["Plated Scorpion"], theirs=["Bee Bear"])


@rule("MB-Y1")
def test_bullet_train_looks_at_current_power():
    duel = Duel(mine=["Bullet Train"], theirs=["Spider Owl", "Shield Bugs"])
    duel.attack("Bullet Train").asks("them", "block")
    duel.sees(theirs=["Spider Owl", "Shield Bugs"])


# --- Cheeky Chimpborg -------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-T6")
def test_cheeky_chimpborg_makes_the_opponent_discard_one_card_for_each_of_their_creatures():
    duel = Duel(
        mine=["Bee Bear"],
        theirs=["Gorillion", "Spider Owl"],
        hand=["Cheeky Chimpborg", "Gorillion"],
        their_hand=FIVE,
        their_draw=["Luchataur", "Brain Fly", "Shark Dog"],
    )
    duel.play("Cheeky Chimpborg").asks("them").choose("Bee Bear")
    duel.sees(their_discard=[]).asks("them").choose("Turbo Bug")
    duel.sees(
        their_discard=["Bee Bear", "Turbo Bug"],
        their_hand=["Axolotl Healer", "Brain Fly", "Giraffodile", "Killer Bee", "Luchataur"],
        turn="them",
    )


def test_cheeky_chimpborg_costs_an_opponent_without_creatures_nothing():
    duel = Duel(mine=["Bee Bear"], hand=["Cheeky Chimpborg", "Gorillion"], their_hand=TWO)
    duel.play("Cheeky Chimpborg")
    duel.sees(their_hand=TWO, their_discard=[], hand=["Gorillion"], turn="them")


@rule("MB-M1")
def test_cheeky_chimpborg_takes_the_whole_hand_of_an_opponent_with_more_creatures_than_cards():
    duel = Duel(theirs=["Bee Bear", "Gorillion", "Spider Owl"], hand=["Cheeky Chimpborg", "Gorillion"], their_hand=TWO)
    duel.play("Cheeky Chimpborg")
    duel.sees(their_hand=[], their_discard=TWO, turn="them")


@rule("MB-P3")
def test_a_mindbugged_cheeky_chimpborg_counts_the_creatures_of_who_played_it():
    hand = ["Cheeky Chimpborg", "Gorillion", "Luchataur", "Turbo Bug"]
    duel = Duel(mine=["Bee Bear", "Spider Owl"], hand=hand, their_mindbugs=1)
    duel.play("Cheeky Chimpborg").mindbug().asks("me").choose("Gorillion", "Turbo Bug")
    duel.sees(discard=["Gorillion", "Turbo Bug"], hand=["Luchataur"], turn="me").asks("me", "turn-action")


# --- Cheery Chimpborg -------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_cheery_chimpborg_has_ten_power_against_three_enemies_and_five_when_one_has_fallen():
    duel = Duel(mine=["Cheery Chimpborg"], theirs=["Luchataur", "Bee Bear", "Spider Owl"])
    assert duel.power("Cheery Chimpborg") == 10
    duel.attack("Cheery Chimpborg").hunt("Luchataur").sees(mine=["Cheery Chimpborg"], their_discard=["Luchataur"])
    assert duel.power("Cheery Chimpborg") == 5


def test_cheery_chimpborg_counts_enemies_and_not_allies():
    duel = Duel(mine=["Cheery Chimpborg", "Bee Bear", "Gorillion", "Turbo Bug"], theirs=["Luchataur", "Spider Owl"])
    assert duel.power("Cheery Chimpborg") == 5


@rule("MB-M3")
def test_a_stolen_cheery_chimpborg_counts_the_enemies_of_its_new_controller():
    duel = Duel(
        mine=["Bee Bear", "Spider Owl", "Turbo Bug"], theirs=["Cheery Chimpborg"], hand=["Brain Fly", "Gorillion"]
    )
    assert duel.power("Cheery Chimpborg") == 10
    duel.play("Brain Fly").choose("Cheery Chimpborg")
    assert duel.power("my Cheery Chimpborg") == 5


# --- Chuckling Chimpborg ----------------------------------------------------------------------------------------------


def test_chuckling_chimpborg_costs_a_life_for_each_unused_mindbug_of_the_opponent():
    duel = Duel(hand=["Chuckling Chimpborg", "Gorillion"], their_hand=TWO, their_mindbugs=2, mindbugs=1)
    duel.play("Chuckling Chimpborg").no_mindbug()
    duel.sees(life=(3, 1), mindbugs=(1, 2), turn="them")


def test_chuckling_chimpborg_does_not_count_used_mindbugs():
    duel = Duel(hand=["Chuckling Chimpborg", "Gorillion"], their_hand=TWO, their_used=2, mindbugs=2)
    duel.play("Chuckling Chimpborg").sees(life=(3, 3), turn="them")


@rule("MB-P3")
def test_a_mindbugged_chuckling_chimpborg_counts_the_mindbugs_of_who_played_it():
    duel = Duel(hand=["Chuckling Chimpborg", *TWO], mindbugs=2, their_mindbugs=2)
    duel.play("Chuckling Chimpborg").mindbug()
    duel.sees(life=(1, 3), mindbugs=(2, 1), turn="me")


@rule("MB-L1")
def test_chuckling_chimpborg_can_take_the_last_life():
    duel = Duel(hand=["Chuckling Chimpborg", "Gorillion"], their_life=2, their_mindbugs=2)
    duel.play("Chuckling Chimpborg").no_mindbug().sees(winner="me")


# --- Coach Panda ------------------------------------------------------------------------------------------------------


def test_coach_panda_makes_its_only_ally_stronger_and_lets_it_attack_twice():
    duel = Duel(mine=["Coach Panda", "Giraffodile"], theirs=["Bee Bear", "Spider Owl"])
    assert duel.power("Giraffodile") == 10
    assert duel.keywords("Giraffodile") == {"FRENZY"}
    duel.attack("Giraffodile").block("Bee Bear").again().no_block()
    duel.sees(mine=["Coach Panda", "Giraffodile"], their_discard=["Bee Bear"], life=(3, 2), turn="them")


def test_coach_panda_itself_gains_nothing():
    duel = Duel(mine=["Coach Panda", "Giraffodile"], theirs=["Bee Bear"])
    assert duel.power("Coach Panda") == 6
    assert duel.keywords("Coach Panda") == set()


@rule("MB-G9")
def test_coach_panda_helps_nobody_when_it_has_two_allies():
    duel = Duel(mine=["Coach Panda", "Giraffodile", "Bee Bear"], theirs=["Gorillion"])
    assert duel.power("Giraffodile") == 7
    assert duel.keywords("Bee Bear") == set()


def test_two_coach_pandas_alone_train_each_other():
    duel = Duel(mine=["Coach Panda", "Coach Panda"], theirs=["Gorillion"])
    assert duel.power("Coach Panda #1") == duel.power("Coach Panda #2") == 9
    assert duel.keywords("Coach Panda #1") == duel.keywords("Coach Panda #2") == {"FRENZY"}


@rule("MB-K1", "MB-G9")
def test_there_is_no_second_attack_if_coach_panda_fell_during_the_first():
    duel = Duel(mine=["Coach Panda", "Giraffodile"], theirs=["Explosive Toad", "Bee Bear"])
    duel.attack("Giraffodile").block("Explosive Toad").choose("Coach Panda")
    duel.sees(mine=["Giraffodile"], discard=["Coach Panda"], their_discard=["Explosive Toad"], turn="them")
    assert duel.power("Giraffodile") == 7


@rule("MB-K1")
def test_a_creature_that_becomes_coach_pandas_only_ally_by_its_first_attack_may_attack_again():
    duel = Duel(mine=["Coach Panda", "Giraffodile", "Spider Owl"], theirs=["Explosive Toad", "Bee Bear"])
    duel.attack("Giraffodile").block("Explosive Toad").choose("Spider Owl")
    duel.asks("me").offers("attack-again", "stop-attacking")


# --- Dr. Orange U. Tan ------------------------------------------------------------------------------------------------


def test_dr_orange_u_tan_may_pay_a_life_to_send_all_enemies_home():
    duel = Duel(
        mine=["Spider Owl"],
        theirs=["Gorillion", "Bee Bear"],
        hand=["Dr. Orange U. Tan", "Turbo Bug"],
        their_hand=["Luchataur"],
    )
    duel.play("Dr. Orange U. Tan").asks("me").offers("accept", "refuse").accept()
    duel.sees(life=(2, 3), theirs=[], their_hand=["Bee Bear", "Gorillion", "Luchataur"], their_discard=[])
    duel.sees(mine=["Dr. Orange U. Tan", "Spider Owl"], turn="them")


def test_dr_orange_u_tan_may_leave_everything_as_it_is():
    duel = Duel(theirs=["Gorillion", "Bee Bear"], hand=["Dr. Orange U. Tan", "Turbo Bug"])
    duel.play("Dr. Orange U. Tan").refuse()
    duel.sees(life=(3, 3), theirs=["Gorillion", "Bee Bear"], turn="them")


@rule("MB-L1")
def test_dr_orange_u_tan_may_cost_the_last_life_and_so_the_game():
    duel = Duel(theirs=["Gorillion", "Bee Bear"], hand=["Dr. Orange U. Tan", "Turbo Bug"], life=1)
    duel.play("Dr. Orange U. Tan").accept()
    duel.sees(winner="them", theirs=["Gorillion", "Bee Bear"])


@rule("MB-G10")
def test_dr_orange_u_tan_asks_nothing_of_a_player_who_cannot_lose_life():
    knight = creature("Knight", 1, cannot_lose_life())
    duel = Duel(
        mine=["Knight"], theirs=["Gorillion", "Bee Bear"], hand=["Dr. Orange U. Tan", "Turbo Bug"], cards=[knight]
    )
    duel.play("Dr. Orange U. Tan").sees(theirs=["Bee Bear", "Gorillion"], life=(3, 3), turn="them")


@rule("MB-G1", "MB-M7")
def test_creatures_sent_home_were_not_defeated_and_come_back_fresh():
    duel = Duel(
        theirs=["Strange Barrel", "Rhino Turtle (exhausted)"], hand=["Dr. Orange U. Tan", "Turbo Bug"], their_hand=[]
    )
    duel.play("Dr. Orange U. Tan").accept().sees(hand=["Turbo Bug"], their_hand=["Rhino Turtle", "Strange Barrel"])
    duel.play("Rhino Turtle").sees(theirs=["Rhino Turtle"])


@rule("MB-P3", "MB-T5")
def test_a_mindbugged_dr_orange_u_tan_sends_home_the_creatures_of_who_played_it_even_to_a_full_hand():
    duel = Duel(mine=["Bee Bear"], hand=["Dr. Orange U. Tan", *FIVE], theirs=["Spider Owl"], their_mindbugs=1)
    duel.play("Dr. Orange U. Tan").mindbug().asks("them").accept()
    duel.sees(life=(3, 2), mine=[], hand=["Bee Bear", *FIVE], theirs=["Dr. Orange U. Tan", "Spider Owl"], turn="me")


# --- Earwig Assassin --------------------------------------------------------------------------------------------------


@rule("MB-T6", "MB-G3")
def test_earwig_assassin_may_discard_a_card_and_then_defeats_any_creature():
    hand = ["Earwig Assassin", "Gorillion", "Luchataur", "Turbo Bug", "Bee Bear"]
    draw = ["Shark Dog", "Brain Fly", "Deathweaver"]
    duel = Duel(mine=["Giraffodile"], theirs=["Killer Bee"], hand=hand, draw=draw, their_hand=TWO)
    duel.play("Earwig Assassin").accept().choose("Turbo Bug")
    duel.sees(discard=["Turbo Bug"], hand=["Bee Bear", "Brain Fly", "Gorillion", "Luchataur", "Shark Dog"])
    duel.offers("choose my Giraffodile", "choose my Earwig Assassin", "choose their Killer Bee")
    duel.choose("Killer Bee").sees(their_discard=["Killer Bee"], mine=["Earwig Assassin", "Giraffodile"], turn="them")


def test_earwig_assassin_may_keep_its_cards_and_defeat_nobody():
    duel = Duel(theirs=["Killer Bee"], hand=["Earwig Assassin", "Gorillion"])
    duel.play("Earwig Assassin").refuse().sees(hand=["Gorillion"], theirs=["Killer Bee"], turn="them")


@rule("MB-G10")
def test_earwig_assassin_asks_nothing_of_an_empty_hand():
    duel = Duel(mine=["Bee Bear"], theirs=["Killer Bee"], hand=["Earwig Assassin"])
    duel.play("Earwig Assassin").sees(mine=["Bee Bear", "Earwig Assassin"], theirs=["Killer Bee"], turn="them")


@rule("MB-G3")
def test_an_earwig_assassin_that_is_alone_in_play_can_only_defeat_itself():
    duel = Duel(hand=["Earwig Assassin", *TWO], their_hand=TWO)
    duel.play("Earwig Assassin").accept().choose("Luchataur")
    duel.sees(mine=[], discard=["Earwig Assassin", "Luchataur"], turn="them")


@rule("MB-K5")
def test_earwig_assassin_only_exhausts_a_fresh_rhino_turtle():
    duel = Duel(theirs=["Rhino Turtle"], hand=["Earwig Assassin", *TWO])
    duel.play("Earwig Assassin").accept().choose("Luchataur").choose("Rhino Turtle")
    duel.sees(theirs=["Rhino Turtle (exhausted)"], discard=["Luchataur"])


@rule("MB-P3")
def test_a_mindbugged_earwig_assassin_is_paid_for_by_who_took_it():
    duel = Duel(mine=["Bee Bear"], hand=["Earwig Assassin", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Earwig Assassin").mindbug().asks("them").accept().choose("Gorillion").choose("Bee Bear")
    duel.sees(their_discard=["Gorillion"], discard=["Bee Bear"], hand=TWO, turn="me")
