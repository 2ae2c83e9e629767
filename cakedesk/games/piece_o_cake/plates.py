"""Plates: a heap of slices as one int, a byte for each variety, so that heaps add like numbers.

The slices of one variety are alike, so how many there are of each says all. No heap has more than 57 slices:
a byte never overflows, and 57 < 255 makes the sum of all bytes the remainder by 255.

>>> heap = 2 * UNITS[0] + UNITS[3]
>>> size(heap), counts(heap)[:4], varieties(heap)
(3, (2, 0, 0, 1), [0, 3])
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import prod

VARIETIES = 8
_BITS = 8
_ALMOST = int.from_bytes(b"\x7f" * VARIETIES)
_TOP_BITS = int.from_bytes(b"\x80" * VARIETIES)
_LARGEST = (1 << _BITS * VARIETIES) - 1

UNITS = tuple(1 << _BITS * variety for variety in range(VARIETIES))
"""The heap of one slice, by variety."""


def heap_of(slices: Iterable[int]) -> int:
    """The heap of some slices.

    Args:
        slices: their varieties; at most 57.

    Returns:
        The heap.
    """
    return sum(map(UNITS.__getitem__, slices))


def counts(heap: int) -> tuple[int, ...]:
    """How many slices of each variety a heap has.

    Args:
        heap: a heap.

    Returns:
        A count for each variety.
    """
    return tuple(heap.to_bytes(VARIETIES, "little"))


def size(heap: int) -> int:
    """How many slices a heap has.

    Args:
        heap: a heap.

    Returns:
        The sum over its varieties.
    """
    return heap % 255


def slices_of(heap: int) -> list[int]:
    """The slices of a heap one by one.

    Args:
        heap: a heap.

    Returns:
        Their varieties, ascending.
    """
    return [variety for variety, count in enumerate(counts(heap)) for _ in range(count)]


def varieties(heap: int) -> list[int]:
    """The varieties that a heap has slices of.

    Args:
        heap: a heap.

    Returns:
        The varieties, ascending.
    """
    return [variety for variety, count in enumerate(heap.to_bytes(VARIETIES, "little")) if count]


def variety_count(heap: int) -> int:
    """How many varieties a heap has slices of, quickly.

    Args:
        heap: a heap.

    Returns:
        The number, 0 to 8.
    """
    # A byte that is not 0 gets its top bit set by adding 127, and none carries into the next one.
    return (heap + _ALMOST & _TOP_BITS).bit_count()


def all_of(heap: int, variety: int) -> int:
    """The slices of one variety that a heap has, as a heap.

    Args:
        heap: a heap.
        variety: the variety.

    Returns:
        A part of the heap.
    """
    return heap & 0xFF << _BITS * variety


def is_heap(number: int) -> bool:
    """Whether an int can be read as a heap.

    Args:
        number: any int.

    Returns:
        True if it has a byte for each variety and no more.
    """
    return 0 <= number <= _LARGEST


@lru_cache(maxsize=4096)
def _choices(heap: int) -> tuple[tuple[int, int], ...]:
    return tuple((UNITS[variety], count + 1) for variety, count in enumerate(counts(heap)) if count)


@lru_cache(maxsize=4096)
def ways_to_eat(heap: int) -> int:
    """In how many ways a part of a heap can be chosen.

    Args:
        heap: a heap.

    Returns:
        The number of its parts, nothing and all included.
    """
    return prod(number for _, number in _choices(heap))


def nth_part(heap: int, place: int) -> int:
    """One of the parts of a heap.

    Args:
        heap: a heap.
        place: which one, from 0 to `ways_to_eat` less one.

    Returns:
        The part.
    """
    part = 0
    for one, number in _choices(heap):
        place, count = divmod(place, number)
        part += one * count
    return part


def all_parts(heap: int) -> list[int]:
    """Every part of a heap.

    Args:
        heap: a heap.

    Returns:
        The parts; the first is nothing, the last all of it.
    """
    found = [0]
    for one, number in _choices(heap):
        found = [part + one * count for count in range(number) for part in found]
    return found
