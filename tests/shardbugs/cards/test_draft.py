"""The draft of Shard Bugs: packs, passing, picking, and decks that come of it."""

import json
from collections import Counter
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bugduel.core import BadData, BadOptions, IllegalAction, seeded
from bugduel.core.draft import Draft
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.build import best_pick, build_from, is_bug
from bugduel.shardbugs.cards.catalogue import AVATARS, DECK_CARDS
from bugduel.shardbugs.cards.deck import deck_from_data
from bugduel.shardbugs.cards.draft import PackDraft, new_pack
from bugduel.shardbugs.cards.rating import rating_of
from marks import rule

PACK = 12


def pick_first(draft: Draft, times: int = 1) -> None:
    """Everybody takes the first card of the pack, so many times."""
    for _ in range(times):
        for seat in range(draft.seats):
            draft.pick(seat, draft.to_pick(seat)[0])


def play_out(draft: Draft) -> Draft:
    while not draft.is_over:
        for seat in draft.waiting():
            draft.bot_pick(seat)
    return draft


def saved_and_loaded(draft: Draft) -> PackDraft:
    return PackDraft.from_data(json.loads(json.dumps(draft.to_data())))


def all_packs(draft: Draft) -> list[list[str]]:
    return [draft.to_pick(seat) for seat in range(draft.seats)]


# --- packs ------------------------------------------------------------------------------------------------------------


@rule("SB-F3")
def test_a_pack_has_seven_commons_three_uncommons_a_rare_and_one_of_any_rarity():
    rng = seeded("packs")
    for _ in range(200):
        pack = new_pack(rng)
        assert len(pack) == len(set(pack)) == PACK
        rarities = [DECK_CARDS[name].rarity for name in pack]
        assert rarities[:10] == ["common"] * 7 + ["uncommon"] * 3
        assert rarities[10] in ("rare", "cosmic")


@rule("SB-F3")
def test_one_rare_in_six_is_a_cosmic_rare_and_the_last_card_can_be_anything():
    rng = seeded("many packs")
    packs = [new_pack(rng) for _ in range(1200)]
    cosmic = sum(DECK_CARDS[pack[10]].rarity == "cosmic" for pack in packs)
    assert 150 <= cosmic <= 250
    assert {DECK_CARDS[pack[11]].rarity for pack in packs} == {"common", "uncommon", "rare", "cosmic"}
    assert {name for pack in packs for name in pack} == set(DECK_CARDS)


@rule("SB-F3")
def test_a_draft_has_two_to_eight_seats():
    for seats in (-1, 0, 1, 9):
        with pytest.raises(BadOptions, match=f"a draft has 2 to 8 seats, not {seats}"):
            PackDraft(seats, "tea")


# --- picking and passing ----------------------------------------------------------------------------------------------


@rule("SB-F1")
def test_everybody_opens_a_pack_picks_a_card_and_passes_the_rest_to_the_left():
    draft = PackDraft(3, "tea")
    assert (draft.round, draft.packs_left) == (1, 3)
    first, second, third = all_packs(draft)
    pick_first(draft)
    assert all_packs(draft) == [third[1:], first[1:], second[1:]]
    assert [draft.pool(seat) for seat in range(3)] == [[first[0]], [second[0]], [third[0]]]


@rule("SB-F1")
@pytest.mark.parametrize(("opened", "to"), [(1, "left"), (2, "right"), (3, "left"), (4, "right")])
def test_the_packs_go_left_right_left_right(opened: int, to: str):
    draft = PackDraft(4, "tea")
    pick_first(draft, PACK * (opened - 1))
    assert (draft.round, draft.packs_left) == (opened, 4 - opened)
    packs = [pack[1:] for pack in all_packs(draft)]
    pick_first(draft)
    assert all_packs(draft) == (packs[-1:] + packs[:-1] if to == "left" else packs[1:] + packs[:1])


@rule("SB-F1")
def test_a_new_pack_is_opened_when_the_last_card_is_picked():
    draft = PackDraft(2, "tea")
    pick_first(draft, PACK - 1)
    assert [len(pack) for pack in all_packs(draft)] == [1, 1]
    draft.pick(0, draft.to_pick(0)[0])
    assert (draft.round, draft.to_pick(0)) == (1, [])
    draft.pick(1, draft.to_pick(1)[0])
    assert draft.round == 2
    assert [len(pack) for pack in all_packs(draft)] == [PACK, PACK]


@rule("SB-F1")
def test_after_four_packs_the_draft_is_over():
    draft = PackDraft(2, "tea")
    pick_first(draft, 4 * PACK - 1)
    assert not draft.is_over
    pick_first(draft)
    assert draft.is_over
    assert (draft.round, draft.packs_left, all_packs(draft), draft.waiting()) == (4, 0, [[], []], [])
    with pytest.raises(IllegalAction, match="seat 0 has nothing to pick: the draft is over"):
        draft.pick(0, "Antonio")
    with pytest.raises(IllegalAction, match="the draft is over"):
        draft.bot_pick(1)


