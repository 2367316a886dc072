"""What stands on the cards of Shard Bugs: fields, costs, closed lists, names, tokens (rules SB-E)."""

import pytest

from bugduel.core import BadData
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import AVATARS, CARDS, DECK_CARDS, alliance_of_card
from bugduel.shardbugs.cards.costs import DRAFT, LUNAR, METEOR, NEUTRAL, SOLAR, Cost, alliance_of, parse_cost
from bugduel.shardbugs.cards.export import card_from_data, to_data
from bugduel.shardbugs.cards.vocabulary import ANT, BEETLE, HARDSHELL, bug, rare, token
from bugduel.shardbugs.cards.vocabulary.lists import CLASSES, KEYWORDS, SPECIES, TRAITS
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.trees.data import walk
from marks import rule
from plain import plain
from shard_table import Table

PAGES = SHARD_BUGS.cards()
BUGS = [card for card in CARDS.values() if isinstance(card, t.Bug)]
ITEMS = [card for card in CARDS.values() if isinstance(card, t.Item)]
SUPPORTS = [card for card in CARDS.values() if isinstance(card, t.Support)]
ACTIONS = [card for card in CARDS.values() if isinstance(card, t.Action)]
BUGS_AND_ITEMS: list[t.Bug | t.Item] = [*BUGS, *ITEMS]
TOKENS = [card for card in BUGS_AND_ITEMS if card.rarity == "token"]

DEAR = "Bom, Who Rolls the World"  # too dear to be played here: who holds it is asked what to do in the Main Phase


# --- SB-E1: fields ----------------------------------------------------------------------------------------------------


@rule("SB-E1")
def test_every_card_has_an_id_a_name_a_set_a_rarity_and_a_type():
    data = [page.to_data() for page in PAGES]
    assert [each["number"] for each in data] == [f"{place:03}/{len(PAGES)}" for place in range(1, len(PAGES) + 1)]
    assert [each["name"] for each in data] == list(CARDS)
    assert {each["set"] for each in data} == {"first-molt"}
    assert {each["rarity"] for each in data} == {"common", "uncommon", "rare", "cosmic", "avatar", "token"}
    assert {plain(each["tree"])["word"] for each in data} == {"bug", "item", "support", "action", "avatar"}


@rule("SB-E1")
def test_every_card_that_does_something_has_a_text_and_no_other_has():
    def does_something(card: t.Card) -> bool:
        return isinstance(card, t.Action) or bool(card.abilities)

    assert [page.name for page in PAGES if bool(page.text("en")) != does_something(CARDS[page.name])] == []


@rule("SB-E1")
def test_a_page_tells_what_stands_on_the_card():
    lines = {page.name: page.line("en") for page in PAGES}
    assert lines["Contract Dragonfly"] == "2L  3/3  dev 1 · dragonfly hunter · flying · Focus, Bounty 1"
    assert lines["Captain Without a Flag"] == "5  3/4  dev 2 · mantis soldier noble"
    assert lines["Moonwell Keeper"] == "2L  1/4  dev 2 · snail mystic · swimming, flying resistance"
    assert lines["Shrapnel Wasp"] == "1M  1/2  dev 1 · wasp · flying · Plink 1"
    assert lines["Thorn Pike"] == "S weapon, equip 1: soldier, worker or tunneling"
    assert lines["Royal Jelly Jar"] == "S consumable, equip 1"
    assert lines["Pocket Compass"] == "1 relic"
    assert lines["Clover Court"] == "2S location"
    assert lines["Spark Spit"] == "M quick action (attack)"
    assert lines["Magnifying Blast"] == "3M action (attack)"
    assert lines["Luna"] == "lunar avatar"
    assert lines["Ant"] == "1/1 token · ant worker"
    assert lines["Bounty"] == "relic token"


@rule("SB-E1")
def test_bugs_have_one_species_or_more_and_two_classes_at_most():
    assert [card.name for card in BUGS if not card.species] == []
    assert [card.name for card in BUGS if len(card.classes) > 2] == []
    assert {len(card.classes) for card in BUGS} == {0, 1, 2}


@rule("SB-E1")
def test_a_bug_may_be_of_two_species():
    chimera = bug("Chimera", "1", 1, 1, 1, ANT, BEETLE)
    table = Table(mine=["Chimera", "Sergeant Six-Legs", "Duchess Dotty"], cards=[chimera])
    assert table.stats("Chimera") == "2/1"  # the Sergeant's ants
    assert table.shown("Chimera")["keywords"] == ["hardshell"]  # the Duchess's beetles


