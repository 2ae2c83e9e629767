"""One line of the log: what happened, in words, and which things on the table it is about."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple


class LogLine(NamedTuple):
    """One line of the log, made from events of one pair of eyes.

    Attributes:
        seat: whose doing it was; -1 for nobody's.
        text: one sentence, translated; a heading if `is_heading`.
        marks: the things that it is about, as values that the game's board understands (`Board.light`), such
            as card indexes.
        is_heading: whether a round or a phase begins here: `text` names it.
        at: the number of the event, among those of its action, after which it was so; None: after all.
        aid: the field of `Aids` without which the line is not told; empty: it is always told.
    """

    seat: int
    text: str
    marks: tuple[Hashable, ...] = ()
    is_heading: bool = False
    at: int | None = None
    aid: str = ""


def line_of_deed(lines: Iterable[LogLine], seat: int) -> LogLine | None:
    """The line that says what a seat did itself, among those of its action.

    Args:
        lines: all of the action: some tell what came of it.
        seat: whose action it was.

    Returns:
        The first line of the seat that is no heading; None if there is none.
    """
    return next((line for line in lines if line.seat == seat and not line.is_heading), None)
