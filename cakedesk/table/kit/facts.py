"""`Facts`: whether what something depends on has changed, so that nothing is shown or laid out twice."""

from __future__ import annotations

from PySide6.QtCore import QRectF


class Facts:
    """Remembers what something was made of.

    Rectangles and lists are remembered as they are now: who changes them later changes nothing here.

    >>> told = Facts()
    >>> told.changed("Ada", [3]), told.changed("Ada", [3]), told.changed("Ada", [4])
    (True, False, True)
    """

    def __init__(self) -> None:
        self._known: object = None

    def changed(self, *facts: object) -> bool:
        """Take facts, and say whether any is new.

        Args:
            facts: all that something depends on, each comparable, in the same order every time.

        Returns:
            Whether something has to be done: they differ from those before, or there were none.
        """
        known, self._known = self._known, _kept(facts)
        return known is None or known != self._known

    def forget(self) -> None:
        """Know nothing: whatever comes next is new."""
        self._known = None


def _kept(fact: object) -> object:
    if isinstance(fact, QRectF):
        return fact.getRect()
    if isinstance(fact, (list, tuple)):
        return tuple(map(_kept, fact))
    return fact