@rule("SB-E1")
def test_a_bug_without_a_species_or_with_three_classes_is_refused():
    nothing = {"word": "bug", "name": "Nothing", "cost": "1", "atk": 1, "def_": 1, "dev": 1, "species": []}
    with pytest.raises(BadData, match=r"card.species: a bug needs at least one"):
        card_from_data(nothing, "card")
    jack = {**nothing, "species": ["ant"], "classes": ["worker", "scout", "smith"]}
    with pytest.raises(BadData, match=r"card.classes: a bug has at most two"):
        card_from_data(jack, "card")


@rule("SB-E1")
def test_all_items_but_relics_have_an_equip_cost_and_only_they_have_requirements():
    assert {card.subtype for card in ITEMS} == {"weapon", "armor", "consumable", "relic"}
    assert [card.name for card in ITEMS if (card.equip == "") != (card.subtype == "relic")] == []
    assert [card.name for card in ITEMS if card.fits and card.subtype == "relic"] == []
    assert [card.name for card in ITEMS if card.equip and parse_cost(card.equip).total > 9] == []


@rule("SB-E1")
def test_supports_and_actions_have_a_subtype_and_actions_are_quick_or_not():
    assert {card.subtype for card in SUPPORTS} == {"location", "event"}
    assert {(card.subtype, card.quick) for card in ACTIONS} == {
        ("attack", False), ("attack", True), ("effect", False), ("effect", True)
    }  # fmt: skip


@rule("SB-E1")
def test_there_is_an_avatar_for_each_alliance_and_avatars_have_no_cost():
    assert {name: card.alliance for name, card in AVATARS.items()} == {
        "Sol": "solar",
        "Luna": "lunar",
        "Mars": "meteor",
    }
    assert [name for name, card in AVATARS.items() if hasattr(card, "cost")] == []
    assert {card.rarity for card in AVATARS.values()} == {"avatar"}


@rule("SB-E1")
def test_tokens_are_bugs_or_items_without_a_cost_or_a_rarity():
    assert [card.name for card in TOKENS] == [
        "Ant", "Moth", "Spiderling", "Crater Beetle", "Earthworm", "Drone", "Termite", "Pebble Snail", "Bounty"
    ]  # fmt: skip
    assert [card.name for card in TOKENS if card.cost != ""] == []
    assert [card.name for card in TOKENS if card.name in DECK_CARDS] == []
    assert [card.name for card in DECK_CARDS.values() if card.cost == ""] == []
    assert {card.rarity for card in DECK_CARDS.values()} == {"common", "uncommon", "rare", "cosmic"}


@rule("SB-E1")
def test_cards_make_tokens_and_nothing_else_and_each_token_is_made_by_some_card():
    made = {node.token for card in CARDS.values() for node in walk(card) if isinstance(node, t.Make)}
    assert made == {card.name for card in TOKENS}


@rule("SB-E1")
def test_a_token_with_a_cost_and_a_card_without_one_are_refused():
    ant = {"word": "bug", "name": "Anthony", "cost": "1", "atk": 1, "def_": 1, "dev": 0, "species": ["ant"]}
    with pytest.raises(BadData, match=r"card.cost: a token has none"):
        card_from_data({**ant, "rarity": "token"}, "card")
    with pytest.raises(BadData, match=r"card.cost: a card needs one"):
        card_from_data({**ant, "cost": ""}, "card")


# --- SB-E2: costs -----------------------------------------------------------------------------------------------------


@rule("SB-E2")
def test_a_cost_is_a_number_and_then_letters_of_one_kind():
    assert parse_cost("2SS") == Cost(2, 2, SOLAR)
    assert parse_cost("L") == Cost(0, 1, LUNAR)
    assert parse_cost("1M") == Cost(1, 1, METEOR)
    assert parse_cost("3") == Cost(3, 0, NEUTRAL)
    assert parse_cost("0") == Cost(0, 0, NEUTRAL)
    assert parse_cost("10LLL").total == 13


@rule("SB-E2")
@pytest.mark.parametrize("text", ["SL", "S1", "2SLS", "-1", "1.5", "2s", "X", "2 S", "SSM", "D"])
def test_anything_else_is_no_cost(text: str):
    with pytest.raises(ValueError, match=f'no cost: "{text}"'):
        parse_cost(text)


@rule("SB-E2")
def test_the_alliance_follows_from_the_cost():
    assert [alliance_of(cost) for cost in ("2SS", "L", "1M", "3", "0")] == [
        "solar", "lunar", "meteor", "unaligned", "unaligned"
    ]  # fmt: skip
    assert alliance_of_card(CARDS["Antonio"]) == "solar"
    assert alliance_of_card(CARDS["Poison Gas"]) == "lunar"
    assert alliance_of_card(CARDS["Acid Rain"]) == "meteor"
    assert alliance_of_card(CARDS["Adventurous Earthworm"]) == "unaligned"


