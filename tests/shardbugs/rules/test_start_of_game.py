"""How a game of Shard Bugs begins (rules SB-S), and the options it begins with."""

from collections import Counter

import pytest

from bugduel.core import BadOptions
from bugduel.shardbugs.cards.deck import built_decks
from bugduel.shardbugs.game import SHARD_BUGS
from marks import rule
from plain import plain
from shard_deal import Deal

TWO = ("solar-swarm", "lunar-tide")
THREE = (*TWO, "meteor-venom")
FOUR = (*THREE, "solar-radiance")
tables = pytest.mark.parametrize("decks", [TWO, THREE, FOUR])


def starting_with(who: str, *decks: str) -> Deal:
    """A deal in which that player has the first turn."""
    for number in range(100):
        deal = Deal(*decks, seed=f"start {number}")
        if deal.first() == who:
            return deal
    raise AssertionError(f"{who} never starts")


def cards_of(name: str) -> Counter[str]:
    return Counter(built_decks()[name].cards)


def turn_order(who: str, count: int) -> list[str]:
    """Left, left, and round again."""
    seats = ["me", "them", "third", "fourth"][:count]
    place = seats.index(who)
    return seats[place:] + seats[:place]


# --- SB-S1: avatars, shuffled decks, the first player -----------------------------------------------------------------


@rule("SB-S1", "SB-Z2")
def test_avatars_are_on_their_thrones_for_all_to_see():
    deal = Deal(*THREE)
    assert [event["card"] for event in deal.history(-1) if event["event"] == "avatar"] == ["Sol", "Luna", "Mars"]
    thrones = [player["zones"]["throne"] for player in plain(deal.state.view(-1))["players"]]
    assert [throne["cards"] for throne in thrones] == [
        [{"card": "Sol"}],
        [{"card": "Luna"}],
        [{"card": "Mars"}],
    ]


@rule("SB-S1")
@tables
def test_every_player_is_the_first_in_a_fair_share_of_games(decks):
    setup = SHARD_BUGS.setup({"decks": list(decks)})
    firsts = Counter(plain(setup.new(f"fair {number}").to_data())["first"] for number in range(60 * len(decks)))
    assert set(firsts) == set(range(len(decks)))
    assert min(firsts.values()) > 40


@rule("SB-S1")
@tables
def test_turns_go_left_from_the_first_player(decks):
    deal = starting_with("them", *decks).keep_all()
    for who in turn_order("them", len(decks)):
        deal.sees(turn=who).end_turn()
    deal.sees(turn="them")


@rule("SB-S1")
def test_decks_are_shuffled():
    hands = {tuple(Deal(*TWO, seed=f"shuffled {number}").hand_of("me")) for number in range(30)}
    assert len(hands) == 30
    assert {card for hand in hands for card in hand} == set(cards_of("solar-swarm"))


@rule("SB-S1")
def test_a_seed_deals_the_same_game_again():
    assert Deal(*TWO, seed="again").state.to_data() == Deal(*TWO, seed="again").state.to_data()


# --- SB-S2: seven cards -----------------------------------------------------------------------------------------------


@rule("SB-S2")
@tables
def test_everybody_draws_seven_cards_of_their_own_deck(decks):
    deal = Deal(*decks)
    for who, side, deck in zip(turn_order("me", len(decks)), deal.state.sides, decks, strict=True):
        hand = Counter(deal.hand_of(who))
        rest = Counter(deal.state.name(kind) for kind in side.top + side.bag + side.bottom)
        assert hand.total() == 7
        assert rest.total() == 53
        assert hand + rest == cards_of(deck)


# --- SB-S3: mulligans -------------------------------------------------------------------------------------------------


@rule("SB-S3")
@tables
def test_each_player_may_mulligan_once_in_turn_order(decks):
    deal = starting_with("them", *decks)
    for who in turn_order("them", len(decks)):
        deal.asks(who, "mulligan").put_back(deal.hand_of(who)[0]).keep()
    deal.asks("them", "main").sees(turn="them", phase="main")


