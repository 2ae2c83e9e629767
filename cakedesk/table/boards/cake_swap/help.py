"""Which part of the help fits the table of Cake Swap, and what is told of a card beside its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.composer import TOOL_NAMES
from cakedesk.table.items import TableItem

if TYPE_CHECKING:
    from cakedesk.table.boards.cake_swap.screen import Screen


def help_place(look: Observation[CakeSwapState]) -> str:
    """See `BoardEntry.help_place`."""
    shown = look.shown
    if shown.turn() == OVER:
        return "end"
    if shown.held >= 0:
        return "place"
    return "ribbons" if shown.taken else "turn"


def item_help(screen: Screen, item: TableItem) -> tuple[str, ...]:
    """What is told of an item."""
    kind, _, which = item.key.partition("/")
    for tool, name in TOOL_NAMES.items():
        if kind == name:
            return screen.words.tool_in_full(tool)
    if kind == "card":
        return screen.words.card_told(int(which))
    if kind in {"ribbon", "won"}:
        return screen.words.ribbon_told(int(which))
    return ()