@rule("SB-E2")
def test_no_card_asks_for_draft_dust():
    assert [card.name for card in DECK_CARDS.values() if parse_cost(card.cost).dust == DRAFT] == []


@rule("SB-E2")
def test_the_alliance_of_a_token_is_for_equip_requirements():
    table = Table(mine=["Ant", "Moth", "Lacquered Breastplate"], hand=[DEAR], dust={"neutral": 1})
    table.equip("Lacquered Breastplate").sees(dust={})
    assert (table.stats("Ant"), table.stats("Moth")) == ("1/3", "1/1")


@rule("SB-E2")
def test_only_a_token_has_an_alliance_of_its_own():
    assert [card.name for card in BUGS if card.alliance and card.rarity != "token"] == []
    ant = {"word": "bug", "name": "Anthony", "cost": "1", "atk": 1, "def_": 1, "dev": 0, "species": ["ant"]}
    with pytest.raises(BadData, match=r"card.alliance: only for tokens"):
        card_from_data({**ant, "alliance": "solar"}, "card")


# --- SB-E3: closed lists and names ------------------------------------------------------------------------------------


@rule("SB-E3")
def test_species_classes_traits_and_keywords_are_of_closed_lists():
    assert [card.name for card in BUGS if not set(card.species) <= set(SPECIES)] == []
    assert [card.name for card in BUGS if not set(card.classes) <= set(CLASSES)] == []
    assert [card.name for card in BUGS if not set(card.traits + card.resists) <= set(TRAITS)] == []
    assert [card.name for card in BUGS if not set(card.keywords) <= set(KEYWORDS)] == []
    assert set(SPECIES) == {word for card in BUGS for word in card.species}
    assert set(CLASSES) == {word for card in BUGS for word in card.classes}


@rule("SB-E3")
@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("species", 'card.species: there is no species "unicorn"'),
        ("classes", 'card.classes: there is no class "unicorn"'),
        ("traits", 'card.traits: there is no trait "unicorn"'),
        ("keywords", 'card.keywords: there is no keyword "unicorn"'),
    ],
)
def test_a_word_that_is_not_of_the_list_is_refused(field: str, message: str):
    data = to_data(bug("Pest", "1", 1, 1, 1, ANT))
    assert isinstance(data, dict)
    with pytest.raises(BadData, match=message):
        card_from_data({**data, field: ["unicorn"]}, "card")


@rule("SB-E3")
def test_ant_in_a_text_is_the_species_and_not_the_name():
    named_so = bug("Ant in Name Only", "1", 1, 1, 1, BEETLE, HARDSHELL)
    table = Table(mine=["Ant in Name Only", "Picnic Raiders", "Ant", "Sergeant Six-Legs"], cards=[named_so])
    assert table.stats("Ant in Name Only") == "1/1"
    assert table.stats("Picnic Raiders") == "4/2"
    assert table.stats("Ant") == "2/1"


@rule("SB-E3")
def test_one_name_has_one_rarity():
    assert len(PAGES) == len(CARDS) == len({name.casefold() for name in CARDS})
    with pytest.raises(BadData, match='there already is a card "Antonio"'):
        Table(cards=[bug("Antonio", "1", 1, 1, 1, ANT)])
    with pytest.raises(BadData, match='there already is a card "Tony"'):
        Table(cards=[bug("Tony", "1", 1, 1, 1, ANT), *rare(bug("Tony", "1", 1, 1, 1, ANT))])
    with pytest.raises(BadData, match='there already is a card "Ant"'):
        Table(cards=[token("Ant", 2, 2, ANT)])


# --- what the rulebook tells of cards ---------------------------------------------------------------------------------


def test_the_cards_that_the_rulebook_names_are_as_it_tells():
    earthworm, gold, gilded = CARDS["Adventurous Earthworm"], CARDS["Gold Field Ants"], CARDS["Gilded Sentry Ants"]
    assert isinstance(earthworm, t.Bug) and earthworm.dev == 2
    assert isinstance(gold, t.Bug) and (gold.species, gold.def_) == (("ant",), 1)
    assert isinstance(gilded, t.Bug) and (gilded.species, gilded.def_) == (("ant",), 1)
    assert isinstance(CARDS["Antonio"], t.Bug)
    assert [card.name for card in BUGS if card.name.startswith("Dave")] == ["Dave Swiftfoot", "Dave, Hired Sword"]
    quick = [card.name for card in ACTIONS if card.quick]
    assert {"Scent of Nightshade", "Poison Gas"} <= set(quick)
    assert isinstance(CARDS["Magnifying Blast"], t.Action) and "Magnifying Blast" not in quick
    assert {"Acid Rain", "Antpocalypse", "Twilight's Charm"} <= {card.name for card in ACTIONS}
