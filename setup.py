"""Builds the hot modules with mypyc where a C compiler is there; without one the same source runs as it is.

BUGDUEL_COMPILE=0 builds the plain package, BUGDUEL_COMPILE=1 fails where it cannot compile.
"""

import os
import sys
from glob import glob

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ["src/bugduel/core/{event,move,rng,state,playout}.py", "src/bugduel/mindbug/{%s}.py"]

CORE = ["errors", "event", "move", "playout", "rng", "state"]
MINDBUG = [
    "actions",
    "attack",
    "board",
    "choices",
    "course",
    "deal",
    "duel",
    "effects",
    "keywords",
    "layers",
    "pieces",
    "pool",
    "program",
]
