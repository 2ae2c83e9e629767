"""What is printed of a game: all that lies in its box, sorted by size."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from cakedesk.art.face import Face
from cakedesk.engine.registry import game_folder


class PrintedCard(NamedTuple):
    """One card."""

    front: Face
    back: Face  # its other side, of the same shape


class PrintedSet(NamedTuple):
    """Cards of one size."""

    width_mm: float  # how wide each is; how high, its face says
    cards: Sequence[PrintedCard]  # at least one, all of one shape

    @property
    def height_mm(self) -> float:
        """How high each card is."""
        return self.width_mm / self.cards[0].front.aspect


def printed_deck(game_id: str, lists: Any) -> list[PrintedSet]:
    """All cards of a game, with words in the language that is spoken now.

    Args:
        game_id: such as ``top-cake``; its module here has the name of its folder, and a function `deck`.
        lists: its card lists.
    """
    deck: list[PrintedSet] = import_module(f"cakedesk.printing.{game_folder(game_id)}").deck(lists)
    return deck
