"""What the steps of each op do: a question or an effect."""

from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.mindbug.program import ops as o
from bugduel.mindbug.rules.effects.effect import Effect
from bugduel.mindbug.rules.questions.question import Question


@mypyc_attr(acyclic=True)
class Entry:
    """The question that the steps of an op ask, or the effect that they have.

    Not two lists of questions and effects: what is taken from a list is checked to be what it should, and with many
    subclasses that takes longer than all else about finding it.
    """

    __slots__ = ("effect", "question")

    def __init__(self, question: Question, effect: Effect) -> None:
        self.question = question
        self.effect = effect


NO_QUESTION: Final = Question()
NO_EFFECT: Final = Effect()

# By op. `course` fills it, so that questions and effects can look at those that come after them.
ENTRIES: Final = [Entry(NO_QUESTION, NO_EFFECT)] * o.OPS
