"""The cards of Tag Team, from Bazoocarrot to Lurker Island."""

from marks import rule
from teams import TWO, Teams

pytestmark = rule("MB-Q4", "MB-Q5")
FIVE = ["Bee Bear", "Brain Fly", "Gorillion", "Luchataur", "Turbo Bug"]


# --- Bazoocarrot ------------------------------------------------------------------------------------------------------


def test_the_opponent_chosen_for_bazoocarrot_cannot_block_and_the_other_can():
    table = Teams(mine=["Bazoocarrot"], left=["Gorillion"], right=["Bee Bear"])
    table.attack("Bazoocarrot").asks("me", "choose-opponent").offers("against left", "against right").against("left")
    table.asks("right", "block").no_block().sees(life=(3, 2), turn="left")


def test_bazoocarrots_opponent_can_block_again_in_the_next_turn():
    table = Teams(mine=["Bazoocarrot"], left=["Gorillion"], mate=["Luchataur"])
    table.attack("Bazoocarrot").against("left").sees(life=(3, 2)).play("Luchataur")
    table.attack("Luchataur").asks("left", "block")


@rule("MB-K2")
def test_a_creature_of_the_opponent_who_cannot_block_can_still_be_hunted():
    hunter = {"card": "Bazoocarrot", "gained": ["HUNTER"]}
    table = Teams(mine=[hunter], left=["Brain Fly"], right=["Bee Bear"])
    table.attack("Bazoocarrot").against("left").hunt("Brain Fly").sees(left_discard=["Brain Fly"])


# --- Buddy Barrel -----------------------------------------------------------------------------------------------------


def test_the_teammate_chooses_a_card_for_buddy_barrel_and_it_may_come_into_play():
    table = Teams(hand=["Buddy Barrel", *TWO], mate_hand=["Killer Bee", "Bee Bear"])
    table.play("Buddy Barrel").asks("mate", "choose-from-hand").choose("Killer Bee").asks("me", "may").accept()
    table.sees(mine=["Buddy Barrel", "Killer Bee"], hand=TWO, mate_hand=["Bee Bear"], life=(3, 2), turn="left")


def test_buddy_barrels_card_may_be_kept():
    table = Teams(hand=["Buddy Barrel", *TWO], mate_hand=["Killer Bee", "Bee Bear"])
    table.play("Buddy Barrel").choose("Killer Bee").refuse()
    table.sees(mine=["Buddy Barrel"], hand=["Killer Bee", *TWO], life=(3, 3))


@rule("MB-G3", "MB-G10")
def test_a_teammate_without_cards_gives_nothing_for_buddy_barrel_and_nothing_is_asked():
    table = Teams(hand=["Buddy Barrel", *TWO], mate_hand=[], mate=["Bee Bear"])
    table.play("Buddy Barrel").asks("left", "turn-action").sees(mine=["Buddy Barrel"], hand=TWO)


@rule("MB-T6")
def test_the_teammate_draws_for_the_card_given_to_buddy_barrel():
    table = Teams(hand=["Buddy Barrel", *TWO], mate_hand=FIVE, mate_draw=["Shark Dog"])
    table.play("Buddy Barrel").choose("Bee Bear").sees(mate_hand=[*FIVE[1:], "Shark Dog"], mate_draw=[])


@rule("MB-X11")
def test_with_an_enemy_alien_brain_the_card_for_buddy_barrel_stays_and_cannot_be_put_into_play():
    table = Teams(hand=["Buddy Barrel", *TWO], mate_hand=["Killer Bee", "Bee Bear"], left=["Alien Brain"])
    table.play("Buddy Barrel").choose("Killer Bee").asks("left", "turn-action")
    table.sees(mine=["Buddy Barrel"], hand=TWO, mate_hand=["Bee Bear", "Killer Bee"])


@rule("MB-Q2")
def test_a_buddy_barrel_taken_by_an_opponent_looks_for_that_opponents_teammate():
    table = Teams(hand=["Buddy Barrel", *TWO], left_mindbugs=1, right_hand=["Killer Bee", "Bee Bear"])
    table.play("Buddy Barrel").mindbug().asks("right", "choose-from-hand").choose("Bee Bear").asks("left", "may")
    table.accept().sees(left=["Bee Bear", "Buddy Barrel"], turn="me")


# --- Chameleon Charmer ------------------------------------------------------------------------------------------------


def test_each_opponent_passes_a_card_to_the_left_for_chameleon_charmer():
    """My left neighbour's left is my teammate, and my right neighbour's left am I."""
    table = Teams(
        mine=["Chameleon Charmer"],
        left=["Rhino Turtle"],
        left_hand=["Bee Bear", "Turbo Bug"],
        right_hand=["Brain Fly", "Shark Dog"],
    )
    table.attack("Chameleon Charmer").asks("left", "choose-from-hand").choose("Bee Bear")
    table.asks("right", "choose-from-hand").choose("Shark Dog")
    table.sees(
        mate_hand=["Bee Bear", *TWO], hand=["Shark Dog", *TWO], left_hand=["Turbo Bug"], right_hand=["Brain Fly"]
    )


