"""Which cards go together, and what a drafter likes. Nothing here hangs on the figures of a card."""

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.build import best_pick, build_from
from bugduel.shardbugs.cards.catalogue import DECK_CARDS
from bugduel.shardbugs.cards.fit import MOST, MOST_WANTED, fit, meets, wants_of
from bugduel.shardbugs.cards.rating import rating_of
from bugduel.shardbugs.cards.taste import ALLIANCE, FAVOURITE, KIN, KIND, NAME, Taste
from bugduel.trees.node import replaced

BUGS = [name for name, card in DECK_CARDS.items() if isinstance(card, t.Bug)]
ITEMS = {name: card for name, card in DECK_CARDS.items() if isinstance(card, t.Item) and card.fits}


def split(name: str) -> tuple[list[str], list[str]]:
    """Bugs that a card asks for, and others."""
    asked = [bug for bug in BUGS if any(meets(bug, want) for want in wants_of(name))]
    return asked, [bug for bug in BUGS if bug not in asked and not wants_of(bug)]


def test_an_item_asks_for_bugs_that_can_bear_it():
    for name, item in ITEMS.items():
        assert item.fits in wants_of(name)
        for bug in BUGS:
            card = DECK_CARDS[bug]
            assert isinstance(card, t.Bug)
            is_kin = bool({*card.species, *card.classes, *card.traits} & {*item.fits})
            assert not is_kin or meets(bug, item.fits)
    assert meets("Dave, Hired Sword", ("name:Dave",)) and not meets("Antonio", ("name:Dave",))
    assert not meets(next(iter(ITEMS)), ("name:",))  # what is no bug bears nothing


def test_an_item_is_better_with_those_who_can_bear_it():
    plain = [name for name in ITEMS if len(wants_of(name)) == 1 and len(split(name)[0]) >= 8]
    assert len(plain) > 5
    for name in plain:
        asked, others = split(name)
        assert fit(name, asked[:8] + others[:16]) > 0 > fit(name, others[:24])
        assert fit(name, []) == 0


def test_a_bug_is_better_with_those_that_ask_for_it():
    name = next(name for name in ITEMS if len(split(name)[0]) >= 8)
    asked, others = split(name)
    plain = next(bug for bug in asked if not wants_of(bug))
    pool = others[:24]
    assert fit(plain, [name, *pool]) > fit(plain, pool)
    assert abs(fit(plain, 20 * [name] + pool)) <= MOST + MOST_WANTED


def test_what_is_done_to_others_and_what_every_deck_has_is_asked_of_nobody():
    for kind in (
        t.Damage(2, t.Choice(t.Permanents("any", traits=("flying",)))),
        t.Splat(t.Choice(t.Permanents("enemy"))),
    ):
        assert wants_of_action(kind) == ()
    assert wants_of_action(t.Ready(t.Choice(t.Permanents("yours")))) == ()
    wasps = t.Permanents("yours", species=("wasp",))
    assert wants_of_action(t.Ready(t.Choice(wasps))) == (wasps,)
    armor = t.Cards("deck", type="item", subtypes=("armor",))
    assert wants_of_action(t.ChooseOne(((t.Search(armor),), (t.Draw(),)))) == (armor,)


def wants_of_action(effect: t.Effect) -> tuple[object, ...]:
    name, action = next((name, card) for name, card in DECK_CARDS.items() if isinstance(card, t.Action))
    changed = replaced(action, effects=(effect,))
    try:
        DECK_CARDS[name] = changed
        return wants_of.__wrapped__(name)
    finally:
        DECK_CARDS[name] = action


def test_an_item_is_put_into_a_deck_only_if_somebody_can_bear_it():
    actions = sorted((name for name in DECK_CARDS if isinstance(DECK_CARDS[name], t.Action)), key=rating_of)
    plain = [name for name in ITEMS if len(wants_of(name)) == 1 and len(split(name)[0]) >= 10]
    name = max(plain, key=rating_of)
    asked, others = split(name)
    rivals = [action for action in actions if rating_of(action) < rating_of(name) - 0.5][-11:]
    assert len(rivals) == 11
    assert name in build_from([*asked[:10], *others[:14], name, *rivals]).cards
    assert name not in build_from([*others[:24], name, *rivals]).cards


def test_a_seat_has_one_taste_and_others_have_another():
    one, again, other = Taste("tea 0"), Taste("tea 0"), Taste("tea 1")
    assert [one.of(name) for name in DECK_CARDS] == [again.of(name) for name in reversed([*DECK_CARDS])][::-1]
    assert [one.of(name) for name in DECK_CARDS] != [other.of(name) for name in DECK_CARDS]


def test_most_of_a_taste_is_mild_and_a_few_cards_are_favourites():
    mild = NAME + KIND + ALLIANCE + KIN
    liked = [Taste(f"tea {seat}").of(name) for seat in range(40) for name in DECK_CARDS]
    assert all(-mild <= like <= mild or like > FAVOURITE - mild for like in liked)
    assert 0.01 < sum(like > FAVOURITE - mild for like in liked) / len(liked) < 0.02


def test_a_favourite_is_picked_before_anything_else():
    worst, *_, best = sorted(DECK_CARDS, key=rating_of)
    taste = next(taste for seat in range(1000) if (taste := Taste(f"tea {seat}")).of(worst) > FAVOURITE - 2)
    assert best_pick([best, worst], []) == best
    common = sorted(DECK_CARDS, key=rating_of)[len(DECK_CARDS) // 2]
    assert best_pick([common, worst], [], taste.of) == worst
