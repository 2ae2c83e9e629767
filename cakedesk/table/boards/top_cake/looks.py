"""What the board asks of looks."""

from __future__ import annotations

from cakedesk.games.top_cake.phases import BIDDING
from cakedesk.table.boards.top_cake.bid_composer import Look


def same_stacks(one: Look, other: Look | None) -> bool:
    """Whether the stacks, and the cards that are still to be placed, are the same for both."""
    return other is not None and (one.shown.stacks, one.shown.won) == (other.shown.stacks, other.shown.won)


def is_untouched(look: Look) -> bool:
    """Whether the game has not begun: its row is dealt now."""
    shown = look.shown
    return shown.round == 0 and shown.phase == BIDDING and shown.bid_turns == 0