def test_an_opponent_without_cards_passes_none_for_chameleon_charmer():
    table = Teams(mine=["Chameleon Charmer"], left_hand=[], left=["Bee Bear"], right_hand=["Brain Fly", "Shark Dog"])
    table.attack("Chameleon Charmer").asks("right", "choose-from-hand").choose("Brain Fly").asks("left", "block")
    table.sees(hand=["Brain Fly", *TWO], mate_hand=TWO)


@rule("MB-T5")
def test_who_passes_a_card_draws_for_it():
    table = Teams(
        mine=["Chameleon Charmer"], left_hand=FIVE, left_draw=["Shark Dog"], right_hand=[], right=["Bee Bear"]
    )
    table.attack("Chameleon Charmer").choose("Brain Fly").sees(
        left_hand=[*FIVE, "Shark Dog"][:1] + FIVE[2:] + ["Shark Dog"]
    )


@rule("MB-X11")
def test_nothing_is_passed_to_a_player_who_may_put_no_card_into_their_hand():
    """The right neighbour's Alien Brain bars me and my teammate."""
    table = Teams(mine=["Chameleon Charmer"], right=["Alien Brain"], left_hand=["Bee Bear", "Turbo Bug"])
    table.attack("Chameleon Charmer").choose("Bee Bear").choose("Gorillion")
    table.sees(left_hand=["Bee Bear", "Turbo Bug"], right_hand=TWO, hand=TWO, mate_hand=TWO)


# --- Compost Dragon Robber --------------------------------------------------------------------------------------------


def test_compost_dragon_robber_plays_a_card_of_the_teammates_pile():
    table = Teams(hand=["Compost Dragon Robber", *TWO], mate_discard=["Killer Bee", "Bee Bear"], discard=["Turbo Bug"])
    table.play("Compost Dragon Robber").offers("choose Killer Bee", "choose Bee Bear").choose("Killer Bee")
    table.sees(mine=["Compost Dragon Robber", "Killer Bee"], mate_discard=["Bee Bear"], life=(3, 2))


def test_compost_dragon_robber_finds_nothing_in_an_empty_pile():
    table = Teams(hand=["Compost Dragon Robber", *TWO], discard=["Turbo Bug"], left_discard=["Bee Bear"])
    table.play("Compost Dragon Robber").sees(mine=["Compost Dragon Robber"], turn="left")


@rule("MB-Q2")
def test_the_teammate_who_takes_compost_dragon_robber_plays_from_my_pile():
    table = Teams(hand=["Compost Dragon Robber", *TWO], discard=["Turbo Bug", "Bee Bear"], mate_mindbugs=1)
    table.play("Compost Dragon Robber").mindbug().asks("mate").choose("Bee Bear")
    table.sees(mate=["Bee Bear", "Compost Dragon Robber"], discard=["Turbo Bug"], turn="me")


# --- Elemantlers ------------------------------------------------------------------------------------------------------


@rule("MB-N2")
def test_elemantlers_costs_the_enemy_a_life_and_goes_to_the_teammates_hand():
    table = Teams(mine=["Elemantlers"])
    table.act("Elemantlers").sees(life=(3, 2), mine=[], mate_hand=["Elemantlers", *TWO], turn="left")
    table.knows("left", "mate", "Elemantlers").knows("spectator", "mate", "Elemantlers")


@rule("MB-X11")
def test_elemantlers_stays_if_the_teammate_may_take_no_cards():
    table = Teams(mine=["Elemantlers"], left=["Alien Brain"])
    table.act("Elemantlers").sees(life=(3, 2), mine=["Elemantlers"], mate_hand=TWO)


@rule("MB-V1")
def test_elemantlers_may_act_if_no_life_can_be_lost_because_it_still_moves():
    table = Teams(mine=["Elemantlers"], right=["Knightmare"])
    table.act("Elemantlers").sees(life=(3, 3), mine=[], mate_hand=["Elemantlers", *TWO])
    both = Teams(mine=["Elemantlers"], right=["Knightmare"], left=["Alien Brain"])
    both.offers("play Gorillion", "play Luchataur", "attack Elemantlers")


# --- Going Bananas ----------------------------------------------------------------------------------------------------


@rule("MB-X16")
def test_the_teammate_of_going_bananas_cannot_play_strong_cards_from_hand():
    table = Teams(mine=["Going Bananas"], turn="mate", mate_hand=["Turbo Bug", "Lone Yeti", *TWO, "Brain Fly"])
    table.offers("play Turbo Bug", "play Brain Fly")


@rule("MB-X16")
def test_going_bananas_binds_neither_its_player_nor_opponents():
    Teams(mine=["Going Bananas"], hand=TWO).offers("play Gorillion", "play Luchataur", "attack Going Bananas")
    Teams(mine=["Going Bananas"], turn="left").offers("play Gorillion", "play Luchataur")


