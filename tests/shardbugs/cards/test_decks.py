"""Decks of Shard Bugs: how they are written, which are legal, why others are not, and decks built by themselves."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bugduel.core import BadData, BadOptions, seeded
from bugduel.shardbugs.cards.build import build_from, is_bug, random_deck
from bugduel.shardbugs.cards.catalogue import (
    AVATARS,
    CARDS,
    DECK_CARDS,
    alliance_of_card,
    cost_of,
)
from bugduel.shardbugs.cards.deck import Deck, built_decks, checked, deck_from_data, read_deck, reasons
from bugduel.shardbugs.cards.rating import rating_of
from bugduel.shardbugs.game import SHARD_BUGS
from marks import rule

ANTS = "Gold Field Ants"


def names_of(alliance: str, rarity: str) -> list[str]:
    return [name for name, card in DECK_CARDS.items() if (alliance_of_card(card), card.rarity) == (alliance, rarity)]


def solar_commons(copies: int, size: int) -> dict[str, int]:
    """So many solar cards, each with so many copies."""
    names = names_of("solar", "common")
    return {name: min(copies, size - copies * place) for place, name in enumerate(names) if size > copies * place}


# --- SB-D: legality ---------------------------------------------------------------------------------------------------


@rule("SB-D1", "SB-D2", "SB-D3")
@pytest.mark.parametrize("name", built_decks())
def test_the_decks_that_come_along_are_legal(name: str):
    deck = built_decks()[name]
    assert reasons(deck) == []
    assert deck.size == 60
    assert sum(count for card, count in deck.cards.items() if is_bug(card)) >= 35


@rule("SB-D1")
def test_sixty_cards_and_an_avatar_are_a_deck_and_more_are_too():
    assert reasons(Deck("Sol", solar_commons(3, 60))) == []
    assert reasons(Deck("Sol", solar_commons(5, 100))) == []


@rule("SB-D1")
def test_fifty_nine_cards_are_too_few():
    assert reasons(Deck("Sol", solar_commons(3, 59))) == ["59 cards; a deck has at least 60"]


@rule("SB-D1")
def test_a_deck_needs_an_avatar_that_exists():
    cards = solar_commons(3, 60)
    assert reasons(Deck("", cards)) == ["it has no avatar; a deck has exactly one: Sol, Luna, Mars"]
    assert reasons(Deck("Soll", cards)) == [
        'there is no avatar "Soll". Did you mean "Sol"? Allowed: Sol, Luna, Mars',
    ]
    assert reasons(Deck(ANTS, cards))[0].startswith(f'there is no avatar "{ANTS}".')


@rule("SB-D1")
def test_two_avatars_are_one_too_many():
    with pytest.raises(BadData, match=r"2 avatars \(Sol, Mars\); a deck has exactly one"):
        read_deck("avatar: Sol\navatar: Mars\n")


@rule("SB-D1", "SB-D3")
def test_avatars_and_tokens_are_not_among_the_cards():
    assert reasons(Deck("Sol", {**solar_commons(3, 60), "Sol": 1, "Bounty": 2, "Ant": 1})) == [
        "Sol: an avatar is not among the cards of a deck",
        "Bounty: a token is not among the cards of a deck",
        "Ant: a token is not among the cards of a deck",
    ]


@rule("SB-D1")
def test_what_has_no_place_in_a_deck_does_not_fill_it():
    assert "59 cards; a deck has at least 60" in reasons(Deck("Sol", {**solar_commons(3, 59), "Bounty": 5}))


@rule("SB-D2")
def test_unaligned_cards_go_with_every_avatar():
    common = dict.fromkeys(names_of("unaligned", "common")[:12], 5)
    for avatar in AVATARS:
        assert reasons(Deck(avatar, common)) == []


@rule("SB-D2")
def test_cards_of_another_alliance_are_refused_each_by_name():
    moth, spit = names_of("lunar", "common")[0], "Spark Spit"
    assert reasons(Deck("Sol", {**solar_commons(3, 60), moth: 1, spit: 2})) == [
        f"{moth}: it is lunar; with Sol cards are solar or unaligned",
        f"{spit}: it is meteor; with Sol cards are solar or unaligned",
    ]


@rule("SB-D2")
def test_without_an_avatar_two_alliances_are_still_one_too_many():
    moth = names_of("lunar", "common")[0]
    assert reasons(Deck("Nobody", {**solar_commons(3, 60), moth: 1}))[1:] == [
        "cards of several alliances (solar, lunar); no avatar allows that",
    ]


@rule("SB-D2", "SB-E2")
def test_the_alliance_follows_from_the_cost():
    for card in DECK_CARDS.values():
        letters = card.cost.lstrip("0123456789")
        expected = {"": "unaligned", "S": "solar", "L": "lunar", "M": "meteor"}[letters[:1]]
        assert alliance_of_card(card) == expected
    assert {name: alliance_of_card(card) for name, card in AVATARS.items()} == {
        "Sol": "solar",
        "Luna": "lunar",
        "Mars": "meteor",
    }
    assert alliance_of_card(CARDS["Ant"]) == "solar"


@rule("SB-D3")
@pytest.mark.parametrize(
    ("rarity", "most", "called"),
    [("common", 5, "common card"), ("uncommon", 4, "uncommon card"), ("rare", 3, "rare"), ("cosmic", 2, "cosmic rare")],
)
def test_how_many_copies_are_allowed_depends_on_the_rarity(rarity: str, most: int, called: str):
    others = solar_commons(3, 60)
    name = next(name for name in names_of("solar", rarity) if name not in others)
    assert reasons(Deck("Sol", {**others, name: most})) == []
    assert reasons(Deck("Sol", {**others, name: most + 1})) == [
        f"{name}: {most + 1} copies; {most} are allowed of a {called}"
    ]


@rule("SB-D4")
def test_an_illegal_deck_is_refused_with_every_reason():
    moth, rare = names_of("lunar", "common")[0], names_of("solar", "rare")[0]
    deck = Deck("Sol", {ANTS: 6, moth: 1, rare: 4, "Sol": 1, "Ant": 1, "Gold Feeld Ants": 2})
    with pytest.raises(BadData) as refusal:
        checked(deck, where="options.decks[0]")
    title, *listed = str(refusal.value).split("\n- ")
    assert title == "options.decks[0]: cannot be played:"
    listed[5] = listed[5].partition(" Allowed")[0]  # what follows are the names of all cards
    assert listed == [
        "13 cards; a deck has at least 60",
        f"{ANTS}: 6 copies; 5 are allowed of a common card",
        f"{rare}: 4 copies; 3 are allowed of a rare",
        "Sol: an avatar is not among the cards of a deck",
        "Ant: a token is not among the cards of a deck",
        'there is no card "Gold Feeld Ants". Did you mean "Gold Field Ants"?',
        f"{moth}: it is lunar; with Sol cards are solar or unaligned",
    ]


@rule("SB-D4")
def test_a_deck_file_with_two_avatars_is_refused_with_its_other_faults():
    with pytest.raises(BadData) as refusal:
        SHARD_BUGS.read_deck(f"avatar: Sol\navatar: Mars\nsome ants\n6 {ANTS}\n1 Spark Spit\n1 Antnio", "my deck")
    assert str(refusal.value).split("\n- ") == [
        "my deck: cannot be played:",
        'line 3: must be as "4 Card Name" or "avatar: Name", not "some ants"',
        "2 avatars (Sol, Mars); a deck has exactly one",
        "8 cards; a deck has at least 60",
        f"{ANTS}: 6 copies; 5 are allowed of a common card",
        'there is no card "Antnio". Did you mean "Antonio"?',
        "Spark Spit: it is meteor; with Sol cards are solar or unaligned",
    ]


@rule("SB-D4")
def test_a_legal_deck_passes():
    deck = built_decks()["solar-swarm"]
    assert checked(deck) is deck


@rule("SB-D5")
def test_a_draft_deck_has_35_cards_of_any_alliance_in_any_number():
    moth, blast = names_of("lunar", "cosmic")[0], "Magnifying Blast"
    cards = {ANTS: 15, moth: 10, blast: 10}
    for avatar in AVATARS:
        assert reasons(Deck(avatar, cards), draft=True) == []
    assert reasons(Deck("Sol", {**cards, ANTS: 14}), draft=True) == ["34 cards; a deck has at least 35"]


@rule("SB-D5")
def test_a_draft_deck_too_has_an_avatar_and_no_tokens():
    assert reasons(Deck("", {ANTS: 35, "Bounty": 1, "Ants": 1}), draft=True)[:2] == [
        "it has no avatar; a deck has exactly one: Sol, Luna, Mars",
        "Bounty: a token is not among the cards of a deck",
    ]
    with pytest.raises(BadData, match="34 cards"):
        checked(Deck("Sol", {ANTS: 34}), draft=True)


# --- the two forms ----------------------------------------------------------------------------------------------------


def test_a_deck_is_a_text_with_a_line_for_each_card():
    deck = read_deck("""
        # Ants, and more ants.
        avatar: Sol

        4 Gold Field Ants
        3x Gilded Sentry Ants  # they stand together
        1 Antonio
    """)
    assert deck == Deck("Sol", {"Gold Field Ants": 4, "Gilded Sentry Ants": 3, "Antonio": 1})
    assert deck.size == 8
    assert deck.to_text() == "avatar: Sol\n4 Gold Field Ants\n3 Gilded Sentry Ants\n1 Antonio\n"


def test_case_spaces_and_apostrophes_do_not_matter():
    deck = read_deck("AVATAR :  luna\r\n2X scent  of NIGHTSHADE\r\n2 twilight\u2019s charm\r\n")
    assert deck == Deck("Luna", {"Scent of Nightshade": 2, "Twilight's Charm": 2})


def test_lines_of_one_card_add_up():
    assert read_deck("2 Antonio\n3 antonio").cards == {"Antonio": 5}
    assert deck_from_data({"cards": {"Antonio": 2, "ANTONIO": 3}}).cards == {"Antonio": 5}


def test_a_deck_is_also_json():
    text = '{"avatar": "sol", "cards": {"gold field ants": 4, "Antonio": 1}}'
    deck = read_deck(text)
    assert deck == Deck("Sol", {"Gold Field Ants": 4, "Antonio": 1})
    assert deck.to_data() == {"avatar": "Sol", "cards": {"Gold Field Ants": 4, "Antonio": 1}}


@pytest.mark.parametrize("name", built_decks())
def test_both_forms_give_the_same_deck_back(name: str):
    deck = built_decks()[name]
    assert read_deck(deck.to_text()) == deck
    assert read_deck(json.dumps(deck.to_data(), indent=2)) == deck
    assert read_deck("\ufeff" + deck.to_text()) == deck


def test_every_line_that_is_none_is_named():
    with pytest.raises(BadData) as refusal:
        read_deck("avatar: Sol\nfour ants\n\n0 Antonio\n-1 Antonio\n5", "my deck")
    must = 'must be as "4 Card Name" or "avatar: Name", not'
    assert str(refusal.value).split("\n- ") == [
        "my deck: cannot be read:",
        f'line 2: {must} "four ants"',
        f'line 4: {must} "0 Antonio"',
        f'line 5: {must} "-1 Antonio"',
        f'line 6: {must} "5"',
    ]


def test_a_name_that_nothing_has_is_kept_and_refused_with_the_nearest_one():
    deck = read_deck("avatar: Sol\n60 Gold Feild Ants")
    assert deck.cards == {"Gold Feild Ants": 60}
    assert len(reasons(deck)) == 1
    assert reasons(deck)[0].startswith('there is no card "Gold Feild Ants". Did you mean "Gold Field Ants"?')


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"avatar": "Sol"', "deck: not JSON, or cut off: line 1, column 17: Expecting ',' delimiter"),
        ('{"avatar": "Sol"}', 'deck: the field "cards" is missing'),
        ('{"avatar": 3, "cards": {}}', "deck.avatar: must be text, not 3"),
        ('{"cards": ["Antonio"]}', "deck.cards: must be an object, not ['Antonio']"),
        ('{"cards": {"Antonio": 0}}', "deck.cards.Antonio: must be a whole number from 1 to 999, not 0"),
        ('{"cards": {"Antonio": "2"}}', "deck.cards.Antonio: must be a whole number from 1 to 999, not '2'"),
        ('{"cards": {}, "hero": "Sol"}', 'deck: there is no field "hero"'),
        ('{"cards":' * 10_000, "deck: nested too deeply"),
    ],
    ids=lambda value: value[:30],
)
def test_json_that_is_no_deck_is_named(text: str, message: str):
    with pytest.raises(BadData, match=f"^{re.escape(message)}"):
        read_deck(text)


# --- decks that are built by themselves -------------------------------------------------------------------------------


@rule("SB-D1", "SB-D2", "SB-D3")
@settings(max_examples=300, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from([None, "solar", "lunar", "meteor"]))
def test_random_decks_are_legal_and_sensible(seed: int, alliance: str | None):
    deck = random_deck(seeded(str(seed)), alliance)
    assert reasons(deck) == []
    assert deck.size == 60
    assert alliance in (None, AVATARS[deck.avatar].alliance)
    bugs = {name: count for name, count in deck.cards.items() if is_bug(name)}
    assert sum(bugs.values()) == 40
    assert sum(count for name, count in bugs.items() if cost_of(DECK_CARDS[name]) <= 2) >= 18


def test_a_random_deck_is_fixed_by_its_seed():
    assert random_deck(seeded("tea")) == random_deck(seeded("tea"))
    assert len({random_deck(seeded(str(seed))).to_text() for seed in range(50)}) == 50
    assert {random_deck(seeded(str(seed))).avatar for seed in range(50)} == set(AVATARS)


def test_an_alliance_that_no_avatar_has_is_refused():
    with pytest.raises(BadOptions, match=r'there is no alliance "lunary"\. Did you mean "lunar"\?'):
        random_deck(seeded("tea"), "lunary")


@rule("SB-D5")
@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from(sorted(DECK_CARDS)), min_size=40, max_size=60))
def test_a_deck_built_from_any_pool_uses_only_its_cards(pool: list[str]):
    deck = build_from(pool)
    assert deck.size == 35
    assert reasons(deck, draft=True) == []
    assert all(count <= pool.count(name) for name, count in deck.cards.items())
    bugs = sum(count for name, count in deck.cards.items() if is_bug(name))
    assert bugs >= min(22, sum(map(is_bug, pool)))


def test_a_deck_built_from_a_pool_has_the_avatar_of_most_of_its_cards():
    lunar, meteor = names_of("lunar", "common"), names_of("meteor", "common")
    assert build_from(lunar[:20] + meteor[:15]).avatar == "Luna"
    assert build_from(lunar[:15] + meteor[:20]).avatar == "Mars"
    assert build_from(lunar[:20] + meteor[:15], "mars").avatar == "Mars"
    with pytest.raises(BadOptions, match='there is no avatar "Venus"'):
        build_from(lunar, "Venus")


def test_ratings_tell_good_cards_from_bad_ones():
    assert all(0 <= rating_of(name) <= 12 for name in DECK_CARDS)
    fair = [name for name in names_of("solar", "common") if 3 <= rating_of(name) <= 7]
    assert len(fair) >= 20
