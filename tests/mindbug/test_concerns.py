"""Which rules concern a card: the lists name rules that there are, and leave no keyword, trigger or effect out."""

import re

import pytest

from bugduel.mindbug.cards import tree
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.text.concerns import KEYWORD_RULES, TRIGGER_RULES, WORD_RULES
from bugduel.trees.data import nodes_of, word_of

WRITTEN = set(re.findall(r"^- \*\*(MB-[A-Z]\d+)\*\*", MINDBUG.rulebook("en"), re.MULTILINE))
JOINS = {"if"}  # says nothing by itself


@pytest.mark.parametrize("rules", [KEYWORD_RULES, TRIGGER_RULES, WORD_RULES], ids=["keywords", "triggers", "words"])
def test_every_rule_that_is_named_exists(rules):
    assert len(WRITTEN) > 80
    assert {name: set(ids) - WRITTEN for name, ids in rules.items() if not set(ids) <= WRITTEN} == {}
    assert all(rules.values()), "an entry without a rule"


def test_every_keyword_and_every_trigger_has_a_rule():
    glossary = MINDBUG.glossary("en")
    assert list(KEYWORD_RULES) == [term.id for term in glossary["keywords"]]
    assert set(TRIGGER_RULES) == {term.id for term in glossary["triggers"]}


def test_every_word_that_does_something_has_a_rule():
    words = {word_of(node) for node in nodes_of(tree) if issubclass(node, tree.Effect | tree.Constant)}
    assert set(WORD_RULES) == words - JOINS


def rules_of(name: str) -> list[str]:
    return next(page.rules() for page in MINDBUG.cards() if page.name == name)


def test_rules_of_keywords_come_first_and_each_comes_once():
    assert rules_of("Plated Scorpion") == ["MB-K5", "MB-K3"]
    assert rules_of("Compost Dragon") == ["MB-K2", "MB-G1", "MB-P3", "MB-M6", "MB-P4"]
    for page in MINDBUG.cards():
        assert len(set(page.rules())) == len(page.rules()), page.name


def test_a_creature_without_any_text_needs_no_rule_of_its_own():
    assert rules_of("Gorillion") == []


def test_keywords_that_a_card_gives_to_others_concern_it():
    assert {"MB-K2", "MB-K3"} <= set(rules_of("Snail Thrower"))
    assert {"MB-K1", "MB-K2", "MB-K3", "MB-K4", "MB-Y2"} <= set(rules_of("Sharky Crab-Dog-Mummypus"))


def test_figures_of_the_later_sets_bring_their_rules():
    assert "MB-H1" in rules_of("Artimist")
    assert {"MB-X2", "MB-K1", "MB-K2"} <= set(rules_of("Sluggernaut"))
    assert "MB-V3" in rules_of("Thunder Queen")
    power_card = next(page for page in MINDBUG.cards() if page.sheet().kind == "power-card")
    assert power_card.rules()[:2] == ["MB-C1", "MB-C3"]
