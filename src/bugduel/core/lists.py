"""New lists out of old ones.

Lists of numbers in a state are replaced, never changed in place: clones share them, and those who have none share one.
The loops are written out because mypyc compiles them to something faster than calls of the general functions.
"""

from typing import Any, Final

NO_INTS: Final[list[int]] = []


def made_once(verb: int, last: int) -> list[Any]:
    """The actions of a verb with 0 to `last`, as objects to put into lists of choices.

    With Any the compiler takes an object as it is. Of an int it would make a machine integer, and of that a new object.
    """
    return [verb | number for number in range(last + 1)]


def has(numbers: list[int], number: int) -> bool:
    for one in numbers:
        if one == number:
            return True
    return False


def inserted(numbers: list[int], number: int) -> list[int]:
    """A sorted list with one more number at its place."""
    place = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    longer = numbers[:]
    longer.insert(place, number)
    return longer


def without(numbers: list[int], number: int) -> list[int]:
    """A list less the first of its numbers that is equal to this one, which must be there."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            shorter = numbers[:]
            shorter.pop(place)
            return shorter
    raise ValueError(f"{number} is not in the list")