@rule("SB-F1")
def test_all_pick_at_once_so_nobody_sees_the_next_pack_early():
    draft = PackDraft(3, "tea")
    mine = draft.to_pick(0)
    draft.pick(0, mine[4])
    assert draft.to_pick(0) == []
    assert draft.pool(0) == [mine[4]]
    assert draft.waiting() == [1, 2]
    with pytest.raises(IllegalAction, match="seat 0 has nothing to pick: it waits for seat 1, 2"):
        draft.pick(0, mine[5])
    assert len(draft.to_pick(1)) == PACK


def test_a_card_that_is_not_in_the_pack_cannot_be_picked():
    draft = PackDraft(2, "tea")
    elsewhere = next(name for name in draft.to_pick(1) if name not in draft.to_pick(0))
    with pytest.raises(IllegalAction, match=f'seat 0 cannot pick "{elsewhere}"') as refusal:
        draft.pick(0, elsewhere)
    assert refusal.value.allowed == draft.to_pick(0)
    assert draft.pool(0) == []
    draft.pick(0, draft.to_pick(0)[0].upper())
    assert len(draft.pool(0)) == 1


def test_a_seat_that_is_not_there_is_refused():
    draft = PackDraft(2, "tea")
    for seat in (-1, 2):
        with pytest.raises(IllegalAction, match=f"there is no seat {seat}. Seats: 0 to 1"):
            draft.to_pick(seat)
        with pytest.raises(IllegalAction, match="there is no seat"):
            draft.pool(seat)


def test_a_seat_sees_only_its_own_pack_and_pool():
    draft = PackDraft(3, "tea")
    pick_first(draft, 3)
    draft.pick(2, draft.to_pick(2)[0])
    assert draft.view(0) == {
        "seat": 0,
        "seats": 3,
        "round": 1,
        "packs-left": 3,
        "pack-size": 12,
        "passes-to": 1,
        "pack": draft.to_pick(0),
        "pool": draft.pool(0),
        "waiting": [0, 1],
        "over": False,
    }


def test_what_is_given_out_cannot_change_the_draft():
    draft = PackDraft(2, "tea")
    draft.to_pick(0).clear()
    draft.pool(0).append("Antonio")
    assert len(draft.to_pick(0)) == PACK
    assert draft.pool(0) == []


# --- bots and decks ---------------------------------------------------------------------------------------------------


@rule("SB-F3")
def test_a_bot_picks_the_best_card_and_looks_for_enough_bugs():
    draft = PackDraft(2, "tea")
    pack = draft.to_pick(0)
    picked = draft.bot_pick(0)
    assert draft.pool(0) == [picked]
    assert rating_of(picked) >= max(map(rating_of, pack)) - 1
    action = max((name for name in DECK_CARDS if not is_bug(name)), key=rating_of)
    worse = [name for name in DECK_CARDS if is_bug(name) and best_pick([name, action], []) == action]
    bug = max(worse, key=rating_of)
    assert best_pick([bug, action], [action] * 5) == bug


@rule("SB-F3")
def test_what_is_picked_early_is_played():
    others = sorted((name for name in DECK_CARDS if not is_bug(name)), key=rating_of)
    bugs = sorted(filter(is_bug, DECK_CARDS), key=rating_of)
    poor, rest = others[0], [*bugs[40:70], *others[40:57]]
    assert poor not in build_from([*rest, poor], pack=PACK).cards
    assert poor in build_from([poor, *rest], pack=PACK).cards
    assert poor in build_from([*rest[:PACK], poor, *rest[PACK:], poor], pack=PACK).cards
    assert poor not in build_from([poor, *rest]).cards  # in no order


@rule("SB-F3")
def test_a_deck_has_more_than_bugs_and_actions():
    drafts = [play_out(PackDraft(8, f"kinds {number}")) for number in range(3)]
    decks = [deck_from_data(draft.deck_for(seat)) for draft in drafts for seat in range(8)]
    for kind in (t.Item, t.Support, t.Action):
        with_kind = sum(any(isinstance(DECK_CARDS[name], kind) for name in deck.cards) for deck in decks)
        assert with_kind >= len(decks) / 3, kind


@rule("SB-D5", "SB-F3")
def test_every_bot_has_a_deck_that_can_be_played():
    draft = play_out(PackDraft(4, "bots"))
    decks = [draft.deck_for(seat) for seat in range(4)]
    for seat, deck in enumerate(decks):
        assert draft.check(deck, seat) == []
        cards = deck["cards"]
        assert isinstance(cards, dict)
        assert sum(cards.values()) == 35
        assert sum(count for name, count in cards.items() if is_bug(name)) >= 22
    assert draft.options(decks[:2]) == {"decks": decks[:2], "draft": True}


@rule("SB-D5")
def test_the_avatar_is_of_the_players_choice():
    draft = play_out(PackDraft(2, "avatars"))
    assert draft.leaders() == ["Sol", "Luna", "Mars"]
    for avatar in draft.leaders():
        deck = draft.deck_for(0, avatar)
        assert deck["avatar"] == avatar
        assert draft.check(deck, 0) == []


