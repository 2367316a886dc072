"""Effects that no card says in words: distributing octonite, turning a face, the results of dice.

The star keeps their names apart from those of cards.
"""

from typing import Final

from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.lower_effects import EffectLowering
from bugduel.mindbug.program.program import Program, Step

# On entering, before Play effects (MB-H5).
DISTRIBUTE: Final = Program("*distribute", [Step(o.DISTRIBUTE), Step(o.TRIGGER_PLAY)], True)
# TOUGH saved a card of several faces (MB-X2).
TURN_FACE: Final = Program(
    "*turn-face",
    [Step(o.UNLESS_HERE, to=4), Step(o.ASK_OPTION, most=2), Step(o.TURN_FACE, 1), Step(o.TURN_FACE, 2)],
    True,
)

_this = t.Choice(0, None, t.Creatures("this"))
_FACES: tuple[t.Effect, ...] = (
    t.ThisTurn(_this, t.Have(t.Creatures("this"), 1)),
    t.ThisTurn(_this, t.Have(t.Creatures("this"), 2)),
    t.ThisTurn(_this, t.Have(t.Creatures("this"), 3)),
    t.GainEnergy(1),
    t.GainEnergy(2),
    t.Discard(1, "opponent"),
)
# What the faces 1 to 6 of a die do (MB-I2).
DICE: Final = [
    Program(f"*die/{face}", EffectLowering({}).steps_of([effect]), True, o.ATTACKS)
    for face, effect in enumerate(_FACES, 1)
]
BUILTIN: Final = {program.name: program for program in (DISTRIBUTE, TURN_FACE, *DICE)}
