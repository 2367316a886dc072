"""Which rules concern a card: the lists name rules that there are, and leave no kind, keyword or trigger out."""

import re

import pytest

from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.text.concerns import KEYWORD_RULES, KIND_RULES, TRIGGER_RULES

WRITTEN = set(re.findall(r"^- \*\*(SB-[A-Z]\d+)\*\*", SHARD_BUGS.rulebook("en"), re.MULTILINE))


@pytest.mark.parametrize("rules", [KIND_RULES, KEYWORD_RULES, TRIGGER_RULES], ids=["kinds", "keywords", "triggers"])
def test_every_rule_that_is_named_exists(rules):
    assert len(WRITTEN) > 100
    assert {name: set(ids) - WRITTEN for name, ids in rules.items() if not set(ids) <= WRITTEN} == {}


def test_every_keyword_and_every_trigger_has_a_rule():
    glossary = SHARD_BUGS.glossary("en")
    for name, rules in (("kinds", KIND_RULES), ("keywords", KEYWORD_RULES), ("triggers", TRIGGER_RULES)):
        assert set(rules) == {term.id for term in glossary[name]}
    assert all(KEYWORD_RULES.values()) and all(TRIGGER_RULES.values())


def test_a_card_has_those_of_its_keywords_first():
    pages = {page.name: page for page in SHARD_BUGS.cards()}
    assert pages["Gold Field Ants"].rules() == ["SB-C10"]
    assert pages["Luna"].rules()[-2:] == ["SB-A1", "SB-A2"]
    venomous = next(page for page in pages.values() if "venom" in page.sheet().keywords)
    assert "SB-Y9" in venomous.rules()