@rule("SB-D5", "SB-D4")
def test_a_draft_deck_is_made_of_what_was_picked():
    draft = play_out(PackDraft(2, "picked"))
    pool = Counter(draft.pool(0))
    assert draft.check({"avatar": "Mars", "cards": dict(pool)}, 0) == []
    name = draft.pool(0)[0]
    strange = next(card for card in DECK_CARDS if card not in pool)
    cards = {**pool, name: pool[name] + 1, strange: 1}
    assert draft.check({"avatar": "Mars", "cards": cards}, 0) == [
        f"{name}: {pool[name] + 1} in the deck, {pool[name]} picked",
        f"{strange}: 1 in the deck, 0 picked",
    ]
    assert draft.check({"avatar": "Pluto", "cards": {name: 1, strange: 34 - 1, "Bounty": 1}}, 0) == [
        'there is no avatar "Pluto". Allowed: Sol, Luna, Mars',
        "34 cards; a deck has at least 35",
        "Bounty: a token is not among the cards of a deck",
        f"{strange}: 33 in the deck, 0 picked",
    ]
    assert draft.check("a deck", 0) == ["deck: must be an object, not 'a deck'"]


# --- saved drafts -----------------------------------------------------------------------------------------------------


@rule("SB-F1", "SB-F3", "SB-D5")
@settings(max_examples=25, deadline=None)
@given(st.integers(2, 8), st.text(st.characters(codec="utf-8"), max_size=8), st.integers(0, 47), st.data())
def test_any_draft_can_be_kept_in_the_middle_and_every_card_is_picked_once(
    seats: int, seed: str, stop: int, data: st.DataObject
):
    draft = PackDraft(seats, seed)
    opened = Counter[str]()
    for turn in range(4 * PACK):
        if turn % PACK == 0:
            opened.update(name for pack in all_packs(draft) for name in pack)
        for seat in data.draw(st.permutations(range(seats))) if turn < 3 else range(seats):
            if turn < 3:
                draft.pick(seat, data.draw(st.sampled_from(draft.to_pick(seat))))
            else:
                draft.bot_pick(seat)
            if turn == stop and seat == 0:
                loaded = saved_and_loaded(draft)
                assert loaded.to_data() == draft.to_data()
                assert all_packs(loaded) == all_packs(draft)
                draft = loaded
    assert draft.is_over
    pools = [draft.pool(seat) for seat in range(seats)]
    assert [len(pool) for pool in pools] == [48] * seats
    assert Counter(name for pool in pools for name in pool) == opened
    assert all(draft.check(draft.deck_for(seat), seat) == [] for seat in range(seats))
    assert saved_and_loaded(draft).is_over


@rule("SB-F3")
def test_the_same_seed_and_picks_are_the_same_draft():
    one, other = play_out(PackDraft(5, "tea")), play_out(PackDraft(5, "tea"))
    assert one.to_data() == other.to_data()
    assert all_packs(PackDraft(5, "tea")) != all_packs(PackDraft(5, "coffee"))


def test_the_order_in_which_seats_pick_does_not_matter():
    one, other = PackDraft(3, "tea"), PackDraft(3, "tea")
    for seat in (0, 1, 2):
        one.bot_pick(seat)
    for seat in (2, 0, 1):
        other.bot_pick(seat)
    assert one.to_data() == other.to_data()
    assert all_packs(one) == all_packs(other)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bugduel-draft": 2}, "draft: saved in format 2; this Bugduel reads format 1"),
        ({"set": "second-molt"}, r'draft\.set: there is no "second-molt"'),
        ({"seats": 9}, r"draft\.seats: must be a whole number from 2 to 8, not 9"),
        ({"seats": 3}, r"draft\.picks: must be 3 lists, one for each seat, not 2"),
        ({"seed": 5}, r"draft\.seed: must be text, not 5"),
        ({"picks": "none"}, r"draft\.picks: must be a list, not 'none'"),
        ({"picks": [[], "none"]}, r"draft\.picks\[1\]: must be a list, not 'none'"),
        ({"picks": [[5], []]}, r"draft\.picks\[0\]\[0\]: must be text, not 5"),
        ({"picks": [["Sol"], []]}, r'draft\.picks\[0\]\[0\]: seat 0 cannot pick "Sol"'),
        ({"pickz": []}, 'draft: there is no field "pickz"'),
    ],
    ids=str,
)
def test_saved_data_that_is_no_draft_is_refused(change: dict[str, object], message: str):
    draft = PackDraft(2, "tea")
    pick_first(draft, 2)
    with pytest.raises(BadData, match=f"^{message}"):
        PackDraft.from_data({**draft.to_data(), **change})


def test_saved_picks_of_a_seat_that_ran_ahead_are_refused():
    draft = PackDraft(2, "tea")
    pick_first(draft, 3)
    data = deepcopy(draft.to_data())
    picks = data["picks"]
    assert isinstance(picks, list)
    del picks[1][1:]
    with pytest.raises(BadData, match=r"draft\.picks\[0\]\[2\]: seat 0 has nothing to pick: it waits for seat 1"):
        PackDraft.from_data(data)


def test_the_avatars_of_a_draft_are_those_of_the_set():
    assert PackDraft(2, "tea").leaders() == list(AVATARS)
