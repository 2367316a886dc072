"""Running every test in other ways: BUGDUEL_TEST_MODE=clone (or json) plays each choice on a fresh copy.

A clone that shares a list, or a save that forgets a field, then fails wherever the difference shows.
"""

import json
import os

from bugduel.core import State
from bugduel.games import GAMES
from views import well_shaped

MODE = os.environ.get("BUGDUEL_TEST_MODE", "")
assert MODE in ("", "clone", "json"), f"no such BUGDUEL_TEST_MODE: {MODE}"


def copied(state: State) -> State:
    """The state to go on with after a choice; whatever is played is shown as the tables of the game say."""
    well_shaped(state)
    if not MODE:
        return state
    if MODE == "clone":
        twin = state.clone()
    else:
        data = json.loads(json.dumps(state.to_data()))
        twin = GAMES[data["game"]].from_data(data)
    twin.record(state.recorded())
    return twin
