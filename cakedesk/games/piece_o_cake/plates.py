"""Plates: a heap of slices as one int, a byte for each variety, so that heaps add like numbers.

The slices of one variety are alike, so how many there are of each says all. No heap has more than 57 slices:
a byte never overflows, and 57 < 255 makes the sum of all bytes the remainder by 255.

>>> heap = 2 * UNITS[0] + UNITS[3]
>>> size(heap), counts(heap)[:4], varieties(heap)
(3, (2, 0, 0, 1), (0, 3))
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from math import prod

VARIETIES = 8
_BITS = 8
_ALMOST = int.from_bytes(b"\x7f" * VARIETIES)
_ONE_OF_EACH = int.from_bytes(b"\x01" * VARIETIES)
_TOP_BITS = int.from_bytes(b"\x80" * VARIETIES)
_HALF_BITS = _BITS * VARIETIES // 2
_LOW_HALF = (1 << _HALF_BITS) - 1
_FEW_SLICES = 5
_LARGEST = (1 << _BITS * VARIETIES) - 1

UNITS = tuple(1 << _BITS * variety for variety in range(VARIETIES))
"""The heap of one slice, by variety."""

_VARIETIES_BY_TOP_BITS = {
    sum(units) << _BITS - 1: tuple(map(UNITS.index, units))
    for number in range(VARIETIES + 1)
    for units in combinations(UNITS, number)
}


def heap_of(slices: Iterable[int]) -> int:
    """The heap of some slices: their varieties, at most 57."""
    return sum([UNITS[variety] for variety in slices])


def counts(heap: int) -> tuple[int, ...]:
    """How many slices of each variety a heap has."""
    return tuple(heap.to_bytes(VARIETIES, "little"))


def size(heap: int) -> int:
    """How many slices a heap has."""
    return heap % 255


def slices_of(heap: int) -> list[int]:
    """The slices of a heap one by one, their varieties ascending."""
    return [variety for variety, count in enumerate(counts(heap)) for _ in range(count)]


def varieties(heap: int) -> tuple[int, ...]:
    """The varieties that a heap has slices of, ascending."""
    # A byte that is not 0 gets its top bit set by adding 127, and none carries into the next one.
    return _VARIETIES_BY_TOP_BITS[heap + _ALMOST & _TOP_BITS]


def all_of(heap: int, variety: int) -> int:
    """The slices of one variety that a heap has, as a heap."""
    return heap & 0xFF << _BITS * variety


def is_lesser(heap: int, other: int) -> bool:
    """Whether another heap has the same slices and more.

    >>> is_lesser(UNITS[0], UNITS[0] + UNITS[3]), is_lesser(UNITS[0], UNITS[0]), is_lesser(UNITS[3], UNITS[0])
    (True, False, False)
    """
    # A byte that is too small for what is taken from it loses its top bit.
    return heap != other and (other + _TOP_BITS - heap) & _TOP_BITS == _TOP_BITS


def is_heap(number: int) -> bool:
    """Whether an int can be read as a heap: it has a byte for each variety and no more."""
    return 0 <= number <= _LARGEST


@lru_cache(maxsize=4096)
def ways_to_eat(heap: int) -> int:
    """How many parts a heap has, nothing and all included."""
    return prod((heap + _ONE_OF_EACH).to_bytes(VARIETIES, "little"))


def nth_part(heap: int, place: int) -> int:
    """One of the parts of a heap: which one, from 0, in the order of `all_parts`."""
    if heap % 255 <= _FEW_SLICES:
        return _parts(heap)[place]
    low_parts = _parts(heap & _LOW_HALF)
    high, low = divmod(place, len(low_parts))
    return low_parts[low] + (_parts(heap >> _HALF_BITS)[high] << _HALF_BITS)


def all_parts(heap: int) -> list[int]:
    """Every part of a heap; the first is nothing, the last all of it."""
    found = [0]
    for one, count in zip(UNITS, counts(heap), strict=True):
        if count:
            found = [part + one * eaten for eaten in range(count + 1) for part in found]
    return found


@cache
def _parts(heap: int) -> tuple[int, ...]:
    """`all_parts` of a heap of few slices or few varieties: there are little more than two thousand such."""
    return tuple(all_parts(heap))
