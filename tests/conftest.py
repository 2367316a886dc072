"""Lets the tests import their own helpers (duel, marks, modes)."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
