"""New lists out of old ones.

Lists of numbers in a state are replaced, never changed in place: clones share them, and those who have none share one.
The loops are written out because mypyc compiles them to something faster than calls of the general functions.
"""

from typing import Any, Final

from mypy_extensions import i64

NO_INTS: Final[list[int]] = []
ROOM: Final = [0]  # added to a list, it makes a copy of the right length at once


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


def added(numbers: list[int], number: int) -> list[int]:
    """A list with one more number at its end."""
    longer = numbers + ROOM
    longer[-1] = number
    return longer


def inserted(numbers: list[int], number: int) -> list[int]:
    """A sorted list with one more number at its place."""
    longer: list[Any] = numbers + ROOM  # Any: see `made_once`
    place: i64 = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        longer[place] = longer[place - 1]
        place -= 1
    longer[place] = number
    return longer


def without(numbers: list[int], number: int) -> list[int]:
    """A list less the first of its numbers that is equal to this one, which must be there."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            items: list[Any] = numbers
            shorter: list[Any] = numbers[1:]
            for earlier in range(place):
                shorter[earlier] = items[earlier]
            return shorter
    raise ValueError(f"{number} is not in the list")
