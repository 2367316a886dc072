"""Our bots on somebody's server, as programs from outside: by its API for bots, and nothing else."""

from bugduel.remote.api import Api, RefusedByServer, is_address
from bugduel.remote.outsider import Outsider, Plan
from bugduel.remote.thinking import Thinkers

__all__ = ["Api", "Outsider", "Plan", "RefusedByServer", "Thinkers", "is_address"]