@rule("SB-S3")
def test_any_card_of_the_hand_may_be_put_back_or_all_be_kept():
    deal = starting_with("me", *TWO)
    hand = deal.hand_of("me")
    deal.offers("keep", *{f"put-back {card}" for card in hand})
    deal.keep().asks("them", "mulligan").sees(hand=hand, deck=53)


@rule("SB-S3")
def test_as_many_cards_are_drawn_as_were_put_back():
    deal = starting_with("me", *TWO)
    first, second, third, *kept = deal.hand_of("me")
    deal.put_back(second, first, third).asks("me", "mulligan").sees(hand=kept, deck=56)
    deal.keep().asks("them", "mulligan").sees(deck=53)
    drawn = Counter(deal.hand_of("me")) - Counter(kept)
    assert drawn.total() == 3
    assert not drawn - (cards_of("solar-swarm") - Counter([first, second, third, *kept]))


@rule("SB-S3")
def test_the_whole_hand_may_be_put_back():
    deal = starting_with("me", *TWO)
    hand = deal.hand_of("me")
    deal.put_back(*hand).asks("them", "mulligan").sees(deck=53)
    assert len(deal.hand_of("me")) == 7
    assert not Counter(deal.hand_of("me")) - (cards_of("solar-swarm") - Counter(hand))


@rule("SB-S3", "SB-W2")
def test_cards_put_back_are_the_last_to_be_drawn_in_the_order_that_was_chosen():
    deal = starting_with("them", *TWO).keep()
    hand = deal.hand_of("me")
    back = [hand[4], hand[1], hand[6]]
    deal.put_back(*back).keep().end_turn()
    while deal.state.sides[0].deck_size():
        deal.end_turn().end_turn()
    drawn = [str(event["card"]) for event in deal.history(0) if event["event"] == "draw" and event["seat"] == 0]
    assert drawn[-3:] == back
    assert Counter(drawn) - cards_of("solar-swarm") == Counter(back)  # drawn twice
    deal.end_turn().end_turn().sees(winner="them")


@rule("SB-S3", "SB-Z1")
def test_others_see_how_many_cards_are_put_back_and_not_which():
    deal = starting_with("me", *TWO)
    first, second, *_ = deal.hand_of("me")
    deal.put_back(first, second).keep()
    for viewer, cards in ((0, [first, second]), (1, [None, None]), (-1, [None, None])):
        assert [event.get("card") for event in deal.history(viewer) if event["event"] == "put-back"] == cards


# --- SB-S4: the first draw --------------------------------------------------------------------------------------------


@rule("SB-S4", "SB-N1")
@tables
def test_only_the_first_player_skips_a_draw_and_only_the_first(decks):
    deal = starting_with("me", *decks).keep_all()
    deal.asks("me", "main")
    assert len(deal.hand_of("me")) == 7
    for who in turn_order("me", len(decks))[1:]:
        deal.end_turn().asks(who, "main")
        assert len(deal.hand_of(who)) == 8
    deal.end_turn().asks("me", "main")
    assert len(deal.hand_of("me")) == 8


@rule("SB-S4")
def test_who_is_not_the_first_draws_even_on_seat_one():
    deal = starting_with("them", *TWO).keep_all().sees(turn="them")
    assert len(deal.hand_of("them")) == 7
    deal.end_turn()
    assert len(deal.hand_of("me")) == 8


@rule("SB-W1")
def test_devotion_starts_at_zero_and_nobody_has_lost():
    Deal(*FOUR).keep_all().sees(devotion=(0, 0, 0, 0), winner=None)


# --- options ----------------------------------------------------------------------------------------------------------


def refusal(**options: object) -> str:
    with pytest.raises(BadOptions) as refused:
        SHARD_BUGS.setup(options)
    return str(refused.value)


