"""What the table of Cake Swap states of itself; see `BoardEntry`."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.table.boards.entry import BoardEntry, TableAid

ENTRY = BoardEntry(
    "cake_swap",
    minutes=30,
    pitch=QT_TRANSLATE_NOOP(
        "CakeSwapBoard", "Stack layers from large to small, and win ribbons before others do."
    ),
    aids=(
        TableAid(
            "points",
            line=QT_TRANSLATE_NOOP("CakeSwapBoard", "also which ribbons your cake wins, or still could"),
        ),
        TableAid(
            "unseen",
            line=QT_TRANSLATE_NOOP("CakeSwapBoard", "layers still in the deck, by size and frosting"),
        ),
        TableAid(
            "targets",
            QT_TRANSLATE_NOOP("CakeSwapBoard", "Cards and places"),
            QT_TRANSLATE_NOOP("CakeSwapBoard", "those that fit light up"),
        ),
        TableAid("hints"),
    ),
    needs_curtain=None,  # all lies open
)