@rule("MB-X16", "MB-T2")
def test_a_teammate_who_can_play_nothing_for_going_bananas_loses_for_the_team():
    table = Teams(mine=["Going Bananas"], turn="left")
    table.play("Gorillion").sees(winner="them")


@rule("MB-X16")
def test_going_bananas_stops_neither_a_mindbug_nor_a_card_from_a_pile():
    table = Teams(hand=TWO, mine=["Going Bananas"], mate_mindbugs=1)
    table.play("Luchataur").mindbug().sees(mate=["Luchataur"])
    table = Teams(
        mine=["Going Bananas"], turn="mate", mate_hand=["Compost Dragon", "Brain Fly"], mate_discard=["Bee Bear"]
    )
    table.play("Compost Dragon").sees(mate=["Bee Bear", "Compost Dragon"])


@rule("MB-X16")
def test_going_bananas_also_stops_effects_that_play_from_that_hand():
    hand = ["Bookwyrm", *TWO, "Brain Fly"]
    table = Teams(mine=["Going Bananas"], turn="mate", mate_hand=hand)
    table.play("Bookwyrm").sees(mate=["Bookwyrm"], turn="right")
    free = Teams(turn="mate", mate_hand=hand)
    free.play("Bookwyrm").offers("choose Gorillion", "choose Luchataur")


@rule("MB-X16")
def test_going_bananas_lets_a_strong_card_be_given_by_an_opponent():
    table = Teams(mine=["Going Bananas"], turn="mate", mate_hand=["Hungry Hungry Hamster", "Brain Fly"])
    table.play("Hungry Hungry Hamster").against("left").choose("Gorillion").option(1)
    table.sees(mate=["Gorillion", "Hungry Hungry Hamster"])


@rule("MB-X16", "MB-G10")
def test_a_card_given_for_buddy_barrel_is_then_in_that_players_own_hand():
    weak = creature_in_hand("Brain Fly").asks("mate", "may").accept()
    weak.sees(mate=["Brain Fly", "Buddy Barrel"])
    creature_in_hand("Gorillion").asks("me", "turn-action").sees(mate=["Buddy Barrel"], mate_hand=["Gorillion", *TWO])


def creature_in_hand(card: str) -> Teams:
    """My teammate, bound by my Going Bananas, has taken Buddy Barrel with a Mindbug, and I gave them a card."""
    hand = ["Buddy Barrel", "Gorillion", "Brain Fly"]
    table = Teams(mine=["Going Bananas"], hand=hand, mate_mindbugs=1)
    return table.play("Buddy Barrel").mindbug().asks("me", "choose-from-hand").choose(card)


# --- Kung-Fu Buddies --------------------------------------------------------------------------------------------------


def test_the_teammate_reveals_a_card_and_kung_fu_buddies_defeats_a_creature_of_its_power():
    table = Teams(
        mine=["Kung-Fu Buddies"], mate_hand=["Turbo Bug", "Gorillion"], left=["Brain Fly"], right=["Shark Dog"]
    )
    table.attack("Kung-Fu Buddies").asks("mate", "choose-from-hand").choose("Turbo Bug")
    table.asks("me", "choose-creature").offers("choose left's Brain Fly", "choose right's Shark Dog")
    table.choose("Brain Fly").sees(left_discard=["Brain Fly"], mate_hand=["Gorillion", "Turbo Bug"])


@rule("MB-G3")
def test_kung_fu_buddies_must_defeat_even_its_own_sides_creature():
    table = Teams(mine=["Kung-Fu Buddies"], mate=["Brain Fly"], mate_hand=["Turbo Bug", "Gorillion"])
    table.attack("Kung-Fu Buddies").choose("Turbo Bug").sees(mate_discard=["Brain Fly"], life=(3, 2))


def test_no_creature_has_the_power_that_kung_fu_buddies_looks_for():
    table = Teams(mine=["Kung-Fu Buddies"], left=["Brain Fly"], mate_hand=["Gorillion", "Bee Bear"])
    table.attack("Kung-Fu Buddies").choose("Gorillion").asks("left", "block").sees(left=["Brain Fly"])


def test_a_teammate_without_cards_reveals_none_for_kung_fu_buddies():
    table = Teams(mine=["Kung-Fu Buddies"], left=["Brain Fly"], mate_hand=[], mate=["Bee Bear"])
    table.attack("Kung-Fu Buddies").asks("left", "block").sees(left=["Brain Fly"])


# --- Lurker Island ----------------------------------------------------------------------------------------------------


@rule("MB-P6")
def test_lurker_island_refreshes_the_teammates_mindbug():
    table = Teams(mine=["Lurker Island"], used=1, mate_used=2)
    table.attack("Lurker Island").sees(mindbugs=(0, 0, 1, 0), life=(3, 2))


@rule("MB-P6")
def test_lurker_island_does_nothing_for_a_teammate_who_has_used_none():
    table = Teams(mine=["Lurker Island"], used=1, mate_mindbugs=2)
    table.attack("Lurker Island").sees(mindbugs=(0, 0, 2, 0), life=(3, 2))
