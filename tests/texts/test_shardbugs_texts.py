"""What players read on Shard Bugs cards, in every language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from bugduel.shardbugs.cards import tree
from bugduel.shardbugs.cards import vocabulary as v
from bugduel.shardbugs.cards.catalogue import CARDS
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.text.describe import Reader, ability_text, card_line, card_text, card_title, mode_text
from bugduel.trees.data import nodes_of
from bugduel.trees.node import replaced
from bugduel.words import LANGUAGES, words
from shardbugs_texts import CONSTANTS, CONSTANTS_READ, EFFECTS, EFFECTS_READ, LINES_READ, TRIGGERS_READ

EVENTS = (
    "played",
    "splat",
    "attacks",
    "blocks",
    "blocked",
    "hits",
    "wounds",
    "devotes",
    "placed",
    "equipped",
    "enters",
    "hurt",
)
PLAYER_EVENTS = ("turn-begins", "turn-ends", "damaged", "draws", "action-played")
BLEMISHES = ("{", "}", "$", ">=", "<=", "None", "none", "  ", "(s)", "..", "effect-", "shardbugs", " .", " ,", "\u2068")


def nodes_in(value: object) -> Iterator[object]:
    """A node and all nodes inside it."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes_in(item)
    elif isinstance(value, tree.Node):
        yield value
        for name in value.field_names:
            yield from nodes_in(getattr(value, name))


def assert_reads_well(line: str) -> None:
    assert line == line.strip()
    assert line.endswith(".")
    assert line[0].isupper() or line[0].isdigit()
    for blemish in BLEMISHES:
        assert blemish not in line, line


