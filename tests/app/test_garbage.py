"""Full searches for garbage happen when they are asked for, and only then."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from cakedesk.app.desk import garbage


class Ring:
    """Something that only a search can find when nobody needs it any more."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def _as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


def full_searches() -> int:
    return int(gc.get_stats()[2]["collections"])


@pytest.mark.usefixtures("_as_before")
def test_all_objects_are_searched_only_when_asked() -> None:
    garbage.search_only_when_asked()
    before = full_searches()
    kept = [[Ring() for _ in range(1000)] for _ in range(300)]
    assert full_searches() == before
    ring = Ring()
    gone = weakref.ref(ring)
    del ring
    garbage.search()
    assert full_searches() == before + 1
    assert gone() is None
    assert len(kept) == 300