@rule("SB-S1")
def test_without_options_two_built_decks_play():
    setup = SHARD_BUGS.setup({})
    assert setup.new("any").seats() == 2
    assert setup.options["draft"] is False
    assert setup.options["time"] == 0


@rule("SB-S1")
def test_fewer_than_two_and_more_than_four_decks_are_refused():
    assert refusal(decks=["solar-swarm"]) == "options.decks: 1 decks; 2 to 4 can play"
    assert refusal(decks=["solar-swarm"] * 5) == "options.decks: 5 decks; 2 to 4 can play"
    assert refusal(decks=[]) == "options.decks: 0 decks; 2 to 4 can play"


def test_a_deck_that_nobody_knows_is_refused_with_what_would_be_right():
    assert refusal(decks=["solar-swarm", "solar-swan"]) == (
        'options.decks[1]: there is no deck "solar-swan". Did you mean "solar-swarm"? '
        "Allowed: lunar-tide, lunar-wings, meteor-impact, meteor-venom, solar-radiance, solar-swarm, "
        "stray-armory, stray-giants"
    )


@rule("SB-D4")
def test_an_illegal_deck_is_refused_with_every_reason_and_its_place():
    deck = {"avatar": "Sol", "cards": {"Gold Field Ants": 6, "Antonio": 4, "Moth": 1, "Puddle Strider": 2, "Luna": 1}}
    assert refusal(decks=["lunar-tide", deck]).split("\n- ") == [
        "options.decks[1]: cannot be played:",
        "12 cards; a deck has at least 60",
        "Gold Field Ants: 6 copies; 5 are allowed of a common card",
        "Antonio: 4 copies; 2 are allowed of a cosmic rare",
        "Moth: a token is not among the cards of a deck",
        "Luna: an avatar is not among the cards of a deck",
        "Puddle Strider: it is lunar; with Sol cards are solar or unaligned",
    ]


@rule("SB-D5")
def test_a_draft_deck_is_smaller_and_of_any_alliances_but_only_with_the_option_draft():
    cards = {"Gold Field Ants": 12, "Puddle Strider": 12, "Gravel Recruit": 11}
    deck = {"avatar": "Mars", "cards": cards}
    deal = Deal(deck, deck, draft=True)
    assert [side.deck_size() for side in deal.state.sides] == [28, 28]
    assert plain(deal.state.view(0))["draft"] is True
    assert "35 cards; a deck has at least 60" in refusal(decks=[deck, deck])
    fewer = {"avatar": "Mars", "cards": {**cards, "Gravel Recruit": 10}}
    assert refusal(decks=[deck, fewer], draft=True).split("\n- ") == [
        "options.decks[1]: cannot be played:",
        "34 cards; a deck has at least 35",
    ]


def test_what_is_no_deck_is_refused():
    assert refusal(decks="solar-swarm") == "options.decks: must be a list, not 'solar-swarm'"
    assert refusal(decks=["solar-swarm", 3]) == "options.decks[1]: must be an object, not 3"


@pytest.mark.parametrize("time", [-1, 401, "soon", True, 2.5])
def test_a_time_must_be_the_number_of_a_turn(time):
    assert refusal(decks=list(TWO), time=time) == f"options.time: must be a whole number from 0 to 400, not {time!r}"


def test_an_unknown_option_is_refused():
    assert refusal(deck="solar-swarm") == (
        'options: there is no field "deck". Did you mean "decks"? Allowed: decks, draft, time, cards'
    )


def test_full_options_are_options():
    full = SHARD_BUGS.setup({"decks": list(THREE), "time": 9}).options
    assert SHARD_BUGS.setup(full).options == full
    assert plain(full["decks"])[2] == built_decks()["meteor-venom"].to_data()
    assert SHARD_BUGS.new(full, "tea").to_data() == SHARD_BUGS.new({"decks": list(THREE), "time": 9}, "tea").to_data()