def played(effect: tree.Effect | tuple[tree.Effect, ...], language: str) -> str:
    return card_text(v.bug("Test Bug", "1", 1, 1, 1, v.ANT, played=effect), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_every_card_reads_well(card, language):
    for line in card_text(card, language).splitlines():
        assert_reads_well(line)
    figures = card_line(card, language).replace("  ", " ", 2)  # between cost and figures
    assert figures == figures.strip()
    assert not any(blemish in figures for blemish in BLEMISHES), figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_read_differently(language):
    says: dict[object, object] = {}
    for card in CARDS.values():
        does = card.effects if isinstance(card, tree.Action) else card.abilities
        assert says.setdefault((type(card), card_text(card, language)), does) == does, card.name


@pytest.mark.parametrize(("place", "effect"), list(enumerate(EFFECTS)))
def test_effects_read_like_a_card(place, effect):
    english, spanish = EFFECTS_READ.splitlines()[2 * place : 2 * place + 2]
    assert played(effect, "en") == f"When played: {english}"
    assert played(effect, "es") == f"Al jugarse: {spanish}"


@pytest.mark.parametrize(("place", "constant"), list(enumerate(CONSTANTS)))
def test_constant_abilities_read_like_a_card(place, constant):
    read = CONSTANTS_READ.splitlines()[2 * place : 2 * place + 2]
    assert [ability_text(constant, language, "bug") for language in ("en", "es")] == read


@pytest.mark.parametrize(("ability", "english", "spanish"), TRIGGERS_READ)
def test_what_an_ability_waits_for_stands_before_a_colon(ability, english, spanish):
    assert ability_text(ability, "en", "bug") == f"{english}: draw a card."
    assert ability_text(ability, "es", "bug") == f"{spanish}: roba una carta."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_everybody(language):
    about = (v.this_one, v.your_bugs(v.ANT, v.other), v.enemy_bugs(), v.bugs(v.SPIDER), v.items(side="yours"))
    events = [v.when(event, v.exhaust(v.it), of=of) for event in EVENTS for of in about]
    events += [v.when(event, v.draw(), by=by) for event in PLAYER_EVENTS for by in ("you", "enemy", "any")]
    told = [ability_text(event, language, "bug") for event in events]
    for line in told:
        assert_reads_well(line)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(("card", "english", "spanish"), LINES_READ)
def test_a_line_tells_what_a_card_is(card, english, spanish):
    assert (card_line(card, "en"), card_line(card, "es")) == (english, spanish)


def test_every_word_of_the_tree_is_described():
    told = (
        EFFECTS,
        CONSTANTS,
        tuple(ability for ability, _, _ in TRIGGERS_READ),
        tuple(card for card, _, _ in LINES_READ),
    )
    shown = {type(node) for node in nodes_in(told)}
    assert set(nodes_of(tree)) - shown == {tree.CardSet}


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_can_be_a_choice_of_the_player(effect):
    for one in effect if isinstance(effect, tuple) else (effect,):
        assert_reads_well(played(v.may(one, v.draw()), "en"))
        assert_reads_well(played(v.may(one, v.draw()), "es"))
        assert re.match("Al jugarse: puedes [a-z]+r ", played(v.may(one, v.draw()), "es"))  # an infinitive follows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["bug", "item", "support", "permanent"])
def test_permanents_of_every_kind_can_be_named(kind, language):
    parts = product(("any", "yours", "enemy"), ("field", "hive", "both"), (False, True), ("", "yes", "no"))
    for side, zone, other, token in parts:
        which = tree.Permanents(side, kind, zone, other, token=token, state="ready", traits=("flying",), least_cost=2)
        choices = [v.target(which), v.targets(3, which), v.targets(3, which, 1), v.pick(which), v.pick(which, 2)]
        choices += [v.every(which), tree.Choice(which, "pick", 1, 3)]
        done = [effect(choice) for choice in choices for effect in (v.splat, v.ready_up, v.to_hive)]
        done += [v.grow(1, choice) for choice in choices] + [v.until_end(choice, v.VENOM) for choice in choices]
        done += [v.if_(condition, v.draw()) for condition in (v.you_have(which), v.at_most(0, which), v.it_is(which))]
        for effect in done:
            assert_reads_well(played(effect, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zone", ["hand", "deck", "splat"])
def test_cards_of_every_zone_can_be_named(zone, language):
    for owner, kind in product(("you", "enemies", "any"), ("card", "bug", "item", "support", "action", "permanent")):
        cards = v.cards(zone, v.SOLAR, v.cost >= 2, v.cost <= 4, type=kind, owner=owner)
        done = [v.draw(v.per(cards)), v.if_(v.at_most(0, cards), v.draw()), v.if_(v.you_have(cards, 2), v.draw())]
        done += [v.recover(cards, to, 2) for to in ("hand", "hive", "field", "deck-bottom")]
        done += [v.search(cards, to) for to in ("hand", "hive", "field", "splat")]
        for effect in done:
            assert_reads_well(played(effect, language))
        for less, who in product((2, -2), ("you", "enemies")):
            assert_reads_well(ability_text(v.cost_less(cards, less, who), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_can_be_a_figure_or_a_count(language):
    words_for_counts = ("hand", "enemy-hand", "devotion", "enemies", "counters", "splat-zone")
    amounts: list[Any] = [
        v.its(name, whose) for name in ("atk", "def", "dev", "cost") for whose in ("this", "it", "target")
    ]
    for amount in (*amounts, *map(v.per, words_for_counts)):
        done = [v.damage(amount, v.target(v.bugs())), v.damage_player(amount), v.grow(amount, v.this), v.mill(amount)]
        done += [v.gain_devotion(amount), v.gain_dust(amount), v.draw(amount), v.make("Ant", amount)]
        done += [v.until_end(v.this, atk=amount), v.until_end(v.this, atk=amount, defence=1, dev=amount)]
        for effect in done:
            assert_reads_well(played(effect, language))
        assert_reads_well(ability_text(v.gain(v.STOMP, defence=amount), language))


@pytest.mark.parametrize("who", ["you", "target-enemy", "target-player", "enemies", "all", "defender", "controller"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_to_a_player_can_happen_to_any(who, language):
    done = (v.damage_player, v.gain_devotion, v.lose_devotion, v.steal_devotion, v.draw, v.discard, v.mill)
    for effects in ((effect(2, who), effect(1, who)) for effect in done):
        assert_reads_well(played(effects, language))
        assert_reads_well(played(v.may(*effects), language))


def test_what_a_trigger_was_about_is_that_one():
    watched = v.when(
        "devotes", (v.ready_up(v.it), v.lose_devotion(v.its("dev", "it"), "controller")), of=v.enemy_bugs()
    )
    assert ability_text(watched, "en", "support") == (
        "When an enemy bug Devotes: ready that bug. Its controller loses devotion equal to that bug's DEV."
    )
    assert ability_text(watched, "es", "support") == (
        "Cuando un bicho enemigo Consagre: prepara ese bicho. "
        "Su controlador pierde tanta devoción como la DEV de ese bicho."
    )


def test_who_was_hit_is_that_player():
    hit = v.when("hits", v.steal_devotion(1, "defender"), of=v.bearer_bug)
    assert ability_text(hit, "en", "item").endswith("a player: steal 1 devotion from that player.")
    attack = v.when("attacks", v.damage_player(1, "defender"))
    assert ability_text(attack, "es", "bug") == "Al atacar: inflige 1 de daño al jugador defensor."


def test_this_is_called_what_it_is():
    called = [ability_text(v.gain(atk=1), "en", card_type) for card_type in ("bug", "item", "support", "card")]
    assert called == [f"This {name} has +1/+0." for name in ("bug", "item", "support", "card")]
    assert ability_text(v.gain(atk=1), "es") == "Esta carta tiene +1/+0."


def test_figures_that_are_not_known_have_letters():
    effect = v.until_end(
        v.this, atk=v.its("atk", "target"), defence=v.its("atk", "target"), dev=v.its("cost", "target")
    )
    assert played(effect, "en") == (
        "When played: this bug gets +X/+X and +Y DEV until end of turn, "
        "where X is the target's ATK and Y is the target's cost."
    )


def test_a_mode_is_a_clause():
    mode = (v.damage(5, v.target(v.bugs())), v.draw())
    assert mode_text(mode, "en") == "deal 5 damage to target bug, then draw a card"
    assert mode_text(mode, "es") == "inflige 5 de daño al bicho objetivo y después roba una carta"


def test_an_action_is_its_effects():
    action = v.quick_action("T", "1", "effect", v.damage(1, v.every(v.bugs())), v.draw(2))
    assert card_text(action, "en") == "Deal 1 damage to each bug. Draw 2 cards."
    assert card_text(action, "es") == "Inflige 1 de daño a cada bicho. Roba 2 cartas."


def test_a_word_nobody_has_put_into_words_is_an_error():
    @dataclass(frozen=True)
    class Sing(tree.Effect, tree.Constant, tree.Condition):
        pass

    reader = Reader(words("en"))
    for read in (
        lambda: reader.effect(Sing(), "do"),
        lambda: reader.constant(Sing()),
        lambda: reader.condition(Sing(), "if"),
    ):
        with pytest.raises(TypeError, match="Sing"):
            read()


def test_cards_have_titles():
    assert card_title("Gold Field Ants", "es") == "Hormigas del Campo Dorado"
    assert card_title("Gold Field Ants", "en") == "Gold Field Ants"
    assert card_title("Zzz-Bug", "es") == "Zzz-Bug"


def test_every_translated_title_is_of_a_card():
    known = {card_title(name, "es") for name in CARDS}
    titles = {words("es").say(id) for id in words("es").message_ids if id.startswith("shardbugs-card-")}
    assert titles <= known


def test_both_languages_have_the_same_messages():
    own = [
        {id for id in words(language).message_ids if id.startswith("shardbugs-") and "shardbugs-card-" not in id}
        for language in LANGUAGES
    ]
    assert own[0] == own[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_closed_lists_has_words(language):
    say = words(language).say
    resistances = [f"resists-{trait}" for trait in v.TRAITS]
    for keyword in (*v.KEYWORDS, "bounty", "plink", *v.TRAITS, *resistances):
        assert say(f"shardbugs-keyword-{keyword}")
        assert say(f"shardbugs-keyword-{keyword}-help").endswith(".")
    for noun in (*v.SPECIES, *v.CLASSES):
        one, many = (say(f"shardbugs-noun-{noun}", count=count, gender="m") for count in (1, 2))
        assert one
        assert many
    for alliance in v.ALLIANCES:
        bugs = replaced(v.enemy_bugs(), alliances=(str(alliance),))
        assert_reads_well(played(v.splat(v.every(bugs)), language))
    for dust in DUSTS:
        assert say(f"shardbugs-dust-{dust}")
    for rarity in {card.rarity for card in CARDS.values()}:
        assert say(f"shardbugs-rarity-{rarity}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bounty_is_one_word_for_the_keyword_and_the_token_it_makes(language):
    keyword = words(language).say("shardbugs-keyword-bounty")
    assert card_title("Bounty", language) == keyword
    assert keyword in words(language).say("shardbugs-keyword-bounty-help")


def test_a_fizzled_thread_is_told_by_what_it_was():
    told = {"parted": "yes", "stopped": "no", "card": "Antonio", "part": "Plink"}
    assert words("en").say("shardbugs-event-fizzle", **told) == "Antonio: Plink fizzles."
    assert words("es").say("shardbugs-event-fizzle", **told | {"part": "Perdigón"}) == "Antonio: Perdigón se disipa."
    whole = told | {"stopped": "yes", "part": "When splat: make an Ant token."}
    assert words("en").say("shardbugs-event-fizzle", **whole) == "Antonio fizzles."
