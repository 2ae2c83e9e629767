"""The aids of a match: what the table tells that people could work out by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Aids(NamedTuple):
    """Which aids are on in a match. The record keeps them under `table`, key ``aids``.

    Attributes:
        points: points so far, and what a move would gain.
        unseen: what seats may still hold and what is still to come, counted from what lay open.
        targets: where what is picked up may go lights up.
        warnings: a word before a move that loses something.
        hints: what a strong player would do, and why; and why computer players did what they did.
    """

    points: bool = True
    unseen: bool = True
    targets: bool = True
    warnings: bool = True
    hints: bool = True

    @property
    def gains(self) -> bool:
        """Whether it is told what a move would gain. Untold losses would show in it: it needs both aids."""
        return self.points and self.warnings

    @classmethod
    def from_table(cls, table: Mapping[str, object]) -> Aids:
        """Read the aids of a match.

        Args:
            table: the record's ``table``.

        Returns:
            The aids; what is not said there, or not understood, is on.
        """
        given = table.get("aids")
        if not isinstance(given, Mapping):
            return cls()
        return cls(**{name: given.get(name) is not False for name in cls._fields})

    def to_json(self) -> dict[str, bool]:
        """The aids as the record's ``table`` holds them."""
        return self._asdict()
