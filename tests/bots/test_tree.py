"""The tree of a search, which is kept from one choice to the next."""

import pytest

from bugduel.bots.tree import Node, TreeSearch
from moments import TABLE_IDS, TABLES, moments


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_a_kept_tree_that_lacks_choices_of_the_new_root_gets_them_all_at_once(game: str, options: dict[str, object]):
    asked = 0
    for state in moments(game, options, 0, 5):
        choices = state.search_model().search_actions(state)
        if len(choices) < 3 or state.search_model().forced_pass(state) >= 0:
            continue
        asked += 1
        root = Node(-1, -1)
        root.child(choices[0], state.actor()).learn(1.0)  # all that imagined games led to
        TreeSearch().iterate(root, state.clone())
        assert sorted(root.children) == sorted(choices)
        assert all(child.visits for child in root.children.values())
    assert asked > 3
